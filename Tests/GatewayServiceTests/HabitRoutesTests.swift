import Contracts
import ServiceRuntime
import Testing
import Vocabulary

@testable import GatewayDomain
@testable import GatewayService
@testable import RPC

/// Which ways a habit keeps.
@Suite("A habit's ways")
struct HabitRoutesTests {
  /// A member's habit, and ways of methods in whose place nothing is called.
  private struct Stage {
    let habit: Habit
    private let member: MemberVisit
    private let channel: Channel
    private let log = AuditLog(.silent)
    private(set) var methods: [AuditedMethod] = []

    init(_ home: TestInstallation, methods count: Int) async throws {
      let person = home.home.ada
      let hash = TokenHash(of: try TestHome.secret(1))
      let token = try #require(try await home.gateway.directory.token(hash))
      let household = try #require(try await home.gateway.directory.home(person.household))
      let known = Acquaintance("", hash, token, household, version: 0)
      habit = Habit(known, Metadata())
      channel = home.channel()
      member = MemberVisit(
        of: try #require(known.caller),
        to: person.id,
        in: household,
        with: token,
        hash,
        from: nil,
        logging: .logfmt
      )
      methods = TaskV1.methods.prefix(count).map(log.phrases)
      #expect(methods.count == count)
    }

    /// Whether a call of the method finds its way; else it is kept where there is room.
    func hits(_ method: AuditedMethod) throws -> Bool {
      if let known = habit.route(of: method, to: .caller) {
        known.wasUsed = true
        return true
      }
      guard habit.makesRoom() else { return false }
      let route = try Route(
        of: method,
        for: member,
        to: Peer(.task, channel),
        PositionBook(),
        isForMany: true
      )
      let way = PassingWay(CallOptions(), route, bringing: Metadata(), number: 1)
      habit.remember(KnownRoute(route, way, over: channel))
      return false
    }

    func hits(_ methods: some Sequence<AuditedMethod>) throws -> Int {
      try methods.count { try hits($0) }
    }
  }

  @Test("stay where there are more by turns than find room")
  func byTurns() throws {
    try TestInstallation.run { home in
      let stage = try await Stage(home, methods: Habit.mostRoutes + 2)
      #expect(try stage.hits(stage.methods) == 0)
      for _ in 0..<20 { #expect(try stage.hits(stage.methods) >= Habit.mostRoutes - 1) }
    }
  }

  @Test("make room for others when nobody takes them any more")
  func others() throws {
    try TestInstallation.run { home in
      let stage = try await Stage(home, methods: Habit.mostRoutes + 8)
      let (old, new) = (stage.methods.prefix(Habit.mostRoutes), stage.methods.suffix(8))
      for _ in 0..<3 { _ = try stage.hits(old) }
      for _ in 0..<4 { _ = try stage.hits(new) }
      #expect(try stage.hits(new) == new.count)
    }
  }
}
