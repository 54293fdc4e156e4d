import Contracts
import RPC
import Testing
import TestSupport
import Wire

@testable import GatewayClient

@Suite("A client's call")
struct RetryTests {
  private let gateway: FakeGateway

  init() throws {
    gateway = FakeGateway()
    try gateway.start()
  }

  private func client(timeout: Duration = .seconds(10)) -> DaybookClient {
    DaybookClient(
      gateway: GatewayConnection(
        channel: gateway.channel(),
        token: FakeGateway.secret,
        timeout: timeout
      )
    )
  }

  private static let passing = RPCError(.unavailable, "peer_unavailable", "Later.")

  @Test("is repeated under one request id, so a change happens once (TSK-153)")
  func oneRequestID() throws {
    gateway.failures["CreateTask"] = [Self.passing, Self.passing]
    let client = client()
    let saved = try gateway.simulation.run { try await client.tasks.create(NewTask("Pay rent")) }
    #expect(saved.task.name == "Pay rent")
    #expect(gateway.calls.map(\.method) == ["CreateTask", "CreateTask", "CreateTask"])
    #expect(Set(gateway.calls.map(\.requestID)).count == 1)
    #expect(gateway.calls[0].requestID != nil)
    #expect(gateway.calls.map(\.previousAttempts) == [nil, "1", "2"])
  }

  @Test("has a request id of its own, another one each time")
  func freshRequestIDs() throws {
    let client = client()
    try gateway.simulation.run {
      for name in ["a", "b", "c"] { _ = try await client.tasks.create(NewTask(name)) }
    }
    #expect(Set(gateway.calls.map(\.requestID)).count == 3)
  }

  @Test("waits about 100, 160, 256 and 410 ms, then gives up with the last refusal")
  func backoff() throws {
    gateway.failures["GetTask"] = Array(repeating: Self.passing, count: 9)
    let client = client()
    let id = try #require(DaybookTask.ID("0b11967d-9dae-4333-a137-c3b1e8a641d3"))
    let loop = gateway.simulation.loop
    let (error, took) = try gateway.simulation.run {
      let start = loop.now
      let error = await #expect(throws: DaybookError.self) { try await client.tasks.get(id) }
      return (error, loop.now - start)
    }
    #expect(error?.code == "peer_unavailable")
    #expect(error?.status == .unavailable)
    #expect(gateway.calls.count == 5)
    #expect((.milliseconds(740)...(.milliseconds(1_120))).contains(took))
  }

  @Test("waits for a gateway that is started again, and asks once (matrix 60)")
  func restart() throws {
    let client = client()
    let loop = gateway.simulation.loop
    try gateway.simulation.run { [gateway] in
      _ = try await client.households.whoAmI()
      await gateway.stop()
      let call = loop.spawn { try? await client.households.whoAmI() }
      // The channel tries again after 0.8 to 1.2 s and 1.3 to 1.9 s later, in time for those that wait for five.
      try await loop.sleep(for: .seconds(2))
      try await gateway.listen()
      #expect(await call.value != nil)
    }
    #expect(gateway.calls.map(\.previousAttempts) == [nil, nil])
  }

  @Test("waits exactly as long as the server asks")
  func pushback() throws {
    gateway.failures["WhoAmI"] = [
      RPCError(.resourceExhausted, "rate_limited", "Slowly.", retryAfter: .milliseconds(2_500))
    ]
    let client = client()
    let loop = gateway.simulation.loop
    let took = try gateway.simulation.run {
      let start = loop.now
      _ = try await client.households.whoAmI()
      return loop.now - start
    }
    #expect(took == .milliseconds(2_500))
  }

  @Test("begins with the first delay again after a server's own wish")
  func delayAfterPushback() throws {
    let asking = RPCError(
      .resourceExhausted,
      "rate_limited",
      "Slowly.",
      retryAfter: .milliseconds(700)
    )
    gateway.failures["WhoAmI"] = [Self.passing, Self.passing, asking, Self.passing]
    let client = client()
    let loop = gateway.simulation.loop
    let took = try gateway.simulation.run {
      let start = loop.now
      _ = try await client.households.whoAmI()
      return loop.now - start
    }
    #expect(
      (.milliseconds(988)...(.milliseconds(1_132))).contains(took),
      "100, 160, 700 and 100 ms, the others 0.8 to 1.2 times"
    )
  }

  @Test("that never ran is repeated at once, but once only")
  func unprocessed() throws {
    let untouched = RPCError(.unavailable, "draining", "Later.", isUnprocessed: true)
    gateway.failures["WhoAmI"] = Array(repeating: untouched, count: 12)
    let client = client()
    let error = try gateway.simulation.run {
      await #expect(throws: DaybookError.self) { try await client.households.whoAmI() }
    }
    #expect(error?.code == "draining")
    #expect(gateway.calls.map(\.previousAttempts) == [nil, nil, "1", "2", "3", "4"])
  }

  @Test("is not repeated when that cannot help")
  func refusals() throws {
    gateway.failures["CreateTask"] = [
      RPCError(
        .invalidArgument,
        "invalid_task",
        "No.",
        violations: [Violation(field: "name", code: "name_too_long", message: "", limit: 200)]
      )
    ]
    let client = client()
    let error = try gateway.simulation.run {
      await #expect(throws: DaybookError.self) { try await client.tasks.create(NewTask("x")) }
    }
    #expect(error?.status == .invalidArgument)
    #expect(error?.violations.first?.limit == 200)
    #expect(gateway.calls.count == 1)
  }

  @Test("ends with its time limit, whatever is still to be tried")
  func deadline() throws {
    gateway.transport.setSilent(FakeGateway.address, true)
    let client = client(timeout: .seconds(2))
    let loop = gateway.simulation.loop
    let (error, took) = try gateway.simulation.run {
      let start = loop.now
      let error = await #expect(throws: DaybookError.self) { try await client.status() }
      return (error, loop.now - start)
    }
    #expect(error?.status == .deadlineExceeded)
    #expect(took == .seconds(2))
  }

  @Test("says who does not answer when nobody listens there")
  func nobody() throws {
    let simulation = gateway.simulation
    let channel = gateway.channel(to: .loopback(port: 1))
    let error = try simulation.run {
      let client = DaybookClient(gateway: GatewayConnection(channel: channel, token: nil))
      return await #expect(throws: DaybookError.self) { try await client.status() }
    }
    #expect(error?.status == .unavailable)
    #expect(error?.message.contains("127.0.0.1:1") == true)
  }

  @Test("finds a gateway that is about to be started, and waits no longer than four seconds")
  func start() throws {
    let late = FakeGateway()
    let loop = late.simulation.loop
    let clients = (0..<2).map { _ in
      let channel = Channel(
        address: FakeGateway.address,
        transport: late.transport,
        settings: .forPeople
      )
      return DaybookClient(
        gateway: GatewayConnection(channel: channel, token: FakeGateway.secret)
      )
    }
    try late.simulation.run {
      let begin = loop.now
      let error = await #expect(throws: DaybookError.self) {
        try await clients[0].households.whoAmI()
      }
      #expect(error?.status == .unavailable)
      #expect((.seconds(3)...(.seconds(4.2))).contains(loop.now - begin))
      let asked = loop.spawn {
        await #expect(throws: Never.self) { try await clients[1].households.whoAmI() }
      }
      try await loop.sleep(for: .seconds(2.4))
      try await late.listen()
      _ = await asked.value
    }
    #expect(late.calls.map(\.previousAttempts) == [nil])
  }

  @Test("shows the token, and a wrong one is refused")
  func token() throws {
    let client = client()
    _ = try gateway.simulation.run { try await client.households.whoAmI() }
    #expect(gateway.calls[0].authorization == "Bearer \(FakeGateway.secret)")
    let stranger = DaybookClient(
      gateway: GatewayConnection(channel: gateway.channel(), token: "dbk_other")
    )
    let error = try gateway.simulation.run {
      await #expect(throws: DaybookError.self) { try await stranger.households.whoAmI() }
    }
    #expect(error?.status == .unauthenticated)
  }

  @Test("that is cancelled ends as cancelled, also while it waits to be repeated")
  func cancellation() throws {
    gateway.failures["WhoAmI"] = Array(repeating: Self.passing, count: 5)
    let client = client()
    let loop = gateway.simulation.loop
    let error = try gateway.simulation.run {
      let task = loop.spawn {
        await #expect(throws: DaybookError.self) { try await client.households.whoAmI() }
      }
      try await loop.sleep(for: .milliseconds(50))
      task.cancel()
      return await task.value
    }
    #expect(error?.status == .cancelled)
    #expect(gateway.calls.count == 1)
  }
}
