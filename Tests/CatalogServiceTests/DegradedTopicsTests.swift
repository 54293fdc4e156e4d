import CatalogContracts
import FaultVFS
import Foundation
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing

@testable import CatalogService

@Suite("Topics while stored data cannot be read")
struct DegradedTopicsTests {
  /// What replaces the database file.
  enum Found: String, CaseIterable {
    case damaged, truncated, newer, foreign, folder, locked, readOnly, unreadableContent

    /// Whether the database itself can be opened.
    var isOpen: Bool { self == .unreadableContent }
  }

  private let installation: TestInstallation
  private let path: String

  init() throws {
    #expect(faultvfs_install() == 0)
    installation = try TestInstallation()
    path = installation.folder.file("catalog.db")
  }

  private func start() async throws -> ServiceProcess {
    try await installation.start("catalog") { [path] environment in
      try await CatalogService.instance(environment: environment, databasePath: path)
    }
  }

  @Test(
    "are the shipped ones, read-only, until the stored ones can be read again (TOP-106, TOP-107, TOP-109, TOP-112)",
    arguments: Found.allCases
  )
  func degraded(found: Found) throws {
    let keep = installation.folder.file("kept.db")
    let files = FileManager.default
    try installation.run {
      let first = try await start()
      let topics = CatalogV1.TopicsClient(installation.channel(to: "catalog"))
      _ = try await topics.setTopicNotes(
        .init(identifier: "laundry", notes: "Mine"),
        .from(.sample(request: 1))
      )
      await first.stop()
      try files.copyItem(atPath: path, toPath: keep)
      let lock = try found.arrange(path)
      let before = found.isOpen ? nil : try? Data(contentsOf: URL(filePath: path))

      let process = try await start()
      try await seesDefaults(topics)
      let refused = try #require(
        await refusal {
          try await topics.setTopicCompleted(
            .init(identifier: "laundry", completed: true),
            .from(.sample(request: 2))
          )
        }
      )
      #expect(refused.code == .unavailable && refused.reason == "save_failed")
      let feed = RuntimeContracts.FeedV1.FeedClient(installation.channel(to: "catalog"))
      let feedRefusal = await refusal { try await feed.read(.init()) }
      #expect((feedRefusal == nil) == found.isOpen)
      #expect(found.isOpen || (try? Data(contentsOf: URL(filePath: path))) == before)

      // This continues while the file is unchanged.
      try await installation.loop.sleep(for: .seconds(700))
      try await seesDefaults(topics)

      lock?.release()
      if found.isOpen {
        try await process.store?.write { context in
          try context.connection.run(
            "UPDATE topic SET identifier = 'taxes' WHERE identifier = 'Öl'"
          )
        }
      } else {
        try found.putRight(path, keep)
      }
      try await installation.loop.sleep(for: .seconds(301))
      let laundry = try await topics.getTopic(.init(identifier: "laundry"), .from(.sample()))
      #expect(!laundry.degraded && laundry.state?.notes == "Mine")
      let saved = try await topics.setTopicCompleted(
        .init(identifier: "laundry", completed: true),
        .from(.sample(request: 2))
      )
      #expect(saved.learningPoints == 10)
      await process.stop()
    }
  }

  private func seesDefaults(_ topics: CatalogV1.TopicsClient) async throws {
    let list = try await topics.listTopics(.init(pageSize: 15), .from(.sample()))
    #expect(list.degraded && list.topics.count == 15)
    let rest = try await topics.listTopics(
      .init(pageSize: 15, pageToken: list.nextPageToken),
      .from(.sample())
    )
    #expect(rest.topics.count == 5)
    let laundry = try await topics.getTopic(
      .init(identifier: "laundry", recordView: true),
      .from(.sample())
    )
    #expect(laundry.degraded && laundry.topic?.sections.count == 6)
    #expect(laundry.state == CatalogV1.TopicState(identifier: "laundry", totalSteps: 32))
    #expect(try await topics.getLearningSummary(.init(), .from(.sample())).degraded)
    #expect(try await topics.listCategories(.init(), .from(.sample())).degraded)
    #expect(try await topics.listTopicProgress(.init(), .from(.sample())).degraded)
  }
}

extension DegradedTopicsTests.Found {
  /// Replaces the file.
  ///
  /// - Returns: the lock that another process would hold.
  fileprivate func arrange(_ path: String) throws -> FileLock? {
    let files = FileManager.default
    switch self {
    case .damaged:
      var bytes = try Data(contentsOf: URL(filePath: path))
      bytes.replaceSubrange(100..., with: Data(repeating: 0x5a, count: bytes.count - 100))
      try bytes.write(to: URL(filePath: path))
    case .truncated:
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.truncate(atOffset: 4_096)
      try handle.close()
    case .newer:
      try Connection(path: path, mode: .readWrite).script(Array("PRAGMA user_version = 9009".utf8))
    case .foreign:
      try Connection(path: path, mode: .readWrite).script(Array("PRAGMA application_id = 8".utf8))
    case .folder:
      try files.removeItem(atPath: path)
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .locked: return try FileLock(path: path)
    case .readOnly: faultvfs_arm(path, FAULTVFS_READ_ONLY, 0, 0, 0)
    case .unreadableContent:
      // An invalid topic name: SQLite reads it, the catalog does not.
      try Connection(path: path, mode: .readWrite).script(
        Array(
          "PRAGMA foreign_keys = OFF; UPDATE topic SET identifier = 'Öl' WHERE identifier = 'taxes'"
            .utf8
        )
      )
    }
    return nil
  }

  fileprivate func putRight(_ path: String, _ keep: String) throws {
    let files = FileManager.default
    if self == .readOnly { _ = faultvfs_disarm(path) }
    try? files.removeItem(atPath: path)
    try files.copyItem(atPath: keep, toPath: path)
  }
}
