// Generated from daybook/catalog/v1/stock.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The reason of a stock entry.
  public enum StockKind: WireEnum, CaseIterable {
    case unspecified
    /// A purchase.
    case `in`
    /// A brewing note; updated and deleted with the note.
    case brew
    /// The difference to a weighing.
    case correction
    case waste
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.StockKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .`in`
    case 2: self = .brew
    case 3: self = .correction
    case 4: self = .waste
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .`in`: return 1
    case .brew: return 2
    case .correction: return 3
    case .waste: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.StockKind] = [
    .unspecified,
    .`in`,
    .brew,
    .correction,
    .waste,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("STOCK_KIND_UNSPECIFIED", 0),
    ("STOCK_KIND_IN", 1),
    ("STOCK_KIND_BREW", 2),
    ("STOCK_KIND_CORRECTION", 3),
    ("STOCK_KIND_WASTE", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "STOCK_KIND_UNSPECIFIED"
    case 1: return "STOCK_KIND_IN"
    case 2: return "STOCK_KIND_BREW"
    case 3: return "STOCK_KIND_CORRECTION"
    case 4: return "STOCK_KIND_WASTE"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The stock of a coffee.
  public struct StockLevel: Message {
    /// The coffee.
    public var coffeeID: CoffeeID?

    /// Grams left, never negative.
    public var remainingG: Double = 0

    /// Grams brewed beyond the stock; above 0, the bag should be weighed.
    public var driftG: Double = 0

    /// Whether less than three usual doses are left and the coffee is not finished.
    public var low: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      coffeeID: CoffeeID? = nil,
      remainingG: Double = 0,
      driftG: Double = 0,
      low: Bool = false
    ) {
      self.coffeeID = coffeeID
      self.remainingG = remainingG
      self.driftG = driftG
      self.low = low
    }
  }
}

extension CatalogV1.StockLevel {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StockLevel"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_id", "coffeeId"),
    FieldInfo(2, "remaining_g", "remainingG"),
    FieldInfo(3, "drift_g", "driftG"),
    FieldInfo(4, "low", "low"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(low, 4, BoolField.self)
    sink.implicit(driftG, 3, DoubleField.self)
    sink.implicit(remainingG, 2, DoubleField.self)
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
      case 17: remainingG = try DoubleField.read(from: &reader)
      case 25: driftG = try DoubleField.read(from: &reader)
      case 32: low = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
    try writer.implicit(remainingG, "remainingG", DoubleField.self)
    try writer.implicit(driftG, "driftG", DoubleField.self)
    try writer.implicit(low, "low", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&coffeeID, CoffeeID.self)
      case 2: try reader.read(&remainingG, DoubleField.self)
      case 3: try reader.read(&driftG, DoubleField.self)
      case 4: try reader.read(&low, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1.StockLevel {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "coffee_id", "remaining_g", "drift_g", "low",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.StockLevel {
    var shared = CatalogV1.StockLevel()
    shared.coffeeID = self.coffeeID
    shared.remainingG = self.remainingG
    shared.driftG = self.driftG
    shared.low = self.low
    return shared
  }
}

extension CatalogV1 {
  /// The request of `CoffeeStock/CorrectStock`.
  public struct CorrectStockRequest: Message {
    /// The coffee.
    public var coffeeID: CoffeeID?

    /// The amount to book.
    public var amount: OneOf_Amount?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffeeID: CoffeeID? = nil, amount: OneOf_Amount? = nil) {
      self.coffeeID = coffeeID
      self.amount = amount
    }
  }
}

extension CatalogV1.CorrectStockRequest {
  /// The amount to book.
  public enum OneOf_Amount: WireOneof {
    /// Grams shown by the scale, 0 to 20,000; the difference is booked.
    case weighedG(Double)
    /// Grams that were thrown away, above 0 to 20,000.
    case wastedG(Double)
    /// Grams that were added, above 0 to 20,000.
    case addedG(Double)

    /// The message with nothing else set.
    public var alone: CatalogV1.CorrectStockRequest { CatalogV1.CorrectStockRequest(amount: self) }
  }
}

extension CatalogV1.CorrectStockRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CorrectStockRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_id", "coffeeId"),
    FieldInfo(2, "weighed_g", "weighedG", oneof: 0),
    FieldInfo(3, "wasted_g", "wastedG", oneof: 0),
    FieldInfo(4, "added_g", "addedG", oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .addedG(let value)? = amount { sink.present(value, 4, DoubleField.self) }
    if case .wastedG(let value)? = amount { sink.present(value, 3, DoubleField.self) }
    if case .weighedG(let value)? = amount { sink.present(value, 2, DoubleField.self) }
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
      case 17: amount = .weighedG(try DoubleField.read(from: &reader))
      case 25: amount = .wastedG(try DoubleField.read(from: &reader))
      case 33: amount = .addedG(try DoubleField.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
    if case .weighedG(let value)? = amount {
      try writer.present(value, "weighedG", DoubleField.self)
    }
    if case .wastedG(let value)? = amount { try writer.present(value, "wastedG", DoubleField.self) }
    if case .addedG(let value)? = amount { try writer.present(value, "addedG", DoubleField.self) }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&coffeeID, CoffeeID.self)
      case 2: try reader.choice(isFirst: amount == nil, DoubleField.self) { amount = .weighedG($0) }
      case 3: try reader.choice(isFirst: amount == nil, DoubleField.self) { amount = .wastedG($0) }
      case 4: try reader.choice(isFirst: amount == nil, DoubleField.self) { amount = .addedG($0) }
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeStock/CorrectStock`.
  public struct CorrectStockResponse: Message {
    /// The stock after the call.
    public var level: CatalogV1.StockLevel?

    /// Grams that were booked; negative if the stock decreased.
    public var bookedG: Double = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(level: CatalogV1.StockLevel? = nil, bookedG: Double = 0) {
      self.level = level
      self.bookedG = bookedG
    }
  }
}

extension CatalogV1.CorrectStockResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CorrectStockResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "level", "level", .single, CatalogV1.StockLevel.self),
    FieldInfo(2, "booked_g", "bookedG"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(bookedG, 2, DoubleField.self)
    sink.optional(level, 1, MessageField<CatalogV1.StockLevel>.self)
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
      case 10: try reader.merge(&level)
      case 17: bookedG = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(level, "level", MessageField<CatalogV1.StockLevel>.self)
    try writer.implicit(bookedG, "bookedG", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&level, MessageField<CatalogV1.StockLevel>.self)
      case 2: try reader.read(&bookedG, DoubleField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `CoffeeStock/ListStockEntries`.
  public struct ListStockEntriesRequest: Message {
    /// The coffee.
    public var coffeeID: CoffeeID?

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffeeID: CoffeeID? = nil, pageSize: Int32 = 0, pageToken: String = "") {
      self.coffeeID = coffeeID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListStockEntriesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListStockEntriesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_id", "coffeeId"),
    FieldInfo(2, "page_size", "pageSize"),
    FieldInfo(3, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 3, StringField.self)
    sink.implicit(pageSize, 2, Int32Field.self)
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
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
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
      case 1: try reader.formed(&coffeeID, CoffeeID.self)
      case 2: try reader.read(&pageSize, Int32Field.self)
      case 3: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One entry of the ledger.
  public struct StockEntry: Message {
    /// The reason.
    public var kind: CatalogV1.StockKind = CatalogV1.StockKind(rawValue: 0)

    /// Grams; negative if the stock decreased.
    public var grams: Double = 0

    /// When it was booked.
    public var at: GoogleProtobuf.Timestamp?

    /// The author.
    public var memberID: MemberID?

    /// The note of a brew.
    public var noteID: BrewingNoteID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: CatalogV1.StockKind = CatalogV1.StockKind(rawValue: 0),
      grams: Double = 0,
      at: GoogleProtobuf.Timestamp? = nil,
      memberID: MemberID? = nil,
      noteID: BrewingNoteID? = nil
    ) {
      self.kind = kind
      self.grams = grams
      self.at = at
      self.memberID = memberID
      self.noteID = noteID
    }
  }
}

extension CatalogV1.StockEntry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StockEntry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "grams", "grams"),
    FieldInfo(3, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "member_id", "memberId"),
    FieldInfo(5, "note_id", "noteId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(noteID, 5, TextField<BrewingNoteID>.self)
    sink.optional(memberID, 4, TextField<MemberID>.self)
    sink.optional(at, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(grams, 2, DoubleField.self)
    sink.implicit(kind, 1, EnumField<CatalogV1.StockKind>.self)
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
      case 8: kind = try EnumField<CatalogV1.StockKind>.read(from: &reader)
      case 17: grams = try DoubleField.read(from: &reader)
      case 26: try reader.merge(&at)
      case 34: memberID = try reader.text(MemberID.self)
      case 42: noteID = try reader.text(BrewingNoteID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<CatalogV1.StockKind>.self)
    try writer.implicit(grams, "grams", DoubleField.self)
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(noteID, "noteId", TextField<BrewingNoteID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<CatalogV1.StockKind>.self)
      case 2: try reader.read(&grams, DoubleField.self)
      case 3: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.formed(&memberID, MemberID.self)
      case 5: try reader.formed(&noteID, BrewingNoteID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeStock/ListStockEntries`.
  public struct ListStockEntriesResponse: Message {
    /// The stock.
    public var level: CatalogV1.StockLevel?

    /// The entries.
    public var entries: [CatalogV1.StockEntry] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      level: CatalogV1.StockLevel? = nil,
      entries: [CatalogV1.StockEntry] = [],
      nextPageToken: String = ""
    ) {
      self.level = level
      self.entries = entries
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListStockEntriesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListStockEntriesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "level", "level", .single, CatalogV1.StockLevel.self),
    FieldInfo(2, "entries", "entries", .repeated, CatalogV1.StockEntry.self),
    FieldInfo(3, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 3, StringField.self)
    sink.repeated(entries, 2, MessageField<CatalogV1.StockEntry>.self)
    sink.optional(level, 1, MessageField<CatalogV1.StockLevel>.self)
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
      case 10: try reader.merge(&level)
      case 18: try reader.append(to: &entries, MessageField<CatalogV1.StockEntry>.self)
      case 26: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(level, "level", MessageField<CatalogV1.StockLevel>.self)
    try writer.repeated(entries, "entries", MessageField<CatalogV1.StockEntry>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&level, MessageField<CatalogV1.StockLevel>.self)
      case 2: try reader.append(to: &entries, MessageField<CatalogV1.StockEntry>.self)
      case 3: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `CoffeeStock/LastGrind`.
  public struct LastGrindRequest: Message {
    /// The coffee.
    public var coffeeID: CoffeeID?

    /// Only notes with this grinder; empty for any.
    public var grinder: String = ""

    /// Only notes with this method; empty for any.
    public var method: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(coffeeID: CoffeeID? = nil, grinder: String = "", method: String = "") {
      self.coffeeID = coffeeID
      self.grinder = grinder
      self.method = method
    }
  }
}

extension CatalogV1.LastGrindRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.LastGrindRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "coffee_id", "coffeeId"),
    FieldInfo(2, "grinder", "grinder"),
    FieldInfo(3, "method", "method"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(method, 3, StringField.self)
    sink.implicit(grinder, 2, StringField.self)
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
      case 18: grinder = try StringField.read(from: &reader)
      case 26: method = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(coffeeID, "coffeeId", TextField<CoffeeID>.self)
    try writer.implicit(grinder, "grinder", StringField.self)
    try writer.implicit(method, "method", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&coffeeID, CoffeeID.self)
      case 2: try reader.read(&grinder, StringField.self)
      case 3: try reader.read(&method, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The grind and brew settings of one note.
  public struct Grind: Message {
    /// The setting; 0 if not stated.
    public var grindSize: Int32 = 0

    /// The grinder.
    public var grinder: String = ""

    /// The method.
    public var method: String = ""

    /// Seconds as measured, otherwise those of the recipe; 0 if not stated.
    public var time: Int32 = 0

    /// Grams of coffee; absent if unknown.
    public var dose: Double?

    /// 1 to 5 stars; 0 for no rating.
    public var rating: Int32 = 0

    /// The author of the note.
    public var authorID: MemberID?

    /// When it was brewed.
    public var date: GoogleProtobuf.Timestamp?

    /// The recipe's name when the note was written.
    public var recipeName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      grindSize: Int32 = 0,
      grinder: String = "",
      method: String = "",
      time: Int32 = 0,
      dose: Double? = nil,
      rating: Int32 = 0,
      authorID: MemberID? = nil,
      date: GoogleProtobuf.Timestamp? = nil,
      recipeName: String = ""
    ) {
      self.grindSize = grindSize
      self.grinder = grinder
      self.method = method
      self.time = time
      self.dose = dose
      self.rating = rating
      self.authorID = authorID
      self.date = date
      self.recipeName = recipeName
    }
  }
}

extension CatalogV1.Grind {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.Grind"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "grind_size", "grindSize"),
    FieldInfo(2, "grinder", "grinder"),
    FieldInfo(3, "method", "method"),
    FieldInfo(4, "time", "time"),
    FieldInfo(5, "dose", "dose"),
    FieldInfo(6, "rating", "rating"),
    FieldInfo(7, "author_id", "authorId"),
    FieldInfo(8, "date", "date", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(9, "recipe_name", "recipeName", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(recipeName, 9, StringField.self)
    sink.optional(date, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(authorID, 7, TextField<MemberID>.self)
    sink.implicit(rating, 6, Int32Field.self)
    sink.optional(dose, 5, DoubleField.self)
    sink.implicit(time, 4, Int32Field.self)
    sink.implicit(method, 3, StringField.self)
    sink.implicit(grinder, 2, StringField.self)
    sink.implicit(grindSize, 1, Int32Field.self)
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
      case 8: grindSize = try Int32Field.read(from: &reader)
      case 18: grinder = try StringField.read(from: &reader)
      case 26: method = try StringField.read(from: &reader)
      case 32: time = try Int32Field.read(from: &reader)
      case 41: dose = try DoubleField.read(from: &reader)
      case 48: rating = try Int32Field.read(from: &reader)
      case 58: authorID = try reader.text(MemberID.self)
      case 66: try reader.merge(&date)
      case 74: recipeName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(grindSize, "grindSize", Int32Field.self)
    try writer.implicit(grinder, "grinder", StringField.self)
    try writer.implicit(method, "method", StringField.self)
    try writer.implicit(time, "time", Int32Field.self)
    try writer.optional(dose, "dose", DoubleField.self)
    try writer.implicit(rating, "rating", Int32Field.self)
    try writer.optional(authorID, "authorId", TextField<MemberID>.self)
    try writer.optional(date, "date", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(recipeName, "recipeName", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&grindSize, Int32Field.self)
      case 2: try reader.read(&grinder, StringField.self)
      case 3: try reader.read(&method, StringField.self)
      case 4: try reader.read(&time, Int32Field.self)
      case 5: try reader.read(&dose, DoubleField.self)
      case 6: try reader.read(&rating, Int32Field.self)
      case 7: try reader.formed(&authorID, MemberID.self)
      case 8: try reader.read(&date, MessageField<GoogleProtobuf.Timestamp>.self)
      case 9: try reader.read(&recipeName, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeStock/LastGrind`.
  public struct LastGrindResponse: Message {
    /// The latest note; absent if there is none.
    public var latest: CatalogV1.Grind?

    /// The best-rated note, of ties the latest; absent if none is rated.
    public var best: CatalogV1.Grind?

    /// Whether the notes are of other coffees with the same roast level, because this coffee has
    /// none.
    public var ofSameRoastLevel: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      latest: CatalogV1.Grind? = nil,
      best: CatalogV1.Grind? = nil,
      ofSameRoastLevel: Bool = false
    ) {
      self.latest = latest
      self.best = best
      self.ofSameRoastLevel = ofSameRoastLevel
    }
  }
}

extension CatalogV1.LastGrindResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.LastGrindResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "latest", "latest", .single, CatalogV1.Grind.self),
    FieldInfo(2, "best", "best", .single, CatalogV1.Grind.self),
    FieldInfo(3, "of_same_roast_level", "ofSameRoastLevel"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(ofSameRoastLevel, 3, BoolField.self)
    sink.optional(best, 2, MessageField<CatalogV1.Grind>.self)
    sink.optional(latest, 1, MessageField<CatalogV1.Grind>.self)
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
      case 10: try reader.merge(&latest)
      case 18: try reader.merge(&best)
      case 24: ofSameRoastLevel = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(latest, "latest", MessageField<CatalogV1.Grind>.self)
    try writer.optional(best, "best", MessageField<CatalogV1.Grind>.self)
    try writer.implicit(ofSameRoastLevel, "ofSameRoastLevel", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&latest, MessageField<CatalogV1.Grind>.self)
      case 2: try reader.read(&best, MessageField<CatalogV1.Grind>.self)
      case 3: try reader.read(&ofSameRoastLevel, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A stock entry was booked.
  public struct StockBooked: Message {
    /// The reason.
    public var kind: CatalogV1.StockKind = CatalogV1.StockKind(rawValue: 0)

    /// Grams; negative if the stock decreased.
    public var grams: Double = 0

    /// The stock after the entry.
    public var level: CatalogV1.StockLevel?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: CatalogV1.StockKind = CatalogV1.StockKind(rawValue: 0),
      grams: Double = 0,
      level: CatalogV1.StockLevel? = nil
    ) {
      self.kind = kind
      self.grams = grams
      self.level = level
    }
  }
}

extension CatalogV1.StockBooked {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StockBooked"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "grams", "grams"),
    FieldInfo(3, "level", "level", .single, CatalogV1.StockLevel.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(level, 3, MessageField<CatalogV1.StockLevel>.self)
    sink.implicit(grams, 2, DoubleField.self)
    sink.implicit(kind, 1, EnumField<CatalogV1.StockKind>.self)
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
      case 8: kind = try EnumField<CatalogV1.StockKind>.read(from: &reader)
      case 17: grams = try DoubleField.read(from: &reader)
      case 26: try reader.merge(&level)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<CatalogV1.StockKind>.self)
    try writer.implicit(grams, "grams", DoubleField.self)
    try writer.optional(level, "level", MessageField<CatalogV1.StockLevel>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<CatalogV1.StockKind>.self)
      case 2: try reader.read(&grams, DoubleField.self)
      case 3: try reader.read(&level, MessageField<CatalogV1.StockLevel>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.StockBooked: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "stock_booked"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["kind", "grams", "level"],
    inside: [CatalogV1.StockLevel.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.StockBooked {
    var shared = CatalogV1.StockBooked()
    shared.kind = self.kind
    shared.grams = self.grams
    shared.level = self.level?.sharedParts()
    return shared
  }
}
