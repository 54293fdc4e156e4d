import Testing
import Wire

@testable import RPC

/// A client's and a server's machine with a slow pipe each way, and applications that do anything a
/// correct one may do, determined by a seed.
struct MachinePair: ~Copyable {
  var client: ClientBench
  var server: ServerBench
  private(set) var started = 0
  private(set) var ended = 0
  private(set) var cancelled = 0
  /// Messages of request streams that an application took.
  private(set) var taken = 0
  private var random: LoopRandom
  private var toServer: [UInt8] = []
  private var toClient: [UInt8] = []
  private var nextCall: UInt32 = 0
  private var open: [UInt32] = []
  /// Calls with a stream of requests that may continue, by the client and by the server's application.
  private var talking: [UInt32] = []
  private var listening: [(call: UInt32, cost: Int)] = []
  private var asked: [UInt32] = []
  private var waiting: [(call: UInt32, cost: Int)] = []

  init(seed: UInt64) {
    random = .seeded(seed)
    // The least possible credit, so that missing credit shows soon.
    var limits = ConnectionLimits()
    limits.connectionCredit = 65_536
    limits.streamCredit = 16_384
    client = ClientBench(limits: limits, peer: limits)
    // Without an abuse limiter: it cancels as much as a gateway's callers together.
    server = ServerBench(limits: limits, peer: limits, isTrusted: true)
  }

  mutating func step() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: startCall()
    case 2: Bool.random(using: &random) ? cancelCall() : talk()
    case 3, 4: reply()
    case 5: Bool.random(using: &random) ? takeMessage() : takeRequest()
    default: try move()
    }
  }

  /// Lets everything end without beginning more.
  mutating func settle() throws {
    for _ in 0..<20_000 {
      try move()
      takeMessage()
      takeRequest()
      if let call = talking.popLast() { client.machine.finish(call, output: &client.output) }
      if let call = asked.popLast() { finish(call, reply: 10) }
      let isQuiet =
        toServer.isEmpty && toClient.isEmpty && client.output.isEmpty && server.output.isEmpty
      if isQuiet, asked.isEmpty, client.machine.streamCount == 0 { return }
    }
  }

  private mutating func startCall() {
    guard client.machine.hasFreeStream else { return }
    nextCall += 1
    started += 1
    open.append(nextCall)
    let isTalk = nextCall % 3 == 0
    let size: Int? = isTalk ? nil : randomSize()
    if isTalk { talking.append(nextCall) }
    _ = client.machine.start(
      nextCall,
      method: MethodDescriptor(
        name: isTalk ? "a.B/Many\(nextCall % 5)" : "a.B/\(nextCall % 5)",
        kind: isTalk ? .bidirectional : .serverStream
      ),
      timeout: .max,
      priority: .interactive,
      metadata: CallMetadata([:]),
      request: size.map { EncodedParts([UInt8](repeating: 1, count: $0)) },
      output: &client.output
    )
  }

  private mutating func randomSize() -> Int {
    [0, 10, 16_000, 17_000, 70_000, 300_000].randomElement(using: &random) ?? 0
  }

  /// Sends one of a stream of requests, or the half-close.
  private mutating func talk() {
    guard let call = talking.randomElement(using: &random) else { return }
    if Int.random(in: 0..<5, using: &random) == 0 {
      talking.removeAll { $0 == call }
      client.machine.finish(call, output: &client.output)
    } else if client.machine.canSend(call) {
      client.machine.sendMessage(call, size: randomSize(), output: &client.output) {
        $0.bytes.initializeMemory(as: UInt8.self, repeating: 4)
      }
    }
  }

  private mutating func takeRequest() {
    guard !listening.isEmpty else { return }
    let request = listening.removeFirst()
    taken += 1
    server.machine.taken(
      request.call,
      cost: request.cost,
      kept: request.cost,
      output: &server.output
    )
  }

  private mutating func cancelCall() {
    guard let call = open.randomElement(using: &random) else { return }
    open.removeAll { $0 == call }
    talking.removeAll { $0 == call }
    waiting.removeAll { $0.call == call }
    cancelled += 1
    client.machine.cancel(call, .givenUp, output: &client.output)
  }

  private mutating func reply() {
    guard let call = asked.randomElement(using: &random) else { return }
    let size = [0, 5, 16_384, 50_000, 200_000].randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      asked.removeAll { $0 == call }
      finish(call, reply: size)
    case 1:
      asked.removeAll { $0 == call }
      _ = server.machine.fail(call, .cancelled, output: &server.output)
    default:
      guard server.machine.canSend(call) else { return }
      _ = server.machine.sendMessage(
        call,
        size: size,
        cursor: Bool.random(using: &random) ? [1, 2, 3] : nil,
        output: &server.output
      ) { $0.bytes.initializeMemory(as: UInt8.self, repeating: 2) }
    }
  }

  /// A reply in END, as a unary method's, or just the end behind the messages of a stream.
  private mutating func finish(_ call: UInt32, reply: Int) {
    let reply = server.machine.canSend(call) ? reply : nil
    _ = server.machine.finish(call, trailers: [:], reply: reply, output: &server.output) {
      $0.bytes.initializeMemory(as: UInt8.self, repeating: 3)
    }
  }

  private mutating func takeMessage() {
    guard !waiting.isEmpty else { return }
    let message = waiting.removeFirst()
    client.machine.taken(message.call, cost: message.cost, output: &client.output)
  }

  /// Both ends write some, and some of it arrives, cut anywhere.
  private mutating func move() throws {
    client.machine.pump(upTo: 40_000, output: &client.output)
    server.machine.pump(upTo: 40_000, output: &server.output)
    _ = server.machine.takeReleased()
    _ = client.machine.takeReleased()
    toServer += Array(client.output.bytes)
    client.output.removeAll()
    toClient += Array(server.output.bytes)
    server.output.removeAll()
    try arriveAtServer(Int.random(in: 0...90_000, using: &random))
    try arriveAtClient(Int.random(in: 0...90_000, using: &random))
  }

  private mutating func arriveAtServer(_ count: Int) throws {
    let count = Self.wholeFrames(toServer, upTo: count)
    let words = try server.feed(Array(toServer.prefix(count)))
    toServer.removeFirst(count)
    for word in words.map({ $0.split(separator: " ") }) {
      guard word.count > 1, let call = UInt32(word[1]) else { continue }
      switch word[0] {
      case "half", "request": asked.append(call)
      case "open" where call % 3 == 0: asked.append(call)
      case "message": listening.append((call, Int(word[5]) ?? 0))
      case "assembled": listening.append((call, (Int(word[3]) ?? 0) + 32))
      case "cancelled", "failed": asked.removeAll { $0 == call }
      default: break
      }
    }
  }

  private mutating func arriveAtClient(_ count: Int) throws {
    let count = Self.wholeFrames(toClient, upTo: count)
    let words = try client.feed(Array(toClient.prefix(count)))
    toClient.removeFirst(count)
    for word in words.map({ $0.split(separator: " ") }) {
      guard word.count > 1, let call = UInt32(word[1]) else { continue }
      switch word[0] {
      case "message", "assembled": waiting.append((call, (Int(word[3]) ?? 0) + 32))
      case "ended":
        ended += 1
        open.removeAll { $0 == call }
        talking.removeAll { $0 == call }
        waiting.removeAll { $0.call == call }
      case "credit": break
      default: Issue.record("the client gave up: \(word)")
      }
    }
  }

  private static func wholeFrames(_ bytes: [UInt8], upTo limit: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while bytes.count - offset >= 10 {
        let next = offset + 10 + Int(bytes.u32(at: offset))
        guard next <= bytes.count, offset == 0 || next <= limit else { break }
        offset = next
      }
      return offset
    }
  }
}
