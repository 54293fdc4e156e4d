import Dispatch
import SQLite
package import ServiceRuntime
import Synchronization

extension ServiceStore {
  /// Runs `body` while the writer is blocked and the queue of the service's own work is full.
  ///
  /// The writer continues once `body` waits in another queue, or has ended. Needs
  /// ``Execution/threads``.
  package func withOwnQueueFull<Answer: Sendable>(
    _ body: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let gate = DispatchSemaphore(value: 0)
    let (taken, isTaken) = AsyncStream.makeStream(of: Never.self)
    let limit = DatabaseLimits().waitingPerOwner
    let end = End()
    return try await withThrowingTaskGroup(of: Answer?.self) { group in
      group.addTask {
        try await self.write { _ in
          isTaken.finish()
          gate.wait()
        }
        return nil
      }
      for await _ in taken {}
      for _ in 0..<limit {
        group.addTask {
          try await self.write { _ in }
          return nil
        }
      }
      while database.waitingWrites < limit { await Task.yield() }
      group.addTask {
        defer { end.hasCome.store(true, ordering: .relaxed) }
        return try await body()
      }
      while database.waitingWrites <= limit, !end.hasCome.load(ordering: .relaxed) {
        await Task.yield()
      }
      gate.signal()
      for try await case let answer? in group { return answer }
      throw CancellationError()
    }
  }
}

private final class End: Sendable {
  let hasCome = Atomic(false)
}
