import Foundation
import Glibc
import Measurement

/// The benchmarks of calls that `deploy/dev/bench` and `deploy/dev/costs` run.
///
/// ```text
/// server | server-immediate | server-raw | hop PORT          one side of a load
/// service KEY-FILE                                           the other side of a gateway
/// household PORT FILE                                        sets one up with the code in FILE, says a token
/// client SHAPE PORT CONNECTIONS IN-FLIGHT SECONDS            the other
/// count SHAPE PORT CONNECTIONS IN-FLIGHT CALLS               the other, for so many calls
/// hold PORT CONNECTIONS                                      the other, doing nothing
/// calls SECONDS [NAME=PROGRAM …]                             a table of several runtimes
/// gateway PROGRAM SECONDS                                    a table of the real gateway
/// idle CONNECTIONS                                           what doing nothing costs
/// burst CALLS                                                what a burst of 1 MiB calls leaves in a hop
/// ```
/// A SHAPE that goes through the gateway takes its token from `DAYBOOK_BENCHMARK_TOKEN`.
@main
struct Benchmark {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      try Started.endWhenInterrupted()
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
      Started.endAll()
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws {
    switch (words.first, words.count) {
    case ("server", 1): CallServer.serve(.async)
    case ("server-immediate", 1): CallServer.serve(.immediate)
    case ("server-raw", 1): CallServer.serve(.raw)
    case ("service", 2): try CallServer.serveTasks(keyFile: words[1])
    case ("household", 3):
      try GatewayUnderLoad.setUp(port: try number(words[1]), code: words[2])
    case ("gateway", 3):
      try CallComparison(others: [], seconds: try number(words[2])).measure(gateway: words[1])
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
    case ("burst", 2): try CallComparison.measureBurst(calls: try number(words[1]))
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
