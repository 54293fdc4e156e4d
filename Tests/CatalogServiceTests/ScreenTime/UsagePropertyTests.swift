import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

/// Invariants for any reports in any order; a failure prints its seed, which reproduces the run.
@Suite("Screen time under random use")
struct UsagePropertyTests {
  @Test(
    "earns the same points for any pieces in any order, from several devices, and when repeated (APP-072, APP-073, APP-133)",
    arguments: 1...12 as ClosedRange<UInt64>
  )
  func pieces(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let start = Timestamp.testStart - .seconds(20_000)
    let rate = Int.random(in: 1...1_000, using: &numbers)
    let later = Int.random(in: 1...1_000, using: &numbers)
    let change = start + .milliseconds(.random(in: 1...7_000_000, using: &numbers))
    // Two apps one after the other: which of two at once is counted depends on what arrives first.
    let length = Int64.random(in: 3_000_000...7_200_000, using: &numbers)
    let spans = [("math", start), ("piano", start + .milliseconds(length + 1))]
    var results: [[Int64]] = []
    for split in [false, true] {
      let child = try await TestChild()
      try await child.app("math", 1, pointsPerHour: rate)
      try await child.app("math", 1, pointsPerHour: later, from: change)
      try await child.app("piano", 1, pointsPerHour: later)
      var pieces: [(app: String, from: Int64, to: Int64, start: Timestamp)] = []
      for (app, start) in spans {
        var cuts: [Int64] = [0, length]
        if split { cuts += (0..<40).map { _ in .random(in: 1..<length, using: &numbers) } }
        cuts = Array(Set(cuts)).sorted()
        for (from, to) in zip(cuts, cuts.dropFirst()) {
          pieces.append((app, from, to, start))
          guard split else { continue }
          // Another device saw the same app a little longer on both sides.
          let early = max(0, from - .random(in: 0...60_000, using: &numbers))
          let late = min(length, to + .random(in: 0...60_000, using: &numbers))
          pieces.append((app, early, late, start))
        }
      }
      if split { pieces.shuffle(using: &numbers) }
      let intervals = pieces.map { piece in
        child.interval(
          piece.app,
          piece.start + .milliseconds(piece.from),
          seconds: Double(piece.to - piece.from) / 1_000
        )
      }
      var rest = intervals[...]
      while !rest.isEmpty {
        let count = min(rest.count, .random(in: 1...9, using: &numbers))
        try await child.report(Array(rest.prefix(count)), device: "d\(count)")
        rest = rest.dropFirst(count)
      }
      #expect(try await child.report(Array(intervals.shuffled(using: &numbers))).points == 0)
      try await child.checkLedger()
      let days = try await child.days()
      results.append(
        [try await child.balance().balance] + days.map(\.learningSeconds) + days.map(\.usedSeconds)
      )
    }
    #expect(results[0] == results[1], "seed \(seed)")
    let before = min(length, (change - start).milliseconds)
    let units = before * Int64(rate) + (length - before) * Int64(later)
    let expected = units / 3_600_000 + length * Int64(later) / 3_600_000
    #expect(results[0][0] == expected, "seed \(seed)")
  }

  @Test(
    "counts each second once, whichever of several concurrent apps it is counted for (APP-072)",
    arguments: 1...8 as ClosedRange<UInt64>
  )
  func union(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let child = try await TestChild()
    let apps = ["a", "b", "c"]
    for app in apps { try await child.app(app, 1, pointsPerHour: 3_600 / 10 * 2) }
    var seconds: Set<Int> = []
    for _ in 0..<60 {
      let from = Int.random(in: 0..<5_000, using: &numbers)
      let count = Int.random(in: 1...400, using: &numbers)
      seconds.formUnion(from..<from + count)
      let app = apps[Int.random(in: 0..<apps.count, using: &numbers)]
      let start = Timestamp.testStart - .seconds(6_000) + .seconds(from)
      try await child.report([child.interval(app, start, seconds: Double(count))])
    }
    let learned = try await child.days().map(\.learningSeconds).reduce(0, +)
    #expect(learned == Int64(seconds.count), "seed \(seed)")
    try await child.checkLedger()
  }

  @Test(
    "never has a negative balance, and refunds only what was not used (APP-081, APP-088, APP-133)",
    arguments: 1...8 as ClosedRange<UInt64>
  )
  func rewards(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 600)
    try await child.app("game", 2)
    try await child.set(
      ["points_per_reward_minute", "daily_reward_minutes"],
      .init(pointsPerRewardMinute: 2, dailyRewardMinutes: 600)
    )
    var open: [CatalogV1.RewardRequest] = []
    for _ in 0..<60 {
      child.catalog.clock.advance(by: .seconds(.random(in: 60...3_600, using: &numbers)))
      // A refusal is a valid answer; then nothing may have changed.
      let before = try await child.balance()
      do {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: try await child.use("math", seconds: 600)
        case 1: try await child.use("game", seconds: 400)
        case 2: try await child.redeem("game", Int32.random(in: 1...12, using: &numbers) * 5)
        case 3:
          _ = try await child.cancel(try await child.allocations().randomElement(using: &numbers))
        case 4: try await child.adjust(.random(in: -80 ... -1, using: &numbers))
        case 5: open.append(try await child.ask("game", 10))
        case 6: _ = try await child.approve(open.randomElement(using: &numbers) ?? .init())
        default: _ = try await child.decline(open.randomElement(using: &numbers) ?? .init())
        }
      } catch {
        #expect(try await child.balance() == before, "seed \(seed)")
      }
      let after = try await child.balance()
      #expect(after.balance >= 0 && after.held >= 0, "seed \(seed)")
      #expect(after.available == after.balance - after.held, "seed \(seed)")
    }
    try await child.checkLedger()
    for allocation in try await child.allocations() {
      let whole = Int64(allocation.minutes - allocation.refundedMinutes) * 60
      #expect(allocation.usedSeconds <= whole, "seed \(seed)")
    }
  }

  @Test(
    "has a balance, sums and a chart that equal the sum of its ledger after every step (APP-081, APP-103, APP-133)",
    arguments: 1...8 as ClosedRange<UInt64>
  )
  func sums(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 600)
    try await child.app("game", 2)
    try await child.set(
      ["lessons_pay", "points_per_lesson", "daily_lesson_points"],
      .init(lessonsPay: true, pointsPerLesson: 7, dailyLessonPoints: 10)
    )
    var lessons = ["laundry", "cooking", "taxes", "budgeting", "compliments"].shuffled(
      using: &numbers
    )
    for _ in 0..<40 {
      child.catalog.clock.advance(by: .seconds(.random(in: 60...20_000, using: &numbers)))
      do {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: try await child.use("math", seconds: 600)
        case 1:
          // Reported late: it counts on the day of its use.
          let days = Int.random(in: 1...6, using: &numbers)
          let start = child.now - .seconds(days * 86_400 + 400)
          try await child.report([child.interval("math", start, seconds: 400)])
        case 2: try await child.redeem("game", Int32.random(in: 1...6, using: &numbers) * 5)
        case 3:
          _ = try await child.cancel(try await child.allocations().randomElement(using: &numbers))
        case 4: try await child.adjust(.random(in: -80 ... -1, using: &numbers))
        case 5: try await child.adjust(.random(in: 1...80, using: &numbers))
        case 6: _ = try await child.approve(try await child.ask("game", 10))
        default:
          guard let lesson = lessons.popLast() else { break }
          let caller = child.caller(TestChild.child, request: child.next())
          _ = try await child.catalog.setCompleted(lesson, caller)
        }
      } catch {
        // A refusal must change nothing, which the comparison shows.
        #expect(error is RPCError || error is ScreenTimeRefusal, "seed \(seed): \(error)")
      }
      try await compareWithLedger(child, seed)
    }
    #expect(try await child.ledger().count > 10, "seed \(seed)")
    try await child.checkLedger()
  }

  /// Compares the figures of the balance and the card with what the listed entries add up to.
  private func compareWithLedger(_ child: TestChild, _ seed: UInt64) async throws {
    let entries = try await child.ledger()
    func sum(_ isCounted: (CatalogV1.PointsEntry) -> Bool) -> Int64 {
      entries.filter(isCounted).map(\.points).reduce(0, +)
    }
    let figures = try await child.pointsCalls.getBalance(
      .init(childID: .sample(TestChild.child)),
      child.call(CatalogV1.Points.Methods.getBalance)
    )
    #expect(figures.balance?.balance == sum { _ in true }, "seed \(seed)")
    #expect(figures.earned == sum { $0.kind == .earn }, "seed \(seed)")
    #expect(figures.redeemed == -sum { $0.kind == .redeem }, "seed \(seed)")
    #expect(figures.refunded == sum { $0.kind == .refund }, "seed \(seed)")
    #expect(figures.adjusted == sum { $0.kind == .adjustment }, "seed \(seed)")
    let card = try await child.card()
    #expect(card.balance == figures.balance && card.earnedToday == figures.earnedToday)
    for day in card.chart {
      let earned = sum { $0.kind == .earn && $0.localDay == day.localDay }
      #expect(day.points == earned, "seed \(seed), \(day.localDay?.text ?? "")")
    }
    #expect(figures.earnedToday == card.chart.last?.points, "seed \(seed)")
  }

  @Test(
    "charges the same to allocations in whatever order use arrives (APP-076, ruling 27)",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func allocations(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let start = Timestamp.testStart
    let allocations = (0..<4).map { number -> RewardAllocation in
      let granted = start + .seconds(.random(in: 0...7_200, using: &numbers))
      return RewardAllocation(
        id: .sample(UInt64(number)),
        app: "game",
        minutes: 5 * .random(in: 1...6, using: &numbers),
        price: 1,
        grantedAt: granted,
        expiresAt: start + .seconds(10_000),
        day: LocalDay(daysSinceEpoch: 0)
      )
    }
    var use: [TimeSpan] = []
    var from = start
    while from < start + .seconds(11_000) {
      from = from + .milliseconds(.random(in: 1...900_000, using: &numbers))
      let to = from + .milliseconds(.random(in: 1...900_000, using: &numbers))
      if let span = TimeSpan(from: from, to: to) { use.append(span) }
      from = to
    }
    let outcome = AllocationUse(of: use, from: allocations)
    #expect(
      AllocationUse(of: use.shuffled(using: &numbers), from: allocations.shuffled(using: &numbers))
        == outcome,
      "seed \(seed)"
    )
    let total = use.map(\.milliseconds).reduce(0, +)
    let over = outcome.overLimit.map(\.milliseconds).reduce(0, +)
    #expect(outcome.used.values.reduce(0, +) + over == total, "seed \(seed)")
    for allocation in allocations {
      #expect((outcome.used[allocation.id] ?? 0) <= allocation.capacity, "seed \(seed)")
    }
  }
}
