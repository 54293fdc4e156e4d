import Contracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

/// `daybook.gateway.v1.Dashboards/GetDashboard`: tasks, score and reminders of one day (WFL-011).
///
/// All parts are asked for at the same time. One that does not come in time, or not at all, says
/// why; the call fails only when none came (WFL-021).
struct GetDashboard: Sendable {
  /// A part that takes longer is missing, so that the others arrive while someone still waits.
  static let patience: Duration = .seconds(3)
  private static let reminders: Int32 = 50

  let peers: Peers
  let positions: SeenPositions
  let clock: any WallClock

  func handle(
    _ request: GatewayV1.GetDashboardRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.GetDashboardResponse {
    let member = try admitted.member
    let day = request.date ?? member.home.calendar(of: member.subject).day(of: clock.now())
    let space = member.subject
    async let tasks = part(.task, member) { channel, options in
      try await TaskV1.TasksClient(channel)
        .getDay(TaskV1.GetDayRequest(memberID: space, date: day), options)
    }
    async let score = part(.analytics, member) { channel, options in
      try await AnalyticsV1.ScoresClient(channel)
        .getScore(AnalyticsV1.GetScoreRequest(memberID: space, date: day), options)
    }
    async let reminders = part(.notification, member) { channel, options in
      try await NotificationV1.RemindersClient(channel).listReminders(
        NotificationV1.ListRemindersRequest(memberID: space, pageSize: Self.reminders),
        options
      )
    }
    return try GetDashboard.compose(day, await tasks, await score, await reminders)
  }

  /// Asks one service, as the member would.
  private func part<Value: Sendable>(
    _ area: Area,
    _ admitted: CallerContext,
    _ ask: @escaping @Sendable (any CallChannel, CallOptions) async throws -> Value
  ) async -> PartOutcome<Value> {
    let seen = area.followsOthers ? positions.seen(by: admitted) : FeedPositions()
    let options = CallOptions(
      timeout: Self.patience,
      metadata: TrustedMetadata.composing(admitted, seen: seen),
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
    _ score: PartOutcome<AnalyticsV1.GetScoreResponse>,
    _ reminders: PartOutcome<NotificationV1.ListRemindersResponse>
  ) throws -> GatewayV1.GetDashboardResponse {
    let reasons = [tasks.reason, score.reason, reminders.reason]
    if let nothing = MissingPart.allMissing(reasons) {
      throw RPCError(.unavailable, nothing.reason, nothing.message, retryable: true)
    }
    let areas: [Area] = [.task, .analytics, .notification]
    return GatewayV1.GetDashboardResponse(
      date: day,
      tasks: tasks.value,
      score: score.value,
      reminders: reminders.value?.reminders ?? [],
      parts: zip(areas, reasons).map { area, reason in
        reason.map { .missing(area.rawValue, $0) } ?? .available(area.rawValue)
      }
    )
  }
}
