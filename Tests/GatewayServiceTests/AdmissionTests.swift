import AnalyticsContracts
import CatalogContracts
import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Admission control")
struct AdmissionTests {
  private let home: TestHome
  private let admission: AdmissionControl
  private let directory: Directory
  private let loop: EventLoop
  private let clock: FixedClock

  init() async throws {
    let temporary = try TemporaryStore.gateway()
    home = try await TestHome(temporary.store)
    loop = temporary.environment.loop
    clock = temporary.clock
    directory = Directory(DirectoryStore(home.store))
    admission = AdmissionControl(directory: directory, clock: clock, loop: loop)
    for (number, member) in [
      (1 as UInt8, home.ada), (2, home.ben), (3, home.cleo), (4, home.dan), (5, home.zoe),
    ] {
      try await home.makeToken(of: member, secret: try TestHome.secret(number))
    }
    try await home.consent(for: home.cleo)
  }

  private func call(
    _ method: MethodDescriptor,
    token: UInt8?,
    trusted: Bool = false
  ) throws -> ServerCall {
    var metadata = Metadata()
    if let token {
      metadata.append("authorization", "Bearer \(try TestHome.secret(token).text)")
    }
    return ServerCall(method: method, metadata: metadata, loop: loop, isPeerTrusted: trusted)
  }

  /// A request that names `member` where the contract has a subject.
  private func request(_ method: MethodDescriptor, naming member: MemberID) -> [UInt8] {
    guard method.subjectField == [1] else { return [] }
    return [0x0a, 36] + Array(member.text.utf8)
  }

  /// The status code of the decision.
  private func answer(
    _ method: MethodDescriptor,
    token: UInt8?,
    naming member: MemberID? = nil
  ) async throws -> StatusCode {
    let bytes = member.map { request(method, naming: $0) } ?? []
    do {
      _ = try await admission.admit(try call(method, token: token), request: bytes)
      return .ok
    } catch {
      return RPCError(describing: error).code
    }
  }

  @Test("does not read the request of a caller without a valid token")
  func unreadRequest() async throws {
    let reads = Mutex(0)
    func request() -> [UInt8] {
      reads.withLock { $0 += 1 }
      return []
    }
    let method = TaskV1.Tasks.Methods.listTasks
    for token: UInt8? in [nil, 77] {
      let call = try call(method, token: token)
      let error = await failure { _ = try await admission.admit(call, request: request()) }
      #expect(error?.code == .unauthenticated)
    }
    #expect(reads.withLock { $0 } == 0)
    _ = try await admission.admit(try call(method, token: 1), request: request())
    #expect(reads.withLock { $0 } == 1)
  }

  @Test("charges the bytes of a call to its member, and within it to its token (GTW-053)")
  func holders() async throws {
    let method = GatewayV1.Households.Methods.whoAmI
    func holder(_ token: UInt8?) async throws -> Holder? {
      let call = try call(method, token: token)
      _ = try? await admission.admit(call, request: [])
      return call.facts.holder
    }
    // From the store, then from memory.
    for _ in 0..<2 {
      #expect(
        try await holder(1)
          == Holder(group: home.ada.id.rawValue, one: TokenID.sample(1).rawValue)
      )
    }
    try await home.makeToken(of: home.ada, secret: try TestHome.secret(9))
    #expect(try await holder(9)?.group == holder(1)?.group)
    #expect(try await holder(2)?.group != holder(1)?.group)
    for unknown: UInt8? in [nil, 77] { #expect(try await holder(unknown) == nil) }
  }

  static let everyMethod =
    GatewayV1.methods + GatewayService.forwarded + FeedV1.methods

  @Test("covers every method that the gateway serves (GTW-030)")
  func everyServedMethod() throws {
    try TestInstallation.run { installation in
      let walked = Set(Self.everyMethod.map(\.name))
      // Reflection describes contracts and needs no member's access.
      let served = Set(installation.gateway.router.descriptors.map(\.name))
        .filter { !$0.hasPrefix("daybook.rpc.v1.") }
      #expect(served.count > 100)
      #expect(served.subtracting(walked) == [])
    }
  }

  @Test(
    "finds for each method in its contract who may call it (GTW-030)",
    arguments: everyMethod
  )
  func everyMethodHasAccess(method: MethodDescriptor) {
    #expect(method.access != .unspecified)
    #expect(method.subjectField.isEmpty || method.subjectField == [1])
    #expect(
      method.hasNoSideEffects || !method.subjectField.isEmpty || method.access != .selfOrParent
    )
  }

  @Test("refuses calls without a token, except to public methods", arguments: everyMethod)
  func unauthenticated(method: MethodDescriptor) async throws {
    let expected: StatusCode = method.access == .anyone ? .ok : .unauthenticated
    #expect(try await answer(method, token: nil) == expected)
    #expect(try await answer(method, token: nil, naming: home.cleo.id) == expected)
  }

  @Test(
    "answers a token of another household like an id that does not exist (GTW-031, SEC-006)",
    arguments: everyMethod
  )
  func anotherHousehold(method: MethodDescriptor) async throws {
    let here = try await answer(method, token: 5, naming: home.cleo.id)
    let nowhere = try await answer(method, token: 5, naming: .sample(4_711))
    #expect(here == nowhere)
    if !method.subjectField.isEmpty { #expect(here == .notFound) }
  }

  @Test("lets a child reach its own space only (GTW-032)", arguments: everyMethod)
  func child(method: MethodDescriptor) async throws {
    let own: StatusCode =
      switch method.access {
      case .member, .selfOrParent, .selfOrAnyParent, .anyone: .ok
      case .parent, .operator, .service, .unspecified: .permissionDenied
      }
    #expect(try await answer(method, token: 3) == own)
    #expect(try await answer(method, token: 3, naming: home.cleo.id) == own)
    guard !method.subjectField.isEmpty else { return }
    for other in [home.dan, home.ada] {
      #expect(try await answer(method, token: 3, naming: other.id) == .permissionDenied)
    }
  }

  @Test(
    "lets a parent reach the children's spaces and no other parent's (GTW-032)",
    arguments: everyMethod
  )
  func parent(method: MethodDescriptor) async throws {
    guard !method.subjectField.isEmpty else { return }
    #expect(try await answer(method, token: 1, naming: home.cleo.id) == .ok)
    // The call decides about the rights in that space.
    let other: StatusCode = method.access == .selfOrAnyParent ? .ok : .permissionDenied
    #expect(try await answer(method, token: 1, naming: home.ben.id) == other)
  }

  /// All that store something of a child, as their contracts say, and one more for each area.
  static let methodsOfConsent =
    everyMethod.filter { $0.consent != nil && !$0.serviceChecksConsent }
    + RPC.ConsentArea.allCases.map { area in
      MethodDescriptor(
        name: "test.v1.Reports/\(area)",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        consent: area,
        subjectField: [1]
      )
    }

  @Test(
    "requires a parent's consent wherever a child's data is stored (APP-002)",
    arguments: methodsOfConsent
  )
  func consents(method: MethodDescriptor) async throws {
    #expect(method.changes || method.kind.takesMany, "\(method) stores nothing")
    let dan = method.subjectField.isEmpty ? nil : home.dan.id
    // A child never makes the calls that are for parents.
    let isForParents = method.access == .parent
    let ofChild: StatusCode = isForParents ? .permissionDenied : .failedPrecondition
    #expect(try await answer(method, token: 4) == ofChild)
    #expect(try await answer(method, token: 4, naming: dan) == ofChild)
    #expect(try await answer(method, token: 3) == (isForParents ? .permissionDenied : .ok))
    // An adult needs none.
    #expect(try await answer(method, token: 1) == .ok)
    guard let dan else { return }
    #expect(try await answer(method, token: 1, naming: dan) == .failedPrecondition)
    try await home.consent(for: home.dan)
    directory.forget(household: home.household)
    #expect(try await answer(method, token: 1, naming: dan) == .ok)
    #expect(try await answer(method, token: 4) == (isForParents ? .permissionDenied : .ok))
  }

  @Test(
    "forwards calls whose service checks consent: only unary ones of health, which refuse a type first (ruling 32)",
    arguments: everyMethod.filter(\.serviceChecksConsent)
  )
  func consentsOfServices(method: MethodDescriptor) async throws {
    #expect(method.consent == .health && method.kind == .unary)
    #expect(try await answer(method, token: 4) == .ok)
    #expect(try await answer(method, token: 1, naming: home.dan.id) == .ok)
    #expect(try await answer(method, token: 1, naming: home.ben.id) == .permissionDenied)
  }

  @Test("knows which methods store a child's health data (FST-003)")
  func declaredConsents() {
    typealias Logs = AnalyticsV1.HealthLogs.Methods
    typealias Imports = AnalyticsV1.HealthImports.Methods
    typealias Sources = AnalyticsV1.HealthSources.Methods
    typealias Onboarding = AnalyticsV1.HealthOnboardings.Methods
    let health = Self.everyMethod.filter { $0.consent == .health }
    #expect(
      Set(health) == [
        Logs.createHealthEntry, Logs.updateHealthEntry, Imports.importHealthExport,
        Imports.addSamples, Sources.saveHealthSelection, Sources.connectHealthSource,
        Onboarding.saveOnboardingPage, Onboarding.completeOnboarding,
        AnalyticsV1.HealthFigures.Methods.updateHealthGoals,
      ]
    )
    #expect(health.filter { !$0.serviceChecksConsent } == [Imports.importHealthExport])
  }

  // MARK: Every method with every kind of token

  /// A kind of token: its owner and its scopes.
  private struct Kind: Hashable, CustomStringConvertible {
    let number: UInt8
    let role: Role
    let scopes: Scopes

    var description: String { "\(role) \(scopes.text)" }
  }

  private static let kinds: [Kind] = [Role.parent, .child].enumerated().flatMap { place, role in
    let scopes: [Scopes] = [
      .read, .write, .standard, [.read, .write, .operator], .operator, .device, [],
    ]
    return scopes.enumerated().map { index, scopes in
      Kind(number: UInt8(40 + 10 * place + index), role: role, scopes: scopes)
    }
  }

  /// Methods for devices as a contract may declare them; today's contracts are walked besides.
  static let methodsForDevices: [MethodDescriptor] = Access.allCases.map { access in
    MethodDescriptor(
      name: "test.v1.Devices/\(access)",
      kind: .unary,
      access: access,
      changes: true,
      consent: access == .operator ? nil : .screenTime,
      isForDevices: true,
      subjectField: [1]
    )
  }

  /// Whose space a call names.
  private enum Named: CaseIterable { case none, own, child, parent, stranger }

  /// The rules of the contract, written independently.
  private func expected(
    _ method: MethodDescriptor,
    _ kind: Kind,
    _ named: Named
  ) -> StatusCode {
    if method.access == .anyone { return .ok }
    let named = method.subjectField.isEmpty ? .none : named
    if named == .stranger { return .notFound }
    let isOwn = [.none, .own].contains(named)
    let reachesChild = kind.role == .parent && named == .child
    let isOfMembers: Bool
    switch method.access {
    case .member: isOfMembers = isOwn
    case .parent: isOfMembers = kind.role == .parent && (isOwn || reachesChild)
    case .selfOrParent: isOfMembers = isOwn || reachesChild
    case .selfOrAnyParent: isOfMembers = isOwn || kind.role == .parent
    case .operator:
      return kind.scopes.contains(.operator) && !kind.scopes.contains(.device)
        ? .ok : .permissionDenied
    case .service, .unspecified, .anyone: return .permissionDenied
    }
    if kind.scopes.contains(.device) {
      return method.isForDevices && kind.role == .child && isOwn ? .ok : .permissionDenied
    }
    let hasScope = kind.scopes.contains(method.scope == .read ? .read : .write)
    return isOfMembers && hasScope ? .ok : .permissionDenied
  }

  @Test(
    "decides by the contract for every method and every kind of token (GTW-030, GTW-033, GTW-036)",
    arguments: everyMethod + methodsForDevices
  )
  func everyToken(method: MethodDescriptor) async throws {
    for kind in Self.kinds {
      let owner = kind.role == .parent ? home.ada : home.cleo
      try await home.makeToken(
        of: owner,
        secret: try TestHome.secret(kind.number),
        scopes: kind.scopes
      )
      // Public methods count against the address, and name no member.
      for named in method.access == .anyone ? [.none] : Named.allCases {
        let member: MemberID? =
          switch named {
          case .none: nil
          case .own: owner.id
          // Consent is given for Cleo; her sibling's space is another member's.
          case .child: kind.role == .parent ? home.cleo.id : home.dan.id
          case .parent: home.ben.id
          case .stranger: home.zoe.id
          }
        #expect(
          try await answer(method, token: kind.number, naming: member)
            == expected(method, kind, named),
          "\(method) \(kind) \(named)"
        )
      }
    }
  }

  @Test("names the reason when another member's list is refused (SEC-006, ERR-010)")
  func refusalOfAnotherSpace() {
    let error = AccessRefusal.anotherSpace.rpcError
    #expect(error.code == .permissionDenied && error.reason == "permission_denied")
  }

  @Test("refuses calls between processes from outside (GTW-034)", arguments: FeedV1.methods)
  func processes(method: MethodDescriptor) async throws {
    let anyone = try await answer(method, token: 1)
    #expect(anyone == .permissionDenied)
    let trusted = try await admission.admit(
      try call(method, token: nil, trusted: true),
      request: []
    )
    guard case .process = trusted.identity else {
      Issue.record("not admitted as a process")
      return
    }
  }

  @Test("distinguishes a token's scopes: a read-only token cannot change anything (GTW-033)")
  func scopes() async throws {
    let ofMembers: Set<Access> = [.member, .parent, .selfOrParent, .selfOrAnyParent]
    let methods = Self.everyMethod.filter { ofMembers.contains($0.access) }
    for (index, method) in methods.enumerated() {
      // A token has a rate, and there are many methods.
      let token = 20 + UInt8(index / 100)
      if index.isMultiple(of: 100) {
        try await home.makeToken(of: home.ada, secret: try TestHome.secret(token), scopes: .read)
      }
      let expected: StatusCode = method.scope == .read ? .ok : .permissionDenied
      #expect(try await answer(method, token: token) == expected, "\(method)")
    }
  }

  @Test(
    "requires only what the contract declares: a read-only token can read a topic and revoke itself (GTW-033)"
  )
  func declaredScopes() {
    let differing = Self.everyMethod.filter { ($0.scope == .read) != $0.hasNoSideEffects }
    #expect(
      differing == [GatewayV1.Households.Methods.revokeToken, CatalogV1.Topics.Methods.getTopic]
    )
  }

  @Test(
    "refuses a token that is malformed, duplicate or unknown (GTW-006, SEC-003)",
    arguments: ["", "Bearer", "Bearer dbk_short", "Basic abc", "bearer "]
  )
  func badTokens(value: String) async throws {
    let method = GatewayV1.Households.Methods.whoAmI
    for metadata in [
      ["authorization": value],
      ["authorization": "Bearer \(try TestHome.secret(1).text)", "authorization": value],
      ["authorization": "Bearer \(try TestHome.secret(99).text)"],
    ] as [Metadata] {
      let call = ServerCall(method: method, metadata: metadata, loop: loop, isPeerTrusted: false)
      let error = await #expect(throws: (any Error).self) {
        try await admission.admit(call, request: [])
      }
      let code = error.map { RPCError(describing: $0).code }
      #expect(code == .unauthenticated)
    }
  }

  @Test("refuses a token from the moment it is revoked, even if it was just used (GTW-003)")
  func revoked() async throws {
    let method = GatewayV1.Households.Methods.whoAmI
    #expect(try await answer(method, token: 1) == .ok)
    let token = try #require(try await directory.token(try TestHome.secret(1)))
    try await home.store.write { context in
      try DirectoryWriter(context).revoke(token, at: context.now)
    }
    directory.ended(token.id)
    #expect(try await answer(method, token: 1) == .unauthenticated)
    #expect(try await answer(method, token: 2) == .ok)
  }

  @Test("refuses a token that was not used for 365 days (GTW-002)")
  func expired() async throws {
    let method = GatewayV1.Households.Methods.whoAmI
    clock.advance(by: .seconds(365 * 86_400))
    #expect(try await answer(method, token: 1) == .ok)
    clock.advance(by: .seconds(365 * 86_400))
    #expect(try await answer(method, token: 1) == .ok, "the use before moved the end")
    clock.advance(by: .seconds(365 * 86_400 + 1))
    #expect(try await answer(method, token: 1) == .unauthenticated)
  }

  @Test("limits each token to its rate, and says when to retry (GTW-050)")
  func rate() async throws {
    let method = GatewayV1.Households.Methods.whoAmI
    for _ in 0..<200 { #expect(try await answer(method, token: 1) == .ok) }
    let error = await #expect(throws: RateRefusal.self) {
      try await admission.admit(try call(method, token: 1), request: [])
    }
    #expect(error?.rpcError.code == .resourceExhausted)
    #expect(error?.rpcError.retryAfter == .milliseconds(21))
    #expect(error?.rpcError.isUnprocessed == true)
    #expect(try await answer(method, token: 2) == .ok)
  }

  @Test("slows guesses of secrets from one address, and no caller with a valid token (GTW-051)")
  func guessing() async throws {
    let method = GatewayV1.Households.Methods.whoAmI
    var answers: [StatusCode] = []
    for guess in UInt8(100)..<200 { answers.append(try await answer(method, token: guess)) }
    #expect(answers.filter { $0 == .unauthenticated }.count == 50)
    #expect(answers.filter { $0 == .resourceExhausted }.count == 50)
  }
}
