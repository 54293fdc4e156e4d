import GatewayDomain
package import RPC

extension CalendarRefusal: RPCErrorConvertible {
  /// No `default`, so that a new refusal does not compile without a code and a message.
  package var rpcError: RPCError {
    switch self {
    case .invalidPeriod(let reason):
      Self.field("invalid_period", reason.field, reason.sentence, limit: reason.limit)
    case .tooFarBack(let first):
      Self.field(
        "period_too_far_back",
        "first_day",
        "Days before \(first) are closed; a change may begin \(CalendarReach.daysBack) days ago at the earliest.",
        limit: Int64(CalendarReach.daysBack)
      )
    case .tooManyPeriods:
      Self.quota(
        "too_many_periods",
        "There are \(AwayPeriod.maximumPeriods) away periods already, and no more are allowed.",
        Int64(AwayPeriod.maximumPeriods)
      )
    case .tooManyHolidays(let year):
      Self.quota(
        "too_many_holidays",
        "\(year) would have more than \(HolidayQuota.daysPerYear) days of holidays.",
        Int64(HolidayQuota.daysPerYear)
      )
    case .tooManyHolidayRecords:
      Self.quota(
        "too_many_holidays",
        "There are \(Holiday.maximumHolidays) holidays already, and no more are allowed.",
        Int64(Holiday.maximumHolidays),
        field: "holidays"
      )
    case .tooManyRestDays:
      Self.field(
        "too_many_rest_days",
        "weekdays",
        "At most \(RestDayChoice.most) days of the week can be rest days.",
        limit: Int64(RestDayChoice.most)
      )
    case .invalidWeekday(let index):
      Self.field("invalid_weekday", "weekdays[\(index)]", "A weekday is 1 (Monday) to 7 (Sunday).")
    case .invalidKind: Self.field("invalid_kind", "kind", "An away kind is vacation, ill or other.")
    case .textTooLong(let field, let limit):
      Self.field(
        "\(field)_too_long",
        field,
        "At most \(limit) characters.",
        limit: Int64(limit)
      )
    case .textNotPrintable(let field):
      Self.field(
        "control_character",
        field,
        "Control characters are not allowed."
      )
    case .periodNotFound:
      RPCError(.notFound, "period_not_found", "There is no such away period.")
    case .holidayNotFound:
      RPCError(.notFound, "holiday_not_found", "There is no such holiday.")
    case .parentsOnly:
      RPCError(
        .permissionDenied,
        "parents_only",
        "Only a parent can set it for everyone.",
        violations: [Violation(field: "everyone", code: "parents_only")]
      )
    case .stale(let revision):
      RPCError(
        .aborted,
        "revision_mismatch",
        "It has changed in the meantime; its revision is \(revision). Read it and try again.",
        violations: [
          Violation(
            field: "expected_revision",
            code: "revision_mismatch",
            limit: Int64(clamping: revision)
          )
        ]
      )
    }
  }

  private static func field(
    _ code: String,
    _ field: String,
    _ sentence: String,
    limit: Int64? = nil
  ) -> RPCError {
    RPCError(
      .invalidArgument,
      code,
      sentence,
      violations: [Violation(field: field, code: code, message: sentence, limit: limit)],
      retryable: false
    )
  }

  private static func quota(
    _ code: String,
    _ sentence: String,
    _ limit: Int64,
    field: String = ""
  ) -> RPCError {
    RPCError(
      .resourceExhausted,
      code,
      sentence,
      violations: [Violation(field: field, code: code, limit: limit)],
      retryable: false
    )
  }
}

extension CalendarRefusal.Reason {
  fileprivate var field: String {
    switch self {
    case .missing: "first_day"
    case .reversed, .tooLong, .tooFarAhead: "last_day"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .missing: "The first day is missing."
    case .reversed: "The last day must not be before the first."
    case .tooLong: "At most \(CalendarReach.longest) days in a period."
    case .tooFarAhead(let last):
      "The last day is \(last) at the latest, \(CalendarReach.daysAhead) days ahead."
    }
  }

  fileprivate var limit: Int64? {
    switch self {
    case .missing, .reversed: nil
    case .tooLong: Int64(CalendarReach.longest)
    case .tooFarAhead: Int64(CalendarReach.daysAhead)
    }
  }
}
