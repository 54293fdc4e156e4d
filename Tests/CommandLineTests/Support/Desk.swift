import RPC
import Synchronization
import TestSupport
import Vocabulary

@testable import CommandLineTool

/// A person's machine in a test: files, a terminal or none, a clock, and a gateway in memory.
///
/// It is 2026-11-21 09:00 in Berlin, a Saturday, until ``pass(_:)``.
final class Desk: Sendable {
  /// What a command left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  let gateway: FakeGateway
  let files = MemoryFiles()
  private let clock = Mutex(Timestamp.testStart)
  private let terminal: Terminal
  private let typed: Mutex<[String]>
  private let pause = Mutex<(@Sendable () async -> Void)?>(nil)

  /// What a person waits for before each piece that they type.
  var beforeTyping: (@Sendable () async -> Void)? {
    get { pause.withLock { $0 } }
    set { pause.withLock { $0 = newValue } }
  }
  private let variables: [String: String]

  init(
    isSignedIn: Bool = true,
    terminal: Terminal = Terminal(),
    typed: [String] = [],
    variables: [String: String] = [:]
  ) throws {
    gateway = FakeGateway()
    self.terminal = terminal
    self.typed = Mutex(typed)
    self.variables = ["DAYBOOK_HOME": "/home"].merging(variables) { $1 }
    try gateway.start()
    if isSignedIn {
      let credentials = """
        {"server":"127.0.0.1:7400","secret":"\(FakeGateway.secret)","household":"","member":""}
        """
      files.put("/home/client/credentials", credentials)
    }
  }

  /// Runs one command.
  func run(_ words: String...) throws -> Outcome { try run(words) }

  /// Runs one command.
  func run(_ words: [String]) throws -> Outcome {
    try run(words: words.map { Array($0.utf8) })
  }

  /// Runs one command, word by word as a shell hands it over; its output goes to `sink`, where there is one.
  func run(words: [[UInt8]], to sink: (any TextSink)? = nil) throws -> Outcome {
    let output = Paper()
    let errors = Paper()
    let environment = Environment(
      variables: variables,
      output: sink ?? output,
      errors: errors,
      input: Keyboard(desk: self),
      terminal: terminal,
      files: files,
      clock: { self.clock.withLock { $0 } },
      zoneName: "Europe/Vienna",
      connect: { route in
        var settings = ChannelSettings()
        settings.clusterKey = route.clusterKey
        return Channel(
          address: route.address,
          transport: self.gateway.transport,
          settings: settings
        )
      }
    )
    let status = try gateway.simulation.run { await CommandLineTool.run(words: words, environment) }
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  /// Lets time pass on the wall.
  func pass(_ time: Duration) {
    clock.withLock { $0 = $0 + time }
  }

  fileprivate func nextLine() -> String? {
    typed.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

/// Collects what is printed.
final class Paper: TextSink {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func write(_ text: String) {
    written.withLock { $0 += text }
  }
}

private struct Keyboard: TextSource {
  let desk: Desk

  func readLine() -> String? { desk.nextLine() }

  func readAll(limit: Int) -> [UInt8]? {
    let bytes = Array((desk.nextLine() ?? "").utf8)
    return bytes.count <= limit ? bytes : nil
  }

  func readPiece() async throws(FileFailure) -> [UInt8]? {
    await desk.beforeTyping?()
    return desk.nextLine().map { Array($0.utf8) }
  }
}

/// Files in memory.
final class MemoryFiles: FileAccess {
  private let contents = Mutex<[String: [UInt8]]>([:])
  private let isReadOnly = Mutex(false)

  func put(_ path: String, _ text: String) {
    contents.withLock { $0[path] = Array(text.utf8) }
  }

  func put(_ path: String, _ bytes: [UInt8]) {
    contents.withLock { $0[path] = bytes }
  }

  func text(_ path: String) -> String? {
    contents.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }

  func refuseWrites() {
    isReadOnly.withLock { $0 = true }
  }

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let bytes = contents.withLock({ $0[path] }) else { throw .missing }
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  func readSecret(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    try read(path, limit: limit)
  }

  func locked<Answer>(
    _ path: String,
    _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer { try body() }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    if isReadOnly.withLock({ $0 }) { throw .notAllowed }
    contents.withLock { $0[path] = bytes }
  }
}
