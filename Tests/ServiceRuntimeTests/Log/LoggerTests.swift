import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary

/// Collects lines instead of writing them.
final class LogCapture: Sendable {
  private let kept = Mutex<[String]>([])
  var lines: [String] { kept.withLock { $0 } }

  func logger(_ format: LogFormat = .logfmt, _ level: LogLevel = .info) -> Logger {
    Logger(
      service: "task",
      version: "1.2.3",
      level: level,
      format: format,
      clock: FixedClock(.testStart)
    ) { line in self.kept.withLock { $0.append(line) } }
  }
}

@Suite("A log line")
struct LoggerTests {
  @Test("is a sentence with named values")
  func logfmt() {
    let capture = LogCapture()
    capture.logger().info(
      "store",
      "database opened",
      ["took": .duration(.microseconds(12_345)), "count": 3, "ready": true]
    )
    #expect(
      capture.lines == [
        "time=2026-11-21T08:00:00.000Z level=info service=task version=1.2.3 category=store "
          + "message=\"database opened\" took=12.345ms count=3 ready=true\n"
      ]
    )
  }

  @Test("is a JSON object on request")
  func json() {
    let capture = LogCapture()
    let id = TaskID.sample(7)
    capture.logger(.json).warning("store", "slow", ["task": .id(id), "count": 3, "ok": false])
    #expect(
      capture.lines == [
        #"{"time":"2026-11-21T08:00:00.000Z","level":"warning","service":"task","version":"1.2.3","#
          + #""category":"store","message":"slow","task":"\#(id.text)","count":3,"ok":false}"#
          + "\n"
      ]
    )
  }

  @Test("cannot be ended, continued or coloured by a value", arguments: LogFormat.allCases)
  func escapes(format: LogFormat) {
    let capture = LogCapture()
    let nasty = "a\nlevel=error \"b\" \\ \u{1b}[31m \u{85} \u{2028} \u{202e} \r\t\u{0} é"
    capture.logger(format).info("x", "y", ["cause": .cause(nasty)])
    let line = capture.lines[0]
    let escaped =
      #""a\nlevel=error \"b\" \\ \u001b[31m \u0085 \u2028 \u202e \r\t\u0000 é""#
    #expect(line.contains(escaped))
    #expect(line.unicodeScalars.filter { $0.value < 0x20 }.map(\.value) == [0x0a])
  }

  @Test("quotes a value that is empty or contains a blank, and no simple one")
  func quoting() {
    let capture = LogCapture()
    capture.logger().info(
      "x",
      "y",
      ["a": .term("plain-1.2:3/4"), "b": .term(""), "c": .place("/a b"), "d": .cause("k=v")]
    )
    #expect(capture.lines[0].hasSuffix("a=plain-1.2:3/4 b=\"\" c=\"/a b\" d=\"k=v\"\n"))
  }

  @Test("below the level is not written (FST-111, FST-114)")
  func levels() {
    let capture = LogCapture()
    let logger = capture.logger(.logfmt, .warning)
    logger.debug("x", "debug")
    logger.info("x", "info")
    logger.notice("x", "notice")
    logger.warning("x", "warning")
    logger.error("x", "error")
    #expect(capture.lines.count == 2)
    for level in LogLevel.allCases {
      #expect(LogLevel(text: level.text) == level)
      let capture = LogCapture()
      let logger = capture.logger(.logfmt, level)
      logger.info("x", "info")
      logger.notice("x", "notice")
      #expect(capture.lines.count == (level <= .info ? 2 : level == .notice ? 1 : 0))
    }
  }
}
