import TaskDomain
import Testing
import Vocabulary

/// A task of the day's examples, made in the first days of March.
private func task(
  _ number: UInt64,
  _ name: String = "x",
  type: TaskType? = nil,
  priority: TaskPriority = .medium,
  due: DueDate? = nil
) -> HouseholdTask {
  let added = Berlin.moment("2025-03-01", "08:00")
  return HouseholdTask(
    id: Berlin.task(number),
    project: Project.inbox.reference,
    name: name,
    type: type ?? .derived(from: due, at: added),
    priority: priority,
    due: due,
    added: added.now,
    modified: added.now
  )
}

@Suite("Suggested filters")
struct FilterSuggestionTests {
  @Test("include the evening until the member's day ends (TSK-123, TSK-004)")
  func evening() {
    func offers(_ day: String, _ time: String, from start: String) -> Bool {
      let calendar = HouseholdCalendar(
        zoneName: "Europe/Berlin",
        dayStart: LocalTime(text: start) ?? .midnight
      )
      let moment = Moment(Berlin.instant(day, time), calendar ?? .utc)
      return FilterSuggestion.candidates(busiest: nil, at: moment).map(\.code).contains("evening")
    }
    #expect(
      !offers("2025-03-12", "11:59", from: "04:00") && offers("2025-03-12", "12:00", from: "04:00")
    )
    #expect(
      offers("2025-03-13", "01:00", from: "04:00") && !offers("2025-03-13", "04:00", from: "04:00")
    )
    #expect(
      offers("2025-03-12", "23:59", from: "00:00") && !offers("2025-03-13", "01:00", from: "00:00")
    )
    // The clock jumps from 02:00 to 03:00, and the day begins in the skipped hour.
    #expect(
      offers("2025-03-30", "01:59", from: "02:30") && !offers("2025-03-30", "03:30", from: "02:30")
    )
  }
}

@Suite("A list of tasks")
struct ListOrderTests {
  @Test("is sorted by priority, due date, name and id (TSK-107)")
  func byPriority() {
    let noon = DueDate.at(Berlin.instant("2025-03-12", "12:00"))
    let ordered = [
      task(9, "late", priority: .highest, due: noon),
      task(8, "none", priority: .highest),
      task(2, "day", due: .on(Berlin.day("2025-03-12"))),
      task(3, "midnight", due: .at(Berlin.instant("2025-03-12", "00:00"))),
      task(7, "apple", due: noon),
      task(5, "Äpfel", due: noon),
      task(4, "bread", due: noon),
      task(6, "bread", due: noon),
      task(1, "low", priority: .low, due: .on(Berlin.day("2025-03-01"))),
    ]
    for shuffled in [Array(ordered.reversed()), ordered.shuffled()] {
      let found = shuffled.sorted(by: .priority, Berlin.calendar).map(\.id)
      let expected: [UInt64] = [9, 8, 2, 3, 5, 7, 4, 6, 1]
      #expect(found == expected.map(Berlin.task))
    }
  }

  @Test("of future tasks is sorted by due date first (TSK-103)")
  func byDue() {
    let tasks = [
      task(1, priority: .highest, due: .on(Berlin.day("2025-03-14"))),
      task(2, priority: .low, due: .on(Berlin.day("2025-03-13"))),
      task(3, priority: .highest),
    ]
    let found = tasks.sorted(by: .due, Berlin.calendar).map(\.id)
    #expect(found == [2, 1, 3].map(Berlin.task))
  }

  @Test("requires the arguments of its view (TSK-100 to TSK-106, TSK-109)")
  func views() throws {
    func draft(_ view: Int32, _ set: (inout ListingDraft) -> Void = { _ in }) -> ListingDraft {
      var draft = ListingDraft()
      draft.view = view
      set(&draft)
      return draft
    }
    let today = Berlin.moment.today
    #expect(try draft(1).listing(at: Berlin.moment).due == .on(today))
    #expect(try draft(4).listing(at: Berlin.moment).completion == .open)
    #expect(try draft(4).listing(at: Berlin.moment).order == .due)
    #expect(try draft(5).listing(at: Berlin.moment).completion == .complete)
    #expect(try draft(0).listing(at: Berlin.moment).completion == .all)
    #expect(try draft(4) { $0.completion = 3 }.listing(at: Berlin.moment).completion == .all)
    #expect(codes { try draft(2).listing(at: Berlin.moment) } == ["missing"])
    #expect(codes { try draft(3).listing(at: Berlin.moment) } == ["missing"])
    var two = draft(3)
    two.top.projects = [Project.inbox.id, Project.named("Garden").id]
    #expect(codes { try two.listing(at: Berlin.moment) } == ["too_many_items"])
    var twice = draft(6)
    twice.sort = [2, 3, 2].map { SortDraft(field: $0, isDescending: false) }
    #expect(codes { try twice.listing(at: Berlin.moment) } == ["too_many_items"])
    #expect(codes { try draft(7).listing(at: Berlin.moment) } == ["missing"])
    #expect(codes { try draft(8).listing(at: Berlin.moment) } == ["unknown_value"])
    #expect(
      codes { try draft(6) { $0.top.priorities = [1, 7] }.listing(at: Berlin.moment) } == [
        "invalid_priority"
      ]
    )
    #expect(
      codes { try draft(6) { $0.top.priorities = [1, 2, 3, 4, 4] }.listing(at: Berlin.moment) } == [
        "too_many_items"
      ]
    )
    let many = Array(repeating: ProjectID.inbox, count: 51)
    #expect(
      codes { try draft(7) { $0.top.projects = many }.listing(at: Berlin.moment) } == [
        "too_many_items"
      ]
    )
  }

  @Test("has pages of 1 to 200, 50 by default (TSK-142)", arguments: [-1, 201])
  func pageSize(raw: Int32) throws {
    var draft = ListingDraft()
    #expect(try draft.listing(at: Berlin.moment).pageSize == 50)
    draft.pageSize = raw
    #expect(codes { try draft.listing(at: Berlin.moment) } == ["out_of_range"])
    draft.pageSize = 200
    #expect(try draft.listing(at: Berlin.moment).pageSize == 200)
  }
}

@Suite("A day")
struct DayListsTests {
  let today = Berlin.day("2025-03-12")

  @Test("has each task in one list (TSK-110)")
  func lists() {
    let nine = DueDate.at(Berlin.instant("2025-03-12", "09:00"))
    let tasks = [
      task(1, due: .on(Berlin.day("2025-03-11"))),
      task(2, due: .at(Berlin.instant("2025-03-11", "23:59"))),
      task(3, type: .morning, due: nine),
      task(4, type: .evening, due: .at(Berlin.instant("2025-03-12", "18:00"))),
      task(5, type: .inbox, due: .on(today)),
      task(6, type: .upcoming, due: .on(today)),
      task(7, due: .on(Berlin.day("2025-03-13"))),
      task(8, due: .at(Berlin.instant("2025-03-19", "23:59"))),
      task(9, due: .on(Berlin.day("2025-03-20"))),
      task(10),
      task(11, due: nine).completed(at: Berlin.moment).task,
      task(12).completed(at: Berlin.moment).task,
      task(13, due: nine).completed(at: Berlin.moment("2025-03-11", "20:00")).task,
    ]
    let day = DayLists(tasks, on: today, Berlin.calendar)
    #expect(day.overdue.map(\.id) == [1, 2].map(Berlin.task))
    #expect(day.morning.map(\.id) == [Berlin.task(3)])
    #expect(day.morning.allSatisfy { $0.isOverdue(at: Berlin.moment) })
    #expect(day.evening.map(\.id) == [Berlin.task(4)])
    #expect(day.anytime.map(\.id) == [5, 6].map(Berlin.task))
    #expect(day.upcoming.map(\.id) == [7, 8].map(Berlin.task))
    #expect(Set(day.completed.map(\.id)) == Set([11, 12].map(Berlin.task)))
  }

  @Test("counts points and the completed share (TSK-111, TSK-161)")
  func figures() {
    let day = DayFigures(open: 1, overdue: 4, completed: [.highest: 1, .low: 1])
    #expect(day.pointsEarned == 9)
    #expect(day.completionRate == 0.6667)
    #expect(!day.isEmpty)
    #expect(DayFigures(open: 1, completedElsewhen: 1).completionRate == 0.5)
    #expect(DayFigures(overdue: 3, unscheduled: 2).isEmpty)
    #expect(DayFigures().completionRate == 0)
  }

  @Test("looks seven days ahead and shows at most twenty, the nearest first (TSK-110)")
  func upcoming() {
    let tasks = (1...30).map { task($0, due: .on(today.advanced(by: 1 + Int($0) % 7))) }
    let day = DayLists(tasks.sorted(by: .due, Berlin.calendar), on: today, Berlin.calendar)
    #expect(day.upcoming.count == 20)
    #expect(day.upcoming.first?.due == .on(today.advanced(by: 1)))
  }

  @Test(
    "of 23 or 25 hours is one day (TSK-004)",
    arguments: ["2025-03-30", "2025-10-26"]
  )
  func clockChange(day: String) {
    let first = task(1, due: .at(Berlin.instant(day, "00:00")))
    let last = task(2, due: .at(Berlin.instant(day, "23:59")))
    let lists = DayLists([first, last], on: Berlin.day(day), Berlin.calendar)
    let today = lists.morning + lists.evening + lists.anytime
    #expect(today.count == 2)
    #expect(lists.overdue.isEmpty && lists.upcoming.isEmpty)
  }
}
