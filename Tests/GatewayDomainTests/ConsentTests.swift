import GatewayDomain
import Testing
import Vocabulary

@Suite("A consent")
struct ConsentTests {
  private static func consent(
    _ area: ConsentKind,
    version: Int,
    withdrawnAt: Timestamp? = nil
  ) -> Consent {
    Consent(
      member: MemberID(rawValue: UniqueID(high: 2, low: 3)),
      area: area,
      textVersion: version,
      givenBy: MemberID(rawValue: UniqueID(high: 2, low: 1)),
      givenAt: Timestamp(millisecondsSinceEpoch: 1),
      withdrawnBy: withdrawnAt.map { _ in MemberID(rawValue: UniqueID(high: 2, low: 1)) },
      withdrawnAt: withdrawnAt
    )
  }

  @Test(
    "is valid until it is withdrawn or its text changes (APP-002, APP-122)",
    arguments: ConsentKind.allCases
  )
  func holds(area: ConsentKind) {
    let version = area.text.version
    #expect(Self.consent(area, version: version).holds)
    for other in [version - 1, version + 1] {
      #expect(!Self.consent(area, version: other).holds)
    }
    let withdrawn = Timestamp(millisecondsSinceEpoch: 2)
    #expect(!Self.consent(area, version: version, withdrawnAt: withdrawn).holds)
  }

  @Test("has a text of a few plain sentences (APP-122)", arguments: ConsentKind.allCases)
  func text(area: ConsentKind) {
    let text = area.text.text
    #expect(text.hasPrefix("Daybook will keep ") && text.contains("withdraw your consent"))
    #expect(!text.contains("  ") && (200...1_200).contains(text.count))
  }

  @Test("for one child and area is valid for no other")
  func home() {
    let household = HouseholdID(rawValue: UniqueID(high: 1, low: 1))
    let given = Self.consent(.health, version: ConsentKind.health.text.version)
    let home = Home(
      household: Household(
        id: household,
        name: "Home",
        zone: "UTC",
        createdAt: Timestamp(millisecondsSinceEpoch: 0)
      ),
      members: [],
      consents: [given, Self.consent(.screenTime, version: 99)]
    )
    #expect(home.hasConsent(of: given.member, to: .health))
    #expect(!home.hasConsent(of: given.member, to: .screenTime))
    let sibling = MemberID(rawValue: UniqueID(high: 2, low: 4))
    #expect(!home.hasConsent(of: sibling, to: .health))
  }

  @Test("of a child has the instant since which it holds, and an adult has none (APP-002)")
  func since() {
    let household = HouseholdID(rawValue: UniqueID(high: 1, low: 1))
    let given = Self.consent(.health, version: ConsentKind.health.text.version)
    func consents(as role: Role) -> [ConsentKind: Timestamp] {
      let start = Timestamp(millisecondsSinceEpoch: 0)
      let member = Member(
        id: given.member,
        household: household,
        name: "Cleo",
        role: role,
        zone: nil,
        createdAt: start
      )
      return Home(
        household: Household(id: household, name: "Home", zone: "UTC", createdAt: start),
        members: [member],
        consents: [given, Self.consent(.screenTime, version: 99)]
      ).consents(of: given.member)
    }
    #expect(consents(as: .child) == [.health: given.givenAt])
    #expect(consents(as: .parent).isEmpty)
  }
}
