// Generated from daybook/catalog/v1/coffee_files.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The table to export.
  public enum CoffeeTable: WireEnum, CaseIterable {
    case unspecified
    case coffees
    case recipes
    case notes
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.CoffeeTable {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .coffees
    case 2: self = .recipes
    case 3: self = .notes
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .coffees: return 1
    case .recipes: return 2
    case .notes: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.CoffeeTable] = [
    .unspecified,
    .coffees,
    .recipes,
    .notes,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("COFFEE_TABLE_UNSPECIFIED", 0),
    ("COFFEE_TABLE_COFFEES", 1),
    ("COFFEE_TABLE_RECIPES", 2),
    ("COFFEE_TABLE_NOTES", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "COFFEE_TABLE_UNSPECIFIED"
    case 1: return "COFFEE_TABLE_COFFEES"
    case 2: return "COFFEE_TABLE_RECIPES"
    case 3: return "COFFEE_TABLE_NOTES"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// A coffee of another program.
  public struct ForeignCoffee: Message {
    /// Its unmodified id there; 1 to 200 characters.
    public var sourceID: String = ""

    /// The name.
    public var name: String = ""

    /// The roaster.
    public var roaster: String = ""

    /// The place of origin.
    public var origin: String = ""

    /// How it was processed; unknown options are kept.
    public var processing: String = ""

    /// The roast level; unknown options are kept.
    public var roastLevel: String = ""

    /// When it was added; absent if unknown.
    public var dateAdded: GoogleProtobuf.Timestamp?

    /// The roast date.
    public var roastedOn: LocalDay?

    /// The day on which the bag was opened.
    public var openedOn: LocalDay?

    /// Grams in the full bag; 0 if not stated.
    public var bagSizeG: Double = 0

    /// Whether it is used up.
    public var finished: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      sourceID: String = "",
      name: String = "",
      roaster: String = "",
      origin: String = "",
      processing: String = "",
      roastLevel: String = "",
      dateAdded: GoogleProtobuf.Timestamp? = nil,
      roastedOn: LocalDay? = nil,
      openedOn: LocalDay? = nil,
      bagSizeG: Double = 0,
      finished: Bool = false
    ) {
      self.sourceID = sourceID
      self.name = name
      self.roaster = roaster
      self.origin = origin
      self.processing = processing
      self.roastLevel = roastLevel
      self.dateAdded = dateAdded
      self.roastedOn = roastedOn
      self.openedOn = openedOn
      self.bagSizeG = bagSizeG
      self.finished = finished
    }
  }
}

extension CatalogV1.ForeignCoffee {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ForeignCoffee"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "source_id", "sourceId"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "roaster", "roaster", isRedacted: true),
    FieldInfo(4, "origin", "origin", isRedacted: true),
    FieldInfo(5, "processing", "processing", isRedacted: true),
    FieldInfo(6, "roast_level", "roastLevel", isRedacted: true),
    FieldInfo(7, "date_added", "dateAdded", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "roasted_on", "roastedOn"),
    FieldInfo(9, "opened_on", "openedOn"),
    FieldInfo(10, "bag_size_g", "bagSizeG"),
    FieldInfo(11, "finished", "finished"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(finished, 11, BoolField.self)
    sink.implicit(bagSizeG, 10, DoubleField.self)
    sink.optional(openedOn, 9, TextField<LocalDay>.self)
    sink.optional(roastedOn, 8, TextField<LocalDay>.self)
    sink.optional(dateAdded, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(roastLevel, 6, StringField.self)
    sink.implicit(processing, 5, StringField.self)
    sink.implicit(origin, 4, StringField.self)
    sink.implicit(roaster, 3, StringField.self)
    sink.implicit(name, 2, StringField.self)
    sink.implicit(sourceID, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: sourceID = try StringField.read(from: &reader)
      case 18: name = try StringField.read(from: &reader)
      case 26: roaster = try StringField.read(from: &reader)
      case 34: origin = try StringField.read(from: &reader)
      case 42: processing = try StringField.read(from: &reader)
      case 50: roastLevel = try StringField.read(from: &reader)
      case 58: try reader.merge(&dateAdded)
      case 66: roastedOn = try reader.text(LocalDay.self)
      case 74: openedOn = try reader.text(LocalDay.self)
      case 81: bagSizeG = try DoubleField.read(from: &reader)
      case 88: finished = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(sourceID, "sourceId", StringField.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(roaster, "roaster", StringField.self, isRedacted: true)
    try writer.implicit(origin, "origin", StringField.self, isRedacted: true)
    try writer.implicit(processing, "processing", StringField.self, isRedacted: true)
    try writer.implicit(roastLevel, "roastLevel", StringField.self, isRedacted: true)
    try writer.optional(dateAdded, "dateAdded", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(roastedOn, "roastedOn", TextField<LocalDay>.self)
    try writer.optional(openedOn, "openedOn", TextField<LocalDay>.self)
    try writer.implicit(bagSizeG, "bagSizeG", DoubleField.self)
    try writer.implicit(finished, "finished", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&sourceID, StringField.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&roaster, StringField.self)
      case 4: try reader.read(&origin, StringField.self)
      case 5: try reader.read(&processing, StringField.self)
      case 6: try reader.read(&roastLevel, StringField.self)
      case 7: try reader.read(&dateAdded, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.formed(&roastedOn, LocalDay.self)
      case 9: try reader.formed(&openedOn, LocalDay.self)
      case 10: try reader.read(&bagSizeG, DoubleField.self)
      case 11: try reader.read(&finished, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A recipe of another program.
  public struct ForeignRecipe: Message {
    /// Its id there, or the parameters that identify it; 1 to 200 characters.
    public var sourceID: String = ""

    /// The name.
    public var name: String = ""

    /// The method.
    public var brewingMethod: String = ""

    /// 1 pour-over, 2 French press, 3 Aeropress, 4 espresso, 5 other; 0 to derive it from the
    /// method's name.
    public var family: Int32 = 0

    /// The grinder.
    public var grinder: String = ""

    /// The setting; 0 if not stated.
    public var grindSize: Int32 = 0

    /// °C; 0 if not stated.
    public var waterTemp: Int32 = 0

    /// Grams of coffee.
    public var dose: Double = 0

    /// Seconds; 0 if not stated.
    public var brewTime: Int32 = 0

    /// Seconds.
    public var bloomTime: Int32 = 0

    /// Grams of water: for espresso the output, otherwise what is poured.
    public var water: Double = 0

    /// Whether the Aeropress is used inverted.
    public var inverted: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      sourceID: String = "",
      name: String = "",
      brewingMethod: String = "",
      family: Int32 = 0,
      grinder: String = "",
      grindSize: Int32 = 0,
      waterTemp: Int32 = 0,
      dose: Double = 0,
      brewTime: Int32 = 0,
      bloomTime: Int32 = 0,
      water: Double = 0,
      inverted: Bool = false
    ) {
      self.sourceID = sourceID
      self.name = name
      self.brewingMethod = brewingMethod
      self.family = family
      self.grinder = grinder
      self.grindSize = grindSize
      self.waterTemp = waterTemp
      self.dose = dose
      self.brewTime = brewTime
      self.bloomTime = bloomTime
      self.water = water
      self.inverted = inverted
    }
  }
}

extension CatalogV1.ForeignRecipe {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ForeignRecipe"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "source_id", "sourceId"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "brewing_method", "brewingMethod", isRedacted: true),
    FieldInfo(4, "family", "family"),
    FieldInfo(5, "grinder", "grinder", isRedacted: true),
    FieldInfo(6, "grind_size", "grindSize"),
    FieldInfo(7, "water_temp", "waterTemp"),
    FieldInfo(8, "dose", "dose"),
    FieldInfo(9, "brew_time", "brewTime"),
    FieldInfo(10, "bloom_time", "bloomTime"),
    FieldInfo(11, "water", "water"),
    FieldInfo(12, "inverted", "inverted"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(inverted, 12, BoolField.self)
    sink.implicit(water, 11, DoubleField.self)
    sink.implicit(bloomTime, 10, Int32Field.self)
    sink.implicit(brewTime, 9, Int32Field.self)
    sink.implicit(dose, 8, DoubleField.self)
    sink.implicit(waterTemp, 7, Int32Field.self)
    sink.implicit(grindSize, 6, Int32Field.self)
    sink.implicit(grinder, 5, StringField.self)
    sink.implicit(family, 4, Int32Field.self)
    sink.implicit(brewingMethod, 3, StringField.self)
    sink.implicit(name, 2, StringField.self)
    sink.implicit(sourceID, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: sourceID = try StringField.read(from: &reader)
      case 18: name = try StringField.read(from: &reader)
      case 26: brewingMethod = try StringField.read(from: &reader)
      case 32: family = try Int32Field.read(from: &reader)
      case 42: grinder = try StringField.read(from: &reader)
      case 48: grindSize = try Int32Field.read(from: &reader)
      case 56: waterTemp = try Int32Field.read(from: &reader)
      case 65: dose = try DoubleField.read(from: &reader)
      case 72: brewTime = try Int32Field.read(from: &reader)
      case 80: bloomTime = try Int32Field.read(from: &reader)
      case 89: water = try DoubleField.read(from: &reader)
      case 96: inverted = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(sourceID, "sourceId", StringField.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(brewingMethod, "brewingMethod", StringField.self, isRedacted: true)
    try writer.implicit(family, "family", Int32Field.self)
    try writer.implicit(grinder, "grinder", StringField.self, isRedacted: true)
    try writer.implicit(grindSize, "grindSize", Int32Field.self)
    try writer.implicit(waterTemp, "waterTemp", Int32Field.self)
    try writer.implicit(dose, "dose", DoubleField.self)
    try writer.implicit(brewTime, "brewTime", Int32Field.self)
    try writer.implicit(bloomTime, "bloomTime", Int32Field.self)
    try writer.implicit(water, "water", DoubleField.self)
    try writer.implicit(inverted, "inverted", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&sourceID, StringField.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&brewingMethod, StringField.self)
      case 4: try reader.read(&family, Int32Field.self)
      case 5: try reader.read(&grinder, StringField.self)
      case 6: try reader.read(&grindSize, Int32Field.self)
      case 7: try reader.read(&waterTemp, Int32Field.self)
      case 8: try reader.read(&dose, DoubleField.self)
      case 9: try reader.read(&brewTime, Int32Field.self)
      case 10: try reader.read(&bloomTime, Int32Field.self)
      case 11: try reader.read(&water, DoubleField.self)
      case 12: try reader.read(&inverted, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A brew of another program.
  public struct ForeignBrew: Message {
    /// Its unmodified id there.
    public var sourceID: String = ""

    /// The source id of its coffee; empty if unknown.
    public var coffeeSourceID: String = ""

    /// The source id of its recipe.
    public var recipeSourceID: String = ""

    /// The text of the note.
    public var notes: String = ""

    /// 0 to 5 stars.
    public var rating: Int32 = 0

    /// When it was brewed; absent if unknown.
    public var date: GoogleProtobuf.Timestamp?

    /// Grams in the cup.
    public var beverageG: Double?

    /// Percent.
    public var tds: Double?

    /// Grams of coffee; absent for the recipe's dose.
    public var grams: Double?

    /// The coffee's name, for a note whose coffee is not stored.
    public var coffeeName: String = ""

    /// The recipe's name, for a note whose recipe is not stored.
    public var recipeName: String = ""

    /// The recipe's method, for a note whose recipe is not stored.
    public var brewingMethod: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      sourceID: String = "",
      coffeeSourceID: String = "",
      recipeSourceID: String = "",
      notes: String = "",
      rating: Int32 = 0,
      date: GoogleProtobuf.Timestamp? = nil,
      beverageG: Double? = nil,
      tds: Double? = nil,
      grams: Double? = nil,
      coffeeName: String = "",
      recipeName: String = "",
      brewingMethod: String = ""
    ) {
      self.sourceID = sourceID
      self.coffeeSourceID = coffeeSourceID
      self.recipeSourceID = recipeSourceID
      self.notes = notes
      self.rating = rating
      self.date = date
      self.beverageG = beverageG
      self.tds = tds
      self.grams = grams
      self.coffeeName = coffeeName
      self.recipeName = recipeName
      self.brewingMethod = brewingMethod
    }
  }
}

extension CatalogV1.ForeignBrew {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ForeignBrew"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "source_id", "sourceId"),
    FieldInfo(2, "coffee_source_id", "coffeeSourceId"),
    FieldInfo(3, "recipe_source_id", "recipeSourceId"),
    FieldInfo(4, "notes", "notes", isRedacted: true),
    FieldInfo(5, "rating", "rating"),
    FieldInfo(6, "date", "date", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "beverage_g", "beverageG"),
    FieldInfo(8, "tds", "tds"),
    FieldInfo(9, "grams", "grams"),
    FieldInfo(10, "coffee_name", "coffeeName", isRedacted: true),
    FieldInfo(11, "recipe_name", "recipeName", isRedacted: true),
    FieldInfo(12, "brewing_method", "brewingMethod", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(brewingMethod, 12, StringField.self)
    sink.implicit(recipeName, 11, StringField.self)
    sink.implicit(coffeeName, 10, StringField.self)
    sink.optional(grams, 9, DoubleField.self)
    sink.optional(tds, 8, DoubleField.self)
    sink.optional(beverageG, 7, DoubleField.self)
    sink.optional(date, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(rating, 5, Int32Field.self)
    sink.implicit(notes, 4, StringField.self)
    sink.implicit(recipeSourceID, 3, StringField.self)
    sink.implicit(coffeeSourceID, 2, StringField.self)
    sink.implicit(sourceID, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: sourceID = try StringField.read(from: &reader)
      case 18: coffeeSourceID = try StringField.read(from: &reader)
      case 26: recipeSourceID = try StringField.read(from: &reader)
      case 34: notes = try StringField.read(from: &reader)
      case 40: rating = try Int32Field.read(from: &reader)
      case 50: try reader.merge(&date)
      case 57: beverageG = try DoubleField.read(from: &reader)
      case 65: tds = try DoubleField.read(from: &reader)
      case 73: grams = try DoubleField.read(from: &reader)
      case 82: coffeeName = try StringField.read(from: &reader)
      case 90: recipeName = try StringField.read(from: &reader)
      case 98: brewingMethod = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(sourceID, "sourceId", StringField.self)
    try writer.implicit(coffeeSourceID, "coffeeSourceId", StringField.self)
    try writer.implicit(recipeSourceID, "recipeSourceId", StringField.self)
    try writer.implicit(notes, "notes", StringField.self, isRedacted: true)
    try writer.implicit(rating, "rating", Int32Field.self)
    try writer.optional(date, "date", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(beverageG, "beverageG", DoubleField.self)
    try writer.optional(tds, "tds", DoubleField.self)
    try writer.optional(grams, "grams", DoubleField.self)
    try writer.implicit(coffeeName, "coffeeName", StringField.self, isRedacted: true)
    try writer.implicit(recipeName, "recipeName", StringField.self, isRedacted: true)
    try writer.implicit(brewingMethod, "brewingMethod", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&sourceID, StringField.self)
      case 2: try reader.read(&coffeeSourceID, StringField.self)
      case 3: try reader.read(&recipeSourceID, StringField.self)
      case 4: try reader.read(&notes, StringField.self)
      case 5: try reader.read(&rating, Int32Field.self)
      case 6: try reader.read(&date, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&beverageG, DoubleField.self)
      case 8: try reader.read(&tds, DoubleField.self)
      case 9: try reader.read(&grams, DoubleField.self)
      case 10: try reader.read(&coffeeName, StringField.self)
      case 11: try reader.read(&recipeName, StringField.self)
      case 12: try reader.read(&brewingMethod, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `CoffeeFiles/ImportCoffeeRecords`.
  public struct ImportCoffeeRecordsRequest: Message {
    /// The other program: `beanconqueror`.
    public var format: String = ""

    /// Up to 1,000 records of all kinds together.
    ///
    /// References may be to records of this or an earlier call.
    public var coffees: [CatalogV1.ForeignCoffee] = []

    /// Recipes; count towards the same limit.
    public var recipes: [CatalogV1.ForeignRecipe] = []

    /// Brews; count towards the same limit.
    public var brews: [CatalogV1.ForeignBrew] = []

    /// Validates and reports, but stores nothing.
    public var dryRun: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      format: String = "",
      coffees: [CatalogV1.ForeignCoffee] = [],
      recipes: [CatalogV1.ForeignRecipe] = [],
      brews: [CatalogV1.ForeignBrew] = [],
      dryRun: Bool = false
    ) {
      self.format = format
      self.coffees = coffees
      self.recipes = recipes
      self.brews = brews
      self.dryRun = dryRun
    }
  }
}

extension CatalogV1.ImportCoffeeRecordsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ImportCoffeeRecordsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "format", "format"),
    FieldInfo(2, "coffees", "coffees", .repeated, CatalogV1.ForeignCoffee.self),
    FieldInfo(3, "recipes", "recipes", .repeated, CatalogV1.ForeignRecipe.self),
    FieldInfo(4, "brews", "brews", .repeated, CatalogV1.ForeignBrew.self),
    FieldInfo(5, "dry_run", "dryRun"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dryRun, 5, BoolField.self)
    sink.repeated(brews, 4, MessageField<CatalogV1.ForeignBrew>.self)
    sink.repeated(recipes, 3, MessageField<CatalogV1.ForeignRecipe>.self)
    sink.repeated(coffees, 2, MessageField<CatalogV1.ForeignCoffee>.self)
    sink.implicit(format, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: format = try StringField.read(from: &reader)
      case 18: try reader.append(to: &coffees, MessageField<CatalogV1.ForeignCoffee>.self)
      case 26: try reader.append(to: &recipes, MessageField<CatalogV1.ForeignRecipe>.self)
      case 34: try reader.append(to: &brews, MessageField<CatalogV1.ForeignBrew>.self)
      case 40: dryRun = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(format, "format", StringField.self)
    try writer.repeated(coffees, "coffees", MessageField<CatalogV1.ForeignCoffee>.self)
    try writer.repeated(recipes, "recipes", MessageField<CatalogV1.ForeignRecipe>.self)
    try writer.repeated(brews, "brews", MessageField<CatalogV1.ForeignBrew>.self)
    try writer.implicit(dryRun, "dryRun", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&format, StringField.self)
      case 2: try reader.append(to: &coffees, MessageField<CatalogV1.ForeignCoffee>.self)
      case 3: try reader.append(to: &recipes, MessageField<CatalogV1.ForeignRecipe>.self)
      case 4: try reader.append(to: &brews, MessageField<CatalogV1.ForeignBrew>.self)
      case 5: try reader.read(&dryRun, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The outcomes for the records of one kind.
  public struct ImportedCounts: Message {
    /// New records.
    public var created: Int32 = 0

    /// Updated records.
    public var changed: Int32 = 0

    /// Records without a change to apply.
    public var unchanged: Int32 = 0

    /// Records that were deleted here and stay deleted.
    public var deleted: Int32 = 0

    /// Rejected records; each is a finding.
    public var rejected: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      created: Int32 = 0,
      changed: Int32 = 0,
      unchanged: Int32 = 0,
      deleted: Int32 = 0,
      rejected: Int32 = 0
    ) {
      self.created = created
      self.changed = changed
      self.unchanged = unchanged
      self.deleted = deleted
      self.rejected = rejected
    }
  }
}

extension CatalogV1.ImportedCounts {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ImportedCounts"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "created", "created"),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "unchanged", "unchanged"),
    FieldInfo(4, "deleted", "deleted"),
    FieldInfo(5, "rejected", "rejected"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(rejected, 5, Int32Field.self)
    sink.implicit(deleted, 4, Int32Field.self)
    sink.implicit(unchanged, 3, Int32Field.self)
    sink.implicit(changed, 2, Int32Field.self)
    sink.implicit(created, 1, Int32Field.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: created = try Int32Field.read(from: &reader)
      case 16: changed = try Int32Field.read(from: &reader)
      case 24: unchanged = try Int32Field.read(from: &reader)
      case 32: deleted = try Int32Field.read(from: &reader)
      case 40: rejected = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(created, "created", Int32Field.self)
    try writer.implicit(changed, "changed", Int32Field.self)
    try writer.implicit(unchanged, "unchanged", Int32Field.self)
    try writer.implicit(deleted, "deleted", Int32Field.self)
    try writer.implicit(rejected, "rejected", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&created, Int32Field.self)
      case 2: try reader.read(&changed, Int32Field.self)
      case 3: try reader.read(&unchanged, Int32Field.self)
      case 4: try reader.read(&deleted, Int32Field.self)
      case 5: try reader.read(&rejected, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A problem in a record.
  public struct ImportFinding: Message {
    /// `coffee`, `recipe` or `brew`.
    public var kind: String = ""

    /// Its id in the file.
    public var sourceID: String = ""

    /// The field.
    public var field: String = ""

    /// The problem as a sentence.
    public var message: String = ""

    /// Whether the record was rejected.
    public var rejected: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: String = "",
      sourceID: String = "",
      field: String = "",
      message: String = "",
      rejected: Bool = false
    ) {
      self.kind = kind
      self.sourceID = sourceID
      self.field = field
      self.message = message
      self.rejected = rejected
    }
  }
}

extension CatalogV1.ImportFinding {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ImportFinding"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "source_id", "sourceId"),
    FieldInfo(3, "field", "field"),
    FieldInfo(4, "message", "message"),
    FieldInfo(5, "rejected", "rejected"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(rejected, 5, BoolField.self)
    sink.implicit(message, 4, StringField.self)
    sink.implicit(field, 3, StringField.self)
    sink.implicit(sourceID, 2, StringField.self)
    sink.implicit(kind, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: kind = try StringField.read(from: &reader)
      case 18: sourceID = try StringField.read(from: &reader)
      case 26: field = try StringField.read(from: &reader)
      case 34: message = try StringField.read(from: &reader)
      case 40: rejected = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", StringField.self)
    try writer.implicit(sourceID, "sourceId", StringField.self)
    try writer.implicit(field, "field", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    try writer.implicit(rejected, "rejected", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, StringField.self)
      case 2: try reader.read(&sourceID, StringField.self)
      case 3: try reader.read(&field, StringField.self)
      case 4: try reader.read(&message, StringField.self)
      case 5: try reader.read(&rejected, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeFiles/ImportCoffeeRecords`.
  public struct ImportCoffeeRecordsResponse: Message {
    /// The coffees.
    public var coffees: CatalogV1.ImportedCounts?

    /// The recipes.
    public var recipes: CatalogV1.ImportedCounts?

    /// The brews.
    public var brews: CatalogV1.ImportedCounts?

    /// The first 50 findings.
    public var findings: [CatalogV1.ImportFinding] = []

    /// The number of further findings.
    public var moreFindings: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      coffees: CatalogV1.ImportedCounts? = nil,
      recipes: CatalogV1.ImportedCounts? = nil,
      brews: CatalogV1.ImportedCounts? = nil,
      findings: [CatalogV1.ImportFinding] = [],
      moreFindings: Int32 = 0
    ) {
      self.coffees = coffees
      self.recipes = recipes
      self.brews = brews
      self.findings = findings
      self.moreFindings = moreFindings
    }
  }
}

extension CatalogV1.ImportCoffeeRecordsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ImportCoffeeRecordsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffees", "coffees", .single, CatalogV1.ImportedCounts.self),
    FieldInfo(2, "recipes", "recipes", .single, CatalogV1.ImportedCounts.self),
    FieldInfo(3, "brews", "brews", .single, CatalogV1.ImportedCounts.self),
    FieldInfo(4, "findings", "findings", .repeated, CatalogV1.ImportFinding.self),
    FieldInfo(5, "more_findings", "moreFindings"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(moreFindings, 5, Int32Field.self)
    sink.repeated(findings, 4, MessageField<CatalogV1.ImportFinding>.self)
    sink.optional(brews, 3, MessageField<CatalogV1.ImportedCounts>.self)
    sink.optional(recipes, 2, MessageField<CatalogV1.ImportedCounts>.self)
    sink.optional(coffees, 1, MessageField<CatalogV1.ImportedCounts>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&coffees)
      case 18: try reader.merge(&recipes)
      case 26: try reader.merge(&brews)
      case 34: try reader.append(to: &findings, MessageField<CatalogV1.ImportFinding>.self)
      case 40: moreFindings = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffees, "coffees", MessageField<CatalogV1.ImportedCounts>.self)
    try writer.optional(recipes, "recipes", MessageField<CatalogV1.ImportedCounts>.self)
    try writer.optional(brews, "brews", MessageField<CatalogV1.ImportedCounts>.self)
    try writer.repeated(findings, "findings", MessageField<CatalogV1.ImportFinding>.self)
    try writer.implicit(moreFindings, "moreFindings", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffees, MessageField<CatalogV1.ImportedCounts>.self)
      case 2: try reader.read(&recipes, MessageField<CatalogV1.ImportedCounts>.self)
      case 3: try reader.read(&brews, MessageField<CatalogV1.ImportedCounts>.self)
      case 4: try reader.append(to: &findings, MessageField<CatalogV1.ImportFinding>.self)
      case 5: try reader.read(&moreFindings, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `CoffeeFiles/ExportCoffeeCSV`.
  public struct ExportCoffeeCSVRequest: Message {
    /// The table; required.
    public var table: CatalogV1.CoffeeTable = CatalogV1.CoffeeTable(rawValue: 0)

    /// Only records with this text in a searched field; up to 10,000 characters.
    public var text: String = ""

    /// For notes: only this rating, 0 for unrated ones.
    public var rating: Int32?

    /// Only records from this day on, in the caller's time zone.
    public var from: LocalDay?

    /// Only records up to this day.
    public var to: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      table: CatalogV1.CoffeeTable = CatalogV1.CoffeeTable(rawValue: 0),
      text: String = "",
      rating: Int32? = nil,
      from: LocalDay? = nil,
      to: LocalDay? = nil
    ) {
      self.table = table
      self.text = text
      self.rating = rating
      self.from = from
      self.to = to
    }
  }
}

extension CatalogV1.ExportCoffeeCSVRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ExportCoffeeCSVRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "table", "table"),
    FieldInfo(2, "text", "text", isRedacted: true),
    FieldInfo(3, "rating", "rating"),
    FieldInfo(4, "from", "from"),
    FieldInfo(5, "to", "to"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(to, 5, TextField<LocalDay>.self)
    sink.optional(from, 4, TextField<LocalDay>.self)
    sink.optional(rating, 3, Int32Field.self)
    sink.implicit(text, 2, StringField.self)
    sink.implicit(table, 1, EnumField<CatalogV1.CoffeeTable>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: table = try EnumField<CatalogV1.CoffeeTable>.read(from: &reader)
      case 18: text = try StringField.read(from: &reader)
      case 24: rating = try Int32Field.read(from: &reader)
      case 34: from = try reader.text(LocalDay.self)
      case 42: to = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(table, "table", EnumField<CatalogV1.CoffeeTable>.self)
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.optional(rating, "rating", Int32Field.self)
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&table, EnumField<CatalogV1.CoffeeTable>.self)
      case 2: try reader.read(&text, StringField.self)
      case 3: try reader.read(&rating, Int32Field.self)
      case 4: try reader.formed(&from, LocalDay.self)
      case 5: try reader.formed(&to, LocalDay.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeFiles/ExportCoffeeCSV`.
  public struct ExportCoffeeCSVResponse: Message {
    /// The next chunk of the file, up to 64 KiB.
    public var piece: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(piece: ArraySlice<UInt8> = []) {
      self.piece = piece
    }
  }
}

extension CatalogV1.ExportCoffeeCSVResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ExportCoffeeCSVResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "piece", "piece")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(piece, 1, BytesField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: piece = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(piece, "piece", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&piece, BytesField.self)
      default: break
      }
    }
  }
}
