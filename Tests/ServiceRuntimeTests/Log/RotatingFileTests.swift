import Foundation
import Glibc
import ServiceRuntime
import Synchronization
import TestSupport
import Testing

@Suite("Rotated log files")
struct RotatingFileTests {
  private let folder: TemporaryFolder
  private let settings: RotatingFile.Settings

  init() throws {
    folder = try TemporaryFolder()
    var settings = RotatingFile.Settings(path: folder.file("task.log"))
    settings.size = 1_000
    settings.files = 3
    self.settings = settings
  }

  private func logger(_ put: @escaping RotatingFile.Write = RotatingFile.system) throws -> Logger {
    Logger(
      service: "task",
      version: "1",
      level: .info,
      format: .logfmt,
      clock: FixedClock(.testStart),
      file: try LogFile(settings, put: put)
    )
  }

  private func text(_ ending: String = "") throws -> String {
    try String(contentsOfFile: settings.path + ending, encoding: .utf8)
  }

  private func lines(_ ending: String = "") throws -> [String] {
    try text(ending).split(separator: "\n").map(String.init)
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: URL(filePath: settings.path).deletingLastPathComponent().path
      ).filter { $0.hasPrefix("task.log") }.sorted()
    }
  }

  @Test("rotate at their size, and the configured number is kept")
  func rotation() throws {
    let log = try logger()
    for number in 0..<100 { log.info("x", "y", ["n": .count(number)]) }
    #expect(try names == ["task.log", "task.log.1", "task.log.2"])
    let kept = try lines(".2") + lines(".1") + lines()
    let numbers = kept.map { Int($0.split(separator: "=").last ?? "") }
    #expect(numbers == Array((100 - kept.count)..<100), "whole lines, the newest, in order")
    for ending in ["", ".1", ".2"] { #expect(try text(ending).utf8.count <= 1_000) }
    for ending in [".1", ".2"] { #expect(try text(ending).utf8.count > 800) }
    let facts = try FileManager.default.attributesOfItem(atPath: settings.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test("continue where they were when a process starts again")
  func restart() throws {
    for number in 0..<30 { try logger().info("x", "y", ["n": .count(number)]) }
    let kept = try lines(".2") + lines(".1") + lines()
    #expect(kept.last?.hasSuffix("n=29") == true)
    for ending in ["", ".1"] { #expect(try text(ending).utf8.count <= 1_000) }
  }

  @Test("lose no line when a file cannot be renamed, and grow beyond their size")
  func stuck() throws {
    let taken = settings.path + ".1"
    try FileManager.default.createDirectory(
      atPath: taken + "/x",
      withIntermediateDirectories: true
    )
    // As a directory it could be renamed to `.2`, but a file has that name.
    try "kept".write(toFile: settings.path + ".2", atomically: false, encoding: .utf8)
    let log = try logger()
    for number in 0..<100 { log.info("x", "y", ["n": .count(number)]) }
    #expect(try lines().count == 100)
    #expect(try text(".2") == "kept")
    #expect(try !names.contains("task.log.new"))
  }

  @Test("rotate even if only one is kept")
  func single() throws {
    var alone = settings
    alone.files = 1
    let file = try LogFile(alone)
    let log = Logger(service: "task", version: "1", level: .info, format: .logfmt, file: file)
    for number in 0..<100 { log.info("x", "y", ["n": .count(number)]) }
    #expect(try names == ["task.log"])
    #expect(try text().utf8.count <= 1_000)
    #expect(try lines().last?.hasSuffix("n=99") == true)
  }

  @Test("record how many lines a full disk cost, and never join two lines")
  func fullDisk() throws {
    /// Bytes that the disk has left.
    let room = Mutex(Int.max)
    let log = try logger { descriptor, bytes in
      let count = room.withLock { room in
        let count = min(room, bytes.count)
        room -= count
        return count
      }
      guard count > 0 else {
        errno = ENOSPC
        return -1
      }
      return Glibc.write(descriptor, bytes.baseAddress, count)
    }
    for number in 0..<8 { log.info("x", "y", ["n": .count(number)]) }
    // In the middle of a line.
    room.withLock { $0 = 30 }
    for number in 8..<50 { log.info("x", "y", ["n": .count(number)]) }
    room.withLock { $0 = .max }
    for number in 50..<60 { log.info("x", "y", ["n": .count(number)]) }
    let kept = try (names.reversed().flatMap { try lines(String($0.dropFirst("task.log".count))) })
    #expect(
      kept.filter { $0.contains("lines could not be written") }.map { $0.hasSuffix("count=42") }
        == [true]
    )
    #expect(
      kept.filter { !$0.contains("message=") }.map(\.count) == [30],
      "what was cut off stands alone"
    )
    #expect(kept.last?.hasSuffix("n=59") == true)
    #expect(kept.contains { $0.hasSuffix("n=50") })
  }

  @Test("grow while the next file cannot be created, and rotate when it can")
  func noNextFile() throws {
    let log = try logger()
    let obstacle = settings.path + ".new"
    try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
    for number in 0..<50 { log.info("x", "y", ["n": .count(number)]) }
    #expect(try names == ["task.log", "task.log.new"])
    #expect(try lines().count == 50)
    try FileManager.default.removeItem(atPath: obstacle)
    for number in 50..<65 { log.info("x", "y", ["n": .count(number)]) }
    #expect(try text().utf8.count <= 1_000)
    #expect(try lines(".1").count >= 50)
    #expect(try lines().last?.hasSuffix("n=64") == true)
  }

  @Test("cannot be opened without a folder; the error names the file")
  func unusable() {
    let path = folder.file("none/task.log")
    let error = #expect(throws: LogFileUnusable.self) {
      try LogFile(RotatingFile.Settings(path: path))
    }
    #expect(
      error?.description == "The log file \(path) cannot be written: No such file or directory."
    )
  }
}
