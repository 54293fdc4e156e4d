import Dispatch
import RPC
import SQLite
import ServiceRuntime
import Synchronization
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

@Suite("Long reads")
struct LongReadQueueTests {
  /// The number of running reads, and whether two ever ran at once.
  private final class Running: Sendable {
    let now = Atomic(0)
    let hasMet = Atomic(false)

    func pass(_ work: () -> Void) {
      if now.add(1, ordering: .relaxed).newValue > 1 { hasMet.store(true, ordering: .relaxed) }
      work()
      now.subtract(1, ordering: .relaxed)
    }
  }

  @Test("run one at a time, concurrently with short ones (PRF-007)")
  func oneAtATime() async throws {
    let home = try TaskHome(.threads)
    let id = try await home.create("milk").task?.id
    let (running, isReleased) = (Running(), DispatchSemaphore(value: 0))
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await home.store.readMuch(home.caller) { _ in
          running.pass {
            begin.yield()
            isReleased.wait()
          }
        }
      }
      for await _ in begun { break }
      for household in UInt64(1)...4 {
        group.addTask {
          let caller = home.seen(by: 1, of: household).caller
          try await home.store.readMuch(caller) { _ in running.pass {} }
        }
      }
      for _ in 0..<50 { #expect(try await home.get(id).name == "milk") }
      isReleased.signal()
      try await group.waitForAll()
    }
    let hasMet = running.hasMet.load(ordering: .relaxed)
    #expect(!hasMet)
    await home.store.service.close()
  }

  /// The owners of the reads, in the order in which they ran.
  private final class Order: Sendable {
    private let state = Mutex<[Int]>([])
    var members: [Int] { state.withLock(\.self) }

    func add(_ member: Int) { state.withLock { $0.append(member) } }
  }

  @Test("are queued up to a limit for each member, and members take turns (PRF-007)")
  func turns() async throws {
    let queue = LongReadQueue()
    let order = Order()
    let limit = LongReadQueue.limitPerMember
    let (one, other) = (MemberID.sample(1), MemberID.sample(2))
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await queue.run(of: one) {
          begin.yield()
          for await _ in released { break }
        }
      }
      for await _ in begun { break }
      for _ in 0..<limit {
        group.addTask { try await queue.run(of: one) { order.add(1) } }
      }
      while queue.waitingCount < limit { await Task.yield() }
      await #expect(throws: DatabaseRefusal.tooMuchWaiting(limit: limit)) {
        try await queue.run(of: one) {}
      }
      group.addTask { try await queue.run(of: other) { order.add(2) } }
      while queue.waitingCount < limit + 1 { await Task.yield() }
      release.yield()
      try await group.waitForAll()
    }
    #expect(order.members == [1, 2] + Array(repeating: 1, count: limit - 1))
  }
}
