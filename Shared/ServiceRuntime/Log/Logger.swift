import Glibc
import Vocabulary

/// How much a line matters.
package enum LogLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
  case debug, info, warning, error

  package init?(text: some StringProtocol) {
    guard let level = LogLevel.allCases.first(where: { $0.text == text }) else { return nil }
    self = level
  }

  package var text: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  package static func < (left: LogLevel, right: LogLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The form of a line.
package enum LogFormat: String, Sendable, Hashable, CaseIterable {
  case logfmt, json
}

/// Writes one line per event: a constant sentence and typed values.
///
/// ```swift
/// log.info("store", "database opened", ["path": .place(path), "took": .duration(took)])
/// ```
/// The sentence is a `StaticString` and the values have no case for a person's words, so what is
/// private cannot get into a log by accident.
package struct Logger: Sendable {
  package var service: String
  package var version: String
  package var level: LogLevel
  package var format: LogFormat
  private let clock: any WallClock
  private let write: @Sendable (String) -> Void

  package init(
    service: String,
    version: String,
    level: LogLevel = .info,
    format: LogFormat = .logfmt,
    clock: any WallClock = LiveClock(),
    write: @escaping @Sendable (String) -> Void = Logger.standardError
  ) {
    self.service = service
    self.version = version
    self.level = level
    self.format = format
    self.clock = clock
    self.write = write
  }

  /// Writes nothing, for tests and tools.
  package static let silent = Logger(service: "", version: "", level: .error) { _ in }

  package func debug(
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue> = [:]
  ) {
    log(.debug, category, message, values)
  }

  package func info(
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue> = [:]
  ) {
    log(.info, category, message, values)
  }

  package func warning(
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue> = [:]
  ) {
    log(.warning, category, message, values)
  }

  package func error(
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue> = [:]
  ) {
    log(.error, category, message, values)
  }

  private func log(
    _ level: LogLevel,
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue>
  ) {
    guard level >= self.level else { return }
    var line = LogLine(format: format)
    line.add("time", .instant(clock.now()))
    line.add("level", .term(level.text))
    line.add("service", .term(service))
    line.add("version", .term(version))
    line.add("category", .term(category.description))
    line.add("message", .term(message.description))
    for (key, value) in values { line.add(key.description, value) }
    write(line.finished)
  }

  /// One `write` per line: lines of several threads do not mix.
  package static func standardError(_ line: String) {
    var text = line
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
