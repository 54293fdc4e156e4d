import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// The tasks of a space: the same day at every size, with more and more tasks around it.
///
/// The day has 20 open tasks, 10 are overdue, 20 are due on the next days, and 10 were completed.
/// Of all others 60 % are complete, 25 % have no date, and the rest is due within 400 days. So the
/// visible tasks stay the same while the space grows by a factor of 100. Two small projects, and a
/// type that one task has, stay the same as well.
struct TaskSeed {
  static let projects = 20
  /// Tasks in two projects that have no others.
  static let inSmallProjects = 150..<160
  /// The one task of its type.
  private static let onlyOne = 160
  /// In a few tasks only, whatever the size.
  static let rareWord = "zeppelin"
  /// In every twentieth task, all of them complete.
  static let commonWord = "milk"
  /// In about as many, of which 4 in 10 are open, as of all.
  static let openWord = "coffee"

  let now: Timestamp
  let today: LocalDay
  let calendar: HouseholdCalendar

  init(now: Timestamp, calendar: HouseholdCalendar) {
    self.now = now
    self.calendar = calendar
    today = calendar.day(of: now)
  }

  func task(_ number: Int) -> TaskV1.ImportedTask {
    var task = TaskV1.ImportedTask(
      id: TaskID(rawValue: Self.id(number)),
      name: name(number),
      priority: TaskV1.TaskPriority(rawValue: Int32(1 + number % 4)),
      projectName: "Project \(number / 4 % Self.projects)",
      dateAdded: .init(now - .seconds(86_400 * (1 + number % 1_000))),
      type: TaskV1.TaskType(rawValue: Int32(1 + number / 3 % 3))
    )
    if number == Self.onlyOne { task.type = .inbox }
    if Self.inSmallProjects.contains(number) { task.projectName = "Small \(number % 2)" }
    if number % 50 == 1 { task.alertReminderTime = .init(now + .seconds(86_400)) }
    if number % 3 == 0 { task.details = "as said on the phone, and with the receipt" }
    switch number {
    case 0..<12: task.dueOn = today
    case 12..<20: task.dueAt = .init(instant(today, hour: 20))
    case 20..<30: task.dueOn = today.advanced(by: -1 - number % 5)
    case 30..<50: task.dueOn = today.advanced(by: 1 + number % 6)
    case 50..<60: task.dateCompleted = .init(max(calendar.start(of: today), now - .seconds(number)))
    default: fill(&task, number)
    }
    return task
  }

  private func fill(_ task: inout TaskV1.ImportedTask, _ number: Int) {
    switch number % 20 {
    case 0..<12:
      task.dateCompleted = .init(now - .seconds(86_400 * (1 + number / 20 % 900) + number % 3_600))
    case 12..<17: break
    default:
      let day = today.advanced(by: 8 + number / 20 % 392)
      if number % 2 == 0 {
        task.dueOn = day
      } else {
        task.dueAt = .init(instant(day, hour: 6 + number % 16))
      }
    }
  }

  private func name(_ number: Int) -> String {
    let verb = Self.verbs[number % Self.verbs.count]
    let noun = Self.nouns[number / Self.verbs.count % Self.nouns.count]
    if number % 5 == 0, number < 150 { return "\(verb) the \(Self.rareWord) \(number)" }
    if number % 20 == 7 { return "\(verb) \(Self.commonWord) \(number)" }
    return number / 20 % 20 == 3
      ? "\(verb) \(Self.openWord) \(number)" : "\(verb) the \(noun) \(number)"
  }

  private func instant(_ day: LocalDay, hour: Int) -> Timestamp {
    calendar.timestamp(
      day: day,
      time: LocalTime(text: "\(hour < 10 ? "0" : "")\(hour):00") ?? .midnight
    )
  }

  /// Of version 7, in their order.
  static func id(_ number: Int) -> UniqueID {
    .version7(milliseconds: 1_700_000_000_000 + Int64(number), sequence: 0, random: UInt64(number))
  }

  private static let verbs = [
    "Buy", "Mend", "Clean", "Paint", "Call", "Write", "Read", "Sort", "Water", "Cook", "Return",
    "Order", "Measure", "Plan", "Book", "Pay", "Check", "Print", "Fetch",
  ]
  private static let nouns = [
    "bread", "roof", "cellar", "fence", "plumber", "letter", "novel", "shelf", "garden", "soup",
    "library", "ticket", "window", "journey", "table", "invoice", "boiler", "photograph", "parcel",
    "bicycle", "lamp", "curtain", "kettle", "piano", "ladder", "mirror", "carpet",
  ]
}
