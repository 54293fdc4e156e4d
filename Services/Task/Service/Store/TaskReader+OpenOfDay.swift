import SQLite
import TaskDomain
import Vocabulary

/// The tasks of one of a day's lists.
struct DayList {
  var tasks: [HouseholdTask] = []
  /// Whether the list was not truncated.
  var isWhole = true
}

/// The open tasks of a day, and of the days around it.
struct OpenOfDay {
  /// Due on an earlier day, by priority.
  var late = DayList()
  /// Due that day, by priority.
  var due = DayList()
  /// Due on one of the following days, nearest first.
  var later = DayList()
}

extension TaskReader {
  /// All three lists in one walk along the due dates.
  ///
  /// A member's few tasks are sorted here; three sorted lists from the store cost twice as much.
  ///
  /// - Parameters:
  ///   - day: the day, usually today.
  ///   - archived: the condition that excludes archived projects.
  /// - Throws: ``SQLiteError`` of the reading.
  /// - Returns: `nil` when a list may have to be truncated, which the store must do.
  func openWalked(around day: LocalDay, _ archived: SQLText) throws -> OpenOfDay? {
    let end = moment.calendar.end(of: day)
    let last = moment.calendar.end(of: day.advanced(by: DayLists.upcomingDays))
    var query = TaskColumns.select
    query.append(", due_rank, name_order")
    query.append(openFrom)
    query.append(dueRange(from: nil, to: last))
    query.append(archived)
    query.append(
      " ORDER BY due_rank, priority, name_order, id LIMIT ?",
      DayLists.maximumTasks + 1
    )
    let surelyLater = surelyDue(from: end, to: last)
    let start = moment.calendar.start(of: day)
    var (late, due) = (PriorityOrder(), PriorityOrder())
    var later: [HouseholdTask] = []
    var (rows, bytes, sure) = (0, 0, 0)
    try connection.each(query) { row in
      let task = try TaskColumns.task(row)
      rows += 1
      bytes += task.textBytes
      let rank: Int64 = try row.value(TaskColumns.count)
      func name() throws -> String { try row.value(TaskColumns.count + 1) }
      switch task.due {
      case .on(let date) where date < day: late.add(task, rank, try name())
      case .on(day): due.add(task, rank, try name())
      case .at(let instant) where instant < start: late.add(task, rank, try name())
      case .at(let instant) where instant < end: due.add(task, rank, try name())
      default: later.append(task)
      }
      if surelyLater?.contains(rank) == true { sure += 1 }
      return sure < DayLists.maximumUpcoming && rows <= DayLists.maximumTasks
    }
    guard rows <= DayLists.maximumTasks, bytes <= DayLists.maximumBytes else { return nil }
    return OpenOfDay(
      late: DayList(tasks: late.sorted),
      due: DayList(tasks: due.sorted),
      later: DayList(tasks: later)
    )
  }
}

/// Tasks with their sort values: the columns of ``ListOrder/priority``.
private struct PriorityOrder {
  private var tasks: [HouseholdTask] = []
  private var places: [(rank: Int64, name: String)] = []

  mutating func add(_ task: HouseholdTask, _ rank: Int64, _ name: String) {
    tasks.append(task)
    places.append((rank, name))
  }

  /// The order of the store, which compares names by bytes.
  var sorted: [HouseholdTask] { tasks.indices.sorted(by: isBefore).map { tasks[$0] } }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    if tasks[one].priority != tasks[other].priority {
      return tasks[one].priority.rawValue < tasks[other].priority.rawValue
    }
    if places[one].rank != places[other].rank { return places[one].rank < places[other].rank }
    let (name, next) = (places[one].name.utf8, places[other].name.utf8)
    if !name.elementsEqual(next) { return name.lexicographicallyPrecedes(next) }
    return tasks[one].id < tasks[other].id
  }
}
