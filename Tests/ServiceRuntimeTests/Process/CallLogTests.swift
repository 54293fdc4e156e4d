import RPC
import TestKinds
import TestSupport
import Testing

@testable import ServiceRuntime

@Suite("The log of failed calls")
struct CallLogTests {
  private static let method = MethodDescriptor(name: "test.House/Fail", kind: .unary)

  /// A `test.kinds.v1.Line` with that text, in bytes.
  private static func line(_ text: String) -> [UInt8] {
    [0x0a, UInt8(text.utf8.count)] + text.utf8
  }

  /// Serves one method that fails with the text that it reads, and calls it with `requests`.
  private static func lines(
    after requests: [[UInt8]],
    _ pause: Duration = .zero,
    level: LogLevel = .info
  ) throws -> [String] {
    let capture = LogCapture()
    let simulation = Simulation(seed: 1)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      var router = Router()
      router.registerUnary(method) { (line: TestKindsV1.Line, _) -> TestKindsV1.Line in
        throw RPCError(.internal, line.text, "It failed.", debugDetail: "why")
      }
      router.observer = CallLog(capture.logger(.logfmt, level), loop: simulation.loop)
      let server = RPCServer(router: router, transport: network)
      let address = try await server.start(at: .loopback(port: 0))
      let channel = Channel(address: address, transport: network)
      for (number, request) in requests.enumerated() {
        if number == requests.count - 1 { try await simulation.loop.sleep(for: pause) }
        _ = await refused { _ = try await channel.unaryRaw(method, request) }
      }
      channel.close()
      await server.drain(grace: .zero)
    }
    return capture.lines
  }

  @Test("has at most ten lines in ten seconds, and the next one counts the omitted lines")
  func budget() throws {
    let broken = Self.line("broken")
    let lines = try Self.lines(after: Array(repeating: broken, count: 31), .seconds(10))
    #expect(lines.count == 11)
    #expect(lines.allSatisfy { $0.contains("call failed") && $0.contains("cause=why") })
    #expect(lines.first?.contains("unwritten=0") == true)
    #expect(lines.last?.contains("unwritten=20") == true)
    // The caller gave neither household nor request.
    #expect(!lines.contains { $0.contains("household=") || $0.contains("request=") })
  }

  @Test("has no line above debug level for malformed requests, nor for streams that a stop ends")
  func notOurs() throws {
    let draining = Self.line("draining")
    let requests: [[UInt8]] = [[0xff], draining]
    #expect(try Self.lines(after: requests).isEmpty)
    let all = try Self.lines(after: requests, level: .debug)
    #expect(all.count == 2)
    #expect(all.allSatisfy { $0.contains("level=debug") })
    #expect(all.first?.contains("malformed_message") == true)
  }
}
