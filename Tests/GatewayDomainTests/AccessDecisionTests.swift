import GatewayDomain
import Testing
import Vocabulary

@Suite("Access decisions:")
struct AccessDecisionTests {
  private let home = House()

  private func admit(
    _ rule: AccessRule,
    _ caller: AuthenticatedCaller?,
    naming named: NamedSubject = .caller,
    needing scope: Scope = .write,
    consent: ConsentKind? = nil,
    isForDevices: Bool = false,
    given: Set<ConsentKind> = []
  ) throws(AccessRefusal) -> Admission {
    try rule.admit(
      .outside(caller),
      naming: named,
      needing: CallNeeds(scope, consent: consent, isForDevices: isForDevices),
      roleOf: { home.roles[$0] },
      hasConsent: { $0 == home.child.member && given.contains($1) }
    )
  }

  /// The methods that a process may call.
  private func admitProcess(
    _ rule: AccessRule,
    needing scope: Scope = .write
  ) throws(AccessRefusal) -> Admission {
    try rule.admit(
      .process,
      naming: .caller,
      needing: CallNeeds(scope),
      roleOf: { _ in .parent },
      hasConsent: { _, _ in true }
    )
  }

  @Test("a call without a token is refused, unless it is public", arguments: AccessRule.allCases)
  func unauthenticated(rule: AccessRule) throws {
    if rule == .anyone {
      #expect(try admit(rule, nil) == .anyone)
    } else {
      #expect(throws: AccessRefusal.notSignedIn) { try admit(rule, nil) }
    }
  }

  @Test("without a named member a call is about the caller's own space")
  func ownSpace() throws {
    for rule in [AccessRule.member, .selfOrParent] {
      #expect(try admit(rule, home.child) == .member(home.child, subject: home.child.member))
    }
    #expect(
      try admit(.selfOrParent, home.child, naming: .member(home.child.member))
        == .member(home.child, subject: home.child.member)
    )
  }

  @Test("a parent reaches the children's spaces")
  func parentReachesChild() throws {
    #expect(
      try admit(.selfOrParent, home.parent, naming: .member(home.child.member))
        == .member(home.parent, subject: home.child.member)
    )
  }

  @Test("no parent reaches another parent's space, and no child another member's (GTW-032)")
  func othersSpaces() {
    for (caller, subject) in [
      (home.parent, home.otherParent), (home.child, home.parent), (home.child, home.sibling),
    ] {
      #expect(throws: AccessRefusal.anotherSpace) {
        try admit(.selfOrParent, caller, naming: .member(subject.member))
      }
    }
  }

  @Test(
    "if the contract allows it, a parent reaches another parent's space, and no child does (GTW-008)"
  )
  func anyParent() throws {
    #expect(
      try admit(.selfOrAnyParent, home.parent, naming: .member(home.otherParent.member))
        == .member(home.parent, subject: home.otherParent.member)
    )
    #expect(
      try admit(.selfOrAnyParent, home.child) == .member(home.child, subject: home.child.member)
    )
    for other in [home.parent, home.sibling] {
      #expect(throws: AccessRefusal.anotherSpace) {
        try admit(.selfOrAnyParent, home.child, naming: .member(other.member))
      }
    }
  }

  @Test("a parent's calls are refused to children")
  func parentsOnly() throws {
    #expect(throws: AccessRefusal.parentsOnly) { try admit(.parent, home.child) }
    #expect(try admit(.parent, home.parent) == .member(home.parent, subject: home.parent.member))
  }

  @Test(
    "another household's member is reported as unknown, before role and scope (GTW-031)"
  )
  func anotherHousehold() {
    let other = MemberID(rawValue: UniqueID(high: 99, low: 99))
    let weak = home.token(home.child, scopes: [])
    for rule in [AccessRule.member, .parent, .selfOrParent, .selfOrAnyParent, .operator] {
      #expect(throws: AccessRefusal.unknownMember) {
        try admit(rule, weak, naming: .member(other))
      }
    }
  }

  @Test("reading requires the read scope, everything else the write scope (GTW-033)")
  func scopes() throws {
    let reader = home.token(home.parent, scopes: .read)
    let writer = home.token(home.parent, scopes: .write)
    #expect(throws: Never.self) { try admit(.selfOrParent, reader, needing: .read) }
    #expect(throws: AccessRefusal.missingScope(.write)) { try admit(.selfOrParent, reader) }
    #expect(throws: AccessRefusal.missingScope(.read)) {
      try admit(.selfOrParent, writer, needing: .read)
    }
  }

  @Test(
    "role and space are checked before the scope, and the scope before the form of the id (GTW-030)"
  )
  func orderOfChecks() {
    let reader = home.token(home.child, scopes: .read)
    #expect(throws: AccessRefusal.parentsOnly) { try admit(.parent, reader, naming: .malformed) }
    #expect(throws: AccessRefusal.missingScope(.write)) {
      try admit(.selfOrParent, reader, naming: .malformed)
    }
    #expect(throws: AccessRefusal.malformedSubject) {
      try admit(.selfOrParent, home.child, naming: .malformed)
    }
  }

  @Test("an operator's call requires the operator's scope, whatever the role (GTW-033)")
  func operators() throws {
    #expect(throws: AccessRefusal.operatorsOnly) { try admit(.operator, home.parent) }
    let runner = home.token(home.child, scopes: .operator)
    #expect(throws: Never.self) { try admit(.operator, runner) }
  }

  @Test("calls between processes are refused from outside, whatever the token")
  func service() throws {
    let mighty = home.token(home.parent, scopes: [.read, .write, .operator])
    #expect(throws: AccessRefusal.processesOnly) { try admit(.service, mighty) }
    #expect(try admitProcess(.service) == .process)
  }

  @Test(
    "a process of the installation is an operator and no member: a member's call requires a token (GTW-034)"
  )
  func processes() {
    for rule in AccessRule.allCases where ![.service, .operator, .anyone].contains(rule) {
      #expect(throws: AccessRefusal.notSignedIn) {
        try admitProcess(rule, needing: .read)
      }
    }
  }

  @Test("the holder of the installation's key is its operator (GTW-034)")
  func operatorByKey() throws {
    #expect(try admitProcess(.operator) == .process)
  }

  @Test(
    "storing a child's data requires a parent's consent to its area, whoever calls (APP-002)",
    arguments: ConsentKind.allCases
  )
  func consent(area: ConsentKind) throws {
    let other = ConsentKind.allCases.filter { $0 != area }
    for caller in [home.child, home.parent] {
      let admitted = Admission.member(caller, subject: home.child.member)
      func call(_ given: Set<ConsentKind>) throws(AccessRefusal) -> Admission {
        try admit(
          .selfOrParent,
          caller,
          naming: .member(home.child.member),
          consent: area,
          given: given
        )
      }
      #expect(throws: AccessRefusal.noConsent(area)) { try call([]) }
      #expect(throws: AccessRefusal.noConsent(area)) { try call(Set(other)) }
      #expect(try call([area]) == admitted)
    }
    // It is this child's consent, and an adult needs none.
    #expect(throws: AccessRefusal.noConsent(area)) {
      try admit(
        .selfOrParent,
        home.parent,
        naming: .member(home.sibling.member),
        consent: area,
        given: [area]
      )
    }
    #expect(throws: Never.self) { try admit(.selfOrParent, home.parent, consent: area) }
  }

  @Test("a caller without access is not told about a missing consent (GTW-030)")
  func consentIsAskedForLast() {
    #expect(throws: AccessRefusal.anotherSpace) {
      try admit(
        .selfOrParent,
        home.sibling,
        naming: .member(home.child.member),
        consent: .health
      )
    }
    let reader = home.token(home.child, scopes: .read)
    #expect(throws: AccessRefusal.missingScope(.write)) {
      try admit(.selfOrParent, reader, consent: .health)
    }
  }

  @Test("a device's token reports for its child, and does nothing else (ruling 25)")
  func devices() throws {
    let device = home.token(home.child, scopes: .device)
    let ofMembers: [AccessRule] = [.member, .parent, .selfOrParent, .selfOrAnyParent]
    for rule in ofMembers {
      for named in [NamedSubject.caller, .member(home.child.member)] {
        #expect(throws: AccessRefusal.notForDevices) { try admit(rule, device, naming: named) }
        #expect(throws: AccessRefusal.notForDevices) {
          try admit(rule, device, naming: named, needing: .read)
        }
        let expected = Admission.member(device, subject: home.child.member)
        #expect(try admit(rule, device, naming: named, isForDevices: true) == expected)
      }
      for other in [home.sibling, home.parent] {
        #expect(throws: AccessRefusal.anotherSpace) {
          try admit(rule, device, naming: .member(other.member), isForDevices: true)
        }
      }
      // With whatever other scopes: a device's token is a device's.
      let mixed = home.token(home.child, scopes: [.device, .read, .write])
      #expect(throws: AccessRefusal.notForDevices) { try admit(rule, mixed) }
    }
    for rule in [AccessRule.operator, .service, .unspecified] {
      #expect(throws: AccessRefusal.notForDevices) { try admit(rule, device, isForDevices: true) }
    }
    #expect(throws: AccessRefusal.noConsent(.screenTime)) {
      try admit(.parent, device, consent: .screenTime, isForDevices: true)
    }
    // A child's own token does not report where the contract asks for a parent, nor does an adult's device.
    #expect(throws: AccessRefusal.parentsOnly) {
      try admit(.parent, home.child, isForDevices: true)
    }
    #expect(throws: AccessRefusal.notForDevices) {
      try admit(.parent, home.token(home.parent, scopes: .device), isForDevices: true)
    }
  }

  @Test("a method whose contract declares no access is always refused")
  func unspecified() {
    #expect(throws: AccessRefusal.processesOnly) { try admit(.unspecified, home.parent) }
  }
}

/// Two parents and two children.
private struct House {
  let parent = House.member(1, .parent)
  let otherParent = House.member(2, .parent)
  let child = House.member(3, .child)
  let sibling = House.member(4, .child)

  var roles: [MemberID: Role] {
    Dictionary(
      uniqueKeysWithValues: [parent, otherParent, child, sibling].map { ($0.member, $0.role) }
    )
  }

  func token(_ member: AuthenticatedCaller, scopes: Scopes) -> AuthenticatedCaller {
    AuthenticatedCaller(
      household: member.household,
      member: member.member,
      role: member.role,
      token: member.token,
      scopes: scopes
    )
  }

  private static func member(_ number: UInt64, _ role: Role) -> AuthenticatedCaller {
    AuthenticatedCaller(
      household: HouseholdID(rawValue: UniqueID(high: 1, low: 1)),
      member: MemberID(rawValue: UniqueID(high: 2, low: number)),
      role: role,
      token: TokenID(rawValue: UniqueID(high: 3, low: number)),
      scopes: .standard
    )
  }
}
