import FaultVFS
import Foundation
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing

@Suite("A service with an unusable file")
struct ServiceStartTests {
  /// The files found in the database's place.
  enum Found: String, CaseIterable {
    case damaged, empty, foreign, gone, folder, locked, newer, otherProgram, readOnly, truncated

    var reason: String {
      switch self {
      case .damaged, .empty, .gone, .otherProgram, .truncated: "store_damaged"
      case .foreign, .folder, .locked, .newer, .readOnly: "store_not_ready"
      }
    }

    /// The message to the operator.
    var words: String {
      switch self {
      case .otherProgram: "is damaged, or is no SQLite database"
      case .damaged, .truncated: "is damaged"
      case .empty, .gone: "is gone or empty, and it held data before"
      case .foreign: "belongs to another program"
      case .folder: "cannot be used: it is a folder"
      case .locked: "is in use by another process"
      case .newer: "this version knows schemas up to"
      case .readOnly: "cannot be opened"
      }
    }
  }

  @Test(
    "stays up, reports the problem, does not change the file, and serves once it is fixed",
    arguments: Found.allCases
  )
  func start(found: Found) throws {
    #expect(faultvfs_install() == 0)
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    let keep = installation.folder.file("kept.db")
    let files = FileManager.default
    try installation.run {
      let first = try await installation.start("task", build: CupService.build(path))
      try await first.store?.addCups(300)
      await first.stop()
      try files.copyItem(atPath: path, toPath: keep)

      let lock = try found.arrange(path)
      defer { lock?.release() }
      let before = try? Data(contentsOf: URL(filePath: path))
      let process = try await installation.start("task", build: CupService.build(path))
      let channel = installation.channel(to: "task")
      let health = try await channel.health()
      #expect(health.status == .notServing)
      #expect(health.reason.contains(found.words), "\(health.reason)")
      #expect(capture.lines.contains { $0.contains("level=error") && $0.contains(found.words) })
      let refusal = await refused { _ = try await channel.addCup(900) }
      #expect(refusal?.reason == found.reason)
      #expect((try? Data(contentsOf: URL(filePath: path))) == before)
      await process.stop()

      lock?.release()
      try found.putRight(path, keep)
      let mended = try await installation.start("task", build: CupService.build(path))
      try await installation.channel(to: "task").addCup(900)
      #expect(try await mended.store?.cups() == 301)
      await mended.stop()
    }
  }
}

extension ServiceStartTests.Found {
  /// Creates that state.
  ///
  /// - Returns: what another process holds.
  fileprivate func arrange(_ path: String) throws -> FileLock? {
    let files = FileManager.default
    switch self {
    case .damaged:
      // All but the header, which identifies our database.
      var bytes = try Data(contentsOf: URL(filePath: path))
      bytes.replaceSubrange(100..., with: Data(repeating: 0x5a, count: bytes.count - 100))
      try bytes.write(to: URL(filePath: path))
    case .empty: try Data().write(to: URL(filePath: path))
    case .gone: try files.removeItem(atPath: path)
    case .folder:
      try files.removeItem(atPath: path)
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .foreign:
      try Connection(path: path, mode: .readWrite).script(Array("PRAGMA application_id = 8".utf8))
    case .newer:
      try Connection(path: path, mode: .readWrite).script(Array("PRAGMA user_version = 9009".utf8))
    case .otherProgram: try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: path))
    case .truncated:
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.truncate(atOffset: 4_096)
      try handle.close()
    case .locked: return try FileLock(path: path)
    case .readOnly: faultvfs_arm(path, FAULTVFS_READ_ONLY, 0, 0, 0)
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

// MARK: - While it runs

@Suite("A service whose disk fails while it runs")
struct ServiceDiskTests {
  enum Fault: String, CaseIterable {
    case full, broken, unsynced

    func begin(_ folder: String) {
      switch self {
      case .full: faultvfs_arm(folder, FAULTVFS_WRITES, 1, 13, 1)
      case .broken: faultvfs_arm(folder, FAULTVFS_WRITES, 1, 10 | 3 << 8, 1)
      case .unsynced: faultvfs_arm(folder, FAULTVFS_SYNCS, 1, 0, 1)
      }
    }
  }

  @Test("serves on and reports once that the log cannot be checkpointed, until it can (row 64)")
  func checkpointFails() throws {
    #expect(faultvfs_install() == 0)
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    try installation.run {
      let process = try await installation.start("task", build: CupService.build(path))
      let store = try #require(process.store)
      let channel = installation.channel(to: "task")
      try await store.write { try $0.connection.run("CREATE TABLE jar(jam BLOB)") }

      let faults = FAULTVFS_ONE_FILE.rawValue | FAULTVFS_WRITES.rawValue
      faultvfs_arm(path, faultvfs_calls(faults), 1, 10 | 3 << 8, 1)
      for _ in 1...3 {
        try await store.write {
          try $0.connection.run("INSERT INTO jar VALUES (zeroblob(5000000))")
        }
        try await installation.loop.sleep(for: .seconds(6))
        let health = try await channel.health()
        #expect(health.status == .serving)
        #expect(health.reason.contains("The log cannot be moved into the database: SQLite 778"))
      }
      #expect(faultvfs_disarm(path) >= 3)
      #expect(store.metrics.failedCheckpoints >= 3)
      try await channel.addCup(1)
      try await installation.loop.sleep(for: .seconds(6))
      let health = try await channel.health()
      #expect(health.status == .serving)
      #expect(health.reason == "")
      #expect(store.metrics.logPages < 5_000)
      await process.stop()
    }
    #expect(capture.lines.count { $0.contains("the log of the database grows") } == 1)
    #expect(capture.lines.count { $0.contains("the database works again") } == 1)
  }

  @Test("refuses changes while its file is moved away, and accepts them when it is put back")
  func moved() throws {
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    try installation.run {
      let process = try await installation.start("task", build: CupService.build(path))
      let channel = installation.channel(to: "task")
      try await channel.addCup(1)
      // Its reader opens the file at the first read.
      #expect(try await channel.events() == [1])
      #expect(rename(path, path + ".moved") == 0)
      for replacement in [nil, "another file"] {
        try replacement.map { try Data($0.utf8).write(to: URL(filePath: path)) }
        let refusal = await refused { try await channel.addCup(2) }
        #expect(refusal?.reason == "save_failed")
        #expect(try await channel.events() == [1])
        try await installation.loop.sleep(for: .seconds(6))
        let health = try await channel.health()
        #expect(health.status == .notServing)
        #expect(health.reason.contains("\(path) is not in its place any more"))
      }
      #expect(rename(path + ".moved", path) == 0)
      try await installation.loop.sleep(for: .seconds(6))
      #expect(try await channel.health().status == .serving)
      try await channel.addCup(2)
      await process.stop()
      let again = try await installation.start("task", build: CupService.build(path))
      #expect(try await again.store?.cups() == 2)
      await again.stop()
    }
    #expect(capture.lines.count { $0.contains("the database does not accept changes") } == 1)
  }

  @Test("reports that reading fails, accepts changes meanwhile, and recovers by itself")
  func reading() throws {
    #expect(faultvfs_install() == 0)
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    try installation.run {
      let path = installation.folder.file("task.db")
      let process = try await installation.start("task", build: CupService.build(path))
      let channel = installation.channel(to: "task")
      // Its reader opens the file at the first read.
      faultvfs_arm(installation.folder.path, FAULTVFS_OPENS, 1, 0, 1)
      let refusal = await refused { _ = try await channel.events() }
      #expect(refusal?.code == .unavailable)
      #expect(refusal?.reason == "read_failed")
      #expect(refusal?.retryAfter != nil)
      try await channel.addCup(1)
      try await installation.loop.sleep(for: .seconds(6))
      let health = try await channel.health()
      #expect(health.status == .notServing)
      #expect(health.reason.hasPrefix("The database cannot be read: "), "\(health.reason)")
      #expect(faultvfs_disarm(installation.folder.path) >= 1)
      try await installation.loop.sleep(for: .seconds(6))
      #expect(try await channel.health().status == .serving, "only its own check has read")
      #expect(try await channel.events() == [1])
      await process.stop()
    }
    #expect(capture.lines.count { $0.contains("the database cannot be read") } == 1)
  }

  @Test(
    "refuses changes with a typed error, reads on, and recovers by itself once the disk works again",
    arguments: Fault.allCases
  )
  func recovers(fault: Fault) throws {
    #expect(faultvfs_install() == 0)
    let installation = try TestInstallation()
    let path = installation.folder.file("task.db")
    try installation.run {
      let process = try await installation.start("task", build: CupService.build(path))
      let store = try #require(process.store)
      let channel = installation.channel(to: "task")
      try await channel.addCup(1)

      fault.begin(installation.folder.path)
      for _ in 1...3 {
        let refusal = await refused { try await channel.addCup(2) }
        #expect(refusal?.code == (fault == .full ? .resourceExhausted : .unavailable))
        #expect(refusal?.reason == (fault == .full ? "storage_full" : "save_failed"))
        #expect(refusal?.retryAfter != nil)
        #expect(try await channel.events() == [1])
        try await installation.loop.sleep(for: .seconds(6))
        let health = try await channel.health()
        #expect(health.status == .notServing)
        #expect(!health.reason.isEmpty)
      }
      #expect(faultvfs_disarm(installation.folder.path) >= 3)

      try await installation.loop.sleep(for: .seconds(6))
      #expect(try await channel.health().status == .serving, "only its own check has written")
      try await channel.addCup(2)
      try await channel.addCup(2)
      #expect(try await store.cups() == 2)
      #expect(try await channel.events() == [1, 2])
      await process.stop()
      let again = try await installation.start("task", build: CupService.build(path))
      #expect(try await again.store?.cups() == 2)
      await again.stop()
    }
  }
}

@Suite("A service that starts on a full disk")
struct ServiceShortageTests {
  @Test(
    "serves reads, reports why it accepts no changes, and accepts them by itself once there is space",
    arguments: [true, false]
  )
  func readsOn(wasKilled: Bool) throws {
    #expect(faultvfs_install() == 0)
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    let folder = installation.folder.path
    try installation.run {
      let first = try await installation.start("task", build: CupService.build(path))
      for number in 1...UInt64(3) { try await installation.channel(to: "task").addCup(number) }
      if wasKilled {
        for ending in ["", "-wal", ".lock"] {
          try FileManager.default.copyItem(atPath: path + ending, toPath: path + ending + ".left")
        }
      }
      await first.stop()
      if wasKilled {
        for ending in ["", "-wal", ".lock"] {
          try? FileManager.default.removeItem(atPath: path + ending)
          try FileManager.default.moveItem(atPath: path + ending + ".left", toPath: path + ending)
        }
      }
      // Neither the log's index nor anything else finds space.
      let calls = FAULTVFS_SHARED_MEMORY.rawValue | FAULTVFS_GROWTH.rawValue
      faultvfs_arm(folder, faultvfs_calls(calls), 1, 13, 1)
      let process = try await installation.start("task", build: CupService.build(path))
      let channel = installation.channel(to: "task")
      for _ in 1...3 {
        #expect(try await channel.events() == [1, 2, 3])
        let health = try await channel.health()
        #expect(health.status == .notServing)
        #expect(health.reason.contains("disk"), "\(health.reason)")
        let refusal = await refused { try await channel.addCup(4) }
        #expect(refusal?.reason == "storage_full")
        #expect(refusal?.retryAfter != nil)
        try await installation.loop.sleep(for: .seconds(40))
      }
      _ = faultvfs_disarm(folder)
      try await installation.loop.sleep(for: .seconds(40))
      #expect(try await channel.health().status == .serving)
      try await channel.addCup(4)
      #expect(try await channel.events() == [1, 2, 3, 4])
      #expect(try await process.store?.cups() == 4)
      await process.stop()
      #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    }
    #expect(capture.lines.count { $0.contains("reads are served") } == 1)
    #expect(capture.lines.count { $0.contains("the database can be used") } == 1)
  }
}
