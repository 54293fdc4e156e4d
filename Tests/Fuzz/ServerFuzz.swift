#if DEBUG || FUZZING
@testable import RPC
import Wire

/// A server's state machine; a call is its stream's id.
struct ServerFuzz: ~Copyable {
  private var machine: ServerMachine<UInt32>
  private var output = OutputBuffer()
  private var wire = WireModel(.server)
  private var tape: ActionTape
  private var now: Int64 = 0
  /// Delivered messages that were not taken yet.
  private var untaken: [(call: UInt32, cost: Int, kept: Int)] = []
  /// Calls whose handler may answer.
  private var running: [UInt32] = []
  /// The request limit of each call by its contract, also while a reply of it waits.
  private var longest: [UInt32: Int] = [:]
  private var hasTooLong = false

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
        guard let first = name.first, let kind = kinds[first] else { return nil }
        // Some accept short requests only.
        let access: Access = name.count % 2 == 0 ? .member : .anyone
        let method = MethodDescriptor(name: "a.B/C", kind: kind, access: access)
        return RegisteredMethod(descriptor: method) { _, _ in }
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
    case .request(let call, let bytes, _):
      hold(call, bytes.count)
      running.append(call)
    case .message(let call, let bytes, let cost, _):
      hold(call, bytes.count)
      untaken.append((call, cost, cost))
    case .assembled(let call, let message):
      hold(call, message.bytes.count)
      untaken.append((call, message.cost, message.cost))
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
    longest[id] = opening.longestRequest(isTrusted: machine.isTrusted)
    if takesMany, let message = opening.frame.message {
      untaken.append((id, 0, message.count + MessageFrame.overhead))
    }
    if takesMany || opening.frame.isLast { running.append(id) }
  }

  private mutating func over(_ call: UInt32) {
    running.removeAll { $0 == call }
  }

  /// A message that arrived after its CALL.
  private mutating func hold(_ call: UInt32, _ bytes: Int) {
    if bytes > longest[call] ?? 0 { hasTooLong = true }
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
      let slow = machine.endSlow(
        pause: 30_000,
        rate: 4_096,
        now: now,
        hasArrived: now % 2 == 0,
        output: &output
      )
      for id in slow { over(id) }
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
    guard !hasTooLong else { throw BrokenPromise("a request is longer than its method takes") }
    guard machine.streamCount <= ConnectionFuzz.limits.maximumStreams else {
      throw BrokenPromise("\(machine.streamCount) streams are open")
    }
  }

  /// When all calls have ended, nothing is kept, and all credit is back unless the peer broke a
  /// rule.
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
#endif
