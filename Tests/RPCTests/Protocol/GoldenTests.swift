import Testing
import Wire

@testable import RPC

/// Every frame of PROTOCOL.md, written by us and read by us, byte for byte.
@Suite("The golden bytes")
struct GoldenTests {
  private static let nonces = (
    client: [UInt8](0x40...0x5f), server: [UInt8](0x80...0x9f), key: [UInt8](0x00...0x1f)
  )

  @Test("A: an opening announces limits both ways")
  func openingA() throws {
    var client = Settings()
    client.limits.maximumMessage = 1 << 20
    var server = Settings()
    server.limits.maximumStreams = 64
    server.limits.pingInterval = .seconds(20)
    var clientSide = ClientOpening(settings: client, key: nil)
    var serverSide = ServerOpening(settings: server, keys: [])
    #expect(ClientOpening.firstBytes(client) == (try Golden["A1"]))
    let atServer = try Self.feed(&serverSide, try Golden["A1"])
    #expect(atServer.output == (try Golden["A2"]))
    #expect(atServer.progress == .open(peer: client, isTrusted: false))
    let atClient = try Self.feed(&clientSide, try Golden["A2"])
    #expect(atClient.progress == .open(peer: server, isTrusted: false))
  }

  @Test("A3: without a common version the opening ends on both sides")
  func versions() throws {
    var clientSide = ClientOpening(settings: Settings(), key: nil)
    #expect(throws: ConnectionFault.self) { try Self.feed(&clientSide, try Golden["A3"]) }
    var serverSide = ServerOpening(settings: Settings(), keys: [])
    var newer = try Golden["A1"]
    newer[4] = 2
    newer[5] = 3
    var output: [UInt8] = []
    var used = 0
    #expect(throws: ConnectionFault(.opening, "no common version")) {
      try newer.withUnsafeBytes {
        _ = try serverSide.received($0, used: &used, output: &output)
      }
    }
    #expect(output == [0xda, 0x59, 0x42, 0x4b, 0, 1, 1, 0])
  }

  @Test("B: both ends prove knowledge of the cluster key")
  func openingB() throws {
    var client = Settings()
    client.nonce = Self.nonces.client
    var server = Settings()
    server.proof = .required
    server.nonce = Self.nonces.server
    var clientSide = ClientOpening(settings: client, key: Self.nonces.key)
    var serverSide = ServerOpening(settings: server, keys: [Self.nonces.key])
    #expect(ClientOpening.firstBytes(client) == (try Golden["B1"]))
    #expect(try Self.feed(&serverSide, try Golden["B1"]).output == (try Golden["B2"]))
    let proof = try Self.feed(&clientSide, try Golden["B2"])
    #expect(proof.output == (try Golden["B3"]))
    #expect(proof.progress == .waiting)
    let atServer = try Self.feed(&serverSide, try Golden["B3"])
    #expect(atServer.output == (try Golden["B4"]))
    #expect(atServer.progress == .open(peer: client, isTrusted: true))
    let atClient = try Self.feed(&clientSide, try Golden["B4"])
    #expect(atClient.progress == .open(peer: server, isTrusted: true))
  }

  @Test("C, D, E: calls as a client writes them")
  func calls() throws {
    var output = OutputBuffer()
    var machine = ClientMachine<Int>(limits: ConnectionLimits(), peer: ConnectionLimits())
    let complete = MethodDescriptor(name: "daybook.task.v1.Tasks/CompleteTask", kind: .unary)
    let check = MethodDescriptor(name: "daybook.rpc.v1.Health/Check", kind: .unary)
    let follow = MethodDescriptor(name: "daybook.feed.v1.Feed/Follow", kind: .serverStream)
    let create = MethodDescriptor(name: "daybook.task.v1.Tasks/CreateTasks", kind: .unary)
    let id = "01939ad4-5b6c-7def-8abc-0123456789ab"
    func start(
      _ method: MethodDescriptor,
      _ timeout: UInt32,
      _ priority: Priority,
      _ metadata: Metadata,
      _ message: [UInt8]
    ) -> [UInt8] {
      _ = machine.start(
        0,
        method: method,
        timeout: timeout,
        priority: priority,
        metadata: CallMetadata(metadata),
        request: EncodedParts(message),
        output: &output
      )
      return Self.take(&output)
    }
    let first = start(
      complete,
      5_000,
      .interactive,
      ["authorization": "Bearer t0k3n", "request-id": id],
      [0x12, 0x24] + Array(id.utf8)
    )
    #expect(first == (try Golden["C1"]))
    #expect(start(check, .max, .interactive, [:], []) == (try Golden["C3"]))
    #expect(start(check, 250, .background, [:], []) == (try Golden["C4"]))
    _ = start(check, 250, .background, [:], [])
    _ = start(check, 250, .background, [:], [])
    var resume = Metadata()
    resume.append("resume-bin", binary: Golden.hex("00000000000000070000000000000102"))
    #expect(start(follow, .max, .interactive, resume, []) == (try Golden["D1"]))
    let large = Golden.hex("129c9c0122989c01") + [UInt8](repeating: 0x61, count: 19_992)
    #expect(start(create, 60_000, .interactive, [:], large) == (try Golden["E1"]))
    machine.pump(upTo: 1 << 20, output: &output)
    let fragments = try Golden["E2"] + Golden["E3"] + Golden["E4"]
    #expect(Self.take(&output) == fragments)
    _ = start(check, 250, .background, [:], [])
    machine.cancel(8, .deadline, output: &output)
    #expect(Self.take(&output).suffix(11) == (try Golden["F1"])[...])
  }

  @Test("C, D, F: replies, refusals and other frames as a server writes them")
  func replies() throws {
    var output = OutputBuffer()
    func reply(_ stream: UInt32, _ message: [UInt8]) {
      output.appendEnd(stream: stream, trailers: [:], message: message.count) { $0.put(message) }
    }
    reply(1, [0x10, 0x07])
    #expect(Self.take(&output) == (try Golden["C2"]))
    reply(3, [0x08, 0x01])
    #expect(Self.take(&output) == (try Golden["C5"]))
    let refused = RPCError(
      .resourceExhausted,
      "too_many_streams",
      "too many calls",
      retryAfter: .milliseconds(250),
      isUnprocessed: true
    )
    output.appendEnd(stream: 4, error: refused, trailers: [:])
    #expect(Self.take(&output) == (try Golden["C6"]))
    let invalid = RPCError(
      .invalidArgument,
      "invalid_argument",
      "invalid",
      violations: [Violation(field: "task_id", code: "malformed_id")],
      retryable: false
    )
    output.appendEnd(stream: 5, error: invalid, trailers: [:])
    #expect(Self.take(&output) == (try Golden["C7"]))
    output.appendHead(stream: 6, metadata: [:])
    #expect(Self.take(&output) == (try Golden["D2"]))
    let cursor = Golden.hex("00000000000000070000000000000103")
    output.appendMessage(stream: 6, size: 5, cursor: cursor) {
      $0.put(Golden.hex("0a03108302"))
    }
    #expect(Self.take(&output) == (try Golden["D3"]))
    output.appendCredit(stream: 6, amount: 32_768)
    output.appendCredit(stream: 0, amount: 524_288)
    #expect(Self.take(&output) == (try Golden["D4"]))
    output.appendEnd(stream: 6, trailers: ["replayed": "1"], message: nil) { _ in }
    #expect(Self.take(&output) == (try Golden["D5"]))
    output.appendPing(0x0102_0304_0506_0708, isAnswer: false)
    output.appendPing(0x0102_0304_0506_0708, isAnswer: true)
    #expect(Self.take(&output) == (try Golden["F2"]))
    output.appendGoAway(GoAwayFrame(last: .max, code: .none, text: "drain"))
    output.appendPing(0xd1, isAnswer: false)
    #expect(Self.take(&output) == (try Golden["F3"]))
    output.appendGoAway(GoAwayFrame(last: 8, code: .none, text: "drain"))
    #expect(Self.take(&output) == (try Golden["F4"]))
    output.appendGoAway(GoAwayFrame(last: 8, code: .calm, text: "too_many_pings"))
    #expect(Self.take(&output) == (try Golden["F5"]))
  }

  @Test("C, D: refusals and messages as a client reads them")
  func reading() throws {
    let end = try Self.frame("C7") {
      try EndFrame($0.flags, $1)
    } body: { frame in
      StatusMessage.decode([UInt8](frame.status), code: frame.code)
    }
    #expect(end.code == .invalidArgument)
    #expect(end.reason == "invalid_argument")
    #expect(end.retryable == false)
    #expect(end.violations == [Violation(field: "task_id", code: "malformed_id")])
    let refused = try Self.frame("C6") {
      try EndFrame($0.flags, $1)
    } body: { frame in
      (StatusMessage.decode([UInt8](frame.status), code: frame.code), frame.isUnprocessed)
    }
    #expect(refused.0.retryAfter == .milliseconds(250))
    #expect(refused.1)
    let message = try Self.frame("D3") {
      try MessageFrame($0.flags, $1, allowsCursor: true)
    } body: { frame in
      (frame.cursor.map { [UInt8]($0) }, [UInt8](frame.bytes), frame.cost)
    }
    #expect(message.0 == Golden.hex("00000000000000070000000000000103"))
    #expect(message.1 == Golden.hex("0a03108302"))
    #expect(message.2 == 37)
    let goAway = try Self.frame("F5") {
      try GoAwayFrame($0.flags, $1)
    } body: {
      $0
    }
    #expect(goAway == GoAwayFrame(last: 8, code: .calm, text: "too_many_pings"))
  }

  @Test(
    "X: invalid frames are refused with their code",
    arguments: [
      ("X1", ConnectionFault.Code.protocol), ("X2", .frameSize), ("X3", .credit),
      ("X4", .protocol), ("X6", .protocol),
    ]
  )
  func refused(label: String, code: ConnectionFault.Code) throws {
    var server = ServerBench()
    _ = try server.feed(try Golden["C1"])
    let error = #expect(throws: ConnectionFault.self) { try server.feed(try Golden[label]) }
    #expect(error?.code == code)
  }

  @Test("X5, X7: a contradiction is refused by a client, an unknown type is skipped by both")
  func others() throws {
    var client = ClientBench()
    client.start()
    let error = #expect(throws: ConnectionFault.self) { try client.feed(try Golden["X5"]) }
    #expect(error?.code == .protocol)
    var server = ServerBench()
    #expect(try server.feed(try Golden["X7"]) == ["nothing"])
    var other = ClientBench()
    #expect(try other.feed(try Golden["X7"]) == ["nothing"])
  }

  // MARK: Help

  private static func take(_ output: inout OutputBuffer) -> [UInt8] {
    let bytes = [UInt8](output.bytes)
    output.removeAll()
    return bytes
  }

  private static func frame<Frame, Result>(
    _ label: String,
    _ read: (FrameHeader, UnsafeRawBufferPointer) throws -> Frame,
    body: (Frame) throws -> Result
  ) throws -> Result {
    try Golden[label].withUnsafeBytes { bytes in
      let header = try #require(try FrameHeader(bytes, limit: 16_384))
      return try body(try read(header, bytes.piece(10, header.length)))
    }
  }

  @discardableResult
  private static func feed(
    _ opening: inout ServerOpening,
    _ bytes: [UInt8]
  ) throws -> (progress: OpeningProgress, output: [UInt8]) {
    var used = 0
    var output: [UInt8] = []
    let progress = try bytes.withUnsafeBytes {
      try opening.received($0, used: &used, output: &output)
    }
    return (progress, output)
  }

  @discardableResult
  private static func feed(
    _ opening: inout ClientOpening,
    _ bytes: [UInt8]
  ) throws -> (progress: OpeningProgress, output: [UInt8]) {
    var used = 0
    var output: [UInt8] = []
    let progress = try bytes.withUnsafeBytes {
      try opening.received($0, used: &used, output: &output)
    }
    return (progress, output)
  }
}
