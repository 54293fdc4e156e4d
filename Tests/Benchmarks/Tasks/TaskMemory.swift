import Measurement
import RPC
import TaskContracts

/// The resident memory of the processes (PRF-002).
extension TaskMeasurement {
  /// Fills and requests as for the other guarantees, and measures the memory.
  func remembered() async throws {
    try await fillForPromises()
    Self.show([try await memoryPromise()])
  }

  func memoryPromise() async throws -> Promise {
    let memory = try await residentMegabytes()
    return Promise(
      rule: "PRF-002",
      what: "resident memory with 20 clients, as shipped: task, gateway",
      limit: "50 MB each",
      measured: memory.resident.map { "\(text($0, decimals: 1)) MB" }.joined(separator: ", ")
        + "; answers kept in it \(text(memory.kept, decimals: 1)) MB"
    )
  }

  /// The mean for the task service and the gateway while 20 clients work, and the answers that the
  /// task service caches afterwards.
  ///
  /// Each request has another page size, so that the cache is as full as possible.
  private func residentMegabytes() async throws -> (resident: [Double], kept: Double) {
    let doors = (0..<20).map { _ in installation.anotherDoor() }
    defer { for door in doors { door.close() } }
    let isOver = Flag()
    let workers = doors.enumerated().map { number, door in
      loop.spawn { [installation] in
        let client = TaskV1.TasksClient(door)
        var turn = Int32(number)
        while !isOver.isSet {
          turn = (turn + 20) % 200
          _ = try? await client.getDay(.init(), installation.options)
          _ = try? await client.listTasks(.init(pageSize: 1 + turn), installation.options)
          _ = try? await client.searchTasks(.init(query: TaskSeed.rareWord), installation.options)
        }
      }
    }
    var sums = [0.0, 0.0]
    let samples = 20
    for _ in 0..<samples {
      try await loop.sleep(for: .milliseconds(Int64(50 * max(1, seconds))))
      for (index, child) in [installation.owner, installation.gateway].enumerated() {
        sums[index] += Double(try child.residentBytes()) / 1_000_000
      }
    }
    isOver.set()
    for worker in workers { await worker.value }
    let told = try await RPCV1.MetricsClient(installation.service).getMetrics(.init())
    let kept = told.caches.reduce(0) { $0 + $1.bytes }
    return (sums.map { $0 / Double(samples) }, Double(kept) / 1_000_000)
  }
}
