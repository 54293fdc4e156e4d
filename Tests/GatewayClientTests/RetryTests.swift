import RPC
import Testing
import TestHousehold
import TestSupport
import Wire

@testable import GatewayClient

@Suite("A client's call")
struct RetryTests {
  private let gateway: Home

  init() throws {
    gateway = try Home.running()
  }

  private func client(timeout: Duration = .seconds(10)) throws -> DaybookClient {
    DaybookClient(
      gateway: GatewayConnection(
        channel: gateway.channel(),
        token: try Home.secret,
        timeout: timeout
      )
    )
  }

  private static let passing = RPCError(.unavailable, "peer_unavailable", "Later.")

  @Test("is retried with one request id, so a change happens once (TSK-153)")
  func oneRequestID() throws {
    gateway.script.refuse("CreateTask", with: [Self.passing, Self.passing])
    let client = try client()
    let saved = try gateway.installation.run {
      try await client.tasks.createTask(TaskV1.CreateTaskRequest(name: "Pay rent"))
    }
    #expect(saved.task?.name == "Pay rent")
    #expect(gateway.script.seen.map(\.method) == ["CreateTask", "CreateTask", "CreateTask"])
    #expect(Set(gateway.script.seen.map(\.requestID)).count == 1)
    #expect(gateway.script.seen[0].requestID != nil)
    #expect(gateway.script.seen.map(\.previousAttempts) == [nil, "1", "2"])
  }

  @Test("has its own request id, a different one for each call")
  func freshRequestIDs() throws {
    let client = try client()
    try gateway.installation.run {
      for name in ["a", "b", "c"] {
        _ = try await client.tasks.createTask(TaskV1.CreateTaskRequest(name: name))
      }
    }
    #expect(Set(gateway.script.seen.map(\.requestID)).count == 3)
  }

  @Test("waits about 100, 160, 256 and 410 ms, then gives up with the last refusal")
  func backoff() throws {
    gateway.script.refuse("GetTask", with: Self.passing, times: 9)
    let client = try client()
    let id = try #require(TaskID(text: "0b11967d-9dae-4333-a137-c3b1e8a641d3"))
    let loop = gateway.loop
    let (error, took) = try gateway.installation.run {
      let start = loop.now
      let error = await #expect(throws: RPCError.self) {
        try await client.tasks.getTask(TaskV1.GetTaskRequest(taskID: id))
      }
      return (error, loop.now - start)
    }
    #expect(error?.reason == "peer_unavailable")
    #expect(error?.code == .unavailable)
    #expect(gateway.script.seen.count == 5)
    #expect((.milliseconds(740)...(.milliseconds(1_120))).contains(took))
  }

  @Test("waits for a gateway that restarts, and is sent once (matrix 60)")
  func restart() throws {
    let client = try client()
    let loop = gateway.loop
    try gateway.installation.run { [gateway] in
      _ = try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
      await gateway.stop("gateway")
      let call = loop.spawn { try? await client.households.whoAmI(GatewayV1.WhoAmIRequest()) }
      // The channel tries again after 0.8 to 1.2 s and 1.3 to 1.9 s later, in time for those that wait for five.
      try await loop.sleep(for: .seconds(2))
      try await gateway.start("gateway")
      #expect(await call.value != nil)
    }
    #expect(gateway.script.seen.map(\.previousAttempts) == [nil, nil])
  }

  @Test("waits exactly as long as the server's pushback")
  func pushback() throws {
    gateway.script.refuse(
      "WhoAmI",
      with: RPCError(
        .resourceExhausted,
        "rate_limited",
        "Slowly.",
        retryAfter: .milliseconds(2_500)
      )
    )
    let client = try client()
    let loop = gateway.loop
    let took = try gateway.installation.run {
      let start = loop.now
      _ = try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
      return loop.now - start
    }
    #expect(took == .milliseconds(2_500))
  }

  @Test("waits at a rate limit until its deadline, without counting attempts (GTW-054)")
  func rateLimit() throws {
    let client = try client()
    let loop = gateway.loop
    let took = try gateway.installation.run {
      let start = loop.now
      // 600 changes, 12 at once: three times the burst of a token.
      try await withThrowingTaskGroup { group in
        for worker in 0..<12 {
          group.addTask {
            for number in 0..<50 {
              let name = "\(worker) \(number)"
              _ = try await client.tasks.createTask(TaskV1.CreateTaskRequest(name: name))
            }
          }
        }
        try await group.waitForAll()
      }
      return loop.now - start
    }
    #expect(took >= .seconds(8), "the gateway admitted only 50 a second after the first 200")
    let page = try gateway.installation.run {
      try await client.tasks.listTasks(TaskV1.ListTasksRequest(pageSize: 1))
    }
    #expect(page.totalCount == 600)
  }

  @Test("fails when a limit's pushback exceeds its deadline, with the limit's error (GTW-054)")
  func limitBeyondDeadline() throws {
    let asking = RPCError(
      .resourceExhausted,
      "rate_limited",
      "Slowly.",
      retryAfter: .milliseconds(800),
      isUnprocessed: true
    )
    gateway.script.refuse("WhoAmI", with: asking, times: 20)
    let client = try client(timeout: .seconds(5))
    let loop = gateway.loop
    let (error, took) = try gateway.installation.run {
      let start = loop.now
      let error = await #expect(throws: RPCError.self) {
        try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
      }
      return (error, loop.now - start)
    }
    #expect(error?.reason == "rate_limited")
    #expect(error?.retryAfter == .milliseconds(800))
    #expect((.seconds(4.2)...(.seconds(5))).contains(took))
    #expect(gateway.script.seen.count == 7, "800 ms each, at most 1.2 s later on")
    #expect(gateway.script.seen.allSatisfy { $0.previousAttempts == nil })
  }

  @Test("begins with the first delay again after a server's pushback")
  func delayAfterPushback() throws {
    let asking = RPCError(
      .resourceExhausted,
      "rate_limited",
      "Slowly.",
      retryAfter: .milliseconds(700)
    )
    gateway.script.refuse("WhoAmI", with: [Self.passing, Self.passing, asking, Self.passing])
    let client = try client()
    let loop = gateway.loop
    let took = try gateway.installation.run {
      let start = loop.now
      _ = try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
      return loop.now - start
    }
    #expect(
      (.milliseconds(988)...(.milliseconds(1_132))).contains(took),
      "100, 160, 700 and 100 ms, the others 0.8 to 1.2 times"
    )
  }

  @Test("that never ran is retried at once, but only once")
  func unprocessed() throws {
    let untouched = RPCError(.unavailable, "draining", "Later.", isUnprocessed: true)
    gateway.script.refuse("WhoAmI", with: untouched, times: 12)
    let client = try client()
    let error = try gateway.installation.run {
      await #expect(throws: RPCError.self) {
        try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
      }
    }
    #expect(error?.reason == "draining")
    #expect(gateway.script.seen.map(\.previousAttempts) == [nil, nil, "1", "2", "3", "4"])
  }

  @Test("is not retried when that cannot help")
  func refusals() throws {
    gateway.script.refuse(
      "CreateTask",
      with: RPCError(
        .invalidArgument,
        "invalid_task",
        "No.",
        violations: [Violation(field: "name", code: "name_too_long", message: "", limit: 200)]
      )
    )
    let client = try client()
    let error = try gateway.installation.run {
      await #expect(throws: RPCError.self) {
        try await client.tasks.createTask(TaskV1.CreateTaskRequest(name: "x"))
      }
    }
    #expect(error?.code == .invalidArgument)
    #expect(error?.violations.first?.limit == 200)
    #expect(gateway.script.seen.count == 1)
  }

  @Test("ends at its deadline, whatever retries are left")
  func deadline() throws {
    gateway.installation.transport.setSilent(Home.gateway, true)
    let client = try client(timeout: .seconds(2))
    let loop = gateway.loop
    let (error, took) = try gateway.installation.run {
      let start = loop.now
      let error = await #expect(throws: RPCError.self) {
        try await client.operations.getStatus(GatewayV1.GetStatusRequest())
      }
      return (error, loop.now - start)
    }
    #expect(error?.code == .deadlineExceeded)
    #expect(took == .seconds(2))
  }

  @Test("names the address that does not answer")
  func nobody() throws {
    let simulation = gateway.installation
    let channel = gateway.channel(to: .loopback(port: 1))
    let error = try simulation.run {
      let client = DaybookClient(gateway: GatewayConnection(channel: channel, token: nil))
      return await #expect(throws: RPCError.self) {
        try await client.operations.getStatus(GatewayV1.GetStatusRequest())
      }
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("127.0.0.1:1") == true)
  }

  @Test("finds a gateway that is about to start, and waits at most four seconds")
  func start() throws {
    let late = gateway
    let loop = late.loop
    try late.installation.run { await late.stop("gateway") }
    let clients = try (0..<2).map { _ in
      let channel = Channel(
        address: Home.gateway,
        transport: late.installation.transport,
        settings: .forPeople
      )
      return DaybookClient(
        gateway: GatewayConnection(channel: channel, token: try Home.secret)
      )
    }
    try late.installation.run {
      let begin = loop.now
      let error = await #expect(throws: RPCError.self) {
        try await clients[0].households.whoAmI(GatewayV1.WhoAmIRequest())
      }
      #expect(error?.code == .unavailable)
      #expect((.seconds(3)...(.seconds(4.2))).contains(loop.now - begin))
      let asked = loop.spawn {
        await #expect(throws: Never.self) {
          try await clients[1].households.whoAmI(GatewayV1.WhoAmIRequest())
        }
      }
      try await loop.sleep(for: .seconds(2.4))
      try await late.start("gateway")
      _ = await asked.value
    }
    #expect(late.script.seen.map(\.previousAttempts) == [nil])
  }

  @Test("sends the token, and an invalid one is refused")
  func token() throws {
    let client = try client()
    _ = try gateway.installation.run {
      try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
    }
    #expect(try gateway.script.seen[0].authorization == "Bearer " + Home.secret)
    let stranger = DaybookClient(
      gateway: GatewayConnection(channel: gateway.channel(), token: "dbk_other")
    )
    let error = try gateway.installation.run {
      await #expect(throws: RPCError.self) {
        try await stranger.households.whoAmI(GatewayV1.WhoAmIRequest())
      }
    }
    #expect(error?.code == .unauthenticated)
  }

  @Test("that is cancelled ends as cancelled, even while it waits for its retry")
  func cancellation() throws {
    gateway.script.refuse("WhoAmI", with: Self.passing, times: 5)
    let client = try client()
    let loop = gateway.loop
    let error = try gateway.installation.run {
      let task = loop.spawn {
        await #expect(throws: RPCError.self) {
          try await client.households.whoAmI(GatewayV1.WhoAmIRequest())
        }
      }
      try await loop.sleep(for: .milliseconds(50))
      task.cancel()
      return await task.value
    }
    #expect(error?.code == .cancelled)
    #expect(gateway.script.seen.count == 1)
  }
}
