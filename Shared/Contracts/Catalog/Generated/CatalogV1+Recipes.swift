// Generated from daybook/catalog/v1/recipes.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// Brewing methods that share a form.
  public enum MethodFamily: WireEnum, CaseIterable {
    case unspecified
    case pourOver
    case frenchPress
    case aeropress
    case espresso
    case other
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.MethodFamily {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .pourOver
    case 2: self = .frenchPress
    case 3: self = .aeropress
    case 4: self = .espresso
    case 5: self = .other
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .pourOver: return 1
    case .frenchPress: return 2
    case .aeropress: return 3
    case .espresso: return 4
    case .other: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.MethodFamily] = [
    .unspecified,
    .pourOver,
    .frenchPress,
    .aeropress,
    .espresso,
    .other,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("METHOD_FAMILY_UNSPECIFIED", 0),
    ("METHOD_FAMILY_POUR_OVER", 1),
    ("METHOD_FAMILY_FRENCH_PRESS", 2),
    ("METHOD_FAMILY_AEROPRESS", 3),
    ("METHOD_FAMILY_ESPRESSO", 4),
    ("METHOD_FAMILY_OTHER", 5),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "METHOD_FAMILY_UNSPECIFIED"
    case 1: return "METHOD_FAMILY_POUR_OVER"
    case 2: return "METHOD_FAMILY_FRENCH_PRESS"
    case 3: return "METHOD_FAMILY_AEROPRESS"
    case 4: return "METHOD_FAMILY_ESPRESSO"
    case 5: return "METHOD_FAMILY_OTHER"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The type of a form field.
  public enum FormFieldKind: WireEnum, CaseIterable {
    case unspecified
    case text
    case wholeNumber
    case number
    case choice
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.FormFieldKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .text
    case 2: self = .wholeNumber
    case 3: self = .number
    case 4: self = .choice
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .text: return 1
    case .wholeNumber: return 2
    case .number: return 3
    case .choice: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.FormFieldKind] = [
    .unspecified,
    .text,
    .wholeNumber,
    .number,
    .choice,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("FORM_FIELD_KIND_UNSPECIFIED", 0),
    ("FORM_FIELD_KIND_TEXT", 1),
    ("FORM_FIELD_KIND_WHOLE_NUMBER", 2),
    ("FORM_FIELD_KIND_NUMBER", 3),
    ("FORM_FIELD_KIND_CHOICE", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "FORM_FIELD_KIND_UNSPECIFIED"
    case 1: return "FORM_FIELD_KIND_TEXT"
    case 2: return "FORM_FIELD_KIND_WHOLE_NUMBER"
    case 3: return "FORM_FIELD_KIND_NUMBER"
    case 4: return "FORM_FIELD_KIND_CHOICE"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The outcome for one recipe of a file.
  public enum ImportOutcome: WireEnum, CaseIterable {
    case unspecified
    case imported
    /// An equal recipe is stored already.
    case skipped
    /// Imported under another name, because a different recipe has its name.
    case renamed
    case rejected
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.ImportOutcome {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .imported
    case 2: self = .skipped
    case 3: self = .renamed
    case 4: self = .rejected
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .imported: return 1
    case .skipped: return 2
    case .renamed: return 3
    case .rejected: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.ImportOutcome] = [
    .unspecified,
    .imported,
    .skipped,
    .renamed,
    .rejected,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("IMPORT_OUTCOME_UNSPECIFIED", 0),
    ("IMPORT_OUTCOME_IMPORTED", 1),
    ("IMPORT_OUTCOME_SKIPPED", 2),
    ("IMPORT_OUTCOME_RENAMED", 3),
    ("IMPORT_OUTCOME_REJECTED", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "IMPORT_OUTCOME_UNSPECIFIED"
    case 1: return "IMPORT_OUTCOME_IMPORTED"
    case 2: return "IMPORT_OUTCOME_SKIPPED"
    case 3: return "IMPORT_OUTCOME_RENAMED"
    case 4: return "IMPORT_OUTCOME_REJECTED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// How to brew a coffee.
  ///
  /// Amounts are the water of one pour, not running totals.
  public struct Recipe: Message {
    /// The recipe's id; the client may choose that of a new one.
    public var id: RecipeID?

    /// 1 to 120 characters after trimming.
    public var name: String = ""

    /// The brewing method, 1 to 60 characters; must be enabled for the caller.
    public var brewingMethod: String = ""

    /// The grinder, 1 to 60 characters; must be enabled for the caller.
    public var grinder: String = ""

    /// The grinder's setting, 0 to 1,000; 0 if not stated.
    public var grindSize: Int32 = 0

    /// °C, 1 to 100; 0 in a new recipe for the caller's default.
    public var waterTemp: Int32 = 0

    /// Grams of coffee, above 0 and at most 500.
    public var dose: Double = 0

    /// Seconds, up to 172,800; 0 if not stated.
    public var brewTime: Int32 = 0

    /// The number of uses; set by the server.
    public var usageCount: Int32 = 0

    /// When it was added; set by the server.
    public var dateCreated: GoogleProtobuf.Timestamp?

    /// Grams of water for the bloom, up to 5,000.
    public var bloomAmount: Double = 0

    /// Seconds of the bloom, up to 3,600.
    public var bloomTime: Int32 = 0

    /// Grams of water, up to 5,000.
    public var secondPour: Double = 0

    /// Grams of water, up to 5,000.
    public var thirdPour: Double = 0

    /// Grams of water, up to 5,000.
    public var fourthPour: Double = 0

    /// Grams in the cup of an espresso, up to 1,000.
    public var waterOut: Double = 0

    /// One of the Aeropress types; empty for other methods.
    public var aeropressType: String = ""

    /// Seconds, up to 600.
    public var plungeTime: Int32 = 0

    /// Increases with every change of the record; use does not count.
    public var revision: UInt64 = 0

    /// When it was last changed.
    public var updatedAt: GoogleProtobuf.Timestamp?

    /// The method's family when it was saved; set by the server.
    public var family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: RecipeID? = nil,
      name: String = "",
      brewingMethod: String = "",
      grinder: String = "",
      grindSize: Int32 = 0,
      waterTemp: Int32 = 0,
      dose: Double = 0,
      brewTime: Int32 = 0,
      usageCount: Int32 = 0,
      dateCreated: GoogleProtobuf.Timestamp? = nil,
      bloomAmount: Double = 0,
      bloomTime: Int32 = 0,
      secondPour: Double = 0,
      thirdPour: Double = 0,
      fourthPour: Double = 0,
      waterOut: Double = 0,
      aeropressType: String = "",
      plungeTime: Int32 = 0,
      revision: UInt64 = 0,
      updatedAt: GoogleProtobuf.Timestamp? = nil,
      family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)
    ) {
      self.id = id
      self.name = name
      self.brewingMethod = brewingMethod
      self.grinder = grinder
      self.grindSize = grindSize
      self.waterTemp = waterTemp
      self.dose = dose
      self.brewTime = brewTime
      self.usageCount = usageCount
      self.dateCreated = dateCreated
      self.bloomAmount = bloomAmount
      self.bloomTime = bloomTime
      self.secondPour = secondPour
      self.thirdPour = thirdPour
      self.fourthPour = fourthPour
      self.waterOut = waterOut
      self.aeropressType = aeropressType
      self.plungeTime = plungeTime
      self.revision = revision
      self.updatedAt = updatedAt
      self.family = family
    }
  }
}

extension CatalogV1.Recipe {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.Recipe"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "brewing_method", "brewingMethod"),
    FieldInfo(4, "grinder", "grinder"),
    FieldInfo(5, "grind_size", "grindSize"),
    FieldInfo(6, "water_temp", "waterTemp"),
    FieldInfo(7, "dose", "dose"),
    FieldInfo(8, "brew_time", "brewTime"),
    FieldInfo(9, "usage_count", "usageCount"),
    FieldInfo(10, "date_created", "dateCreated", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(11, "bloom_amount", "bloomAmount"),
    FieldInfo(12, "bloom_time", "bloomTime"),
    FieldInfo(13, "second_pour", "secondPour"),
    FieldInfo(14, "third_pour", "thirdPour"),
    FieldInfo(15, "fourth_pour", "fourthPour"),
    FieldInfo(16, "water_out", "waterOut"),
    FieldInfo(17, "aeropress_type", "aeropressType"),
    FieldInfo(18, "plunge_time", "plungeTime"),
    FieldInfo(19, "revision", "revision"),
    FieldInfo(20, "updated_at", "updatedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(21, "family", "family"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(family, 21, EnumField<CatalogV1.MethodFamily>.self)
    sink.optional(updatedAt, 20, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(revision, 19, UInt64Field.self)
    sink.implicit(plungeTime, 18, Int32Field.self)
    sink.implicit(aeropressType, 17, StringField.self)
    sink.implicit(waterOut, 16, DoubleField.self)
    sink.implicit(fourthPour, 15, DoubleField.self)
    sink.implicit(thirdPour, 14, DoubleField.self)
    sink.implicit(secondPour, 13, DoubleField.self)
    sink.implicit(bloomTime, 12, Int32Field.self)
    sink.implicit(bloomAmount, 11, DoubleField.self)
    sink.optional(dateCreated, 10, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(usageCount, 9, Int32Field.self)
    sink.implicit(brewTime, 8, Int32Field.self)
    sink.implicit(dose, 7, DoubleField.self)
    sink.implicit(waterTemp, 6, Int32Field.self)
    sink.implicit(grindSize, 5, Int32Field.self)
    sink.implicit(grinder, 4, StringField.self)
    sink.implicit(brewingMethod, 3, StringField.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<RecipeID>.self)
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
      case 10: id = try reader.text(RecipeID.self)
      case 18: name = try StringField.read(from: &reader)
      case 26: brewingMethod = try StringField.read(from: &reader)
      case 34: grinder = try StringField.read(from: &reader)
      case 40: grindSize = try Int32Field.read(from: &reader)
      case 48: waterTemp = try Int32Field.read(from: &reader)
      case 57: dose = try DoubleField.read(from: &reader)
      case 64: brewTime = try Int32Field.read(from: &reader)
      case 72: usageCount = try Int32Field.read(from: &reader)
      case 82: try reader.merge(&dateCreated)
      case 89: bloomAmount = try DoubleField.read(from: &reader)
      case 96: bloomTime = try Int32Field.read(from: &reader)
      case 105: secondPour = try DoubleField.read(from: &reader)
      case 113: thirdPour = try DoubleField.read(from: &reader)
      case 121: fourthPour = try DoubleField.read(from: &reader)
      case 129: waterOut = try DoubleField.read(from: &reader)
      case 138: aeropressType = try StringField.read(from: &reader)
      case 144: plungeTime = try Int32Field.read(from: &reader)
      case 152: revision = try UInt64Field.read(from: &reader)
      case 162: try reader.merge(&updatedAt)
      case 168: family = try EnumField<CatalogV1.MethodFamily>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<RecipeID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(brewingMethod, "brewingMethod", StringField.self)
    try writer.implicit(grinder, "grinder", StringField.self)
    try writer.implicit(grindSize, "grindSize", Int32Field.self)
    try writer.implicit(waterTemp, "waterTemp", Int32Field.self)
    try writer.implicit(dose, "dose", DoubleField.self)
    try writer.implicit(brewTime, "brewTime", Int32Field.self)
    try writer.implicit(usageCount, "usageCount", Int32Field.self)
    try writer.optional(dateCreated, "dateCreated", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(bloomAmount, "bloomAmount", DoubleField.self)
    try writer.implicit(bloomTime, "bloomTime", Int32Field.self)
    try writer.implicit(secondPour, "secondPour", DoubleField.self)
    try writer.implicit(thirdPour, "thirdPour", DoubleField.self)
    try writer.implicit(fourthPour, "fourthPour", DoubleField.self)
    try writer.implicit(waterOut, "waterOut", DoubleField.self)
    try writer.implicit(aeropressType, "aeropressType", StringField.self)
    try writer.implicit(plungeTime, "plungeTime", Int32Field.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.optional(updatedAt, "updatedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(family, "family", EnumField<CatalogV1.MethodFamily>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, RecipeID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&brewingMethod, StringField.self)
      case 4: try reader.read(&grinder, StringField.self)
      case 5: try reader.read(&grindSize, Int32Field.self)
      case 6: try reader.read(&waterTemp, Int32Field.self)
      case 7: try reader.read(&dose, DoubleField.self)
      case 8: try reader.read(&brewTime, Int32Field.self)
      case 9: try reader.read(&usageCount, Int32Field.self)
      case 10: try reader.read(&dateCreated, MessageField<GoogleProtobuf.Timestamp>.self)
      case 11: try reader.read(&bloomAmount, DoubleField.self)
      case 12: try reader.read(&bloomTime, Int32Field.self)
      case 13: try reader.read(&secondPour, DoubleField.self)
      case 14: try reader.read(&thirdPour, DoubleField.self)
      case 15: try reader.read(&fourthPour, DoubleField.self)
      case 16: try reader.read(&waterOut, DoubleField.self)
      case 17: try reader.read(&aeropressType, StringField.self)
      case 18: try reader.read(&plungeTime, Int32Field.self)
      case 19: try reader.read(&revision, UInt64Field.self)
      case 20: try reader.read(&updatedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 21: try reader.read(&family, EnumField<CatalogV1.MethodFamily>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.Recipe {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "name", "brewing_method", "grinder", "grind_size", "water_temp", "dose", "brew_time",
    "usage_count", "date_created", "bloom_amount", "bloom_time", "second_pour", "third_pour",
    "fourth_pour", "water_out", "aeropress_type", "plunge_time", "revision", "updated_at", "family",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.Recipe {
    var shared = CatalogV1.Recipe()
    shared.id = self.id
    shared.name = self.name
    shared.brewingMethod = self.brewingMethod
    shared.grinder = self.grinder
    shared.grindSize = self.grindSize
    shared.waterTemp = self.waterTemp
    shared.dose = self.dose
    shared.brewTime = self.brewTime
    shared.usageCount = self.usageCount
    shared.dateCreated = self.dateCreated
    shared.bloomAmount = self.bloomAmount
    shared.bloomTime = self.bloomTime
    shared.secondPour = self.secondPour
    shared.thirdPour = self.thirdPour
    shared.fourthPour = self.fourthPour
    shared.waterOut = self.waterOut
    shared.aeropressType = self.aeropressType
    shared.plungeTime = self.plungeTime
    shared.revision = self.revision
    shared.updatedAt = self.updatedAt
    shared.family = self.family
    return shared
  }
}

extension CatalogV1 {
  /// Figures derived from a recipe and its notes.
  public struct RecipeFigures: Message {
    /// Grams of water: bloom plus pours; for espresso `water_out`.
    public var totalWater: Double = 0

    /// Water divided by dose; absent if either is 0.
    public var ratio: Double?

    /// Whether its method or grinder is not enabled for the caller.
    public var deprecatedEquipment: Bool = false

    /// Whether its family is that of pour-over methods.
    public var isPourOver: Bool = false

    /// Whether its family has pours.
    public var supportsPours: Bool = false

    /// Brewing notes of the recipe.
    public var brews: Int32 = 0

    /// The number of them with a rating.
    public var rated: Int32 = 0

    /// The mean rating in full precision; absent without rated notes.
    public var averageRating: Double?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      totalWater: Double = 0,
      ratio: Double? = nil,
      deprecatedEquipment: Bool = false,
      isPourOver: Bool = false,
      supportsPours: Bool = false,
      brews: Int32 = 0,
      rated: Int32 = 0,
      averageRating: Double? = nil
    ) {
      self.totalWater = totalWater
      self.ratio = ratio
      self.deprecatedEquipment = deprecatedEquipment
      self.isPourOver = isPourOver
      self.supportsPours = supportsPours
      self.brews = brews
      self.rated = rated
      self.averageRating = averageRating
    }
  }
}

extension CatalogV1.RecipeFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RecipeFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "total_water", "totalWater"),
    FieldInfo(2, "ratio", "ratio"),
    FieldInfo(3, "deprecated_equipment", "deprecatedEquipment"),
    FieldInfo(4, "is_pour_over", "isPourOver"),
    FieldInfo(5, "supports_pours", "supportsPours"),
    FieldInfo(6, "brews", "brews"),
    FieldInfo(7, "rated", "rated"),
    FieldInfo(8, "average_rating", "averageRating"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(averageRating, 8, DoubleField.self)
    sink.implicit(rated, 7, Int32Field.self)
    sink.implicit(brews, 6, Int32Field.self)
    sink.implicit(supportsPours, 5, BoolField.self)
    sink.implicit(isPourOver, 4, BoolField.self)
    sink.implicit(deprecatedEquipment, 3, BoolField.self)
    sink.optional(ratio, 2, DoubleField.self)
    sink.implicit(totalWater, 1, DoubleField.self)
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
      case 9: totalWater = try DoubleField.read(from: &reader)
      case 17: ratio = try DoubleField.read(from: &reader)
      case 24: deprecatedEquipment = try BoolField.read(from: &reader)
      case 32: isPourOver = try BoolField.read(from: &reader)
      case 40: supportsPours = try BoolField.read(from: &reader)
      case 48: brews = try Int32Field.read(from: &reader)
      case 56: rated = try Int32Field.read(from: &reader)
      case 65: averageRating = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(totalWater, "totalWater", DoubleField.self)
    try writer.optional(ratio, "ratio", DoubleField.self)
    try writer.implicit(deprecatedEquipment, "deprecatedEquipment", BoolField.self)
    try writer.implicit(isPourOver, "isPourOver", BoolField.self)
    try writer.implicit(supportsPours, "supportsPours", BoolField.self)
    try writer.implicit(brews, "brews", Int32Field.self)
    try writer.implicit(rated, "rated", Int32Field.self)
    try writer.optional(averageRating, "averageRating", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&totalWater, DoubleField.self)
      case 2: try reader.read(&ratio, DoubleField.self)
      case 3: try reader.read(&deprecatedEquipment, BoolField.self)
      case 4: try reader.read(&isPourOver, BoolField.self)
      case 5: try reader.read(&supportsPours, BoolField.self)
      case 6: try reader.read(&brews, Int32Field.self)
      case 7: try reader.read(&rated, Int32Field.self)
      case 8: try reader.read(&averageRating, DoubleField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A recipe and its figures.
  public struct ListedRecipe: Message {
    /// The recipe.
    public var recipe: CatalogV1.Recipe?

    /// Its derived figures.
    public var figures: CatalogV1.RecipeFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil, figures: CatalogV1.RecipeFigures? = nil) {
      self.recipe = recipe
      self.figures = figures
    }
  }
}

extension CatalogV1.ListedRecipe {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListedRecipe"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.RecipeFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 2, MessageField<CatalogV1.RecipeFigures>.self)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      case 18: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.RecipeFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.RecipeFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/ListRecipes`.
  public struct ListRecipesRequest: Message {
    /// Substring of name or brewing method, ignoring case and accents; up to 200 characters.
    public var text: String = ""

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(text: String = "", pageSize: Int32 = 0, pageToken: String = "") {
      self.text = text
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListRecipesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListRecipesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "text", "text", isRedacted: true),
    FieldInfo(2, "page_size", "pageSize"),
    FieldInfo(3, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 3, StringField.self)
    sink.implicit(pageSize, 2, Int32Field.self)
    sink.implicit(text, 1, StringField.self)
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
      case 10: text = try StringField.read(from: &reader)
      case 16: pageSize = try Int32Field.read(from: &reader)
      case 26: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&text, StringField.self)
      case 2: try reader.read(&pageSize, Int32Field.self)
      case 3: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/ListRecipes`.
  public struct ListRecipesResponse: Message {
    /// The recipes.
    public var recipes: [CatalogV1.ListedRecipe] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipes: [CatalogV1.ListedRecipe] = [], nextPageToken: String = "") {
      self.recipes = recipes
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListRecipesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListRecipesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipes", "recipes", .repeated, CatalogV1.ListedRecipe.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(recipes, 1, MessageField<CatalogV1.ListedRecipe>.self)
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
      case 10: try reader.append(to: &recipes, MessageField<CatalogV1.ListedRecipe>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(recipes, "recipes", MessageField<CatalogV1.ListedRecipe>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &recipes, MessageField<CatalogV1.ListedRecipe>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/GetRecipe`.
  public struct GetRecipeRequest: Message {
    /// The recipe.
    public var recipeID: RecipeID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipeID: RecipeID? = nil) {
      self.recipeID = recipeID
    }
  }
}

extension CatalogV1.GetRecipeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetRecipeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_id", "recipeId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipeID, 1, TextField<RecipeID>.self)
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
      case 10: recipeID = try reader.text(RecipeID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&recipeID, RecipeID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/GetRecipe`.
  public struct GetRecipeResponse: Message {
    /// The recipe.
    public var recipe: CatalogV1.Recipe?

    /// Its derived figures.
    public var figures: CatalogV1.RecipeFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil, figures: CatalogV1.RecipeFigures? = nil) {
      self.recipe = recipe
      self.figures = figures
    }
  }
}

extension CatalogV1.GetRecipeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetRecipeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.RecipeFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 2, MessageField<CatalogV1.RecipeFigures>.self)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      case 18: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.RecipeFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.RecipeFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/CreateRecipe`.
  public struct CreateRecipeRequest: Message {
    /// The new recipe; the server sets revision and time of change.
    public var recipe: CatalogV1.Recipe?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil) {
      self.recipe = recipe
    }
  }
}

extension CatalogV1.CreateRecipeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CreateRecipeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/CreateRecipe`.
  public struct CreateRecipeResponse: Message {
    /// The stored recipe.
    public var recipe: CatalogV1.Recipe?

    /// Its derived figures.
    public var figures: CatalogV1.RecipeFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil, figures: CatalogV1.RecipeFigures? = nil) {
      self.recipe = recipe
      self.figures = figures
    }
  }
}

extension CatalogV1.CreateRecipeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CreateRecipeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.RecipeFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 2, MessageField<CatalogV1.RecipeFigures>.self)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      case 18: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.RecipeFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.RecipeFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/UpdateRecipe`.
  public struct UpdateRecipeRequest: Message {
    /// The id and the new values.
    public var recipe: CatalogV1.Recipe?

    /// Any field except `id`, `usage_count`, `date_created`, `revision`, `updated_at` and
    /// `family`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The revision that must be stored; 0 accepts any.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      recipe: CatalogV1.Recipe? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.recipe = recipe
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.UpdateRecipeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateRecipeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self),
    FieldInfo(2, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.optional(updateMask, 2, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      case 18: try reader.merge(&updateMask)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    try writer.optional(updateMask, "updateMask", MessageField<GoogleProtobuf.FieldMask>.self)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      case 2: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/UpdateRecipe`.
  public struct UpdateRecipeResponse: Message {
    /// The recipe after the change.
    public var recipe: CatalogV1.Recipe?

    /// Its derived figures.
    public var figures: CatalogV1.RecipeFigures?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      recipe: CatalogV1.Recipe? = nil,
      figures: CatalogV1.RecipeFigures? = nil,
      changed: Bool = false
    ) {
      self.recipe = recipe
      self.figures = figures
      self.changed = changed
    }
  }
}

extension CatalogV1.UpdateRecipeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateRecipeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.RecipeFigures.self),
    FieldInfo(3, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 3, BoolField.self)
    sink.optional(figures, 2, MessageField<CatalogV1.RecipeFigures>.self)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      case 18: try reader.merge(&figures)
      case 24: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.RecipeFigures>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.RecipeFigures>.self)
      case 3: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/DeleteRecipe`.
  public struct DeleteRecipeRequest: Message {
    /// The recipe.
    public var recipeID: RecipeID?

    /// What to do with its brewing notes.
    public var notes: CatalogV1.NotesChoice = CatalogV1.NotesChoice(rawValue: 0)

    /// The revision that must be stored; 0 accepts any.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      recipeID: RecipeID? = nil,
      notes: CatalogV1.NotesChoice = CatalogV1.NotesChoice(rawValue: 0),
      expectedRevision: UInt64 = 0
    ) {
      self.recipeID = recipeID
      self.notes = notes
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.DeleteRecipeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeleteRecipeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_id", "recipeId"),
    FieldInfo(2, "notes", "notes"),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.implicit(notes, 2, EnumField<CatalogV1.NotesChoice>.self)
    sink.optional(recipeID, 1, TextField<RecipeID>.self)
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
      case 10: recipeID = try reader.text(RecipeID.self)
      case 16: notes = try EnumField<CatalogV1.NotesChoice>.read(from: &reader)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    try writer.implicit(notes, "notes", EnumField<CatalogV1.NotesChoice>.self)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&recipeID, RecipeID.self)
      case 2: try reader.read(&notes, EnumField<CatalogV1.NotesChoice>.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/DeleteRecipe`.
  public struct DeleteRecipeResponse: Message {
    /// The number of notes that were kept.
    public var notesKept: Int32 = 0

    /// The number of notes that were deleted.
    public var notesDeleted: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(notesKept: Int32 = 0, notesDeleted: Int32 = 0) {
      self.notesKept = notesKept
      self.notesDeleted = notesDeleted
    }
  }
}

extension CatalogV1.DeleteRecipeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeleteRecipeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "notes_kept", "notesKept"),
    FieldInfo(2, "notes_deleted", "notesDeleted"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(notesDeleted, 2, Int32Field.self)
    sink.implicit(notesKept, 1, Int32Field.self)
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
      case 8: notesKept = try Int32Field.read(from: &reader)
      case 16: notesDeleted = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(notesKept, "notesKept", Int32Field.self)
    try writer.implicit(notesDeleted, "notesDeleted", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&notesKept, Int32Field.self)
      case 2: try reader.read(&notesDeleted, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/DuplicateRecipe`.
  public struct DuplicateRecipeRequest: Message {
    /// The recipe.
    public var recipeID: RecipeID?

    /// The id of the copy; empty to let the server choose one.
    public var copyID: RecipeID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipeID: RecipeID? = nil, copyID: RecipeID? = nil) {
      self.recipeID = recipeID
      self.copyID = copyID
    }
  }
}

extension CatalogV1.DuplicateRecipeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DuplicateRecipeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_id", "recipeId"),
    FieldInfo(2, "copy_id", "copyId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(copyID, 2, TextField<RecipeID>.self)
    sink.optional(recipeID, 1, TextField<RecipeID>.self)
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
      case 10: recipeID = try reader.text(RecipeID.self)
      case 18: copyID = try reader.text(RecipeID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    try writer.optional(copyID, "copyId", TextField<RecipeID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&recipeID, RecipeID.self)
      case 2: try reader.formed(&copyID, RecipeID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/DuplicateRecipe`.
  public struct DuplicateRecipeResponse: Message {
    /// The copy.
    public var recipe: CatalogV1.Recipe?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil) {
      self.recipe = recipe
    }
  }
}

extension CatalogV1.DuplicateRecipeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DuplicateRecipeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/GetRecipeForm`.
  public struct GetRecipeFormRequest: Message {
    /// The brewing method; any text has a form.
    public var brewingMethod: String = ""

    /// The edited recipe: its equipment is offered even if it is no longer enabled.
    public var recipeID: RecipeID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(brewingMethod: String = "", recipeID: RecipeID? = nil) {
      self.brewingMethod = brewingMethod
      self.recipeID = recipeID
    }
  }
}

extension CatalogV1.GetRecipeFormRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetRecipeFormRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "brewing_method", "brewingMethod"),
    FieldInfo(2, "recipe_id", "recipeId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipeID, 2, TextField<RecipeID>.self)
    sink.implicit(brewingMethod, 1, StringField.self)
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
      case 10: brewingMethod = try StringField.read(from: &reader)
      case 18: recipeID = try reader.text(RecipeID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(brewingMethod, "brewingMethod", StringField.self)
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&brewingMethod, StringField.self)
      case 2: try reader.formed(&recipeID, RecipeID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/GetRecipeForm`.
  public struct GetRecipeFormResponse: Message {
    /// The family of the method.
    public var family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)

    /// Whether it is the pour-over family.
    public var isPourOver: Bool = false

    /// Whether it has pours.
    public var supportsPours: Bool = false

    /// The sections in order.
    public var sections: [CatalogV1.FormSection] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0),
      isPourOver: Bool = false,
      supportsPours: Bool = false,
      sections: [CatalogV1.FormSection] = []
    ) {
      self.family = family
      self.isPourOver = isPourOver
      self.supportsPours = supportsPours
      self.sections = sections
    }
  }
}

extension CatalogV1.GetRecipeFormResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetRecipeFormResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "family", "family"),
    FieldInfo(2, "is_pour_over", "isPourOver"),
    FieldInfo(3, "supports_pours", "supportsPours"),
    FieldInfo(4, "sections", "sections", .repeated, CatalogV1.FormSection.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(sections, 4, MessageField<CatalogV1.FormSection>.self)
    sink.implicit(supportsPours, 3, BoolField.self)
    sink.implicit(isPourOver, 2, BoolField.self)
    sink.implicit(family, 1, EnumField<CatalogV1.MethodFamily>.self)
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
      case 8: family = try EnumField<CatalogV1.MethodFamily>.read(from: &reader)
      case 16: isPourOver = try BoolField.read(from: &reader)
      case 24: supportsPours = try BoolField.read(from: &reader)
      case 34: try reader.append(to: &sections, MessageField<CatalogV1.FormSection>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(family, "family", EnumField<CatalogV1.MethodFamily>.self)
    try writer.implicit(isPourOver, "isPourOver", BoolField.self)
    try writer.implicit(supportsPours, "supportsPours", BoolField.self)
    try writer.repeated(sections, "sections", MessageField<CatalogV1.FormSection>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&family, EnumField<CatalogV1.MethodFamily>.self)
      case 2: try reader.read(&isPourOver, BoolField.self)
      case 3: try reader.read(&supportsPours, BoolField.self)
      case 4: try reader.append(to: &sections, MessageField<CatalogV1.FormSection>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A group of fields in a form.
  public struct FormSection: Message {
    /// `common`, `bloom`, `pours`, `espresso` or `aeropress`.
    public var key: String = ""

    /// The heading.
    public var title: String = ""

    /// The fields in order.
    public var fields: [CatalogV1.FormField] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(key: String = "", title: String = "", fields: [CatalogV1.FormField] = []) {
      self.key = key
      self.title = title
      self.fields = fields
    }
  }
}

extension CatalogV1.FormSection {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.FormSection"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "key", "key"),
    FieldInfo(2, "title", "title"),
    FieldInfo(3, "fields", "fields", .repeated, CatalogV1.FormField.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(fields, 3, MessageField<CatalogV1.FormField>.self)
    sink.implicit(title, 2, StringField.self)
    sink.implicit(key, 1, StringField.self)
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
      case 10: key = try StringField.read(from: &reader)
      case 18: title = try StringField.read(from: &reader)
      case 26: try reader.append(to: &fields, MessageField<CatalogV1.FormField>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(key, "key", StringField.self)
    try writer.implicit(title, "title", StringField.self)
    try writer.repeated(fields, "fields", MessageField<CatalogV1.FormField>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&key, StringField.self)
      case 2: try reader.read(&title, StringField.self)
      case 3: try reader.append(to: &fields, MessageField<CatalogV1.FormField>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One field of a form.
  public struct FormField: Message {
    /// The field of `Recipe`.
    public var name: String = ""

    /// The label.
    public var label: String = ""

    /// `g`, `°C`, `s` or empty.
    public var unit: String = ""

    /// Whether a recipe cannot be saved without it.
    public var required: Bool = false

    /// The type of its value.
    public var kind: CatalogV1.FormFieldKind = CatalogV1.FormFieldKind(rawValue: 0)

    /// The minimum of a number.
    public var minimum: Double?

    /// The maximum of a number, or the maximum length of a text.
    public var maximum: Double?

    /// The initial value; empty except for water temperature and Aeropress type.
    public var initialValue: String = ""

    /// The options.
    public var choices: [CatalogV1.FormChoice] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      label: String = "",
      unit: String = "",
      required: Bool = false,
      kind: CatalogV1.FormFieldKind = CatalogV1.FormFieldKind(rawValue: 0),
      minimum: Double? = nil,
      maximum: Double? = nil,
      initialValue: String = "",
      choices: [CatalogV1.FormChoice] = []
    ) {
      self.name = name
      self.label = label
      self.unit = unit
      self.required = required
      self.kind = kind
      self.minimum = minimum
      self.maximum = maximum
      self.initialValue = initialValue
      self.choices = choices
    }
  }
}

extension CatalogV1.FormField {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.FormField"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "label", "label"),
    FieldInfo(3, "unit", "unit"),
    FieldInfo(4, "required", "required"),
    FieldInfo(5, "kind", "kind"),
    FieldInfo(6, "minimum", "minimum"),
    FieldInfo(7, "maximum", "maximum"),
    FieldInfo(8, "initial_value", "initialValue"),
    FieldInfo(9, "choices", "choices", .repeated, CatalogV1.FormChoice.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(choices, 9, MessageField<CatalogV1.FormChoice>.self)
    sink.implicit(initialValue, 8, StringField.self)
    sink.optional(maximum, 7, DoubleField.self)
    sink.optional(minimum, 6, DoubleField.self)
    sink.implicit(kind, 5, EnumField<CatalogV1.FormFieldKind>.self)
    sink.implicit(required, 4, BoolField.self)
    sink.implicit(unit, 3, StringField.self)
    sink.implicit(label, 2, StringField.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: label = try StringField.read(from: &reader)
      case 26: unit = try StringField.read(from: &reader)
      case 32: required = try BoolField.read(from: &reader)
      case 40: kind = try EnumField<CatalogV1.FormFieldKind>.read(from: &reader)
      case 49: minimum = try DoubleField.read(from: &reader)
      case 57: maximum = try DoubleField.read(from: &reader)
      case 66: initialValue = try StringField.read(from: &reader)
      case 74: try reader.append(to: &choices, MessageField<CatalogV1.FormChoice>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(label, "label", StringField.self)
    try writer.implicit(unit, "unit", StringField.self)
    try writer.implicit(required, "required", BoolField.self)
    try writer.implicit(kind, "kind", EnumField<CatalogV1.FormFieldKind>.self)
    try writer.optional(minimum, "minimum", DoubleField.self)
    try writer.optional(maximum, "maximum", DoubleField.self)
    try writer.implicit(initialValue, "initialValue", StringField.self)
    try writer.repeated(choices, "choices", MessageField<CatalogV1.FormChoice>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&label, StringField.self)
      case 3: try reader.read(&unit, StringField.self)
      case 4: try reader.read(&required, BoolField.self)
      case 5: try reader.read(&kind, EnumField<CatalogV1.FormFieldKind>.self)
      case 6: try reader.read(&minimum, DoubleField.self)
      case 7: try reader.read(&maximum, DoubleField.self)
      case 8: try reader.read(&initialValue, StringField.self)
      case 9: try reader.append(to: &choices, MessageField<CatalogV1.FormChoice>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One option of a field.
  public struct FormChoice: Message {
    /// The value.
    public var value: String = ""

    /// Used by the recipe, but no longer enabled for the caller.
    public var noLongerUsed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(value: String = "", noLongerUsed: Bool = false) {
      self.value = value
      self.noLongerUsed = noLongerUsed
    }
  }
}

extension CatalogV1.FormChoice {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.FormChoice"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value"),
    FieldInfo(2, "no_longer_used", "noLongerUsed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(noLongerUsed, 2, BoolField.self)
    sink.implicit(self.value, 1, StringField.self)
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
      case 10: self.value = try StringField.read(from: &reader)
      case 16: noLongerUsed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", StringField.self)
    try writer.implicit(noLongerUsed, "noLongerUsed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, StringField.self)
      case 2: try reader.read(&noLongerUsed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/ExportRecipes`.
  public struct ExportRecipesRequest: Message {
    /// The recipes; empty for all of the household.
    public var recipeIDs: [RecipeID] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipeIDs: [RecipeID] = []) {
      self.recipeIDs = recipeIDs
    }
  }
}

extension CatalogV1.ExportRecipesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ExportRecipesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_ids", "recipeIds", .repeated)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(recipeIDs, 1, TextField<RecipeID>.self)
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
      case 10: try reader.append(to: &recipeIDs, TextField<RecipeID>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(recipeIDs, "recipeIds", TextField<RecipeID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &recipeIDs, TextField<RecipeID>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/ExportRecipes`.
  public struct ExportRecipesResponse: Message {
    /// JSON in UTF-8.
    public var file: ArraySlice<UInt8> = []

    /// The number of recipes in it.
    public var recipes: Int32 = 0

    /// A suggested name, such as `daybook-recipes-2026-11-21.json`.
    public var fileName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(file: ArraySlice<UInt8> = [], recipes: Int32 = 0, fileName: String = "") {
      self.file = file
      self.recipes = recipes
      self.fileName = fileName
    }
  }
}

extension CatalogV1.ExportRecipesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ExportRecipesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "file", "file", isRedacted: true),
    FieldInfo(2, "recipes", "recipes"),
    FieldInfo(3, "file_name", "fileName"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(fileName, 3, StringField.self)
    sink.implicit(recipes, 2, Int32Field.self)
    sink.implicit(file, 1, BytesField.self)
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
      case 10: file = try BytesField.read(from: &reader)
      case 16: recipes = try Int32Field.read(from: &reader)
      case 26: fileName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(file, "file", BytesField.self, isRedacted: true)
    try writer.implicit(recipes, "recipes", Int32Field.self)
    try writer.implicit(fileName, "fileName", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&file, BytesField.self)
      case 2: try reader.read(&recipes, Int32Field.self)
      case 3: try reader.read(&fileName, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Recipes/ImportRecipes`.
  public struct ImportRecipesRequest: Message {
    /// JSON in UTF-8, up to 1 MiB.
    public var file: ArraySlice<UInt8> = []

    /// Validates and reports, but stores nothing.
    public var dryRun: Bool = false

    /// Adds unknown methods and grinders to the caller's equipment.
    public var addEquipment: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(file: ArraySlice<UInt8> = [], dryRun: Bool = false, addEquipment: Bool = false) {
      self.file = file
      self.dryRun = dryRun
      self.addEquipment = addEquipment
    }
  }
}

extension CatalogV1.ImportRecipesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ImportRecipesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "file", "file", isRedacted: true),
    FieldInfo(2, "dry_run", "dryRun"),
    FieldInfo(3, "add_equipment", "addEquipment"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(addEquipment, 3, BoolField.self)
    sink.implicit(dryRun, 2, BoolField.self)
    sink.implicit(file, 1, BytesField.self)
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
      case 10: file = try BytesField.read(from: &reader)
      case 16: dryRun = try BoolField.read(from: &reader)
      case 24: addEquipment = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(file, "file", BytesField.self, isRedacted: true)
    try writer.implicit(dryRun, "dryRun", BoolField.self)
    try writer.implicit(addEquipment, "addEquipment", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&file, BytesField.self)
      case 2: try reader.read(&dryRun, BoolField.self)
      case 3: try reader.read(&addEquipment, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One recipe of an imported file.
  public struct ImportedRecipe: Message {
    /// Its index in the file, from 0.
    public var index: Int32 = 0

    /// Its name in the file.
    public var name: String = ""

    /// The outcome.
    public var outcome: CatalogV1.ImportOutcome = CatalogV1.ImportOutcome(rawValue: 0)

    /// The new recipe, or the equal one; empty if it was rejected, and in a dry run.
    public var recipeID: RecipeID?

    /// The stored name.
    public var storedName: String = ""

    /// The reasons of a rejection.
    public var findings: [CatalogV1.RecipeFinding] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      index: Int32 = 0,
      name: String = "",
      outcome: CatalogV1.ImportOutcome = CatalogV1.ImportOutcome(rawValue: 0),
      recipeID: RecipeID? = nil,
      storedName: String = "",
      findings: [CatalogV1.RecipeFinding] = []
    ) {
      self.index = index
      self.name = name
      self.outcome = outcome
      self.recipeID = recipeID
      self.storedName = storedName
      self.findings = findings
    }
  }
}

extension CatalogV1.ImportedRecipe {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ImportedRecipe"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "index", "index"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "outcome", "outcome"),
    FieldInfo(4, "recipe_id", "recipeId"),
    FieldInfo(5, "stored_name", "storedName", isRedacted: true),
    FieldInfo(6, "findings", "findings", .repeated, CatalogV1.RecipeFinding.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(findings, 6, MessageField<CatalogV1.RecipeFinding>.self)
    sink.implicit(storedName, 5, StringField.self)
    sink.optional(recipeID, 4, TextField<RecipeID>.self)
    sink.implicit(outcome, 3, EnumField<CatalogV1.ImportOutcome>.self)
    sink.implicit(name, 2, StringField.self)
    sink.implicit(index, 1, Int32Field.self)
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
      case 8: index = try Int32Field.read(from: &reader)
      case 18: name = try StringField.read(from: &reader)
      case 24: outcome = try EnumField<CatalogV1.ImportOutcome>.read(from: &reader)
      case 34: recipeID = try reader.text(RecipeID.self)
      case 42: storedName = try StringField.read(from: &reader)
      case 50: try reader.append(to: &findings, MessageField<CatalogV1.RecipeFinding>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(index, "index", Int32Field.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(outcome, "outcome", EnumField<CatalogV1.ImportOutcome>.self)
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    try writer.implicit(storedName, "storedName", StringField.self, isRedacted: true)
    try writer.repeated(findings, "findings", MessageField<CatalogV1.RecipeFinding>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&index, Int32Field.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&outcome, EnumField<CatalogV1.ImportOutcome>.self)
      case 4: try reader.formed(&recipeID, RecipeID.self)
      case 5: try reader.read(&storedName, StringField.self)
      case 6: try reader.append(to: &findings, MessageField<CatalogV1.RecipeFinding>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A problem in one field of a recipe of a file.
  public struct RecipeFinding: Message {
    /// The field of `Recipe`.
    public var field: String = ""

    /// The reason code.
    public var code: String = ""

    /// The reason as a sentence.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(field: String = "", code: String = "", message: String = "") {
      self.field = field
      self.code = code
      self.message = message
    }
  }
}

extension CatalogV1.RecipeFinding {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RecipeFinding"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "field", "field"),
    FieldInfo(2, "code", "code"),
    FieldInfo(3, "message", "message", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 3, StringField.self)
    sink.implicit(code, 2, StringField.self)
    sink.implicit(field, 1, StringField.self)
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
      case 10: field = try StringField.read(from: &reader)
      case 18: code = try StringField.read(from: &reader)
      case 26: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(field, "field", StringField.self)
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(message, "message", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&field, StringField.self)
      case 2: try reader.read(&code, StringField.self)
      case 3: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Recipes/ImportRecipes`.
  public struct ImportRecipesResponse: Message {
    /// The recipes of the file in order.
    public var recipes: [CatalogV1.ImportedRecipe] = []

    /// Methods added to the caller's equipment.
    public var addedMethods: [String] = []

    /// Grinders added to the caller's equipment.
    public var addedGrinders: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      recipes: [CatalogV1.ImportedRecipe] = [],
      addedMethods: [String] = [],
      addedGrinders: [String] = []
    ) {
      self.recipes = recipes
      self.addedMethods = addedMethods
      self.addedGrinders = addedGrinders
    }
  }
}

extension CatalogV1.ImportRecipesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ImportRecipesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipes", "recipes", .repeated, CatalogV1.ImportedRecipe.self),
    FieldInfo(2, "added_methods", "addedMethods", .repeated),
    FieldInfo(3, "added_grinders", "addedGrinders", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(addedGrinders, 3, StringField.self)
    sink.repeated(addedMethods, 2, StringField.self)
    sink.repeated(recipes, 1, MessageField<CatalogV1.ImportedRecipe>.self)
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
      case 10: try reader.append(to: &recipes, MessageField<CatalogV1.ImportedRecipe>.self)
      case 18: try reader.append(to: &addedMethods, StringField.self)
      case 26: try reader.append(to: &addedGrinders, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(recipes, "recipes", MessageField<CatalogV1.ImportedRecipe>.self)
    try writer.repeated(addedMethods, "addedMethods", StringField.self)
    try writer.repeated(addedGrinders, "addedGrinders", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &recipes, MessageField<CatalogV1.ImportedRecipe>.self)
      case 2: try reader.append(to: &addedMethods, StringField.self)
      case 3: try reader.append(to: &addedGrinders, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A recipe was added.
  public struct RecipeCreated: Message {
    /// The recipe.
    public var recipe: CatalogV1.Recipe?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil) {
      self.recipe = recipe
    }
  }
}

extension CatalogV1.RecipeCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RecipeCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RecipeCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "recipe_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["recipe"],
    inside: [CatalogV1.Recipe.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RecipeCreated {
    var shared = CatalogV1.RecipeCreated()
    shared.recipe = self.recipe?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// Fields of a recipe changed.
  public struct RecipeUpdated: Message {
    /// The recipe after the change.
    public var recipe: CatalogV1.Recipe?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil) {
      self.recipe = recipe
    }
  }
}

extension CatalogV1.RecipeUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RecipeUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RecipeUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "recipe_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["recipe"],
    inside: [CatalogV1.Recipe.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RecipeUpdated {
    var shared = CatalogV1.RecipeUpdated()
    shared.recipe = self.recipe?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A recipe's use count changed, without a new revision.
  public struct RecipeUsed: Message {
    /// The recipe.
    public var recipeID: RecipeID?

    /// The count after the change.
    public var usageCount: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipeID: RecipeID? = nil, usageCount: Int32 = 0) {
      self.recipeID = recipeID
      self.usageCount = usageCount
    }
  }
}

extension CatalogV1.RecipeUsed {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RecipeUsed"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_id", "recipeId"),
    FieldInfo(2, "usage_count", "usageCount"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(usageCount, 2, Int32Field.self)
    sink.optional(recipeID, 1, TextField<RecipeID>.self)
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
      case 10: recipeID = try reader.text(RecipeID.self)
      case 16: usageCount = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    try writer.implicit(usageCount, "usageCount", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&recipeID, RecipeID.self)
      case 2: try reader.read(&usageCount, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RecipeUsed: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "recipe_used"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["recipe_id", "usage_count"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RecipeUsed {
    var shared = CatalogV1.RecipeUsed()
    shared.recipeID = self.recipeID
    shared.usageCount = self.usageCount
    return shared
  }
}

extension CatalogV1 {
  /// A recipe was deleted.
  public struct RecipeDeleted: Message {
    /// The recipe before the deletion.
    public var recipe: CatalogV1.Recipe?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipe: CatalogV1.Recipe? = nil) {
      self.recipe = recipe
    }
  }
}

extension CatalogV1.RecipeDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RecipeDeleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe", "recipe", .single, CatalogV1.Recipe.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipe, 1, MessageField<CatalogV1.Recipe>.self)
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
      case 10: try reader.merge(&recipe)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipe, "recipe", MessageField<CatalogV1.Recipe>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&recipe, MessageField<CatalogV1.Recipe>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RecipeDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "recipe_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["recipe"],
    inside: [CatalogV1.Recipe.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RecipeDeleted {
    var shared = CatalogV1.RecipeDeleted()
    shared.recipe = self.recipe?.sharedParts()
    return shared
  }
}
