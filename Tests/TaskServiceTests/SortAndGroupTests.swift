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

@Suite("Sorting and grouping")
struct SortAndGroupTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  func fill() async throws {
    let garden = try await home.createProject("Garden")
    let attic = try await home.createProject("attic")
    home.at("2025-03-10", "08:00")
    try await home.create("c") {
      $0.dueAt = wire("2025-03-12", "18:00")
      $0.priority = .low
      $0.projectID = attic.id
    }
    home.at("2025-03-11", "08:00")
    try await home.create("a") {
      $0.dueOn = LocalDay(text: "2025-03-12")
      $0.priority = .highest
      $0.projectID = garden.id
    }
    home.at("2025-03-12", "10:00")
    try await home.create("d")
    let done = try await home.create("b") { $0.dueOn = LocalDay(text: "2025-03-14") }.task?.id
    _ = try await home.complete(done)
  }

  func sorted(_ keys: (TaskV1.SortKey.Field, Bool)...) async throws -> String {
    let keys = keys.map { TaskV1.SortKey(field: $0.0, descending: $0.1) }
    return try await home.list { $0.sort = keys }.tasks.map(\.name).joined()
  }

  @Test("use each key in both directions, missing dates last (TSK-140)")
  func keys() async throws {
    try await fill()
    #expect(try await sorted((.priority, false)).first == "a")
    #expect(try await sorted((.priority, true)).first == "c")
    #expect(try await sorted((.due, false)) == "acbd")
    #expect(try await sorted((.due, true)) == "bcad")
    #expect(try await sorted((.name, false)) == "abcd")
    #expect(try await sorted((.name, true)) == "dcba")
    #expect(try await sorted((.dateAdded, false), (.name, true)) == "cadb")
    #expect(try await sorted((.dateCompleted, false), (.name, false)) == "bacd")
    #expect(try await sorted((.dateCompleted, true), (.name, true)) == "bdca")
    #expect(try await sorted((.type, false), (.name, false)) == "abcd")
    #expect(try await sorted((.project, false), (.name, false)) == "bdac")
    #expect(try await sorted((.project, true), (.name, false)) == "cabd")
    #expect(try await sorted((.points, true), (.name, false)) == "bacd")
    #expect(try await sorted((.points, false), (.due, true), (.name, false)) == "cadb")
  }

  @Test("refuse more than four keys, unknown and duplicate ones (TSK-140)")
  func badKeys() async throws {
    func reason(_ fields: [TaskV1.SortKey.Field]) async -> String? {
      await refusal {
        try await home.list { $0.sort = fields.map { .init(field: $0, descending: false) } }
      }?.reason
    }
    #expect(await reason([.name, .due, .type, .points, .priority]) == "too_many_items")
    #expect(await reason([.unspecified]) == "unknown_value")
    #expect(await reason([.init(rawValue: 77)]) == "unknown_value")
    #expect(await reason([.name, .name]) == "too_many_items")
  }

  @Test(
    "return each task once in pages, whatever the order and the groups (TSK-140, TSK-141, TSK-142)",
    arguments: [
      [TaskV1.SortKey(field: .due, descending: true), .init(field: .name, descending: false)],
      [.init(field: .project, descending: false), .init(field: .points, descending: true)],
      [.init(field: .dateCompleted, descending: true), .init(field: .type, descending: false)],
      [.init(field: .name, descending: true)], [],
    ]
  )
  func pages(sort: [TaskV1.SortKey]) async throws {
    var projects: [ProjectID?] = []
    for name in ["p", "q", "r"] { projects.append(try await home.createProject(name).id) }
    for number in 0..<23 {
      let id = try await home.create("task \(number % 7)") {
        $0.projectID = projects[number % 3]
        $0.priority = TaskV1.TaskPriority(rawValue: Int32(number % 4) + 1)
        if number % 2 == 0 { $0.dueOn = LocalDay(text: "2025-03-1\(2 + number % 7)") }
        if number % 5 == 1 { $0.dueAt = nil }
      }.task?.id
      if number % 4 == 0 { _ = try await home.complete(id) }
    }
    for groupBy in [
      TaskV1.GroupBy.unspecified, .none, .project, .priority, .type, .dueDay, .completionDay,
    ] {
      func page(_ size: Int32, _ token: String) async throws -> TaskV1.ListTasksResponse {
        try await home.list {
          $0.sort = sort
          $0.groupBy = groupBy
          $0.pageSize = size
          $0.pageToken = token
        }
      }
      let whole = try await page(200, "")
      #expect(whole.tasks.count == 23 && whole.totalCount == 23)
      var walked: [TaskID?] = []
      var token = ""
      repeat {
        let next = try await page(4, token)
        walked += next.tasks.map(\.id)
        #expect(next.totalCount == 23)
        if groupBy.rawValue > 1 {
          #expect(next.groups.reduce(0) { $0 + Int($1.onPage) } == next.tasks.count)
        }
        token = next.nextPageToken
      } while !token.isEmpty
      #expect(walked == whole.tasks.map(\.id), "\(groupBy) \(sort)")
    }
  }

  @Test(
    "continue from any position that a caller makes up, or refuse it (TSK-142)",
    arguments: [TaskV1.GroupBy.project, .priority, .type, .dueDay, .completionDay]
  )
  func madeUpPlaces(groupBy: TaskV1.GroupBy) async throws {
    try await fill()
    let binding = PageBinding(
      home.caller,
      home.call(TaskV1.Tasks.Methods.listTasks),
      query: TaskV1.ListTasksRequest(groupBy: groupBy).encoded(),
      home.store.pageSeal
    )
    let now = TaskHome.instant("2025-03-12", "10:00")
    var pages = 0
    for number in [.min, .min + 1, Int64(Int32.min), -1, 0, Int64(Int32.max), .max - 1, .max] {
      for group in [[PlaceValue.number(number), .text("")], [.number(number)], [.text("")], []] {
        for values in [[PlaceValue.number(number)], [.text("a")], []] {
          let place = PagePlace(group: group, values, id: .nilID)
          let token = PageToken(start: now, place: place).text(for: binding)
          let error = await refusal {
            let page = try await home.list {
              $0.groupBy = groupBy
              $0.pageToken = token
            }
            #expect(page.tasks.count <= 4)
            pages += 1
          }
          #expect(error == nil || error?.reason == "invalid_page_token")
        }
      }
    }
    #expect(pages > 0)
  }

  @Test("group by project, the Inbox first, with the data to show each (TSK-108, TSK-141)")
  func byProject() async throws {
    try await fill()
    try await home.createProject("Empty") { $0.color = .pink }
    let list = try await home.list(.allProjects) { $0.grouped = true }
    #expect(list.groups.map(\.projectName) == ["Inbox", "Garden", "attic"])
    #expect(list.groups.map(\.totalCount) == [2, 1, 1])
    #expect(list.groups.map(\.openCount) == [1, 1, 1])
    #expect(list.groups.map(\.onPage) == [2, 1, 1])
    #expect(list.groups.first?.projectColor == .gray)
    #expect(list.tasks.map(\.name) == ["b", "d", "a", "c"])
    let empty = try await home.list(.allProjects) {
      $0.grouped = true
      $0.includeEmptyGroups = true
    }
    #expect(empty.groups.map(\.projectName) == ["Inbox", "Garden", "attic", "Empty"])
    #expect(empty.groups.last?.totalCount == 0 && empty.groups.last?.projectColor == .pink)
  }

  @Test("group each view its own way, and any other way on request (TSK-100 to TSK-106, TSK-141)")
  func byOthers() async throws {
    try await fill()
    let history = try await home.list(.history) { $0.grouped = true }
    #expect(history.groups.map(\.day) == [LocalDay(text: "2025-03-12")])
    let days = try await home.list { $0.groupBy = .dueDay }
    #expect(days.groups.map(\.day?.text) == ["2025-03-12", "2025-03-14", nil])
    #expect(days.groups.map(\.totalCount) == [2, 1, 1])
    let priorities = try await home.list {
      $0.groupBy = .priority
      $0.includeEmptyGroups = true
    }
    #expect(priorities.groups.map(\.priority) == [.highest, .high, .medium, .low])
    #expect(priorities.groups.map(\.totalCount) == [1, 0, 2, 1])
    let types = try await home.list { $0.groupBy = .type }
    #expect(types.groups.map(\.type) == [.morning, .evening, .inbox])
    let done = try await home.list { $0.groupBy = .completionDay }
    #expect(done.groups.map(\.day?.text) == ["2025-03-12", nil])
    let plain = try await home.list(.project) {
      $0.projectIDs = [.inbox]
      $0.grouped = true
    }
    #expect(plain.groups.isEmpty && plain.tasks.count == 2)
    let unknown = await refusal { try await home.list { $0.groupBy = .init(rawValue: 9) } }
    #expect(unknown?.reason == "unknown_value")
  }

  @Test("show tasks of archived projects on request (TSK-114)")
  func archived() async throws {
    let attic = try await home.createProject("Attic")
    try await home.create("dust") { $0.projectID = attic.id }
    try await home.store.service.write { write in
      try write.connection.run("UPDATE project SET is_archived = 1 WHERE id = ?", attic.id)
    }
    #expect(try await home.list().totalCount == 0)
    #expect(try await home.list { $0.includeArchived = true }.totalCount == 1)
  }

  @Test("contain each day once if it begins in a repeated hour (TSK-004, TSK-141)")
  func repeatedHour() async throws {
    var home = home
    let late = try #require(
      HouseholdCalendar(zoneName: "Europe/Berlin", dayStart: LocalTime(text: "02:30") ?? .midnight)
    )
    home.caller = .sample(calendar: late)
    // 02:15 to 02:45 on 26 October 2025, first in summer time, then in winter time.
    let first = Timestamp(millisecondsSinceEpoch: 1_761_437_700_000)
    for minutes in [0, 15, 30, 60, 75, 90] {
      let due = first + .seconds(minutes * 60)
      try await home.create("t\(minutes)") { $0.dueAt = .init(due) }
    }
    let listed = try await home.list(.upcoming) { $0.grouped = true }
    #expect(listed.groups.map { $0.day?.text } == ["2025-10-25", "2025-10-26"])
    #expect(listed.groups.map(\.totalCount) == [1, 5])
    #expect(listed.groups.map(\.onPage) == [1, 5])
  }
}
