import Measurement
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

/// A measured operation of the task service, by one caller through the gateway.
struct TaskOperation: Sendable {
  let title: String
  /// The number of calls, where tasks to complete or free space are limited; otherwise as many as
  /// fit into the time.
  var calls: Int?
  /// A page of a list.
  var isPage = false
  let call: @Sendable (TaskV1.TasksClient, CallOptions) async throws -> Void

  static let reads = [
    TaskOperation(title: "today, in its lists") { client, options in
      let answer = try await client.getDay(.init(), options)
      try expect(answer.morning.count + answer.evening.count + answer.anytime.count >= 12)
    },
    TaskOperation(title: "today view, by project", isPage: true) { client, options in
      let answer = try await client.listTasks(.init(view: .today, grouped: true), options)
      try expect(answer.totalCount >= 20)
    },
    TaskOperation(title: "open P0 and P1, first 100", isPage: true) { client, options in
      let filter = TaskV1.TaskFilter(completion: .open, highPriority: true)
      let answer = try await client.listTasks(.init(pageSize: 100, filter: filter), options)
      try expect(answer.tasks.count == 100)
    },
    TaskOperation(title: "all by project, first 50", isPage: true) { client, options in
      let answer = try await client.listTasks(.init(view: .allProjects, grouped: true), options)
      try expect(answer.tasks.count == 50)
    },
    TaskOperation(title: "upcoming by due day, first 50", isPage: true) { client, options in
      let answer = try await client.listTasks(.init(view: .upcoming, grouped: true), options)
      try expect(answer.tasks.count == 50)
    },
    TaskOperation(title: "history by day, first 50", isPage: true) { client, options in
      let answer = try await client.listTasks(.init(view: .history, grouped: true), options)
      try expect(answer.tasks.count == 50)
    },
    TaskOperation(title: "search, 30 hits") { client, options in
      let answer = try await client.searchTasks(.init(query: TaskSeed.rareWord), options)
      try expect(answer.hits.count == 30)
    },
    TaskOperation(title: "search, 1 task in 20, open as others") { client, options in
      let answer = try await client.searchTasks(.init(query: TaskSeed.openWord), options)
      try expect(answer.hits.count >= 40 && answer.hits.first?.task?.isComplete == false)
    },
    TaskOperation(title: "search, 1 task in 20, all complete") { client, options in
      let answer = try await client.searchTasks(.init(query: TaskSeed.commonWord), options)
      try expect(answer.hits.count >= 40)
    },
    TaskOperation(title: "search, one word 20 times") { client, options in
      let query = Array(repeating: TaskSeed.commonWord, count: 20).joined(separator: " ")
      let answer = try await client.searchTasks(.init(query: query), options)
      try expect(answer.hits.count >= 40)
    },
    TaskOperation(title: "with a reminder, first 50", isPage: true) { client, options in
      let answer = try await client.listTasks(.init(filter: .init(hasReminder: true)), options)
      try expect(answer.tasks.count >= 20)
    },
    TaskOperation(title: "added in one week, first 50", isPage: true) { client, options in
      let last = LiveClock().now().day.advanced(by: -100)
      let week = TaskV1.DayRange(first: last.advanced(by: -6), last: last)
      let answer = try await client.listTasks(.init(filter: .init(added: week)), options)
      try expect(answer.tasks.count >= 6)
    },
    TaskOperation(title: "of one type, first 50", isPage: true) { client, options in
      let answer = try await client.listTasks(.init(filter: .init(types: [.evening])), options)
      try expect(answer.tasks.count == 50)
    },
    ofSmallProjects("by due date", .due), ofSmallProjects("by name", .name),
    ofSmallProjects("ahead, by type", .type, view: .upcoming),
    TaskOperation(title: "of a type that one task has", isPage: true) { client, options in
      let answer = try await client.listTasks(.init(filter: .init(types: [.inbox])), options)
      try expect(answer.tasks.count == 1)
    },
    ofRareType("by due day", grouped: .dueDay), ofRareType("by name", sort: .name),
    dueSoon(of: 30, "by priority", .priority), dueSoon(of: 365, "by priority", .priority),
    dueSoon(of: 365, "by type", .type), dueSoon(of: 365, "by name", .name),
    TaskOperation(title: "completed in a year, by priority", isPage: true) { client, options in
      let last = LiveClock().now().day
      let year = TaskV1.DayRange(first: last.advanced(by: -365), last: last)
      let answer = try await client.listTasks(
        .init(filter: .init(completed: year), sort: [.init(field: .priority, descending: false)]),
        options
      )
      try expect(answer.tasks.count == 50)
    },
    sorted("priority, falling", .priority, descending: true),
    sorted("due date", .due), sorted("due date, falling", .due, descending: true),
    sorted("name", .name), sorted("date added", .dateAdded),
    sorted("date completed, falling", .dateCompleted, descending: true), sorted("type", .type),
    sorted("project", .project), sorted("points, falling", .points, descending: true),
    ofYear("statistics of a year", .init()),
    ofYear("statistics of a year, of what is late", .init(overdue: true)),
    ofYear("statistics of a year, of one priority", .init(priorities: [.low])),
  ]

  private static func ofYear(_ title: String, _ filter: TaskV1.TaskFilter) -> TaskOperation {
    TaskOperation(title: title) { client, options in
      // Another period each time, so that the cache is not used.
      let last = LiveClock().now().day.advanced(by: -Int.random(in: 0..<600))
      let year = TaskV1.DayRange(first: last.advanced(by: -365), last: last)
      _ = try await client.getTaskStatistics(.init(filter: filter, period: year), options)
    }
  }

  /// The one task of its type, in other orders than the usual one.
  private static func ofRareType(
    _ title: String,
    grouped: TaskV1.GroupBy = .unspecified,
    sort: TaskV1.SortKey.Field = .unspecified
  ) -> TaskOperation {
    TaskOperation(title: "of that type, \(title)", isPage: true) { client, options in
      var request = TaskV1.ListTasksRequest(filter: .init(types: [.inbox]))
      request.groupBy = grouped
      if sort != .unspecified { request.sort = [.init(field: sort, descending: false)] }
      try expect(try await client.listTasks(request, options).tasks.count == 1)
    }
  }

  /// Tasks due within this number of days from today.
  private static func dueSoon(
    of days: Int,
    _ title: String,
    _ field: TaskV1.SortKey.Field
  ) -> TaskOperation {
    TaskOperation(title: "due in \(days) days, \(title)", isPage: true) { client, options in
      let today = LiveClock().now().day
      let range = TaskV1.DayRange(first: today, last: today.advanced(by: days))
      let answer = try await client.listTasks(
        .init(filter: .init(due: range), sort: [.init(field: field, descending: false)]),
        options
      )
      try expect(answer.tasks.count == 50)
    }
  }

  /// All tasks in the order of one key, its first page.
  private static func sorted(
    _ title: String,
    _ field: TaskV1.SortKey.Field,
    descending: Bool = false
  ) -> TaskOperation {
    TaskOperation(title: "by \(title), first 50", isPage: true) { client, options in
      let sort = [TaskV1.SortKey(field: field, descending: descending)]
      let answer = try await client.listTasks(.init(sort: sort), options)
      try expect(answer.tasks.count == 50)
    }
  }

  /// Two projects of a few tasks each, which a read of two of these finds first.
  private static func ofSmallProjects(
    _ title: String,
    _ field: TaskV1.SortKey.Field,
    view: TaskV1.TaskView = .allProjects
  ) -> TaskOperation {
    TaskOperation(title: "two small projects \(title)", isPage: true) { client, options in
      var projects: [ProjectID] = []
      for number in TaskSeed.inSmallProjects.prefix(2) {
        let id = TaskID(rawValue: TaskSeed.id(number))
        let task = try await client.getTask(.init(taskID: id), options).task
        projects += [task?.projectID].compactMap(\.self)
      }
      let filter = TaskV1.TaskFilter(projectIDs: projects)
      let sort = [TaskV1.SortKey(field: field, descending: false)]
      let answer = try await client.listTasks(
        .init(view: view, filter: filter, sort: sort),
        options
      )
      try expect((1...TaskSeed.inSmallProjects.count).contains(answer.tasks.count))
    }
  }

  /// Records the created tasks, so that they can be completed.
  static func create(_ made: MadeTasks) -> TaskOperation {
    TaskOperation(title: "create", calls: 300) { client, options in
      let answer = try await client.createTask(
        .init(name: "Sweep the yard", dueOn: made.later),
        options
      )
      if let id = answer.task?.id { await made.add(id) }
    }
  }

  static func complete(_ made: MadeTasks) -> TaskOperation {
    TaskOperation(title: "complete", calls: 250) { client, options in
      try expect(try await client.completeTask(.init(taskID: await made.next()), options).changed)
    }
  }

  static let bulk = TaskOperation(title: "bulk of 100, new type", calls: 40) {
    client,
    options in
    let ids = (400..<500).map { TaskID(rawValue: TaskSeed.id($0)) }
    let type: TaskV1.TaskType = Bool.random() ? .morning : .evening
    _ = try await client.bulkUpdateTasks(.init(taskIDs: ids, action: .setType(type)), options)
  }

  private static func expect(_ holds: Bool) throws {
    guard holds else { throw Misuse(word: "an answer is not the one expected") }
  }
}

extension Timestamp {
  /// Its day in UTC, the zone of the measured household.
  fileprivate var day: LocalDay { HouseholdCalendar.utc.day(of: self) }
}

/// Tasks that one operation made and another one needs.
actor MadeTasks {
  nonisolated let later: LocalDay
  private var all: [TaskID] = []
  private var completed = 0

  init(later: LocalDay) { self.later = later }

  func add(_ id: TaskID) { all.append(id) }

  /// The next one to complete.
  func next() throws -> TaskID {
    guard completed < all.count else { throw Misuse(word: "nothing is left to complete") }
    defer { completed += 1 }
    return all[completed]
  }

  /// Returns everything that was created, and clears it.
  func takeAll() -> [TaskID] {
    defer { (all, completed) = ([], 0) }
    return all
  }
}
