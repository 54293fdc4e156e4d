import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing
import Wire

@testable import RPC

/// A message that remembers on which thread it was read.
private struct Witness: Message {
  static let fullName = "test.Witness"
  static let fields: [FieldInfo] = []
  static let thread = Mutex<pthread_t>(pthread_self())

  var words = Words()

  init() {}

  var description: String { words.description }

  func encodedSize() -> Int { words.encodedSize() }

  func encode(to writer: inout WireWriter) { words.encode(to: &writer) }

  mutating func merge(from reader: inout WireReader) throws(WireError) {
    Self.thread.withLock { $0 = pthread_self() }
    try words.merge(from: &reader)
  }

  func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {}

  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {}
}

/// A message that is read when the test says so.
private struct Gated: Message {
  static let fullName = "test.Gated"
  static let fields: [FieldInfo] = []
  static let gate = DispatchSemaphore(value: 0)
  static let order = Mutex<[UInt64]>([])

  var words = Words()

  init() {}

  var description: String { words.description }

  func encodedSize() -> Int { words.encodedSize() }

  func encode(to writer: inout WireWriter) { words.encode(to: &writer) }

  mutating func merge(from reader: inout WireReader) throws(WireError) {
    try words.merge(from: &reader)
    let number = words.count
    Self.order.withLock { $0.append(number) }
    Self.gate.wait()
  }

  func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {}

  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {}
}

/// Requests that take long to read.
@Suite("Large requests", .serialized)
struct LargeRequestTests {
  private static let whole = MethodDescriptor(name: "test.Large/Whole", kind: .unary)
  private static let told = MethodDescriptor(name: "test.Large/Told", kind: .serverStream)
  private static let each = MethodDescriptor(name: "test.Large/Each", kind: .clientStream)

  /// Answers with 1 where a request was read on the loop.
  private static var router: Router {
    @Sendable func place() -> Words {
      let reader = Witness.thread.withLock { $0 }
      return Words("", count: pthread_equal(reader, pthread_self()) == 0 ? 2 : 1)
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

  @Test("are read beside the loop, and others on it", arguments: [(1_000, 1), (100_000, 2)])
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

  @Test("that cannot be read end as small ones do", arguments: [10, 100_000])
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

  @Test("are read one at a time, of one caller after the other, and not for who is gone")
  func turns() async throws {
    let loop = EventLoop.start(name: "large")
    defer { loop.stop() }
    let line = LargeRequests(loop)
    let reads = await loop.spawn {
      // Members a and b; the third is gone.
      [("a", 1), ("a", 2), ("a", 3), ("a", 4), ("b", 5)].map { member, number in
        let call = ServerCall(method: Self.whole, metadata: ["daybook-member": member], loop: loop)
        call.hasEnded = number == 3
        return loop.spawn {
          let read: Gated? = try? await line.read(
            Words("", count: UInt64(number)).encoded(),
            of: call
          )
          return read?.words.count
        }
      }
    }.value
    // All stand in line.
    await loop.spawn { for _ in reads { Gated.gate.signal() } }.value
    var numbers: [UInt64?] = []
    for read in reads { numbers.append(await read.value) }
    #expect(numbers == [1, 2, nil, 4, 5])
    #expect(Gated.order.withLock { $0 } == [1, 2, 5, 4])
  }
}
