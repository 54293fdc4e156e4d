import Testing
import Wire

@testable import RPC

/// A message for tests: `{1: bytes}`, encoded by hand so that no contract is needed.
private struct Film: Message {
  static let fullName = "test.Film"
  static let fields = [FieldInfo(1, "content", "content")]

  var content: ArraySlice<UInt8> = []

  init() {}

  init(_ count: Int) {
    content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }[...]
  }

  var description: String { "\(content.count)" }

  /// Whether it is a slice of the received bytes; a copy begins at 0.
  var isShared: Bool { content.startIndex > 0 }

  func encodedSize() -> Int { emit(to: WireSizer()).total }

  func encode(to writer: inout WireWriter) { writer = emit(to: writer) }

  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.implicit(content, 1, BytesField.self)
    return sink
  }

  mutating func merge(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      guard tag == 10 else { throw WireError(.invalidTag) }
      content = try BytesField.read(from: &reader)
    }
  }

  func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {}

  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {}
}

@Suite("Large bytes of a call")
struct LargeBytesTests {
  private static let echo = MethodDescriptor(name: "test.Films/Echo", kind: .unary)
  private static let answer = MethodDescriptor(name: "test.Films/Answer", kind: .unary)
  private static let raw = MethodDescriptor(name: "test.Films/Raw", kind: .unary)
  private static let repeated = MethodDescriptor(name: "test.Films/Repeat", kind: .serverStream)
  private static let talk = MethodDescriptor(name: "test.Films/Talk", kind: .bidirectional)

  /// Refuses bytes that are not a slice of the received ones.
  private static func check(_ film: Film) throws -> Film {
    guard film.isShared || film.content.count < 5_000 else {
      throw RPCError(.internal, "copied", "The request was copied.")
    }
    return film
  }

  private static func router() -> Router {
    var router = Router()
    router.registerUnary(echo) { (film: Film, call) in try check(film) }
    router.registerImmediate(answer) { (film: Film, call) in try check(film) }
    router.registerRaw(raw) { request, call, replies in try await replies.send(request) }
    router.registerServerStream(repeated) { (film: Film, call, replies: ReplyWriter<Film>) in
      for _ in 0..<3 { try await replies.send(try check(film)) }
    }
    router.registerBidirectional(talk) {
      (films: RequestStream<Film>, call, replies: ReplyWriter<Film>) in
      for try await film in films { try await replies.send(try check(film)) }
    }
    return router
  }

  @Test(
    "are slices of the received bytes, on both sides of all kinds of calls",
    arguments: Carrier.allCases
  )
  func received(carrier: Carrier) async throws {
    try await carrier.run { world in
      let channel = try await world.serve(Self.router())
      for size in [10, 100_000, 1 << 20] {
        let film = Film(size)
        for method in [Self.echo, Self.answer, Self.raw] {
          let reply: Film = try await channel.unary(method, film)
          #expect(reply == film)
          #expect(reply.isShared == (size > 10), "\(method.name)")
        }
        let replies: ReplyStream<Film> = try await channel.serverStream(Self.repeated, film)
        for try await reply in replies {
          #expect(reply == film)
          #expect(reply.isShared == (size > 10))
        }
        let talk: Exchange<Film, Film> = try await channel.bidirectional(Self.talk)
        var answers = talk.replies.makeAsyncIterator()
        for _ in 0..<2 {
          try await talk.requests.send(film)
          let reply = try #require(await answers.next())
          #expect(reply == film)
          #expect(reply.isShared == (size > 10))
        }
        talk.requests.finish()
        #expect(try await answers.next() == nil)
      }
    }
  }

  @Test("arrive complete when messages are compressed", arguments: Carrier.allCases)
  func compressed(carrier: Carrier) async throws {
    try await carrier.run { world in
      var server = ServerSettings()
      server.compressesFrom = 100
      var client = ChannelSettings()
      client.compressesFrom = 100
      let channel = try await world.serve(Self.router(), server: server, client: client)
      let film = Film(500_000)
      let reply: Film = try await channel.unary(Self.echo, film)
      #expect(reply == film)
      #expect(reply.isShared)
    }
  }

  /// Records the bytes that a call holds until it is sent.
  private struct Looking: CallChannel {
    let channel: Channel
    let look: @Sendable (EncodedParts?) -> Void

    var loop: EventLoop { channel.loop }

    func start(_ call: OutgoingCall) {
      look(call.request)
      channel.start(call)
    }
  }

  @Test("are not copied before they are sent")
  func sent() async throws {
    let film = Film(200_000)
    @Sendable func isShared(_ parts: EncodedParts?) -> Bool {
      parts?.pieces.contains { piece in
        piece.withUnsafeBytes { piece in
          film.content.withUnsafeBytes { $0.baseAddress == piece.baseAddress }
        }
      } ?? false
    }
    let size = film.encodedSize()
    let reply = OutgoingMessage(size: size, isCompressed: false) {
      film.encode(into: $0, size: size)
    }
    #expect(isShared(reply.parts))
    try await Carrier.simulation.run { world in
      let channel = try await world.serve(Self.router())
      try await confirmation { looked in
        let looking = Looking(channel: channel) { parts in
          #expect(isShared(parts))
          looked()
        }
        let _: Film = try await looking.unary(Self.echo, film)
      }
    }
  }
}
