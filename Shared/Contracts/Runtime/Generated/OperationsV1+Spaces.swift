// Generated from daybook/operations/v1/spaces.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire

extension OperationsV1 {
  /// The request of `Spaces/CountSpace`.
  public struct CountSpaceRequest: Message {
    /// The household.
    public var householdID: HouseholdID?

    /// The member whose space it is; empty: the whole household.
    public var memberID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(householdID: HouseholdID? = nil, memberID: MemberID? = nil) {
      self.householdID = householdID
      self.memberID = memberID
    }
  }
}

extension OperationsV1.CountSpaceRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.CountSpaceRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household_id", "householdId"),
    FieldInfo(2, "member_id", "memberId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(householdID, 1, TextField<HouseholdID>.self)
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
      case 10: householdID = try reader.text(HouseholdID.self)
      case 18: memberID = try reader.text(MemberID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(householdID, "householdId", TextField<HouseholdID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&householdID, HouseholdID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// The answer of `Spaces/CountSpace`.
  public struct CountSpaceResponse: Message {
    /// Kinds that have records, in the service's order.
    public var counts: [OperationsV1.SpaceCount] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(counts: [OperationsV1.SpaceCount] = []) {
      self.counts = counts
    }
  }
}

extension OperationsV1.CountSpaceResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.CountSpaceResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "counts", "counts", .repeated, OperationsV1.SpaceCount.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(counts, 1, MessageField<OperationsV1.SpaceCount>.self)
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
      case 10: try reader.append(to: &counts, MessageField<OperationsV1.SpaceCount>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(counts, "counts", MessageField<OperationsV1.SpaceCount>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &counts, MessageField<OperationsV1.SpaceCount>.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// How many records of one kind there are.
  public struct SpaceCount: Message {
    /// As `tasks`.
    public var kind: String = ""

    /// The count.
    public var records: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(kind: String = "", records: Int64 = 0) {
      self.kind = kind
      self.records = records
    }
  }
}

extension OperationsV1.SpaceCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.SpaceCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "records", "records"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(records, 2, Int64Field.self)
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
      case 16: records = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", StringField.self)
    try writer.implicit(records, "records", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, StringField.self)
      case 2: try reader.read(&records, Int64Field.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// The request of `Spaces/EraseSpace`.
  public struct EraseSpaceRequest: Message {
    /// The household.
    public var householdID: HouseholdID?

    /// The member whose space it is; empty: the whole household.
    public var memberID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(householdID: HouseholdID? = nil, memberID: MemberID? = nil) {
      self.householdID = householdID
      self.memberID = memberID
    }
  }
}

extension OperationsV1.EraseSpaceRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.EraseSpaceRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household_id", "householdId"),
    FieldInfo(2, "member_id", "memberId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(householdID, 1, TextField<HouseholdID>.self)
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
      case 10: householdID = try reader.text(HouseholdID.self)
      case 18: memberID = try reader.text(MemberID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(householdID, "householdId", TextField<HouseholdID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&householdID, HouseholdID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// The answer of `Spaces/EraseSpace`.
  public struct EraseSpaceResponse: Message {
    /// Rows removed by this call.
    public var removed: Int64 = 0

    /// The position of the service's feed afterwards, as `1234.56`.
    ///
    /// Followers must read up to it first.
    public var position: String = ""

    /// False: old pages of the database's log are still in use by readers; repeat later.
    public var done: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(removed: Int64 = 0, position: String = "", done: Bool = false) {
      self.removed = removed
      self.position = position
      self.done = done
    }
  }
}

extension OperationsV1.EraseSpaceResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.EraseSpaceResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "removed", "removed"),
    FieldInfo(2, "position", "position"),
    FieldInfo(3, "done", "done"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(done, 3, BoolField.self)
    sink.implicit(position, 2, StringField.self)
    sink.implicit(removed, 1, Int64Field.self)
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
      case 8: removed = try Int64Field.read(from: &reader)
      case 18: position = try StringField.read(from: &reader)
      case 24: done = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(removed, "removed", Int64Field.self)
    try writer.implicit(position, "position", StringField.self)
    try writer.implicit(done, "done", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&removed, Int64Field.self)
      case 2: try reader.read(&position, StringField.self)
      case 3: try reader.read(&done, BoolField.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// The request of `Spaces/ExportSpace`.
  public struct ExportSpaceRequest: Message {
    /// The household.
    public var householdID: HouseholdID?

    /// The members whose spaces are exported.
    public var memberIDs: [MemberID] = []

    /// Also exports the household's common space.
    public var includesCommon: Bool = false

    /// The requesting member, whose own private records are included.
    public var readerID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      householdID: HouseholdID? = nil,
      memberIDs: [MemberID] = [],
      includesCommon: Bool = false,
      readerID: MemberID? = nil
    ) {
      self.householdID = householdID
      self.memberIDs = memberIDs
      self.includesCommon = includesCommon
      self.readerID = readerID
    }
  }
}

extension OperationsV1.ExportSpaceRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.ExportSpaceRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household_id", "householdId"),
    FieldInfo(2, "member_ids", "memberIds", .repeated),
    FieldInfo(3, "includes_common", "includesCommon"),
    FieldInfo(4, "reader_id", "readerId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(readerID, 4, TextField<MemberID>.self)
    sink.implicit(includesCommon, 3, BoolField.self)
    sink.repeated(memberIDs, 2, TextField<MemberID>.self)
    sink.optional(householdID, 1, TextField<HouseholdID>.self)
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
      case 10: householdID = try reader.text(HouseholdID.self)
      case 18: try reader.append(to: &memberIDs, TextField<MemberID>.self)
      case 24: includesCommon = try BoolField.read(from: &reader)
      case 34: readerID = try reader.text(MemberID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(householdID, "householdId", TextField<HouseholdID>.self)
    try writer.repeated(memberIDs, "memberIds", TextField<MemberID>.self)
    try writer.implicit(includesCommon, "includesCommon", BoolField.self)
    try writer.optional(readerID, "readerId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&householdID, HouseholdID.self)
      case 2: try reader.append(to: &memberIDs, TextField<MemberID>.self)
      case 3: try reader.read(&includesCommon, BoolField.self)
      case 4: try reader.formed(&readerID, MemberID.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// A part of the export.
  ///
  /// The first part of a kind names it.
  public struct ExportSpaceResponse: Message {
    /// The kind of these lines and those of the next parts, as `tasks`; empty: unchanged.
    public var kind: String = ""

    /// At most 64 KiB; a line may continue in the next part.
    public var lines: ArraySlice<UInt8> = []

    /// In the last part: the position of the service's feed at the snapshot, as `1234.56`.
    public var position: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(kind: String = "", lines: ArraySlice<UInt8> = [], position: String = "") {
      self.kind = kind
      self.lines = lines
      self.position = position
    }
  }
}

extension OperationsV1.ExportSpaceResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.ExportSpaceResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "lines", "lines"),
    FieldInfo(3, "position", "position"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(position, 3, StringField.self)
    sink.implicit(lines, 2, BytesField.self)
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
      case 18: lines = try BytesField.read(from: &reader)
      case 26: position = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", StringField.self)
    try writer.implicit(lines, "lines", BytesField.self)
    try writer.implicit(position, "position", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, StringField.self)
      case 2: try reader.read(&lines, BytesField.self)
      case 3: try reader.read(&position, StringField.self)
      default: break
      }
    }
  }
}
