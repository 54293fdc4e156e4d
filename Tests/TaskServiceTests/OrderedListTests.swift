import RPC
import RuntimeContracts
import SQLite
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Lists as the store reads them along its indexes, compared with the same lists sorted here.
@Suite("A list in any order")
struct OrderedListTests {
  let home: TaskHome
  /// The position of each project.
  private let places: [ProjectID: Int]

  init() async throws {
    home = try TaskHome()
    var projects = [ProjectID.inbox]
    for name in ["q", "p"] {
      projects += [try await home.createProject(name).id].compactMap(\.self)
    }
    places = Dictionary(uniqueKeysWithValues: projects.enumerated().map { ($1, $0) })
    var numbers = SeededNumbers(seed: 7)
    for number in 0..<48 {
      home.at("2025-03-0\(1 + number % 4)", "08:00")
      let id = try await home.create("task \(numbers.next() % 9)") {
        $0.projectID = projects[Int(numbers.next() % 3)]
        $0.priority = .init(rawValue: Int32(numbers.next() % 4) + 1)
        $0.type = .init(rawValue: Int32(numbers.next() % 4) + 1)
        switch numbers.next() % 3 {
        case 0: $0.dueOn = LocalDay(text: "2025-03-1\(numbers.next() % 5)")
        case 1: $0.dueAt = wire("2025-03-1\(numbers.next() % 5)", "18:00")
        default: break
        }
        if numbers.next() % 4 == 0 { $0.alertReminderTime = wire("2025-03-20", "08:00") }
      }.task?.id
      home.at("2025-03-0\(5 + number % 3)", "10:00")
      if numbers.next() % 2 == 0 { _ = try await home.complete(id) }
    }
    home.at("2025-03-12", "10:00")
  }

  private static let march = TaskV1.DayRange(
    first: LocalDay(text: "2025-03-02"),
    last: LocalDay(text: "2025-03-03")
  )
  private static let filters: [TaskV1.TaskFilter] = [
    .init(), .init(projectIDs: [.inbox]), .init(priorities: [.low, .high]),
    .init(types: [.evening, .inbox]), .init(completion: .open), .init(completion: .complete),
    .init(due: .init(first: LocalDay(text: "2025-03-11"))), .init(overdue: true),
    .init(unscheduled: true), .init(hasReminder: true), .init(added: march),
    .init(types: [.morning], hasReminder: true, added: march),
  ]

  @Test(
    "equals the sorted list, in pages, whatever filter narrows it (TSK-140, TSK-142, TSK-143)",
    arguments: 1...8
  )
  func ordered(field: Int) async throws {
    let all = try await home.list { $0.pageSize = 200 }.tasks
    #expect(all.count == 48)
    for isDescending in [false, true] {
      let first = TaskV1.SortKey(field: .init(rawValue: Int32(field)), descending: isDescending)
      let second = TaskV1.SortKey(field: .init(rawValue: Int32(field % 8 + 1)), descending: true)
      for sort in [[first], [first, second]] {
        let sorted = all.sorted { isBefore($0, $1, sort) }
        for filter in Self.filters {
          let matching = Set(
            try await home.list { ($0.pageSize, $0.filter) = (200, filter) }.tasks.map(\.id)
          )
          #expect(!matching.isEmpty, "\(filter)")
          var walked: [TaskID?] = []
          var token = ""
          repeat {
            let page = try await home.list {
              ($0.sort, $0.filter, $0.pageSize, $0.pageToken) = (sort, filter, 7, token)
            }
            #expect(page.totalCount == matching.count)
            walked += page.tasks.map(\.id)
            token = page.nextPageToken
          } while !token.isEmpty
          #expect(walked == sorted.map(\.id).filter(matching.contains), "\(sort) \(filter)")
        }
      }
    }
  }

  // MARK: The same order, from the rules

  private func isBefore(
    _ left: TaskV1.Task,
    _ right: TaskV1.Task,
    _ sort: [TaskV1.SortKey]
  ) -> Bool {
    var keys = sort
    let last = sort.last?.field ?? .unspecified
    if ![.name, .dateAdded].contains(last) {
      let rest: [TaskV1.SortKey.Field] = [.priority, .due, .name]
      keys += rest.filter { field in !sort.contains { $0.field == field } }
        .map { .init(field: $0, descending: false) }
    }
    for key in keys {
      let (own, other) = (value(left, key), value(right, key))
      guard own != other else { continue }
      guard let own, let other else { return own != nil }
      return key.descending ? other < own : own < other
    }
    let ids = (left.id ?? .sample(1), right.id ?? .sample(1))
    return keys.last?.descending == true ? ids.1 < ids.0 : ids.0 < ids.1
  }

  private func value(_ task: TaskV1.Task, _ key: TaskV1.SortKey) -> PlaceValue? {
    switch key.field {
    case .priority: .number(Int64(task.priority.rawValue))
    case .due:
      if let day = task.dueOn {
        .number(DueDate.on(day).rank(TaskHome.berlin))
      } else {
        task.dueAt.flatMap { Timestamp($0) }.map { .number(DueDate.at($0).rank(TaskHome.berlin)) }
      }
    case .name: .text(task.name.listOrderKey)
    case .dateAdded: task.dateAdded.map { .number($0.seconds) }
    case .dateCompleted: task.dateCompleted.map { .number($0.seconds) }
    case .type: .number(Int64(task.type.rawValue))
    case .project: .number(Int64(task.projectID.flatMap { places[$0] } ?? -1))
    case .points:
      .number(
        task.isComplete ? [0, 7, 4, 3, 2][Int(task.priority.rawValue)] : 0
      )
    default: nil
    }
  }
}
