import Foundation
import GRDB
import GRPCCore

/// The task service's file through GRDB: one writer, concurrent readers, every write durable when
/// it is answered.
struct TaskStore: Sendable {
  static let dayMilliseconds: Int64 = 86_400_000
  static let unscheduled = Int64.max
  static let inbox = Data([UInt8](repeating: 0, count: 15) + [1])

  private let pool: DatabasePool

  init(path: String) throws {
    var configuration = Configuration()
    configuration.maximumReaderCount = 4
    // As in the task service; GRDB itself turns on foreign keys and the log.
    configuration.prepareDatabase { db in
      try db.execute(
        sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -4000; PRAGMA temp_store = MEMORY"
      )
    }
    pool = try DatabasePool(path: path, configuration: configuration)
  }

  static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

  /// Validates, stores the task with its words, its event and the reply, and answers.
  func create(_ request: TaskV1CreateTaskRequest, by caller: Caller) async throws
    -> TaskV1CreateTaskResponse
  {
    let name = request.name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty, name.count <= 200, request.details.count <= 1_000 else {
      throw RPCError(code: .invalidArgument, message: "the name or the details")
    }
    return try await pool.write { db in
      try Creation(caller: caller, request: request, name: name, now: Self.now).run(db)
    }
  }

  /// The day's lists and figures.
  func day(of caller: Caller) async throws -> TaskV1GetDayResponse {
    try await pool.read { db in try DayQuery(caller: caller, now: Self.now).run(db) }
  }
}
