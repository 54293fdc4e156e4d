import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import AnalyticsService

@Suite("Health logs under random changes")
struct HealthRandomTests {
  private struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
  }

  private static let types: [AnalyticsV1.HealthDataType] = [
    .weight, .hydration, .sleep, .fasting,
  ]

  /// An instant of the last nine days, or now and then far away.
  private func instant(_ health: TestHealth, _ numbers: inout Numbers) -> GoogleProtobuf.Timestamp {
    switch numbers.next(20) {
    case 0: .init(seconds: -2_208_988_800)
    case 1: .init(seconds: 4_102_444_800)
    case 2: .init(seconds: .min)
    default: health.hours(-Double(numbers.next(9 * 24 * 4)) / 4)
    }
  }

  private func entry(
    _ health: TestHealth,
    _ numbers: inout Numbers
  ) -> AnalyticsV1.HealthEntry {
    var entry = AnalyticsV1.HealthEntry(type: Self.types[numbers.next(4)])
    entry.start = instant(health, &numbers)
    entry.grams = Int32(numbers.next(600_000))
    entry.millilitres = Int32(numbers.next(6_000))
    entry.goalHours = Int32(numbers.next(50))
    let isOpen = entry.type == .weight || entry.type == .hydration || numbers.next(5) == 0
    if !isOpen, let start = entry.start {
      entry.end = .init(
        seconds: start.seconds.addingReportingOverflow(Int64(numbers.next(40_000))).partialValue
      )
    }
    return entry
  }

  /// Checks the invariants, whatever was done.
  private func check(_ health: TestHealth) async throws {
    var all: [HealthEntry] = []
    for type in HealthDataType.allCases {
      all += try await health.health.read(Asker.adult.caller(health.environment.random)) {
        try $0.page(of: type, from: nil, to: nil, after: nil, atMost: 10_000)
      }
    }
    let fasts = all.filter { $0.type == .fasting }.sorted { $0.start < $1.start }
    #expect(fasts.count(where: \.isRunning) <= 1)
    for (one, next) in zip(fasts, fasts.dropFirst()) {
      #expect(one.end.map { $0 <= next.start } ?? false)
    }
    let nights = all.filter { $0.type == .sleep && $0.source == .manual }
      .sorted { $0.start < $1.start }
    for (one, next) in zip(nights, nights.dropFirst()) {
      #expect(one.end.map { $0 <= next.start } ?? false)
    }
    let drinks = Dictionary(grouping: all.filter { $0.type == .hydration }, by: \.localDay)
    for entries in drinks.values {
      #expect(entries.reduce(0) { $0 + $1.amount } <= HealthEntry.mostMillilitresOfDay)
    }
    let now = health.clock.now()
    for entry in all where !(entry.isRunning || entry.source == .imported) {
      #expect(entry.violations(now: now).isEmpty, "\(entry)")
      #expect(entry.localDay == HouseholdCalendar.utc.day(of: entry.countsAt))
    }
    // The service's figures equal those computed from all entries.
    let figures = try await health.figures()
    let today = HouseholdCalendar.utc.day(of: now)
    let days = HealthDayFigures.of((-6...0).map { today.advanced(by: $0) }, all, .utc, now: now)
    #expect(figures.days.map(\.waterMl) == days.map { Int32($0.waterMillilitres) })
    #expect(figures.days.map(\.sleepMinutes) == days.map { $0.sleepMinutes.map(Int32.init) })
    #expect(figures.days.map(\.weightG) == days.map { $0.weightGrams.map(Int32.init) })
    #expect(figures.days.map(\.fasts.count) == days.map(\.fasts.count))
    let week = HealthWeekFigures(
      week: days,
      weights: all.filter { $0.type == .weight },
      fasts: fasts,
      goals: HealthGoals(),
      calendar: .utc,
      now: now
    )
    #expect(figures.week == AnalyticsV1.HealthWeekFigures(week))
  }

  @Test(
    "stay valid, and figures equal a recomputation (FST-018, FST-135)",
    arguments: 1...4 as ClosedRange<UInt64>
  )
  func random(seed: UInt64) async throws {
    let health = try await TestHealth()
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
    try await health.select([.sleep, .weight])
    try await health.connect([])
    var done: [String: Int] = [:]
    for step in 0..<300 {
      let known = try await health.list(.init(type: Self.types[numbers.next(4)])).entries
      let picked = known.isEmpty ? nil : known[numbers.next(known.count)]
      let kind = ["create", "create", "update", "delete", "start", "stop", "import"][
        numbers.next(7)
      ]
      let change = entry(health, &numbers)
      let end = instant(health, &numbers)
      let path = ["start", "end", "grams", "millilitres", "goal_hours"][numbers.next(5)]
      let reason = await refusal {
        switch kind {
        case "create": try await health.create(change)
        case "update":
          var entry = change
          entry.id = picked?.id
          _ = try await health.update(entry, [path])
        case "delete": try await health.delete(picked?.id)
        case "start": _ = try await health.start(.init(start: change.start))
        case "stop": _ = try await health.stop(at: end)
        default:
          _ = try await health.add([
            .init(
              type: numbers.next(2) == 0 ? .sleep : .weight,
              sourceName: "x",
              start: change.start,
              end: change.start.map {
                .init(seconds: $0.seconds.addingReportingOverflow(20_000).partialValue)
              },
              grams: change.grams
            )
          ])
        }
      }
      if reason == "nothing was refused" { done[kind, default: 0] += 1 }
      #expect(reason != "internal", "step \(step): \(kind)")
      if step.isMultiple(of: 25) { try await check(health) }
    }
    try await check(health)
    for kind in ["create", "update", "delete", "start", "stop", "import"] {
      #expect(done[kind, default: 0] > 0, "\(kind) never went through")
    }
  }
}
