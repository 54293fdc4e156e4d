import Testing
import Wire

@testable import RPC

@Suite("A client that returns each message's cost by itself")
struct SmallCreditTests {
  /// Of a message of nine bytes.
  private static let cost: Int64 = 41

  /// A server with one open stream of replies.
  private static func bench() throws -> ServerBench {
    var bench = ServerBench()
    _ = try bench.feed("00000011 0305 00000001 0001ffffffff0000 084162632f4d616e79")
    #expect(bench.machine.streamCount == 1)
    return bench
  }

  private static func send(_ bench: inout ServerBench) {
    let isReady = bench.machine.canSend(1)
    #expect(isReady, "its credit is back")
    _ = bench.machine.sendMessage(1, size: 9, cursor: nil, output: &bench.output) {
      $0.bytes.initializeMemory(as: UInt8.self, repeating: 7)
    }
    bench.output.removeAll()
  }

  private static func credit(_ stream: UInt32, _ amount: Int64) -> [UInt8] {
    var output = OutputBuffer()
    output.appendCredit(stream: stream, amount: UInt32(amount))
    return [UInt8](output.bytes)
  }

  @Test("is allowed, however many small messages there are")
  func eachCost() throws {
    var bench = try Self.bench()
    for _ in 0..<5_000 {
      Self.send(&bench)
      _ = try bench.feed(Self.credit(1, Self.cost))
      _ = try bench.feed(Self.credit(0, Self.cost))
    }
  }

  @Test("is allowed when the stream has ended by then")
  func goneStream() throws {
    var bench = try Self.bench()
    for _ in 0..<1_000 { Self.send(&bench) }
    _ = bench.machine.finish(1, trailers: [:], reply: nil, output: &bench.output) { _ in }
    #expect(bench.machine.streamCount == 0)
    for _ in 0..<1_000 {
      _ = try bench.feed(Self.credit(1, Self.cost))
      _ = try bench.feed(Self.credit(0, Self.cost))
    }
  }

  @Test(
    "spends tokens for invalid returns: more than was sent, or less than a message costs",
    arguments: [
      (0, 41), (1, 41), (0, 31), (1, 1), (0, 1_024), (1, 1_024), (1, 1 << 20),
    ] as [(UInt32, Int64)]
  )
  func useless(stream: UInt32, amount: Int64) throws {
    var bench = try Self.bench()
    for _ in 0..<100 { Self.send(&bench) }
    let fault = #expect(throws: ConnectionFault.self) {
      for _ in 0..<301 { _ = try bench.feed(Self.credit(stream, amount)) }
    }
    #expect(fault?.code == .calm)
  }

  @Test("may return each of a quarter million costs, and late")
  func muchAtOnce() throws {
    var abuseLimiter = AbuseLimiter(isOff: false, pingInterval: .seconds(20), now: 0)
    for _ in 0..<250_000 { abuseLimiter.sentMessage(cost: 132) }
    for _ in 0..<250_000 {
      try abuseLimiter.credit(132, isOfStream: true, now: 0)
      try abuseLimiter.credit(132, isOfStream: false, now: 0)
    }
  }
}
