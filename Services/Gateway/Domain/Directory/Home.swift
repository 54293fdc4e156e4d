package import Vocabulary

/// A household with its members, as access checks and trusted metadata need it.
package struct Home: Hashable, Sendable {
  /// The most members of a household; more are a mistake or an attack.
  package static let maximumMembers = 50
  /// The most tokens of one member that are not revoked.
  package static let maximumTokens = 100

  package let household: Household
  /// In the order of joining.
  package let members: [Member]
  /// The consents in force, and when they were given.
  private let consents: [Consented: Timestamp]
  /// When the evening begins for members who have chosen it.
  private let eveningStarts: [MemberID: LocalTime]

  /// The child and the area of a consent.
  private struct Consented: Hashable {
    let member: MemberID
    let area: ConsentKind
  }

  /// - Parameters:
  ///   - household: the household.
  ///   - members: in the order of joining.
  ///   - consents: for its children; those no longer in force are ignored.
  ///   - eveningStarts: when the evening begins for members who have chosen it.
  package init(
    household: Household,
    members: [Member],
    consents: [Consent] = [],
    eveningStarts: [MemberID: LocalTime] = [:]
  ) {
    self.eveningStarts = eveningStarts
    self.household = household
    self.members = members
    self.consents = Dictionary(
      consents.filter(\.holds).map {
        (Consented(member: $0.member, area: $0.area), $0.givenAt)
      },
      uniquingKeysWith: max
    )
  }

  /// Whether a consent is in force for a child and an area.
  package func hasConsent(of member: MemberID, to area: ConsentKind) -> Bool {
    consents[Consented(member: member, area: area)] != nil
  }

  /// What may be stored of a child, and when the consent in force was given; empty for an adult.
  package func consents(of member: MemberID) -> [ConsentKind: Timestamp] {
    guard !consents.isEmpty, self.member(member)?.role == .child else { return [:] }
    return ConsentKind.allCases.reduce(into: [:]) { found, area in
      found[area] = consents[Consented(member: member, area: area)]
    }
  }

  package func member(_ id: MemberID) -> Member? {
    members.first { $0.id == id }
  }

  package var children: Set<MemberID> {
    Set(members.lazy.filter { $0.role == .child }.map(\.id))
  }

  /// The time zone of a member's days: their own, else the household's.
  package func zone(of id: MemberID) -> String {
    member(id)?.zone ?? household.zone
  }

  /// When a member's evening begins, for the types of tasks.
  package func eveningStart(of id: MemberID) -> LocalTime { eveningStarts[id] ?? .noon }

  /// The calendar of a member's days and weeks at an instant; UTC when the machine does not know the zone.
  package func calendar(of id: MemberID, at now: Timestamp) -> HouseholdCalendar {
    let zone = zone(of: id)
    return HouseholdCalendar(
      zoneName: zone,
      dayStart: household.dayStart(in: zone, at: now),
      weekStart: household.weekStart
    ) ?? .utc
  }

  /// What a member may see of the household's events; `nil` for an id of another household.
  package func visibility(of id: MemberID) -> Visibility? {
    guard let member = member(id) else { return nil }
    return Visibility(member: id, role: member.role, children: children)
  }
}
