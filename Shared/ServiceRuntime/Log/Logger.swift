import Glibc
import Synchronization
import Vocabulary

/// The severity of a line.
package enum LogLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
  case debug, info, notice, warning, error

  package init?(text: some StringProtocol) {
    guard let level = LogLevel.allCases.first(where: { $0.text == text }) else { return nil }
    self = level
  }

  package var text: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .notice: "notice"
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
/// The sentence is a `StaticString` and the values have no case for user input, so private data
/// cannot get into a log by accident.
package struct Logger: Sendable {
  package var service: String
  package var version: String
  package var level: LogLevel
  package var format: LogFormat
  private let clock: any WallClock
  private let file: LogFile?
  /// Receives lines when there is no file.
  private let put: @Sendable (String) -> Void
  private let safetyCount = SafetyCount()

  /// Logs a process's lines to a file.
  package init(
    service: String,
    version: String,
    level: LogLevel,
    format: LogFormat,
    clock: any WallClock = LiveClock(),
    file: LogFile
  ) {
    self.service = service
    self.version = version
    self.level = level
    self.format = format
    self.clock = clock
    self.file = file
    put = { _ in }
  }

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
    file = nil
    put = write
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

  /// Something normal that an operator looks for, such as the end of an import.
  package func notice(
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue> = [:]
  ) {
    log(.notice, category, message, values)
  }

  package func warning(
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue> = [:]
  ) {
    log(.warning, category, message, values)
  }

  /// Warns of a calculation without a result, or of damaged state, that was replaced by a fallback, and counts it.
  ///
  /// The count is in the process's metrics (FST-102, FST-115).
  package func safety(
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue> = [:]
  ) {
    safetyCount.value.add(1, ordering: .relaxed)
    log(.warning, "Safety", message, values)
  }

  /// The safety warnings of this logger and its copies, including those below ``level``.
  package var safetyWarnings: Int64 { safetyCount.value.load(ordering: .relaxed) }

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
    let line = line(level, category, message, values)
    guard let file else { return put(String(decoding: line, as: UTF8.self)) }
    file.write(line) { lost in
      self.line(.warning, "log", "lines could not be written", ["count": .count(lost)])
    }
  }

  private func line(
    _ level: LogLevel,
    _ category: StaticString,
    _ message: StaticString,
    _ values: KeyValuePairs<StaticString, LogValue>
  ) -> [UInt8] {
    var line = LogLine(format: format)
    line.add("time", .instant(clock.now()))
    line.add(opening(level, category, message))
    for (key, value) in values { line.add(key, value) }
    line.finish()
    return (consume line).bytes
  }

  private func opening(
    _ level: LogLevel,
    _ category: StaticString,
    _ message: StaticString
  ) -> LogPhrase {
    LogPhrase(
      format,
      [
        "level": .term(level.text), "service": .term(service), "version": .term(version),
        "category": .term(category.description), "message": .term(message.description),
      ]
    )
  }

  // MARK: Many lines alike

  /// The common beginning of many lines, without the time; `nil` when the level is disabled.
  package func beginning(
    of level: LogLevel,
    _ category: StaticString,
    _ message: StaticString
  ) -> LogPhrase? {
    level >= self.level ? opening(level, category, message) : nil
  }

  /// Writes one of many similar lines; gathered with others of its loop turn, see ``LogFile``.
  package func write(_ beginning: LogPhrase, _ add: (inout LogLine) -> Void) {
    let now = clock.now()
    if let file {
      return file.gather(format, at: now) { line in
        line.add(beginning)
        add(&line)
      }
    }
    var line = LogLine(format: format)
    line.add("time", .instant(now))
    line.add(beginning)
    add(&line)
    line.finish()
    put(String(decoding: line.bytes, as: UTF8.self))
  }

  /// One `write` per line, so that lines of several threads do not mix.
  package static func standardError(_ line: String) {
    var text = line
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Shared by copies of a logger.
private final class SafetyCount: Sendable {
  let value = Atomic<Int64>(0)
}
