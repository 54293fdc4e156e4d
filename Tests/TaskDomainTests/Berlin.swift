import TaskDomain
import Vocabulary

/// The fixed setting of the worked examples: Europe/Berlin, Wednesday 12 March 2025, 10:00.
enum Berlin {
  static let calendar = HouseholdCalendar(zoneName: "Europe/Berlin") ?? .utc
  static let moment = Moment(instant("2025-03-12", "10:00"), calendar)

  /// The instant of a wall-clock time in Berlin.
  static func instant(_ day: String, _ time: String) -> Timestamp {
    calendar.timestamp(day: Self.day(day), time: LocalTime(text: time) ?? .midnight)
  }

  static func day(_ text: String) -> LocalDay { LocalDay(text: text) ?? .first }

  static func moment(_ day: String, _ time: String) -> Moment {
    Moment(instant(day, time), calendar)
  }

  /// The last number of a test id.
  static func task(_ number: UInt64) -> TaskID { TaskID(rawValue: UniqueID(high: 7, low: number)) }
}

extension Project {
  static let inbox = Project.inbox(created: Berlin.instant("2025-01-01", "00:00"))

  static func named(
    _ name: String,
    _ number: UInt64 = 2,
    isArchived: Bool = false,
    defaultPriority: TaskPriority = .medium
  ) -> Project {
    Project(
      id: ProjectID(rawValue: UniqueID(high: 9, low: number)),
      name: name,
      isArchived: isArchived,
      defaultPriority: defaultPriority,
      position: Int(number),
      created: Berlin.moment.now,
      modified: Berlin.moment.now
    )
  }
}

extension TaskDraft {
  /// The task this draft leads to in the worked examples' setting.
  func made(
    in requested: Project? = nil,
    at moment: Moment = Berlin.moment
  ) throws -> Creation {
    try created(as: Berlin.task(1), requested: requested, inbox: .inbox, at: moment)
  }
}

extension TaskEdit {
  static func with(_ set: (inout TaskEdit) -> Void) -> TaskEdit {
    var edit = TaskEdit()
    set(&edit)
    return edit
  }
}

extension HouseholdTask {
  func edited(
    target: Project? = nil,
    revision: UInt64? = nil,
    at moment: Moment = Berlin.moment,
    _ set: (inout TaskEdit) -> Void
  ) throws -> UpdateDecision {
    try updated(
      by: .with(set),
      target: target,
      inbox: .inbox,
      expectedRevision: revision,
      at: moment
    )
  }
}

/// The codes of a refusal's violations, in order; empty for another refusal or none.
func codes(_ body: () throws -> some Any) -> [String] {
  do {
    _ = try body()
    return []
  } catch TaskRefusal.invalid(let violations) {
    return violations.map(\.rule.rawValue)
  } catch {
    return ["\(error)"]
  }
}
