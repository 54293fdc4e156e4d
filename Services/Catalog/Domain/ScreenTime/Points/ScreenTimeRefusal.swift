/// One thing that is wrong with a request about screen time.
package struct ScreenTimeProblem: Hashable, Sendable {
  /// The field as the contract names it.
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

/// Every way in which points and rewards say no.
package enum ScreenTimeRefusal: Error, Hashable, Sendable {
  case invalid([ScreenTimeProblem])
  /// The call is about a child, and a parent named none.
  case notAChild
  case insufficientPoints(available: Int64, held: Int64, needed: Int64)
  case unknownApp
  case notARewardApp
  case appRemoved
  /// The minutes of the day are used up; 0 switches rewards off.
  case dailyRewardLimit(maximum: Int, left: Int)
  /// The child has to ask.
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
