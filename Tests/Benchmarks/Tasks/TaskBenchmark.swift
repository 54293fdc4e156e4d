import Foundation
import Glibc
import Measurement

/// The benchmarks of whole programs that `deploy/dev/bench` and `deploy/dev/bench task` run.
///
/// ```text
/// create --server A --token T [--callers N] [--seconds S]    tasks through the gateway
/// tasks PROGRAMS PORT SECONDS [PEER]                         a table of the task service
/// memory PROGRAMS PORT SECONDS                               its memory alone
/// day PROGRAMS PORT SECONDS                                  days alone, as beside the peer
/// catalog PROGRAMS PORT SECONDS                              a table of the catalog
/// import PROGRAMS PORT FILE                                  a coffee journal of another program, twice
/// analytics PROGRAMS PORT SECONDS EVENTS                     a table of analytics, and its intake of so many events
/// health PROGRAMS PORT SECONDS FILE RECORDS                  imports of an export of so many records, and figures of it
/// screen-time PROGRAMS PORT SECONDS INTERVALS                apps, use of so many intervals a child, dashboards, watchers
/// ```
@main
enum TaskBenchmark {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    do {
      try Started.endWhenInterrupted()
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
      Started.endAll()
      exit(1)
    }
  }

  private static func run(_ words: [String]) async throws {
    switch (words.first, words.count) {
    case ("tasks", 4...5):
      guard let port = UInt16(words[2]) else { throw Misuse(word: words[2]) }
      try await TaskMeasurement.measure(
        programs: words[1],
        port: port,
        seconds: Double(words[3]) ?? 1,
        peer: words.count == 5 ? words[4] : nil
      )
    case ("memory", 4):
      guard let port = UInt16(words[2]) else { throw Misuse(word: words[2]) }
      try await TaskMeasurement.measureMemory(
        programs: words[1],
        port: port,
        seconds: Double(words[3]) ?? 1
      )
    case ("day", 4):
      guard let port = UInt16(words[2]) else { throw Misuse(word: words[2]) }
      try await TaskMeasurement.measureDays(
        programs: words[1],
        port: port,
        seconds: Double(words[3]) ?? 1
      )
    case ("catalog", 4):
      guard let port = UInt16(words[2]) else { throw Misuse(word: words[2]) }
      try await CatalogMeasurement.measure(
        programs: words[1],
        port: port,
        seconds: Double(words[3]) ?? 1
      )
    case ("import", 4):
      guard let port = UInt16(words[2]) else { throw Misuse(word: words[2]) }
      try await CatalogMeasurement.measureImport(of: words[3], programs: words[1], port: port)
    case ("analytics", 5):
      guard let port = UInt16(words[2]), let events = Int(words[4]) else {
        throw Misuse(word: words.joined(separator: " "))
      }
      try await AnalyticsMeasurement.measure(
        programs: words[1],
        port: port,
        seconds: Double(words[3]) ?? 1,
        events: events
      )
    case ("health", 6):
      guard let port = UInt16(words[2]), let records = Int(words[5]) else {
        throw Misuse(word: words.joined(separator: " "))
      }
      try await HealthMeasurement.measure(
        of: words[4],
        records: records,
        programs: words[1],
        port: port,
        seconds: Double(words[3]) ?? 1
      )
    case ("screen-time", 5):
      guard let port = UInt16(words[2]), let intervals = Int(words[4]),
        (10...20_000).contains(intervals), !intervals.isMultiple(of: 7_919)
      else { throw Misuse(word: words.joined(separator: " ")) }
      try await ScreenTimeMeasurement.measure(
        programs: words[1],
        port: port,
        seconds: Double(words[3]) ?? 1,
        intervals: intervals
      )
    case ("create", _):
      let arguments = try Arguments(words[1...])
      try await Create.measure(
        server: try arguments.text("server"),
        token: try arguments.text("token"),
        callers: try arguments.number("callers", default: 1),
        seconds: try arguments.number("seconds", default: 5)
      )
    default: throw Misuse(word: words.joined(separator: " "))
    }
  }
}
