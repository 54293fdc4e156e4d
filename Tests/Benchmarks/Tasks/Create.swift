import Foundation
import GatewayClient
import Measurement
import Synchronization

/// Durable task creations through the gateway: each is answered after its fsync.
enum Create {
  static func measure(server: String, token: String, callers: Int, seconds: Int) async throws {
    let clients = try (0..<min(callers, 8)).map { _ in
      try DaybookClient.connect(to: server, token: token)
    }
    defer { for client in clients { client.close() } }
    _ = try await round(clients, callers: callers, seconds: 1)
    let took = try await round(clients, callers: callers, seconds: seconds).sorted()
    guard !took.isEmpty else { throw Misuse(word: "no task was created in time") }
    let (median, late) = (took[took.count / 2], took[took.count * 99 / 100])
    print(
      "create with \(callers) callers: \(took.count / seconds) tasks/s;",
      String(format: "p50 %.2f ms, p99 %.2f ms at the client", median, late)
    )
  }

  private static func round(
    _ clients: [DaybookClient],
    callers: Int,
    seconds: Int
  ) async throws -> [Double] {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    return try await withThrowingTaskGroup(of: [Double].self) { group in
      for caller in 0..<callers {
        let client = clients[caller % clients.count]
        group.addTask {
          var took: [Double] = []
          while clock.now < end {
            let start = clock.now
            _ = try await client.tasks.createTask(
              TaskV1.CreateTaskRequest(name: "Benchmark \(caller)")
            )
            let span = clock.now - start
            took.append(
              Double(span.components.attoseconds) / 1e15 + Double(span.components.seconds) * 1e3
            )
          }
          return took
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}
