import Foundation
import GRPCCore
import GRPCNIOTransportHTTP2
import GRPCProtobuf

enum Shape: String {
  case create, today
}

/// Callers that keep a server busy.
struct Load {
  typealias Client = GRPCClient<HTTP2ClientTransport.Posix>

  let shape: Shape
  let port: Int
  let connections: Int
  let inFlight: Int
  let household: String
  let member: String

  /// Warms up, prints `ready`, waits for a line, runs, prints the number of answered calls, and
  /// stays until its input ends.
  func measure(seconds: Double) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      var clients: [Client] = []
      for _ in 0..<connections {
        let client = GRPCClient(
          transport: try .http2NIOPosix(
            target: .ipv4(address: "127.0.0.1", port: port),
            transportSecurity: .plaintext
          )
        )
        group.addTask { try await client.runConnections() }
        clients.append(client)
      }
      _ = try await round(clients, .seconds(0.5))
      say("ready")
      _ = readLine()
      say("\(try await round(clients, .seconds(seconds)))")
      while readLine() != nil {}
      for client in clients { client.beginGracefulShutdown() }
    }
  }

  private func round(_ clients: [Client], _ time: Duration) async throws -> Int {
    let end = ContinuousClock.now + time
    return try await withThrowingTaskGroup(of: Int.self) { group in
      for client in clients {
        for _ in 0..<inFlight {
          group.addTask {
            var count = 0
            while ContinuousClock.now < end {
              try await call(client)
              count += 1
            }
            return count
          }
        }
      }
      return try await group.reduce(0, +)
    }
  }

  private func call(_ client: Client) async throws {
    var metadata: Metadata = ["daybook-household": "\(household)", "daybook-member": "\(member)"]
    metadata.addString(UUID().uuidString, forKey: "request-id")
    var options = CallOptions.defaults
    options.timeout = .seconds(30)
    switch shape {
    case .create:
      var request = TaskV1CreateTaskRequest()
      request.name = "Sweep the yard"
      request.dueOn = "2030-01-01"
      let answer: TaskV1CreateTaskResponse = try await client.unary(
        request: ClientRequest(message: request, metadata: metadata),
        descriptor: TaskService.createTask,
        serializer: ProtobufSerializer<TaskV1CreateTaskRequest>(),
        deserializer: ProtobufDeserializer<TaskV1CreateTaskResponse>(),
        options: options
      ) { try $0.message }
      precondition(answer.task.name == request.name)
    case .today:
      let answer: TaskV1GetDayResponse = try await client.unary(
        request: ClientRequest(message: TaskV1GetDayRequest(), metadata: metadata),
        descriptor: TaskService.getDay,
        serializer: ProtobufSerializer<TaskV1GetDayRequest>(),
        deserializer: ProtobufDeserializer<TaskV1GetDayResponse>(),
        options: options
      ) { try $0.message }
      precondition(answer.morning.count + answer.evening.count + answer.anytime.count >= 12)
    }
  }
}
