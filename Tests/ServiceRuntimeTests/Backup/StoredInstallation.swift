import Foundation
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Vocabulary

/// The databases of all five services in a folder, with events and a cursor that follows them.
struct StoredInstallation {
  let folder: TemporaryFolder
  let environment = RuntimeEnvironment.test()
  let key = [UInt8](repeating: 7, count: 32)
  var data: DataFolder { DataFolder(folder.path) }

  init() throws {
    folder = try TemporaryFolder()
  }

  func open(_ service: String, at path: String? = nil) throws -> ServiceStore {
    guard let member = data.members.first(where: { $0.service == service }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try ServiceStore(
      service,
      path: path ?? member.path,
      migrations: Migration.list(["CREATE TABLE note(text TEXT NOT NULL) STRICT;"]),
      applicationID: member.applicationID,
      environment: environment
    )
  }

  /// Creates all five databases, with `events` in the task feed, of which analytics has applied
  /// `taken`.
  func fill(events: Int = 3, taken: Int64 = 3) async throws {
    for member in data.members { await (try open(member.service)).close() }
    let task = try open("task")
    for _ in 0..<events { try await task.note("a\u{0}b", event: true) }
    let epoch = task.feed.epoch
    await task.close()
    let analytics = try open("analytics")
    try await analytics.write {
      try $0.connection.run(
        "INSERT INTO feed_cursor(consumer, epoch, seq) VALUES ('task', ?, ?)",
        Int64(bitPattern: epoch),
        taken
      )
    }
    await analytics.close()
  }

  @discardableResult
  func backup(_ name: String = "one.backup") throws -> String {
    let path = folder.file(name)
    _ = try Backup.make(of: data, to: path, key: key, at: .testStart)
    return path
  }
}

extension ServiceStore {
  func note(_ text: String, event: Bool = false) async throws {
    try await write { context in
      try context.connection.run("INSERT INTO note VALUES (?)", text)
      guard event else { return }
      try context.append(
        NewEvent(TaskV1.TaskCreated(), entity: text),
        EventStamp(
          at: context.now,
          localDay: HouseholdCalendar.utc.day(of: context.now),
          household: .sample(1),
          space: .sample(1)
        )
      )
    }
  }

  func notes() async throws -> Int? {
    try await read { try $0.first("SELECT count(*) FROM note") { try $0.value(0) } }
  }

  func cursor() async throws -> FeedPosition? {
    try await read {
      try $0.first("SELECT epoch, seq FROM feed_cursor") {
        FeedPosition(
          epoch: UInt64(bitPattern: try $0.value(0, as: Int64.self)),
          sequence: try $0.value(1)
        )
      }
    }
  }
}
