import GatewayContracts
import RPC
import RuntimeContracts
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import GatewayClient

@Suite("A stream of changes")
struct ChangeStreamTests {
  private let gateway: Home
  private let stream = ScriptedChanges()
  private let client: DaybookClient

  init() throws {
    gateway = try Home.running(change: { [stream] in stream.serve(&$0) })
    client = try gateway.client()
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
      let body = try? change.body(as: TaskV1.TaskCompleted.self)
      return body?.task?.name ?? change.event.kind
    }
  }

  @Test("resumes from the last cursor when the connection breaks (SYN-022)")
  func resumes() throws {
    stream.changes = [heartbeat(cursor: 1), completed("Rent", cursor: 2)]
    let (client, gateway, stream) = (client, gateway, stream)
    let changes = try gateway.installation.run {
      var changes: [Change] = []
      for try await change in client.changes() {
        changes.append(change)
        if changes.count == 1 { stream.changes = [completed("Milk", cursor: 3)] }
        if changes.count == 2 { break }
      }
      return changes
    }
    #expect(names(changes) == ["Rent", "Milk"])
    #expect(stream.watchedFrom == [[], [2]])
    #expect(changes.last?.cursor == ChangeCursor(bytes: [3]))
  }

  @Test(
    "begins at the household's state when the cursor was taken, with the requested kinds"
  )
  func currentCursor() throws {
    let home = try Home.running()
    let client = try home.client()
    let cursor = try home.installation.run { try await client.currentCursor() }
    try home.add("Rent")
    try home.add("Milk")
    let task = try home.task("Rent").id
    let changes = try home.installation.run {
      _ = try await client.tasks.completeTask(TaskV1.CompleteTaskRequest(taskID: task))
      var changes: [Change] = []
      for try await change in client.changes(
        since: cursor,
        of: [TaskV1.TaskCompleted.self, TaskV1.TaskCreated.self]
      ) {
        changes.append(change)
        if changes.count == 3 { break }
      }
      return changes
    }
    #expect(changes.map(\.event.kind) == ["task_created", "task_created", "task_completed"])
  }

  @Test("survives a restart of the gateway and an app's own restart")
  func restarts() throws {
    stream.changes = [completed("Rent", cursor: 2)]
    let (client, gateway, stream) = (client, gateway, stream)
    let changes = try gateway.installation.run {
      var changes: [Change] = []
      for try await change in client.changes(since: ChangeCursor(bytes: [1])) {
        changes.append(change)
        guard changes.count == 1 else { break }
        await gateway.stop("gateway")
        gateway.loop.schedule(after: .seconds(20)) {
          stream.changes = [completed("Milk", cursor: 3)]
          gateway.loop.spawn { try? await gateway.start("gateway") }
        }
      }
      return changes
    }
    #expect(names(changes) == ["Rent", "Milk"])
    #expect(stream.watchedFrom == [[1], [2]])
  }

  @Test("waits for a refusal's pushback before it reconnects (GTW-065)")
  func refused() throws {
    stream.changes = [completed("Rent", cursor: 2)]
    gateway.script.refuse(
      "Watch",
      with: RPCError(
        .resourceExhausted,
        "too_many_watches",
        "Too many.",
        retryAfter: .seconds(10)
      ),
      times: 3
    )
    let (client, gateway) = (client, gateway)
    let took = try gateway.installation.run {
      let start = gateway.loop.now
      for try await _ in client.changes() { break }
      return gateway.loop.now - start
    }
    #expect((.seconds(30) ... .seconds(31)).contains(took))
  }

  @Test("ends with an error that a retry cannot fix (EVT-001)")
  func expired() throws {
    gateway.script.refuse(
      "Watch",
      with: RPCError(.outOfRange, "cursor_expired", "Read everything again.")
    )
    let client = client
    let error = try gateway.installation.run {
      await #expect(throws: RPCError.self) {
        for try await _ in client.changes(since: ChangeCursor(bytes: [1])) {}
      }
    }
    #expect(error?.reason == "cursor_expired")
  }

  @Test("fails when the gateway was never reachable")
  func never() throws {
    let channel = gateway.channel(to: .loopback(port: 1))
    let error = try gateway.installation.run {
      let client = DaybookClient(gateway: GatewayConnection(channel: channel, token: nil))
      return await #expect(throws: RPCError.self) {
        for try await _ in client.changes() {}
      }
    }
    #expect(error?.code == .unavailable)
  }

  @Test("ends when its reader is cancelled")
  func cancelled() throws {
    stream.changes = [heartbeat(cursor: 1)]
    let (client, gateway) = (client, gateway)
    let error = try gateway.installation.run {
      let reader = gateway.loop.spawn {
        await #expect(throws: RPCError.self) {
          for try await _ in client.changes() {}
        }
      }
      try await gateway.loop.sleep(for: .seconds(60))
      reader.cancel()
      return await reader.value
    }
    #expect(error?.code == .cancelled)
  }
}
