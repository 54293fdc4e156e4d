import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Vocabulary

/// A store whose feed is filled by the test.
struct FeedFixture {
  let temporary: TemporaryStore
  var store: ServiceStore { temporary.store }
  var service: FeedService { FeedService(store) }

  init(execution: Execution = .inline) throws {
    temporary = try TemporaryStore("task", migrations: [], execution: execution)
  }

  /// Appends one event for each number of `points`, in one write.
  func append(
    _ points: [Int32],
    household: UInt64 = 1,
    space: UInt64? = 1,
    batch: BatchID? = nil
  ) async throws {
    try await store.write { context in
      let stamp = EventStamp(
        at: context.now,
        localDay: HouseholdCalendar.utc.day(of: context.now),
        household: .sample(household),
        space: space.map { .sample($0) },
        actor: .sample(9),
        request: .sample(8)
      )
      for points in points {
        try context.append(
          NewEvent(
            TaskV1.TaskCompleted(points: points),
            entity: "e\(points)",
            revision: 4,
            changedFields: ["completed_at", "priority"],
            batch: batch
          ),
          stamp
        )
      }
    }
  }

  /// Lets the service run for some hours, then sweeps.
  func run(hours: Int) async throws {
    try await store.run(hours: hours, temporary.clock)
    await RetentionSweep(store, environment: temporary.environment).sweep()
  }

  /// Erases a household's events, two at a time.
  func erase(_ household: HouseholdID, space: MemberID? = nil) async throws {
    var last: Int64? = 0
    while let from = last {
      last = try await store.write { context in
        try context.feed.erase(
          household,
          space: space,
          after: from,
          atMost: 2,
          in: context.connection
        )
      }
    }
  }

  func read(
    after cursor: ArraySlice<UInt8> = [],
    size: Int32 = 0,
    household: UInt64? = nil,
    isPeerTrusted: Bool = true
  ) async throws -> FeedV1.ReadResponse {
    let call = ServerCall(
      method: FeedV1.Feed.Methods.read,
      loop: temporary.environment.loop,
      isPeerTrusted: isPeerTrusted
    )
    let request = FeedV1.ReadRequest(
      cursor: cursor,
      pageSize: size,
      householdID: household.map { .sample($0) }
    )
    return try await service.read(request, call)
  }
}
