// Generated from daybook/task/v1/search.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// Where to search; scopes combine with OR.
  public enum SearchScope: WireEnum, CaseIterable {
    /// The same as `ALL`.
    case unspecified
    case all
    /// Due today.
    case today
    /// Open and due later than now.
    case upcoming
    case overdue
    case complete
    case open
    /// In the Inbox; use the filter for other projects.
    case inbox
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.SearchScope {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .all
    case 2: self = .today
    case 3: self = .upcoming
    case 4: self = .overdue
    case 5: self = .complete
    case 6: self = .open
    case 7: self = .inbox
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .all: return 1
    case .today: return 2
    case .upcoming: return 3
    case .overdue: return 4
    case .complete: return 5
    case .open: return 6
    case .inbox: return 7
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.SearchScope] = [
    .unspecified,
    .all,
    .today,
    .upcoming,
    .overdue,
    .complete,
    .open,
    .inbox,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("SEARCH_SCOPE_UNSPECIFIED", 0),
    ("SEARCH_SCOPE_ALL", 1),
    ("SEARCH_SCOPE_TODAY", 2),
    ("SEARCH_SCOPE_UPCOMING", 3),
    ("SEARCH_SCOPE_OVERDUE", 4),
    ("SEARCH_SCOPE_COMPLETE", 5),
    ("SEARCH_SCOPE_OPEN", 6),
    ("SEARCH_SCOPE_INBOX", 7),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "SEARCH_SCOPE_UNSPECIFIED"
    case 1: return "SEARCH_SCOPE_ALL"
    case 2: return "SEARCH_SCOPE_TODAY"
    case 3: return "SEARCH_SCOPE_UPCOMING"
    case 4: return "SEARCH_SCOPE_OVERDUE"
    case 5: return "SEARCH_SCOPE_COMPLETE"
    case 6: return "SEARCH_SCOPE_OPEN"
    case 7: return "SEARCH_SCOPE_INBOX"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/SearchTasks`.
  public struct SearchTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// 1 to 200 characters.
    ///
    /// All words must match, ignoring case and accents; the last word may be incomplete.
    public var query: String = ""

    /// Where to search; empty: everywhere.
    public var scopes: [TaskV1.SearchScope] = []

    /// Searches names only.
    public var nameOnly: Bool = false

    /// Ignores related words.
    public var literalOnly: Bool = false

    /// Narrows the search further.
    public var filter: TaskV1.TaskFilter?

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      query: String = "",
      scopes: [TaskV1.SearchScope] = [],
      nameOnly: Bool = false,
      literalOnly: Bool = false,
      filter: TaskV1.TaskFilter? = nil,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.memberID = memberID
      self.query = query
      self.scopes = scopes
      self.nameOnly = nameOnly
      self.literalOnly = literalOnly
      self.filter = filter
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension TaskV1.SearchTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SearchTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "query", "query", isRedacted: true),
    FieldInfo(3, "scopes", "scopes", .repeated),
    FieldInfo(4, "name_only", "nameOnly"),
    FieldInfo(5, "literal_only", "literalOnly"),
    FieldInfo(6, "filter", "filter", .single, TaskV1.TaskFilter.self),
    FieldInfo(7, "page_size", "pageSize"),
    FieldInfo(8, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 8, StringField.self)
    sink.implicit(pageSize, 7, Int32Field.self)
    sink.optional(filter, 6, MessageField<TaskV1.TaskFilter>.self)
    sink.implicit(literalOnly, 5, BoolField.self)
    sink.implicit(nameOnly, 4, BoolField.self)
    sink.packed(scopes, 3, EnumField<TaskV1.SearchScope>.self)
    sink.implicit(query, 2, StringField.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
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
      case 10: memberID = try reader.text(MemberID.self)
      case 18: query = try StringField.read(from: &reader)
      case 24: try reader.append(to: &scopes, EnumField<TaskV1.SearchScope>.self)
      case 26: try reader.appendPacked(to: &scopes, EnumField<TaskV1.SearchScope>.self)
      case 32: nameOnly = try BoolField.read(from: &reader)
      case 40: literalOnly = try BoolField.read(from: &reader)
      case 50: try reader.merge(&filter)
      case 56: pageSize = try Int32Field.read(from: &reader)
      case 66: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(query, "query", StringField.self, isRedacted: true)
    try writer.repeated(scopes, "scopes", EnumField<TaskV1.SearchScope>.self)
    try writer.implicit(nameOnly, "nameOnly", BoolField.self)
    try writer.implicit(literalOnly, "literalOnly", BoolField.self)
    try writer.optional(filter, "filter", MessageField<TaskV1.TaskFilter>.self)
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
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&query, StringField.self)
      case 3: try reader.append(to: &scopes, EnumField<TaskV1.SearchScope>.self)
      case 4: try reader.read(&nameOnly, BoolField.self)
      case 5: try reader.read(&literalOnly, BoolField.self)
      case 6: try reader.read(&filter, MessageField<TaskV1.TaskFilter>.self)
      case 7: try reader.read(&pageSize, Int32Field.self)
      case 8: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The position of a match, in Unicode code points.
  public struct SearchMatch: Message {
    /// The field.
    public var field: TaskV1.SearchMatch.Field = TaskV1.SearchMatch.Field(rawValue: 0)

    /// The position of the first character.
    public var start: Int32 = 0

    /// The length of the match.
    public var length: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      field: TaskV1.SearchMatch.Field = TaskV1.SearchMatch.Field(rawValue: 0),
      start: Int32 = 0,
      length: Int32 = 0
    ) {
      self.field = field
      self.start = start
      self.length = length
    }
  }
}

extension TaskV1.SearchMatch {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SearchMatch"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "field", "field"),
    FieldInfo(2, "start", "start"),
    FieldInfo(3, "length", "length"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(length, 3, Int32Field.self)
    sink.implicit(start, 2, Int32Field.self)
    sink.implicit(field, 1, EnumField<TaskV1.SearchMatch.Field>.self)
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
      case 8: field = try EnumField<TaskV1.SearchMatch.Field>.read(from: &reader)
      case 16: start = try Int32Field.read(from: &reader)
      case 24: length = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(field, "field", EnumField<TaskV1.SearchMatch.Field>.self)
    try writer.implicit(start, "start", Int32Field.self)
    try writer.implicit(length, "length", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&field, EnumField<TaskV1.SearchMatch.Field>.self)
      case 2: try reader.read(&start, Int32Field.self)
      case 3: try reader.read(&length, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1.SearchMatch {
  /// The fields that are searched.
  public enum Field: WireEnum, CaseIterable {
    case unspecified
    case name
    case details
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.SearchMatch.Field {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .name
    case 2: self = .details
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .name: return 1
    case .details: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.SearchMatch.Field] = [
    .unspecified,
    .name,
    .details,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("FIELD_UNSPECIFIED", 0),
    ("FIELD_NAME", 1),
    ("FIELD_DETAILS", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "FIELD_UNSPECIFIED"
    case 1: return "FIELD_NAME"
    case 2: return "FIELD_DETAILS"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// A task that was found.
  public struct SearchHit: Message {
    /// The task that was found.
    public var task: TaskV1.Task?

    /// The kind of match, best first: 1 the name equals the query; 2 the name begins with it; 3
    /// every word begins a word of the name; 4 every word occurs in the name; 5 words spread over
    /// name and details; 6 related words; 7 as 5, but any query word may be incomplete; 8 only
    /// when nothing else was found, words with an edit distance of 1.
    public var tier: Int32 = 0

    /// 1 for the best tier, lower for each further one.
    public var score: Double = 0

    /// The matching parts.
    public var matches: [TaskV1.SearchMatch] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      tier: Int32 = 0,
      score: Double = 0,
      matches: [TaskV1.SearchMatch] = []
    ) {
      self.task = task
      self.tier = tier
      self.score = score
      self.matches = matches
    }
  }
}

extension TaskV1.SearchHit {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SearchHit"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "tier", "tier"),
    FieldInfo(3, "score", "score"),
    FieldInfo(4, "matches", "matches", .repeated, TaskV1.SearchMatch.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(matches, 4, MessageField<TaskV1.SearchMatch>.self)
    sink.implicit(score, 3, DoubleField.self)
    sink.implicit(tier, 2, Int32Field.self)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
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
      case 10: try reader.merge(&task)
      case 16: tier = try Int32Field.read(from: &reader)
      case 25: score = try DoubleField.read(from: &reader)
      case 34: try reader.append(to: &matches, MessageField<TaskV1.SearchMatch>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(tier, "tier", Int32Field.self)
    try writer.implicit(score, "score", DoubleField.self)
    try writer.repeated(matches, "matches", MessageField<TaskV1.SearchMatch>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&tier, Int32Field.self)
      case 3: try reader.read(&score, DoubleField.self)
      case 4: try reader.append(to: &matches, MessageField<TaskV1.SearchMatch>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/SearchTasks`.
  public struct SearchTasksResponse: Message {
    /// Best first.
    ///
    /// In a tier: open before complete, then by priority and due date.
    public var hits: [TaskV1.SearchHit] = []

    /// The token of the next page; empty on the last one.
    public var nextPageToken: String = ""

    /// How many there are on all pages.
    public var totalCount: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(hits: [TaskV1.SearchHit] = [], nextPageToken: String = "", totalCount: Int32 = 0) {
      self.hits = hits
      self.nextPageToken = nextPageToken
      self.totalCount = totalCount
    }
  }
}

extension TaskV1.SearchTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SearchTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "hits", "hits", .repeated, TaskV1.SearchHit.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
    FieldInfo(3, "total_count", "totalCount"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(totalCount, 3, Int32Field.self)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(hits, 1, MessageField<TaskV1.SearchHit>.self)
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
      case 10: try reader.append(to: &hits, MessageField<TaskV1.SearchHit>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      case 24: totalCount = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(hits, "hits", MessageField<TaskV1.SearchHit>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    try writer.implicit(totalCount, "totalCount", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &hits, MessageField<TaskV1.SearchHit>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      case 3: try reader.read(&totalCount, Int32Field.self)
      default: break
      }
    }
  }
}
