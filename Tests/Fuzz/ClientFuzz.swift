#if DEBUG || FUZZING
@testable import RPC
import Wire

/// A client's state machine; calls are numbered like their streams.
struct ClientFuzz: ~Copyable {
  private var machine: ClientMachine<UInt32>
  private var output = OutputBuffer()
  private var wire = WireModel(.client)
  private var tape: ActionTape
  private var untaken: [(call: UInt32, cost: Int)] = []
  private var open: [UInt32] = []
  /// Calls with a stream of requests that has not ended.
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
