import Glibc
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

/// A descriptor for a log, and the text written to it.
private final class Pipe: Sendable {
  let input: Int32
  private let output: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    (output, input) = (ends[0], ends[1])
    for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
  }

  deinit {
    close(input)
    close(output)
  }

  /// The bytes since the last call.
  func read() -> String {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 8_192)
    while case let count = Glibc.read(output, &piece, piece.count), count > 0 {
      all += piece[..<count]
    }
    return String(decoding: all, as: UTF8.self)
  }
}

@Suite("A log file")
struct LogFileTests {
  private func logger(_ file: LogFile, _ format: LogFormat = .logfmt) -> Logger {
    Logger(
      service: "gateway",
      version: "1",
      level: .info,
      format: format,
      clock: FixedClock(.testStart),
      file: file
    )
  }

  /// The last value of each line.
  private func numbers(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.split(separator: "=").last ?? "") }
  }

  @Test("gets the lines of a loop iteration at its end, in order, before later lines of others")
  func order() throws {
    let pipe = try Pipe()
    let simulation = Simulation(seed: 1)
    let file = LogFile(pipe.input, gatheringOn: simulation.loop)
    let log = logger(file)
    let beginning = try #require(log.beginning(of: .info, "audit", "call"))
    try simulation.run {
      log.write(beginning) { $0.add("n", 1) }
      log.write(beginning) { $0.add("n", 2) }
      #expect(pipe.read().isEmpty)
      try await simulation.loop.sleep(for: .milliseconds(1))
      #expect(numbers(pipe.read()) == ["1", "2"])
      log.write(beginning) { $0.add("n", 3) }
      log.error("x", "y", ["n": 4])
      #expect(numbers(pipe.read()) == ["3", "4"])
      log.write(beginning) { $0.add("n", 5) }
    }
    #expect(numbers(pipe.read()) == ["5"])
  }

  @Test("gets a line of another thread at once")
  func elsewhere() throws {
    let pipe = try Pipe()
    let log = logger(LogFile(pipe.input, gatheringOn: Simulation(seed: 1).loop))
    let beginning = try #require(log.beginning(of: .info, "audit", "call"))
    log.write(beginning) { $0.add("n", 1) }
    #expect(numbers(pipe.read()) == ["1"])
  }

  @Test("gets every line complete and in order, even if it accepts no more for a while")
  func full() throws {
    let pipe = try Pipe()
    let file = LogFile(pipe.input)
    let log = logger(file)
    // More than the 64 KiB of a pipe.
    for number in 0..<2_000 { log.info("x", "y", ["n": .count(number)]) }
    var text = ""
    for _ in 0..<20 {
      text += pipe.read()
      file.flush()
    }
    #expect(numbers(text) == (0..<2_000).map { "\($0)" })
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("time=2026") })
  }

  @Test("gets composed lines like any other", arguments: LogFormat.allCases)
  func phrases(format: LogFormat) throws {
    let pipe = try Pipe()
    let log = logger(LogFile(pipe.input), format)
    let id = TaskID.sample(7)
    let beginning = try #require(log.beginning(of: .info, "audit", "a call"))
    for _ in 0..<2 {
      log.write(beginning) {
        $0.add(LogPhrase(format, ["task": .id(id), "what": .term("a \"b\"")]))
        $0.add("took", .duration(.milliseconds(-3)))
      }
    }
    let together = pipe.read()
    for _ in 0..<2 {
      log.info(
        "audit",
        "a call",
        ["task": .id(id), "what": .term("a \"b\""), "took": .duration(.milliseconds(-3))]
      )
    }
    #expect(pipe.read() == together)
    #expect(together.split(separator: "\n").count == 2)
    #expect(log.beginning(of: .debug, "audit", "a call") == nil)
  }

  @Test(
    "gets numbers, durations and instants in full",
    arguments: [
      (LogValue.integer(.min), "-9223372036854775808"), (.integer(0), "0"),
      (.duration(.nanoseconds(1_999_999)), "1.999ms"), (.duration(.microseconds(-5)), "-0.005ms"),
      (.duration(.seconds(86_400)), "86400000.000ms"),
      (.duration(.seconds(Int64.max / 2)), "4611686018427387903s"),
      (.instant(Timestamp(millisecondsSinceEpoch: -1)), "1969-12-31T23:59:59.999Z"),
      (.instant(Timestamp(millisecondsSinceEpoch: 951_782_400_007)), "2000-02-29T00:00:00.007Z"),
    ]
  )
  func values(value: LogValue, text: String) throws {
    let pipe = try Pipe()
    logger(LogFile(pipe.input)).info("x", "y", ["n": value])
    #expect(numbers(pipe.read()) == [text])
  }
}
