import FaultVFS
import Foundation
import RPC
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing

@Suite("A service that cannot open its store when it starts (row 74)")
struct ServiceRecoveryTests {
  /// A temporary obstacle.
  enum Obstacle: String, CaseIterable {
    case full, locked, unreachable, restoring

    var words: String {
      switch self {
      case .full: "database or disk is full"
      case .locked: "is in use by another process"
      case .unreachable: "unable to open database file"
      case .restoring: "was interrupted"
      }
    }

    func begin(_ path: String) throws -> FileLock? {
      switch self {
      case .full: faultvfs_arm(path, FAULTVFS_WRITES, 1, 13, 1)
      case .locked: return try FileLock(path: path)
      case .unreachable: faultvfs_arm(path, FAULTVFS_OTHERS, 1, 0, 1)
      case .restoring: try Data().write(to: URL(filePath: path + ServiceStore.restoringSuffix))
      }
      return nil
    }

    func end(_ path: String) {
      _ = faultvfs_disarm(path)
      unlink(path + ServiceStore.restoringSuffix)
    }
  }

  @Test(
    "reports why meanwhile, and serves by itself once it can",
    arguments: Obstacle.allCases
  )
  func recovers(from obstacle: Obstacle) throws {
    #expect(faultvfs_install() == 0)
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    try installation.run {
      let lock = try obstacle.begin(path)
      let process = try await installation.start("task", build: CupService.build(path))
      let channel = installation.channel(to: "task")
      for _ in 1...3 {
        let health = try await channel.health()
        #expect(health.status == .notServing)
        #expect(health.reason.contains(obstacle.words), "\(health.reason)")
        #expect(await refused { try await channel.addCup(1) }?.reason == "store_not_ready")
        try await installation.loop.sleep(for: .seconds(40))
      }
      lock?.release()
      obstacle.end(path)
      try await installation.loop.sleep(for: .seconds(40))
      #expect(try await channel.health().status == .serving)
      try await channel.addCup(1)
      #expect(try await process.store?.cups() == 1)
      await process.stop()
      #expect(throws: Never.self) { try FileLock(path: path).release() }
    }
    #expect(capture.lines.count { $0.contains("the database cannot be used") } == 1)
    #expect(capture.lines.count { $0.contains("the database can be used") } == 1)
  }

  @Test("stops while it waits when it is asked to")
  func stopsWhileWaiting() throws {
    let installation = try TestInstallation()
    let path = installation.folder.file("task.db")
    try installation.run {
      let lock = try FileLock(path: path)
      let process = try await installation.start("task", build: CupService.build(path))
      await process.stop()
      lock.release()
      try await installation.loop.sleep(for: .seconds(90))
      #expect(process.store == nil)
    }
  }

  @Test("checks a file that needs an operator at growing intervals")
  func looksAgain() throws {
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    let wrong = Data("#!/bin/sh\n".utf8)
    try wrong.write(to: URL(filePath: path))
    let attempts = Mutex(0)
    try installation.run {
      let process = try await installation.start("task") { environment in
        attempts.withLock { $0 += 1 }
        return try await CupService.build(path)(environment)
      }
      try await installation.loop.sleep(for: .seconds(3_600))
      #expect(try await installation.channel(to: "task").health().status == .notServing)
      #expect((15...25).contains(attempts.withLock { $0 }))
      #expect(try Data(contentsOf: URL(filePath: path)) == wrong)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.removeItem(atPath: path + ".lock")
      try await installation.loop.sleep(for: .seconds(301))
      #expect(try await installation.channel(to: "task").health().status == .serving)
      await process.stop()
    }
    #expect(capture.lines.count { $0.contains("the database cannot be used") } == 1)
  }

  @Test("does not retry a failed migration step repeatedly")
  func migratedOnce() throws {
    let installation = try TestInstallation()
    let path = installation.folder.file("task.db")
    let attempts = Mutex(0)
    try installation.run {
      let process = try await installation.start("task") { environment in
        attempts.withLock { $0 += 1 }
        let store = try ServiceStore(
          "task",
          path: path,
          migrations: Migration.list(["CREATE TABLE cup(size) STRICT;"]),
          applicationID: 7,
          environment: environment
        )
        return ServiceInstance(router: Router(), store: store)
      }
      try await installation.loop.sleep(for: .seconds(3_600))
      await process.stop()
    }
    #expect(attempts.withLock { $0 } == 1)
  }

  @Test("is prepared at growing intervals when its owner finds the data unfit")
  func preparedSeldom() throws {
    let installation = try TestInstallation()
    let path = installation.folder.file("task.db")
    let attempts = Mutex(0)
    try installation.run {
      let process = try await installation.start("task") { environment in
        let store = try ServiceStore(
          "task",
          path: path,
          migrations: [],
          applicationID: 7,
          environment: environment
        ) { _, _ in
          attempts.withLock { $0 += 1 }
          throw CancellationError()
        }
        return ServiceInstance(router: Router(), store: store)
      }
      try await installation.loop.sleep(for: .seconds(3_600))
      await process.stop()
    }
    #expect((15...25).contains(attempts.withLock { $0 }))
  }

  @Test("is not blocked by it: the file is opened on a thread of its own")
  func opensBeside() async throws {
    let folder = try TemporaryFolder()
    let opener = Mutex("")
    let store = try await ServiceStore.open(
      "task",
      path: folder.file("task.db"),
      migrations: [],
      applicationID: 7,
      environment: .test(execution: .threads)
    ) { _, _ in
      let name = try String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)
      opener.withLock { $0 = name }
    }
    #expect(opener.withLock { $0 } == "sqlite-open\n")
    await store.close()
  }
}
