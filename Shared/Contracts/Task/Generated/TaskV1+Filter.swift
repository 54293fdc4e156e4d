// Generated from daybook/task/v1/filter.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// Open tasks, complete ones, or both.
  public enum Completion: WireEnum, CaseIterable {
    /// The default of the list.
    case unspecified
    case open
    case complete
    case all
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.Completion {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .open
    case 2: self = .complete
    case 3: self = .all
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .open: return 1
    case .complete: return 2
    case .all: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.Completion] = [
    .unspecified,
    .open,
    .complete,
    .all,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("COMPLETION_UNSPECIFIED", 0),
    ("COMPLETION_OPEN", 1),
    ("COMPLETION_COMPLETE", 2),
    ("COMPLETION_ALL", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "COMPLETION_UNSPECIFIED"
    case 1: return "COMPLETION_OPEN"
    case 2: return "COMPLETION_COMPLETE"
    case 3: return "COMPLETION_ALL"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// Days from the first to the last, both included; an empty end is open.
  public struct DayRange: Message {
    /// The first day; empty: unbounded.
    public var first: LocalDay?

    /// The last day; empty: unbounded.
    public var last: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(first: LocalDay? = nil, last: LocalDay? = nil) {
      self.first = first
      self.last = last
    }
  }
}

extension TaskV1.DayRange {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DayRange"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "first", "first"),
    FieldInfo(2, "last", "last"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(last, 2, TextField<LocalDay>.self)
    sink.optional(first, 1, TextField<LocalDay>.self)
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
      case 10: first = try reader.text(LocalDay.self)
      case 18: last = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(first, "first", TextField<LocalDay>.self)
    try writer.optional(last, "last", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&first, LocalDay.self)
      case 2: try reader.formed(&last, LocalDay.self)
      default: break
      }
    }
  }
}

extension TaskV1.DayRange {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["first", "last"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.DayRange {
    var shared = TaskV1.DayRange()
    shared.first = self.first
    shared.last = self.last
    return shared
  }
}

extension TaskV1 {
  /// Which tasks.
  ///
  /// Criteria combine with AND, values of one criterion with OR; no criterion matches every task.
  public struct TaskFilter: Message {
    /// Up to 50.
    public var projectIDs: [ProjectID] = []

    /// Only these priorities; empty: all.
    public var priorities: [TaskV1.TaskPriority] = []

    /// Only these types; empty: all.
    public var types: [TaskV1.TaskType] = []

    /// Open tasks, complete ones, or both.
    public var completion: TaskV1.Completion = TaskV1.Completion(rawValue: 0)

    /// Due on one of these days.
    public var due: TaskV1.DayRange?

    /// Open, and the due date has passed.
    public var overdue: Bool = false

    /// P0 or P1.
    public var highPriority: Bool = false

    /// Without a due date.
    public var unscheduled: Bool = false

    /// Only tasks with a reminder.
    public var hasReminder: Bool = false

    /// Added on one of these days.
    public var added: TaskV1.DayRange?

    /// Completed on one of these days.
    public var completed: TaskV1.DayRange?

    /// In any project except the Inbox.
    public var customProjectsOnly: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      projectIDs: [ProjectID] = [],
      priorities: [TaskV1.TaskPriority] = [],
      types: [TaskV1.TaskType] = [],
      completion: TaskV1.Completion = TaskV1.Completion(rawValue: 0),
      due: TaskV1.DayRange? = nil,
      overdue: Bool = false,
      highPriority: Bool = false,
      unscheduled: Bool = false,
      hasReminder: Bool = false,
      added: TaskV1.DayRange? = nil,
      completed: TaskV1.DayRange? = nil,
      customProjectsOnly: Bool = false
    ) {
      self.projectIDs = projectIDs
      self.priorities = priorities
      self.types = types
      self.completion = completion
      self.due = due
      self.overdue = overdue
      self.highPriority = highPriority
      self.unscheduled = unscheduled
      self.hasReminder = hasReminder
      self.added = added
      self.completed = completed
      self.customProjectsOnly = customProjectsOnly
    }
  }
}

extension TaskV1.TaskFilter {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskFilter"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project_ids", "projectIds", .repeated),
    FieldInfo(2, "priorities", "priorities", .repeated),
    FieldInfo(3, "types", "types", .repeated),
    FieldInfo(4, "completion", "completion"),
    FieldInfo(5, "due", "due", .single, TaskV1.DayRange.self),
    FieldInfo(6, "overdue", "overdue"),
    FieldInfo(7, "high_priority", "highPriority"),
    FieldInfo(8, "unscheduled", "unscheduled"),
    FieldInfo(9, "has_reminder", "hasReminder"),
    FieldInfo(10, "added", "added", .single, TaskV1.DayRange.self),
    FieldInfo(11, "completed", "completed", .single, TaskV1.DayRange.self),
    FieldInfo(12, "custom_projects_only", "customProjectsOnly"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(customProjectsOnly, 12, BoolField.self)
    sink.optional(completed, 11, MessageField<TaskV1.DayRange>.self)
    sink.optional(added, 10, MessageField<TaskV1.DayRange>.self)
    sink.implicit(hasReminder, 9, BoolField.self)
    sink.implicit(unscheduled, 8, BoolField.self)
    sink.implicit(highPriority, 7, BoolField.self)
    sink.implicit(overdue, 6, BoolField.self)
    sink.optional(due, 5, MessageField<TaskV1.DayRange>.self)
    sink.implicit(completion, 4, EnumField<TaskV1.Completion>.self)
    sink.packed(types, 3, EnumField<TaskV1.TaskType>.self)
    sink.packed(priorities, 2, EnumField<TaskV1.TaskPriority>.self)
    sink.repeated(projectIDs, 1, TextField<ProjectID>.self)
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
      case 10: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      case 16: try reader.append(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 18: try reader.appendPacked(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 24: try reader.append(to: &types, EnumField<TaskV1.TaskType>.self)
      case 26: try reader.appendPacked(to: &types, EnumField<TaskV1.TaskType>.self)
      case 32: completion = try EnumField<TaskV1.Completion>.read(from: &reader)
      case 42: try reader.merge(&due)
      case 48: overdue = try BoolField.read(from: &reader)
      case 56: highPriority = try BoolField.read(from: &reader)
      case 64: unscheduled = try BoolField.read(from: &reader)
      case 72: hasReminder = try BoolField.read(from: &reader)
      case 82: try reader.merge(&added)
      case 90: try reader.merge(&completed)
      case 96: customProjectsOnly = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(projectIDs, "projectIds", TextField<ProjectID>.self)
    try writer.repeated(priorities, "priorities", EnumField<TaskV1.TaskPriority>.self)
    try writer.repeated(types, "types", EnumField<TaskV1.TaskType>.self)
    try writer.implicit(completion, "completion", EnumField<TaskV1.Completion>.self)
    try writer.optional(due, "due", MessageField<TaskV1.DayRange>.self)
    try writer.implicit(overdue, "overdue", BoolField.self)
    try writer.implicit(highPriority, "highPriority", BoolField.self)
    try writer.implicit(unscheduled, "unscheduled", BoolField.self)
    try writer.implicit(hasReminder, "hasReminder", BoolField.self)
    try writer.optional(added, "added", MessageField<TaskV1.DayRange>.self)
    try writer.optional(completed, "completed", MessageField<TaskV1.DayRange>.self)
    try writer.implicit(customProjectsOnly, "customProjectsOnly", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      case 2: try reader.append(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 3: try reader.append(to: &types, EnumField<TaskV1.TaskType>.self)
      case 4: try reader.read(&completion, EnumField<TaskV1.Completion>.self)
      case 5: try reader.read(&due, MessageField<TaskV1.DayRange>.self)
      case 6: try reader.read(&overdue, BoolField.self)
      case 7: try reader.read(&highPriority, BoolField.self)
      case 8: try reader.read(&unscheduled, BoolField.self)
      case 9: try reader.read(&hasReminder, BoolField.self)
      case 10: try reader.read(&added, MessageField<TaskV1.DayRange>.self)
      case 11: try reader.read(&completed, MessageField<TaskV1.DayRange>.self)
      case 12: try reader.read(&customProjectsOnly, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskFilter {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: [
      "project_ids", "priorities", "types", "completion", "due", "overdue", "high_priority",
      "unscheduled", "has_reminder", "added", "completed", "custom_projects_only",
    ],
    inside: [TaskV1.DayRange.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskFilter {
    var shared = TaskV1.TaskFilter()
    shared.projectIDs = self.projectIDs
    shared.priorities = self.priorities
    shared.types = self.types
    shared.completion = self.completion
    shared.due = self.due?.sharedParts()
    shared.overdue = self.overdue
    shared.highPriority = self.highPriority
    shared.unscheduled = self.unscheduled
    shared.hasReminder = self.hasReminder
    shared.added = self.added?.sharedParts()
    shared.completed = self.completed?.sharedParts()
    shared.customProjectsOnly = self.customProjectsOnly
    return shared
  }
}
