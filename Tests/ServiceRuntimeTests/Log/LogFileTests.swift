import Glibc
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

/// A log's descriptor, and what was written there.
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

  /// What came since it was asked last.
  func read() -> String {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 8_192)
    while case let count = Glibc.read(output, &piece, piece.count), count > 0 {
      all += piece[..<count]
    }
    return String(decoding: all, as: UTF8.self)
  }
}

/// What was written elsewhere; by one thread.
private final class LinesWritten: @unchecked Sendable {
  private(set) var text = ""

  func add(_ line: String) { text += line }
}

@Suite("A log's file")
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

  @Test("has the lines of a turn when the turn is over, in order, and others' not after them")
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

  @Test("has a line of another thread at once")
  func elsewhere() throws {
    let pipe = try Pipe()
    let log = logger(LogFile(pipe.input, gatheringOn: Simulation(seed: 1).loop))
    let beginning = try #require(log.beginning(of: .info, "audit", "call"))
    log.write(beginning) { $0.add("n", 1) }
    #expect(numbers(pipe.read()) == ["1"])
  }

  @Test("has every line whole and in order, also where it takes no more for a while")
  func full() throws {
    let pipe = try Pipe()
    let file = LogFile(pipe.input)
    let log = logger(file)
    // More than a pipe holds, 64 KiB.
    for number in 0..<2_000 { log.info("x", "y", ["n": .count(number)]) }
    var text = ""
    for _ in 0..<20 {
      text += pipe.read()
      file.flush()
    }
    #expect(numbers(text) == (0..<2_000).map { "\($0)" })
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("time=2026") })
  }

  @Test("has lines that were put together like any other", arguments: LogFormat.allCases)
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
    "has lines that were there but for two values like any other",
    arguments: LogFormat.allCases
  )
  func repeated(format: LogFormat) throws {
    let pipe = try Pipe()
    let simulation = Simulation(seed: 1)
    let log = logger(LogFile(pipe.input, gatheringOn: simulation.loop), format)
    let lines = LinesWritten()
    let other = Logger(
      service: "gateway",
      version: "1",
      format: format,
      clock: FixedClock(.testStart)
    ) { lines.add($0) }
    let beginning = try #require(log.beginning(of: .info, "audit", "a call"))
    let id = TaskID.sample(7)
    let line = RepeatedLine(
      beginning,
      LogPhrase(format, ["task": .id(id)]),
      took: "took",
      LogPhrase(format, ["what": .term("a \"b\"")]),
      trace: "trace",
      format: format
    )
    let trace = try #require(
      TraceParent(text: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
    )
    let times: [Int64] = [0, 999, 1_999_999, 12_345_678_901, .max, -5_000, -3_000_000]
    try simulation.run {
      for time in times {
        log.write(line, tookNanoseconds: time, trace)
        other.write(line, tookNanoseconds: time, trace)
      }
      #expect(pipe.read().isEmpty, "it is written with the others of its turn")
    }
    let gathered = pipe.read()
    for time in times {
      log.info(
        "audit",
        "a call",
        [
          "task": .id(id), "took": .duration(.nanoseconds(time)), "what": .term("a \"b\""),
          "trace": .trace(trace),
        ]
      )
    }
    #expect(gathered == pipe.read())
    #expect(gathered == lines.text)
  }

  @Test("asks for the time once in a turn, unless another line is written in between")
  func timeOfTurn() throws {
    let pipe = try Pipe()
    let simulation = Simulation(seed: 1)
    let clock = FixedClock(.testStart)
    let log = Logger(
      service: "gateway",
      version: "1",
      level: .info,
      format: .logfmt,
      clock: clock,
      file: LogFile(pipe.input, gatheringOn: simulation.loop)
    )
    let line = RepeatedLine(
      try #require(log.beginning(of: .info, "audit", "call")),
      LogPhrase(.logfmt, [:]),
      took: "took",
      LogPhrase(.logfmt, [:]),
      trace: "trace",
      format: .logfmt
    )
    let trace = try #require(
      TraceParent(text: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
    )
    try simulation.run {
      for step in 0..<5 {
        log.write(line, tookNanoseconds: 0, trace)
        clock.advance(by: .milliseconds(1))
        if step == 2 { log.error("x", "y") }
        if step == 3 { try await simulation.loop.sleep(for: .milliseconds(1)) }
      }
    }
    let ends = pipe.read().split(separator: "\n").map { $0.prefix(29).suffix(4) }
    #expect(ends == ["000Z", "000Z", "000Z", "003Z", "003Z", "004Z"])
  }

  @Test(
    "has numbers, lengths of time and instants in full",
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
