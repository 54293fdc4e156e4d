import Contracts
import Vocabulary

extension DaybookClient {
  /// Points, streak and level; of today when `day` is `nil`.
  ///
  /// Never older than the caller's own last completion, unless ``Score/isStale`` says so.
  public func score(
    on day: CalendarDay? = nil,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> Score {
    let request = AnalyticsV1.GetScoreRequest(
      memberID: member.map(MemberID.init),
      date: day?.local
    )
    return Score(try await gateway.call { try await gateway.scores.getScore(request, $0) })
  }

  /// One entry for each of the last days, oldest first, zeros included; 1 to 366 of them.
  public func scoreHistory(
    days: Int = 7,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> [DayScore] {
    let request = AnalyticsV1.GetScoreHistoryRequest(
      memberID: member.map(MemberID.init),
      days: Int32(clamping: days)
    )
    let answer = try await gateway.call {
      try await gateway.scores.getScoreHistory(request, $0)
    }
    return answer.days.map { DayScore($0) }
  }

  /// Reminders, the next one first; `includingPast` adds those of the last 90 days.
  public func reminders(
    includingPast: Bool = false,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> [Reminder] {
    var request = NotificationV1.ListRemindersRequest()
    request.memberID = member.map(MemberID.init)
    request.includePast = includingPast
    request.pageSize = 200
    var reminders: [Reminder] = []
    while true {
      let answer = try await gateway.call { [request] in
        try await gateway.reminders.listReminders(request, $0)
      }
      reminders += answer.reminders.map { Reminder($0) }
      guard !answer.nextPageToken.isEmpty else { return reminders }
      request.pageToken = answer.nextPageToken
    }
  }

  /// Tasks, score and reminders of one day in one call.
  ///
  /// A part that cannot be read costs only itself:
  ///
  /// ```swift
  /// let today = try await daybook.dashboard()
  /// for part in today.missingParts { print("\(part.service): \(part.message)") }
  /// ```
  public func dashboard(
    on day: CalendarDay? = nil,
    of member: Member.ID? = nil
  ) async throws(DaybookError) -> Dashboard {
    let request = GatewayV1.GetDashboardRequest(
      memberID: member.map(MemberID.init),
      date: day?.local
    )
    return Dashboard(
      try await gateway.call { try await gateway.dashboards.getDashboard(request, $0) }
    )
  }

  /// How the installation is doing; needs no token.
  public func status() async throws(DaybookError) -> InstallationStatus {
    InstallationStatus(
      try await gateway.call {
        try await gateway.operations.getStatus(GatewayV1.GetStatusRequest(), $0)
      }
    )
  }
}
