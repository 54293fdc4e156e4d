import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

/// Concurrent calls, and changes of clocks and categories.
///
/// A failure prints its seed, which reproduces the run.
@Suite("Screen time with concurrent callers")
struct ScreenTimeRaceTests {
  @Test(
    "grants the last points to as many of eight devices as they suffice for, each request once (APP-088, APP-133)",
    arguments: FullRun.seeds(40, short: 6)
  )
  func lastPoints(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let child = try await TestChild(execution: .threads)
    try await child.app("game", 2)
    let points = Int64.random(in: 5...60, using: &numbers)
    try await child.adjust(points)
    let minutes = (0..<8).map { _ in 5 * Int32.random(in: 1...6, using: &numbers) }
    let isTwice = (0..<8).map { _ in Bool.random(using: &numbers) }
    let requests = minutes.map { _ in child.next() }
    @Sendable func ask(_ device: Int) async -> AllocationID? {
      let caller = device.isMultiple(of: 2) ? TestChild.child : TestChild.parent
      let answer = try? await child.redeem(
        "game",
        minutes[device],
        by: caller,
        request: requests[device]
      )
      return answer?.allocation?.id
    }
    // Some devices send the same request twice concurrently.
    let bought = await withTaskGroup(of: (device: Int, allocation: AllocationID?).self) { group in
      for device in 0..<8 {
        for _ in 0..<(isTwice[device] ? 2 : 1) {
          group.addTask { (device, await ask(device)) }
        }
      }
      return await group.reduce(into: [Int: Set<AllocationID>]()) { found, one in
        // One of two concurrent duplicates may be refused as being in progress.
        if let allocation = one.allocation { found[one.device, default: []].insert(allocation) }
      }
    }
    let winners = bought.keys.sorted()
    // A later repeat of a granted request gets the same answer.
    for device in winners {
      let again = await ask(device)
      #expect(bought[device] == again.map { [$0] }, "seed \(seed): two answers to one request")
    }
    let spent = winners.reduce(0) { $0 + Int64(minutes[$1]) }
    let left = try await child.balance()
    #expect(
      left == .init(balance: points - spent, held: 0, available: points - spent),
      "seed \(seed)"
    )
    #expect(try await child.allocations().count == winners.count, "seed \(seed)")
    // A refused device asked for more than the remaining points.
    for device in 0..<8 where !winners.contains(device) {
      #expect(Int64(minutes[device]) > points - spent, "seed \(seed): device \(device)")
    }
    try await child.checkLedger()
  }

  @Test(
    "books a request once, however often it is approved and declined (APP-088, APP-133)",
    arguments: FullRun.seeds(40, short: 6)
  )
  func decisions(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let child = try await TestChild(execution: .threads)
    try await child.app("game", 2)
    try await child.set(["approval_needed"], .init(approvalNeeded: true))
    try await child.adjust(50)
    let request = try await child.ask("game", 30)
    // Each press has its own request id.
    var presses: [(parent: UInt64, approves: Bool)] = []
    for parent in [TestChild.parent, TestChild.otherParent] {
      presses.append((parent, true))
      for _ in 0..<Int.random(in: 0...2, using: &numbers) {
        presses.append((parent, .random(using: &numbers)))
      }
    }
    presses.shuffle(using: &numbers)
    let changes = await withTaskGroup(of: Bool.self) { group in
      for press in presses {
        group.addTask {
          guard press.approves else {
            return (try? await child.decline(request, by: press.parent))?.changed == true
          }
          return (try? await child.approve(request, by: press.parent))?.changed == true
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(changes == 1, "seed \(seed)")
    let made = try await child.allocations()
    #expect(made.count <= 1, "seed \(seed)")
    let left = Int64(made.isEmpty ? 50 : 20)
    #expect(
      try await child.balance() == .init(balance: left, held: 0, available: left),
      "seed \(seed)"
    )
    let decided = try await child.catalog.events().filter { $0.kind == "reward_decided" }
    #expect(decided.count == 1, "seed \(seed)")
    try await child.checkLedger()
  }

  @Test(
    "rates an interval by the category of each millisecond, however it is split and reported (APP-036, APP-074, APP-133)",
    arguments: FullRun.seeds(60, short: 10)
  )
  func categories(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let child = try await TestChild()
    try await child.app("math", 0)
    let start = child.now
    var expected = (learned: Int64(0), rewarded: Int64(0), units: Int64(0))
    var now = (category: CatalogV1.AppCategory.uncategorized, rate: Int64(0))
    let apps = AppCalls(store: AppStore(child.catalog.file))
    let choices: [CatalogV1.AppCategory] = [.uncategorized, .learning, .learning, .reward]
    for change in 0...6 {
      let length = Int64.random(in: 1...900_000, using: &numbers)
      child.catalog.clock.advance(by: .milliseconds(length))
      if now.category == .learning { expected.learned += length }
      if now.category == .reward { expected.rewarded += length }
      expected.units += length * now.rate
      guard change < 6 else { break }
      now.category = choices[Int.random(in: choices.indices, using: &numbers)]
      now.rate = now.category == .learning ? Int64.random(in: 1...1_000, using: &numbers) : 0
      _ = try await apps.setAppCategory(
        .init(
          childID: .sample(TestChild.child),
          bundleIdentifier: "math",
          category: now.category,
          pointsPerHour: now.category == .learning ? now.rate : nil
        ),
        child.call(CatalogV1.Apps.Methods.setAppCategory)
      )
    }
    let whole = (child.now - start).milliseconds
    var cuts: Set<Int64> = [0, whole]
    for _ in 0..<Int.random(in: 0...12, using: &numbers) {
      cuts.insert(.random(in: 0...whole, using: &numbers))
    }
    let places = cuts.sorted()
    var pieces = zip(places, places.dropFirst()).map { from, to in
      child.interval("math", start + .milliseconds(from), seconds: Double(to - from) / 1_000)
    }
    pieces += pieces.filter { _ in Bool.random(using: &numbers) }
    pieces.shuffle(using: &numbers)
    for piece in pieces { try await child.report([piece]) }
    let day = try #require(try await child.days().first)
    #expect(day.learningSeconds == expected.learned / 1_000, "seed \(seed)")
    #expect(day.rewardSeconds == expected.rewarded / 1_000, "seed \(seed)")
    #expect(day.overLimitSeconds == expected.rewarded / 1_000, "seed \(seed)")
    #expect(try await child.balance().balance == expected.units / 3_600_000, "seed \(seed)")
    try await child.checkLedger()
  }

  @Test(
    "keeps its ledger consistent while the clock is set back and forth (APP-081, APP-133)",
    arguments: FullRun.seeds(40, short: 8)
  )
  func clocks(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 600)
    try await child.app("game", 2)
    try await child.set(["daily_reward_minutes"], .init(dailyRewardMinutes: 600))
    var open: [CatalogV1.RewardRequest] = []
    for _ in 0..<60 {
      let hours = Int.random(in: -48...50, using: &numbers)
      child.catalog.clock.advance(by: .seconds(hours * 3_600 + 17))
      let before = try await child.balance()
      do {
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: try await child.use("math", seconds: 900)
        case 1: try await child.use("game", seconds: 400)
        case 2: try await child.redeem("game", Int32.random(in: 1...12, using: &numbers) * 5)
        case 3:
          _ = try await child.cancel(try await child.allocations().randomElement(using: &numbers))
        case 4: open.append(try await child.ask("game", 10))
        case 5: _ = try await child.approve(open.randomElement(using: &numbers) ?? .init())
        default: _ = try await child.decline(open.randomElement(using: &numbers) ?? .init())
        }
      } catch {
        // Any error is a refusal, and a refused call changes nothing.
        #expect(RPCError(describing: error).code != .internal, "seed \(seed): \(error)")
        #expect(try await child.balance() == before, "seed \(seed)")
      }
      let after = try await child.balance()
      #expect(after.available == max(0, after.balance - after.held), "seed \(seed)")
    }
    try await child.checkLedger()
    let first = HouseholdCalendar.utc.day(of: .testStart)
    let days = try await child.days(
      .init(from: first.advanced(by: -100), to: first.advanced(by: 100), pageSize: 200)
    )
    let learned = days.map(\.learningSeconds).reduce(0, +)
    let earned = try await child.ledger().filter { $0.kind == .earn }.map(\.points).reduce(0, +)
    #expect(earned == learned / 6, "seed \(seed): ten points a minute, of each second once")
    for allocation in try await child.allocations() {
      let whole = Int64(allocation.minutes - allocation.refundedMinutes) * 60
      #expect(allocation.usedSeconds <= whole, "seed \(seed)")
    }
  }
}
