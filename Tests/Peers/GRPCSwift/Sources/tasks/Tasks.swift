import Foundation
import GRPCCore
import GRPCNIOTransportHTTP2

/// Creating a task and reading a day by the contract of `daybook.task.v1.Tasks`, with grpc-swift-2
/// and GRDB on a file of the task service.
///
/// ```text
/// tasks server DATABASE                                           prints its port, serves until it is killed
/// tasks client SHAPE PORT CONNECTIONS IN-FLIGHT SECONDS HOUSEHOLD MEMBER    SHAPE is create or today
/// ```
@main
struct Tasks {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("server", 2): try await serve(words[1])
    case ("client", 8):
      guard let shape = Shape(rawValue: words[1]), let port = Int(words[2]),
        let connections = Int(words[3]), let inFlight = Int(words[4]),
        let seconds = Double(words[5])
      else { exit(2) }
      let load = Load(
        shape: shape,
        port: port,
        connections: connections,
        inFlight: inFlight,
        household: words[6],
        member: words[7]
      )
      try await load.measure(seconds: seconds)
    default: exit(2)
    }
  }

  private static func serve(_ path: String) async throws {
    let server = GRPCServer(
      transport: .http2NIOPosix(
        address: .ipv4(host: "127.0.0.1", port: 0),
        transportSecurity: .plaintext
      ),
      services: [TaskService(store: try TaskStore(path: path))]
    )
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await server.serve() }
      say("\(try await server.listeningAddress?.ipv4?.port ?? 0)")
    }
  }
}

func say(_ line: String) {
  print(line)
  fflush(nil)
}
