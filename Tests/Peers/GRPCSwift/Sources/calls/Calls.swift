import Foundation
import GRPCCore
import GRPCNIOTransportHTTP2

typealias Kinds = Test_Kinds_V1_Kinds
typealias Line = Test_Kinds_V1_Line

/// The service of `Tests/Fixtures/Protos/kinds.proto` with grpc-swift-2, as in its documentation.
///
/// ```text
/// calls server                                             prints its port, serves until it is killed
/// calls client SHAPE PORT CONNECTIONS IN-FLIGHT SECONDS    see Tests/Peers/README.md
/// ```
@main
struct Calls {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("server", 1): try await serve()
    case ("client", 6):
      guard let shape = Shape(rawValue: words[1]), let port = Int(words[2]),
        let connections = Int(words[3]), let inFlight = Int(words[4]), let seconds = Int(words[5])
      else { exit(2) }
      let load = Load(shape: shape, port: port, connections: connections, inFlight: inFlight)
      try await load.measure(seconds: seconds)
    default: exit(2)
    }
  }

  private static func serve() async throws {
    let server = GRPCServer(
      transport: .http2NIOPosix(
        address: .ipv4(host: "127.0.0.1", port: 0),
        transportSecurity: .plaintext
      ),
      services: [MeasuredKinds()]
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

/// Required by the contract; only two of the four are measured.
struct MeasuredKinds: Kinds.SimpleServiceProtocol {
  func ask(request: Line, context: ServerContext) async throws -> Line { request }

  func tell(
    request: Line,
    response: RPCWriter<Line>,
    context: ServerContext
  ) async throws {
    for number in 0..<request.number {
      var line = Line()
      line.text = request.text
      line.number = number
      try await response.write(line)
    }
  }

  func collect(
    request: RPCAsyncSequence<Line, any Error>,
    context: ServerContext
  ) async throws -> Line {
    var line = Line()
    for try await _ in request { line.number += 1 }
    return line
  }

  func talk(
    request: RPCAsyncSequence<Line, any Error>,
    response: RPCWriter<Line>,
    context: ServerContext
  ) async throws {
    for try await line in request { try await response.write(line) }
  }
}
