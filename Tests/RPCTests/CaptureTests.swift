import Foundation
import RPC
import TestKinds
import TestSupport
import Testing
import Wire

/// Recorded calls that can be replayed.
@Suite("A capture")
struct CaptureTests {
  private typealias Line = TestKindsV1.Line

  /// Keeps records in memory, in the form of a file.
  private final class Tape: CaptureSink, @unchecked Sendable {
    var bytes = CaptureForm.header

    func write(_ record: [UInt8]) { bytes += record }

    func calls() throws -> [RPCV1.CapturedCall] {
      var reader = try CaptureReader(bytes)
      var calls: [RPCV1.CapturedCall] = []
      while let call = try reader.next() { calls.append(call) }
      return calls
    }
  }

  private func router(_ tape: Tape, _ world: World) -> Router {
    var router = Kinds.router()
    router.capture(into: CallCapture(into: tape, on: world.loop))
    return router
  }

  @Test(
    "holds the requests and the outcome of all four kinds of calls",
    arguments: Carrier.allCases
  )
  func everyKind(carrier: Carrier) async throws {
    try await carrier.run { world in
      let tape = Tape()
      let channel = try await world.serve(router(tape, world))
      let kinds = TestKindsV1.KindsClient(channel)
      var answers = [ReplyDigest](repeating: ReplyDigest(), count: 3)
      answers[0].add(try await kinds.ask(Line(text: "one")).encoded())
      for try await reply in try await kinds.tell(Line(text: "two", number: 3)) {
        answers[1].add(reply.encoded())
      }
      let all = try await kinds.collect { requests in
        for number in 0..<3 { try await requests.send(Line(number: Int64(number))) }
      }
      answers[2].add(all.encoded())
      await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.fail, Words("odd"))
      }
      let calls = try tape.calls()
      #expect(calls.map(\.kind) == [.unary, .serverStream, .clientStream, .unary])
      #expect(try Line(decoding: calls[0].requests[0].message) == Line(text: "one"))
      #expect(try Line(decoding: calls[1].requests[0].message).number == 3)
      let sent = try calls[2].requests.map { try Line(decoding: $0.message).number }
      #expect(sent == [0, 1, 2])
      #expect(calls[2].sawEnd)
      #expect(calls.map(\.code) == [0, 0, 0, UInt32(StatusCode.failedPrecondition.rawValue)])
      #expect(calls[3].reason == "odd")
      #expect(calls[0].method == "test.kinds.v1.Kinds/Ask")
      #expect(calls.map(\.replies) == [1, 3, 1, 0])
      #expect(calls.map { $0.answer == nil } == [false, false, false, true])
      #expect(calls[0].answer == answers[0] && calls[1].answer == answers[1])
      #expect(calls[2].answer == answers[2])
      let began = calls.compactMap(\.began).map { Duration($0) }
      #expect(began.count == 4 && began == began.sorted())
    }
  }

  @Test("keeps a request compressed as it arrived", arguments: Carrier.allCases)
  func compressed(carrier: Carrier) async throws {
    try await carrier.run { world in
      let tape = Tape()
      var client = ChannelSettings()
      client.compressesFrom = 100
      let kinds = TestKindsV1.KindsClient(
        try await world.serve(router(tape, world), client: client)
      )
      let long = Line(text: String(repeating: "long ", count: 500))
      _ = try await kinds.collect { try await $0.send(long) }
      let request = try #require(try tape.calls().first?.requests.first)
      #expect(request.isCompressed)
      #expect(try Line(decoding: request.inflated()) == long)
    }
  }

  @Test("has no token, and nothing of public methods", arguments: Carrier.allCases)
  func secrets(carrier: Carrier) async throws {
    try await carrier.run { world in
      let tape = Tape()
      var router = Kinds.router()
      let open = MethodDescriptor(name: "test.House/SignIn", kind: .unary, access: .anyone)
      router.registerUnary(open) { (request: Words, call) in request }
      router.capture(into: CallCapture(into: tape, on: world.loop))
      let channel = try await world.serve(router)
      let options = CallOptions(metadata: [
        "authorization": "Bearer hush", "x-api-key": "hush", "request-id": "7", "device-id": "d",
      ])
      let _: Words = try await channel.unary(open, Words("hush"), options)
      let _: Words = try await channel.unary(House.echo, Words("x"), options)
      let calls = try tape.calls()
      #expect(calls.map(\.method) == ["test.House/Echo"])
      #expect(calls[0].metadata.map(\.key) == ["request-id", "device-id"])
      #expect(Data(tape.bytes).firstRange(of: Data("hush".utf8)) == nil)
    }
  }

  @Test("of a call that exceeds a limit holds only its end", arguments: [Carrier.simulation])
  func tooMuch(carrier: Carrier) async throws {
    try await carrier.run { world in
      let tape = Tape()
      let kinds = TestKindsV1.KindsClient(try await world.serve(router(tape, world)))
      let piece = Line(text: String(repeating: "x", count: 1 << 20))
      _ = try await kinds.collect { requests in
        for _ in 0..<9 { try await requests.send(piece) }
      }
      let calls = try tape.calls()
      #expect(calls.map(\.lacksRequests) == [true])
      #expect(calls[0].requests.isEmpty && calls[0].code == 0)
      #expect(tape.bytes.count < 200)
    }
  }

  // MARK: The file

  private static let call = RPCV1.CapturedCall(method: "a.B/C", code: 5)

  @Test("that is damaged is read up to the damage, and the damage is reported")
  func damaged() throws {
    let record = CaptureForm.record(Self.call)
    let whole = CaptureForm.header + record + record
    let second = CaptureForm.header.count + record.count
    var flipped = whole
    flipped[whole.count - 1] ^= 1
    var endless = whole
    endless.replaceSubrange(second..<second + 4, with: [0xff, 0xff, 0xff, 0xff])
    let expected: [([UInt8], CaptureError)] = [
      (Array(whole.dropLast()), .cut(offset: second)),
      (Array(whole.prefix(second + 3)), .cut(offset: second)),
      (flipped, .damaged(offset: second)),
      (endless, .tooLong(offset: second, bytes: 0xffff_ffff)),
    ]
    for (bytes, problem) in expected {
      var reader = try CaptureReader(bytes)
      #expect(try reader.next() == Self.call)
      for _ in 0..<2 { #expect(throws: problem) { try reader.next() } }
    }
    #expect(throws: CaptureError.notACapture) { try CaptureReader(Array("daybook".utf8)) }
    #expect(throws: CaptureError.notACapture) { try CaptureReader([]) }
    #expect(throws: CaptureError.laterVersion(2)) {
      try CaptureReader(Array("daycap".utf8) + [0, 2])
    }
  }

  @Test("accepts no other kind of file, whatever its contents", arguments: 0..<UInt64(20))
  func noise(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let record = CaptureForm.record(Self.call)
    for _ in 0..<200 {
      var bytes = CaptureForm.header + record + record
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      guard var reader = try? CaptureReader(bytes) else { continue }
      var count = 0
      while let call = try? reader.next() {
        #expect(call == Self.call)
        count += 1
      }
      #expect(count <= 2)
    }
  }

  @Test("is a file that only its owner can read, and ends at its size limit")
  func file() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("calls.capture")
    let record = CaptureForm.record(Self.call)
    let limit = CaptureForm.header.count + 2 * record.count + 1
    let (endings, told) = AsyncStream.makeStream(of: CaptureFile.Ending.self)
    let file = try CaptureFile(path, limit: limit) { told.yield($0) }
    for _ in 0..<5 { file.write(record) }
    await file.finish()
    told.finish()
    let all = await endings.reduce(into: []) { $0.append($1) }
    #expect(all == [.full])
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
    var reader = try CaptureReader([UInt8](try Data(contentsOf: URL(filePath: path))))
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 2)
    #expect(throws: CaptureFileError.self) { try CaptureFile(path, limit: 100) { _ in } }
  }
}
