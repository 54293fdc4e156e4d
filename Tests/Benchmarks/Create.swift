import Foundation
import GatewayClient
import Synchronization

/// Durable task creations through the gateway: each is answered after its fsync.
enum Create {
  static func measure(server: String, token: String, callers: Int, seconds: Int) async throws {
    let clients = try (0..<min(callers, 8)).map { _ in
      try DaybookClient.connect(to: server, token: token)
    }
    defer { for client in clients { client.close() } }
    _ = try await round(clients, callers: callers, seconds: 1)
    let series = try await round(clients, callers: callers, seconds: seconds)
    print(
      "create with \(callers) callers: \(series.values.count / seconds) tasks/s;",
      "p50 \(text(series.median)) ms, p99 \(text(series.percentile(0.99))) ms at the client"
    )
  }

  private static func round(
    _ clients: [DaybookClient],
    callers: Int,
    seconds: Int
  ) async throws -> Series {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    return try await withThrowingTaskGroup(of: [Double].self) { group in
      for caller in 0..<callers {
        let client = clients[caller % clients.count]
        group.addTask {
          var took: [Double] = []
          while clock.now < end {
            let start = clock.now
            _ = try await client.tasks.create(NewTask("Benchmark \(caller)"))
            let span = clock.now - start
            took.append(
              Double(span.components.attoseconds) / 1e15 + Double(span.components.seconds) * 1e3
            )
          }
          return took
        }
      }
      var series = Series()
      for try await part in group { for value in part { series.add(value) } }
      return series
    }
  }
}
