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

@Suite("Saved filters")
struct SavedFilterTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("are saved, replaced and deleted, each with its event")
  func life() async throws {
    let saved = try await home.save(
      .init(
        name: " Urgent ",
        filter: .init(completion: .open, highPriority: true),
        view: .today,
        sort: [.init(field: .due, descending: true)],
        groupBy: .project
      )
    )
    #expect(saved.name == "Urgent" && saved.revision == 1 && saved.id != nil)
    #expect(try await home.savedFilters() == [saved])
    #expect(try await home.save(saved).revision == 1)
    var changed = saved
    changed.name = "Very urgent"
    #expect(try await home.save(changed).revision == 2)
    #expect(try await home.savedFilters().map(\.name) == ["Very urgent"])
    #expect(try await home.seen(by: 2).savedFilters().isEmpty)
    try await home.deleteSavedFilter(saved.id)
    #expect(try await home.savedFilters().isEmpty)
    #expect(
      try await home.events().map(\.kind).filter { $0.hasPrefix("filter") } == [
        "filter_saved", "filter_saved", "filter_deleted",
      ]
    )
    let gone = await refusal { try await home.deleteSavedFilter(saved.id) }
    #expect(gone?.code == .notFound && gone?.reason == "filter_not_found")
    #expect(gone?.violations.map(\.field) == ["saved_filter_id"])
  }

  @Test("have unique names, and there are at most 100")
  func limits() async throws {
    _ = try await home.save(.init(name: "Urgent"))
    let taken = await refusal { try await home.save(.init(name: "urgent")) }
    #expect(taken?.code == .alreadyExists && taken?.reason == "duplicate_filter_name")
    for number in 1..<100 { _ = try await home.save(.init(name: "filter \(number)")) }
    let full = await refusal { try await home.save(.init(name: "one more")) }
    #expect(full?.code == .resourceExhausted && full?.violations.first?.limit == 100)
    #expect(full?.violations.first?.field == "saved_filter")
  }

  @Test("name projects that exist, or existed (TSK-121)")
  func unknownProjects() async throws {
    let project = try await home.createProject("One").id
    let named = [project, .sample(99)].compactMap(\.self)
    let unknown = await refusal {
      try await home.save(.init(name: "x", filter: .init(projectIDs: named)))
    }
    #expect(unknown?.code == .notFound && unknown?.reason == "project_not_found")
    #expect(unknown?.violations.map(\.field) == ["saved_filter.filter.project_ids[1]"])
    #expect(try await home.savedFilters().isEmpty)
    var saved = try await home.save(.init(name: "x", filter: .init(projectIDs: named.dropLast())))
    try await home.deleteProject(project)
    saved.name = "y"
    #expect(try await home.save(saved).revision == 2)
  }

  @Test("continue without a deleted project, and never select more (TSK-121, PRJ-044)")
  func deletedProjects() async throws {
    let (one, other) = (
      try await home.createProject("One").id, try await home.createProject("Other").id
    )
    let both = [one, other].compactMap(\.self)
    _ = try await home.save(.init(name: "Both", filter: .init(projectIDs: both)))
    let deleted = try await home.deleteProject(one)
    #expect(try await home.savedFilters().map(\.filter?.projectIDs) == [Array(both.suffix(1))])
    let rest = try await home.savedFilters().first?.filter
    #expect(try await home.list { $0.filter = rest }.totalCount == 0)
    try await home.deleteProject(other)
    #expect(try await home.savedFilters().map(\.filter?.projectIDs) == [Array(both.prefix(1))])
    let none = try await home.savedFilters().first?.filter
    let gone = await refusal { try await home.list { $0.filter = none } }
    #expect(gone?.reason == "project_not_found")
    try await home.undo(deleted.undoToken)
    #expect(try await home.savedFilters().map(\.filter?.projectIDs) == [Array(both.prefix(1))])
  }

  @Test("are refused with messages about filters")
  func words() async throws {
    for (name, word) in [
      (" ", "A filter needs a name"), (String(repeating: "x", count: 101), "100"),
    ] {
      let error = await refusal { try await home.save(.init(name: name)) }
      #expect(error?.violations.map(\.field) == ["saved_filter.name"])
      let message = error?.violations.first?.message ?? ""
      #expect(message.contains(word) && message.contains("ilter") && !message.contains("Project"))
    }
  }

  @Test("are validated like their lists")
  func checks() async throws {
    let error = await refusal {
      try await home.save(
        .init(
          name: " ",
          filter: .init(types: [.init(rawValue: 9)]),
          view: .init(rawValue: 9),
          sort: [.init(field: .unspecified, descending: false)],
          groupBy: .init(rawValue: 9)
        )
      )
    }
    #expect(
      error?.violations.map(\.field) == [
        "saved_filter.name", "saved_filter.filter.types[0]", "saved_filter.view",
        "saved_filter.sort[0].field", "saved_filter.group_by",
      ]
    )
  }

  @Test("keep relative days as they were typed, within limits (CLI-001)")
  func movingDays() async throws {
    let error = await refusal {
      try await home.save(
        .init(
          name: "Week",
          dueDays: String(repeating: "x", count: 101),
          addedDays: "today\u{7}",
          completedDays: "..\u{202E}today"
        )
      )
    }
    #expect(
      error?.violations.map(\.field) == [
        "saved_filter.due_days", "saved_filter.added_days", "saved_filter.completed_days",
      ]
    )
    #expect(error?.violations.first?.limit == 100)
    let kept = try await home.save(.init(name: "Week", dueDays: "today..+7d"))
    #expect(kept.dueDays == "today..+7d" && kept.addedDays.isEmpty)
  }

  @Test("are suggested for the displayed list, none of them empty (TSK-123)")
  func suggestions() async throws {
    let garden = try await home.createProject("Garden")
    home.at("2025-03-10", "08:00")
    try await home.create("late") { $0.dueOn = LocalDay(text: "2025-03-11") }
    home.at("2025-03-12", "10:00")
    #expect(try await home.suggestFilters().map(\.code) == ["overdue", "project"])
    try await home.create("urgent") {
      $0.dueOn = LocalDay(text: "2025-03-12")
      $0.priority = .highest
    }
    for _ in 0..<4 { try await home.create("mow") { $0.projectID = garden.id } }
    try await home.create("tonight") { $0.isEveningTask = true }
    let morning = try await home.suggestFilters()
    #expect(morning.map(\.code) == ["overdue", "high_priority_today", "unscheduled", "project"])
    #expect(morning.map(\.count) == [1, 1, 5, 4])
    #expect(morning.last?.label == "Garden")
    home.at("2025-03-12", "12:00")
    let noon = try await home.suggestFilters()
    #expect(
      noon.map(\.code) == [
        "overdue", "high_priority_today", "evening", "unscheduled", "project",
      ]
    )
    // The task has type evening and no date.
    #expect(noon.map(\.label)[2] == "Evening")
    for suggestion in noon {
      let list = try await home.list { $0.filter = suggestion.filter }
      #expect(list.totalCount == suggestion.count)
    }
    #expect(
      try await home.suggestFilters(.today).map(\.code) == ["high_priority_today", "project"]
    )
  }
}
