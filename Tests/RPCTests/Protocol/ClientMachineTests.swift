import Testing

@testable import RPC

/// The client's table of PROTOCOL.md, section 5, as transcripts.
@Suite("A client's state machine")
struct ClientMachineTests {
  private static func bench(_ frames: String = "") throws -> ClientBench {
    var bench = ClientBench()
    bench.start()
    _ = try bench.feed(frames)
    return bench
  }

  @Test("accepts a head, messages and the end, in that order")
  func order() throws {
    var bench = try Self.bench()
    #expect(try bench.feed("00000000 0400 00000001") == ["head 1"])
    #expect(try bench.feed("00000001 0503 00000001 61") == ["message 1 of 1"])
    #expect(try bench.feed("00000003 0513 00000001 0177 61") == ["message 1 of 1 with cursor"])
    #expect(try bench.feed("00000005 0600 00000001 0000000000") == ["ended 1 OK"])
    #expect(try bench.feed("00000005 0600 00000001 0000000000") == ["nothing"])
    #expect(bench.machine.streamCount == 0)
  }

  @Test("assembles a message from pieces")
  func pieces() throws {
    var bench = try Self.bench()
    #expect(try bench.feed("00000404 0501 00000001 00000800 61*1024") == ["nothing"])
    #expect(try bench.feed("00000400 0502 00000001 61*1024") == ["assembled 1 of 2048"])
  }

  @Test("sends a stream of requests and then the half-close, once")
  func requests() throws {
    var bench = ClientBench()
    bench.start(nil)
    bench.send(3)
    #expect(bench.written() == "00000003050300000001616161")
    bench.machine.finish(1, output: &bench.output)
    bench.machine.finish(1, output: &bench.output)
    #expect(bench.written() == "00000000060000000001")
    #expect(try bench.feed("00000005 0600 00000001 0000000000") == ["ended 1 OK"])
  }

  @Test("sends a long request in pieces, and the half-close after it")
  func longRequest() throws {
    var bench = ClientBench()
    bench.start(nil)
    bench.send(20_000)
    #expect(bench.machine.canSend(1) == false, "one after the other")
    bench.machine.finish(1, output: &bench.output)
    #expect(bench.written() == "", "pieces are sent in their turn")
    bench.machine.pump(upTo: 1, output: &bench.output)
    #expect(bench.written().hasPrefix("00004000" + "050100000001" + "00004e20"))
    bench.machine.pump(upTo: 1, output: &bench.output)
    #expect(bench.written().hasSuffix("00000000060000000001"))
  }

  @Test("begins no request without credit of the stream and of the connection")
  func requestCredit() throws {
    var limits = ConnectionLimits()
    limits.streamCredit = 16_384
    limits.connectionCredit = 65_536
    var bench = ClientBench(peer: limits)
    for _ in 1...5 { bench.start(nil) }
    for stream in UInt32(1)...4 {
      #expect(bench.machine.canSend(stream) == true)
      bench.send(16_384, on: stream)
      #expect(bench.machine.canSend(stream) == false)
    }
    #expect(bench.machine.canSend(5) == false, "the connection has none")
    #expect(try bench.feed("00000004 0800 00000000 00010000") == ["credit"])
    #expect([1, 5].map { bench.machine.canSend($0) } == [false, true])
    #expect(try bench.feed("00000004 0800 00000001 00010000") == ["credit 1"])
    #expect(bench.machine.canSend(1) == true)
  }

  @Test("drops a half-sent request when the server ends the call")
  func endInside() throws {
    var bench = ClientBench()
    bench.start(nil)
    bench.send(40_000)
    bench.machine.pump(upTo: 1, output: &bench.output)
    _ = bench.written()
    #expect(try bench.feed("00000005 0600 00000001 0000000000") == ["ended 1 OK"])
    bench.machine.pump(upTo: 100_000, output: &bench.output)
    bench.machine.finish(1, output: &bench.output)
    #expect(bench.written() == "")
  }

  @Test("cancels a call whose message is too large")
  func tooLarge() throws {
    var bench = try Self.bench()
    let begin = "00000404 0501 00000001 00400001 61*1024"
    #expect(try bench.feed(begin) == ["failed 1 message_too_large"])
    #expect(bench.written().contains("0000000107000000000102"))
    #expect(try bench.feed("00000400 0500 00000001 61*1024") == ["nothing"])
  }

  @Test("drops late frames, and returns their credit")
  func late() throws {
    var bench = try Self.bench()
    bench.machine.cancel(1, .givenUp, output: &bench.output)
    #expect(bench.written() == "0000000107000000000100")
    let begin = "00000404 0501 00000001 00100000 61*1024"
    #expect(try bench.feed(begin) == ["nothing"])
    #expect(bench.written().hasPrefix("0000000408000000000000100020"))
    #expect(try bench.feed("00000000 0400 00000001") == ["nothing"])
  }

  @Test("returns credit when half of it is owed, to the stream and to the connection")
  func credit() throws {
    var bench = try Self.bench()
    for _ in 0..<3 { _ = try bench.feed("00002710 0503 00000001 61*10000") }
    for _ in 0..<3 { bench.machine.taken(1, cost: 10_032, output: &bench.output) }
    #expect(bench.written() == "", "30,096 of 65,536 is less than half")
    _ = try bench.feed("00002710 0503 00000001 61*10000")
    bench.machine.taken(1, cost: 10_032, output: &bench.output)
    #expect(bench.written() == "0000000408000000000100009cc0")
  }

  @Test(
    "returns to a stream without credit what it owes, however little, at first and every ten seconds"
  )
  func lastCredit() throws {
    var bench = try Self.bench()
    for _ in 0..<7 { _ = try bench.feed("00002710 0503 00000001 61*10000") }
    let one = "00000004080000000001000003e8"
    let two = "00000004080000000001000007d0"
    for (now, written) in [(9_500, one), (19_500, one), (25_000, ""), (29_500, two)] {
      bench.machine.taken(1, cost: 1_000, now: Int64(now), output: &bench.output)
      #expect(bench.written() == written, "\(now)")
    }
  }

  @Test("reports which calls a leaving server did not process")
  func goAway() throws {
    var bench = ClientBench()
    for _ in 0..<3 { bench.start() }
    #expect(try bench.feed("00000006 0a00 00000000 ffffffff0000") == ["goAway 4294967295"])
    #expect(bench.machine.isLeaving == true)
    #expect(try bench.feed("00000006 0a00 00000000 000000010000") == ["goAway 1"])
    #expect(bench.machine.takeUntouched(above: 1, output: &bench.output) == [2, 3])
    #expect(throws: ConnectionFault.self) {
      try bench.feed("00000006 0a00 00000000 000000020000")
    }
  }

  @Test("sends a request that does not fit into a frame as fragments, then its end")
  func largeRequest() throws {
    var bench = ClientBench()
    bench.start(20_000)
    bench.machine.pump(upTo: 1 << 20, output: &bench.output)
    let written = Golden.hex(bench.written())
    #expect(written.count == 10 + 16_384 + 10 + 3_620 + 10)
    #expect(written.suffix(10) == Golden.hex("00000000060000000001")[...])
  }

  @Test(
    "ends the connection for frames that a correct server cannot send",
    arguments: [
      ("HEAD on a new stream", "00000000 0400 00000009", 1),
      ("HEAD twice", "00000000 0400 00000001 00000000 0400 00000001", 1),
      ("HEAD after a message", "00000001 0503 00000001 61 00000000 0400 00000001", 1),
      ("HEAD with flags", "00000000 0401 00000001", 1),
      ("MESSAGE on stream 0", "00000001 0503 00000000 61", 1),
      ("a later fragment first", "00000400 0500 00000001 61*1024", 1),
      ("a cursor longer than its frame", "00000002 0513 00000001 0961", 1),
      ("an empty cursor", "00000002 0513 00000001 0061", 1),
      ("END cut short", "00000004 0600 00000001 00000000", 1),
      ("END, OK with a status", "00000007 0600 00000001 0000020000 0a00", 1),
      ("END, an error with a message", "00000006 0602 00000001 0200000000 61", 1),
      (
        "END, unprocessed after a message",
        "00000001 0503 00000001 61 00000005 0610 00000001 0800000000", 1
      ),
      (
        "END, OK inside a message",
        "00000404 0501 00000001 00000800 61*1024 00000005 0600 00000001 0000000000", 1
      ),
      (
        "fragments that do not add up",
        "00000404 0501 00000001 00000800 61*1024 00000001 0502 00000001 61", 1
      ),
      ("CALL", "00000008 0306 00000009 0001ffffffff0000", 1),
      ("CANCEL", "00000001 0700 00000001 00", 1),
      ("CREDIT of too much", "00000004 0800 00000001 7fffffff", 3),
      ("SETTINGS again", "00000000 0100 00000000", 1),
      ("AUTH again", "00000021 0200 00000000 61*33", 6),
      ("an answer to no ping", "00000008 0901 00000000 0000000000000000", 1),
    ]
  )
  func faults(what: String, frames: String, code: UInt16) throws {
    var bench = try Self.bench()
    let fault = #expect(throws: ConnectionFault.self, "\(what)") { try bench.feed(frames) }
    #expect(fault?.code.rawValue == code, "\(what)")
  }

  @Test("answers pings as long as the answers are taken")
  func pings() throws {
    var bench = try Self.bench()
    let ping = "00000008 0900 00000000 0000000000000007"
    for _ in 0..<300 {
      #expect(try bench.feed(ping) == ["nothing"])
      _ = bench.written()
    }
    for _ in 0..<ClientMachine<Int>.mostAnswers { _ = try bench.feed(ping) }
    let fault = #expect(throws: ConnectionFault.self) { try bench.feed(ping) }
    #expect(fault?.code == .calm)
  }
}
