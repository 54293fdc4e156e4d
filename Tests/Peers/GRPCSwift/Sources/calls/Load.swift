import GRPCCore
import GRPCNIOTransportHTTP2

/// The payload of one call; see Tests/Peers/README.md.
enum Shape: String {
  case ask, large, tell
}

/// Callers that keep a server busy.
struct Load {
  let shape: Shape
  let port: Int
  let connections: Int
  let inFlight: Int

  /// Warms up, prints `ready`, waits for a line, runs, prints the number of replies or messages,
  /// and stays until its input ends.
  func measure(seconds: Int) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      var clients: [GRPCClient<HTTP2ClientTransport.Posix>] = []
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
      _ = try await round(clients, .seconds(1))
      say("ready")
      _ = readLine()
      say("\(try await round(clients, .seconds(seconds)))")
      while readLine() != nil {}
      for client in clients { client.beginGracefulShutdown() }
    }
  }

  private func round(
    _ clients: [GRPCClient<HTTP2ClientTransport.Posix>],
    _ time: Duration
  ) async throws -> Int {
    let end = ContinuousClock.now + time
    return try await withThrowingTaskGroup(of: Int.self) { group in
      for client in clients {
        for _ in 0..<inFlight {
          group.addTask {
            let kinds = Kinds.Client(wrapping: client)
            var count = 0
            while ContinuousClock.now < end { count += try await call(kinds) }
            return count
          }
        }
      }
      return try await group.reduce(0, +)
    }
  }

  /// Makes one call and returns the number of messages received.
  private func call(_ kinds: Kinds.Client<HTTP2ClientTransport.Posix>) async throws -> Int {
    var line = Line()
    line.text = shape == .large ? Self.big : Self.small
    var options = CallOptions.defaults
    options.timeout = .seconds(5)
    guard shape == .tell else {
      line.number = 1
      return try await kinds.ask(line, options: options).text.isEmpty ? 0 : 1
    }
    line.number = 100_000
    return try await kinds.tell(line) { response in
      var count = 0
      for try await _ in response.messages { count += 1 }
      return count
    }
  }

  private static let small = String(repeating: "a", count: 100)
  private static let big = String(repeating: "a", count: 1 << 20)
}
