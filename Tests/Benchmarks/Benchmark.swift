import Foundation
import Glibc

/// The benchmarks that `deploy/dev/bench` runs.
///
/// ```text
/// server | server-immediate | hop PORT                       one side of a load
/// client SHAPE PORT CONNECTIONS IN-FLIGHT SECONDS            the other
/// count SHAPE PORT CONNECTIONS IN-FLIGHT CALLS               the other, for so many calls
/// hold PORT CONNECTIONS                                      the other, doing nothing
/// calls SECONDS [NAME=PROGRAM …]                             a table of several runtimes
/// idle CONNECTIONS                                           what doing nothing costs
/// create --server A --token T [--callers N] [--seconds S]    tasks through the gateway
/// tasks PROGRAMS PORT SECONDS [PEER]                         a table of the task service
/// ```
@main
struct Benchmark {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ words: [String]) async throws {
    switch (words.first, words.count) {
    case ("server", 1): CallServer.serve(isImmediate: false)
    case ("server-immediate", 1): CallServer.serve(isImmediate: true)
    case ("hop", 2): CallServer.forward(to: try number(words[1]))
    case ("client", 6): try client(words).measure(seconds: try number(words[5]))
    case ("count", 6): try client(words).make(calls: try number(words[5]))
    case ("hold", 3):
      let port: UInt16 = try number(words[1])
      let connections: Int = try number(words[2])
      try CallClient(.ask, port: port, connections: connections, inFlight: 1).hold()
    case ("calls", 2...):
      let others = Array(words.dropFirst(2))
      try CallComparison(others: others, seconds: try number(words[1])).measure()
    case ("idle", 2): try CallComparison.measureIdle(connections: try number(words[1]))
    case ("tasks", 4...5):
      try await TaskMeasurement.measure(
        programs: words[1],
        port: try number(words[2]),
        seconds: Double(words[3]) ?? 1,
        peer: words.count == 5 ? words[4] : nil
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

  private static func client(_ words: [String]) throws -> CallClient {
    guard let shape = Shape(rawValue: words[1]) else { throw Misuse(word: words[1]) }
    return CallClient(
      shape,
      port: try number(words[2]),
      connections: try number(words[3]),
      inFlight: try number(words[4])
    )
  }

  private static func number<Number: FixedWidthInteger>(_ word: String) throws -> Number {
    guard let number = Number(word), number > 0 else { throw Misuse(word: word) }
    return number
  }
}
