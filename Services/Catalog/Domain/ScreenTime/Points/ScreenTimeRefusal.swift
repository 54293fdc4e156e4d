/// One violation in a request about screen time.
package struct ScreenTimeProblem: Hashable, Sendable {
  /// The contract name of the field.
  package let field: String
  package let code: String
  /// What is wrong, as a sentence.
  package let detail: String
  package let limit: Int64?

  package init(_ field: String, _ code: String, _ detail: String, limit: Int64? = nil) {
    self.field = field
    self.code = code
    self.detail = detail
    self.limit = limit
  }
}

/// Reasons why a call about points and rewards is rejected.
package enum ScreenTimeRefusal: Error, Hashable, Sendable {
  case invalid([ScreenTimeProblem])
  /// The call needs a child, and the parent named none.
  case notAChild
  case insufficientPoints(available: Int64, held: Int64, needed: Int64)
  case unknownApp
  case notARewardApp
  case appRemoved
  /// The daily maximum is reached; 0 disables rewards.
  case dailyRewardLimit(maximum: Int, left: Int)
  /// The child must ask a parent.
  case approvalNeeded
  case tooManyRequests
  case unknownRequest
  case requestApproved
  case requestDeclined
  case requestExpired
  case unknownAllocation
  case allocationEnded
  case settingsChanged(current: ScreenTimeSettings)
}
