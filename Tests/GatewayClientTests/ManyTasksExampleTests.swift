import Contracts
import Foundation
import GatewayClient
import RPC
import Testing
import TestHousehold
import TestSupport

/// What an app does with many tasks and with projects, as it would write it.
@Suite("An app with many tasks")
struct ManyTasksExampleTests {
  private let home: Home
  private let daybook: DaybookClient

  init() throws {
    home = try Home.running()
    daybook = try home.client()
  }

  @Test("takes a change back with its token (TSK-084)")
  func undo() throws {
    let daybook = daybook
    try home.installation.run {
      let task = try await daybook.tasks.create(NewTask("Pay rent")).task
      let done = try await daybook.tasks.complete(task.id)
      let token = try #require(done.undo)
      #expect(UndoToken(token.description) == token)
      try await daybook.tasks.undo(token)
      #expect(try await daybook.tasks.get(task.id).isComplete == false)
      #expect(try await daybook.tasks.toggle(task.id).task.isComplete)
      let gone = try #require(try await daybook.tasks.delete(task.id))
      #expect(try await daybook.tasks.undo(gone).restored.tasks.map(\.name) == ["Pay rent"])
      #expect(UndoToken("") == nil)
    }
  }

  @Test("creates, changes, moves and deletes many at once (TSK-059, TSK-115, TSK-150)")
  func many() throws {
    let daybook = daybook
    try home.installation.run {
      let names = ["Pay rent", "Milk", "Eggs"]
      let made = try await daybook.tasks.create(names.map { NewTask($0) }).tasks.map(\.task)
      #expect(made.map(\.name) == names)

      var late = TaskFilter()
      late.completion = .open
      let plan = try await daybook.tasks.change(.matching(late), .complete, dryRun: true)
      #expect((plan.changed, plan.undo) == (3, nil))
      let changed = try await daybook.tasks.change(.ids(made.map(\.id)), .setPriority(.highest))
      #expect(changed.tasks.map(\.priority) == [.highest, .highest, .highest])

      var edit = TaskEdit()
      edit.name = .set("Rent")
      #expect(try await daybook.tasks.update([(made[0].id, edit)]).tasks.map(\.name) == ["Rent"])

      let house = try await daybook.projects.create(named: "House")
      let moved = try await daybook.tasks.move(made.map(\.id), to: house.id)
      #expect(Set(moved.tasks.map(\.projectName)) == ["House"])

      #expect(try await daybook.tasks.delete(.ids([made[2].id])).deleted == 1)
      try await daybook.tasks.complete(made[0].id)
      #expect(try await daybook.tasks.delete(.allComplete, dryRun: true).deleted == 1)
      #expect(try await daybook.tasks.list().totalCount == 2)
    }
  }

  @Test("moves dates and asks which days have room (TSK-090, TSK-093, TSK-094)")
  func dates() throws {
    let daybook = daybook
    let friday = try #require(CalendarDay("2026-11-27"))
    try home.installation.run {
      let task = try await daybook.tasks.create(NewTask("Pay rent")).task
      let moved = try await daybook.tasks.reschedule(task.id, to: .day(friday))
      #expect(moved.task.due == .day(friday))
      let days = try await daybook.tasks.suggestDates(for: task.id)
      #expect(days.map(\.reason) == [.nextFreeDay, .nextFreeDay, .nextFreeDay])
    }
    // It is late a week later.
    try home.pass(.seconds(7 * 86_400))
    try home.installation.run {
      let report = try await daybook.tasks.rescheduleOverdue(.day(friday.advanced(by: 3)))
      #expect(report.moves.map(\.from) == [.day(friday)])
      #expect(report.moves.map(\.to) == [.day(friday.advanced(by: 3))])
    }
  }

  @Test("finds, groups, filters and sums up (TSK-120, TSK-130, TSK-141, TSK-160)")
  func finding() throws {
    let daybook = daybook
    try home.installation.run {
      for name in ["Pay rent", "Rent a car", "Milk"] {
        _ = try await daybook.tasks.create(NewTask(name))
      }
      let found = try await daybook.tasks.search(TaskSearch("rent"))
      #expect((found.totalCount, found.hits.map(\.tier)) == (2, [2, 3]))

      var query = TaskQuery()
      query.grouping = TaskQuery.Grouping(by: .project)
      query.sort = [TaskSort(.name, descending: true)]
      query.limit = 2
      let list = try await daybook.tasks.list(query)
      #expect(list.groups.map(\.tasks.count) == [2])
      #expect(list.groups[0].common == .project(.inbox, name: "Inbox", color: .gray))

      #expect(try await daybook.tasks.statistics().open == 3)
      #expect(try await daybook.tasks.suggestFilters().map(\.code) == ["unscheduled", "project"])

      var urgent = TaskFilter()
      urgent.priorities = [.highest]
      urgent.leavesOutInbox = true
      urgent.due = DayRange(through: CalendarDay("2026-12-01"))
      let kept = try await daybook.tasks.save(SavedFilter("Urgent", urgent, view: .today))
      #expect(try await daybook.tasks.savedFilters() == [kept])
      #expect((kept.filter, kept.view) == (urgent, .today))
      try await daybook.tasks.deleteSavedFilter(try #require(kept.id))
      #expect(try await daybook.tasks.savedFilters().isEmpty)
    }
  }

  @Test("checks a form while a person types (TSK-051)")
  func check() throws {
    let daybook = daybook
    try home.installation.run {
      let empty = try await daybook.tasks.check(NewTask(""))
      #expect(empty.violations.map(\.code) == ["empty_name"])
      let task = try await daybook.tasks.create(NewTask("Pay rent")).task
      var edit = TaskEdit()
      edit.name = .set("Rent")
      let good = try await daybook.tasks.check(task.id, edit)
      #expect(good.violations.isEmpty)
      #expect(good.task?.name == "Rent")
      #expect(try await daybook.tasks.get(task.id).name == "Pay rent")
    }
  }

  @Test("keeps projects in full (PRJ-042 to PRJ-050)")
  func projects() throws {
    let daybook = daybook
    try home.installation.run {
      var garden = NewProject("Garden")
      garden.icon = .heart
      garden.status = .planning
      garden.tags = ["home"]
      garden.settings = Project.Settings()
      garden.settings?.isInDigest = true
      garden.tasks = [NewTask("Buy seeds")]
      let made = try await daybook.projects.create(garden)
      #expect(made.project.icon == .heart)
      #expect(made.project.settings.isInDigest)
      #expect(made.tasks.map(\.name) == ["Buy seeds"])

      var edit = ProjectEdit()
      edit.status = .set(.onHold)
      edit.tags = .removed
      let changed = try await daybook.projects.update(made.project.id, edit)
      #expect(changed.hasChanged)
      #expect(changed.project.status == .onHold)
      #expect(changed.project.tags.isEmpty)

      #expect(try await daybook.projects.statistics(made.project.id).open == 1)
      var query = ProjectQuery()
      query.statuses = [.onHold]
      query.hasStatistics = true
      #expect(try await daybook.projects.list(query).map(\.statistics?.total) == [1])
      #expect(try await daybook.projects.objection(to: "garden") == "duplicate_project_name")
      #expect(try await daybook.projects.objection(to: "garden", for: made.project.id) == nil)

      #expect(
        try await daybook.projects.archive(made.project.id).projects.map(\.isArchived) == [true]
      )
      #expect(try await daybook.projects.list().map(\.name) == ["Inbox"])
      #expect(try await daybook.projects.restore(made.project.id).projects.count == 1)
      let looks = try await daybook.tasks.repairs().count
      #expect(try await daybook.tasks.repair().tasksChecked == 1)
      #expect(try await daybook.tasks.repairs().count == looks + 1)
      let gone = try await daybook.projects.delete(made.project.id)
      #expect((gone.tasksMoved, gone.tasksDeleted) == (1, 0))
    }
  }
}
