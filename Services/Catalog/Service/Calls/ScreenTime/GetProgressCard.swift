import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.catalog.v1.ScreenTime`: a child's figures for dashboards.
struct ScreenTimeCalls: CatalogV1.ScreenTimeService {
  let store: PointsStore

  private static let mostRewards = 50
  private static let mostListed = 50
  private static let latestEntries = 5

  /// `GetProgressCard`: one child's card, for a parent or the child (APP-101 to APP-103, APP-105).
  func getProgressCard(
    _ request: CatalogV1.GetProgressCardRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetProgressCardResponse {
    let caller = try Caller(call)
    return try await store.read(caller) { rows in
      let standing = try rows.standing()
      let chart = PointsChart(
        upTo: rows.today,
        earned: try rows.earned(since: rows.today.advanced(by: 1 - PointsChart.length))
      )
      let today = try rows.dayFigures(rows.today)
      let goal = GoalProgress(
        goalMinutes: standing.settings.goal,
        learnedMilliseconds: today.learned
      )
      let active = try rows.allocations(onlyActive: true, after: nil, atMost: Self.mostListed)
      let latest = try rows.entries(
        from: nil,
        to: nil,
        before: nil,
        atMost: Self.latestEntries
      )
      let isParent = caller.role == .parent
      return CatalogV1.GetProgressCardResponse(
        today: rows.today,
        balance: CatalogV1.PointsBalance(standing.balance),
        earnedToday: chart.days.last?.points ?? 0,
        goal: CatalogV1.GoalRing(goal),
        chart: chart.days.map {
          CatalogV1.PointsDay(localDay: $0.day, points: $0.points, runningSum: $0.sum)
        },
        rewardSecondsLeft: active.map { $0.left(at: rows.now) / 1_000 }.reduce(0, +),
        affordableMinutes: Int32(clamping: standing.affordableMinutes),
        dailyMinutesLeft: Int32(clamping: standing.minutesLeft),
        settings: CatalogV1.ScreenTimeSettings(standing.settings),
        rewards: try rows.apps(category: 2, atMost: Self.mostRewards).map {
          CatalogV1.RewardChoice(bundleIdentifier: $0.identifier, appName: $0.name)
        },
        allocations: try active.reversed().map(rows.contract),
        requests: try rows.requests(onlyOpen: true, after: nil, atMost: RewardRequest.mostOpen)
          .reversed().map(rows.contract),
        latest: latest.map { CatalogV1.PointsEntry($0.entry, name: $0.name) },
        uncategorizedApps: isParent ? Int32(clamping: try rows.uncategorizedApps()) : 0,
        overLimitSeconds: isParent ? today.overLimit / 1_000 : 0,
        noData: latest.isEmpty ? try !rows.hasUse() : false
      )
    }
  }
}

extension CatalogV1.GoalRing {
  fileprivate init(_ goal: GoalProgress) {
    self.init(
      goalMinutes: Int32(clamping: goal.goalMinutes),
      learningSeconds: goal.learnedMilliseconds / 1_000,
      percent: Int32(clamping: goal.percent),
      shownPercent: Int32(clamping: goal.shownPercent),
      exceeded: goal.isExceeded
    )
  }
}
