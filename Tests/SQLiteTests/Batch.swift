import SQLite
import Testing

/// Thrown by a body that refuses its own write.
struct Refused: Error {}

/// Writes that share one transaction, because the writer was blocked while they queued.
struct Batch {
  let database: Database

  /// Queues `writes` in order behind a write that waits for them, and returns their outcomes.
  func run(
    _ writes: [@Sendable (Connection) throws -> Void]
  ) async throws -> [Result<Void, any Error>] {
    let isBusy = Gate()
    let mayGoOn = Gate()
    let first = Task { [database] in
      try await database.write { _ in
        isBusy.open()
        mayGoOn.wait()
        // Refused, so that its transaction ends with it and includes none of the others.
        throw Refused()
      }
    }
    await Task.detached { isBusy.wait() }.value
    return try await withThrowingTaskGroup(of: (Int, Result<Void, any Error>).self) { group in
      for (index, write) in writes.enumerated() {
        group.addTask { [database] in
          // A separate statement: Swift 6.3 with -O returns another index beside a call that
          // suspends.
          do { try await database.write(write) } catch { return (index, .failure(error)) }
          return (index, .success(()))
        }
        // Tasks begin in any order.
        while database.waitingWrites <= index { await Task.yield() }
      }
      mayGoOn.open()
      await #expect(throws: Refused.self) { try await first.value }
      var outcomes = [Result<Void, any Error>](repeating: .success(()), count: writes.count)
      for try await (index, outcome) in group { outcomes[index] = outcome }
      return outcomes
    }
  }
}

extension Result {
  var hasFailed: Bool {
    if case .failure = self { true } else { false }
  }
}
