import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import TaskContracts
import Vocabulary

extension DashboardCalls {
  /// The most days of one reply: two months of any length.
  static let allowedDays = 62

  /// Joins each day's open tasks from the task service with its figures from analytics.
  func getCalendar(
    _ request: GatewayV1.GetCalendarRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetCalendarResponse {
    let context = try call.callerContext
    guard let from = request.from, let to = request.to, from <= to,
      to.days(since: from) < Self.allowedDays
    else { throw Self.invalidPeriod }
    let space = context.subject
    async let due = part(.task, context) { channel, options in
      try await TaskV1.TasksClient(channel)
        .countDue(TaskV1.CountDueRequest(memberID: space, from: from, to: to), options)
    }
    async let done = part(.analytics, context) { channel, options in
      try await AnalyticsV1.PeriodsClient(channel).listDays(
        AnalyticsV1.ListDaysRequest(
          memberID: space,
          period: AnalyticsV1.PeriodChoice(kind: .custom, from: from, to: to)
        ),
        options
      )
    }
    return try Self.compose(from...to, await due, await done)
  }

  static func compose(
    _ days: ClosedRange<LocalDay>,
    _ due: PartOutcome<TaskV1.CountDueResponse>,
    _ done: PartOutcome<AnalyticsV1.ListDaysResponse>
  ) throws -> GatewayV1.GetCalendarResponse {
    let reasons = [due.reason, done.reason]
    if let nothing = MissingPart.allMissing(reasons) { throw nothing }
    let open = Dictionary((due.value?.days ?? []).map { ($0.day, $0) }) { $1 }
    let counted = Dictionary((done.value?.days ?? []).map { ($0.from, $0) }) { $1 }
    let count = days.upperBound.days(since: days.lowerBound) + 1
    let areas: [Area] = [.task, .analytics]
    return GatewayV1.GetCalendarResponse(
      days: (0..<count).map { offset in
        let day = days.lowerBound.advanced(by: offset)
        return GatewayV1.CalendarDay(
          day: day,
          open: open[day]?.open ?? 0,
          overdue: open[day]?.overdue ?? 0,
          completed: counted[day]?.completed ?? 0,
          points: counted[day]?.points ?? 0
        )
      },
      parts: zip(areas, reasons).map { area, reason in
        reason.map { .missing(area.rawValue, $0) } ?? .available(area.rawValue)
      },
      stale: done.value?.stale ?? false
    )
  }

  private static var invalidPeriod: RPCError {
    RPCError(
      .invalidArgument,
      "invalid_period",
      "A calendar has a first and a last day, at most \(allowedDays) days.",
      violations: [
        Violation(
          field: "from",
          code: "invalid_period",
          message: "Name two days, the earlier one first.",
          limit: Int64(allowedDays)
        )
      ]
    )
  }
}
