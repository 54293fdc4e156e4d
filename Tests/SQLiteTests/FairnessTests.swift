import SQLite
import Synchronization
import TestSupport
import Testing
import Vocabulary

private let schema = "CREATE TABLE cup(size INTEGER NOT NULL) STRICT;"

@Suite("Owners of work")
struct FairnessTests {
  @Test("take turns: many writes of one do not delay the others")
  func turns() async throws {
    var limits = DatabaseLimits()
    limits.batch = 8
    limits.longestBatch = .seconds(3_600)
    let database = try TemporaryDatabase(schema, limits: limits).database
    let owners = [Int](repeating: 1, count: 100) + [2, 3, 4]
    let (order, refused) = try await write(owners, to: database)
    #expect(refused == 0)
    #expect(order.count == 103)
    let last = try #require(order.lastIndex { $0 > 1 })
    #expect(last < 8, "\(order)")
  }

  @Test("take turns by household first: many members of one do not outweigh one of another")
  func households() async throws {
    var limits = DatabaseLimits()
    limits.longestBatch = .seconds(3_600)
    let database = try TemporaryDatabase(schema, limits: limits).database
    // Ten members of one household with six writes each, and one member of another with five.
    let owners = (1...10).flatMap { [Int](repeating: $0, count: 6) } + [99, 99, 99, 99, 99]
    let (order, _) = try await write(owners, to: database) { $0 == 99 ? 2 : 1 }
    #expect(order.count == owners.count)
    #expect(order.prefix(10).count { $0 == 99 } == 5, "\(order)")
    // Within the household its members alternate.
    #expect(Set(order.filter { $0 != 99 }.prefix(10)).count == 10, "\(order)")
  }

  @Test("share no transaction with a write that its caller declares large")
  func declaredLarge() async throws {
    var limits = DatabaseLimits()
    limits.longestBatch = .seconds(3_600)
    let database = try TemporaryDatabase(schema, limits: limits).database
    let (order, _) = try await write([1, 2, 3], to: database, large: 2)
    #expect(order.sorted() == [1, 2, 3])
    #expect(database.condition.figures.batches >= 2)
    let other = try TemporaryDatabase(schema, limits: limits).database
    _ = try await write([1, 2, 3], to: other)
    #expect(other.condition.figures.batches == 1, "with the one before them")
  }

  @Test("take turns when they read: slow reads of one do not delay the others for ever")
  func readTurns() async throws {
    var limits = DatabaseLimits()
    limits.readers = 1
    let database = try TemporaryDatabase(schema, limits: limits).database
    let isBusy = Gate()
    let mayGoOn = Gate()
    let order = Order()
    let first = Task {
      try await database.read { _ in
        isBusy.open()
        mayGoOn.wait()
      }
    }
    await Task.detached { isBusy.wait() }.value
    try await withThrowingTaskGroup(of: Void.self) { group in
      for owner in [Int](repeating: 1, count: 100) + [2, 3, 4] {
        group.addTask {
          try await database.read(of: UniqueID(high: 1, low: UInt64(owner))) { _ in
            order.append(owner)
          }
        }
      }
      while database.waitingReads < 103 { await Task.yield() }
      mayGoOn.open()
      try await group.waitForAll()
    }
    try await first.value
    let last = try #require(order.owners.lastIndex { $0 > 1 })
    #expect(last < 8)
  }

  @Test("share no transaction with another's large writes beyond its time limit")
  func largeWrites() async throws {
    var limits = DatabaseLimits()
    limits.longestBatch = .zero
    let database = try TemporaryDatabase(schema, limits: limits).database
    let owners = [1, 1, 1, 2, 1, 1, 3]
    let (order, refused) = try await write(owners, to: database)
    #expect(refused == 0)
    #expect(order.sorted() == owners.sorted(), "deferred writes run, once")
    #expect(Set(order.prefix(3)) == [1, 2, 3], "in its turn: \(order)")
    #expect(database.condition.figures.largestBatch == 1)
    #expect(database.condition.figures.batches == owners.count + 1)
  }

  @Test("each have a limit of waiting work")
  func ownLimit() async throws {
    var limits = DatabaseLimits()
    limits.waitingPerOwner = 3
    let database = try TemporaryDatabase(schema, limits: limits).database
    let (order, refused) = try await write([1, 1, 1, 1, 1, 2], to: database)
    #expect(order.filter { $0 == 1 }.count == 3)
    #expect(order.filter { $0 == 2 }.count == 1)
    #expect(refused == 2)
    #expect(database.condition.figures.refused == 2)
  }

  /// Queues one write for each owner behind a write that waits for all of them.
  ///
  /// - Returns: the owners in the order of their writes, and the number of refusals.
  private func write(
    _ owners: [Int],
    to database: Database,
    large: Int? = nil,
    in household: @escaping @Sendable (Int) -> UInt64? = { _ in nil }
  ) async throws -> (order: [Int], refused: Int) {
    let isBusy = Gate()
    let mayGoOn = Gate()
    let refused = Number(0)
    let first = Task {
      try await database.write { _ in
        isBusy.open()
        mayGoOn.wait()
      }
    }
    await Task.detached { isBusy.wait() }.value
    await withTaskGroup(of: Void.self) { group in
      for owner in owners {
        group.addTask {
          do {
            try await database.write(
              of: UniqueID(high: 1, low: UInt64(owner)),
              in: household(owner).map { UniqueID(high: 2, low: $0) },
              isLarge: owner == large
            ) {
              try $0.run("INSERT INTO cup VALUES (?)", owner)
            }
          } catch {
            refused.countUp()
          }
        }
      }
      while database.waitingWrites + Int(refused.now) < owners.count { await Task.yield() }
      mayGoOn.open()
    }
    try await first.value
    let order = try await database.read {
      try $0.all("SELECT size FROM cup ORDER BY rowid") { try $0.value(0, as: Int.self) }
    }
    return (order, Int(refused.now))
  }
}

/// The owners of completed work, in order.
private final class Order: Sendable {
  private let list = Mutex<[Int]>([])

  var owners: [Int] { list.withLock { $0 } }

  func append(_ owner: Int) { list.withLock { $0.append(owner) } }
}
