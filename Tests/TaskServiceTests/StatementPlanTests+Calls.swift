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

// Calls that make a service prepare all of its statements.

extension StatementPlanTests {
  /// One of each call, in an order in which each has work to do.
  func calls() async throws -> [() async throws -> Void] {
    let garden = try await home.createProject("Garden")
    let late = try await home.create("late milk") { $0.dueOn = LocalDay(text: "2025-03-12") }
    let id = late.task?.id
    home.at("2025-03-14", "10:00")
    let day = LocalDay(text: "2025-03-14")
    let range = TaskV1.DayRange(first: day, last: day)
    let filters: [TaskV1.TaskFilter] = [
      .init(), .init(projectIDs: [.inbox]),
      .init(projectIDs: [.inbox, garden.id].compactMap(\.self)),
      .init(priorities: [.low]), .init(types: [.evening]), .init(completion: .open),
      .init(completion: .complete), .init(due: range), .init(completion: .open, due: range),
      .init(overdue: true), .init(highPriority: true), .init(unscheduled: true),
      .init(hasReminder: true), .init(added: range), .init(completed: range),
      .init(customProjectsOnly: true),
      .init(completion: .open, due: range, customProjectsOnly: true),
    ]
    let views: [TaskV1.TaskView] = [
      .today, .customDate, .project, .upcoming, .history, .allProjects, .selectedProjects,
    ]
    var calls: [() async throws -> Void] = []
    for view in views {
      for filter in filters {
        for grouping in [TaskV1.GroupBy.unspecified, .project, .dueDay, .completionDay] {
          calls.append {
            var token = ""
            for _ in 1...2 {
              let page = try await home.list(view) {
                $0.date = day
                $0.projectIDs = [.project, .selectedProjects].contains(view) ? [.inbox] : []
                $0.filter = filter
                $0.groupBy = grouping
                $0.pageSize = 1
                $0.pageToken = token
              }
              token = page.nextPageToken
              guard !token.isEmpty else { break }
            }
          }
        }
      }
    }
    for field in 1...8 {
      calls.append {
        _ = try await home.list {
          $0.sort = [.init(field: .init(rawValue: Int32(field)), descending: true)]
        }
      }
    }
    for filter in filters {
      calls.append { _ = try await home.statistics(filter) }
      calls.append { _ = try await home.search("milk") { $0.filter = filter } }
      calls.append { try await home.bulk([], .setPriority(.high)) { $0.filter = filter } }
      for view in [TaskV1.TaskView.today, .upcoming, .history, .allProjects] {
        calls.append { _ = try await home.statistics(filter, of: view) }
        calls.append {
          try await home.bulk([], .setPriority(.high)) {
            $0.filter = filter
            $0.view = view
          }
        }
      }
    }
    calls += [
      { _ = try await home.get(id) }, { _ = try await home.day() },
      { _ = try await home.find("0000") },
      { _ = try await home.update(id, "name") { $0.name = "oat milk" } },
      { _ = try await home.complete(id) }, { _ = try await home.uncomplete(id) },
      { _ = try await home.toggle(id) }, { _ = try await home.toggle(id) },
      { _ = try await home.reschedule(id, on: "2025-03-20") },
      { _ = try await home.rescheduleOverdue(.spread) }, { _ = try await home.suggestions() },
      { _ = try await home.suggestFilters() },
      { _ = try await home.search("milk", { $0.scopes = [.today, .overdue, .inbox, .complete] }) },
      { _ = try await home.projects() }, { _ = try await home.getProject(name: "garden") },
      { _ = try await home.projectStatistics(garden.id, branch: true) },
      { _ = try await home.projectStatistics(garden.id) }, { _ = try await home.isFree("x") },
      { try await home.updateProject(garden.id, "color") { $0.color = .red } },
      { try await home.archive(garden.id) { $0.includeSubprojects = true } },
      { try await home.archive(garden.id) { $0.restore = true } },
      { try await home.deleteProject(try await home.createProject("gone").id) },
      { _ = try await home.save(.init(name: "f")) }, { _ = try await home.savedFilters() },
      { try await home.undo(try await home.move([id], to: garden.id).undoToken) },
      { try await home.undo(try await home.create("y").undoToken) },
      {
        _ = try await home.deleteMany {
          $0.olderThan = day
          $0.includeOpen = true
        }
      },
      { _ = try await home.deleteMany { $0.allComplete = true } },
      { _ = try await home.importing(.init(id: .sample(5), name: "z", projectName: "New")) },
      { try await home.delete(.sample(5)) },
      {
        let call = home.call(TaskV1.Tasks.Methods.repairTasks)
        _ = try await home.calls.repairTasks(.init(), call)
      },
      {
        let call = home.call(TaskV1.Tasks.Methods.listRepairs)
        _ = try await home.calls.listRepairs(.init(), call)
      },
    ]
    return calls
  }

  /// Rare requests: parts of calls, second pages, truncated days, lists with archived tasks.
  func rarer() -> [() async throws -> Void] {
    let day = LocalDay(text: "2025-03-14")
    let period = TaskV1.DayRange(first: LocalDay(text: "2025-02-01"), last: day)
    func pages(_ set: @escaping (inout TaskV1.ListTasksRequest) -> Void) async throws {
      var token = ""
      repeat {
        let page = try await home.list {
          set(&$0)
          $0.pageSize = 1
          $0.pageToken = token
        }
        token = page.nextPageToken
      } while !token.isEmpty
    }
    var calls: [() async throws -> Void] = [
      {
        for number in 0..<3 {
          try await home.create("tea \(number)") { $0.dueOn = day }
          _ = try await home.complete(try await home.create("ice \(number)").task?.id)
        }
      },
      {
        try await home.undo(
          try await home.bulk(home.list().tasks.map(\.id), .delete(.init())).undoToken
        )
      },
      { _ = try await home.createAll([.init(name: "one"), .init(name: "two")]) },
      {
        let task = try await home.create("three").task
        _ = try await home.update(task?.id, "name") { $0.name = "3" }
        let update = TaskV1.UpdateTaskRequest(
          task: .init(id: task?.id, details: "more"),
          updateMask: .init(paths: ["details"]),
          baseRevision: 1
        )
        _ = try await home.updateAll([update])
      },
      {
        let old = try await home.createProject("Old")
        try await home.create("copied") { $0.projectID = old.id }
        _ = try await home.createWithTasks("New one") {
          $0.templateID = old.id
          $0.copyTasks = true
        }
        try await home.archive(old.id)
      },
      {
        let record = TaskV1.ImportedTask(id: .sample(6), name: "w")
        _ = try await home.importing(record)
        try await home.delete(.sample(6))
        let call = home.call(TaskV1.Tasks.Methods.importTasks)
        let again = try await home.calls.importTasks(.init(tasks: [record], again: true), call)
        try await home.undo(again.undoToken)
      },
      {
        var filter = try await home.save(.init(name: "g"))
        filter.name = "h"
        try await home.deleteSavedFilter(try await home.save(filter).id)
      },
      { try await home.undo(try await home.undo(try await home.create("z").undoToken).undoToken) },
      { _ = try await home.search("milk", { $0.nameOnly = true }) },
      { _ = try await home.search("oat milk", { $0.literalOnly = true }) },
      { _ = try await home.search("買い物") },
      { _ = try await home.statistics(.init(), period) },
      { _ = try await home.statistics(.init(due: period), period) },
      { _ = try await home.day() }, { _ = try await home.day("2025-03-20") },
    ]
    for field in 1...8 {
      for isDescending in [false, true] {
        let first = TaskV1.SortKey(field: .init(rawValue: Int32(field)), descending: isDescending)
        let second = TaskV1.SortKey(field: field == 3 ? .dateAdded : .name)
        for sort in [[first], [first, second]] {
          for filter in [TaskV1.TaskFilter(), .init(due: period)] {
            calls.append {
              try await pages {
                $0.sort = sort
                $0.filter = filter
              }
            }
          }
        }
      }
    }
    calls.append {
      // More than the lists of a day contain.
      try await home.fill(.inbox, with: 1_100)
      let due = day.map(DueDate.on)
      try await home.store.service.write { write in
        try write.connection.run(
          "UPDATE task SET due_on = ?, due_rank = ? WHERE name LIKE 'task %' AND number % 2 = 0",
          day,
          due?.rank(TaskHome.berlin)
        )
        try write.connection.run(
          "UPDATE task SET completed_at = ?, completion_day = ? WHERE name LIKE 'task %' AND number % 2 = 1",
          home.clock.now(),
          day
        )
      }
      let full = try await home.day("2025-03-14")
      #expect(full.openCount > 500 && full.completed.count == 500)
    }
    return calls
  }
}
