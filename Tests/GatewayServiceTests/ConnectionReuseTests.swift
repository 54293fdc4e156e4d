import CatalogContracts
import RPC
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import GatewayDomain
@testable import GatewayService

/// Calls on a connection that has carried others of the same caller.
@Suite("A connection that is reused")
struct ConnectionReuseTests {
  typealias Tasks = TaskV1.Tasks.Methods
  typealias Topics = CatalogV1.Topics.Methods

  /// Calls made first, so that the caller is in the session cache.
  private static let firstCalls = 5

  private static func garbage() -> [UInt8] { [0, 0, 0, 40] + [UInt8](repeating: 0xff, count: 20) }

  /// The metadata of a client whose token has these scopes.
  private static func token(
    _ number: UInt8,
    _ scopes: Scopes,
    of home: TestInstallation
  ) async throws -> Metadata {
    let secret = try TestHome.secret(number)
    try await home.home.makeToken(of: home.home.ada, secret: secret, scopes: scopes)
    return ["authorization": "Bearer \(secret.text)"]
  }

  @Test("lets a read-only token read and nothing else, whatever calls came before (GTW-033)")
  func scopes() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let options = CallOptions(
        timeout: .seconds(10),
        metadata: try await Self.token(40, .read, of: home)
      )
      for _ in 0..<3 {
        for _ in 0..<Self.firstCalls { _ = try await channel.unaryRaw(Tasks.getDay, [], options) }
        for method in [Tasks.createTask, Topics.setStepDone, Tasks.createTask] {
          let error = await failure { _ = try await channel.unaryRaw(method, [], options) }
          #expect(error?.reason == "missing_scope")
        }
      }
      let reads = try home.service(.task).seen.map(\.method)
      #expect(reads == Array(repeating: Tasks.getDay.name, count: 3 * Self.firstCalls))
      #expect(try home.service(.catalog).seen.isEmpty)
    }
  }

  @Test(
    "inflates nothing for callers without access, and names the sender of garbage (GTW-040, GTW-045)"
  )
  func garbage() throws {
    try TestInstallation.run { home in
      let reader = try await Self.token(40, .read, of: home)
      let writer = try CallOptions.of(home.home.ada).metadata
      for (metadata, reason, outcome) in [
        (reader, "missing_scope", "PERMISSION_DENIED"), (writer, "malformed_message", "INTERNAL"),
      ] {
        let caller = try await RawCaller(of: home)
        for _ in 0..<Self.firstCalls {
          #expect(try await caller.call(Topics.listTopics, [], metadata) == nil)
        }
        for _ in 0..<2 {
          let error = try await caller.call(
            Topics.setStepDone,
            Self.garbage(),
            isCompressed: true,
            metadata
          )
          #expect(error?.reason == reason)
          let line = try #require(home.log.all.last)
          #expect(line.contains("SetStepDone outcome=\(outcome)"))
          let isMember = line.contains("member=\(home.home.ada.id.text)")
          #expect(
            isMember == (outcome == "INTERNAL"),
            "who may not call is named by the rule alone"
          )
        }
        #expect(try await caller.call(Topics.listTopics, [], metadata) == nil)
      }
      #expect(try home.service(.catalog).seen.count == 2 * (Self.firstCalls + 1))
    }
  }

  @Test("uses no probe of a circuit breaker for a request that cannot be read (GTW-044)")
  func probe() throws {
    try TestInstallation.run { home in
      let catalog = try home.service(.catalog)
      let metadata = try CallOptions.of(home.home.ada).metadata
      let caller = try await RawCaller(of: home)
      let ask = { @Sendable in try await caller.call(Topics.listTopics, [], metadata)?.code }
      for _ in 0..<Self.firstCalls { #expect(try await ask() == nil) }
      catalog.answer = { call, _, _ in try await call.loop.sleep(for: .seconds(3_600)) }
      for _ in 0..<3 { #expect(try await ask() == .deadlineExceeded) }
      #expect(try await ask() == .unavailable)
      catalog.answers(CatalogV1.ListTopicsResponse())
      try await home.simulation.loop.sleep(for: .seconds(6))
      let unread = try await caller.call(
        Topics.listTopics,
        Self.garbage(),
        isCompressed: true,
        metadata
      )
      #expect(unread?.reason == "malformed_message")
      for _ in 0..<3 { #expect(try await ask() == nil) }
    }
  }

  @Test("continues each call's own trace, the same or another (GTW-042)")
  func traces() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let same = (0..<Self.firstCalls).map { _ in "00-\(Self.trace(1))-00f067aa0ba902b7-01" }
      let others = (0..<Self.firstCalls).map { "00-\(Self.trace($0 + 2))-00f067aa0ba902b7-01" }
      for header in same + others + same {
        let options = try CallOptions.of(
          home.home.ada,
          ["traceparent": header, "tracestate": "a=\(header.suffix(4))"]
        )
        _ = try await channel.unaryRaw(Tasks.getDay, [], options)
      }
      let seen = try home.service(.task).seen.map(\.metadata)
      #expect(seen.map { $0["tracestate"] } == Array(repeating: "a=7-01", count: seen.count))
      let given = seen.compactMap { $0["traceparent"] }
      #expect(given.map { $0.prefix(35) } == (same + others + same).map { $0.prefix(35) })
      #expect(given.allSatisfy { $0.hasSuffix("-00") })
      #expect(Set(given).count == given.count, "a span of each call's own")
      let lines = home.log.all.filter { $0.contains("GetDay") }
      for (line, header) in zip(lines, same + others + same) {
        #expect(line.contains("trace=\(header.prefix(35))"))
      }
    }
  }

  private static func trace(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  @Test("removes reserved metadata and forwards the rest, in every call (GTW-041)")
  func repeated() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      var metadata = try CallOptions.of(home.home.cleo).metadata
      metadata.append("daybook-member", home.home.ada.id.text)
      metadata.append("daybook-anything", "x")
      metadata.append("x-trail", "first")
      metadata.append("x-trail-bin", binary: [0, 255, 10])
      metadata.append("x-trail", "second")
      let options = CallOptions(timeout: .seconds(10), metadata: metadata)
      for _ in 0..<Self.firstCalls + 3 { _ = try await channel.unaryRaw(Tasks.getDay, [], options) }
      let seen = try home.service(.task).seen.map(\.metadata)
      #expect(seen.count == Self.firstCalls + 3)
      for call in seen {
        #expect(call.all("daybook-member") == [home.home.cleo.id.text])
        #expect(call["daybook-anything"] == nil && call["authorization"] == nil)
        #expect(call.all("x-trail") == ["first", "second"])
        #expect(call.binary("x-trail-bin") == [0, 255, 10])
      }
    }
  }

  @Test(
    "uses its caller as subject where the method has none, whatever the bytes contain (GTW-040)"
  )
  func noSubject() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      let catalog = try home.service(.catalog)
      // What would be a child's id in the first field, and in an unknown field.
      let bytes = TaskV1.GetDayRequest(memberID: home.home.dan.id).encoded() + [0xfa, 0x3f, 1, 7]
      for member in [home.home.ada, home.home.cleo] {
        for _ in 0..<Self.firstCalls {
          _ = try await channel.unaryRaw(Topics.listTopics, bytes, .of(member))
        }
      }
      #expect(catalog.seen.map(\.request) == Array(repeating: bytes, count: 2 * Self.firstCalls))
      let subjects = [home.home.ada, home.home.cleo].flatMap {
        Array(repeating: $0.id.text, count: Self.firstCalls)
      }
      #expect(catalog.seen.map { $0.metadata["daybook-subject"] } == subjects)
    }
  }

  @Test("carries 7,168 bytes of metadata, including all that the gateway adds, and no more")
  func fullMetadata() throws {
    try TestInstallation.run { home in
      let channel = home.channel()
      var metadata = try CallOptions.of(home.home.ada).metadata
      // A request id counts 78, a trace 98, the entry that fills 33.
      let room = 7_168 - metadata.countedSize - 78 - 33
      for (more, reason) in [(0, nil), (1, "metadata_too_large"), (0, nil)] as [(Int, String?)] {
        metadata["x"] = String(repeating: "a", count: room + more)
        for number in 0..<UInt64(Self.firstCalls) {
          let id = UniqueID(high: 0x7000, low: 1 << 63 | number)
          let options = CallOptions(timeout: .seconds(10), metadata: metadata, requestID: id)
          let error = await failure {
            _ = try await channel.unaryRaw(Tasks.getDay, [], options)
          }
          #expect(error?.reason == reason)
        }
      }
      let seen = try home.service(.task).seen.map(\.metadata)
      #expect(seen.count == 2 * Self.firstCalls)
      #expect(seen.allSatisfy { $0["x"]?.utf8.count == room && $0["daybook-scopes"] != nil })
    }
  }
}
