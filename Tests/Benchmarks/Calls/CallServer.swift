import Foundation
import Glibc
import RPC
import TaskContracts
import TestKinds
import Wire

/// The other side of a load: a process that serves until it is killed and prints its port first.
enum CallServer {
  /// How `Ask` is answered.
  enum Answer {
    case async
    /// Without a task, as from memory.
    case immediate
    /// The same without reading the message.
    case raw
  }

  /// Serves one method of each measured kind, with all features of a service enabled.
  static func serve(_ answer: Answer) {
    serve { router, _ in
      router.register(MeasuredKinds())
      router.observer = Failures()
      let ask = TestKindsV1.Kinds.Methods.ask
      switch answer {
      case .async: break
      case .immediate: router.registerImmediate(ask) { (line: TestKindsV1.Line, _) in line }
      case .raw:
        router.registerImmediateRaw(ask) { request, call in
          call.answer(request.bytes.count) { $0.put(request.bytes) }
        }
      }
    }
  }

  /// Answers reads of a task with a prepared one, like a service behind a gateway.
  ///
  /// - Parameter keyFile: the cluster key with which the gateway authenticates; others may call as
  ///   well.
  ///
  /// - Throws: what reading the file throws.
  static func serveTasks(keyFile: String) throws {
    let key = [UInt8](try Data(contentsOf: URL(fileURLWithPath: keyFile)))
    let answer = TaskV1.GetTaskResponse(task: TaskV1.Task(name: String(repeating: "a", count: 100)))
      .encoded()
    serve(clusterKey: key) { router, _ in
      router.registerImmediateRaw(TaskV1.Tasks.Methods.getTask) { _, call in
        call.answer(answer.count) { $0.put(answer) }
      }
    }
  }

  /// Forwards every call unparsed to the server at another port.
  static func forward(to port: UInt16) {
    serve { router, transport in
      let channel = Channel(address: .loopback(port: port), transport: transport)
      router.registerForwarding(TestKindsV1.Kinds.Methods.ask) { call in
        let options = CallOptions(metadata: call.metadata)
        return try call.pass(over: channel, consume options)
      } otherwise: { _, _, _ in
        preconditionFailure("everything is forwarded")
      }
    }
  }

  private static func serve(
    clusterKey: [UInt8]? = nil,
    _ fill: @escaping @Sendable (inout Router, TCPTransport) -> Void
  ) {
    let loop = EventLoop.start(name: "server")
    loop.spawn {
      let transport = TCPTransport(loop)
      var router = Router()
      fill(&router, transport)
      var settings = ServerSettings()
      settings.maximumConnections = 20_000
      settings.maximumConnectionsPerAddress = 20_000
      // One address makes the load of many here, and has a sixteenth.
      settings.maximumBufferedBytes = 2 << 30
      settings.clusterKey = clusterKey
      let server = RPCServer(router: router, transport: transport, settings: settings)
      do {
        print(try await server.start(at: .loopback(port: 0)).port)
        fflush(nil)
      } catch {
        print("0 \(error)")
        exit(1)
      }
    }
    while true { sleep(3_600) }
  }
}

/// Records errors as a service does.
private final class Failures: CallObserver {
  var hearsSuccess: Bool { false }

  func ended(_ call: borrowing EndedCall) { print(call.method.name, call.outcome.code) }
}

/// Required by the generated contract; only two of the four are measured.
private struct MeasuredKinds: TestKindsV1.KindsService {
  typealias Line = TestKindsV1.Line

  func ask(_ request: Line, _ call: ServerCall) async throws -> Line { request }

  func tell(_ request: Line, _ call: ServerCall, _ replies: ReplyWriter<Line>) async throws {
    for number in 0..<request.number {
      try await replies.send(Line(text: request.text, number: number))
    }
  }

  func collect(_ requests: RequestStream<Line>, _ call: ServerCall) async throws -> Line {
    var count: Int64 = 0
    for try await _ in requests { count += 1 }
    return Line(number: count)
  }

  func talk(
    _ requests: RequestStream<Line>,
    _ call: ServerCall,
    _ replies: ReplyWriter<Line>
  ) async throws {
    for try await line in requests { try await replies.send(line) }
  }
}
