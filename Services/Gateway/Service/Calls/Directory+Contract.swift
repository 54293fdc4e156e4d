import GatewayContracts
import GatewayDomain
import RuntimeContracts
import Vocabulary
import Wire

// Maps the directory's values to the contract.

extension GatewayV1.Household {
  init(_ household: Household) {
    self.init(
      id: household.id,
      name: household.name,
      zone: household.zone,
      weekStart: GatewayV1.WeekStart(household.weekStart),
      dayStart: household.dayStart.text,
      createdAt: GoogleProtobuf.Timestamp(household.createdAt),
      revision: household.revision,
      nextDayStart: household.nextDayStart?.time.text ?? "",
      nextDay: household.nextDayStart?.day
    )
  }
}

extension GatewayV1.Member {
  init(_ member: Member) {
    self.init(
      id: member.id,
      name: member.name,
      role: GatewayV1.MemberRole(member.role),
      zone: member.zone ?? "",
      createdAt: GoogleProtobuf.Timestamp(member.createdAt),
      color: member.color?.text ?? "",
      revision: member.revision
    )
  }
}

extension GatewayV1.Token {
  init(_ token: Token) {
    self.init(
      id: token.id,
      memberID: token.member,
      name: token.name,
      scopes: token.scopes.names,
      createdAt: GoogleProtobuf.Timestamp(token.life.createdAt),
      lastUsedAt: token.life.lastUsedAt.map { GoogleProtobuf.Timestamp($0) },
      expiresAt: GoogleProtobuf.Timestamp(token.life.expiresAt),
      revokedAt: token.life.revokedAt.map { GoogleProtobuf.Timestamp($0) }
    )
  }
}

extension GatewayV1.Invitation {
  init(_ invitation: Invitation) {
    self.init(
      id: invitation.id,
      memberID: invitation.member,
      createdBy: invitation.maker,
      createdAt: GoogleProtobuf.Timestamp(invitation.createdAt),
      expiresAt: GoogleProtobuf.Timestamp(invitation.expiresAt),
      scopes: invitation.scopes.names
    )
  }
}

extension GatewayV1.MemberRole {
  init(_ role: Role) {
    switch role {
    case .parent: self = .parent
    case .child: self = .child
    }
  }

  /// `nil` for an unknown role.
  var role: Role? {
    switch self {
    case .parent: .parent
    case .child: .child
    case .unspecified, .unrecognized: nil
    }
  }
}

extension GatewayV1.WeekStart {
  init(_ start: WeekStart) {
    switch start {
    case .monday: self = .monday
    case .sunday: self = .sunday
    case .saturday: self = .saturday
    }
  }

  /// Monday when unspecified; `nil` for an unknown value.
  var weekStart: WeekStart? {
    switch self {
    case .unspecified, .monday: .monday
    case .sunday: .sunday
    case .saturday: .saturday
    case .unrecognized: nil
    }
  }
}

extension FieldCheck {
  /// Returns the zone's name; `nil` when none was given, or after recording a violation.
  mutating func zone(_ name: String, in field: String) -> String? {
    guard !name.isEmpty else { return nil }
    guard HouseholdCalendar.isZoneName(name) else {
      refuse(field, .unknownZone)
      return nil
    }
    return name
  }
}
