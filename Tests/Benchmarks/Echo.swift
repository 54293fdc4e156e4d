import Foundation
import Glibc
import RPC
import Synchronization

/// Unary calls of 100 bytes each way between two processes on loopback.
///
/// What is reported is processor time of client and server together, because wall time on a shared
/// machine says little. Handlers and callers are async, and every call carries a deadline.
enum Echo {
  static let method = MethodDescriptor(
    name: "daybook.benchmark.v1.Echo/Echo",
    kind: .unary,
    access: .anyone,
    isIdempotent: true,
    hasNoSideEffects: true
  )
  static let payload = [UInt8](repeating: 0x61, count: 100)

  /// Serves until it is killed; prints the port it listens on.
  static func serve() throws {
    let loop = EventLoop.start(name: "echo")
    let transport = TCPTransport(loop)
    var router = Router()
    router.registerRaw(method) { request, _, replies in try await replies.send(request) }
    let server = RPCServer(router: router, transport: transport, settings: ServerSettings())
    loop.spawn {
      do {
        let address = try await server.start(at: .loopback(port: 0))
        print(address.port)
        fflush(nil)
      } catch {
        print("0 \(error)")
        exit(1)
      }
    }
    while true { sleep(3_600) }
  }

  /// - Parameters:
  ///   - connections: TCP connections, one channel each.
  ///   - inFlight: calls under way at once on each of them.
  ///   - seconds: how long, after one second to warm up.
  /// - Throws: what the first failing call threw.
  static func measure(connections: Int, inFlight: Int, seconds: Int) throws {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    server.arguments = ["echo-server"]
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    defer { server.terminate() }
    let first = output.fileHandleForReading.availableData
    let line = String(decoding: first, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines
    )
    guard let port = UInt16(line), port > 0 else {
      throw Misuse(word: "the echo server said \(line)")
    }

    let loop = EventLoop.start(name: "caller")
    let transport = TCPTransport(loop)
    let channels = (0..<connections).map { _ in
      Channel(address: .loopback(port: port), transport: transport)
    }
    _ = try round(channels, inFlight: inFlight, seconds: 1, loop: loop)
    let ownBefore = ProcessorTime.usedByThisProcess()
    let otherBefore = ProcessorTime.used(by: server.processIdentifier)
    let calls = try round(channels, inFlight: inFlight, seconds: seconds, loop: loop)
    let own = ProcessorTime.usedByThisProcess() - ownBefore
    let other = ProcessorTime.used(by: server.processIdentifier) - otherBefore
    let both = Double(own + other)
    print(
      "echo \(connections)x\(inFlight): \(Int(Double(calls) / both * 1e9)) calls per CPU second of",
      "client and server together;",
      "\(text(Double(own) / Double(calls) / 1_000)) + \(text(Double(other) / Double(calls) / 1_000))",
      "µs a call; \(calls / seconds) calls/s"
    )
  }

  /// Calls for some seconds and returns how many calls came back.
  private static func round(
    _ channels: [Channel],
    inFlight: Int,
    seconds: Int,
    loop: EventLoop
  ) throws -> Int {
    let total = Atomic<Int>(0)
    let failure = Mutex<(any Error)?>(nil)
    let done = DispatchSemaphore(value: 0)
    let end = loop.now + .seconds(seconds)
    for channel in channels {
      for _ in 0..<inFlight {
        loop.spawn {
          var calls = 0
          do {
            while loop.now < end {
              _ = try await channel.unaryRaw(method, payload, CallOptions(timeout: .seconds(5)))
              calls += 1
            }
          } catch {
            failure.withLock { $0 = error }
          }
          total.add(calls, ordering: .relaxed)
          done.signal()
        }
      }
    }
    for _ in 0..<channels.count * inFlight { done.wait() }
    if let error = failure.withLock({ $0 }) { throw error }
    return total.load(ordering: .relaxed)
  }
}
