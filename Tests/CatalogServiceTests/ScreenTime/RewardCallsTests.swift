import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("Rewards of a child")
struct RewardCallsTests {
  /// A child with a reward app and points.
  private func child(
    points: Int64 = 100,
    calendar: HouseholdCalendar = .utc
  ) async throws -> TestChild {
    let child = try await TestChild(calendar: calendar)
    try await child.app("game", 2)
    try await child.app("math", 1, pointsPerHour: 60)
    try await child.adjust(points)
    return child
  }

  @Test("give minutes until the end of the child's day, for points (APP-086, APP-089)")
  func redeem() async throws {
    let zone = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    let child = try await child(calendar: zone)
    let answer = try await child.redeem("Game", 30, request: 70)
    let made = try #require(answer.allocation)
    #expect(made.status == .active && made.minutes == 30 && made.points == 30)
    #expect(made.leftSeconds == 1_800 && made.appName == "App game")
    #expect(made.expiresAt.flatMap { Timestamp($0) } == zone.end(of: zone.day(of: child.now)))
    #expect(answer.balance?.available == 70)
    // The same call again has the first result (APP-088).
    #expect(try await child.redeem("Game", 30, request: 70) == answer)
    let entry = try #require(try await child.ledger().first)
    #expect(entry.kind == .redeem && entry.points == -30 && entry.minutes == 30)
    #expect(entry.pointsPerMinute == 1 && entry.allocationID == made.id)
    #expect(entry.actorID == .sample(TestChild.child))
    #expect(try await child.redeem("game", 5, by: TestChild.parent).allocation?.minutes == 5)
    let events = try await child.catalog.events().map(\.kind)
    #expect(events.suffix(2) == ["points_booked", "reward_allocated"])
    try await child.checkLedger()
  }

  @Test("are refused without any effect if a condition is not met (APP-086, APP-087)")
  func refused() async throws {
    let child = try await child(points: 40)
    try await child.app("gone", 2, removedAt: child.now)
    let cases: [(String, Int32, String)] = [
      ("game", 0, "out_of_range"), ("game", 245, "out_of_range"), ("game", -5, "out_of_range"),
      ("game", .max, "out_of_range"), ("game", 7, "not_a_step"), ("none", 5, "unknown_app"),
      ("math", 5, "not_a_reward_app"), ("gone", 5, "app_removed"),
      ("game", 45, "insufficient_points"), ("game", 125, "daily_reward_limit"),
    ]
    for (app, minutes, code) in cases {
      let refused = await refusal { try await child.redeem(app, minutes) }
      #expect(refused?.reason == code, "\(app) \(minutes)")
    }
    try await child.set(["daily_reward_minutes"], .init(dailyRewardMinutes: 0))
    let off = await refusal { try await child.redeem("game", 5) }
    #expect(off?.reason == "daily_reward_limit" && off?.code == .failedPrecondition)
    #expect(try await child.balance().balance == 40)
    #expect(try await child.allocations().isEmpty)
  }

  @Test("keep to the daily maximum, which starts again with the day (APP-087)")
  func daily() async throws {
    let child = try await child(points: 1_000)
    try await child.set(["daily_reward_minutes"], .init(dailyRewardMinutes: 40))
    try await child.redeem("game", 30)
    #expect(try await child.card().affordableMinutes == 10)
    let over = await refusal { try await child.redeem("game", 15) }
    #expect(over?.reason == "daily_reward_limit")
    let made = try await child.redeem("game", 10)
    _ = try await child.cancel(made.allocation)
    #expect(try await child.card().dailyMinutesLeft == 10)
    child.catalog.clock.advance(by: .seconds(86_400))
    #expect(try await child.redeem("game", 40).allocation?.status == .active)
  }

  @Test("are used by the second; use beyond them is shown to parents (APP-076, APP-126)")
  func used() async throws {
    let child = try await child()
    let start = child.now
    try await child.redeem("game", 10)
    child.catalog.clock.set(start + .seconds(1_200))
    // Concurrent use on two devices counts each second once.
    try await child.report([
      child.interval("game", start - .seconds(60), seconds: 180),
      child.interval("game", start + .seconds(100), seconds: 50),
    ])
    var made = try #require(try await child.allocations().first)
    #expect(made.usedSeconds == 150 && made.leftSeconds == 450 && made.status == .active)
    #expect(try await child.card().overLimitSeconds == 60)
    #expect(try await child.card(by: TestChild.child).overLimitSeconds == 0)
    try await child.report([child.interval("game", start + .seconds(200), seconds: 1_000)])
    made = try #require(try await child.allocations().first)
    #expect(made.usedSeconds == 600 && made.status == .used && made.leftSeconds == 0)
    #expect(try await child.days().first { $0.bundleIdentifier == "game" }?.overLimitSeconds == 610)
    #expect(try await child.allocations(onlyActive: true).isEmpty)
    let ended = await refusal { try await child.cancel(made) }
    #expect(ended?.reason == "allocation_ended")
    #expect(try await child.balance().balance == 90)
  }

  @Test("refund unused whole minutes when they are cancelled, once (APP-090, ruling 27)")
  func cancelled() async throws {
    let child = try await child()
    try await child.set(["points_per_reward_minute"], .init(pointsPerRewardMinute: 2))
    let start = child.now
    let made = try await child.redeem("game", 20)
    // A later price does not apply.
    try await child.set(["points_per_reward_minute"], .init(pointsPerRewardMinute: 9))
    child.catalog.clock.advance(by: .seconds(600))
    try await child.report([child.interval("game", start, seconds: 90)])
    let answer = try await child.cancel(made.allocation)
    #expect(answer.changed && answer.refundedPoints == 36)
    #expect(answer.allocation?.refundedMinutes == 18 && answer.allocation?.status == .cancelled)
    #expect(try await child.balance().balance == 96)
    let again = try await child.cancel(made.allocation)
    #expect(!again.changed && again.refundedPoints == 0)
    // Late use consumes the remaining half minute, and nothing that was refunded.
    try await child.report([child.interval("game", start + .seconds(300), seconds: 120)])
    #expect(try await child.allocations().first?.usedSeconds == 120)
    #expect(try await child.days().first { $0.bundleIdentifier == "game" }?.overLimitSeconds == 90)
    #expect(try await child.balance().balance == 96)
    try await child.checkLedger()
  }

  @Test("expire with the child's day, without a refund (APP-089, APP-090)")
  func expired() async throws {
    let child = try await child()
    let made = try await child.redeem("game", 30)
    child.catalog.clock.set(HouseholdCalendar.utc.end(of: HouseholdCalendar.utc.day(of: child.now)))
    #expect(try await child.allocations().first?.status == .expired)
    #expect(try await child.allocations(onlyActive: true).isEmpty)
    let ended = await refusal { try await child.cancel(made.allocation) }
    #expect(ended?.reason == "allocation_ended")
    #expect(try await child.balance().balance == 70)
    child.catalog.clock.advance(by: .seconds(60))
    #expect(try await child.use("game", seconds: 60).points == 0)
    #expect(try await child.allocations().first?.usedSeconds == 0)
  }

  @Test("are granted to one of eight concurrent callers for the last points (APP-088)")
  func race() async throws {
    let child = try await child(points: 30)
    let won = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          let caller = number % 2 == 0 ? TestChild.child : TestChild.parent
          return (try? await child.redeem("game", 20, by: caller)) != nil
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(won == 1)
    #expect(try await child.balance().balance == 10)
    #expect(try await child.allocations().count == 1)
    try await child.checkLedger()
  }

  @Test(
    "end with a refund when an app is no longer a reward app, in the same transaction (APP-091)"
  )
  func left() async throws {
    let child = try await child()
    try await child.redeem("game", 30)
    child.catalog.clock.advance(by: .seconds(60))
    _ = try await AppCalls(store: AppStore(child.catalog.file)).setAppCategory(
      .init(childID: .sample(2), bundleIdentifier: "game", category: .uncategorized),
      child.call(CatalogV1.Apps.Methods.setAppCategory)
    )
    #expect(try await child.balance().balance == 100)
    #expect(try await child.allocations().first?.status == .cancelled)
    let kinds = try await child.catalog.events().map(\.kind)
    #expect(kinds.suffix(3).contains("allocation_cancelled"))
    #expect(kinds.suffix(3).contains("points_booked") && kinds.suffix(3).contains("app_updated"))
    // A category change of an app without minutes ends nothing.
    _ = try await AppCalls(store: AppStore(child.catalog.file)).setAppCategory(
      .init(childID: .sample(2), bundleIdentifier: "math", category: .uncategorized),
      child.call(CatalogV1.Apps.Methods.setAppCategory)
    )
    #expect(try await child.ledger().count == 3)
    try await child.checkLedger()
  }

  @Test("are listed page by page, newest first")
  func pages() async throws {
    let child = try await child()
    for minutes in [5, 10, 15] as [Int32] {
      try await child.redeem("game", minutes)
      child.catalog.clock.advance(by: .seconds(60))
    }
    var request = CatalogV1.ListAllocationsRequest(childID: .sample(2), pageSize: 2)
    let call = { child.call(CatalogV1.Rewards.Methods.listAllocations) }
    let first = try await child.rewards.listAllocations(request, call())
    #expect(first.allocations.map(\.minutes) == [15, 10])
    request.pageToken = first.nextPageToken
    let rest = try await child.rewards.listAllocations(request, call())
    #expect(rest.allocations.map(\.minutes) == [5] && rest.nextPageToken.isEmpty)
  }
}

@Suite("Requests of a child for rewards")
struct RewardRequestTests {
  private func child(points: Int64 = 50) async throws -> TestChild {
    let child = try await TestChild()
    try await child.app("game", 2)
    try await child.adjust(points)
    try await child.set(["approval_needed"], .init(approvalNeeded: true))
    return child
  }

  @Test("hold their points until a parent has decided")
  func held() async throws {
    let child = try await child()
    let direct = await refusal { try await child.redeem("game", 5) }
    #expect(direct?.reason == "approval_needed")
    let request = try await child.ask("game", 30)
    #expect(request.status == .open && request.points == 30)
    #expect(try await child.balance() == .init(balance: 50, held: 30, available: 20))
    let more = await refusal { _ = try await child.ask("game", 25) }
    #expect(more?.reason == "insufficient_points" && more?.message.contains("hold 30") == true)
    let taken = await refusal { try await child.adjust(-21) }
    #expect(taken?.reason == "insufficient_points")
    try await child.adjust(-20)
    let approved = try await child.approve(request)
    #expect(approved.changed && approved.allocation?.status == .active)
    #expect(try await child.balance() == .init(balance: 0, held: 0, available: 0))
    #expect(try await child.card().requests.isEmpty)
    try await child.checkLedger()
  }

  @Test("that two parents approve are booked once (APP-088)")
  func twice() async throws {
    let child = try await child()
    let request = try await child.ask()
    let answers = try await withThrowingTaskGroup(of: CatalogV1.ApproveRewardResponse.self) {
      group in
      for parent in [TestChild.parent, TestChild.otherParent] {
        group.addTask { try await child.approve(request, by: parent) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.map(\.changed).sorted { $0 && !$1 } == [true, false])
    #expect(Set(answers.map { $0.allocation?.id }).count == 1)
    #expect(try await child.allocations().count == 1)
    #expect(try await child.balance().balance == 20)
    let late = await refusal { try await child.decline(request) }
    #expect(late?.reason == "request_approved")
  }

  @Test("that are declined release their points")
  func declined() async throws {
    let child = try await child()
    let request = try await child.ask()
    #expect(try await child.decline(request).changed)
    #expect(try await child.decline(request).changed == false)
    #expect(try await child.balance().available == 50)
    let late = await refusal { try await child.approve(request) }
    #expect(late?.reason == "request_declined")
    let unknown = await refusal { try await child.approve(.init(id: .sample(99))) }
    #expect(unknown?.reason == "unknown_request" && unknown?.code == .notFound)
  }

  @Test("release their points after 14 days")
  func expired() async throws {
    let child = try await child()
    let request = try await child.ask()
    child.catalog.clock.advance(by: .seconds(14 * 86_400) - .milliseconds(1))
    #expect(try await child.balance().held == 30)
    child.catalog.clock.advance(by: .milliseconds(1))
    #expect(try await child.balance() == .init(balance: 50, held: 0, available: 50))
    let late = await refusal { try await child.approve(request) }
    #expect(late?.reason == "request_expired")
    let list = try await child.rewards.listRewardRequests(
      .init(childID: .sample(2)),
      child.call(CatalogV1.Rewards.Methods.listRewardRequests)
    )
    #expect(list.requests.map(\.status) == [.expired])
  }

  @Test("are limited to 20 at once, and are checked again when a parent decides")
  func limits() async throws {
    let child = try await child(points: 1_000)
    let first = try await child.ask("game", 5)
    for _ in 1..<20 { _ = try await child.ask("game", 5) }
    let full = await refusal { _ = try await child.ask("game", 5) }
    #expect(full?.reason == "too_many_requests" && full?.code == .resourceExhausted)
    try await child.set(["daily_reward_minutes"], .init(dailyRewardMinutes: 0))
    let off = await refusal { try await child.approve(first) }
    #expect(off?.reason == "daily_reward_limit")
    try await child.set(["daily_reward_minutes"], .init(dailyRewardMinutes: 60))
    try await child.app("game", 1, pointsPerHour: 60)
    let other = await refusal { try await child.approve(first) }
    #expect(other?.reason == "not_a_reward_app")
    #expect(try await child.balance().balance == 1_000)
  }
}
