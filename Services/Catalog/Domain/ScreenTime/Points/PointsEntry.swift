package import Vocabulary

/// Why points were booked.
package enum PointsKind: Int, Hashable, Sendable, CaseIterable {
  case earn = 1
  case redeem = 2
  case refund = 3
  case adjustment = 4
}

/// A booking in a child's ledger; number and balance are derived from the previous entry.
package struct PointsBooking: Hashable, Sendable {
  package var kind: PointsKind
  /// Negative when points are taken; never 0.
  package var points: Int64
  /// The day in the child's time zone to which the booking belongs.
  package var day: LocalDay
  package var app: String?
  package var topic: String?
  package var milliseconds: Int64?
  package var pointsPerHour: Int64?
  package var minutes: Int?
  package var price: Int?
  package var allocation: AllocationID?
  package var reason: String?

  package init(_ kind: PointsKind, points: Int64, on day: LocalDay) {
    self.kind = kind
    self.points = points
    self.day = day
  }
}

/// One entry of a child's ledger (APP-081).
package struct PointsEntry: Hashable, Sendable {
  package let number: Int64
  package let booking: PointsBooking
  /// The balance after it.
  package let balance: Int64
  package let at: Timestamp
  package let actor: MemberID?

  package init(
    number: Int64,
    booking: PointsBooking,
    balance: Int64,
    at: Timestamp,
    actor: MemberID?
  ) {
    self.number = number
    self.booking = booking
    self.balance = balance
    self.at = at
    self.actor = actor
  }
}

/// A child's point balance.
package struct PointsBalance: Hashable, Sendable {
  /// The sum of the ledger.
  package let balance: Int64
  /// Points held by open requests.
  package let held: Int64

  package init(balance: Int64, held: Int64) {
    self.balance = balance
    self.held = held
  }

  /// Points that can be spent.
  package var available: Int64 { max(0, balance - held) }
}

/// Points that a parent gives or takes.
package struct PointsAdjustment: Hashable, Sendable {
  package static let range: ClosedRange<Int64> = -10_000...10_000
  package static let longestReason = 200

  package let points: Int64
  package let reason: String

  /// - Throws: ``ScreenTimeRefusal/invalid(_:)``.
  package init(points: Int64, reason: String) throws(ScreenTimeRefusal) {
    var problems: [ScreenTimeProblem] = []
    if !PointsAdjustment.range.contains(points) || points == 0 {
      problems.append(
        ScreenTimeProblem(
          "points",
          "out_of_range",
          "It must be between −10,000 and 10,000, and not 0.",
          limit: PointsAdjustment.range.upperBound
        )
      )
    }
    let text = reason.withoutOuterBlanks
    if text.isEmpty {
      problems.append(
        ScreenTimeProblem("reason", "reason_required", "Give a reason of 1 to 200 characters.")
      )
    } else if text.utf8.count > PointsAdjustment.longestReason * 32
      || text.count > PointsAdjustment.longestReason
    {
      problems.append(
        ScreenTimeProblem("reason", "field_too_long", "Use at most 200 characters.", limit: 200)
      )
    } else if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      problems.append(
        ScreenTimeProblem("reason", "control_character", "Remove the control character.")
      )
    }
    guard problems.isEmpty else { throw .invalid(problems) }
    self.points = points
    self.reason = text
  }
}
