// Generated from daybook/task/v1/lists.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// The tasks that a list starts from, and its default order.
  public enum TaskView: WireEnum, CaseIterable {
    /// The same as `ALL_PROJECTS`.
    case unspecified
    /// Due today.
    case today
    /// Due on `date`.
    case customDate
    /// Of the one project in `project_ids`.
    case project
    /// Open and due later than now.
    case upcoming
    /// Complete, newest first.
    case history
    case allProjects
    /// Of the 1 to 50 projects in `project_ids`.
    case selectedProjects
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.TaskView {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .today
    case 2: self = .customDate
    case 3: self = .project
    case 4: self = .upcoming
    case 5: self = .history
    case 6: self = .allProjects
    case 7: self = .selectedProjects
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .today: return 1
    case .customDate: return 2
    case .project: return 3
    case .upcoming: return 4
    case .history: return 5
    case .allProjects: return 6
    case .selectedProjects: return 7
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.TaskView] = [
    .unspecified,
    .today,
    .customDate,
    .project,
    .upcoming,
    .history,
    .allProjects,
    .selectedProjects,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TASK_VIEW_UNSPECIFIED", 0),
    ("TASK_VIEW_TODAY", 1),
    ("TASK_VIEW_CUSTOM_DATE", 2),
    ("TASK_VIEW_PROJECT", 3),
    ("TASK_VIEW_UPCOMING", 4),
    ("TASK_VIEW_HISTORY", 5),
    ("TASK_VIEW_ALL_PROJECTS", 6),
    ("TASK_VIEW_SELECTED_PROJECTS", 7),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TASK_VIEW_UNSPECIFIED"
    case 1: return "TASK_VIEW_TODAY"
    case 2: return "TASK_VIEW_CUSTOM_DATE"
    case 3: return "TASK_VIEW_PROJECT"
    case 4: return "TASK_VIEW_UPCOMING"
    case 5: return "TASK_VIEW_HISTORY"
    case 6: return "TASK_VIEW_ALL_PROJECTS"
    case 7: return "TASK_VIEW_SELECTED_PROJECTS"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The criterion for groups.
  public enum GroupBy: WireEnum, CaseIterable {
    /// The view's default.
    ///
    /// Today, custom date, all and selected projects: by project; upcoming: by due day; history:
    /// by completion day; project: no groups. Only with `grouped`.
    case unspecified
    case none
    case project
    case priority
    case type
    /// Earliest first, unscheduled tasks last.
    case dueDay
    /// Newest first, open tasks last.
    case completionDay
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.GroupBy {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .none
    case 2: self = .project
    case 3: self = .priority
    case 4: self = .type
    case 5: self = .dueDay
    case 6: self = .completionDay
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .none: return 1
    case .project: return 2
    case .priority: return 3
    case .type: return 4
    case .dueDay: return 5
    case .completionDay: return 6
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.GroupBy] = [
    .unspecified,
    .none,
    .project,
    .priority,
    .type,
    .dueDay,
    .completionDay,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("GROUP_BY_UNSPECIFIED", 0),
    ("GROUP_BY_NONE", 1),
    ("GROUP_BY_PROJECT", 2),
    ("GROUP_BY_PRIORITY", 3),
    ("GROUP_BY_TYPE", 4),
    ("GROUP_BY_DUE_DAY", 5),
    ("GROUP_BY_COMPLETION_DAY", 6),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "GROUP_BY_UNSPECIFIED"
    case 1: return "GROUP_BY_NONE"
    case 2: return "GROUP_BY_PROJECT"
    case 3: return "GROUP_BY_PRIORITY"
    case 4: return "GROUP_BY_TYPE"
    case 5: return "GROUP_BY_DUE_DAY"
    case 6: return "GROUP_BY_COMPLETION_DAY"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// One sort key.
  ///
  /// Missing dates come last in both directions.
  public struct SortKey: Message {
    /// The field.
    public var field: TaskV1.SortKey.Field = TaskV1.SortKey.Field(rawValue: 0)

    /// In descending order.
    public var descending: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      field: TaskV1.SortKey.Field = TaskV1.SortKey.Field(rawValue: 0),
      descending: Bool = false
    ) {
      self.field = field
      self.descending = descending
    }
  }
}

extension TaskV1.SortKey {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SortKey"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "field", "field"),
    FieldInfo(2, "descending", "descending"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(descending, 2, BoolField.self)
    sink.implicit(field, 1, EnumField<TaskV1.SortKey.Field>.self)
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
      case 8: field = try EnumField<TaskV1.SortKey.Field>.read(from: &reader)
      case 16: descending = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(field, "field", EnumField<TaskV1.SortKey.Field>.self)
    try writer.implicit(descending, "descending", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&field, EnumField<TaskV1.SortKey.Field>.self)
      case 2: try reader.read(&descending, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1.SortKey {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["field", "descending"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.SortKey {
    var shared = TaskV1.SortKey()
    shared.field = self.field
    shared.descending = self.descending
    return shared
  }
}

extension TaskV1.SortKey {
  /// The fields to sort by.
  public enum Field: WireEnum, CaseIterable {
    case unspecified
    case priority
    case due
    case name
    case dateAdded
    case dateCompleted
    case type
    /// In the order of the projects.
    case project
    /// Points earned.
    case points
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.SortKey.Field {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .priority
    case 2: self = .due
    case 3: self = .name
    case 4: self = .dateAdded
    case 5: self = .dateCompleted
    case 6: self = .type
    case 7: self = .project
    case 8: self = .points
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .priority: return 1
    case .due: return 2
    case .name: return 3
    case .dateAdded: return 4
    case .dateCompleted: return 5
    case .type: return 6
    case .project: return 7
    case .points: return 8
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.SortKey.Field] = [
    .unspecified,
    .priority,
    .due,
    .name,
    .dateAdded,
    .dateCompleted,
    .type,
    .project,
    .points,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("FIELD_UNSPECIFIED", 0),
    ("FIELD_PRIORITY", 1),
    ("FIELD_DUE", 2),
    ("FIELD_NAME", 3),
    ("FIELD_DATE_ADDED", 4),
    ("FIELD_DATE_COMPLETED", 5),
    ("FIELD_TYPE", 6),
    ("FIELD_PROJECT", 7),
    ("FIELD_POINTS", 8),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "FIELD_UNSPECIFIED"
    case 1: return "FIELD_PRIORITY"
    case 2: return "FIELD_DUE"
    case 3: return "FIELD_NAME"
    case 4: return "FIELD_DATE_ADDED"
    case 5: return "FIELD_DATE_COMPLETED"
    case 6: return "FIELD_TYPE"
    case 7: return "FIELD_PROJECT"
    case 8: return "FIELD_POINTS"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// A group of a list's tasks.
  public struct TaskGroup: Message {
    /// When grouped by project.
    public var projectID: ProjectID?

    /// The project's name.
    public var projectName: String = ""

    /// The project's color.
    public var projectColor: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0)

    /// The priority.
    public var priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// The type.
    public var type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    /// When grouped by due day or completion day; empty for tasks without one.
    public var day: LocalDay?

    /// How many open tasks the group has on all pages.
    public var openCount: Int32 = 0

    /// How many tasks the group has on all pages.
    public var totalCount: Int32 = 0

    /// How many of the page's tasks belong to this group; groups follow each other in order.
    public var onPage: Int32 = 0

    /// The project's icon.
    public var projectIcon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      projectID: ProjectID? = nil,
      projectName: String = "",
      projectColor: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0),
      priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0),
      day: LocalDay? = nil,
      openCount: Int32 = 0,
      totalCount: Int32 = 0,
      onPage: Int32 = 0,
      projectIcon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0)
    ) {
      self.projectID = projectID
      self.projectName = projectName
      self.projectColor = projectColor
      self.priority = priority
      self.type = type
      self.day = day
      self.openCount = openCount
      self.totalCount = totalCount
      self.onPage = onPage
      self.projectIcon = projectIcon
    }
  }
}

extension TaskV1.TaskGroup {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskGroup"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project_id", "projectId"),
    FieldInfo(2, "project_name", "projectName", isRedacted: true),
    FieldInfo(3, "project_color", "projectColor"),
    FieldInfo(4, "priority", "priority"),
    FieldInfo(5, "type", "type"),
    FieldInfo(6, "day", "day"),
    FieldInfo(7, "open_count", "openCount"),
    FieldInfo(8, "total_count", "totalCount"),
    FieldInfo(9, "on_page", "onPage"),
    FieldInfo(10, "project_icon", "projectIcon"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(projectIcon, 10, EnumField<TaskV1.ProjectIcon>.self)
    sink.implicit(onPage, 9, Int32Field.self)
    sink.implicit(totalCount, 8, Int32Field.self)
    sink.implicit(openCount, 7, Int32Field.self)
    sink.optional(day, 6, TextField<LocalDay>.self)
    sink.implicit(type, 5, EnumField<TaskV1.TaskType>.self)
    sink.implicit(priority, 4, EnumField<TaskV1.TaskPriority>.self)
    sink.implicit(projectColor, 3, EnumField<TaskV1.ProjectColor>.self)
    sink.implicit(projectName, 2, StringField.self)
    sink.optional(projectID, 1, TextField<ProjectID>.self)
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
      case 10: projectID = try reader.text(ProjectID.self)
      case 18: projectName = try StringField.read(from: &reader)
      case 24: projectColor = try EnumField<TaskV1.ProjectColor>.read(from: &reader)
      case 32: priority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 40: type = try EnumField<TaskV1.TaskType>.read(from: &reader)
      case 50: day = try reader.text(LocalDay.self)
      case 56: openCount = try Int32Field.read(from: &reader)
      case 64: totalCount = try Int32Field.read(from: &reader)
      case 72: onPage = try Int32Field.read(from: &reader)
      case 80: projectIcon = try EnumField<TaskV1.ProjectIcon>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(projectName, "projectName", StringField.self, isRedacted: true)
    try writer.implicit(projectColor, "projectColor", EnumField<TaskV1.ProjectColor>.self)
    try writer.implicit(priority, "priority", EnumField<TaskV1.TaskPriority>.self)
    try writer.implicit(type, "type", EnumField<TaskV1.TaskType>.self)
    try writer.optional(day, "day", TextField<LocalDay>.self)
    try writer.implicit(openCount, "openCount", Int32Field.self)
    try writer.implicit(totalCount, "totalCount", Int32Field.self)
    try writer.implicit(onPage, "onPage", Int32Field.self)
    try writer.implicit(projectIcon, "projectIcon", EnumField<TaskV1.ProjectIcon>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&projectID, ProjectID.self)
      case 2: try reader.read(&projectName, StringField.self)
      case 3: try reader.read(&projectColor, EnumField<TaskV1.ProjectColor>.self)
      case 4: try reader.read(&priority, EnumField<TaskV1.TaskPriority>.self)
      case 5: try reader.read(&type, EnumField<TaskV1.TaskType>.self)
      case 6: try reader.formed(&day, LocalDay.self)
      case 7: try reader.read(&openCount, Int32Field.self)
      case 8: try reader.read(&totalCount, Int32Field.self)
      case 9: try reader.read(&onPage, Int32Field.self)
      case 10: try reader.read(&projectIcon, EnumField<TaskV1.ProjectIcon>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A filter with a name.
  public struct SavedFilter: Message {
    /// The id, which never changes.
    public var id: SavedFilterID?

    /// 1 to 100 characters, unique in the space without regard to case.
    public var name: String = ""

    /// The criteria.
    public var filter: TaskV1.TaskFilter?

    /// A view that needs neither a day nor projects; `filter` has those.
    public var view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0)

    /// Up to 4.
    public var sort: [TaskV1.SortKey] = []

    /// The grouping of a list that uses it.
    public var groupBy: TaskV1.GroupBy = TaskV1.GroupBy(rawValue: 0)

    /// Grows with every change of the record.
    public var revision: UInt64 = 0

    /// Days relative to the day on which the filter is used, as typed: `today..+7d`.
    ///
    /// A client resolves them and replaces `filter.due`, which has the days as of saving. Up to
    /// 100 characters, stored unchanged. Empty: `filter.due` applies.
    public var dueDays: String = ""

    /// The same for `filter.added`.
    public var addedDays: String = ""

    /// The same for `filter.completed`.
    public var completedDays: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: SavedFilterID? = nil,
      name: String = "",
      filter: TaskV1.TaskFilter? = nil,
      view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0),
      sort: [TaskV1.SortKey] = [],
      groupBy: TaskV1.GroupBy = TaskV1.GroupBy(rawValue: 0),
      revision: UInt64 = 0,
      dueDays: String = "",
      addedDays: String = "",
      completedDays: String = ""
    ) {
      self.id = id
      self.name = name
      self.filter = filter
      self.view = view
      self.sort = sort
      self.groupBy = groupBy
      self.revision = revision
      self.dueDays = dueDays
      self.addedDays = addedDays
      self.completedDays = completedDays
    }
  }
}

extension TaskV1.SavedFilter {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SavedFilter"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "filter", "filter", .single, TaskV1.TaskFilter.self),
    FieldInfo(4, "view", "view"),
    FieldInfo(5, "sort", "sort", .repeated, TaskV1.SortKey.self),
    FieldInfo(6, "group_by", "groupBy"),
    FieldInfo(7, "revision", "revision"),
    FieldInfo(8, "due_days", "dueDays"),
    FieldInfo(9, "added_days", "addedDays"),
    FieldInfo(10, "completed_days", "completedDays"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(completedDays, 10, StringField.self)
    sink.implicit(addedDays, 9, StringField.self)
    sink.implicit(dueDays, 8, StringField.self)
    sink.implicit(revision, 7, UInt64Field.self)
    sink.implicit(groupBy, 6, EnumField<TaskV1.GroupBy>.self)
    sink.repeated(sort, 5, MessageField<TaskV1.SortKey>.self)
    sink.implicit(view, 4, EnumField<TaskV1.TaskView>.self)
    sink.optional(filter, 3, MessageField<TaskV1.TaskFilter>.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<SavedFilterID>.self)
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
      case 10: id = try reader.text(SavedFilterID.self)
      case 18: name = try StringField.read(from: &reader)
      case 26: try reader.merge(&filter)
      case 32: view = try EnumField<TaskV1.TaskView>.read(from: &reader)
      case 42: try reader.append(to: &sort, MessageField<TaskV1.SortKey>.self)
      case 48: groupBy = try EnumField<TaskV1.GroupBy>.read(from: &reader)
      case 56: revision = try UInt64Field.read(from: &reader)
      case 66: dueDays = try StringField.read(from: &reader)
      case 74: addedDays = try StringField.read(from: &reader)
      case 82: completedDays = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<SavedFilterID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.optional(filter, "filter", MessageField<TaskV1.TaskFilter>.self)
    try writer.implicit(view, "view", EnumField<TaskV1.TaskView>.self)
    try writer.repeated(sort, "sort", MessageField<TaskV1.SortKey>.self)
    try writer.implicit(groupBy, "groupBy", EnumField<TaskV1.GroupBy>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.implicit(dueDays, "dueDays", StringField.self)
    try writer.implicit(addedDays, "addedDays", StringField.self)
    try writer.implicit(completedDays, "completedDays", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, SavedFilterID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&filter, MessageField<TaskV1.TaskFilter>.self)
      case 4: try reader.read(&view, EnumField<TaskV1.TaskView>.self)
      case 5: try reader.append(to: &sort, MessageField<TaskV1.SortKey>.self)
      case 6: try reader.read(&groupBy, EnumField<TaskV1.GroupBy>.self)
      case 7: try reader.read(&revision, UInt64Field.self)
      case 8: try reader.read(&dueDays, StringField.self)
      case 9: try reader.read(&addedDays, StringField.self)
      case 10: try reader.read(&completedDays, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1.SavedFilter {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: [
      "id", "name", "filter", "view", "sort", "group_by", "revision", "due_days", "added_days",
      "completed_days",
    ],
    inside: [TaskV1.TaskFilter.sharedFields, TaskV1.SortKey.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.SavedFilter {
    var shared = TaskV1.SavedFilter()
    shared.id = self.id
    shared.name = self.name
    shared.filter = self.filter?.sharedParts()
    shared.view = self.view
    shared.sort = self.sort.map { $0.sharedParts() }
    shared.groupBy = self.groupBy
    shared.revision = self.revision
    shared.dueDays = self.dueDays
    shared.addedDays = self.addedDays
    shared.completedDays = self.completedDays
    return shared
  }
}

extension TaskV1 {
  /// The request of `Tasks/SaveFilter`.
  public struct SaveFilterRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// With the id of an existing filter it replaces that one; without an id the service creates
    /// one.
    public var savedFilter: TaskV1.SavedFilter?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, savedFilter: TaskV1.SavedFilter? = nil) {
      self.memberID = memberID
      self.savedFilter = savedFilter
    }
  }
}

extension TaskV1.SaveFilterRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SaveFilterRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "saved_filter", "savedFilter", .single, TaskV1.SavedFilter.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(savedFilter, 2, MessageField<TaskV1.SavedFilter>.self)
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
      case 18: try reader.merge(&savedFilter)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(savedFilter, "savedFilter", MessageField<TaskV1.SavedFilter>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&savedFilter, MessageField<TaskV1.SavedFilter>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/SaveFilter`.
  public struct SaveFilterResponse: Message {
    /// The filter as saved.
    public var savedFilter: TaskV1.SavedFilter?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(savedFilter: TaskV1.SavedFilter? = nil) {
      self.savedFilter = savedFilter
    }
  }
}

extension TaskV1.SaveFilterResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SaveFilterResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "saved_filter", "savedFilter", .single, TaskV1.SavedFilter.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(savedFilter, 1, MessageField<TaskV1.SavedFilter>.self)
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
      case 10: try reader.merge(&savedFilter)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(savedFilter, "savedFilter", MessageField<TaskV1.SavedFilter>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&savedFilter, MessageField<TaskV1.SavedFilter>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/ListSavedFilters`.
  public struct ListSavedFiltersRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil) {
      self.memberID = memberID
    }
  }
}

extension TaskV1.ListSavedFiltersRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListSavedFiltersRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/ListSavedFilters`.
  public struct ListSavedFiltersResponse: Message {
    /// By name; there are at most 100.
    public var savedFilters: [TaskV1.SavedFilter] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(savedFilters: [TaskV1.SavedFilter] = []) {
      self.savedFilters = savedFilters
    }
  }
}

extension TaskV1.ListSavedFiltersResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListSavedFiltersResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "saved_filters", "savedFilters", .repeated, TaskV1.SavedFilter.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(savedFilters, 1, MessageField<TaskV1.SavedFilter>.self)
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
      case 10: try reader.append(to: &savedFilters, MessageField<TaskV1.SavedFilter>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(savedFilters, "savedFilters", MessageField<TaskV1.SavedFilter>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &savedFilters, MessageField<TaskV1.SavedFilter>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/DeleteSavedFilter`.
  public struct DeleteSavedFilterRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The filter.
    public var savedFilterID: SavedFilterID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, savedFilterID: SavedFilterID? = nil) {
      self.memberID = memberID
      self.savedFilterID = savedFilterID
    }
  }
}

extension TaskV1.DeleteSavedFilterRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteSavedFilterRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "saved_filter_id", "savedFilterId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(savedFilterID, 2, TextField<SavedFilterID>.self)
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
      case 18: savedFilterID = try reader.text(SavedFilterID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(savedFilterID, "savedFilterId", TextField<SavedFilterID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&savedFilterID, SavedFilterID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/DeleteSavedFilter`.
  public struct DeleteSavedFilterResponse: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension TaskV1.DeleteSavedFilterResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteSavedFilterResponse"

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

extension TaskV1 {
  /// The request of `Tasks/SuggestFilters`.
  public struct SuggestFiltersRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The client's current view.
    public var view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0)

    /// Empty: today.
    public var date: LocalDay?

    /// Only for tasks of these projects; empty: all.
    public var projectIDs: [ProjectID] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0),
      date: LocalDay? = nil,
      projectIDs: [ProjectID] = []
    ) {
      self.memberID = memberID
      self.view = view
      self.date = date
      self.projectIDs = projectIDs
    }
  }
}

extension TaskV1.SuggestFiltersRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SuggestFiltersRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "view", "view"),
    FieldInfo(3, "date", "date"),
    FieldInfo(4, "project_ids", "projectIds", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(projectIDs, 4, TextField<ProjectID>.self)
    sink.optional(date, 3, TextField<LocalDay>.self)
    sink.implicit(view, 2, EnumField<TaskV1.TaskView>.self)
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
      case 16: view = try EnumField<TaskV1.TaskView>.read(from: &reader)
      case 26: date = try reader.text(LocalDay.self)
      case 34: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(view, "view", EnumField<TaskV1.TaskView>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.repeated(projectIDs, "projectIds", TextField<ProjectID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&view, EnumField<TaskV1.TaskView>.self)
      case 3: try reader.formed(&date, LocalDay.self)
      case 4: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A filter that would find tasks.
  public struct FilterSuggestion: Message {
    /// `overdue`, `high_priority_today`, `evening`, `unscheduled`, `project`.
    public var code: String = ""

    /// A label for people.
    public var label: String = ""

    /// The criteria.
    public var filter: TaskV1.TaskFilter?

    /// How many tasks of the view it matches.
    public var count: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      code: String = "",
      label: String = "",
      filter: TaskV1.TaskFilter? = nil,
      count: Int32 = 0
    ) {
      self.code = code
      self.label = label
      self.filter = filter
      self.count = count
    }
  }
}

extension TaskV1.FilterSuggestion {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.FilterSuggestion"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "code", "code"),
    FieldInfo(2, "label", "label", isRedacted: true),
    FieldInfo(3, "filter", "filter", .single, TaskV1.TaskFilter.self),
    FieldInfo(4, "count", "count"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 4, Int32Field.self)
    sink.optional(filter, 3, MessageField<TaskV1.TaskFilter>.self)
    sink.implicit(label, 2, StringField.self)
    sink.implicit(code, 1, StringField.self)
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
      case 10: code = try StringField.read(from: &reader)
      case 18: label = try StringField.read(from: &reader)
      case 26: try reader.merge(&filter)
      case 32: count = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(label, "label", StringField.self, isRedacted: true)
    try writer.optional(filter, "filter", MessageField<TaskV1.TaskFilter>.self)
    try writer.implicit(count, "count", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&code, StringField.self)
      case 2: try reader.read(&label, StringField.self)
      case 3: try reader.read(&filter, MessageField<TaskV1.TaskFilter>.self)
      case 4: try reader.read(&count, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/SuggestFilters`.
  public struct SuggestFiltersResponse: Message {
    /// Up to 5; each matches tasks.
    public var suggestions: [TaskV1.FilterSuggestion] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(suggestions: [TaskV1.FilterSuggestion] = []) {
      self.suggestions = suggestions
    }
  }
}

extension TaskV1.SuggestFiltersResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SuggestFiltersResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "suggestions", "suggestions", .repeated, TaskV1.FilterSuggestion.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(suggestions, 1, MessageField<TaskV1.FilterSuggestion>.self)
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
      case 10: try reader.append(to: &suggestions, MessageField<TaskV1.FilterSuggestion>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(suggestions, "suggestions", MessageField<TaskV1.FilterSuggestion>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &suggestions, MessageField<TaskV1.FilterSuggestion>.self)
      default: break
      }
    }
  }
}
