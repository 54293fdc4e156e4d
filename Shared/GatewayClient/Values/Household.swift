import Contracts
public import Foundation

/// The people who live together and share one installation.
public struct Household: Hashable, Sendable, Identifiable {
  /// What names a household.
  public typealias ID = Identifier<Household>

  /// Never changes.
  public let id: ID
  /// What the people call it.
  public let name: String
  /// An IANA name, as `Europe/Berlin`.
  public let zone: String
  /// The day a week begins on.
  public let weekStart: WeekStart
  /// When a day begins, `HH:MM`, 00:00 to 06:00.
  public let dayStart: String

  /// The days a week can begin on.
  public enum WeekStart: String, Hashable, Sendable, CaseIterable {
    /// As its name says, like the others.
    case monday, sunday, saturday
  }
}

/// A person in a household.
public struct Member: Hashable, Sendable, Identifiable {
  /// What names a member.
  public typealias ID = Identifier<Member>

  /// Never changes.
  public let id: ID
  /// Unique in the household.
  public let name: String
  /// What they may do.
  public let role: Role
  /// Their own zone; empty means the household's.
  public let zone: String

  /// What a member is in the household.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Has every right, over the children's lists too.
    case parent
    /// Has a list of their own.
    case child
  }
}

/// What lets a program act for a member; never the secret itself.
public struct AccessToken: Hashable, Sendable, Identifiable {
  /// What names a token.
  public typealias ID = Identifier<AccessToken>

  /// Names it for ``DaybookClient/Households/revokeToken(_:of:)``.
  public let id: ID
  /// Whom it acts for.
  public let memberID: Member.ID
  /// What its owner calls it, as `phone`.
  public let name: String
  /// `read`, `write`, `operator`.
  public let scopes: [String]
  /// When it was made.
  public let createdAt: Date?
  /// When it was last shown to the server.
  public let lastUsedAt: Date?
  /// After this instant it is refused; it moves with each use.
  public let expiresAt: Date?
  /// It was ended at this instant.
  public let revokedAt: Date?
}

/// A token with its secret, which is shown this once.
public struct NewToken: Hashable, Sendable {
  /// What can be known about it later.
  public let token: AccessToken
  /// Give this to ``DaybookClient/connect(to:token:timeout:)`` and keep it where only you can read it.
  public let secret: String
}

/// Who a token belongs to.
public struct Identity: Hashable, Sendable {
  /// The household.
  public let household: Household
  /// The member.
  public let member: Member
  /// The token that was shown.
  public let token: AccessToken
}

/// What setting a household up came to.
public struct NewHousehold: Hashable, Sendable {
  /// The household.
  public let household: Household
  /// Its first parent.
  public let member: Member
  /// That parent's first token.
  public let token: NewToken
}

// MARK: - From the contract

extension Household {
  init(_ household: GatewayV1.Household) {
    id = ID(household.id)
    name = household.name
    zone = household.zone
    weekStart = WeekStart(household.weekStart)
    dayStart = household.dayStart
  }
}

extension Household.WeekStart {
  init(_ start: GatewayV1.WeekStart) {
    switch start {
    case .sunday: self = .sunday
    case .saturday: self = .saturday
    case .monday, .unspecified, .unrecognized: self = .monday
    }
  }

  var contract: GatewayV1.WeekStart {
    switch self {
    case .monday: .monday
    case .sunday: .sunday
    case .saturday: .saturday
    }
  }
}

extension Member {
  init(_ member: GatewayV1.Member) {
    id = ID(member.id)
    name = member.name
    // Who is not known to be a parent gets a child's rights.
    role = member.role == .parent ? .parent : .child
    zone = member.zone
  }
}

extension AccessToken {
  init(_ token: GatewayV1.Token) {
    id = ID(token.id)
    memberID = Member.ID(token.memberID)
    name = token.name
    scopes = token.scopes
    createdAt = token.createdAt?.date
    lastUsedAt = token.lastUsedAt?.date
    expiresAt = token.expiresAt?.date
    revokedAt = token.revokedAt?.date
  }
}
