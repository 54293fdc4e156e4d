import Foundation
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing

/// A service that was killed, and whose log was lost before the next start.
@Suite("A service whose last changes are lost (row 67)")
struct LogLossServiceTests {
  /// Runs a service, adds cups, and leaves its files as `kill -9` does.
  private static func kill(
    _ installation: TestInstallation,
    _ path: String
  ) async throws -> UInt64? {
    let process = try await installation.start("task", build: CupService.build(path))
    let channel = installation.channel(to: "task")
    for number in 1...3 { try await channel.addCup(UInt64(number)) }
    let epoch = process.store?.position.epoch
    let files = FileManager.default
    for ending in ["", "-wal", ".lock"] {
      try files.copyItem(atPath: path + ending, toPath: path + ending + ".left")
    }
    await process.stop()
    for ending in ["", "-wal", ".lock"] {
      try? files.removeItem(atPath: path + ending)
      try files.moveItem(atPath: path + ending + ".left", toPath: path + ending)
    }
    return epoch
  }

  @Test("does not reuse its numbers: it reports the loss, and continues when an operator allows it")
  func gone() throws {
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    try installation.run {
      let epoch = try await Self.kill(installation, path)
      try FileManager.default.removeItem(atPath: path + "-wal")
      let process = try await installation.start("task", build: CupService.build(path))
      let channel = installation.channel(to: "task")
      let health = try await channel.health()
      #expect(health.status == .notServing)
      #expect(health.reason.contains("task.db-wal, which held its last changes, is gone"))
      #expect(health.reason.contains("remove \(path)-wal and \(path).lock"))
      #expect(capture.lines.contains { $0.contains("level=error") && $0.contains("task.db-wal") })
      let refusal = await refused { _ = try await channel.addCup(9) }
      #expect(refusal?.reason == "store_damaged")
      await process.stop()

      try FileManager.default.removeItem(atPath: path + ".lock")
      let again = try await installation.start("task", build: CupService.build(path))
      try await installation.channel(to: "task").addCup(9)
      let position = try #require(again.store?.position)
      #expect(position.epoch != epoch)
      // A follower that has seen the lost events must start over.
      let cursor = FeedPosition(epoch: try #require(epoch), sequence: 3).cursor
      let expired = await refused {
        let client = FeedV1.FeedClient(installation.channel(to: "task"))
        _ = try await client.read(FeedV1.ReadRequest(cursor: cursor, pageSize: 10))
      }
      #expect(expired?.reason == "cursor_expired")
      await again.stop()
    }
  }

  /// The health of an idle service after its log was changed.
  private func health(
    _ installation: TestInstallation,
    after harm: @escaping @Sendable (_ log: String) -> Void,
    _ look: @escaping @Sendable () throws -> Void = {}
  ) throws -> String {
    let path = installation.folder.file("task.db")
    return try installation.run {
      let process = try await installation.start("task", build: CupService.build(path))
      let channel = installation.channel(to: "task")
      for number in 1...3 { try await channel.addCup(UInt64(number)) }
      harm(path + "-wal")
      try await installation.loop.sleep(for: .seconds(6))
      let reason = try await channel.health().reason
      try look()
      await process.stop()
      return reason
    }
  }

  @Test("detects that while idle: the log's contents are checkpointed")
  func removedWhileIdle() throws {
    let installation = try TestInstallation()
    let reason = try health(installation) {
      unlink($0)
    } _: {
      // As after a kill.
      let left = installation.folder.file("left.db")
      try FileManager.default.copyItem(
        atPath: installation.folder.file("task.db"),
        toPath: left
      )
      let cups = try Connection(path: left, mode: .withoutLog).first("SELECT count(*) FROM cup") {
        try $0.value(0, as: Int.self)
      }
      #expect(cups == 3)
    }
    #expect(reason.contains("not in its place any more, and all of it is in the file"))
  }

  @Test("detects a truncated log while idle")
  func cutWhileIdle() throws {
    let reason = try health(TestInstallation()) { truncate($0, 100) }
    #expect(reason.contains("-wal was cut off, and not all of it"))
  }

  @Test("keeps its feed's epoch with its log, and begins a new one when the loss is uncertain")
  func epochs() throws {
    let installation = try TestInstallation()
    let path = installation.folder.file("task.db")
    try installation.run {
      let epoch = try await Self.kill(installation, path)
      let process = try await installation.start("task", build: CupService.build(path))
      #expect(process.store?.position.epoch == epoch)
      #expect(try await installation.channel(to: "task").events() == [1, 2, 3])
      await process.stop()

      try FileManager.default.removeItem(atPath: path + ".lock")
      let again = try await installation.start("task", build: CupService.build(path))
      #expect(again.store?.position.epoch != epoch)
      #expect(try await again.store?.cups() == 3)
      await again.stop()
    }
  }

  @Test("begins a new epoch of its feed when an older copy of its closed database replaced it")
  func olderCopy() throws {
    let capture = LogCapture()
    let installation = try TestInstallation(log: capture.logger(.logfmt, .debug))
    let path = installation.folder.file("task.db")
    try installation.run {
      var epochs: [UInt64] = []
      for number in 1...3 {
        let process = try await installation.start("task", build: CupService.build(path))
        try await installation.channel(to: "task").addCup(UInt64(number))
        epochs.append(try #require(process.store?.position.epoch))
        await process.stop()
        let copy = path + ".\(number)"
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        guard number == 2 else { continue }
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: path + ".1", toPath: path)
      }
      // The second event of the copy is another than that of the file which it replaced.
      #expect(epochs[0] == epochs[1])
      #expect(epochs[1] != epochs[2])
      #expect(capture.lines.contains { $0.contains("the feed begins a new epoch") })
    }
  }
}
