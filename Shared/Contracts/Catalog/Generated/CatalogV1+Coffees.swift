// Generated from daybook/catalog/v1/coffees.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// What to do with the brewing notes of a deleted coffee or recipe.
  public enum NotesChoice: WireEnum, CaseIterable {
    /// Rejects the deletion if there are notes.
    case unspecified
    /// Keeps them with the names copied when they were written.
    case keepNotes
    /// Deletes them too.
    case deleteNotes
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.NotesChoice {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .keepNotes
    case 2: self = .deleteNotes
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .keepNotes: return 1
    case .deleteNotes: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.NotesChoice] = [
    .unspecified,
    .keepNotes,
    .deleteNotes,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("NOTES_CHOICE_UNSPECIFIED", 0),
    ("NOTES_CHOICE_KEEP_NOTES", 1),
    ("NOTES_CHOICE_DELETE_NOTES", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "NOTES_CHOICE_UNSPECIFIED"
    case 1: return "NOTES_CHOICE_KEEP_NOTES"
    case 2: return "NOTES_CHOICE_DELETE_NOTES"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// One coffee that was bought.
  public struct Coffee: Message {
    /// The coffee's id; the client may choose that of a new one.
    public var id: CoffeeID?

    /// 1 to 120 characters after trimming.
    public var name: String = ""

    /// Up to 120 characters.
    public var roaster: String = ""

    /// One of the processing options, or empty.
    public var processing: String = ""

    /// One of the roast options, or empty.
    public var roastLevel: String = ""

    /// Up to 120 characters.
    public var origin: String = ""

    /// When it was added; set by the server if absent.
    public var dateAdded: GoogleProtobuf.Timestamp?

    /// The roast date.
    public var roastedOn: LocalDay?

    /// Grams in the full bag, up to 20,000; 0 if not stated.
    public var bagSizeG: Double = 0

    /// The day on which the bag was opened.
    public var openedOn: LocalDay?

    /// Whether the bag is used up.
    public var finished: Bool = false

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
      id: CoffeeID? = nil,
      name: String = "",
      roaster: String = "",
      processing: String = "",
      roastLevel: String = "",
      origin: String = "",
      dateAdded: GoogleProtobuf.Timestamp? = nil,
      roastedOn: LocalDay? = nil,
      bagSizeG: Double = 0,
      openedOn: LocalDay? = nil,
      finished: Bool = false,
      revision: UInt64 = 0,
      updatedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.id = id
      self.name = name
      self.roaster = roaster
      self.processing = processing
      self.roastLevel = roastLevel
      self.origin = origin
      self.dateAdded = dateAdded
      self.roastedOn = roastedOn
      self.bagSizeG = bagSizeG
      self.openedOn = openedOn
      self.finished = finished
      self.revision = revision
      self.updatedAt = updatedAt
    }
  }
}

extension CatalogV1.Coffee {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.Coffee"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "roaster", "roaster", isRedacted: true),
    FieldInfo(4, "processing", "processing"),
    FieldInfo(5, "roast_level", "roastLevel"),
    FieldInfo(6, "origin", "origin", isRedacted: true),
    FieldInfo(7, "date_added", "dateAdded", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "roasted_on", "roastedOn"),
    FieldInfo(9, "bag_size_g", "bagSizeG"),
    FieldInfo(10, "opened_on", "openedOn"),
    FieldInfo(11, "finished", "finished"),
    FieldInfo(12, "revision", "revision"),
    FieldInfo(13, "updated_at", "updatedAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(updatedAt, 13, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(revision, 12, UInt64Field.self)
    sink.implicit(finished, 11, BoolField.self)
    sink.optional(openedOn, 10, TextField<LocalDay>.self)
    sink.implicit(bagSizeG, 9, DoubleField.self)
    sink.optional(roastedOn, 8, TextField<LocalDay>.self)
    sink.optional(dateAdded, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(origin, 6, StringField.self)
    sink.implicit(roastLevel, 5, StringField.self)
    sink.implicit(processing, 4, StringField.self)
    sink.implicit(roaster, 3, StringField.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<CoffeeID>.self)
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
      case 10: id = try reader.text(CoffeeID.self)
      case 18: name = try StringField.read(from: &reader)
      case 26: roaster = try StringField.read(from: &reader)
      case 34: processing = try StringField.read(from: &reader)
      case 42: roastLevel = try StringField.read(from: &reader)
      case 50: origin = try StringField.read(from: &reader)
      case 58: try reader.merge(&dateAdded)
      case 66: roastedOn = try reader.text(LocalDay.self)
      case 73: bagSizeG = try DoubleField.read(from: &reader)
      case 82: openedOn = try reader.text(LocalDay.self)
      case 88: finished = try BoolField.read(from: &reader)
      case 96: revision = try UInt64Field.read(from: &reader)
      case 106: try reader.merge(&updatedAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<CoffeeID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(roaster, "roaster", StringField.self, isRedacted: true)
    try writer.implicit(processing, "processing", StringField.self)
    try writer.implicit(roastLevel, "roastLevel", StringField.self)
    try writer.implicit(origin, "origin", StringField.self, isRedacted: true)
    try writer.optional(dateAdded, "dateAdded", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(roastedOn, "roastedOn", TextField<LocalDay>.self)
    try writer.implicit(bagSizeG, "bagSizeG", DoubleField.self)
    try writer.optional(openedOn, "openedOn", TextField<LocalDay>.self)
    try writer.implicit(finished, "finished", BoolField.self)
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
      case 1: try reader.formed(&id, CoffeeID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&roaster, StringField.self)
      case 4: try reader.read(&processing, StringField.self)
      case 5: try reader.read(&roastLevel, StringField.self)
      case 6: try reader.read(&origin, StringField.self)
      case 7: try reader.read(&dateAdded, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.formed(&roastedOn, LocalDay.self)
      case 9: try reader.read(&bagSizeG, DoubleField.self)
      case 10: try reader.formed(&openedOn, LocalDay.self)
      case 11: try reader.read(&finished, BoolField.self)
      case 12: try reader.read(&revision, UInt64Field.self)
      case 13: try reader.read(&updatedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.Coffee {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "name", "roaster", "processing", "roast_level", "origin", "date_added", "roasted_on",
    "bag_size_g", "opened_on", "finished", "revision", "updated_at",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.Coffee {
    var shared = CatalogV1.Coffee()
    shared.id = self.id
    shared.name = self.name
    shared.roaster = self.roaster
    shared.processing = self.processing
    shared.roastLevel = self.roastLevel
    shared.origin = self.origin
    shared.dateAdded = self.dateAdded
    shared.roastedOn = self.roastedOn
    shared.bagSizeG = self.bagSizeG
    shared.openedOn = self.openedOn
    shared.finished = self.finished
    shared.revision = self.revision
    shared.updatedAt = self.updatedAt
    return shared
  }
}

extension CatalogV1 {
  /// Figures derived from a coffee and its notes.
  public struct CoffeeFigures: Message {
    /// Brewing notes of the coffee.
    public var brews: Int32 = 0

    /// The number of them with a rating.
    public var rated: Int32 = 0

    /// The mean rating in full precision; absent without rated notes.
    public var averageRating: Double?

    /// Whole local days since the roast, for a finished coffee to its last brew.
    ///
    /// Absent without a roast date.
    public var ageDays: Int32?

    /// Grams in stock, never negative; absent if stock is not kept.
    public var remainingG: Double?

    /// More was brewed than was in stock: the bag should be weighed.
    public var drift: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      brews: Int32 = 0,
      rated: Int32 = 0,
      averageRating: Double? = nil,
      ageDays: Int32? = nil,
      remainingG: Double? = nil,
      drift: Bool = false
    ) {
      self.brews = brews
      self.rated = rated
      self.averageRating = averageRating
      self.ageDays = ageDays
      self.remainingG = remainingG
      self.drift = drift
    }
  }
}

extension CatalogV1.CoffeeFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CoffeeFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "brews", "brews"),
    FieldInfo(2, "rated", "rated"),
    FieldInfo(3, "average_rating", "averageRating"),
    FieldInfo(4, "age_days", "ageDays"),
    FieldInfo(5, "remaining_g", "remainingG"),
    FieldInfo(6, "drift", "drift"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(drift, 6, BoolField.self)
    sink.optional(remainingG, 5, DoubleField.self)
    sink.optional(ageDays, 4, Int32Field.self)
    sink.optional(averageRating, 3, DoubleField.self)
    sink.implicit(rated, 2, Int32Field.self)
    sink.implicit(brews, 1, Int32Field.self)
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
      case 8: brews = try Int32Field.read(from: &reader)
      case 16: rated = try Int32Field.read(from: &reader)
      case 25: averageRating = try DoubleField.read(from: &reader)
      case 32: ageDays = try Int32Field.read(from: &reader)
      case 41: remainingG = try DoubleField.read(from: &reader)
      case 48: drift = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(brews, "brews", Int32Field.self)
    try writer.implicit(rated, "rated", Int32Field.self)
    try writer.optional(averageRating, "averageRating", DoubleField.self)
    try writer.optional(ageDays, "ageDays", Int32Field.self)
    try writer.optional(remainingG, "remainingG", DoubleField.self)
    try writer.implicit(drift, "drift", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&brews, Int32Field.self)
      case 2: try reader.read(&rated, Int32Field.self)
      case 3: try reader.read(&averageRating, DoubleField.self)
      case 4: try reader.read(&ageDays, Int32Field.self)
      case 5: try reader.read(&remainingG, DoubleField.self)
      case 6: try reader.read(&drift, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A coffee and its figures.
  public struct ListedCoffee: Message {
    /// The coffee.
    public var coffee: CatalogV1.Coffee?

    /// Its derived figures.
    public var figures: CatalogV1.CoffeeFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil, figures: CatalogV1.CoffeeFigures? = nil) {
      self.coffee = coffee
      self.figures = figures
    }
  }
}

extension CatalogV1.ListedCoffee {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListedCoffee"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.CoffeeFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 2, MessageField<CatalogV1.CoffeeFigures>.self)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      case 18: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.CoffeeFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.CoffeeFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Coffees/ListCoffees`.
  public struct ListCoffeesRequest: Message {
    /// Substring of name, roaster, origin, processing or roast level, ignoring case and accents;
    /// up to 200 characters.
    public var text: String = ""

    /// Only finished coffees, or only unfinished ones.
    public var finished: Bool?

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
      finished: Bool? = nil,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.text = text
      self.finished = finished
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListCoffeesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListCoffeesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "text", "text", isRedacted: true),
    FieldInfo(2, "finished", "finished"),
    FieldInfo(3, "page_size", "pageSize"),
    FieldInfo(4, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 4, StringField.self)
    sink.implicit(pageSize, 3, Int32Field.self)
    sink.optional(finished, 2, BoolField.self)
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
      case 16: finished = try BoolField.read(from: &reader)
      case 24: pageSize = try Int32Field.read(from: &reader)
      case 34: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.optional(finished, "finished", BoolField.self)
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
      case 2: try reader.read(&finished, BoolField.self)
      case 3: try reader.read(&pageSize, Int32Field.self)
      case 4: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Coffees/ListCoffees`.
  public struct ListCoffeesResponse: Message {
    /// The coffees.
    public var coffees: [CatalogV1.ListedCoffee] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffees: [CatalogV1.ListedCoffee] = [], nextPageToken: String = "") {
      self.coffees = coffees
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListCoffeesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListCoffeesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffees", "coffees", .repeated, CatalogV1.ListedCoffee.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(coffees, 1, MessageField<CatalogV1.ListedCoffee>.self)
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
      case 10: try reader.append(to: &coffees, MessageField<CatalogV1.ListedCoffee>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(coffees, "coffees", MessageField<CatalogV1.ListedCoffee>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &coffees, MessageField<CatalogV1.ListedCoffee>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Coffees/GetCoffee`.
  public struct GetCoffeeRequest: Message {
    /// The coffee.
    public var coffeeID: CoffeeID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffeeID: CoffeeID? = nil) {
      self.coffeeID = coffeeID
    }
  }
}

extension CatalogV1.GetCoffeeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetCoffeeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_id", "coffeeId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(coffeeID, 1, TextField<CoffeeID>.self)
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
      case 10: coffeeID = try reader.text(CoffeeID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&coffeeID, CoffeeID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Coffees/GetCoffee`.
  public struct GetCoffeeResponse: Message {
    /// The coffee.
    public var coffee: CatalogV1.Coffee?

    /// Its derived figures.
    public var figures: CatalogV1.CoffeeFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil, figures: CatalogV1.CoffeeFigures? = nil) {
      self.coffee = coffee
      self.figures = figures
    }
  }
}

extension CatalogV1.GetCoffeeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetCoffeeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self),
    FieldInfo(2, "figures", "figures", .single, CatalogV1.CoffeeFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 2, MessageField<CatalogV1.CoffeeFigures>.self)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      case 18: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.CoffeeFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      case 2: try reader.read(&figures, MessageField<CatalogV1.CoffeeFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Coffees/CreateCoffee`.
  public struct CreateCoffeeRequest: Message {
    /// The new coffee; the server sets revision and time of change.
    public var coffee: CatalogV1.Coffee?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil) {
      self.coffee = coffee
    }
  }
}

extension CatalogV1.CreateCoffeeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CreateCoffeeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Coffees/CreateCoffee`.
  public struct CreateCoffeeResponse: Message {
    /// The stored coffee.
    public var coffee: CatalogV1.Coffee?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil) {
      self.coffee = coffee
    }
  }
}

extension CatalogV1.CreateCoffeeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CreateCoffeeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Coffees/UpdateCoffee`.
  public struct UpdateCoffeeRequest: Message {
    /// The id and the new values.
    public var coffee: CatalogV1.Coffee?

    /// `name`, `roaster`, `processing`, `roast_level`, `origin`, `date_added`, `roasted_on`,
    /// `bag_size_g`, `opened_on`, `finished`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The revision that must be stored; 0 accepts any.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      coffee: CatalogV1.Coffee? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.coffee = coffee
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.UpdateCoffeeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateCoffeeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self),
    FieldInfo(2, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.optional(updateMask, 2, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
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
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
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
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      case 2: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Coffees/UpdateCoffee`.
  public struct UpdateCoffeeResponse: Message {
    /// The coffee after the change.
    public var coffee: CatalogV1.Coffee?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil, changed: Bool = false) {
      self.coffee = coffee
      self.changed = changed
    }
  }
}

extension CatalogV1.UpdateCoffeeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateCoffeeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Coffees/DeleteCoffee`.
  public struct DeleteCoffeeRequest: Message {
    /// The coffee.
    public var coffeeID: CoffeeID?

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
      coffeeID: CoffeeID? = nil,
      notes: CatalogV1.NotesChoice = CatalogV1.NotesChoice(rawValue: 0),
      expectedRevision: UInt64 = 0
    ) {
      self.coffeeID = coffeeID
      self.notes = notes
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.DeleteCoffeeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeleteCoffeeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_id", "coffeeId"),
    FieldInfo(2, "notes", "notes"),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.implicit(notes, 2, EnumField<CatalogV1.NotesChoice>.self)
    sink.optional(coffeeID, 1, TextField<CoffeeID>.self)
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
      case 10: coffeeID = try reader.text(CoffeeID.self)
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
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
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
      case 1: try reader.formed(&coffeeID, CoffeeID.self)
      case 2: try reader.read(&notes, EnumField<CatalogV1.NotesChoice>.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Coffees/DeleteCoffee`.
  public struct DeleteCoffeeResponse: Message {
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

extension CatalogV1.DeleteCoffeeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeleteCoffeeResponse"

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
  /// The request of `Coffees/GetBrewingAnalysis`.
  public struct GetBrewingAnalysisRequest: Message {
    /// The coffee.
    public var coffeeID: CoffeeID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffeeID: CoffeeID? = nil) {
      self.coffeeID = coffeeID
    }
  }
}

extension CatalogV1.GetBrewingAnalysisRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewingAnalysisRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_id", "coffeeId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(coffeeID, 1, TextField<CoffeeID>.self)
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
      case 10: coffeeID = try reader.text(CoffeeID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&coffeeID, CoffeeID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Coffees/GetBrewingAnalysis`.
  public struct GetBrewingAnalysisResponse: Message {
    /// Brewing notes of the coffee.
    public var brews: Int32 = 0

    /// The number of them with a rating.
    public var rated: Int32 = 0

    /// The mean rating in full precision; absent without rated notes.
    public var averageRating: Double?

    /// The recipe with the highest average on this coffee; ties are broken by the number of rated
    /// notes.
    public var bestRecipeID: RecipeID?

    /// Its name; empty if no note with a recipe is rated.
    public var bestRecipeName: String = ""

    /// Its average on this coffee.
    public var bestRecipeAverage: Double?

    /// The date of the newest note.
    public var lastBrewed: GoogleProtobuf.Timestamp?

    /// The most frequent brewing method; empty without notes.
    public var mostUsedMethod: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      brews: Int32 = 0,
      rated: Int32 = 0,
      averageRating: Double? = nil,
      bestRecipeID: RecipeID? = nil,
      bestRecipeName: String = "",
      bestRecipeAverage: Double? = nil,
      lastBrewed: GoogleProtobuf.Timestamp? = nil,
      mostUsedMethod: String = ""
    ) {
      self.brews = brews
      self.rated = rated
      self.averageRating = averageRating
      self.bestRecipeID = bestRecipeID
      self.bestRecipeName = bestRecipeName
      self.bestRecipeAverage = bestRecipeAverage
      self.lastBrewed = lastBrewed
      self.mostUsedMethod = mostUsedMethod
    }
  }
}

extension CatalogV1.GetBrewingAnalysisResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewingAnalysisResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "brews", "brews"),
    FieldInfo(2, "rated", "rated"),
    FieldInfo(3, "average_rating", "averageRating"),
    FieldInfo(4, "best_recipe_id", "bestRecipeId"),
    FieldInfo(5, "best_recipe_name", "bestRecipeName", isRedacted: true),
    FieldInfo(6, "best_recipe_average", "bestRecipeAverage"),
    FieldInfo(7, "last_brewed", "lastBrewed", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "most_used_method", "mostUsedMethod"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(mostUsedMethod, 8, StringField.self)
    sink.optional(lastBrewed, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(bestRecipeAverage, 6, DoubleField.self)
    sink.implicit(bestRecipeName, 5, StringField.self)
    sink.optional(bestRecipeID, 4, TextField<RecipeID>.self)
    sink.optional(averageRating, 3, DoubleField.self)
    sink.implicit(rated, 2, Int32Field.self)
    sink.implicit(brews, 1, Int32Field.self)
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
      case 8: brews = try Int32Field.read(from: &reader)
      case 16: rated = try Int32Field.read(from: &reader)
      case 25: averageRating = try DoubleField.read(from: &reader)
      case 34: bestRecipeID = try reader.text(RecipeID.self)
      case 42: bestRecipeName = try StringField.read(from: &reader)
      case 49: bestRecipeAverage = try DoubleField.read(from: &reader)
      case 58: try reader.merge(&lastBrewed)
      case 66: mostUsedMethod = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(brews, "brews", Int32Field.self)
    try writer.implicit(rated, "rated", Int32Field.self)
    try writer.optional(averageRating, "averageRating", DoubleField.self)
    try writer.optional(bestRecipeID, "bestRecipeId", TextField<RecipeID>.self)
    try writer.implicit(bestRecipeName, "bestRecipeName", StringField.self, isRedacted: true)
    try writer.optional(bestRecipeAverage, "bestRecipeAverage", DoubleField.self)
    try writer.optional(lastBrewed, "lastBrewed", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(mostUsedMethod, "mostUsedMethod", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&brews, Int32Field.self)
      case 2: try reader.read(&rated, Int32Field.self)
      case 3: try reader.read(&averageRating, DoubleField.self)
      case 4: try reader.formed(&bestRecipeID, RecipeID.self)
      case 5: try reader.read(&bestRecipeName, StringField.self)
      case 6: try reader.read(&bestRecipeAverage, DoubleField.self)
      case 7: try reader.read(&lastBrewed, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.read(&mostUsedMethod, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Coffees/GetCoffeeOptions`.
  public struct GetCoffeeOptionsRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.GetCoffeeOptionsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetCoffeeOptionsRequest"

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
  /// The answer of `Coffees/GetCoffeeOptions`.
  public struct GetCoffeeOptionsResponse: Message {
    /// Processing options.
    public var processing: [String] = []

    /// Roast levels from light to extra dark.
    public var roastLevels: [String] = []

    /// Aeropress types.
    public var aeropressTypes: [String] = []

    /// The built-in brewing methods.
    public var defaultMethods: [String] = []

    /// The built-in grinders.
    public var defaultGrinders: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      processing: [String] = [],
      roastLevels: [String] = [],
      aeropressTypes: [String] = [],
      defaultMethods: [String] = [],
      defaultGrinders: [String] = []
    ) {
      self.processing = processing
      self.roastLevels = roastLevels
      self.aeropressTypes = aeropressTypes
      self.defaultMethods = defaultMethods
      self.defaultGrinders = defaultGrinders
    }
  }
}

extension CatalogV1.GetCoffeeOptionsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetCoffeeOptionsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "processing", "processing", .repeated),
    FieldInfo(2, "roast_levels", "roastLevels", .repeated),
    FieldInfo(3, "aeropress_types", "aeropressTypes", .repeated),
    FieldInfo(4, "default_methods", "defaultMethods", .repeated),
    FieldInfo(5, "default_grinders", "defaultGrinders", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(defaultGrinders, 5, StringField.self)
    sink.repeated(defaultMethods, 4, StringField.self)
    sink.repeated(aeropressTypes, 3, StringField.self)
    sink.repeated(roastLevels, 2, StringField.self)
    sink.repeated(processing, 1, StringField.self)
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
      case 10: try reader.append(to: &processing, StringField.self)
      case 18: try reader.append(to: &roastLevels, StringField.self)
      case 26: try reader.append(to: &aeropressTypes, StringField.self)
      case 34: try reader.append(to: &defaultMethods, StringField.self)
      case 42: try reader.append(to: &defaultGrinders, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(processing, "processing", StringField.self)
    try writer.repeated(roastLevels, "roastLevels", StringField.self)
    try writer.repeated(aeropressTypes, "aeropressTypes", StringField.self)
    try writer.repeated(defaultMethods, "defaultMethods", StringField.self)
    try writer.repeated(defaultGrinders, "defaultGrinders", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &processing, StringField.self)
      case 2: try reader.append(to: &roastLevels, StringField.self)
      case 3: try reader.append(to: &aeropressTypes, StringField.self)
      case 4: try reader.append(to: &defaultMethods, StringField.self)
      case 5: try reader.append(to: &defaultGrinders, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A coffee was added.
  public struct CoffeeCreated: Message {
    /// The coffee.
    public var coffee: CatalogV1.Coffee?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil) {
      self.coffee = coffee
    }
  }
}

extension CatalogV1.CoffeeCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CoffeeCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.CoffeeCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "coffee_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["coffee"],
    inside: [CatalogV1.Coffee.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.CoffeeCreated {
    var shared = CatalogV1.CoffeeCreated()
    shared.coffee = self.coffee?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// Fields of a coffee changed.
  public struct CoffeeUpdated: Message {
    /// The coffee after the change.
    public var coffee: CatalogV1.Coffee?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil) {
      self.coffee = coffee
    }
  }
}

extension CatalogV1.CoffeeUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CoffeeUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.CoffeeUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "coffee_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["coffee"],
    inside: [CatalogV1.Coffee.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.CoffeeUpdated {
    var shared = CatalogV1.CoffeeUpdated()
    shared.coffee = self.coffee?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A coffee was deleted.
  public struct CoffeeDeleted: Message {
    /// The coffee before the deletion.
    public var coffee: CatalogV1.Coffee?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffee: CatalogV1.Coffee? = nil) {
      self.coffee = coffee
    }
  }
}

extension CatalogV1.CoffeeDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CoffeeDeleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee", "coffee", .single, CatalogV1.Coffee.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(coffee, 1, MessageField<CatalogV1.Coffee>.self)
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
      case 10: try reader.merge(&coffee)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffee, "coffee", MessageField<CatalogV1.Coffee>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&coffee, MessageField<CatalogV1.Coffee>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.CoffeeDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "coffee_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["coffee"],
    inside: [CatalogV1.Coffee.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.CoffeeDeleted {
    var shared = CatalogV1.CoffeeDeleted()
    shared.coffee = self.coffee?.sharedParts()
    return shared
  }
}
