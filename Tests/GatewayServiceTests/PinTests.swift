import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import GatewayService

@Suite("A child's PIN")
struct PinTests {
  private static func options(_ request: UInt64, token: String? = nil) -> CallOptions {
    CallOptions(
      timeout: .seconds(5),
      metadata: token.map { ["authorization": "Bearer \($0)"] } ?? [:],
      requestID: UniqueID(high: 0x7000, low: 1 << 63 | request)
    )
  }

  private static func set(
    _ pin: String,
    of member: Member,
    by parent: Member,
    in home: TestInstallation,
    request: UInt64 = 1
  ) async throws -> Bool {
    try await GatewayV1.PinsClient(home.channel()).setPin(
      GatewayV1.SetPinRequest(memberID: member.id, pin: pin),
      .of(parent, request: request)
    ).hasPin
  }

  private static func signIn(
    _ name: String,
    _ pin: String,
    in home: TestInstallation,
    request: UInt64
  ) async throws -> GatewayV1.SignInWithPinResponse {
    try await GatewayV1.PinsClient(home.channel()).signInWithPin(
      GatewayV1.SignInWithPinRequest(memberName: name, pin: pin, tokenName: "tablet"),
      options(request)
    )
  }

  @Test("signs the child in, and is stored only as a slow hash (GTW-090, GTW-091)")
  func signIn() throws {
    try TestInstallation.run { home in
      let cleo = home.home.cleo
      #expect(try await Self.set("273849", of: cleo, by: home.home.ada, in: home))
      let made = try await Self.signIn(" CLEO", "273849", in: home, request: 2)
      #expect(made.member?.id == cleo.id && made.token?.name == "tablet")
      let again = try await Self.signIn(" CLEO", "273849", in: home, request: 2)
      #expect(again == made)
      let households = GatewayV1.HouseholdsClient(home.channel())
      let me = try await households.whoAmI(.init(), Self.options(3, token: made.secret))
      #expect(me.member?.id == cleo.id)
      let (salt, hash) = try #require(
        try await home.gateway.store.read { connection in
          try connection.first("SELECT salt, hash FROM pin") { row in
            (try row.value(0, as: [UInt8].self), try row.value(1, as: [UInt8].self))
          }
        }
      )
      #expect(salt.count == 16 && hash.count == 32)
      // A request is stored with a fast hash, by which six digits could be guessed.
      let events = try await home.gateway.store.read { connection in
        try home.gateway.store.feed.read(connection, after: 0, limit: 10, household: nil).events
      }
      #expect(events.map(\.kind) == ["pin_changed", "pin_accepted"])
      #expect(events.allSatisfy { $0.stamp.space == cleo.id })
      #expect(!home.log.all.contains { $0.contains("273849") })
      #expect(try await !Self.set("", of: cleo, by: home.home.ada, in: home, request: 4))
      let gone = await failure {
        _ = try await Self.signIn("Cleo", "273849", in: home, request: 5)
      }
      #expect(gone?.reason == "wrong_pin")
      // Existing sessions stay signed in.
      _ = try await households.whoAmI(.init(), Self.options(6, token: made.secret))
    }
  }

  @Test(
    "is refused with the same error for a wrong name, a wrong PIN, none, and a parent's name (GTW-091)"
  )
  func refusals() throws {
    try TestInstallation.run { home in
      _ = try await Self.set("273849", of: home.home.cleo, by: home.home.ben, in: home)
      var seen: [RPCError] = []
      for (number, (name, pin)) in [
        ("Cleo", "000000"), ("Nobody", "273849"), ("Dan", "273849"), ("Ada", "273849"),
      ].enumerated() {
        let error = await failure {
          _ = try await Self.signIn(name, pin, in: home, request: UInt64(10 + number))
        }
        seen.append(try #require(error))
      }
      for error in seen {
        #expect(error.code == .permissionDenied && error.reason == "wrong_pin")
        #expect(error.message == seen[0].message && error.violations == seen[0].violations)
      }
      for pin in ["", "12345", "1234567", "12345a", "１２３４５６"] {
        let error = await failure { _ = try await Self.signIn("Cleo", pin, in: home, request: 20) }
        #expect(error?.code == .invalidArgument && error?.reason == "invalid_pin", "\(pin)")
      }
      let parent = await failure {
        _ = try await Self.set("273849", of: home.home.ada, by: home.home.ada, in: home, request: 7)
      }
      #expect(parent?.code == .failedPrecondition && parent?.reason == "not_a_child")
    }
  }

  @Test("is locked for a minute after five wrong ones, then twice as long each time (GTW-092)")
  func lock() throws {
    try TestInstallation.run { home in
      let cleo = home.home.cleo
      _ = try await Self.set("273849", of: cleo, by: home.home.ada, in: home)
      var number: UInt64 = 100
      func attempt(_ name: String, _ pin: String) async -> RPCError? {
        number += 1
        let request = number
        return await failure { _ = try await Self.signIn(name, pin, in: home, request: request) }
      }
      for _ in 1...5 { #expect(await attempt("Cleo", "111111")?.reason == "wrong_pin") }
      let locked = await attempt("Cleo", "273849")
      #expect(locked?.code == .resourceExhausted && locked?.reason == "pin_locked")
      #expect(locked?.retryAfter ?? .zero > .seconds(59))
      try await home.simulation.loop.sleep(for: .seconds(61))
      #expect(await attempt("Cleo", "111111")?.reason == "wrong_pin")
      try await home.simulation.loop.sleep(for: .seconds(61))
      #expect(await attempt("Cleo", "273849")?.reason == "pin_locked")
      try await home.simulation.loop.sleep(for: .seconds(61))
      #expect(await attempt("Cleo", "273849") == nil)
      // A correct one resets the count.
      for _ in 1...4 { #expect(await attempt("Cleo", "111111")?.reason == "wrong_pin") }
      #expect(await attempt("Cleo", "273849") == nil)
      let events = try await home.gateway.store.read { connection in
        try home.gateway.store.feed.read(connection, after: 0, limit: 20, household: nil).events
      }
      #expect(events.filter { $0.kind == "pin_locked" }.count == 2)
      // Wrong attempts for many names lock the address.
      try await home.simulation.loop.sleep(for: .seconds(7_200))
      for name in 1...5 {
        #expect(await attempt("Nobody \(name)", "111111")?.reason == "wrong_pin")
      }
      #expect(await attempt("Cleo", "273849")?.reason == "pin_locked")
      // An unknown name locks as well, so that it cannot be distinguished from a known one.
      let hashing = PinHashing(home.environment)
      for _ in 1...5 { try hashing.begin(unknown: "nobody", at: .testStart) }
      #expect(throws: PinRefusal.locked(retryAfter: .seconds(60))) {
        try hashing.begin(unknown: "nobody", at: .testStart)
      }
      try hashing.begin(unknown: "somebody", at: .testStart)
    }
  }

  @Test("counts no attempt that was not compared, nor a correct one that a quota refuses (GTW-092)")
  func notCompared() throws {
    try TestInstallation.run { home in
      let cleo = home.home.cleo
      _ = try await Self.set("273849", of: cleo, by: home.home.ada, in: home)
      _ = try await Self.set("384950", of: home.home.dan, by: home.home.ada, in: home, request: 2)
      var number: UInt64 = 100
      func attempt(_ name: String, _ pin: String) async -> String {
        number += 1
        let request = number
        return await failure {
          _ = try await Self.signIn(name, pin, in: home, request: request)
        }?.reason ?? "OK"
      }
      func tries() async throws -> Int? {
        try await home.gateway.store.read { connection in
          try connection.first("SELECT tries FROM pin WHERE member = ?", cleo.id) {
            try $0.value(0, as: Int.self)
          }
        }
      }
      // The name is locked by one wrong attempt from here and four from elsewhere.
      try await home.gateway.store.write { context in
        try context.connection.run("UPDATE pin SET tries = 4 WHERE member = ?", cleo.id)
      }
      #expect(await attempt("Cleo", "111111") == "wrong_pin")
      for _ in 1...10 { #expect(await attempt("Cleo", "111111") == "pin_locked") }
      #expect(try await tries() == 5)
      // The address is unlocked, and starts again with a correct PIN.
      #expect(await attempt("Dan", "384950") == "OK")
      try await home.simulation.loop.sleep(for: .seconds(61))
      for token in 1...99 as ClosedRange<UInt8> {
        try await home.home.makeToken(of: cleo, secret: try TestHome.secret(100 + token))
      }
      for _ in 1...10 { #expect(await attempt("Cleo", "273849") == "quota_exceeded") }
      #expect(try await tries() == 5)
      #expect(await attempt("Dan", "384950") == "OK")
    }
  }

  @Test("counts nothing while all slots for comparing are taken (GTW-090, GTW-092)")
  func overloaded() throws {
    try TestInstallation.run { home in
      let cleo = home.home.cleo
      _ = try await Self.set("273849", of: cleo, by: home.home.ada, in: home)
      let hashing = home.gateway.pinHashing
      for _ in 1...4 { try hashing.acquire() }
      let options = CallOptions(
        timeout: .milliseconds(500),
        requestID: UniqueID(high: 0x7000, low: 1 << 63 | 50)
      )
      for _ in 1...6 {
        _ = await failure {
          _ = try await GatewayV1.PinsClient(home.channel()).signInWithPin(
            GatewayV1.SignInWithPinRequest(memberName: "Cleo", pin: "111111"),
            options
          )
        }
      }
      for _ in 1...4 { hashing.release() }
      for _ in 1...4 {
        let error = await failure {
          _ = try await Self.signIn("Cleo", "111111", in: home, request: 60)
        }
        #expect(error?.reason == "wrong_pin")
      }
      _ = try await Self.signIn("Cleo", "273849", in: home, request: 61)
    }
  }

  @Test("that is set again ends the lock of the address that its attempts caused (GTW-092)")
  func resetOfAddress() throws {
    try TestInstallation.run { home in
      let (ada, cleo, dan) = (home.home.ada, home.home.cleo, home.home.dan)
      _ = try await Self.set("273849", of: cleo, by: ada, in: home)
      _ = try await Self.set("384950", of: dan, by: ada, in: home, request: 2)
      var number: UInt64 = 100
      func attempt(_ name: String, _ pin: String) async -> String {
        number += 1
        let request = number
        return await failure {
          _ = try await Self.signIn(name, pin, in: home, request: request)
        }?.reason ?? "OK"
      }
      #expect(await attempt("Dan", "111111") == "wrong_pin")
      for _ in 1...4 { #expect(await attempt("Cleo", "111111") == "wrong_pin") }
      #expect(await attempt("Cleo", "273849") == "pin_locked")
      _ = try await Self.set("495061", of: cleo, by: ada, in: home, request: 3)
      #expect(await attempt("Cleo", "495061") == "OK")
    }
  }

  @Test("whose attempts are cleared keeps those of others from the same address (GTW-092)")
  func addressTries() throws {
    let (cleo, dan) = (MemberID.sample(3), MemberID.sample(4))
    var tries = AddressTries()
    func count(_ member: MemberID, _ count: Int) throws {
      for _ in 0..<count {
        try tries.begin(at: .testStart)
        tries.note(member)
      }
    }
    try count(dan, 4)
    try count(cleo, 1)
    #expect(throws: PinRefusal.self) { try tries.begin(at: .testStart) }
    tries.forget(cleo)
    #expect(tries.lock == PinLock(tries: 4))
    try count(cleo, 1)
    tries.undo(cleo)
    tries.forget(cleo)
    #expect(tries.lock == PinLock(tries: 4))
    // Five attempts for another child are a lock that no other child's new PIN ends.
    try count(dan, 1)
    let lock = tries.lock
    tries.forget(cleo)
    #expect(tries.lock == lock && lock.lockedUntil != nil)
  }

  @Test(
    "that is set again ends the lock of the name, and is removed when its child becomes a parent (GTW-090, GTW-092)"
  )
  func reset() throws {
    var lock = PinLock()
    let now = Timestamp.testStart
    for _ in 1..<PinLock.freeTries { try lock.begin(at: now) }
    #expect(lock.lockedUntil == nil)
    var last = now
    for expected in [60, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
      try lock.begin(at: last)
      let until = try #require(lock.lockedUntil)
      #expect(until - last == .seconds(expected))
      #expect(throws: PinRefusal.locked(retryAfter: .seconds(expected))) {
        try lock.begin(at: last)
      }
      last = until
    }
    try TestInstallation.run { home in
      let cleo = home.home.cleo
      _ = try await Self.set("273849", of: cleo, by: home.home.ada, in: home)
      _ = try await GatewayV1.MembersClient(home.channel()).updateMember(
        GatewayV1.UpdateMemberRequest(
          memberID: cleo.id,
          member: GatewayV1.Member(role: .parent),
          updateMask: .init(paths: ["role"])
        ),
        .of(home.home.ada, request: 2)
      )
      let error = await failure {
        _ = try await Self.signIn("Cleo", "273849", in: home, request: 3)
      }
      #expect(error?.reason == "wrong_pin")
    }
  }
}
