import Contracts
import RPC
import SQLite
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("ListTasks")
struct ListTasksTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  func names(
    _ view: TaskV1.TaskView,
    _ set: (inout TaskV1.ListTasksRequest) -> Void = { _ in }
  ) async throws -> [String] {
    try await home.list(view, set).tasks.map(\.name)
  }

  /// A week's tasks: two of today, one of tomorrow, one overdue, one done, one without a date.
  func fill() async throws {
    home.at("2025-03-10", "08:00")
    try await home.create("late") { $0.dueOn = LocalDay(text: "2025-03-11") }
    home.at("2025-03-12", "10:00")
    try await home.create("dishes") {
      $0.dueAt = wire("2025-03-12", "18:00")
      $0.priority = .low
    }
    try await home.create("rent") {
      $0.dueOn = LocalDay(text: "2025-03-12")
      $0.priority = .highest
    }
    try await home.create("dentist") { $0.dueAt = wire("2025-03-13", "09:00") }
    try await home.create("someday")
    let done = try await home.create("done") { $0.dueOn = LocalDay(text: "2025-03-12") }
    _ = try await home.complete(done.task?.id)
  }

  @Test(
    "shows each view's tasks in its order (TSK-100, TSK-101, TSK-102, TSK-103, TSK-104, TSK-105, TSK-106, TSK-107, TSK-112)"
  )
  func views() async throws {
    try await fill()
    #expect(try await names(.today) == ["rent", "done", "dishes"])
    #expect(
      try await names(.customDate) { $0.date = LocalDay(text: "2025-03-13") } == ["dentist"]
    )
    #expect(try await names(.upcoming) == ["dishes", "dentist"])
    #expect(try await names(.history) == ["done"])
    #expect(
      try await names(.allProjects) == ["rent", "late", "done", "dentist", "someday", "dishes"]
    )
    #expect(
      try await names(.project) { $0.projectIDs = [.inbox] }
        == ["rent", "late", "done", "dentist", "someday", "dishes"]
    )
    let garden = try await home.createProject("Garden")
    try await home.create("mow") { $0.projectID = garden.id }
    #expect(
      try await names(.selectedProjects) { $0.projectIDs = [garden.id].compactMap(\.self) } == [
        "mow"
      ]
    )
  }

  @Test("goes by priority, due date, name and id, page after page (TSK-107, TSK-142)")
  func order() async throws {
    let names = ["bread", "Äpfel", "apple", "bread", "zoo", "Bread"]
    for priority in [TaskV1.TaskPriority.low, .highest] {
      for due in [nil, "2025-03-14", "2025-03-13"] {
        for name in names {
          try await home.create(name) {
            $0.priority = priority
            $0.dueOn = due.flatMap { LocalDay(text: $0) }
          }
        }
      }
    }
    var walked: [TaskV1.Task] = []
    var token = ""
    repeat {
      let page = try await home.list(.allProjects) {
        $0.pageSize = 5
        $0.pageToken = token
      }
      walked += page.tasks
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(walked.count == 36)
    // In a group of six: without case and accents, then by code points, then by id.
    let group = ["Äpfel", "apple", "Bread", "bread", "bread", "zoo"]
    #expect(walked.map(\.name) == Array(repeating: group, count: 6).flatMap(\.self))
    #expect(walked.map(\.priority) == (0..<36).map { $0 < 18 ? .highest : .low })
    let days = ["2025-03-13", "2025-03-14", nil].map { $0.flatMap { LocalDay(text: $0) } }
    #expect(walked.map(\.dueOn) == (0..<36).map { days[$0 / 6 % 3] })
    for start in stride(from: 0, to: 36, by: 6) {
      let (first, second) = (walked[start + 3].id, walked[start + 4].id)
      #expect(try #require(first) < #require(second))
    }
  }

  @Test("finds what is due on the first and on the last day there is (TSK-101, TSK-120)")
  func ends() async throws {
    let (first, last) = (LocalDay.first, LocalDay.last)
    let instants = Timestamp.contractRange
    _ = try await home.importing(
      .init(id: .sample(1), name: "first day", dueOn: first),
      .init(id: .sample(2), name: "first instant", dueAt: .init(instants.lowerBound)),
      .init(id: .sample(3), name: "last day", dueOn: last),
      .init(id: .sample(4), name: "last instant", dueAt: .init(instants.upperBound))
    )
    for (day, found) in [
      (first, ["first day", "first instant"]), (last, ["last day", "last instant"]),
    ] {
      #expect(Set(try await names(.customDate) { $0.date = day }) == Set(found))
      let due = TaskV1.DayRange(first: day, last: day)
      #expect(Set(try await names(.allProjects) { $0.filter = .init(due: due) }) == Set(found))
    }
    let groups = try await home.list(.allProjects) { $0.groupBy = .dueDay }.groups
    #expect(groups.map(\.day) == [first, last])
  }

  @Test("combines filters with AND and their values with OR (TSK-120, TSK-121, TSK-122)")
  func filters() async throws {
    try await fill()
    #expect(
      try await names(.today) { $0.completion = .open } == ["rent", "dishes"]
    )
    #expect(
      try await names(.allProjects) {
        $0.priorities = [.highest, .low]
        $0.completion = .open
      } == ["rent", "dishes"]
    )
    #expect(try await names(.allProjects) { $0.overdue = true } == ["late"])
    #expect(try await names(.history) { $0.completion = .open }.isEmpty)
  }

  @Test("leaves out archived projects' tasks where it looks at all of them (TSK-114)")
  func archived() async throws {
    let attic = try await home.createProject("Attic")
    try await home.create("dust") {
      $0.projectID = attic.id
      $0.dueAt = wire("2025-03-12", "18:00")
    }
    try await home.store.service.write { write in
      try write.connection.run("UPDATE project SET is_archived = 1 WHERE id = ?", attic.id)
    }
    for view in [TaskV1.TaskView.today, .upcoming, .allProjects] {
      #expect(try await names(view).isEmpty)
    }
    #expect(try await home.day().evening.isEmpty)
    let own = try await home.list(.project) { $0.projectIDs = [attic.id].compactMap(\.self) }
    #expect(own.tasks.map(\.name) == ["dust"])
    let kept = try await home.create("more") { $0.projectID = attic.id }
    #expect(kept.task?.projectID == .inbox && kept.warnings.count == 1)
  }

  @Test("says what a view needs (TSK-109)")
  func needs() async throws {
    #expect(await refusal { try await home.list(.customDate) }?.violations.first?.field == "date")
    #expect(
      await refusal { try await home.list(.project) }?.violations.first?.field == "project_ids"
    )
    let unknown = await refusal { try await home.list(.project) { $0.projectIDs = [.sample(9)] } }
    #expect(unknown?.code == .notFound && unknown?.reason == "project_not_found")
  }

  @Test(
    "walks each task once in pages, while others come and go (TSK-142)",
    arguments: [TaskV1.TaskView.allProjects, .upcoming, .history, .project]
  )
  func pages(view: TaskV1.TaskView) async throws {
    for number in 0..<23 {
      let made = try await home.create("task \(number % 5)") {
        $0.priority = TaskV1.TaskPriority(rawValue: Int32(number % 4 + 1))
        $0.dueOn = LocalDay(text: "2025-03-12")?.advanced(by: 1 + number % 3)
      }
      if view == .history { _ = try await home.complete(made.task?.id) }
    }
    let set = { (request: inout TaskV1.ListTasksRequest) in
      if view == .project { request.projectIDs = [.inbox] }
      request.pageSize = 5
    }
    let whole = try await home.list(view) {
      set(&$0)
      $0.pageSize = 200
    }
    var seen: [TaskID?] = []
    var token = ""
    repeat {
      let page = try await home.list(view) {
        set(&$0)
        $0.pageToken = token
      }
      #expect(page.tasks.count <= 5)
      seen += page.tasks.map(\.id)
      token = page.nextPageToken
      // What comes before the place that the walk has reached changes nothing behind it.
      if seen.count == 10 { try await home.delete(seen[0]) }
    } while !token.isEmpty
    #expect(seen == whole.tasks.map(\.id))
    #expect(whole.totalCount == 23)
  }

  @Test("refuses a page token of another caller, space, list or filter, and garbage (TSK-142)")
  func foreignTokens() async throws {
    for number in 0..<3 { try await home.create("task \(number)") }
    let token = try await home.list(.allProjects) { $0.pageSize = 1 }.nextPageToken
    #expect(!token.isEmpty)
    func refused(_ home: TaskHome, _ token: String, _ view: TaskV1.TaskView) async -> Bool {
      let error = await refusal { try await home.list(view) { $0.pageToken = token } }
      return error?.code == .invalidArgument && error?.reason == "invalid_page_token"
    }
    #expect(await refused(home.seen(by: 2), token, .allProjects))
    #expect(await refused(home.seen(by: 1, subject: 2), token, .allProjects))
    #expect(await refused(home, token, .today))
    var broken = Array(token)
    broken[40] = broken[40] == "A" ? "B" : "A"
    for garbage in ["x", "%%%%", String(broken), token + "A", String(token.dropLast(4))] {
      #expect(await refused(home, garbage, .allProjects))
    }
    #expect(try await home.list(.allProjects) { $0.pageToken = token }.tasks.count == 2)
  }

  @Test("takes its own page tokens after a restart, and none that another made (TSK-142)")
  func forgedTokens() async throws {
    for number in 0..<3 { try await home.create("task \(number)") }
    let token = try await home.list { $0.pageSize = 1 }.nextPageToken
    let query = TaskV1.ListTasksRequest().encoded()
    let call = home.call(TaskV1.Tasks.Methods.listTasks)
    func made(with seal: PageSeal) throws -> String {
      let binding = PageBinding(home.caller, call, query: query, seal)
      return try PageToken(
        token,
        for: PageBinding(home.caller, call, query: query, home.store.pageSeal)
      )
      .text(for: binding)
    }
    #expect(try made(with: home.store.pageSeal) == token)
    let forged = try made(with: PageSeal())
    let error = await refusal { try await home.list { $0.pageToken = forged } }
    #expect(error?.code == .invalidArgument && error?.reason == "invalid_page_token")
    await home.store.service.close()
    let again = try home.restarted()
    #expect(try await again.list { $0.pageToken = token }.tasks.count == 2)
  }

  @Test("goes by the day the walk began on (TSK-142)")
  func midnight() async throws {
    for number in 0..<3 {
      try await home.create("task \(number)") { $0.dueOn = LocalDay(text: "2025-03-12") }
    }
    home.at("2025-03-12", "23:59")
    let first = try await home.list(.today) { $0.pageSize = 2 }
    home.at("2025-03-13", "00:01")
    let second = try await home.list(.today) {
      $0.pageSize = 2
      $0.pageToken = first.nextPageToken
    }
    #expect(second.tasks.map(\.name) == ["task 2"])
  }

  @Test("ends a page before a message is too large (TSK-142)")
  func bytes() async throws {
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 1_000)
    for number in 0..<60 { try await home.create("task \(number)") { $0.details = family } }
    let first = try await home.list { $0.pageSize = 200 }
    #expect(first.tasks.count < 60 && !first.nextPageToken.isEmpty)
    #expect(first.encodedSize() < 2 << 20)
    let rest = try await home.list {
      $0.pageSize = 200
      $0.pageToken = first.nextPageToken
    }
    #expect(first.tasks.count + rest.tasks.count == 60)
  }

  @Test("reads a project by its name, whatever the case (TSK-112)")
  func projectByName() async throws {
    let garden = try await home.createProject("Garden")
    try await home.create("Dig") { $0.projectID = garden.id }
    try await home.create("Read")
    let listed = try await home.list(.project) { $0.projectName = " GARDEN " }
    #expect(listed.tasks.map(\.name) == ["Dig"])
    let byID = try await home.list {
      $0.projectIDs = [.inbox]
      $0.projectName = "Garden"
    }
    #expect(byID.tasks.map(\.name) == ["Read"])
    let unknown = await refusal { try await home.list { $0.projectName = "Cellar" } }
    #expect(unknown?.reason == "project_not_found")
  }
}

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

  @Test("keeps what was done and earned when the project is archived (TSK-110, TSK-111, PRJ-027)")
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
    #expect(try await home.day("2025-03-13").completionRate == 1, "due then, and done before")
  }

  @Test("of another date looks from there (TSK-110)")
  func otherDay() async throws {
    try await home.create("today") { $0.dueOn = LocalDay(text: "2025-03-12") }
    try await home.create("then") { $0.dueAt = wire("2025-03-20", "09:00") }
    let day = try await home.day("2025-03-20")
    #expect(day.overdue.map(\.name) == ["today"])
    #expect(day.morning.map(\.name) == ["then"] || day.anytime.map(\.name) == ["then"])
    #expect(day.nextDue?.name == "then")
  }

  @Test("counts and adds up what its lists leave out (TSK-110, TSK-111)")
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

  @Test("names what is due next, on the day, after it, or much later (TSK-111)")
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
    // A day that is over has nothing ahead but what is ahead of now.
    #expect(try await home.day("2025-03-10").nextDue?.name == "some time")
  }

  @Test("is empty and says so on a fresh space (TSK-111, TSK-161)")
  func empty() async throws {
    let day = try await home.day()
    #expect(day.empty && day.completionRate == 0 && day.nextDue == nil)
  }

  @Test(
    "has its whole day when clocks change (TSK-004)",
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
