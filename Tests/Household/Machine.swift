package import CommandLineTool
import Synchronization

/// A person's machine: files in memory, a terminal or none, and the typed input.
package final class Machine: Sendable {
  /// `DAYBOOK_HOME` unless a test sets another.
  package static let home = "/home"
  /// The path of the stored sign-in.
  package static let credentials = "/home/client/credentials"
  /// The machine's time zone.
  static let zone = "Europe/Vienna"

  package let files = MemoryFiles()
  private let screen: Mutex<Terminal>
  let variables: [String: String]
  private let typed: Mutex<[String]>
  private let pause = Mutex<(@Sendable () async -> Void)?>(nil)

  /// - Parameters:
  ///   - terminal: which of input, output and errors are a terminal.
  ///   - typed: the standard input, in lines or in pieces.
  ///   - variables: the environment variables.
  package init(
    terminal: Terminal = Terminal(),
    typed: [String] = [],
    variables: [String: String] = [:]
  ) {
    screen = Mutex(terminal)
    self.typed = Mutex(typed)
    self.variables = variables
  }

  /// Which ends of the program are a terminal, and which one it is.
  package var terminal: Terminal {
    get { screen.withLock { $0 } }
    set { screen.withLock { $0 = newValue } }
  }

  /// Runs before each piece of typed input.
  package var beforeTyping: (@Sendable () async -> Void)? {
    get { pause.withLock { $0 } }
    set { pause.withLock { $0 = newValue } }
  }

  /// Adds these lines, or pieces, to the typed input.
  package func type(_ lines: String...) {
    typed.withLock { $0 += lines }
  }

  private func nextLine() -> String? {
    typed.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

extension Machine: TextSource {
  package func readLine() -> String? { nextLine() }

  package func readAll(limit: Int) -> [UInt8]? {
    let bytes = Array((nextLine() ?? "").utf8)
    return bytes.count <= limit ? bytes : nil
  }

  package func readPiece() async throws(FileFailure) -> [UInt8]? {
    await beforeTyping?()
    return nextLine().map { Array($0.utf8) }
  }
}

/// Collects output.
package final class Paper: TextSink {
  private let written = Mutex("")

  package init() {}

  package var text: String { written.withLock { $0 } }
  package var lines: [String] { text.split(separator: "\n").map(String.init) }

  package func write(_ text: String) { written.withLock { $0 += text } }
}

/// Files in memory.
package final class MemoryFiles: FileAccess {
  private let contents = Mutex<[String: [UInt8]]>([:])
  private let isReadOnly = Mutex(false)

  package func put(_ path: String, _ text: String) { put(path, Array(text.utf8)) }

  package func put(_ path: String, _ bytes: [UInt8]) { contents.withLock { $0[path] = bytes } }

  package func text(_ path: String) -> String? {
    contents.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// From now on nothing can be written.
  package func refuseWrites() { isReadOnly.withLock { $0 = true } }

  package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let bytes = contents.withLock({ $0[path] }) else { throw .missing }
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  package func readSecret(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    try read(path, limit: limit)
  }

  package func locked<Answer>(
    _ path: String,
    _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer { try body() }

  package func remove(_ path: String) throws(FileFailure) {
    contents.withLock { $0[path] = nil }
  }

  package func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    if isReadOnly.withLock({ $0 }) { throw .notAllowed }
    put(path, bytes)
  }
}
