import Contracts
import RPC
import Testing
import TestSupport
import Vocabulary
import Wire

@testable import GatewayClient

@Suite("A stream of changes")
struct ChangeStreamTests {
  private let gateway: FakeGateway

  init() throws {
    gateway = FakeGateway()
    try gateway.start()
  }

  private var client: DaybookClient {
    DaybookClient(
      gateway: GatewayConnection(channel: gateway.channel(), token: FakeGateway.secret)
    )
  }

  private func completed(_ name: String, cursor: UInt8) -> GatewayV1.WatchResponse {
    var task = TaskV1.Task()
    task.name = name
    let body = TaskV1.TaskCompleted(task: task, points: 7)
    var event = FeedV1.Event()
    event.kind = "task_completed"
    event.body = GoogleProtobuf.`Any`(
      typeUrl: "type.googleapis.com/\(TaskV1.TaskCompleted.fullName)",
      value: body.encoded()[...]
    )
    return GatewayV1.WatchResponse(service: "task", event: event, cursor: [cursor])
  }

  private func heartbeat(cursor: UInt8) -> GatewayV1.WatchResponse {
    GatewayV1.WatchResponse(cursor: [cursor])
  }

  private func names(_ changes: [Change]) -> [String] {
    changes.map { change in
      guard case .taskCompleted(let task, _) = change.happening else { return change.kind }
      return task.name
    }
  }

  @Test("goes on from the last cursor when the connection breaks (SYN-022)")
  func resumes() throws {
    gateway.changes = [heartbeat(cursor: 1), completed("Rent", cursor: 2)]
    let (client, gateway) = (client, gateway)
    let changes = try gateway.simulation.run {
      var changes: [Change] = []
      for try await change in client.changes() {
        changes.append(change)
        if changes.count == 1 { gateway.changes = [completed("Milk", cursor: 3)] }
        if changes.count == 2 { break }
      }
      return changes
    }
    #expect(names(changes) == ["Rent", "Milk"])
    #expect(gateway.watchedFrom == [[], [2]])
    #expect(changes.last?.cursor == ChangeCursor(bytes: [3]))
  }

  @Test("survives a restart of the gateway and an app's own restart")
  func restarts() throws {
    gateway.changes = [completed("Rent", cursor: 2)]
    let (client, gateway) = (client, gateway)
    let changes = try gateway.simulation.run {
      var changes: [Change] = []
      for try await change in client.changes(since: ChangeCursor(bytes: [1])) {
        changes.append(change)
        guard changes.count == 1 else { break }
        await gateway.stop()
        gateway.simulation.loop.schedule(after: .seconds(20)) {
          gateway.changes = [completed("Milk", cursor: 3)]
          gateway.simulation.loop.spawn { try? await gateway.listen() }
        }
      }
      return changes
    }
    #expect(names(changes) == ["Rent", "Milk"])
    #expect(gateway.watchedFrom == [[1], [2]])
  }

  @Test("waits as long as a refusal asks before it is opened again (GTW-065)")
  func refused() throws {
    gateway.changes = [completed("Rent", cursor: 2)]
    gateway.failures["Watch"] = (0..<3).map { _ in
      RPCError(.resourceExhausted, "too_many_watches", "Too many.", retryAfter: .seconds(10))
    }
    let (client, gateway) = (client, gateway)
    let took = try gateway.simulation.run {
      let start = gateway.simulation.loop.now
      for try await _ in client.changes() { break }
      return gateway.simulation.loop.now - start
    }
    #expect((.seconds(30) ... .seconds(31)).contains(took))
  }

  @Test("ends with an error that trying again cannot mend (EVT-001)")
  func expired() throws {
    gateway.failures["Watch"] = [
      RPCError(.outOfRange, "cursor_expired", "Read everything anew.")
    ]
    let client = client
    let error = try gateway.simulation.run {
      await #expect(throws: DaybookError.self) {
        for try await _ in client.changes(since: ChangeCursor(bytes: [1])) {}
      }
    }
    #expect(error?.code == "cursor_expired")
  }

  @Test("gives up when the gateway was never there")
  func never() throws {
    let channel = gateway.channel(to: .loopback(port: 1))
    let error = try gateway.simulation.run {
      let client = DaybookClient(gateway: GatewayConnection(channel: channel, token: nil))
      return await #expect(throws: DaybookError.self) {
        for try await _ in client.changes() {}
      }
    }
    #expect(error?.status == .unavailable)
  }

  @Test("ends when its reader is cancelled")
  func cancelled() throws {
    gateway.changes = [heartbeat(cursor: 1)]
    let (client, gateway) = (client, gateway)
    let error = try gateway.simulation.run {
      let reader = gateway.simulation.loop.spawn {
        await #expect(throws: DaybookError.self) {
          for try await _ in client.changes() {}
        }
      }
      try await gateway.simulation.loop.sleep(for: .seconds(60))
      reader.cancel()
      return await reader.value
    }
    #expect(error?.status == .cancelled)
  }
}
