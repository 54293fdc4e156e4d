import AnalyticsContracts
import AnalyticsDomain
import Foundation
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("Figures of days under random events")
struct PeriodPropertyTests {
  private static let starts = ["00:00", "01:30", "03:00", "04:30", "06:00"]

  /// Any zone of this machine, with any start of the day.
  private static func calendar(_ numbers: inout SeededNumbers) -> HouseholdCalendar {
    let names = TimeZone.knownTimeZoneIdentifiers.filter(HouseholdCalendar.isZoneName).sorted()
    let name = names.randomElement(using: &numbers) ?? "UTC"
    let start = starts.randomElement(using: &numbers).flatMap { LocalTime(text: $0) }
    let week = WeekStart.allCases.randomElement(using: &numbers) ?? .monday
    return HouseholdCalendar(zoneName: name, dayStart: start ?? .midnight, weekStart: week) ?? .utc
  }

  @Test(
    "equal the sums of their rows, and a naive count (ANA-001, ANA-010 to ANA-014, ANA-036)",
    arguments: FullRun.seeds(8)
  )
  func sums(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let calendar = Self.calendar(&numbers)
    let name: Comment = "seed \(seed), \(calendar.zone.identifier), \(calendar.dayStart.text)"
    let fixture = try PeriodFixture()
    var tasks = PaperTasks(calendar)
    var known: Set<TaskID> = []
    for _ in 0..<250 {
      let id = tasks.tasks.keys.sorted().randomElement(using: &numbers)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1, 2:
        let offset = Int.random(in: -2...6, using: &numbers)
        let priority = TaskV1.TaskPriority(rawValue: Int32.random(in: 1...4, using: &numbers))
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: known.insert(try tasks.add(priority))
        case 1: known.insert(try tasks.add(due: tasks.today.advanced(by: offset), priority))
        default:
          known.insert(try tasks.add(at: tasks.now + .seconds(offset * 20_000), priority))
        }
      case 3, 4: if let id { try tasks.complete(id) }
      case 5: if let id { try tasks.uncomplete(id) }
      case 6:
        let priority = TaskV1.TaskPriority(rawValue: Int32.random(in: 1...4, using: &numbers))
        if let id { try tasks.reprioritise(id, priority) }
      case 7:
        let day = tasks.today.advanced(by: Int.random(in: -1...5, using: &numbers))
        if let id { try tasks.reschedule(id, to: day) }
      case 8:
        if let id, Bool.random(using: &numbers) {
          try tasks.delete(id, forgets: Bool.random(using: &numbers))
        }
      default: tasks.pass(.seconds(Int.random(in: 600...100_000, using: &numbers)))
      }
    }
    let events = tasks.takeEvents()
    try await fixture.ledger.take(events)
    #expect(try await fixture.ledger.daysAgree(), name)
    #expect(try await fixture.ledger.historiesAgree(known.sorted()), name)
    #expect(try await fixture.ledger.spansAgree(known.sorted()), name)
    try await expectCount(of: tasks, fixture, name)
    // After a replay from any position, everything is as before.
    for place in [0, 1, events.count / 3, events.count - 1] {
      try await fixture.ledger.replay(Array(events[place...]))
      #expect(try await fixture.ledger.daysAgree(), name)
      #expect(try await fixture.ledger.historiesAgree(known.sorted()), name)
      #expect(try await fixture.ledger.spansAgree(known.sorted()), name)
      try await expectCount(of: tasks, fixture, name)
    }
  }

  /// Points and completions by day, counted from the tasks as they are.
  private func expectCount(of tasks: PaperTasks, _ fixture: PeriodFixture, _ name: Comment)
    async throws
  {
    var byHand: [LocalDay: (points: Int, completed: Int)] = [:]
    func add(_ day: LocalDay, _ points: Int) {
      let before = byHand[day] ?? (0, 0)
      byHand[day] = (before.points + points, before.completed + 1)
    }
    for paper in tasks.tasks.values {
      guard let day = paper.completedOn else { continue }
      add(day, Int(PaperTasks.points[paper.record.priority] ?? 0))
    }
    for one in tasks.left { add(one.day, one.points) }
    let first = Family.monday.advanced(by: -30)
    let last = first.advanced(by: 365)
    let days = try await fixture.days(from: first, to: last).days.filter { $0.completed > 0 }
    let counted = Dictionary(days.map { ($0.from, (Int($0.points), Int($0.completed))) }) { $1 }
    #expect(counted.count == byHand.count, name)
    for (day, hand) in byHand { #expect(counted[day] ?? (0, 0) == hand, name) }
    // The additive figures of a period are the sums of its days.
    let period = try await fixture.period(.custom, from: first, to: last)
    let figures = period.summary?.figures
    #expect(Int(figures?.points ?? -1) == byHand.values.reduce(0) { $0 + $1.points }, name)
    #expect(Int(figures?.completed ?? -1) == byHand.values.reduce(0) { $0 + $1.completed }, name)
    #expect(period.entries.reduce(0) { $0 + $1.points } == figures?.points, name)
    #expect(period.summary?.byPriority.reduce(0) { $0 + $1.points } == figures?.points, name)
    #expect(period.summary?.byPriority.reduce(0) { $0 + $1.total } == figures?.total, name)
    #expect(period.summary?.byProject.reduce(0) { $0 + $1.total } == figures?.total, name)
    #expect(period.summary?.byHour.reduce(0, +) == figures?.completed, name)
  }

  @Test(
    "count every day of a year exactly once, including days of 23 and 25 hours (ANA-001)",
    arguments: [
      "Europe/Berlin 2026", "Australia/Lord_Howe 2026", "Pacific/Apia 2011", "America/Havana 2026",
      "Africa/Cairo 2026", "Asia/Kathmandu 2026", "any 1", "any 2", "any 3", "any 4",
    ]
  )
  func everyHour(where place: String) async throws {
    let words = place.split(separator: " ")
    var numbers = SeededNumbers(seed: UInt64(words[1]) ?? 0)
    var calendar = Self.calendar(&numbers)
    if words[0] != "any" {
      calendar = try #require(
        HouseholdCalendar(zoneName: String(words[0]), dayStart: calendar.dayStart)
      )
    }
    let name: Comment = "\(place): \(calendar.zone.identifier), \(calendar.dayStart.text)"
    let year = words[0] == "any" ? 2026 : Int(words[1]) ?? 2026
    let first = try #require(LocalDay(year: year, month: 1, day: 1))
    let last = try #require(LocalDay(year: year, month: 12, day: 31))
    var fixture = try PeriodFixture()
    fixture.caller = .sample(calendar: calendar)
    var tasks = PaperTasks(calendar, from: calendar.start(of: first))
    var instants: [Timestamp] = []
    while tasks.now < calendar.end(of: last) {
      instants.append(tasks.now)
      try tasks.complete(try tasks.add(.low))
      // A day of another length contains another number of these.
      tasks.pass(.seconds(9_001))
    }
    try await fixture.ledger.take(tasks.takeEvents())
    let days = try await fixture.days(from: first, to: last).days
    #expect(days.reduce(0) { $0 + Int($1.completed) } == instants.count, name)
    let existing = (first...last).all.filter(calendar.has)
    #expect(days.compactMap(\.from) == existing, name)
    for (day, date) in zip(days, existing) {
      let span = calendar.start(of: date)..<calendar.end(of: date)
      #expect(Int(day.completed) == instants.count { span.contains($0) }, "\(name) \(date)")
    }
    let whole = try await fixture.period(.custom, from: first, to: last)
    #expect(
      whole.entries.count == 12 && Int(whole.summary?.figures?.completed ?? 0) == instants.count,
      name
    )
  }
}
