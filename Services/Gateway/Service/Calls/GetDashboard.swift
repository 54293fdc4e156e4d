import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import NotificationContracts
import RPC
import ServiceRuntime
import TaskContracts
import Vocabulary

extension DashboardCalls {
  /// The deadline of each part; a part that takes longer is missing from the reply.
  static let partTimeout: Duration = .seconds(3)

  private static let reminders: Int32 = 50

  /// Reads tasks, score, figures and reminders of one day (WFL-011).
  ///
  /// All parts are read concurrently. A part that fails or is late carries a reason. The call fails only when
  /// all parts are missing (WFL-021).
  func getDashboard(
    _ request: GatewayV1.GetDashboardRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetDashboardResponse {
    let context = try call.callerContext
    let now = clock.now()
    let day = request.date ?? context.home.calendar(of: context.subject, at: now).day(of: now)
    let space = context.subject
    async let tasks = part(.task, context) { channel, options in
      try await TaskV1.TasksClient(channel)
        .getDay(TaskV1.GetDayRequest(memberID: space, date: day), options)
    }
    async let score = part(.analytics, context) { channel, options in
      async let score = AnalyticsV1.ScoresClient(channel)
        .getScore(AnalyticsV1.GetScoreRequest(memberID: space, date: day), options)
      async let period = AnalyticsV1.PeriodsClient(channel).getPeriod(
        AnalyticsV1.GetPeriodRequest(
          memberID: space,
          period: AnalyticsV1.PeriodChoice(kind: .day, day: day)
        ),
        options
      )
      // The score is useful without the summary.
      let summary = try? await period.summary
      return DayAnalytics(score: try await score, summary: summary)
    }
    async let reminders = part(.notification, context) { channel, options in
      try await NotificationV1.RemindersClient(channel).listReminders(
        NotificationV1.ListRemindersRequest(
          memberID: space,
          pageSize: Self.reminders,
          includeMissed: true
        ),
        options
      )
    }
    return try Self.compose(day, await tasks, await score, await reminders)
  }

  /// Calls one service on behalf of the member.
  func part<Value: Sendable>(
    _ area: Area,
    _ context: CallerContext,
    _ ask: @escaping @Sendable (any CallChannel, CallOptions) async throws -> Value
  ) async -> PartOutcome<Value> {
    let seen = area.followsOthers ? positions.seen(by: context) : FeedPositions()
    let options = CallOptions(
      timeout: Self.partTimeout,
      metadata: TrustedMetadata.composing(context, seen: seen),
      waitsForReturn: true
    )
    do {
      return .present(try await peers[area].calling { try await ask($0, options) })
    } catch {
      return .missing(MissingPart(RPCError(describing: error)))
    }
  }

  static func compose(
    _ day: LocalDay,
    _ tasks: PartOutcome<TaskV1.GetDayResponse>,
    _ analytics: PartOutcome<DayAnalytics>,
    _ reminders: PartOutcome<NotificationV1.ListRemindersResponse>
  ) throws -> GatewayV1.GetDashboardResponse {
    let reasons = [tasks.reason, analytics.reason, reminders.reason]
    if let nothing = MissingPart.allMissing(reasons) { throw nothing }
    let areas: [Area] = [.task, .analytics, .notification]
    return GatewayV1.GetDashboardResponse(
      date: day,
      tasks: tasks.value,
      score: analytics.value?.score,
      reminders: reminders.value?.reminders ?? [],
      parts: zip(areas, reasons).map { area, reason in
        reason.map { .missing(area.rawValue, $0) } ?? .available(area.rawValue)
      },
      analytics: analytics.value?.summary,
      missedReminders: reminders.value?.missed ?? []
    )
  }
}

/// The figures of one day from analytics.
struct DayAnalytics: Sendable {
  let score: AnalyticsV1.GetScoreResponse
  let summary: AnalyticsV1.PeriodSummary?
}
