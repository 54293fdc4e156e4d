import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("GetDay")
struct GetDayTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("shows each task in one list and counts them (TSK-110, TSK-111)")
  func lists() async throws {
    home.at("2025-03-10", "08:00")
    try await home.create("late") { $0.dueOn = LocalDay(text: "2025-03-11") }
    home.at("2025-03-12", "10:00")
    try await home.create("standup") { $0.dueAt = wire("2025-03-12", "11:00") }
    try await home.create("dishes") { $0.dueAt = wire("2025-03-12", "19:00") }
    try await home.create("some time") {
      $0.dueOn = LocalDay(text: "2025-03-12")
      $0.type = .inbox
    }
    try await home.create("dentist") { $0.dueAt = wire("2025-03-19", "09:00") }
    try await home.create("far") { $0.dueOn = LocalDay(text: "2025-03-20") }
    try await home.create("no date")
    let rent = try await home.create("rent") {
      $0.dueOn = LocalDay(text: "2025-03-12")
      $0.priority = .highest
    }
    _ = try await home.complete(rent.task?.id)
    let day = try await home.day()
    #expect(day.date == LocalDay(text: "2025-03-12"))
    #expect(day.overdue.map(\.name) == ["late"] && day.overdueCount == 1)
    #expect(day.morning.map(\.name) == ["standup"])
    #expect(day.evening.map(\.name) == ["dishes"])
    #expect(day.anytime.map(\.name) == ["some time"])
    #expect(day.upcoming.map(\.name) == ["dentist"])
    #expect(day.completed.map(\.name) == ["rent"])
    #expect(day.pointsEarned == 7 && day.openCount == 3 && day.unscheduledCount == 1)
    #expect(day.completionRate == 0.25 && !day.empty)
    #expect(day.nextDue?.name == "some time")
  }

  @Test(
    "keeps completed tasks and points when their project is archived (TSK-110, TSK-111, PRJ-027)"
  )
  func archived() async throws {
    let garden = try await home.createProject("Garden")
    let attic = try await home.createProject("Attic")
    for (project, name) in [(garden.id, "mow"), (attic.id, "dust")] {
      let task = try await home.create(name) {
        $0.projectID = project
        $0.dueOn = LocalDay(text: "2025-03-12")
      }
      _ = try await home.complete(task.task?.id)
    }
    try await home.create("open") {
      $0.projectID = attic.id
      $0.dueOn = LocalDay(text: "2025-03-12")
    }
    let before = try await home.create("early") {
      $0.projectID = attic.id
      $0.dueOn = LocalDay(text: "2025-03-13")
    }
    _ = try await home.complete(before.task?.id)
    try await home.archive(attic.id)
    try await home.updateProject(garden.id, "settings.auto_archive_completed", "status") {
      $0.settings = .init(autoArchiveCompleted: true)
      $0.status = .completed
    }
    #expect(try await home.getProject(garden.id).isArchived)
    let day = try await home.day()
    #expect(Set(day.completed.map(\.name)) == ["mow", "dust", "early"])
    #expect(day.pointsEarned == 9 && day.completionRate == 1)
    #expect(day.openCount == 0 && day.anytime.isEmpty && day.morning.isEmpty)
    #expect(try await home.day("2025-03-13").completionRate == 1, "due then, and completed before")
  }

  @Test("of another date is computed from that date (TSK-110)")
  func otherDay() async throws {
    try await home.create("today") { $0.dueOn = LocalDay(text: "2025-03-12") }
    try await home.create("then") { $0.dueAt = wire("2025-03-20", "09:00") }
    let day = try await home.day("2025-03-20")
    #expect(day.overdue.map(\.name) == ["today"])
    #expect(day.morning.map(\.name) == ["then"] || day.anytime.map(\.name) == ["then"])
    #expect(day.nextDue?.name == "then")
  }

  @Test("counts and sums tasks that its lists omit (TSK-110, TSK-111)")
  func long() async throws {
    let (size, more) = (DayLists.maximumTasks, 3)
    let today = LocalDay(text: "2025-03-12")
    func fill(_ list: Int, _ set: (inout TaskV1.ImportedTask, Int) -> Void) async throws {
      for part in [0..<size, size..<(size + more)] {
        let records = part.map { number in
          let id = TaskID.sample(UInt64(list * 1_000 + number))
          var record = TaskV1.ImportedTask(id: id, name: "x \(number)", type: .morning)
          set(&record, number)
          return record
        }
        let call = home.call(TaskV1.Tasks.Methods.importTasks)
        _ = try await home.calls.importTasks(.init(tasks: records), call)
      }
    }
    try await fill(1) { record, _ in record.dueOn = today }
    try await fill(2) { record, _ in record.dueOn = LocalDay(text: "2025-03-11") }
    try await fill(3) { record, number in
      record.priority = number < more ? .highest : .low
      record.dateCompleted = wire("2025-03-12", "09:00")
    }
    let day = try await home.day()
    #expect([day.morning.count, day.overdue.count, day.completed.count] == [size, size, size])
    #expect(day.openCount == size + more && day.overdueCount == size + more)
    #expect(day.completedCount == size + more)
    #expect(day.pointsEarned == Int32(more * 7 + size * 2) && day.completionRate == 0.5)
    #expect(day.nextDue?.dueOn == today)
  }

  @Test("names the next due task, on the day, after it, or much later (TSK-111)")
  func next() async throws {
    try await home.create("passed") { $0.dueAt = wire("2025-03-12", "09:00") }
    try await home.create("far") { $0.dueOn = LocalDay(text: "2025-06-01") }
    #expect(try await home.day().nextDue?.name == "far")
    try await home.create("soon") { $0.dueAt = wire("2025-03-13", "09:00") }
    #expect(try await home.day().nextDue?.name == "soon")
    try await home.create("tonight") { $0.dueAt = wire("2025-03-12", "20:00") }
    let hour = try await home.create("in an hour") {
      $0.dueAt = wire("2025-03-12", "11:00")
      $0.priority = .low
    }
    #expect(try await home.day().nextDue?.name == "in an hour")
    _ = try await home.complete(hour.task?.id)
    #expect(try await home.day().nextDue?.name == "tonight")
    try await home.create("some time") { $0.dueOn = LocalDay(text: "2025-03-12") }
    #expect(try await home.day().nextDue?.name == "some time")
    // For a past day, the next due task is the next one from now.
    #expect(try await home.day("2025-03-10").nextDue?.name == "some time")
  }

  @Test("reports an empty day on a fresh space (TSK-111, TSK-161)")
  func empty() async throws {
    let day = try await home.day()
    #expect(day.empty && day.completionRate == 0 && day.nextDue == nil)
  }

  @Test(
    "covers the whole day when clocks change (TSK-004)",
    arguments: [("2025-03-30", "2025-03-29"), ("2025-10-26", "2025-10-25")]
  )
  func clockChange(day: String, before: String) async throws {
    home.at(before, "12:00")
    try await home.create("first") { $0.dueAt = wire(day, "00:00") }
    try await home.create("last") { $0.dueAt = wire(day, "23:59") }
    let tasks = try await home.list(.customDate) { $0.date = LocalDay(text: day) }
    #expect(tasks.tasks.map(\.name) == ["first", "last"])
    home.at(day, "23:59")
    let id = tasks.tasks.first?.id
    _ = try await home.complete(id)
    #expect(try await home.day(day).completed.map(\.name) == ["first"])
    home.at(day, "00:00")
    #expect(try await home.day().openCount == 1)
  }

  @Test("keeps a completion on its day when the member's zone changes (TSK-004)")
  func zones() async throws {
    home.at("2025-03-12", "23:30")
    let id = try await home.create("x").task?.id
    _ = try await home.complete(id)
    var abroad = home
    let auckland = try #require(HouseholdCalendar(zoneName: "Pacific/Auckland"))
    abroad.caller = .sample(calendar: auckland)
    #expect(try await abroad.day("2025-03-12").completed.count == 1)
    #expect(try await abroad.day("2025-03-13").completed.isEmpty)
  }
}
