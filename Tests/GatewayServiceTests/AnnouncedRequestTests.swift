import RPC
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import GatewayDomain
@testable import GatewayService

/// Long requests, which say who sends them before they are here.
@Suite("An announced request")
struct AnnouncedRequestTests {
  typealias Tasks = TaskV1.Tasks.Methods

  @Test(
    "is not buffered without a valid token, and each attempt is charged to the address (GTW-051, GTW-053)"
  )
  func unauthenticated() throws {
    var limits = RequestLimits()
    limits.perAddress = TokenBucket.Limit(rate: 1, burst: 4)
    try TestInstallation.run(limits: limits) { home in
      let caller = try await RawCaller(of: home)
      let unknown = "Bearer \(try TestHome.secret(99).text)"
      for metadata: Metadata in [
        [:], ["authorization": "Bearer nonsense"], ["authorization": unknown],
      ] {
        let error = try await caller.announce(Tasks.createTasks, metadata)
        #expect(error?.code == .unauthenticated && error?.isUnprocessed == false)
      }
      let lines = home.log.all.filter { $0.contains("CreateTasks") }
      #expect(lines.count == 3 && lines.allSatisfy { $0.contains("UNAUTHENTICATED") })
      for _ in 0..<4 { _ = try await caller.announce(Tasks.createTasks, [:]) }
      let limited = try await caller.announce(Tasks.createTasks, [:])
      #expect(limited?.reason == "rate_limited")
      // Also of an unknown method.
      let nothing = MethodDescriptor(name: "daybook.task.v1.Tasks/Nothing", kind: .unary)
      #expect(try await caller.announce(nothing, [:])?.reason == "rate_limited")
      #expect(home.server.requestBytes == 0)
    }
  }

  @Test(
    "is buffered for a member, even if the token is not cached, and is charged only once it is complete (GTW-053)"
  )
  func members() throws {
    var limits = RequestLimits()
    limits.perToken = TokenBucket.Limit(rate: 1, burst: 2)
    limits.perAddress = TokenBucket.Limit(rate: 1, burst: 2)
    try TestInstallation.run(limits: limits) { home in
      let metadata = try CallOptions.of(home.home.ada).metadata
      var callers: [RawCaller] = []
      // Each on a connection of its own, whose credit one of them takes.
      for _ in 0..<5 {
        let caller = try await RawCaller(of: home)
        callers.append(caller)
        #expect(try await caller.announce(Tasks.createTasks, metadata) == nil)
      }
      #expect(home.server.requestBytes >= 50_000 && callers.count == 5)
    }
  }
}
