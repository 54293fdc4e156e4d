// Generated from daybook/task/v1/task.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// The part of the day, or the distance in time, that a task is planned for.
  public enum TaskType: WireEnum, CaseIterable {
    case unspecified
    case morning
    case evening
    case upcoming
    /// No particular time; not the same thing as the Inbox project.
    case inbox
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.TaskType {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .morning
    case 2: self = .evening
    case 3: self = .upcoming
    case 4: self = .inbox
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .morning: return 1
    case .evening: return 2
    case .upcoming: return 3
    case .inbox: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.TaskType] = [
    .unspecified,
    .morning,
    .evening,
    .upcoming,
    .inbox,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TASK_TYPE_UNSPECIFIED", 0),
    ("TASK_TYPE_MORNING", 1),
    ("TASK_TYPE_EVENING", 2),
    ("TASK_TYPE_UPCOMING", 3),
    ("TASK_TYPE_INBOX", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TASK_TYPE_UNSPECIFIED"
    case 1: return "TASK_TYPE_MORNING"
    case 2: return "TASK_TYPE_EVENING"
    case 3: return "TASK_TYPE_UPCOMING"
    case 4: return "TASK_TYPE_INBOX"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The importance of a task, which determines its points.
  public enum TaskPriority: WireEnum, CaseIterable {
    case unspecified
    /// P0: 7 points.
    case highest
    /// P1: 4 points.
    case high
    /// P2: 3 points.
    case medium
    /// P3: 2 points.
    case low
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.TaskPriority {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .highest
    case 2: self = .high
    case 3: self = .medium
    case 4: self = .low
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .highest: return 1
    case .high: return 2
    case .medium: return 3
    case .low: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.TaskPriority] = [
    .unspecified,
    .highest,
    .high,
    .medium,
    .low,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TASK_PRIORITY_UNSPECIFIED", 0),
    ("TASK_PRIORITY_HIGHEST", 1),
    ("TASK_PRIORITY_HIGH", 2),
    ("TASK_PRIORITY_MEDIUM", 3),
    ("TASK_PRIORITY_LOW", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TASK_PRIORITY_UNSPECIFIED"
    case 1: return "TASK_PRIORITY_HIGHEST"
    case 2: return "TASK_PRIORITY_HIGH"
    case 3: return "TASK_PRIORITY_MEDIUM"
    case 4: return "TASK_PRIORITY_LOW"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The colors of projects.
  public enum ProjectColor: WireEnum, CaseIterable {
    case unspecified
    case blue
    case green
    case orange
    case red
    case purple
    case pink
    case gray
    case yellow
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.ProjectColor {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .blue
    case 2: self = .green
    case 3: self = .orange
    case 4: self = .red
    case 5: self = .purple
    case 6: self = .pink
    case 7: self = .gray
    case 8: self = .yellow
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .blue: return 1
    case .green: return 2
    case .orange: return 3
    case .red: return 4
    case .purple: return 5
    case .pink: return 6
    case .gray: return 7
    case .yellow: return 8
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.ProjectColor] = [
    .unspecified,
    .blue,
    .green,
    .orange,
    .red,
    .purple,
    .pink,
    .gray,
    .yellow,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PROJECT_COLOR_UNSPECIFIED", 0),
    ("PROJECT_COLOR_BLUE", 1),
    ("PROJECT_COLOR_GREEN", 2),
    ("PROJECT_COLOR_ORANGE", 3),
    ("PROJECT_COLOR_RED", 4),
    ("PROJECT_COLOR_PURPLE", 5),
    ("PROJECT_COLOR_PINK", 6),
    ("PROJECT_COLOR_GRAY", 7),
    ("PROJECT_COLOR_YELLOW", 8),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PROJECT_COLOR_UNSPECIFIED"
    case 1: return "PROJECT_COLOR_BLUE"
    case 2: return "PROJECT_COLOR_GREEN"
    case 3: return "PROJECT_COLOR_ORANGE"
    case 4: return "PROJECT_COLOR_RED"
    case 5: return "PROJECT_COLOR_PURPLE"
    case 6: return "PROJECT_COLOR_PINK"
    case 7: return "PROJECT_COLOR_GRAY"
    case 8: return "PROJECT_COLOR_YELLOW"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The icons of projects.
  public enum ProjectIcon: WireEnum, CaseIterable {
    case unspecified
    case folder
    case inbox
    case briefcase
    case book
    case heart
    case star
    case flag
    case target
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.ProjectIcon {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .folder
    case 2: self = .inbox
    case 3: self = .briefcase
    case 4: self = .book
    case 5: self = .heart
    case 6: self = .star
    case 7: self = .flag
    case 8: self = .target
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .folder: return 1
    case .inbox: return 2
    case .briefcase: return 3
    case .book: return 4
    case .heart: return 5
    case .star: return 6
    case .flag: return 7
    case .target: return 8
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.ProjectIcon] = [
    .unspecified,
    .folder,
    .inbox,
    .briefcase,
    .book,
    .heart,
    .star,
    .flag,
    .target,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PROJECT_ICON_UNSPECIFIED", 0),
    ("PROJECT_ICON_FOLDER", 1),
    ("PROJECT_ICON_INBOX", 2),
    ("PROJECT_ICON_BRIEFCASE", 3),
    ("PROJECT_ICON_BOOK", 4),
    ("PROJECT_ICON_HEART", 5),
    ("PROJECT_ICON_STAR", 6),
    ("PROJECT_ICON_FLAG", 7),
    ("PROJECT_ICON_TARGET", 8),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PROJECT_ICON_UNSPECIFIED"
    case 1: return "PROJECT_ICON_FOLDER"
    case 2: return "PROJECT_ICON_INBOX"
    case 3: return "PROJECT_ICON_BRIEFCASE"
    case 4: return "PROJECT_ICON_BOOK"
    case 5: return "PROJECT_ICON_HEART"
    case 6: return "PROJECT_ICON_STAR"
    case 7: return "PROJECT_ICON_FLAG"
    case 8: return "PROJECT_ICON_TARGET"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The progress of a project.
  public enum ProjectStatus: WireEnum, CaseIterable {
    case unspecified
    case planning
    case active
    case onHold
    case completed
    case cancelled
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.ProjectStatus {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .planning
    case 2: self = .active
    case 3: self = .onHold
    case 4: self = .completed
    case 5: self = .cancelled
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .planning: return 1
    case .active: return 2
    case .onHold: return 3
    case .completed: return 4
    case .cancelled: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.ProjectStatus] = [
    .unspecified,
    .planning,
    .active,
    .onHold,
    .completed,
    .cancelled,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PROJECT_STATUS_UNSPECIFIED", 0),
    ("PROJECT_STATUS_PLANNING", 1),
    ("PROJECT_STATUS_ACTIVE", 2),
    ("PROJECT_STATUS_ON_HOLD", 3),
    ("PROJECT_STATUS_COMPLETED", 4),
    ("PROJECT_STATUS_CANCELLED", 5),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PROJECT_STATUS_UNSPECIFIED"
    case 1: return "PROJECT_STATUS_PLANNING"
    case 2: return "PROJECT_STATUS_ACTIVE"
    case 3: return "PROJECT_STATUS_ON_HOLD"
    case 4: return "PROJECT_STATUS_COMPLETED"
    case 5: return "PROJECT_STATUS_CANCELLED"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// Larger is more important; tasks have the reverse order.
  public enum ProjectPriority: WireEnum, CaseIterable {
    case unspecified
    case low
    case medium
    case high
    case critical
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.ProjectPriority {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .low
    case 2: self = .medium
    case 3: self = .high
    case 4: self = .critical
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .low: return 1
    case .medium: return 2
    case .high: return 3
    case .critical: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.ProjectPriority] = [
    .unspecified,
    .low,
    .medium,
    .high,
    .critical,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PROJECT_PRIORITY_UNSPECIFIED", 0),
    ("PROJECT_PRIORITY_LOW", 1),
    ("PROJECT_PRIORITY_MEDIUM", 2),
    ("PROJECT_PRIORITY_HIGH", 3),
    ("PROJECT_PRIORITY_CRITICAL", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PROJECT_PRIORITY_UNSPECIFIED"
    case 1: return "PROJECT_PRIORITY_LOW"
    case 2: return "PROJECT_PRIORITY_MEDIUM"
    case 3: return "PROJECT_PRIORITY_HIGH"
    case 4: return "PROJECT_PRIORITY_CRITICAL"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The health of a project.
  public enum ProjectHealth: WireEnum, CaseIterable {
    case unspecified
    /// Shown green.
    case excellent
    /// Blue.
    case good
    /// Orange.
    case warning
    /// Red.
    case critical
    /// Gray: there are no tasks.
    case unknown
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.ProjectHealth {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .excellent
    case 2: self = .good
    case 3: self = .warning
    case 4: self = .critical
    case 5: self = .unknown
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .excellent: return 1
    case .good: return 2
    case .warning: return 3
    case .critical: return 4
    case .unknown: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.ProjectHealth] = [
    .unspecified,
    .excellent,
    .good,
    .warning,
    .critical,
    .unknown,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PROJECT_HEALTH_UNSPECIFIED", 0),
    ("PROJECT_HEALTH_EXCELLENT", 1),
    ("PROJECT_HEALTH_GOOD", 2),
    ("PROJECT_HEALTH_WARNING", 3),
    ("PROJECT_HEALTH_CRITICAL", 4),
    ("PROJECT_HEALTH_UNKNOWN", 5),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PROJECT_HEALTH_UNSPECIFIED"
    case 1: return "PROJECT_HEALTH_EXCELLENT"
    case 2: return "PROJECT_HEALTH_GOOD"
    case 3: return "PROJECT_HEALTH_WARNING"
    case 4: return "PROJECT_HEALTH_CRITICAL"
    case 5: return "PROJECT_HEALTH_UNKNOWN"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// A task in one member's space.
  public struct Task: Message {
    /// The id, which never changes.
    public var id: TaskID?

    /// The member whose space it is in.
    public var memberID: MemberID?

    /// The id of the project.
    public var projectID: ProjectID?

    /// The project's name, as a read-only copy.
    public var projectName: String = ""

    /// 1 to 200 characters.
    public var name: String = ""

    /// Up to 1,000 characters; line breaks are kept.
    public var details: String = ""

    /// The type.
    public var type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    /// The priority.
    public var priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// Due at an instant; never together with `due_on`.
    public var dueAt: GoogleProtobuf.Timestamp?

    /// Due on a day, at no particular time.
    public var dueOn: LocalDay?

    /// Whether it is complete.
    public var isComplete: Bool = false

    /// The time of the reminder; unset: no reminder.
    public var alertReminderTime: GoogleProtobuf.Timestamp?

    /// When it was created.
    public var dateAdded: GoogleProtobuf.Timestamp?

    /// When it was completed; unset: it is open.
    public var dateCompleted: GoogleProtobuf.Timestamp?

    /// True exactly when the type is evening.
    public var isEveningTask: Bool = false

    /// When it was last changed.
    public var modifiedAt: GoogleProtobuf.Timestamp?

    /// Incremented with each change.
    public var revision: UInt64 = 0

    /// 0 while open, the priority's points once complete.
    public var score: Int32 = 0

    /// Open, and the due date has passed.
    public var isOverdue: Bool = false

    /// Whether it is due today, open or complete.
    public var isScheduledForToday: Bool = false

    /// P0 or P1.
    public var isHighPriority: Bool = false

    /// P2.
    public var isMediumPriority: Bool = false

    /// P3.
    public var isLowPriority: Bool = false

    /// Whether the type is morning.
    public var isMorningTask: Bool = false

    /// Whether the type is upcoming.
    public var isUpcomingTask: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: TaskID? = nil,
      memberID: MemberID? = nil,
      projectID: ProjectID? = nil,
      projectName: String = "",
      name: String = "",
      details: String = "",
      type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0),
      priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      dueAt: GoogleProtobuf.Timestamp? = nil,
      dueOn: LocalDay? = nil,
      isComplete: Bool = false,
      alertReminderTime: GoogleProtobuf.Timestamp? = nil,
      dateAdded: GoogleProtobuf.Timestamp? = nil,
      dateCompleted: GoogleProtobuf.Timestamp? = nil,
      isEveningTask: Bool = false,
      modifiedAt: GoogleProtobuf.Timestamp? = nil,
      revision: UInt64 = 0,
      score: Int32 = 0,
      isOverdue: Bool = false,
      isScheduledForToday: Bool = false,
      isHighPriority: Bool = false,
      isMediumPriority: Bool = false,
      isLowPriority: Bool = false,
      isMorningTask: Bool = false,
      isUpcomingTask: Bool = false
    ) {
      self.id = id
      self.memberID = memberID
      self.projectID = projectID
      self.projectName = projectName
      self.name = name
      self.details = details
      self.type = type
      self.priority = priority
      self.dueAt = dueAt
      self.dueOn = dueOn
      self.isComplete = isComplete
      self.alertReminderTime = alertReminderTime
      self.dateAdded = dateAdded
      self.dateCompleted = dateCompleted
      self.isEveningTask = isEveningTask
      self.modifiedAt = modifiedAt
      self.revision = revision
      self.score = score
      self.isOverdue = isOverdue
      self.isScheduledForToday = isScheduledForToday
      self.isHighPriority = isHighPriority
      self.isMediumPriority = isMediumPriority
      self.isLowPriority = isLowPriority
      self.isMorningTask = isMorningTask
      self.isUpcomingTask = isUpcomingTask
    }
  }
}

extension TaskV1.Task {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.Task"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "project_id", "projectId"),
    FieldInfo(4, "project_name", "projectName", isRedacted: true),
    FieldInfo(5, "name", "name", isRedacted: true),
    FieldInfo(6, "details", "details", isRedacted: true),
    FieldInfo(7, "type", "type"),
    FieldInfo(8, "priority", "priority"),
    FieldInfo(9, "due_at", "dueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(10, "due_on", "dueOn"),
    FieldInfo(11, "is_complete", "isComplete"),
    FieldInfo(
      12,
      "alert_reminder_time",
      "alertReminderTime",
      .single,
      GoogleProtobuf.Timestamp.self
    ),
    FieldInfo(13, "date_added", "dateAdded", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(14, "date_completed", "dateCompleted", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(15, "is_evening_task", "isEveningTask"),
    FieldInfo(16, "modified_at", "modifiedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(17, "revision", "revision"),
    FieldInfo(18, "score", "score"),
    FieldInfo(19, "is_overdue", "isOverdue"),
    FieldInfo(20, "is_scheduled_for_today", "isScheduledForToday"),
    FieldInfo(21, "is_high_priority", "isHighPriority"),
    FieldInfo(22, "is_medium_priority", "isMediumPriority"),
    FieldInfo(23, "is_low_priority", "isLowPriority"),
    FieldInfo(24, "is_morning_task", "isMorningTask"),
    FieldInfo(25, "is_upcoming_task", "isUpcomingTask"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(isUpcomingTask, 25, BoolField.self)
    sink.implicit(isMorningTask, 24, BoolField.self)
    sink.implicit(isLowPriority, 23, BoolField.self)
    sink.implicit(isMediumPriority, 22, BoolField.self)
    sink.implicit(isHighPriority, 21, BoolField.self)
    sink.implicit(isScheduledForToday, 20, BoolField.self)
    sink.implicit(isOverdue, 19, BoolField.self)
    sink.implicit(score, 18, Int32Field.self)
    sink.implicit(revision, 17, UInt64Field.self)
    sink.optional(modifiedAt, 16, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(isEveningTask, 15, BoolField.self)
    sink.optional(dateCompleted, 14, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(dateAdded, 13, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(alertReminderTime, 12, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(isComplete, 11, BoolField.self)
    sink.optional(dueOn, 10, TextField<LocalDay>.self)
    sink.optional(dueAt, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(priority, 8, EnumField<TaskV1.TaskPriority>.self)
    sink.implicit(type, 7, EnumField<TaskV1.TaskType>.self)
    sink.implicit(details, 6, StringField.self)
    sink.implicit(name, 5, StringField.self)
    sink.implicit(projectName, 4, StringField.self)
    sink.optional(projectID, 3, TextField<ProjectID>.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(id, 1, TextField<TaskID>.self)
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
      case 10: id = try reader.text(TaskID.self)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: projectID = try reader.text(ProjectID.self)
      case 34: projectName = try StringField.read(from: &reader)
      case 42: name = try StringField.read(from: &reader)
      case 50: details = try StringField.read(from: &reader)
      case 56: type = try EnumField<TaskV1.TaskType>.read(from: &reader)
      case 64: priority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 74: try reader.merge(&dueAt)
      case 82: dueOn = try reader.text(LocalDay.self)
      case 88: isComplete = try BoolField.read(from: &reader)
      case 98: try reader.merge(&alertReminderTime)
      case 106: try reader.merge(&dateAdded)
      case 114: try reader.merge(&dateCompleted)
      case 120: isEveningTask = try BoolField.read(from: &reader)
      case 130: try reader.merge(&modifiedAt)
      case 136: revision = try UInt64Field.read(from: &reader)
      case 144: score = try Int32Field.read(from: &reader)
      case 152: isOverdue = try BoolField.read(from: &reader)
      case 160: isScheduledForToday = try BoolField.read(from: &reader)
      case 168: isHighPriority = try BoolField.read(from: &reader)
      case 176: isMediumPriority = try BoolField.read(from: &reader)
      case 184: isLowPriority = try BoolField.read(from: &reader)
      case 192: isMorningTask = try BoolField.read(from: &reader)
      case 200: isUpcomingTask = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<TaskID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(projectName, "projectName", StringField.self, isRedacted: true)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(details, "details", StringField.self, isRedacted: true)
    try writer.implicit(type, "type", EnumField<TaskV1.TaskType>.self)
    try writer.implicit(priority, "priority", EnumField<TaskV1.TaskPriority>.self)
    try writer.optional(dueAt, "dueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(dueOn, "dueOn", TextField<LocalDay>.self)
    try writer.implicit(isComplete, "isComplete", BoolField.self)
    try writer.optional(
      alertReminderTime,
      "alertReminderTime",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.optional(dateAdded, "dateAdded", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(dateCompleted, "dateCompleted", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(isEveningTask, "isEveningTask", BoolField.self)
    try writer.optional(modifiedAt, "modifiedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.implicit(score, "score", Int32Field.self)
    try writer.implicit(isOverdue, "isOverdue", BoolField.self)
    try writer.implicit(isScheduledForToday, "isScheduledForToday", BoolField.self)
    try writer.implicit(isHighPriority, "isHighPriority", BoolField.self)
    try writer.implicit(isMediumPriority, "isMediumPriority", BoolField.self)
    try writer.implicit(isLowPriority, "isLowPriority", BoolField.self)
    try writer.implicit(isMorningTask, "isMorningTask", BoolField.self)
    try writer.implicit(isUpcomingTask, "isUpcomingTask", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, TaskID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.formed(&projectID, ProjectID.self)
      case 4: try reader.read(&projectName, StringField.self)
      case 5: try reader.read(&name, StringField.self)
      case 6: try reader.read(&details, StringField.self)
      case 7: try reader.read(&type, EnumField<TaskV1.TaskType>.self)
      case 8: try reader.read(&priority, EnumField<TaskV1.TaskPriority>.self)
      case 9: try reader.read(&dueAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 10: try reader.formed(&dueOn, LocalDay.self)
      case 11: try reader.read(&isComplete, BoolField.self)
      case 12: try reader.read(&alertReminderTime, MessageField<GoogleProtobuf.Timestamp>.self)
      case 13: try reader.read(&dateAdded, MessageField<GoogleProtobuf.Timestamp>.self)
      case 14: try reader.read(&dateCompleted, MessageField<GoogleProtobuf.Timestamp>.self)
      case 15: try reader.read(&isEveningTask, BoolField.self)
      case 16: try reader.read(&modifiedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 17: try reader.read(&revision, UInt64Field.self)
      case 18: try reader.read(&score, Int32Field.self)
      case 19: try reader.read(&isOverdue, BoolField.self)
      case 20: try reader.read(&isScheduledForToday, BoolField.self)
      case 21: try reader.read(&isHighPriority, BoolField.self)
      case 22: try reader.read(&isMediumPriority, BoolField.self)
      case 23: try reader.read(&isLowPriority, BoolField.self)
      case 24: try reader.read(&isMorningTask, BoolField.self)
      case 25: try reader.read(&isUpcomingTask, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1.Task {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "member_id", "project_id", "project_name", "name", "details", "type", "priority",
    "due_at", "due_on", "is_complete", "alert_reminder_time", "date_added", "date_completed",
    "is_evening_task", "modified_at", "revision", "score", "is_overdue", "is_scheduled_for_today",
    "is_high_priority", "is_medium_priority", "is_low_priority", "is_morning_task",
    "is_upcoming_task",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.Task {
    var shared = TaskV1.Task()
    shared.id = self.id
    shared.memberID = self.memberID
    shared.projectID = self.projectID
    shared.projectName = self.projectName
    shared.name = self.name
    shared.details = self.details
    shared.type = self.type
    shared.priority = self.priority
    shared.dueAt = self.dueAt
    shared.dueOn = self.dueOn
    shared.isComplete = self.isComplete
    shared.alertReminderTime = self.alertReminderTime
    shared.dateAdded = self.dateAdded
    shared.dateCompleted = self.dateCompleted
    shared.isEveningTask = self.isEveningTask
    shared.modifiedAt = self.modifiedAt
    shared.revision = self.revision
    shared.score = self.score
    shared.isOverdue = self.isOverdue
    shared.isScheduledForToday = self.isScheduledForToday
    shared.isHighPriority = self.isHighPriority
    shared.isMediumPriority = self.isMediumPriority
    shared.isLowPriority = self.isLowPriority
    shared.isMorningTask = self.isMorningTask
    shared.isUpcomingTask = self.isUpcomingTask
    return shared
  }
}

extension TaskV1 {
  /// Settings of a project.
  ///
  /// Values absent from a request are not changed.
  public struct ProjectSettings: Message {
    /// False refuses new children and keeps existing ones.
    ///
    /// True by default.
    public var allowSubprojects: Bool?

    /// Archives the project when its status becomes completed.
    ///
    /// False by default.
    public var autoArchiveCompleted: Bool?

    /// True by default.
    public var enableReminders: Bool?

    /// Includes the project in the daily digest.
    ///
    /// False by default.
    public var dailyDigest: Bool?

    /// True by default.
    public var overdueTasks: Bool?

    /// The color of charts and headers; blue by default.
    public var colorScheme: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      allowSubprojects: Bool? = nil,
      autoArchiveCompleted: Bool? = nil,
      enableReminders: Bool? = nil,
      dailyDigest: Bool? = nil,
      overdueTasks: Bool? = nil,
      colorScheme: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0)
    ) {
      self.allowSubprojects = allowSubprojects
      self.autoArchiveCompleted = autoArchiveCompleted
      self.enableReminders = enableReminders
      self.dailyDigest = dailyDigest
      self.overdueTasks = overdueTasks
      self.colorScheme = colorScheme
    }
  }
}

extension TaskV1.ProjectSettings {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectSettings"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "allow_subprojects", "allowSubprojects"),
    FieldInfo(2, "auto_archive_completed", "autoArchiveCompleted"),
    FieldInfo(3, "enable_reminders", "enableReminders"),
    FieldInfo(4, "daily_digest", "dailyDigest"),
    FieldInfo(5, "overdue_tasks", "overdueTasks"),
    FieldInfo(6, "color_scheme", "colorScheme"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(colorScheme, 6, EnumField<TaskV1.ProjectColor>.self)
    sink.optional(overdueTasks, 5, BoolField.self)
    sink.optional(dailyDigest, 4, BoolField.self)
    sink.optional(enableReminders, 3, BoolField.self)
    sink.optional(autoArchiveCompleted, 2, BoolField.self)
    sink.optional(allowSubprojects, 1, BoolField.self)
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
      case 8: allowSubprojects = try BoolField.read(from: &reader)
      case 16: autoArchiveCompleted = try BoolField.read(from: &reader)
      case 24: enableReminders = try BoolField.read(from: &reader)
      case 32: dailyDigest = try BoolField.read(from: &reader)
      case 40: overdueTasks = try BoolField.read(from: &reader)
      case 48: colorScheme = try EnumField<TaskV1.ProjectColor>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(allowSubprojects, "allowSubprojects", BoolField.self)
    try writer.optional(autoArchiveCompleted, "autoArchiveCompleted", BoolField.self)
    try writer.optional(enableReminders, "enableReminders", BoolField.self)
    try writer.optional(dailyDigest, "dailyDigest", BoolField.self)
    try writer.optional(overdueTasks, "overdueTasks", BoolField.self)
    try writer.implicit(colorScheme, "colorScheme", EnumField<TaskV1.ProjectColor>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&allowSubprojects, BoolField.self)
      case 2: try reader.read(&autoArchiveCompleted, BoolField.self)
      case 3: try reader.read(&enableReminders, BoolField.self)
      case 4: try reader.read(&dailyDigest, BoolField.self)
      case 5: try reader.read(&overdueTasks, BoolField.self)
      case 6: try reader.read(&colorScheme, EnumField<TaskV1.ProjectColor>.self)
      default: break
      }
    }
  }
}

extension TaskV1.ProjectSettings {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "allow_subprojects", "auto_archive_completed", "enable_reminders", "daily_digest",
    "overdue_tasks", "color_scheme",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectSettings {
    var shared = TaskV1.ProjectSettings()
    shared.allowSubprojects = self.allowSubprojects
    shared.autoArchiveCompleted = self.autoArchiveCompleted
    shared.enableReminders = self.enableReminders
    shared.dailyDigest = self.dailyDigest
    shared.overdueTasks = self.overdueTasks
    shared.colorScheme = self.colorScheme
    return shared
  }
}

extension TaskV1 {
  /// Statistics of a project's tasks.
  public struct ProjectStatistics: Message {
    /// The id of the project.
    public var projectID: ProjectID?

    /// The total number.
    public var total: Int32 = 0

    /// How many are open.
    public var open: Int32 = 0

    /// How many are complete.
    public var complete: Int32 = 0

    /// How many are overdue.
    public var overdue: Int32 = 0

    /// 0 to 1, four decimals; 0 when there are no tasks.
    public var completionRate: Double = 0

    /// There are no tasks.
    public var empty: Bool = false

    /// Points that were earned.
    public var pointsEarned: Int32 = 0

    /// P0 to P3.
    public var openByPriority: [Int32] = []

    /// P0 to P3.
    public var totalByPriority: [Int32] = []

    /// Complete tasks divided by the estimate, 0 to 1; absent without an estimate.
    public var progress: Double?

    /// Completed in the last seven days.
    public var completedLast7Days: Int32 = 0

    /// Completed in the last thirty days.
    public var completedLast30Days: Int32 = 0

    /// The last change of the project or of one of its tasks.
    public var lastActivity: GoogleProtobuf.Timestamp?

    /// Negative when the due date has passed; absent without one.
    public var daysToDue: Int32?

    /// The health.
    public var health: TaskV1.ProjectHealth = TaskV1.ProjectHealth(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      projectID: ProjectID? = nil,
      total: Int32 = 0,
      open: Int32 = 0,
      complete: Int32 = 0,
      overdue: Int32 = 0,
      completionRate: Double = 0,
      empty: Bool = false,
      pointsEarned: Int32 = 0,
      openByPriority: [Int32] = [],
      totalByPriority: [Int32] = [],
      progress: Double? = nil,
      completedLast7Days: Int32 = 0,
      completedLast30Days: Int32 = 0,
      lastActivity: GoogleProtobuf.Timestamp? = nil,
      daysToDue: Int32? = nil,
      health: TaskV1.ProjectHealth = TaskV1.ProjectHealth(rawValue: 0)
    ) {
      self.projectID = projectID
      self.total = total
      self.open = open
      self.complete = complete
      self.overdue = overdue
      self.completionRate = completionRate
      self.empty = empty
      self.pointsEarned = pointsEarned
      self.openByPriority = openByPriority
      self.totalByPriority = totalByPriority
      self.progress = progress
      self.completedLast7Days = completedLast7Days
      self.completedLast30Days = completedLast30Days
      self.lastActivity = lastActivity
      self.daysToDue = daysToDue
      self.health = health
    }
  }
}

extension TaskV1.ProjectStatistics {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectStatistics"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project_id", "projectId"),
    FieldInfo(2, "total", "total"),
    FieldInfo(3, "open", "open"),
    FieldInfo(4, "complete", "complete"),
    FieldInfo(5, "overdue", "overdue"),
    FieldInfo(6, "completion_rate", "completionRate"),
    FieldInfo(7, "empty", "empty"),
    FieldInfo(8, "points_earned", "pointsEarned"),
    FieldInfo(9, "open_by_priority", "openByPriority", .repeated),
    FieldInfo(10, "total_by_priority", "totalByPriority", .repeated),
    FieldInfo(11, "progress", "progress"),
    FieldInfo(12, "completed_last_7_days", "completedLast7Days"),
    FieldInfo(13, "completed_last_30_days", "completedLast30Days"),
    FieldInfo(14, "last_activity", "lastActivity", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(15, "days_to_due", "daysToDue"),
    FieldInfo(16, "health", "health"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(health, 16, EnumField<TaskV1.ProjectHealth>.self)
    sink.optional(daysToDue, 15, Int32Field.self)
    sink.optional(lastActivity, 14, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(completedLast30Days, 13, Int32Field.self)
    sink.implicit(completedLast7Days, 12, Int32Field.self)
    sink.optional(progress, 11, DoubleField.self)
    sink.packed(totalByPriority, 10, Int32Field.self)
    sink.packed(openByPriority, 9, Int32Field.self)
    sink.implicit(pointsEarned, 8, Int32Field.self)
    sink.implicit(empty, 7, BoolField.self)
    sink.implicit(completionRate, 6, DoubleField.self)
    sink.implicit(overdue, 5, Int32Field.self)
    sink.implicit(complete, 4, Int32Field.self)
    sink.implicit(open, 3, Int32Field.self)
    sink.implicit(total, 2, Int32Field.self)
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
      case 16: total = try Int32Field.read(from: &reader)
      case 24: open = try Int32Field.read(from: &reader)
      case 32: complete = try Int32Field.read(from: &reader)
      case 40: overdue = try Int32Field.read(from: &reader)
      case 49: completionRate = try DoubleField.read(from: &reader)
      case 56: empty = try BoolField.read(from: &reader)
      case 64: pointsEarned = try Int32Field.read(from: &reader)
      case 72: try reader.append(to: &openByPriority, Int32Field.self)
      case 74: try reader.appendPacked(to: &openByPriority, Int32Field.self)
      case 80: try reader.append(to: &totalByPriority, Int32Field.self)
      case 82: try reader.appendPacked(to: &totalByPriority, Int32Field.self)
      case 89: progress = try DoubleField.read(from: &reader)
      case 96: completedLast7Days = try Int32Field.read(from: &reader)
      case 104: completedLast30Days = try Int32Field.read(from: &reader)
      case 114: try reader.merge(&lastActivity)
      case 120: daysToDue = try Int32Field.read(from: &reader)
      case 128: health = try EnumField<TaskV1.ProjectHealth>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(open, "open", Int32Field.self)
    try writer.implicit(complete, "complete", Int32Field.self)
    try writer.implicit(overdue, "overdue", Int32Field.self)
    try writer.implicit(completionRate, "completionRate", DoubleField.self)
    try writer.implicit(empty, "empty", BoolField.self)
    try writer.implicit(pointsEarned, "pointsEarned", Int32Field.self)
    try writer.repeated(openByPriority, "openByPriority", Int32Field.self)
    try writer.repeated(totalByPriority, "totalByPriority", Int32Field.self)
    try writer.optional(progress, "progress", DoubleField.self)
    try writer.implicit(completedLast7Days, "completedLast7Days", Int32Field.self)
    try writer.implicit(completedLast30Days, "completedLast30Days", Int32Field.self)
    try writer.optional(lastActivity, "lastActivity", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(daysToDue, "daysToDue", Int32Field.self)
    try writer.implicit(health, "health", EnumField<TaskV1.ProjectHealth>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&projectID, ProjectID.self)
      case 2: try reader.read(&total, Int32Field.self)
      case 3: try reader.read(&open, Int32Field.self)
      case 4: try reader.read(&complete, Int32Field.self)
      case 5: try reader.read(&overdue, Int32Field.self)
      case 6: try reader.read(&completionRate, DoubleField.self)
      case 7: try reader.read(&empty, BoolField.self)
      case 8: try reader.read(&pointsEarned, Int32Field.self)
      case 9: try reader.append(to: &openByPriority, Int32Field.self)
      case 10: try reader.append(to: &totalByPriority, Int32Field.self)
      case 11: try reader.read(&progress, DoubleField.self)
      case 12: try reader.read(&completedLast7Days, Int32Field.self)
      case 13: try reader.read(&completedLast30Days, Int32Field.self)
      case 14: try reader.read(&lastActivity, MessageField<GoogleProtobuf.Timestamp>.self)
      case 15: try reader.read(&daysToDue, Int32Field.self)
      case 16: try reader.read(&health, EnumField<TaskV1.ProjectHealth>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A named set of tasks in one member's space.
  public struct Project: Message {
    /// The id, which never changes.
    public var id: ProjectID?

    /// The member whose space it is in.
    public var memberID: MemberID?

    /// 1 to 100 characters, unique in the space without regard to case.
    public var name: String = ""

    /// The description.
    public var descriptionField: String = ""

    /// True only for the Inbox.
    public var isDefault: Bool = false

    /// The color.
    public var color: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0)

    /// Whether it is archived.
    public var isArchived: Bool = false

    /// When it was created.
    public var createdDate: GoogleProtobuf.Timestamp?

    /// When it was last changed.
    public var modifiedDate: GoogleProtobuf.Timestamp?

    /// Grows with every change of the record.
    public var revision: UInt64 = 0

    /// The priority of a new task that names none.
    public var defaultTaskPriority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// How many of its tasks are open.
    public var openTasks: Int32 = 0

    /// How many tasks it has.
    public var totalTasks: Int32 = 0

    /// The icon.
    public var icon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0)

    /// The status.
    public var status: TaskV1.ProjectStatus = TaskV1.ProjectStatus(rawValue: 0)

    /// The priority.
    public var priority: TaskV1.ProjectPriority = TaskV1.ProjectPriority(rawValue: 0)

    /// The parent project; empty at the top level.
    public var parentProjectID: ProjectID?

    /// Its direct children, in the order of projects; read only.
    public var subprojectIDs: [ProjectID] = []

    /// Up to 20, each of 1 to 50 characters.
    public var tags: [String] = []

    /// When it is due; unset: never.
    public var dueDate: GoogleProtobuf.Timestamp?

    /// 0 to 100,000.
    public var estimatedTaskCount: Int32?

    /// The project that it was created from.
    public var templateID: ProjectID?

    /// The settings.
    public var settings: TaskV1.ProjectSettings?

    /// The position in the manual order, from 1; the Inbox has 0.
    public var position: Int32 = 0

    /// The due date has passed, and it is neither archived nor completed; read only.
    public var isOverdue: Bool = false

    /// Read only.
    public var health: TaskV1.ProjectHealth = TaskV1.ProjectHealth(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: ProjectID? = nil,
      memberID: MemberID? = nil,
      name: String = "",
      descriptionField: String = "",
      isDefault: Bool = false,
      color: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0),
      isArchived: Bool = false,
      createdDate: GoogleProtobuf.Timestamp? = nil,
      modifiedDate: GoogleProtobuf.Timestamp? = nil,
      revision: UInt64 = 0,
      defaultTaskPriority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      openTasks: Int32 = 0,
      totalTasks: Int32 = 0,
      icon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0),
      status: TaskV1.ProjectStatus = TaskV1.ProjectStatus(rawValue: 0),
      priority: TaskV1.ProjectPriority = TaskV1.ProjectPriority(rawValue: 0),
      parentProjectID: ProjectID? = nil,
      subprojectIDs: [ProjectID] = [],
      tags: [String] = [],
      dueDate: GoogleProtobuf.Timestamp? = nil,
      estimatedTaskCount: Int32? = nil,
      templateID: ProjectID? = nil,
      settings: TaskV1.ProjectSettings? = nil,
      position: Int32 = 0,
      isOverdue: Bool = false,
      health: TaskV1.ProjectHealth = TaskV1.ProjectHealth(rawValue: 0)
    ) {
      self.id = id
      self.memberID = memberID
      self.name = name
      self.descriptionField = descriptionField
      self.isDefault = isDefault
      self.color = color
      self.isArchived = isArchived
      self.createdDate = createdDate
      self.modifiedDate = modifiedDate
      self.revision = revision
      self.defaultTaskPriority = defaultTaskPriority
      self.openTasks = openTasks
      self.totalTasks = totalTasks
      self.icon = icon
      self.status = status
      self.priority = priority
      self.parentProjectID = parentProjectID
      self.subprojectIDs = subprojectIDs
      self.tags = tags
      self.dueDate = dueDate
      self.estimatedTaskCount = estimatedTaskCount
      self.templateID = templateID
      self.settings = settings
      self.position = position
      self.isOverdue = isOverdue
      self.health = health
    }
  }
}

extension TaskV1.Project {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.Project"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "name", "name", isRedacted: true),
    FieldInfo(4, "description", "description", isRedacted: true),
    FieldInfo(5, "is_default", "isDefault"),
    FieldInfo(6, "color", "color"),
    FieldInfo(7, "is_archived", "isArchived"),
    FieldInfo(8, "created_date", "createdDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(9, "modified_date", "modifiedDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(10, "revision", "revision"),
    FieldInfo(11, "default_task_priority", "defaultTaskPriority"),
    FieldInfo(12, "open_tasks", "openTasks"),
    FieldInfo(13, "total_tasks", "totalTasks"),
    FieldInfo(14, "icon", "icon"),
    FieldInfo(15, "status", "status"),
    FieldInfo(16, "priority", "priority"),
    FieldInfo(17, "parent_project_id", "parentProjectId"),
    FieldInfo(18, "subproject_ids", "subprojectIds", .repeated),
    FieldInfo(19, "tags", "tags", .repeated, isRedacted: true),
    FieldInfo(20, "due_date", "dueDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(21, "estimated_task_count", "estimatedTaskCount"),
    FieldInfo(22, "template_id", "templateId"),
    FieldInfo(23, "settings", "settings", .single, TaskV1.ProjectSettings.self),
    FieldInfo(24, "position", "position"),
    FieldInfo(25, "is_overdue", "isOverdue"),
    FieldInfo(26, "health", "health"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(health, 26, EnumField<TaskV1.ProjectHealth>.self)
    sink.implicit(isOverdue, 25, BoolField.self)
    sink.implicit(position, 24, Int32Field.self)
    sink.optional(settings, 23, MessageField<TaskV1.ProjectSettings>.self)
    sink.optional(templateID, 22, TextField<ProjectID>.self)
    sink.optional(estimatedTaskCount, 21, Int32Field.self)
    sink.optional(dueDate, 20, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.repeated(tags, 19, StringField.self)
    sink.repeated(subprojectIDs, 18, TextField<ProjectID>.self)
    sink.optional(parentProjectID, 17, TextField<ProjectID>.self)
    sink.implicit(priority, 16, EnumField<TaskV1.ProjectPriority>.self)
    sink.implicit(status, 15, EnumField<TaskV1.ProjectStatus>.self)
    sink.implicit(icon, 14, EnumField<TaskV1.ProjectIcon>.self)
    sink.implicit(totalTasks, 13, Int32Field.self)
    sink.implicit(openTasks, 12, Int32Field.self)
    sink.implicit(defaultTaskPriority, 11, EnumField<TaskV1.TaskPriority>.self)
    sink.implicit(revision, 10, UInt64Field.self)
    sink.optional(modifiedDate, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(createdDate, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(isArchived, 7, BoolField.self)
    sink.implicit(color, 6, EnumField<TaskV1.ProjectColor>.self)
    sink.implicit(isDefault, 5, BoolField.self)
    sink.implicit(descriptionField, 4, StringField.self)
    sink.implicit(name, 3, StringField.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(id, 1, TextField<ProjectID>.self)
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
      case 10: id = try reader.text(ProjectID.self)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: name = try StringField.read(from: &reader)
      case 34: descriptionField = try StringField.read(from: &reader)
      case 40: isDefault = try BoolField.read(from: &reader)
      case 48: color = try EnumField<TaskV1.ProjectColor>.read(from: &reader)
      case 56: isArchived = try BoolField.read(from: &reader)
      case 66: try reader.merge(&createdDate)
      case 74: try reader.merge(&modifiedDate)
      case 80: revision = try UInt64Field.read(from: &reader)
      case 88: defaultTaskPriority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 96: openTasks = try Int32Field.read(from: &reader)
      case 104: totalTasks = try Int32Field.read(from: &reader)
      case 112: icon = try EnumField<TaskV1.ProjectIcon>.read(from: &reader)
      case 120: status = try EnumField<TaskV1.ProjectStatus>.read(from: &reader)
      case 128: priority = try EnumField<TaskV1.ProjectPriority>.read(from: &reader)
      case 138: parentProjectID = try reader.text(ProjectID.self)
      case 146: try reader.append(to: &subprojectIDs, TextField<ProjectID>.self)
      case 154: try reader.append(to: &tags, StringField.self)
      case 162: try reader.merge(&dueDate)
      case 168: estimatedTaskCount = try Int32Field.read(from: &reader)
      case 178: templateID = try reader.text(ProjectID.self)
      case 186: try reader.merge(&settings)
      case 192: position = try Int32Field.read(from: &reader)
      case 200: isOverdue = try BoolField.read(from: &reader)
      case 208: health = try EnumField<TaskV1.ProjectHealth>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<ProjectID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(descriptionField, "description", StringField.self, isRedacted: true)
    try writer.implicit(isDefault, "isDefault", BoolField.self)
    try writer.implicit(color, "color", EnumField<TaskV1.ProjectColor>.self)
    try writer.implicit(isArchived, "isArchived", BoolField.self)
    try writer.optional(createdDate, "createdDate", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(modifiedDate, "modifiedDate", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.implicit(
      defaultTaskPriority,
      "defaultTaskPriority",
      EnumField<TaskV1.TaskPriority>.self
    )
    try writer.implicit(openTasks, "openTasks", Int32Field.self)
    try writer.implicit(totalTasks, "totalTasks", Int32Field.self)
    try writer.implicit(icon, "icon", EnumField<TaskV1.ProjectIcon>.self)
    try writer.implicit(status, "status", EnumField<TaskV1.ProjectStatus>.self)
    try writer.implicit(priority, "priority", EnumField<TaskV1.ProjectPriority>.self)
    try writer.optional(parentProjectID, "parentProjectId", TextField<ProjectID>.self)
    try writer.repeated(subprojectIDs, "subprojectIds", TextField<ProjectID>.self)
    try writer.repeated(tags, "tags", StringField.self, isRedacted: true)
    try writer.optional(dueDate, "dueDate", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(estimatedTaskCount, "estimatedTaskCount", Int32Field.self)
    try writer.optional(templateID, "templateId", TextField<ProjectID>.self)
    try writer.optional(settings, "settings", MessageField<TaskV1.ProjectSettings>.self)
    try writer.implicit(position, "position", Int32Field.self)
    try writer.implicit(isOverdue, "isOverdue", BoolField.self)
    try writer.implicit(health, "health", EnumField<TaskV1.ProjectHealth>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, ProjectID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.read(&name, StringField.self)
      case 4: try reader.read(&descriptionField, StringField.self)
      case 5: try reader.read(&isDefault, BoolField.self)
      case 6: try reader.read(&color, EnumField<TaskV1.ProjectColor>.self)
      case 7: try reader.read(&isArchived, BoolField.self)
      case 8: try reader.read(&createdDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 9: try reader.read(&modifiedDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 10: try reader.read(&revision, UInt64Field.self)
      case 11: try reader.read(&defaultTaskPriority, EnumField<TaskV1.TaskPriority>.self)
      case 12: try reader.read(&openTasks, Int32Field.self)
      case 13: try reader.read(&totalTasks, Int32Field.self)
      case 14: try reader.read(&icon, EnumField<TaskV1.ProjectIcon>.self)
      case 15: try reader.read(&status, EnumField<TaskV1.ProjectStatus>.self)
      case 16: try reader.read(&priority, EnumField<TaskV1.ProjectPriority>.self)
      case 17: try reader.formed(&parentProjectID, ProjectID.self)
      case 18: try reader.append(to: &subprojectIDs, TextField<ProjectID>.self)
      case 19: try reader.append(to: &tags, StringField.self)
      case 20: try reader.read(&dueDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 21: try reader.read(&estimatedTaskCount, Int32Field.self)
      case 22: try reader.formed(&templateID, ProjectID.self)
      case 23: try reader.read(&settings, MessageField<TaskV1.ProjectSettings>.self)
      case 24: try reader.read(&position, Int32Field.self)
      case 25: try reader.read(&isOverdue, BoolField.self)
      case 26: try reader.read(&health, EnumField<TaskV1.ProjectHealth>.self)
      default: break
      }
    }
  }
}

extension TaskV1.Project {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: [
      "id", "member_id", "name", "description", "is_default", "color", "is_archived",
      "created_date", "modified_date", "revision", "default_task_priority", "open_tasks",
      "total_tasks", "icon", "status", "priority", "parent_project_id", "subproject_ids", "tags",
      "due_date", "estimated_task_count", "template_id", "settings", "position", "is_overdue",
      "health",
    ],
    inside: [TaskV1.ProjectSettings.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.Project {
    var shared = TaskV1.Project()
    shared.id = self.id
    shared.memberID = self.memberID
    shared.name = self.name
    shared.descriptionField = self.descriptionField
    shared.isDefault = self.isDefault
    shared.color = self.color
    shared.isArchived = self.isArchived
    shared.createdDate = self.createdDate
    shared.modifiedDate = self.modifiedDate
    shared.revision = self.revision
    shared.defaultTaskPriority = self.defaultTaskPriority
    shared.openTasks = self.openTasks
    shared.totalTasks = self.totalTasks
    shared.icon = self.icon
    shared.status = self.status
    shared.priority = self.priority
    shared.parentProjectID = self.parentProjectID
    shared.subprojectIDs = self.subprojectIDs
    shared.tags = self.tags
    shared.dueDate = self.dueDate
    shared.estimatedTaskCount = self.estimatedTaskCount
    shared.templateID = self.templateID
    shared.settings = self.settings?.sharedParts()
    shared.position = self.position
    shared.isOverdue = self.isOverdue
    shared.health = self.health
    return shared
  }
}

extension TaskV1 {
  /// A difference between the request and what was stored, which the person should know.
  public struct Warning: Message {
    /// `project_defaulted_to_inbox`, `due_date_moved_to_today`, `reminder_dropped`,
    /// `edit_conflict`.
    public var code: String = ""

    /// One sentence for people.
    public var message: String = ""

    /// The field it is about.
    public var field: String = ""

    /// The requested value as text.
    public var original: String = ""

    /// `original` was omitted because the response reached its limit.
    public var originalLeftOut: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      code: String = "",
      message: String = "",
      field: String = "",
      original: String = "",
      originalLeftOut: Bool = false
    ) {
      self.code = code
      self.message = message
      self.field = field
      self.original = original
      self.originalLeftOut = originalLeftOut
    }
  }
}

extension TaskV1.Warning {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.Warning"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "code", "code"),
    FieldInfo(2, "message", "message"),
    FieldInfo(3, "field", "field"),
    FieldInfo(4, "original", "original", isRedacted: true),
    FieldInfo(5, "original_left_out", "originalLeftOut"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(originalLeftOut, 5, BoolField.self)
    sink.implicit(original, 4, StringField.self)
    sink.implicit(field, 3, StringField.self)
    sink.implicit(message, 2, StringField.self)
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
      case 18: message = try StringField.read(from: &reader)
      case 26: field = try StringField.read(from: &reader)
      case 34: original = try StringField.read(from: &reader)
      case 40: originalLeftOut = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    try writer.implicit(field, "field", StringField.self)
    try writer.implicit(original, "original", StringField.self, isRedacted: true)
    try writer.implicit(originalLeftOut, "originalLeftOut", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&code, StringField.self)
      case 2: try reader.read(&message, StringField.self)
      case 3: try reader.read(&field, StringField.self)
      case 4: try reader.read(&original, StringField.self)
      case 5: try reader.read(&originalLeftOut, BoolField.self)
      default: break
      }
    }
  }
}
