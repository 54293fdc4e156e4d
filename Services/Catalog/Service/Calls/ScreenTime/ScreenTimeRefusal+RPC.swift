import CatalogContracts
package import CatalogDomain
package import RPC
import Wire

extension ScreenTimeRefusal: RPCErrorConvertible {
  /// No `default`: a new case must get a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .invalid(let problems): .invalid(problems)
    case .notAChild:
      .invalid([
        ScreenTimeProblem("child_id", "not_a_child", "Name a child of the household.")
      ])
    case .insufficientPoints(let available, let held, let needed):
      RPCError(
        .failedPrecondition,
        "insufficient_points",
        "It takes \(counted(needed)), and \(counted(available)) can be spent."
          + (held > 0 ? " Open requests hold \(counted(held))." : "")
      )
    case .unknownApp: RPCError(.notFound, "unknown_app", "The child has no such app.")
    case .notARewardApp:
      RPCError(
        .failedPrecondition,
        "not_a_reward_app",
        "This app is not a reward app. A parent can make it one."
      )
    case .appRemoved:
      RPCError(
        .failedPrecondition,
        "app_removed",
        "This app is not installed on any of the child's devices."
      )
    case .dailyRewardLimit(let maximum, let left):
      RPCError(
        .failedPrecondition,
        "daily_reward_limit",
        maximum == 0
          ? "Rewards are off. A parent can raise the daily maximum."
          : "At most \(maximum) minutes can be redeemed in a day; \(left) are left today."
      )
    case .approvalNeeded:
      RPCError(
        .failedPrecondition,
        "approval_needed",
        "A parent must approve minutes. Make a request instead."
      )
    case .tooManyRequests:
      RPCError(
        .resourceExhausted,
        "too_many_requests",
        "At most \(RewardRequest.mostOpen) requests can be open. A parent must decide some first.",
        retryable: false
      )
    case .unknownRequest: RPCError(.notFound, "unknown_request", "There is no such request.")
    case .requestApproved:
      RPCError(
        .failedPrecondition,
        "request_approved",
        "This request was approved. Cancel its allocation instead."
      )
    case .requestDeclined:
      RPCError(
        .failedPrecondition,
        "request_declined",
        "This request was declined. The child can ask again."
      )
    case .requestExpired:
      RPCError(
        .failedPrecondition,
        "request_expired",
        "This request expired after 14 days. The child can ask again."
      )
    case .unknownAllocation:
      RPCError(.notFound, "unknown_allocation", "There is no such allocation.")
    case .allocationEnded:
      RPCError(
        .failedPrecondition,
        "allocation_ended",
        "This allocation is used up or expired. Nothing can be refunded."
      )
    case .settingsChanged(let current): .changed(current)
    }
  }
}

private func counted(_ points: Int64) -> String {
  points == 1 ? "1 point" : "\(points) points"
}

extension RPCError {
  /// INVALID_ARGUMENT with every violation; the reason code is that of the first.
  fileprivate static func invalid(_ problems: [ScreenTimeProblem]) -> RPCError {
    let first = problems.first
    return RPCError(
      .invalidArgument,
      first?.code ?? "invalid",
      problems.count > 1
        ? "Some values cannot be accepted."
        : "The value of \(first?.field ?? "a field") cannot be accepted. \(first?.detail ?? "")",
      violations: problems.map {
        Violation(field: $0.field, code: $0.code, message: $0.detail, limit: $0.limit)
      }
    )
  }

  /// ABORTED `revision_mismatch` with the current settings.
  fileprivate static func changed(_ current: ScreenTimeSettings) -> RPCError {
    RPCError(
      .aborted,
      "revision_mismatch",
      "This was changed in the meantime. Please look at it again.",
      violations: [
        Violation(
          field: "expected_revision",
          code: "revision_mismatch",
          message: "It is at revision \(current.revision)."
        )
      ],
      retryable: false,
      details: [GoogleProtobuf.`Any`(packing: CatalogV1.ScreenTimeSettings(current))]
    )
  }
}

extension UsageRejection {
  /// The message for a rejected interval.
  var sentence: String {
    switch self {
    case .malformedReportID: "The report id must be a UUID that is not all zeros or all ones."
    case .reportIDReused: "This report id was booked with another interval."
    case .tooManyApps: "The child has the maximum number of apps."
    case .tooManyIntervals:
      "The child has the maximum of \(ReportedUse.mostPerDay) intervals on that day. Report longer intervals."
    case .invalidBundleIdentifier:
      "A bundle identifier has 1 to 255 letters, digits, dots, hyphens and underscores."
    case .timeRequired: "The interval needs a start and an end."
    case .endBeforeStart: "The interval ends before it starts."
    case .intervalTooLong: "An interval may last at most 24 hours."
    case .inFuture: "The interval ends more than 5 minutes in the future."
    case .tooOld: "The interval is too old."
    case .beforeConsent:
      "The interval began before a parent's consent to screen time, so it is not stored."
    }
  }
}
