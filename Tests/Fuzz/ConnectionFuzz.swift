#if DEBUG || FUZZING
@testable import RPC
import Wire

/// A connection's machine between a peer that sends anything and an application that does anything a
/// correct one may do.
///
/// Input: `kind u8 · actions length u8 · actions · frames`. After each frame one action is done; they
/// begin anew when they are at their end.
enum ConnectionFuzz {
  static func check(_ input: [UInt8]) throws(BrokenPromise) {
    guard input.count > 2 else { return }
    let end = min(input.count, 2 + Int(input[1]))
    let actions = [UInt8](input[2..<end])
    let frames = [UInt8](input[end...])
    if input[0] & 1 == 0 {
      var server = ServerFuzz(kind: input[0], actions)
      try server.play(frames)
    } else {
      var client = ClientFuzz(kind: input[0], actions)
      try client.play(frames)
    }
  }

  /// The least credit there may be, so that its end is near.
  static var limits: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.connectionCredit = 65_536
    limits.streamCredit = 16_384
    limits.maximumStreams = 5
    limits.maximumMethods = 6
    return limits
  }

  /// Hands `each` one frame after the other, until it wants no more or none is whole.
  static func forEach(
    in frames: [UInt8],
    _ each: (FrameHeader, UnsafeRawBufferPointer) throws(BrokenPromise) -> Bool
  ) throws(BrokenPromise) {
    try frames.withUnsafeBufferPointer { frames throws(BrokenPromise) in
      let bytes = UnsafeRawBufferPointer(frames)
      var offset = 0
      while offset < bytes.count {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard let header = try? FrameHeader(rest, limit: limits.maximumFrame),
          rest.count - FrameHeader.byteCount >= header.length
        else { return }
        let payload = rest.piece(FrameHeader.byteCount, header.length)
        offset += FrameHeader.byteCount + header.length
        guard try each(header, payload) else { return }
      }
    }
  }
}

/// What an application does next.
struct ActionTape {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> UInt8 {
    guard !bytes.isEmpty else { return 0 }
    defer { place = (place + 1) % bytes.count }
    return bytes[place]
  }

  /// Sizes around what fits a frame, what credit there is, and what a message may have.
  mutating func size() -> Int {
    let sizes = [0, 1, 100, 4_000, 16_350, 16_384, 16_400, 33_000]
    return sizes[Int(next()) % sizes.count]
  }
}

/// A server's machine; a call is its stream's id.
private struct ServerFuzz: ~Copyable {
  private var machine: ServerMachine<UInt32>
  private var output = OutputBuffer()
  private var wire = WireModel(.server)
  private var tape: ActionTape
  private var now: Int64 = 0
  /// Messages that were handed on and not taken.
  private var untaken: [(call: UInt32, cost: Int, kept: Int)] = []
  /// Calls whose handler may answer.
  private var running: [UInt32] = []

  init(kind: UInt8, _ actions: [UInt8]) {
    tape = ActionTape(actions)
    machine = ServerMachine(
      limits: ConnectionFuzz.limits,
      peer: ConnectionFuzz.limits,
      isTrusted: kind & 2 != 0,
      acceptsCompressed: kind & 4 != 0,
      now: 0,
      resolve: { name in
        let kinds: [UInt8: MethodKind] = [
          UInt8(ascii: "U"): .unary, UInt8(ascii: "S"): .serverStream,
          UInt8(ascii: "C"): .clientStream, UInt8(ascii: "B"): .bidirectional,
        ]
        return name.first.flatMap { kinds[$0] }.map { kind in
          RegisteredMethod(descriptor: MethodDescriptor(name: "a.B/C", kind: kind)) { _, _ in }
        }
      }
    )
  }

  mutating func play(_ frames: [UInt8]) throws(BrokenPromise) {
    var hasFault = false
    try ConnectionFuzz.forEach(in: frames) { header, payload throws(BrokenPromise) in
      if header.type == FrameType.credit.rawValue, header.stream == 0,
        let amount = try? SmallFrames.credit(header.flags, payload)
      {
        wire.granted(amount)
      }
      do throws(ConnectionFault) {
        try perform(try machine.received(header, payload, now: now, output: &output))
      } catch {
        hasFault = true
        return false
      }
      act()
      try wire.take(&output)
      try checkBooks()
      return true
    }
    try settle(hasFault)
  }

  private mutating func perform(
    _ event: ServerMachine<UInt32>.Event
  ) throws(ConnectionFault) {
    switch event {
    case .nothing, .streamCredit, .connectionCredit, .pong, .clientLeaves, .requestsEnded: break
    case .call(let opening): try opened(opening)
    case .request(let call, _, _): running.append(call)
    case .message(let call, _, let cost, _): untaken.append((call, cost, cost))
    case .assembled(let call, let message): untaken.append((call, message.cost, message.cost))
    case .failed(let call, _), .cancelled(let call, _): over(call)
    }
  }

  private mutating func opened(_ opening: CallOpening) throws(ConnectionFault) {
    let limit = machine.limits.maximumStreams
    guard let method = opening.method, machine.streamCount < limit else {
      let error: RPCError = opening.method == nil ? .unknownMethod : .tooManyStreams(limit: limit)
      return try machine.refuse(opening, error, now: now, output: &output)
    }
    let id = opening.id
    let takesMany = method.descriptor.kind.takesMany
    let error = machine.open(
      opening,
      takesMany: takesMany,
      call: id,
      priority: .bulk,
      output: &output
    )
    if error != nil { return }
    if takesMany, let message = opening.frame.message {
      untaken.append((id, 0, message.count + MessageFrame.overhead))
    }
    if takesMany || opening.frame.isLast { running.append(id) }
  }

  private mutating func over(_ call: UInt32) {
    running.removeAll { $0 == call }
  }

  private mutating func act() {
    let action = tape.next()
    let call = running.isEmpty ? 0 : running[Int(action >> 4) % running.count]
    switch action & 0xf {
    case 1: machine.sendHead(call, ["live": "yes"], output: &output)
    case 2, 3: send(call)
    case 4: finish(call, reply: nil)
    case 5: finish(call, reply: tape.size())
    case 6:
      _ = machine.fail(call, .deadlineExceeded, output: &output)
      over(call)
    case 7, 8: if !untaken.isEmpty { take() }
    case 9, 10: pump(upTo: tape.size())
    case 11:
      now += 10_000
      for id in machine.endSlow(pause: 30_000, rate: 4_096, now: now, output: &output) { over(id) }
    case 12: machine.announceDrain("drain", output: &output)
    case 13: machine.finishDrain("drain", output: &output)
    case 14: _ = machine.sendPing(1, output: &output)
    case 15: machine.room = tape.size()
    default: now += 50
    }
  }

  private mutating func send(_ call: UInt32) {
    guard call != 0, machine.canSend(call) else { return }
    let cursor: [UInt8]? = tape.next() & 1 == 0 ? nil : [1, 2, 3]
    let isSent = machine.sendMessage(
      call,
      size: tape.size(),
      cursor: cursor,
      output: &output
    ) { $0.bytes.initializeMemory(as: UInt8.self, repeating: 7) }
    if !isSent { over(call) }
  }

  private mutating func finish(_ call: UInt32, reply: Int?) {
    // A handler that sends waits for that before it returns.
    guard call != 0, reply == nil || machine.canSend(call) else { return }
    _ = machine.finish(call, trailers: ["a": "b"], reply: reply, output: &output) {
      $0.bytes.initializeMemory(as: UInt8.self, repeating: 7)
    }
    over(call)
  }

  private mutating func take() {
    let next = untaken.removeFirst()
    machine.taken(next.call, cost: next.cost, kept: next.kept, output: &output)
  }

  private mutating func pump(upTo mark: Int) {
    machine.pump(upTo: mark, output: &output)
    _ = machine.takeReleased()
  }

  private func checkBooks() throws(BrokenPromise) {
    let credit = machine.credit
    guard credit.receive + credit.owed <= Int64(ConnectionFuzz.limits.connectionCredit),
      machine.waitingBytes >= 0, machine.incomingCount >= 0, machine.outgoingBytes >= 0
    else { throw BrokenPromise("the books do not add up: \(credit), \(machine.waitingBytes)") }
    guard credit.send == wire.credit else {
      throw BrokenPromise("credit to send is \(credit.send), and the peer gave \(wire.credit)")
    }
    guard machine.streamCount <= ConnectionFuzz.limits.maximumStreams else {
      throw BrokenPromise("\(machine.streamCount) streams are open")
    }
  }

  /// When all calls are over, nothing is kept; and all credit is back, unless the peer broke a rule.
  private mutating func settle(_ hasFault: Bool) throws(BrokenPromise) {
    for id in machine.openCalls { _ = machine.fail(id, .cancelled, output: &output) }
    try wire.take(&output)
    let credit = machine.credit
    let isBack = credit.receive + credit.owed == Int64(ConnectionFuzz.limits.connectionCredit)
    guard machine.streamCount == 0, machine.waitingBytes == 0, machine.incomingCount == 0,
      isBack || hasFault
    else {
      throw BrokenPromise("something is left: \(machine.waitingBytes) bytes, credit \(credit)")
    }
  }
}

/// A client's machine; calls are numbered like their streams.
private struct ClientFuzz: ~Copyable {
  private var machine: ClientMachine<UInt32>
  private var output = OutputBuffer()
  private var wire = WireModel(.client)
  private var tape: ActionTape
  private var untaken: [(call: UInt32, cost: Int)] = []
  private var open: [UInt32] = []
  /// Those with a stream of requests that has not ended.
  private var talking: Set<UInt32> = []
  private var highest: UInt32 = 0

  init(kind: UInt8, _ actions: [UInt8]) {
    tape = ActionTape(actions)
    machine = ClientMachine(
      limits: ConnectionFuzz.limits,
      peer: ConnectionFuzz.limits,
      acceptsCompressed: kind & 4 != 0
    )
    for number in 0..<(kind >> 4 & 7) { start(number % 2 == 0 ? 10 : nil) }
  }

  mutating func play(_ frames: [UInt8]) throws(BrokenPromise) {
    var hasFault = false
    try wire.take(&output)
    try ConnectionFuzz.forEach(in: frames) { header, payload throws(BrokenPromise) in
      if header.type == FrameType.credit.rawValue, header.stream == 0,
        let amount = try? SmallFrames.credit(header.flags, payload)
      {
        wire.granted(amount)
      }
      do throws(ConnectionFault) {
        perform(try machine.received(header, payload, output: &output))
      } catch {
        hasFault = true
        return false
      }
      act()
      try wire.take(&output)
      try checkBooks()
      return true
    }
    for id in machine.openCalls { machine.cancel(id, .givenUp, output: &output) }
    try wire.take(&output)
    let credit = machine.credit
    let isBack = credit.receive + credit.owed == Int64(ConnectionFuzz.limits.connectionCredit)
    guard machine.streamCount == 0, isBack || hasFault else {
      throw BrokenPromise("something is left: credit \(credit)")
    }
  }

  private mutating func perform(_ event: ClientMachine<UInt32>.Event) {
    switch event {
    case .nothing, .streamCredit, .connectionCredit, .pong, .head: break
    case .message(let call, _, _, let cost, _): untaken.append((call, cost))
    case .assembled(let call, let message): untaken.append((call, message.cost))
    case .ended(let call, _), .failed(let call, _): open.removeAll { $0 == call }
    case .goAway(let frame):
      for call in machine.takeUntouched(above: frame.last, output: &output) {
        open.removeAll { $0 == call }
      }
    }
  }

  private mutating func start(_ request: Int?) {
    guard machine.hasFreeStream, !machine.isLeaving else { return }
    highest += 1
    open.append(highest)
    if request == nil { talking.insert(highest) }
    _ = machine.start(
      highest,
      method: MethodDescriptor(name: "a.B/\(highest % 9)", kind: .bidirectional),
      timeout: .max,
      priority: .interactive,
      metadata: CallMetadata([:]),
      request: request.map { EncodedParts([UInt8](repeating: 0x61, count: $0)) },
      output: &output
    )
  }

  private mutating func act() {
    let action = tape.next()
    let call = open.isEmpty ? 0 : open[Int(action >> 4) % open.count]
    switch action & 0xf {
    case 1, 2: start(action >> 4 & 1 == 0 ? tape.size() : nil)
    case 3:
      machine.cancel(call, .givenUp, output: &output)
      open.removeAll { $0 == call }
    case 4, 5:
      guard talking.contains(call), machine.canSend(call) else { return }
      machine.sendMessage(call, size: tape.size(), output: &output) {
        $0.bytes.initializeMemory(as: UInt8.self, repeating: 7)
      }
    case 6: if talking.remove(call) != nil { machine.finish(call, output: &output) }
    case 7, 8:
      guard !untaken.isEmpty else { return }
      let next = untaken.removeFirst()
      machine.taken(next.call, cost: next.cost, output: &output)
    case 9, 10:
      machine.pump(upTo: tape.size(), output: &output)
      _ = machine.takeReleased()
    case 14: _ = machine.sendPing(1, output: &output)
    default: break
    }
  }

  private func checkBooks() throws(BrokenPromise) {
    let credit = machine.credit
    guard credit.receive + credit.owed <= Int64(ConnectionFuzz.limits.connectionCredit) else {
      throw BrokenPromise("the books do not add up: \(credit)")
    }
    guard credit.send == wire.credit else {
      throw BrokenPromise("credit to send is \(credit.send), and the peer gave \(wire.credit)")
    }
  }
}
#endif
