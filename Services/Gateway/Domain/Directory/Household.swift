package import Vocabulary

/// One household: the tenant.
package struct Household: Hashable, Sendable {
  package let id: HouseholdID
  package var name: String
  /// IANA name.
  package var zone: String
  package var weekStart: WeekStart
  /// Local time at which a day begins, 00:00 to 06:00.
  package var dayStart: LocalTime
  /// The start that will replace ``dayStart``, and when.
  package var nextDayStart: NextDayStart?
  package let createdAt: Timestamp
  /// Raised by each change.
  package var revision: UInt64

  package init(
    id: HouseholdID,
    name: String,
    zone: String,
    weekStart: WeekStart = .monday,
    dayStart: LocalTime = .midnight,
    nextDayStart: NextDayStart? = nil,
    createdAt: Timestamp,
    revision: UInt64 = 1
  ) {
    self.id = id
    self.name = name
    self.zone = zone
    self.weekStart = weekStart
    self.dayStart = dayStart
    self.nextDayStart = nextDayStart
    self.createdAt = createdAt
    self.revision = revision
  }
}

/// One person of a household.
package struct Member: Hashable, Sendable {
  package let id: MemberID
  package let household: HouseholdID
  package var name: String
  package var role: Role
  /// The member's own zone; `nil` for the household's.
  package var zone: String?
  package var color: MemberColor?
  package let createdAt: Timestamp
  /// Raised by each change.
  package var revision: UInt64

  package init(
    id: MemberID,
    household: HouseholdID,
    name: String,
    role: Role,
    zone: String? = nil,
    color: MemberColor? = nil,
    createdAt: Timestamp,
    revision: UInt64 = 1
  ) {
    self.id = id
    self.household = household
    self.name = name
    self.role = role
    self.zone = zone
    self.color = color
    self.createdAt = createdAt
    self.revision = revision
  }
}

/// One access token: member, scopes and lifetime, without its secret.
package struct Token: Hashable, Sendable {
  package let id: TokenID
  package let household: HouseholdID
  package let member: MemberID
  package let name: String
  package let scopes: Scopes
  package var life: TokenLifetime

  package init(
    id: TokenID,
    household: HouseholdID,
    member: MemberID,
    name: String,
    scopes: Scopes,
    life: TokenLifetime
  ) {
    self.id = id
    self.household = household
    self.member = member
    self.name = name
    self.scopes = scopes
    self.life = life
  }
}
