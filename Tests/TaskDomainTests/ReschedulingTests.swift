import TaskDomain
import Testing
import Vocabulary

@Suite("Rescheduling a task")
struct ReschedulingTests {
  /// Due yesterday at 18:00 with a reminder half an hour before; now is 12 March, 10:00.
  func late() throws -> HouseholdTask {
    try TaskDraft(
      name: "Pay rent",
      dueAt: Berlin.instant("2025-03-11", "18:00"),
      reminder: Berlin.instant("2025-03-11", "17:30")
    ).made(at: Berlin.moment("2025-03-11", "09:00")).task
  }

  @Test("to a day keeps the time of day (TSK-090, TSK-096)")
  func keepsTime() throws {
    let moved = try late().rescheduled(to: .on(Berlin.day("2025-03-14")), at: Berlin.moment)
    #expect(moved.task.due == .at(Berlin.instant("2025-03-14", "18:00")))
    #expect(moved.task.type == .evening)
    #expect(moved.change == .taskRescheduled(moved.task, previous: try late()))
  }

  @Test("to today after its time of day has passed makes it a day without time (TSK-096)")
  func passed() throws {
    let evening = Berlin.moment("2025-03-12", "19:00")
    let moved = try late().rescheduled(to: .on(Berlin.day("2025-03-12")), at: evening)
    #expect(moved.task.due == .on(Berlin.day("2025-03-12")))
    #expect(moved.task.isOverdue(at: evening) == false)
  }

  @Test("moves the reminder, too (TSK-092, TSK-073)")
  func reminder() throws {
    let moved = try late().rescheduled(to: .on(Berlin.day("2025-03-31")), at: Berlin.moment)
    #expect(moved.task.reminder == Berlin.instant("2025-03-31", "17:30"))
  }

  @Test("derives the type again unless it is to be kept (TSK-091)")
  func type() throws {
    let far = DueDate.on(Berlin.day("2025-04-30"))
    #expect(try late().rescheduled(to: far, at: Berlin.moment).task.type == .upcoming)
    let kept = try late().rescheduled(to: far, keepsType: true, at: Berlin.moment)
    #expect(kept.task.type == .evening)
  }

  @Test("refuses an earlier day, and a complete task (TSK-066, TSK-090)")
  func refusals() throws {
    let late = try late()
    let yesterday = DueDate.on(Berlin.day("2025-03-11"))
    #expect(
      codes { try late.rescheduled(to: yesterday, at: Berlin.moment) } == ["invalid_due_date"]
    )
    let done = late.completed(at: Berlin.moment).task
    #expect(throws: TaskRefusal.taskComplete) {
      try done.rescheduled(to: .on(Berlin.day("2025-03-14")), at: Berlin.moment)
    }
  }

  @Test("to its current date changes nothing (TSK-090)")
  func same() throws {
    let task = try TaskDraft(name: "x", dueOn: Berlin.day("2025-03-14")).made().task
    let moved = try task.rescheduled(to: .on(Berlin.day("2025-03-14")), at: Berlin.moment)
    #expect(moved.change == nil && moved.task == task)
  }

  @Test(
    "keeps the hour across clock changes, leap days and days that a zone skips (TSK-004, TSK-096)",
    arguments: [
      // 30 March has 23 hours in Berlin: 02:30 does not exist and moves forward.
      ("Europe/Berlin", "2025-03-29", "02:30", "2025-03-30", "03:00"),
      ("Europe/Berlin", "2025-03-29", "18:00", "2025-03-30", "18:00"),
      // 26 October has 25 hours: 02:30 occurs twice and means the first.
      ("Europe/Berlin", "2025-10-25", "02:30", "2025-10-26", "02:30"),
      ("UTC", "2028-02-28", "09:00", "2028-02-29", "09:00"),
      // Samoa skipped 30 December 2011.
      ("Pacific/Apia", "2011-12-29", "09:00", "2011-12-31", "09:00"),
    ]
  )
  func clocks(zone: String, from: String, time: String, to: String, shown: String) throws {
    let calendar = try #require(HouseholdCalendar(zoneName: zone))
    func instant(_ day: String, _ time: String) -> Timestamp {
      calendar.timestamp(day: Berlin.day(day), time: LocalTime(text: time) ?? .midnight)
    }
    let moment = Moment(instant(from, "00:30"), calendar)
    let task = try TaskDraft(name: "x", dueAt: instant(from, time)).made(at: moment).task
    let moved = try task.rescheduled(to: .on(Berlin.day(to)), at: moment).task
    #expect(moved.due == .at(instant(to, shown)))
    #expect(moved.due.map { calendar.wallDay(of: $0.instant(calendar)) } == Berlin.day(to))
    let days = Berlin.day(to).days(since: Berlin.day(from))
    #expect(task.due?.shifted(by: days, calendar) == moved.due)
  }
}

@Suite("A day that a zone skipped")
struct SkippedDayTests {
  /// Samoa went from Thursday 29 to Saturday 31 December 2011.
  let samoa: HouseholdCalendar
  let moment: Moment
  let missing = Berlin.day("2011-12-30")

  init() throws {
    samoa = try #require(HouseholdCalendar(zoneName: "Pacific/Apia"))
    let noon = samoa.timestamp(day: Berlin.day("2011-12-29"), time: .noon)
    moment = Moment(noon, samoa)
  }

  @Test("is no candidate, and 14 others are (TSK-093, TSK-095)")
  func candidates() {
    let days = DayLoad.candidates(atLeast: 20, at: moment)
    #expect(days.count == 20 && !days.contains(missing))
    #expect(days.prefix(2) == [Berlin.day("2011-12-29"), Berlin.day("2011-12-31")])
    #expect(DayLoad.candidates(at: moment).last == Berlin.day("2012-01-13"))
  }

  @Test("is refused as a due date by every call that names one (TSK-066)")
  func refused() throws {
    let due = DueDate.on(missing)
    #expect(
      codes { try TaskDraft(name: "x", dueOn: missing).made(at: moment) } == ["invalid_due_date"]
    )
    let task = try TaskDraft(name: "x", dueAt: moment.now + .seconds(60)).made(at: moment).task
    #expect(codes { try task.rescheduled(to: due, at: moment) } == ["invalid_due_date"])
    #expect(codes { try task.edited(at: moment) { $0.dueOn = missing } } == ["invalid_due_date"])
    let bulk = BulkAction.setDue(due).violations(at: moment)
    #expect(bulk.map(\.field) == ["set_due_on"])
    #expect(bulk.first?.detail == "Pacific/Apia has no 2011-12-30")
    let mode = codes { try OverdueTarget(mode: 2, date: missing, at: moment) }
    #expect(mode == ["invalid_due_date"])
  }

  @Test("is skipped by a shift (TSK-150)")
  func shifted() {
    let due = DueDate.at(moment.now)
    let noon = samoa.timestamp(day: Berlin.day("2011-12-31"), time: .noon)
    #expect(due.shifted(by: 1, samoa) == .at(noon) && due.shifted(by: 2, samoa) == .at(noon))
    #expect(DueDate.on(moment.today).shifted(by: 1, samoa) == .on(Berlin.day("2011-12-31")))
  }

  @Test("that lacks its last hour is kept, without that hour's times (TSK-096, TSK-065)")
  func gapBeforeMidnight() throws {
    // Nuuk's clocks went from 22:59 on 29 March 2025 to 00:00.
    let nuuk = try #require(HouseholdCalendar(zoneName: "America/Nuuk"))
    func instant(_ day: String, _ minutes: Int) throws -> Timestamp {
      let time = try #require(LocalTime(minutesSinceMidnight: minutes))
      return nuuk.timestamp(day: Berlin.day(day), time: time)
    }
    let day = Berlin.day("2025-03-29")
    let moment = Moment(try instant("2025-03-28", 600), nuuk)
    let late = try instant("2025-03-28", 23 * 60 + 30)
    let task = try TaskDraft(name: "x", dueAt: late).made(at: moment).task
    #expect(try task.rescheduled(to: .on(day), at: moment).task.due == .on(day))
    #expect(DueDate.at(late).shifted(by: 1, nuuk) == .on(day))
    #expect(
      DueDate.at(late).movedToToday(at: Moment(try instant("2025-03-29", 600), nuuk)) == .on(day)
    )
    let next = DueDate.at(late).shifted(by: 2, nuuk)
    #expect(next == .at(try instant("2025-03-30", 23 * 60 + 30)))
  }
}

@Suite("Choosing a day")
struct DayLoadTests {
  func load(_ day: String, _ tasks: Int, _ points: Int) -> DayLoad {
    DayLoad(day: Berlin.day(day), tasks: tasks, points: points)
  }

  @Test("offers the next 14 days, and today before 18:00 (TSK-093)")
  func candidates() {
    let morning = DayLoad.candidates(at: Berlin.moment)
    #expect(morning.first == Berlin.day("2025-03-12") && morning.last == Berlin.day("2025-03-26"))
    #expect(morning.count == 15)
    let evening = DayLoad.candidates(at: Berlin.moment("2025-03-12", "18:00"))
    #expect(evening.first == Berlin.day("2025-03-13") && evening.count == 14)
    #expect(DayLoad.candidates(at: Berlin.moment("2025-03-12", "17:59")).count == 15)
  }

  @Test("chooses the lightest, then fewer points, then the earlier day, with the reason (TSK-093)")
  func best() {
    let loads = [
      load("2025-03-13", 2, 5), load("2025-03-14", 1, 7), load("2025-03-15", 1, 2),
      load("2025-03-16", 0, 0), load("2025-03-17", 1, 2),
    ]
    // 17 March 2025 is a Monday.
    let best = DateSuggestion.best(of: loads, weekday: 1)
    #expect(best.map(\.load.day.text) == ["2025-03-16", "2025-03-15", "2025-03-17"])
    #expect(best.map(\.reason) == [.nextFreeDay, .lightestDay, .sameWeekday])
    #expect(DateSuggestion.best(of: loads.reversed(), weekday: 1) == best)
  }

  @Test("spreads onto the lightest day, at most five on each (TSK-095)")
  func spread() {
    var spread = DaySpread([load("2025-03-13", 3, 9), load("2025-03-14", 0, 0)])
    let placed = (0..<11).map { _ in spread.place(.medium)?.text }
    #expect(placed.prefix(3).allSatisfy { $0 == "2025-03-14" })
    #expect(placed.compactMap(\.self).filter { $0 == "2025-03-14" }.count == 5)
    #expect(placed.compactMap(\.self).filter { $0 == "2025-03-13" }.count == 5)
    #expect(placed.last == .some(nil))
    #expect(DaySpread.daysNeeded(for: 76) == 16)
    #expect(DayLoad.candidates(atLeast: 16, at: Berlin.moment).count == 16)
  }
}

@Suite("Merging an edit")
struct MergingTests {
  @Test("takes untouched fields and reports those changed on both sides (TSK-076)")
  func merge() throws {
    var stored = try TaskDraft(name: "theirs", details: "d", priority: 1).made().task
    stored.due = .on(Berlin.day("2025-03-14"))
    let edit = TaskEdit.with {
      $0.name = "mine"
      $0.details = .some("new")
      $0.priority = 1
      $0.dueOn = .some(Berlin.day("2025-03-20"))
    }
    let merged = edit.merged(into: stored, changed: [.name, .priority, .due])
    #expect(merged.edit.name == nil && merged.edit.dueOn == nil && merged.edit.priority == nil)
    #expect(merged.edit.details == .some("new"))
    // Equal values on both sides do not conflict.
    #expect(merged.conflicts.map(\.field) == ["name", "due"])
    #expect(merged.conflicts.map(\.original) == ["mine", "2025-03-20"])
    #expect(merged.conflicts.allSatisfy { $0.code == .editConflict })
  }

  @Test("detects each field that differs", arguments: TaskField.allCases)
  func fields(field: TaskField) throws {
    let task = try TaskDraft(name: "x").made().task
    var other = task
    switch field {
    case .name: other.name = "y"
    case .details: other.details = "y"
    case .type: other.type = .evening
    case .priority: other.priority = .low
    case .due: other.due = .on(Berlin.day("2025-03-14"))
    case .project: other.project = Project.named("Garden").reference
    case .reminder: other.reminder = Berlin.moment.now
    }
    #expect(other.fieldsChanged(since: task) == [field])
  }
}
