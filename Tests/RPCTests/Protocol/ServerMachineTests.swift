import Testing
import Wire

@testable import RPC

/// The server's table of PROTOCOL.md, section 5, as transcripts.
@Suite("A server's state machine")
struct ServerMachineTests {
  /// Opens stream 1 without a message (`a.B/C` as number 1), and with one that is not the last.
  private static let open = "0000000e 0301 00000001 0001ffffffff0000 05612e422f43"
  private static let half = "00000008 0306 00000001 0000ffffffff0000"

  private static func bench(_ frames: String) throws -> ServerBench {
    var bench = ServerBench()
    _ = try bench.feed(frames)
    return bench
  }

  /// Nothing before cost any of the 200 tokens.
  private static func expectAllTokens(_ bench: inout ServerBench) throws {
    for _ in 0..<200 { _ = try bench.feed("00000000 4000 00000000") }
    #expect(throws: ConnectionFault.self, "none of these cost anything") {
      try bench.feed("00000000 4000 00000000")
    }
  }

  @Test("accepts a call with its message, whole and last")
  func whole() throws {
    var bench = ServerBench()
    #expect(
      try bench.feed("0000000f 0307 00000001 0001ffffffff0000 05612e422f43 99") == ["half 1 a.B/C"]
    )
    #expect(try bench.feed("00000008 0306 00000002 0001ffffffff0000") == ["half 2 a.B/C"])
  }

  @Test("assembles a message from pieces")
  func pieces() throws {
    var bench = try Self.bench(Self.open)
    #expect(try bench.feed("00000404 0501 00000001 00000800 61*1024") == ["nothing"])
    #expect(try bench.feed("00000400 0502 00000001 61*1024") == ["nothing"])
    #expect(try bench.feed("00000000 0600 00000001") == ["request 1 of 2048"])
  }

  @Test("ends a call without a message, and one with two")
  func wrongCount() throws {
    var bench = try Self.bench(Self.open)
    #expect(try bench.feed("00000000 0600 00000001") == ["failed 1 wrong_message_count"])
    var other = try Self.bench(Self.open)
    #expect(try other.feed("00000001 0503 00000001 61") == ["nothing"])
    #expect(try other.feed("00000001 0503 00000001 61") == ["failed 1 wrong_message_count"])
    #expect(try other.feed("00000001 0503 00000001 61") == ["nothing"], "the stream is gone")
  }

  @Test("ends a call whose message is too large, and drops the rest of it")
  func tooLarge() throws {
    var bench = try Self.bench(Self.open)
    let begin = "00000404 0501 00000001 00400001 61*1024"
    #expect(try bench.feed(begin) == ["failed 1 message_too_large"])
    #expect(try bench.feed("00000400 0500 00000001 61*1024") == ["nothing"])
    #expect(bench.written().hasPrefix("00000004080000000000"), "the cost is returned at once")
  }

  @Test("ends a call whose message is compressed")
  func compressed() throws {
    var bench = try Self.bench(Self.open)
    #expect(try bench.feed("00000001 050b 00000001 61") == ["failed 1 unsupported_encoding"])
  }

  /// Opens stream 1 of a method with many requests, without a message.
  private static let many = "00000011 0301 00000001 0001ffffffff0000 08612e422f4d616e79"

  @Test("delivers a stream of requests one by one, then its end")
  func manyRequests() throws {
    var bench = ServerBench()
    #expect(try bench.feed(Self.many) == ["open 1 a.B/Many"])
    #expect(try bench.feed("00000003 0503 00000001 616161") == ["message 1 of 3, cost 35"])
    #expect(try bench.feed("00000404 0501 00000001 00000800 61*1024") == ["nothing"])
    #expect(try bench.feed("00000400 0502 00000001 61*1024") == ["assembled 1 of 2048"])
    #expect(try bench.feed("00000000 0600 00000001") == ["ended 1"])
    #expect(throws: ConnectionFault.self) { try bench.feed("00000001 0503 00000001 61") }
  }

  @Test("accepts a stream of requests that ends where it begins")
  func noRequests() throws {
    var bench = ServerBench()
    #expect(
      try bench.feed("00000011 0305 00000001 0001ffffffff0000 08612e422f4d616e79")
        == ["half 1 a.B/Many"]
    )
  }

  @Test("returns credit when a request is taken, not when it arrives")
  func requestCredit() throws {
    var limits = ConnectionLimits()
    limits.streamCredit = 16_384
    limits.connectionCredit = 65_536
    var bench = ServerBench(limits: limits)
    _ = try bench.feed(Self.many)
    for _ in 0..<2 { _ = try bench.feed("00002000 0503 00000001 61*8192") }
    #expect(throws: ConnectionFault.self, "credit is used up") {
      try bench.feed("00000001 0503 00000001 61")
    }
    #expect(bench.written() == "")
    bench.machine.taken(1, cost: 8_224, kept: 8_224, output: &bench.output)
    #expect(bench.written() == "0000000408000000000100002020", "to the stream: 8,224")
    #expect(try bench.feed("00000001 0503 00000001 61") == ["message 1 of 1, cost 33"])
  }

  @Test("ends a stream of requests early and drops late ones")
  func earlyEnd() throws {
    var limits = ConnectionLimits()
    limits.connectionCredit = 65_536
    var bench = ServerBench(limits: limits)
    _ = try bench.feed(Self.many)
    #expect(try bench.feed("00004000 0503 00000001 61*16384") == ["message 1 of 16384, cost 16416"])
    _ = bench.machine.finish(1, trailers: [:], reply: nil, output: &bench.output) { _ in }
    #expect(bench.machine.streamCount == 0)
    _ = bench.written()
    #expect(try bench.feed("00004000 0503 00000001 61*16384") == ["nothing"])
    #expect(bench.written() == "0000000408000000000000008040", "both costs, to the connection")
    #expect(try bench.feed("00000000 0600 00000001") == ["nothing"])
  }

  @Test("cancels a call and removes it")
  func cancel() throws {
    var bench = try Self.bench(Self.open)
    #expect(try bench.feed("00000001 0700 00000001 03") == ["cancelled 1 callerLeft"])
    #expect(try bench.feed("00000001 0700 00000001 03") == ["nothing"])
    #expect(bench.machine.streamCount == 0)
    #expect(bench.written() == "")
  }

  @Test("counts a definition even if the call is refused or dropped")
  func definitions() throws {
    var bench = ServerBench()
    #expect(
      try bench.feed("00000014 0307 00000001 0001ffffffff0000 0b612e422f4d697373696e67")
        == ["unknown 1"]
    )
    #expect(
      try bench.feed("0000000e 0307 00000002 0002ffffffff0000 05612e422f43") == ["half 2 a.B/C"]
    )
    #expect(try bench.feed("00000008 0306 00000003 0001ffffffff0000") == ["unknown 3"])
    bench.machine.finishDrain("drain", output: &bench.output)
    #expect(try bench.feed("0000000e 0307 00000004 0003ffffffff0000 05612e422f44") == ["nothing"])
    #expect(try bench.feed("00000008 0306 00000005 0003ffffffff0000") == ["nothing"])
  }

  @Test(
    "ends the connection for frames that a correct client cannot send",
    arguments: [
      ("CALL on an old stream", Self.half, 1),
      ("CALL by a number nobody defined", "00000008 0306 00000009 0007ffffffff0000", 7),
      ("a number out of order", "0000000e 0307 00000009 0003ffffffff0000 05612e422f43", 7),
      ("CALL on stream 0", "00000008 0306 00000000 0001ffffffff0000", 1),
      ("CALL cut short", "00000007 0306 00000009 0001ffffffff00", 1),
      ("CALL whose name is longer than it", "00000009 0307 00000009 0000ffffffff0000 05", 1),
      ("CALL whose metadata is longer than it", "00000008 0306 00000009 0001ffffffff0001", 1),
      ("CALL, compressed, without message", "00000008 030c 00000009 0001ffffffff0000", 1),
      ("CALL of class 3", "00000008 0366 00000009 0001ffffffff0000", 1),
      ("MESSAGE on a new stream", "00000001 0503 00000009 61", 1),
      ("MESSAGE on stream 0", "00000001 0503 00000000 61", 1),
      ("a later fragment first", "00000400 0500 00000001 61*1024", 1),
      ("a fragment of 5 bytes", "00000005 0501 00000001 00000800 61", 1),
      ("MESSAGE with a cursor", "00000003 0513 00000001 0161 61", 1),
      ("a message of 2^30 bytes", "00000404 0501 00000001 40000000 61*1024", 2),
      ("a first fragment that is all", "00000404 0501 00000001 00000400 61*1024", 1),
      ("END with a payload", "00000001 0600 00000001 00", 1),
      ("END on a new stream", "00000000 0600 00000009", 1),
      ("CANCEL on a new stream", "00000001 0700 00000009 00", 1),
      ("CANCEL of two bytes", "00000002 0700 00000001 0000", 1),
      ("CREDIT of nothing", "00000004 0800 00000001 00000000", 3),
      ("CREDIT of too much", "00000004 0800 00000000 7fffffff", 3),
      ("CREDIT on a new stream", "00000004 0800 00000009 00000001", 1),
      ("PING on a stream", "00000008 0900 00000001 0000000000000000", 1),
      ("PING of 7 bytes", "00000007 0900 00000000 00000000000000", 1),
      ("an answer to no ping", "00000008 0901 00000000 0000000000000000", 1),
      ("GOAWAY on a stream", "00000006 0a00 00000001 000000000000", 1),
      ("HEAD", "00000000 0400 00000001", 1),
      ("SETTINGS again", "00000000 0100 00000000", 1),
      ("AUTH out of place", "00000021 0200 00000000 61*33", 6),
    ]
  )
  func faults(what: String, frame: String, code: UInt16) throws {
    var bench = try Self.bench(Self.open)
    let fault = #expect(throws: ConnectionFault.self, "\(what)") { try bench.feed(frame) }
    #expect(fault?.code.rawValue == code, "\(what)")
  }

  @Test("accepts nothing after the client's GOAWAY but another one")
  func afterEnd() throws {
    let ended = "0000000f 0307 00000001 0001ffffffff0000 05612e422f43 99"
    for frame in ["00000001 0503 00000001 61", "00000000 0600 00000001"] {
      var bench = try Self.bench(ended)
      #expect(throws: ConnectionFault.self) { try bench.feed(frame) }
    }
    var bench = try Self.bench(ended)
    #expect(try bench.feed("00000004 0800 00000001 00000400") == ["credit 1"])
    #expect(try bench.feed("00000001 0700 00000001 00") == ["cancelled 1 givenUp"])
    #expect(try bench.feed("00000006 0a00 00000000 000000000000") == ["leaves"])
    let fault = #expect(throws: ConnectionFault.self) {
      try bench.feed("00000008 0306 00000002 0001ffffffff0000")
    }
    #expect(fault == ConnectionFault(.protocol, "CALL after GOAWAY"))
  }

  @Test("reports what is wrong with a frame at the wrong time or from the wrong side")
  func words() throws {
    for (frame, words) in [
      ("00000000 0100 00000000", "SETTINGS a second time"),
      ("00000000 0400 00000001", "HEAD from a client"),
      (Self.half, "CALL on a stream that is not new"),
    ] {
      var bench = try Self.bench(Self.open)
      let fault = #expect(throws: ConnectionFault.self) { try bench.feed(frame) }
      #expect(fault?.text == words)
    }
  }

  @Test("ends the connection when a message begins without credit")
  func credit() throws {
    var bench = try Self.bench(Self.open)
    let begin = "00000404 0501 00000001 00020000 61*1024"
    #expect(try bench.feed(begin) == ["nothing"], "the first may be larger than its credit")
    let rest = String(repeating: " 00000400 0500 00000001 61*1024", count: 126)
    _ = try bench.feed(rest + " 00000400 0502 00000001 61*1024")
    let fault = #expect(throws: ConnectionFault.self) {
      try bench.feed("00000001 0503 00000001 61")
    }
    #expect(fault?.code == .credit)
  }

  @Test("answers a ping before anything else, and ends the connection after too many")
  func pings() throws {
    var bench = ServerBench()
    let ping = "00000008 0900 00000000 0102030405060708"
    #expect(try bench.feed(ping) == ["nothing"])
    #expect(bench.written() == "000000080901000000000102030405060708")
    bench.now = 9_000
    _ = try bench.feed(ping)
    _ = try bench.feed(ping + " " + ping)
    let fault = #expect(throws: ConnectionFault.self) { try bench.feed(ping) }
    #expect(fault == ConnectionFault(.calm, "too_many_pings"))
  }

  @Test(
    "ends the connection after too many useless frames of an unauthenticated peer, never of a process"
  )
  func nuisance() throws {
    var stranger = ServerBench()
    let fault = #expect(throws: ConnectionFault.self) {
      for _ in 0..<201 { _ = try stranger.feed("00000000 4000 00000000") }
    }
    #expect(fault?.code == .calm)
    var process = ServerBench(isTrusted: true)
    for _ in 0..<1_000 { _ = try process.feed("00000000 4000 00000000") }
  }

  /// Frames for a closed stream.
  enum Late: String, CaseIterable {
    case message = "00000000 0503 00000001"
    case lastPiece = "00000001 0502 00000001 61"
    case end = "00000000 0600 00000001"
    case credit = "00000004 0800 00000001 00100000"

    /// How many of them may have been in flight when a stream ended whose client continues.
    var onTheirWay: Int {
      switch self {
      // 65,536 bytes of credit, 32 for each.
      case .message: 2_048
      case .lastPiece: 0
      case .end: 1
      case .credit: 0
      }
    }
  }

  @Test(
    "accepts frames in flight on an ended stream from an unauthenticated peer, but no flood",
    arguments: Late.allCases,
    [false, true]
  )
  func late(frame: Late, isEnded: Bool) throws {
    var bench = ServerBench()
    // Of a method with one request: complete, or to be continued.
    let call = isEnded ? "0000000f 0307" : "0000000e 0301"
    _ = try bench.feed(call + " 00000001 0001ffffffff0000 05612e422f43" + (isEnded ? " 99" : ""))
    _ = bench.machine.fail(1, .deadlineExceeded, output: &bench.output)
    #expect(bench.machine.streamCount == 0)
    var taken = 0
    let fault = #expect(throws: ConnectionFault.self) {
      while taken < 10_000 {
        _ = try bench.feed(frame.rawValue)
        taken += 1
      }
    }
    #expect(fault?.code == .calm)
    // An END gives one of 200 tokens back, which were all there.
    #expect(taken == 200 + (isEnded ? 0 : frame.onTheirWay))
  }

  @Test(
    "accepts all pieces of a message whose stream ended in its middle, and of one begun just before"
  )
  func lateMessage() throws {
    for begun in ["", "00000404 0501 00000001 0000c800 61*1024"] {
      var bench = ServerBench()
      _ = try bench.feed("0000000e 0301 00000001 0001ffffffff0000 05612e422f43 " + begun)
      _ = bench.machine.fail(1, .deadlineExceeded, output: &bench.output)
      if begun.isEmpty { _ = try bench.feed("00000404 0501 00000001 0000c800 61*1024") }
      for _ in 0..<50 { _ = try bench.feed("00000400 0500 00000001 61*1024") }
      _ = try bench.feed("00000001 0502 00000001 61 00000000 0600 00000001")
      try Self.expectAllTokens(&bench)
    }
  }

  @Test(
    "accepts all pieces of a message that was refused at its first one",
    arguments: [
      "00000404 0501 00000001 00400001 61*1024",  // too large
      "00000001 0503 00000001 61 00000404 0501 00000001 0000c800 61*1024",  // the second one
      "00000404 0509 00000001 0000c800 61*1024",  // compressed
      "00000404 0501 00000001 00030d40 61*1024",  // no room
    ]
  )
  func refusedMessage(frames: String) throws {
    var bench = try Self.bench(Self.open)
    bench.machine.room = 512
    #expect(try bench.feed(frames).last?.hasPrefix("failed 1 ") == true)
    for _ in 0..<300 { _ = try bench.feed("00000400 0500 00000001 61*1024") }
    _ = try bench.feed("00000001 0502 00000001 61 00000000 0600 00000001")
    try Self.expectAllTokens(&bench)
  }

  @Test("knows for each stream which frames may be in flight, independently of others")
  func lateByStream() throws {
    var bench = ServerBench()
    _ = try bench.feed("0000000e 0301 00000001 0001ffffffff0000 05612e422f43")
    _ = try bench.feed("00000008 0300 00000002 0001ffffffff0000")
    for id: UInt32 in 1...2 {
      _ = bench.machine.fail(id, .deadlineExceeded, output: &bench.output)
    }
    // The credit of a stream allows one message that is longer.
    _ = try bench.feed("00000404 0501 00000001 00030d40 61*1024")
    for _ in 0..<300 { _ = try bench.feed("00000064 0503 00000002 61*100") }
    _ = try bench.feed("00000000 0600 00000002")
    try Self.expectAllTokens(&bench)
  }

  @Test("expects no more frames on a stream that its client cancelled")
  func lateAfterCancel() throws {
    var bench = ServerBench()
    _ = try bench.feed("0000000e 0301 00000001 0001ffffffff0000 05612e422f43")
    _ = try bench.feed("00000001 0700 00000001 01")
    var taken = 0
    let fault = #expect(throws: ConnectionFault.self) {
      while taken < 10_000 {
        _ = try bench.feed("00000000 0503 00000001")
        taken += 1
      }
    }
    #expect(fault?.code == .calm)
    #expect(taken == 199)
  }

  @Test("ends the connection of a client that sends GOAWAY repeatedly")
  func leavesAgain() throws {
    var bench = ServerBench()
    let goAway = "00000006 0a00 00000000 ffffffff 0000"
    let fault = #expect(throws: ConnectionFault.self) {
      for _ in 0..<202 { _ = try bench.feed(goAway) }
    }
    #expect(fault?.code == .calm)
  }

  @Test("sends what fits into one frame, and the rest in turns, as credit allows")
  func sending() throws {
    var bench = try Self.bench("0000000f 0307 00000001 0001ffffffff0000 05612e422f43 99")
    _ = try bench.feed("00000008 0306 00000002 0001ffffffff0000")
    let sizes: [(UInt32, Int)] = [(1, 40_000), (2, 20_000)]
    for (id, size) in sizes {
      _ = bench.machine.finish(id, trailers: [:], reply: size, output: &bench.output) {
        $0.bytes.initializeMemory(as: UInt8.self, repeating: UInt8(id))
      }
      #expect(bench.machine.streamCount == 2, "its end comes after its reply")
    }
    bench.machine.pump(upTo: 1 << 20, output: &bench.output)
    #expect(bench.machine.takeReleased() == [2, 1])
    let order = Self.frames(bench.written())
    #expect(order == ["5 1", "5 2", "5 1", "5 2", "6 2", "5 1", "6 1"])
    #expect(bench.machine.streamCount == 0)
  }

  @Test("waits for the connection's credit before a message begins, never inside one")
  func waiting() throws {
    var limits = ConnectionLimits()
    limits.maximumStreams = 1_000
    var bench = ServerBench(limits: limits)
    _ = try bench.feed("0000000f 0307 00000001 0001ffffffff0000 05612e422f43 99")
    for id in 2...20 {
      let hex = String(id, radix: 16)
      _ = try bench.feed(
        "00000008 0306 \(String(repeating: "0", count: 8 - hex.count) + hex) 0001ffffffff0000"
      )
    }
    for id in 1...UInt32(20) {
      _ = bench.machine.finish(id, trailers: [:], reply: 100_000, output: &bench.output) { _ in }
    }
    bench.machine.pump(upTo: 1 << 30, output: &bench.output)
    #expect(bench.machine.takeReleased().count == 11, "1 MiB of credit, and one below")
    #expect(try bench.feed("00000004 0800 00000000 00100000") == ["credit"])
    bench.machine.pump(upTo: 1 << 30, output: &bench.output)
    #expect(bench.machine.takeReleased().count == 9)
  }

  /// Type and stream of each frame.
  private static func frames(_ hex: String) -> [String] {
    let bytes = Golden.hex(hex)
    var frames: [String] = []
    var offset = 0
    bytes.withUnsafeBytes { bytes in
      while offset < bytes.count {
        frames.append("\(bytes[offset + 4]) \(bytes.u32(at: offset + 6))")
        offset += 10 + Int(bytes.u32(at: offset))
      }
    }
    return frames
  }

  @Test("removes ended streams from those that wait for the connection's credit")
  func parked() throws {
    var outbox = Outbox()
    var streams = StreamTable<Int>()
    streams.insert(2_000, 0)
    for id: UInt32 in 1...1_000 { outbox.park(id, among: streams) }
    outbox.park(2_000, among: streams)
    for id: UInt32 in 1_001...1_064 { outbox.park(id, among: streams) }
    let left = outbox.unpark()
    #expect(left.contains(2_000) && left.count <= 128, "\(left.count)")
  }

  /// The streams that ``ServerMachine/endSlow(pause:rate:now:hasArrived:output:)`` ends at a time.
  private static func slow(
    _ bench: inout ServerBench,
    at now: Int64,
    hasArrived: Bool = true
  ) -> [UInt32] {
    bench.machine.endSlow(
      pause: 30_000,
      rate: 4_096,
      now: now,
      hasArrived: hasArrived,
      output: &bench.output
    )
  }

  @Test("measures a request's rate from the time when it reads again")
  func readAgain() throws {
    for isRead in [true, false] {
      var bench = try Self.bench(Self.open)
      _ = try bench.feed("00000404 0501 00000001 000f4240 61*1024")
      #expect(Self.slow(&bench, at: 20_000).isEmpty)
      if !isRead { bench.machine.restartRequests(60_000) }
      let ended = Self.slow(&bench, at: 61_000)
      #expect(ended == (isRead ? [1] : []))
      guard !isRead else { continue }
      #expect(Self.slow(&bench, at: 91_000) == [1])
    }
  }

  @Test("does not end a request that has no credit because others hold it")
  func noCredit() throws {
    var limits = ConnectionLimits()
    limits.connectionCredit = 65_536
    var bench = ServerBench(limits: limits)
    _ = try bench.feed("00000011 0301 00000001 0001ffffffff0000 084162632f4d616e79")
    _ = try bench.feed("0000000e 0301 00000002 0002ffffffff0000 05612e422f43")
    _ = try bench.feed("00000404 0501 00000001 00010000 61*1024")
    for _ in 0..<62 { _ = try bench.feed("00000400 0500 00000001 61*1024") }
    _ = try bench.feed("00000400 0502 00000001 61*1024")
    for minute in 1...5 { #expect(Self.slow(&bench, at: Int64(minute) * 60_000).isEmpty) }
    bench.machine.taken(1, cost: 65_568, kept: 65_568, output: &bench.output)
    #expect(Self.slow(&bench, at: 360_000).isEmpty)
    // The returned credit may be in flight.
    #expect(Self.slow(&bench, at: 420_000, hasArrived: false).isEmpty)
    // Between two looks others may use all of it.
    _ = try bench.feed("00000404 0501 00000001 00010000 61*1024")
    for _ in 0..<62 { _ = try bench.feed("00000400 0500 00000001 61*1024") }
    _ = try bench.feed("00000400 0502 00000001 61*1024")
    bench.machine.taken(1, cost: 65_568, kept: 65_568, output: &bench.output)
    for minute in 8...9 { #expect(Self.slow(&bench, at: Int64(minute) * 60_000).isEmpty) }
    #expect(Self.slow(&bench, at: 600_000) == [2])
    // Credit is not in flight for ever.
    _ = try bench.feed("00000008 0300 00000003 0002ffffffff0000")
    bench.machine.looksSinceCredit = 0
    for look in 0..<5 {
      #expect(Self.slow(&bench, at: Int64(700 + 30 * look) * 1_000, hasArrived: false).isEmpty)
    }
    #expect(Self.slow(&bench, at: 850_000, hasArrived: false) == [3])
  }
}
