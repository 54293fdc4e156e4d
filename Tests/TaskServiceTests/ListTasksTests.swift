import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
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

  @Test("sorts by priority, due date, name and id, page after page (TSK-107, TSK-142)")
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

  @Test("finds tasks due on the first and on the last valid day (TSK-101, TSK-120)")
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

  @Test("omits tasks of archived projects when it lists all projects (TSK-114)")
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

  @Test("names the missing argument of a view (TSK-109)")
  func needs() async throws {
    #expect(await refusal { try await home.list(.customDate) }?.violations.first?.field == "date")
    #expect(
      await refusal { try await home.list(.project) }?.violations.first?.field == "project_ids"
    )
    let unknown = await refusal { try await home.list(.project) { $0.projectIDs = [.sample(9)] } }
    #expect(unknown?.code == .notFound && unknown?.reason == "project_not_found")
  }

  @Test(
    "returns each task once in pages, during concurrent changes (TSK-142)",
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
      // Changes before the walk's position do not affect the rest.
      if seen.count == 10 { try await home.delete(seen[0]) }
    } while !token.isEmpty
    #expect(seen == whole.tasks.map(\.id))
    #expect(whole.totalCount == 23)
  }

  @Test(
    "refuses a page token of another caller, space, list or filter, and an invalid one (TSK-142)"
  )
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

  @Test("accepts its own page tokens after a restart, and no forged ones (TSK-142)")
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

  @Test("keeps the day on which the walk began (TSK-142)")
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

  @Test("lists a project by its name, whatever the case (TSK-112)")
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
