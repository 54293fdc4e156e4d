import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing
import Wire

@testable import RPC

/// Values recorded on any thread.
private final class Seen<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  var all: [Value] { values.withLock { $0 } }
  var last: Value? { values.withLock { $0.last } }

  func add(_ value: Value) { values.withLock { $0.append(value) } }
}

/// A message that reports when it is decoded.
private struct Witness: Message {
  static let fullName = "test.Witness"
  static let fields: [FieldInfo] = []
  /// Called then, on the decoding thread.
  static let happens = Mutex<@Sendable (_ count: UInt64) -> Void> { _ in }

  var words = Words()

  init() {}

  var description: String { words.description }

  func encodedSize() -> Int { words.encodedSize() }

  func encode(to writer: inout WireWriter) { words.encode(to: &writer) }

  mutating func merge(from reader: inout WireReader) throws(WireError) {
    try words.merge(from: &reader)
    let happens = Self.happens.withLock { $0 }
    happens(words.count)
  }

  func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {}

  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {}
}

/// Requests that take long to decode.
@Suite("Large requests", .serialized)
struct LargeRequestTests {
  private static let whole = MethodDescriptor(name: "test.Large/Whole", kind: .unary)
  private static let told = MethodDescriptor(name: "test.Large/Told", kind: .serverStream)
  private static let each = MethodDescriptor(name: "test.Large/Each", kind: .clientStream)

  /// Replies with 1 if a request was decoded on the loop.
  private static var router: Router {
    let readers = Seen<pthread_t>()
    Witness.happens.withLock { $0 = { _ in readers.add(pthread_self()) } }
    @Sendable func place() -> Words {
      let isHere = readers.last.map { pthread_equal($0, pthread_self()) != 0 } ?? false
      return Words("", count: isHere ? 1 : 2)
    }
    var router = Router()
    router.registerUnary(whole) { (_: Witness, _) in place() }
    router.registerServerStream(told) { (_: Witness, _, replies: ReplyWriter<Words>) in
      try await replies.send(place())
    }
    router.registerClientStream(each) { (requests: RequestStream<Witness>, _) in
      var last = Words()
      for try await _ in requests { last = place() }
      return last
    }
    return router
  }

  @Test(
    "are decoded on another thread, and small ones on the loop",
    arguments: [(1_000, 1), (100_000, 2)]
  )
  func places(count: Int, place: UInt64) async throws {
    try await Carrier.tcp.run { world in
      let channel = try await world.serve(Self.router)
      let request = Words(String(repeating: "a", count: count))
      let one: Words = try await channel.unary(Self.whole, request)
      #expect(one.count == place)
      for try await reply: Words in try await channel.serverStream(Self.told, request) {
        #expect(reply.count == place)
      }
      let all: Words = try await channel.clientStream(Self.each) { requests in
        for _ in 0..<3 { try await requests.send(request) }
      }
      #expect(all.count == place)
    }
  }

  @Test("that cannot be decoded end as small ones do", arguments: [10, 100_000])
  func unreadable(count: Int) async throws {
    try await Carrier.tcp.run { world in
      let channel = try await world.serve(Self.router)
      let bytes = [UInt8](repeating: 0xff, count: count)
      let failure = await #expect(throws: RPCError.self) {
        _ = try await channel.unaryRaw(Self.whole, bytes)
      }
      #expect(failure?.code == .internal && failure?.reason == "malformed_message")
    }
  }

  @Test("are decoded one at a time, round-robin by caller, and not for a cancelled call")
  func turns() async throws {
    let loop = EventLoop.start(name: "large")
    defer { loop.stop() }
    let line = LargeRequests(loop)
    let (gate, order) = (DispatchSemaphore(value: 0), Seen<UInt64>())
    Witness.happens.withLock {
      $0 = { number in
        order.add(number)
        gate.wait()
      }
    }
    let reads = await loop.spawn {
      // Members a and b; the third is gone.
      [("a", 1), ("a", 2), ("a", 3), ("a", 4), ("b", 5)].map { member, number in
        let call = ServerCall(method: Self.whole, metadata: ["daybook-member": member], loop: loop)
        call.hasEnded = number == 3
        return loop.spawn {
          let read: (message: Witness, memory: Int)? = try? await line.read(
            Words("", count: UInt64(number)).encoded(),
            of: call
          )
          return read?.message.words.count
        }
      }
    }.value
    // All are queued.
    await loop.spawn { for _ in reads { gate.signal() } }.value
    var numbers: [UInt64?] = []
    for read in reads { numbers.append(await read.value) }
    #expect(numbers == [1, 2, nil, 4, 5])
    #expect(order.all == [1, 2, 5, 4])
  }

  /// From now on, decoding request 1 blocks until the gate is opened.
  ///
  /// - Returns: the gate, and the numbers of the requests whose decoding has begun.
  private static func holdFirst() -> (gate: DispatchSemaphore, begun: Seen<UInt64>) {
    let (gate, begun) = (DispatchSemaphore(value: 0), Seen<UInt64>())
    Witness.happens.withLock {
      $0 = { number in
        begun.add(number)
        if number == 1 { gate.wait() }
      }
    }
    return (gate, begun)
  }

  @Test("are not decoded for a call that was ended meanwhile", arguments: [false, true])
  func over(isStream: Bool) async throws {
    let (gate, begun) = Self.holdFirst()
    let handled = Seen<UInt64>()
    try await Carrier.tcp.run { world in
      var router = Router()
      router.registerUnary(Self.whole) { (request: Witness, _) in
        handled.add(request.words.count)
        return Words()
      }
      router.registerServerStream(Self.told) { (request: Witness, _, _: ReplyWriter<Words>) in
        handled.add(request.words.count)
      }
      let channel = try await world.serve(router)
      func ask(_ number: UInt64, bytes: Int = 100_000) async throws {
        let request = Words(String(repeating: "a", count: bytes), count: number)
        if isStream {
          for try await _: Words in try await channel.serverStream(Self.told, request) {}
        } else {
          let _: Words = try await channel.unary(Self.whole, request)
        }
      }
      let first = Task(executorPreference: world.loop) { try await ask(1) }
      try await world.until { begun.all == [1] }
      first.cancel()
      await #expect(throws: (any Error).self) { try await first.value }
      // Arrives after its CANCEL.
      try await ask(2, bytes: 10)
      gate.signal()
      try await ask(3)
      #expect(handled.all == [2, 3])
    }
  }

  @Test("from 256 KiB wait in a queue of their own")
  func huge() async throws {
    let (gate, begun) = Self.holdFirst()
    try await Carrier.tcp.run { world in
      var router = Router()
      router.registerUnary(Self.whole) { (request: Witness, _) in request.words }
      let channel = try await world.serve(router)
      func ask(_ number: UInt64, bytes: Int) async throws {
        let request = Words(String(repeating: "a", count: bytes), count: number)
        let reply: Words = try await channel.unary(Self.whole, request)
        #expect(reply == request)
      }
      let first = Task(executorPreference: world.loop) { try await ask(1, bytes: 300_000) }
      try await world.until { begun.all == [1] }
      let second = Task(executorPreference: world.loop) { try await ask(2, bytes: 300_000) }
      try await ask(3, bytes: 20_000)
      #expect(begun.all == [1, 3])
      gate.signal()
      try await first.value
      try await second.value
      #expect(begun.all == [1, 3, 2])
    }
  }

  @Test("count with the memory of their decoded form, as long as a handler has them")
  func memory() async throws {
    let many = MethodDescriptor(name: "test.Large/Many", kind: .unary)
    try await Carrier.simulation.run { world in
      var router = Router()
      router.registerUnary(many) { (_: RPCV1.ListLimitsResponse, call) in
        try await call.loop.sleep(for: .seconds(1))
        return Words()
      }
      let channel = try await world.serve(router)
      let request = RPCV1.ListLimitsResponse(limits: Array(repeating: .init(), count: 20_000))
      let call = world.loop.spawn { () -> Words? in try? await channel.unary(many, request) }
      try await world.loop.sleep(for: .milliseconds(500))
      let taken = Int64(20_000 * MemoryLayout<RPCV1.Limit>.stride)
      #expect((taken...taken + 200_000).contains(world.servers[0].metrics.bufferedBytes))
      #expect(await call.value == Words())
      #expect(world.servers[0].metrics.bufferedBytes == 0)
    }
  }
}
