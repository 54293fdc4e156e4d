import Foundation
import Glibc
import Measurement

/// The benchmarks of calls that `deploy/dev/bench` and `deploy/dev/costs` run.
///
/// ```text
/// server | server-immediate | server-raw | hop PORT          one side of a load
/// client SHAPE PORT CONNECTIONS IN-FLIGHT SECONDS            the other
/// count SHAPE PORT CONNECTIONS IN-FLIGHT CALLS               the other, for so many calls
/// hold PORT CONNECTIONS                                      the other, doing nothing
/// calls SECONDS [NAME=PROGRAM …]                             a table of several runtimes
/// idle CONNECTIONS                                           what doing nothing costs
/// ```
@main
struct Benchmark {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws {
    switch (words.first, words.count) {
    case ("server", 1): CallServer.serve(.async)
    case ("server-immediate", 1): CallServer.serve(.immediate)
    case ("server-raw", 1): CallServer.serve(.raw)
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
