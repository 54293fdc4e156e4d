package import Vocabulary

/// A validated request to spend points on an app (APP-086).
package struct Redemption: Hashable, Sendable {
  package static let range = 5...240
  package static let step = 5

  /// The bundle identifier in lower case.
  package let app: String
  package let minutes: Int

  /// - Throws: ``ScreenTimeRefusal/invalid(_:)``.
  package init(app: String, minutes: Int) throws(ScreenTimeRefusal) {
    guard Redemption.range.contains(minutes) else {
      throw .invalid([
        ScreenTimeProblem(
          "minutes",
          "out_of_range",
          "It must be between 5 and 240, in steps of 5.",
          limit: 240
        )
      ])
    }
    guard minutes % Redemption.step == 0 else {
      throw .invalid([
        ScreenTimeProblem("minutes", "not_a_step", "It must be a multiple of 5.", limit: 5)
      ])
    }
    self.app = app.lowercased()
    self.minutes = minutes
  }
}

/// What limits a redemption: the child's settings, points and redeemed minutes of today.
package struct RewardStanding: Hashable, Sendable {
  package var settings: ScreenTimeSettings
  package var balance: PointsBalance
  /// Minutes redeemed today in the child's time zone, without refunded ones.
  package var minutesToday: Int

  package init(settings: ScreenTimeSettings, balance: PointsBalance, minutesToday: Int) {
    self.settings = settings
    self.balance = balance
    self.minutesToday = minutesToday
  }

  /// Remaining minutes of the daily maximum.
  package var minutesLeft: Int { max(0, settings.dailyMaximum - minutesToday) }

  /// Minutes that can be redeemed now, rounded down to a whole step.
  package var affordableMinutes: Int {
    let byPoints = Int(clamping: balance.available / Int64(settings.price))
    let minutes = min(byPoints, minutesLeft, Redemption.range.upperBound)
    return minutes / Redemption.step * Redemption.step
  }

  /// - Throws: ``ScreenTimeRefusal/dailyRewardLimit(maximum:left:)``.
  package func checkDay(_ minutes: Int) throws(ScreenTimeRefusal) {
    guard minutes <= minutesLeft else {
      throw .dailyRewardLimit(maximum: settings.dailyMaximum, left: minutesLeft)
    }
  }

  /// - Throws: ``ScreenTimeRefusal/insufficientPoints(available:held:needed:)``.
  package func checkPoints(_ needed: Int64) throws(ScreenTimeRefusal) {
    guard balance.available >= needed else {
      throw .insufficientPoints(available: balance.available, held: balance.held, needed: needed)
    }
  }
}

/// A child's request to a parent; its points are held while it is open.
package struct RewardRequest: Hashable, Sendable {
  package enum Decision: Int, Hashable, Sendable {
    case none = 0
    case approved = 1
    case declined = 2
  }

  package enum Status: Int, Hashable, Sendable {
    case open = 1
    case approved = 2
    case declined = 3
    case expired = 4
  }

  /// How long points are held.
  package static let heldFor = Duration.seconds(14 * 86_400)
  /// The maximum number of open requests of a child.
  package static let mostOpen = 20

  package let id: RewardRequestID
  package let app: String
  package let minutes: Int
  /// Points per minute when the request was made.
  package let price: Int
  package let createdAt: Timestamp
  package let expiresAt: Timestamp
  package var decision = Decision.none
  package var decidedAt: Timestamp?
  package var decidedBy: MemberID?
  package var allocation: AllocationID?

  package init(
    id: RewardRequestID,
    app: String,
    minutes: Int,
    price: Int,
    createdAt: Timestamp,
    expiresAt: Timestamp
  ) {
    self.id = id
    self.app = app
    self.minutes = minutes
    self.price = price
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }

  package var points: Int64 { Int64(minutes) * Int64(price) }

  package func status(at now: Timestamp) -> Status {
    switch decision {
    case .approved: .approved
    case .declined: .declined
    case .none: now >= expiresAt ? .expired : .open
    }
  }
}
