// Generated from daybook/catalog/v1/notes.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// One brew, with a copy of its recipe's data, so that later changes of the recipe do not change
  /// history.
  public struct BrewingNote: Message {
    /// The note's id; the client may choose that of a new one.
    public var id: BrewingNoteID?

    /// The coffee; empty if it was deleted.
    public var coffeeID: CoffeeID?

    /// The recipe; empty if it was deleted.
    public var recipeID: RecipeID?

    /// The author's text, up to 10,000 characters.
    public var notes: String = ""

    /// 1 to 5 stars; 0 for no rating.
    public var rating: Int32 = 0

    /// When it was brewed; defaults to now, at most five minutes ahead.
    public var dateCreated: GoogleProtobuf.Timestamp?

    /// The author; set by the server.
    public var authorID: MemberID?

    /// Planned seconds of the timer, up to 172,800.
    public var plannedTime: Int32?

    /// Measured seconds, up to 172,800.
    public var measuredTime: Int32?

    /// Grams of coffee, up to 500; defaults to the recipe's dose.
    public var grams: Double?

    /// Grams in the cup, up to 5,000.
    public var beverageG: Double?

    /// Total dissolved solids in percent, 0 to 30.
    public var tds: Double?

    /// From -2, sour, to 2, bitter.
    public var balance: Int32?

    /// The coffee's name when the note was written; set by the server, like all fields below.
    public var coffeeName: String = ""

    /// The recipe's name when the note was written.
    public var recipeName: String = ""

    /// The recipe's method when the note was written.
    public var brewingMethod: String = ""

    /// The family of that method.
    public var family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0)

    /// The recipe's grinder when the note was written.
    public var grinder: String = ""

    /// The grinder's setting; 0 if not stated.
    public var grindSize: Int32 = 0

    /// °C.
    public var waterTemp: Int32 = 0

    /// The recipe's seconds; 0 if not stated.
    public var brewTime: Int32 = 0

    /// The recipe's grams of water; 0 if not stated.
    public var waterG: Double = 0

    /// Increases with every change of the record.
    public var revision: UInt64 = 0

    /// When it was last changed.
    public var updatedAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: BrewingNoteID? = nil,
      coffeeID: CoffeeID? = nil,
      recipeID: RecipeID? = nil,
      notes: String = "",
      rating: Int32 = 0,
      dateCreated: GoogleProtobuf.Timestamp? = nil,
      authorID: MemberID? = nil,
      plannedTime: Int32? = nil,
      measuredTime: Int32? = nil,
      grams: Double? = nil,
      beverageG: Double? = nil,
      tds: Double? = nil,
      balance: Int32? = nil,
      coffeeName: String = "",
      recipeName: String = "",
      brewingMethod: String = "",
      family: CatalogV1.MethodFamily = CatalogV1.MethodFamily(rawValue: 0),
      grinder: String = "",
      grindSize: Int32 = 0,
      waterTemp: Int32 = 0,
      brewTime: Int32 = 0,
      waterG: Double = 0,
      revision: UInt64 = 0,
      updatedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.id = id
      self.coffeeID = coffeeID
      self.recipeID = recipeID
      self.notes = notes
      self.rating = rating
      self.dateCreated = dateCreated
      self.authorID = authorID
      self.plannedTime = plannedTime
      self.measuredTime = measuredTime
      self.grams = grams
      self.beverageG = beverageG
      self.tds = tds
      self.balance = balance
      self.coffeeName = coffeeName
      self.recipeName = recipeName
      self.brewingMethod = brewingMethod
      self.family = family
      self.grinder = grinder
      self.grindSize = grindSize
      self.waterTemp = waterTemp
      self.brewTime = brewTime
      self.waterG = waterG
      self.revision = revision
      self.updatedAt = updatedAt
    }
  }
}

extension CatalogV1.BrewingNote {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewingNote"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "coffee_id", "coffeeId"),
    FieldInfo(3, "recipe_id", "recipeId"),
    FieldInfo(4, "notes", "notes", isRedacted: true),
    FieldInfo(5, "rating", "rating"),
    FieldInfo(6, "date_created", "dateCreated", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "author_id", "authorId"),
    FieldInfo(8, "planned_time", "plannedTime"),
    FieldInfo(9, "measured_time", "measuredTime"),
    FieldInfo(10, "grams", "grams"),
    FieldInfo(11, "beverage_g", "beverageG"),
    FieldInfo(12, "tds", "tds"),
    FieldInfo(13, "balance", "balance"),
    FieldInfo(14, "coffee_name", "coffeeName", isRedacted: true),
    FieldInfo(15, "recipe_name", "recipeName", isRedacted: true),
    FieldInfo(16, "brewing_method", "brewingMethod"),
    FieldInfo(17, "family", "family"),
    FieldInfo(18, "grinder", "grinder"),
    FieldInfo(19, "grind_size", "grindSize"),
    FieldInfo(20, "water_temp", "waterTemp"),
    FieldInfo(21, "brew_time", "brewTime"),
    FieldInfo(22, "water_g", "waterG"),
    FieldInfo(23, "revision", "revision"),
    FieldInfo(24, "updated_at", "updatedAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(updatedAt, 24, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(revision, 23, UInt64Field.self)
    sink.implicit(waterG, 22, DoubleField.self)
    sink.implicit(brewTime, 21, Int32Field.self)
    sink.implicit(waterTemp, 20, Int32Field.self)
    sink.implicit(grindSize, 19, Int32Field.self)
    sink.implicit(grinder, 18, StringField.self)
    sink.implicit(family, 17, EnumField<CatalogV1.MethodFamily>.self)
    sink.implicit(brewingMethod, 16, StringField.self)
    sink.implicit(recipeName, 15, StringField.self)
    sink.implicit(coffeeName, 14, StringField.self)
    sink.optional(balance, 13, Int32Field.self)
    sink.optional(tds, 12, DoubleField.self)
    sink.optional(beverageG, 11, DoubleField.self)
    sink.optional(grams, 10, DoubleField.self)
    sink.optional(measuredTime, 9, Int32Field.self)
    sink.optional(plannedTime, 8, Int32Field.self)
    sink.optional(authorID, 7, TextField<MemberID>.self)
    sink.optional(dateCreated, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(rating, 5, Int32Field.self)
    sink.implicit(notes, 4, StringField.self)
    sink.optional(recipeID, 3, TextField<RecipeID>.self)
    sink.optional(coffeeID, 2, TextField<CoffeeID>.self)
    sink.optional(id, 1, TextField<BrewingNoteID>.self)
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
      case 10: id = try reader.text(BrewingNoteID.self)
      case 18: coffeeID = try reader.text(CoffeeID.self)
      case 26: recipeID = try reader.text(RecipeID.self)
      case 34: notes = try StringField.read(from: &reader)
      case 40: rating = try Int32Field.read(from: &reader)
      case 50: try reader.merge(&dateCreated)
      case 58: authorID = try reader.text(MemberID.self)
      case 64: plannedTime = try Int32Field.read(from: &reader)
      case 72: measuredTime = try Int32Field.read(from: &reader)
      case 81: grams = try DoubleField.read(from: &reader)
      case 89: beverageG = try DoubleField.read(from: &reader)
      case 97: tds = try DoubleField.read(from: &reader)
      case 104: balance = try Int32Field.read(from: &reader)
      case 114: coffeeName = try StringField.read(from: &reader)
      case 122: recipeName = try StringField.read(from: &reader)
      case 130: brewingMethod = try StringField.read(from: &reader)
      case 136: family = try EnumField<CatalogV1.MethodFamily>.read(from: &reader)
      case 146: grinder = try StringField.read(from: &reader)
      case 152: grindSize = try Int32Field.read(from: &reader)
      case 160: waterTemp = try Int32Field.read(from: &reader)
      case 168: brewTime = try Int32Field.read(from: &reader)
      case 177: waterG = try DoubleField.read(from: &reader)
      case 184: revision = try UInt64Field.read(from: &reader)
      case 194: try reader.merge(&updatedAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<BrewingNoteID>.self)
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    try writer.implicit(notes, "notes", StringField.self, isRedacted: true)
    try writer.implicit(rating, "rating", Int32Field.self)
    try writer.optional(dateCreated, "dateCreated", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(authorID, "authorId", TextField<MemberID>.self)
    try writer.optional(plannedTime, "plannedTime", Int32Field.self)
    try writer.optional(measuredTime, "measuredTime", Int32Field.self)
    try writer.optional(grams, "grams", DoubleField.self)
    try writer.optional(beverageG, "beverageG", DoubleField.self)
    try writer.optional(tds, "tds", DoubleField.self)
    try writer.optional(balance, "balance", Int32Field.self)
    try writer.implicit(coffeeName, "coffeeName", StringField.self, isRedacted: true)
    try writer.implicit(recipeName, "recipeName", StringField.self, isRedacted: true)
    try writer.implicit(brewingMethod, "brewingMethod", StringField.self)
    try writer.implicit(family, "family", EnumField<CatalogV1.MethodFamily>.self)
    try writer.implicit(grinder, "grinder", StringField.self)
    try writer.implicit(grindSize, "grindSize", Int32Field.self)
    try writer.implicit(waterTemp, "waterTemp", Int32Field.self)
    try writer.implicit(brewTime, "brewTime", Int32Field.self)
    try writer.implicit(waterG, "waterG", DoubleField.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.optional(updatedAt, "updatedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, BrewingNoteID.self)
      case 2: try reader.formed(&coffeeID, CoffeeID.self)
      case 3: try reader.formed(&recipeID, RecipeID.self)
      case 4: try reader.read(&notes, StringField.self)
      case 5: try reader.read(&rating, Int32Field.self)
      case 6: try reader.read(&dateCreated, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.formed(&authorID, MemberID.self)
      case 8: try reader.read(&plannedTime, Int32Field.self)
      case 9: try reader.read(&measuredTime, Int32Field.self)
      case 10: try reader.read(&grams, DoubleField.self)
      case 11: try reader.read(&beverageG, DoubleField.self)
      case 12: try reader.read(&tds, DoubleField.self)
      case 13: try reader.read(&balance, Int32Field.self)
      case 14: try reader.read(&coffeeName, StringField.self)
      case 15: try reader.read(&recipeName, StringField.self)
      case 16: try reader.read(&brewingMethod, StringField.self)
      case 17: try reader.read(&family, EnumField<CatalogV1.MethodFamily>.self)
      case 18: try reader.read(&grinder, StringField.self)
      case 19: try reader.read(&grindSize, Int32Field.self)
      case 20: try reader.read(&waterTemp, Int32Field.self)
      case 21: try reader.read(&brewTime, Int32Field.self)
      case 22: try reader.read(&waterG, DoubleField.self)
      case 23: try reader.read(&revision, UInt64Field.self)
      case 24: try reader.read(&updatedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.BrewingNote {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "coffee_id", "recipe_id", "notes", "rating", "date_created", "author_id", "planned_time",
    "measured_time", "grams", "beverage_g", "tds", "balance", "coffee_name", "recipe_name",
    "brewing_method", "family", "grinder", "grind_size", "water_temp", "brew_time", "water_g",
    "revision", "updated_at",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.BrewingNote {
    var shared = CatalogV1.BrewingNote()
    shared.id = self.id
    shared.coffeeID = self.coffeeID
    shared.recipeID = self.recipeID
    shared.notes = self.notes
    shared.rating = self.rating
    shared.dateCreated = self.dateCreated
    shared.authorID = self.authorID
    shared.plannedTime = self.plannedTime
    shared.measuredTime = self.measuredTime
    shared.grams = self.grams
    shared.beverageG = self.beverageG
    shared.tds = self.tds
    shared.balance = self.balance
    shared.coffeeName = self.coffeeName
    shared.recipeName = self.recipeName
    shared.brewingMethod = self.brewingMethod
    shared.family = self.family
    shared.grinder = self.grinder
    shared.grindSize = self.grindSize
    shared.waterTemp = self.waterTemp
    shared.brewTime = self.brewTime
    shared.waterG = self.waterG
    shared.revision = self.revision
    shared.updatedAt = self.updatedAt
    return shared
  }
}

extension CatalogV1 {
  /// Figures derived from a note.
  public struct BrewingNoteFigures: Message {
    /// The coffee's current name, otherwise the copied one, otherwise “Unknown Coffee”.
    public var coffeeName: String = ""

    /// The recipe's current name, otherwise the copied one, otherwise “Unknown Recipe”.
    public var recipeName: String = ""

    /// Five stars, filled ones first.
    public var ratingStars: String = ""

    /// The text on one line of at most 100 characters.
    public var shortNotes: String = ""

    /// Water divided by coffee, both in grams; absent if either is unknown.
    public var waterRatio: Double?

    /// Beverage divided by coffee, both in grams; absent if either is unknown.
    public var beverageRatio: Double?

    /// The ratio to show: by beverage for espresso, by water for other methods; absent if it is
    /// unknown.
    public var mainRatio: Double?

    /// Extraction yield in percent; absent without TDS.
    public var extractionYield: Double?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      coffeeName: String = "",
      recipeName: String = "",
      ratingStars: String = "",
      shortNotes: String = "",
      waterRatio: Double? = nil,
      beverageRatio: Double? = nil,
      mainRatio: Double? = nil,
      extractionYield: Double? = nil
    ) {
      self.coffeeName = coffeeName
      self.recipeName = recipeName
      self.ratingStars = ratingStars
      self.shortNotes = shortNotes
      self.waterRatio = waterRatio
      self.beverageRatio = beverageRatio
      self.mainRatio = mainRatio
      self.extractionYield = extractionYield
    }
  }
}

extension CatalogV1.BrewingNoteFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewingNoteFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_name", "coffeeName", isRedacted: true),
    FieldInfo(2, "recipe_name", "recipeName", isRedacted: true),
    FieldInfo(3, "rating_stars", "ratingStars"),
    FieldInfo(4, "short_notes", "shortNotes", isRedacted: true),
    FieldInfo(5, "water_ratio", "waterRatio"),
    FieldInfo(6, "beverage_ratio", "beverageRatio"),
    FieldInfo(7, "main_ratio", "mainRatio"),
    FieldInfo(8, "extraction_yield", "extractionYield"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(extractionYield, 8, DoubleField.self)
    sink.optional(mainRatio, 7, DoubleField.self)
    sink.optional(beverageRatio, 6, DoubleField.self)
    sink.optional(waterRatio, 5, DoubleField.self)
    sink.implicit(shortNotes, 4, StringField.self)
    sink.implicit(ratingStars, 3, StringField.self)
    sink.implicit(recipeName, 2, StringField.self)
    sink.implicit(coffeeName, 1, StringField.self)
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
      case 10: coffeeName = try StringField.read(from: &reader)
      case 18: recipeName = try StringField.read(from: &reader)
      case 26: ratingStars = try StringField.read(from: &reader)
      case 34: shortNotes = try StringField.read(from: &reader)
      case 41: waterRatio = try DoubleField.read(from: &reader)
      case 49: beverageRatio = try DoubleField.read(from: &reader)
      case 57: mainRatio = try DoubleField.read(from: &reader)
      case 65: extractionYield = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(coffeeName, "coffeeName", StringField.self, isRedacted: true)
    try writer.implicit(recipeName, "recipeName", StringField.self, isRedacted: true)
    try writer.implicit(ratingStars, "ratingStars", StringField.self)
    try writer.implicit(shortNotes, "shortNotes", StringField.self, isRedacted: true)
    try writer.optional(waterRatio, "waterRatio", DoubleField.self)
    try writer.optional(beverageRatio, "beverageRatio", DoubleField.self)
    try writer.optional(mainRatio, "mainRatio", DoubleField.self)
    try writer.optional(extractionYield, "extractionYield", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffeeName, StringField.self)
      case 2: try reader.read(&recipeName, StringField.self)
      case 3: try reader.read(&ratingStars, StringField.self)
      case 4: try reader.read(&shortNotes, StringField.self)
      case 5: try reader.read(&waterRatio, DoubleField.self)
      case 6: try reader.read(&beverageRatio, DoubleField.self)
      case 7: try reader.read(&mainRatio, DoubleField.self)
      case 8: try reader.read(&extractionYield, DoubleField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A note and its figures.
  public struct ListedBrewingNote: Message {
    /// The note.
    public var note: CatalogV1.BrewingNote?

    /// Its derived figures.
    public var figures: CatalogV1.BrewingNoteFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(note: CatalogV1.BrewingNote? = nil, figures: CatalogV1.BrewingNoteFigures? = nil) {
      self.note = note
      self.figures = figures
    }
  }
}

extension CatalogV1.ListedBrewingNote {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListedBrewingNote"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.BrewingNoteFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 2, MessageField<CatalogV1.BrewingNoteFigures>.self)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      case 18: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.BrewingNoteFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.BrewingNoteFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewingNotes/ListBrewingNotes`.
  public struct ListBrewingNotesRequest: Message {
    /// Substring of coffee name, recipe name, method or text, ignoring case and accents; up to
    /// 10,000 characters.
    public var text: String = ""

    /// Only notes with this many stars; 0 for those without a rating.
    public var rating: Int32?

    /// Only notes of this coffee.
    public var coffeeID: CoffeeID?

    /// Only notes of this recipe.
    public var recipeID: RecipeID?

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      text: String = "",
      rating: Int32? = nil,
      coffeeID: CoffeeID? = nil,
      recipeID: RecipeID? = nil,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.text = text
      self.rating = rating
      self.coffeeID = coffeeID
      self.recipeID = recipeID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListBrewingNotesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListBrewingNotesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "text", "text", isRedacted: true),
    FieldInfo(2, "rating", "rating"),
    FieldInfo(3, "coffee_id", "coffeeId"),
    FieldInfo(4, "recipe_id", "recipeId"),
    FieldInfo(5, "page_size", "pageSize"),
    FieldInfo(6, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 6, StringField.self)
    sink.implicit(pageSize, 5, Int32Field.self)
    sink.optional(recipeID, 4, TextField<RecipeID>.self)
    sink.optional(coffeeID, 3, TextField<CoffeeID>.self)
    sink.optional(rating, 2, Int32Field.self)
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
      case 16: rating = try Int32Field.read(from: &reader)
      case 26: coffeeID = try reader.text(CoffeeID.self)
      case 34: recipeID = try reader.text(RecipeID.self)
      case 40: pageSize = try Int32Field.read(from: &reader)
      case 50: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.optional(rating, "rating", Int32Field.self)
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
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
      case 2: try reader.read(&rating, Int32Field.self)
      case 3: try reader.formed(&coffeeID, CoffeeID.self)
      case 4: try reader.formed(&recipeID, RecipeID.self)
      case 5: try reader.read(&pageSize, Int32Field.self)
      case 6: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `BrewingNotes/ListBrewingNotes`.
  public struct ListBrewingNotesResponse: Message {
    /// The notes.
    public var notes: [CatalogV1.ListedBrewingNote] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(notes: [CatalogV1.ListedBrewingNote] = [], nextPageToken: String = "") {
      self.notes = notes
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListBrewingNotesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListBrewingNotesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "notes", "notes", .repeated, CatalogV1.ListedBrewingNote.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(notes, 1, MessageField<CatalogV1.ListedBrewingNote>.self)
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
      case 10: try reader.append(to: &notes, MessageField<CatalogV1.ListedBrewingNote>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(notes, "notes", MessageField<CatalogV1.ListedBrewingNote>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &notes, MessageField<CatalogV1.ListedBrewingNote>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewingNotes/GetBrewingNote`.
  public struct GetBrewingNoteRequest: Message {
    /// The note.
    public var noteID: BrewingNoteID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(noteID: BrewingNoteID? = nil) {
      self.noteID = noteID
    }
  }
}

extension CatalogV1.GetBrewingNoteRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewingNoteRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note_id", "noteId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(noteID, 1, TextField<BrewingNoteID>.self)
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
      case 10: noteID = try reader.text(BrewingNoteID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(noteID, "noteId", TextField<BrewingNoteID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&noteID, BrewingNoteID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `BrewingNotes/GetBrewingNote`.
  public struct GetBrewingNoteResponse: Message {
    /// The note.
    public var note: CatalogV1.BrewingNote?

    /// Its derived figures.
    public var figures: CatalogV1.BrewingNoteFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(note: CatalogV1.BrewingNote? = nil, figures: CatalogV1.BrewingNoteFigures? = nil) {
      self.note = note
      self.figures = figures
    }
  }
}

extension CatalogV1.GetBrewingNoteResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewingNoteResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.BrewingNoteFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 2, MessageField<CatalogV1.BrewingNoteFigures>.self)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      case 18: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.BrewingNoteFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.BrewingNoteFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewingNotes/CreateBrewingNote`.
  public struct CreateBrewingNoteRequest: Message {
    /// The new note.
    public var note: CatalogV1.BrewingNote?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(note: CatalogV1.BrewingNote? = nil) {
      self.note = note
    }
  }
}

extension CatalogV1.CreateBrewingNoteRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CreateBrewingNoteRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `BrewingNotes/CreateBrewingNote`.
  public struct CreateBrewingNoteResponse: Message {
    /// The stored note.
    public var note: CatalogV1.BrewingNote?

    /// Its derived figures.
    public var figures: CatalogV1.BrewingNoteFigures?

    /// The use count of its recipe, including this note.
    public var usageCount: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      note: CatalogV1.BrewingNote? = nil,
      figures: CatalogV1.BrewingNoteFigures? = nil,
      usageCount: Int32 = 0
    ) {
      self.note = note
      self.figures = figures
      self.usageCount = usageCount
    }
  }
}

extension CatalogV1.CreateBrewingNoteResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CreateBrewingNoteResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.BrewingNoteFigures.self),
    FieldInfo(3, "usage_count", "usageCount"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(usageCount, 3, Int32Field.self)
    sink.optional(figures, 2, MessageField<CatalogV1.BrewingNoteFigures>.self)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      case 18: try reader.merge(&figures)
      case 24: usageCount = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.BrewingNoteFigures>.self)
    try writer.implicit(usageCount, "usageCount", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.BrewingNoteFigures>.self)
      case 3: try reader.read(&usageCount, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewingNotes/UpdateBrewingNote`.
  public struct UpdateBrewingNoteRequest: Message {
    /// The id and the new values.
    public var note: CatalogV1.BrewingNote?

    /// `notes`, `rating`, `date_created`, `coffee_id`, `recipe_id`, `planned_time`,
    /// `measured_time`, `grams`, `beverage_g`, `tds`, `balance`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The revision that must be stored; 0 accepts any.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      note: CatalogV1.BrewingNote? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.note = note
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.UpdateBrewingNoteRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateBrewingNoteRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self),
    FieldInfo(2, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.optional(updateMask, 2, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
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
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
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
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      case 2: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `BrewingNotes/UpdateBrewingNote`.
  public struct UpdateBrewingNoteResponse: Message {
    /// The note after the change.
    public var note: CatalogV1.BrewingNote?

    /// Its derived figures.
    public var figures: CatalogV1.BrewingNoteFigures?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      note: CatalogV1.BrewingNote? = nil,
      figures: CatalogV1.BrewingNoteFigures? = nil,
      changed: Bool = false
    ) {
      self.note = note
      self.figures = figures
      self.changed = changed
    }
  }
}

extension CatalogV1.UpdateBrewingNoteResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateBrewingNoteResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.BrewingNoteFigures.self),
    FieldInfo(3, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 3, BoolField.self)
    sink.optional(figures, 2, MessageField<CatalogV1.BrewingNoteFigures>.self)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
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
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.BrewingNoteFigures>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.BrewingNoteFigures>.self)
      case 3: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewingNotes/DeleteBrewingNote`.
  public struct DeleteBrewingNoteRequest: Message {
    /// The note.
    public var noteID: BrewingNoteID?

    /// The revision that must be stored; 0 accepts any.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(noteID: BrewingNoteID? = nil, expectedRevision: UInt64 = 0) {
      self.noteID = noteID
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.DeleteBrewingNoteRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeleteBrewingNoteRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note_id", "noteId"),
    FieldInfo(2, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 2, UInt64Field.self)
    sink.optional(noteID, 1, TextField<BrewingNoteID>.self)
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
      case 10: noteID = try reader.text(BrewingNoteID.self)
      case 16: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(noteID, "noteId", TextField<BrewingNoteID>.self)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&noteID, BrewingNoteID.self)
      case 2: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `BrewingNotes/DeleteBrewingNote`.
  public struct DeleteBrewingNoteResponse: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.DeleteBrewingNoteResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeleteBrewingNoteResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension CatalogV1 {
  /// A brewing note was created.
  public struct BrewingNoteCreated: Message {
    /// The note.
    public var note: CatalogV1.BrewingNote?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(note: CatalogV1.BrewingNote? = nil) {
      self.note = note
    }
  }
}

extension CatalogV1.BrewingNoteCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewingNoteCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.BrewingNoteCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "brewing_note_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["note"],
    inside: [CatalogV1.BrewingNote.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.BrewingNoteCreated {
    var shared = CatalogV1.BrewingNoteCreated()
    shared.note = self.note?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// Fields of a note changed.
  public struct BrewingNoteUpdated: Message {
    /// The note after the change.
    public var note: CatalogV1.BrewingNote?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(note: CatalogV1.BrewingNote? = nil) {
      self.note = note
    }
  }
}

extension CatalogV1.BrewingNoteUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewingNoteUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.BrewingNoteUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "brewing_note_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["note"],
    inside: [CatalogV1.BrewingNote.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.BrewingNoteUpdated {
    var shared = CatalogV1.BrewingNoteUpdated()
    shared.note = self.note?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A note was deleted.
  public struct BrewingNoteDeleted: Message {
    /// The note before the deletion, without its text.
    public var note: CatalogV1.BrewingNote?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(note: CatalogV1.BrewingNote? = nil) {
      self.note = note
    }
  }
}

extension CatalogV1.BrewingNoteDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewingNoteDeleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.BrewingNoteDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "brewing_note_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["note"],
    inside: [CatalogV1.BrewingNote.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.BrewingNoteDeleted {
    var shared = CatalogV1.BrewingNoteDeleted()
    shared.note = self.note?.sharedParts()
    return shared
  }
}
