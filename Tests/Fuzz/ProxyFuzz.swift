#if DEBUG || FUZZING
@testable import RPC
import Synchronization
import Wire

/// A server that forwards calls, between clients and a service that send anything.
///
/// Input: `kind u8`, then steps of `what u8 · how u8`; a step that sends raw bytes is followed by
/// `how` of them.
enum ProxyFuzz {
  /// Shared, because some tests run concurrently.
  private static let house = Mutex<ProxyHouse?>(nil)

  /// The number of forwarded calls of all inputs together.
  static var count: ForwardedCount { house.withLock { $0?.count ?? ForwardedCount() } }

  static func check(_ input: [UInt8]) throws(BrokenPromise) {
    try house.withLock { (house: inout sending ProxyHouse?) throws(BrokenPromise) in
      guard let place = house ?? (try? ProxyHouse()) else {
        throw BrokenPromise("the proxy does not open")
      }
      // A proxy that broke a promise is not used again.
      house = nil
      let kind = input.first ?? 0
      place.begin(kind: kind)
      place.addCaller()
      if kind & 1 == 0 { try warm(place) }
      var play = ProxyPlay(place, input.dropFirst())
      while try play.step() {}
      try place.end()
      house = place
    }
  }

  /// From its second call on, a method has a number on both connections.
  private static func warm(_ house: ProxyHouse) throws(BrokenPromise) {
    house.callers[0].call([], bytes: 1, timeout: 1_000)
    try house.turn()
    guard !house.servants.isEmpty, let asked = house.servants[0].take(0) else { return }
    house.servants[0].peer.say {
      $0.appendEnd(stream: asked.id, trailers: [:], message: asked.request.count) {
        $0.put(asked.request)
      }
    }
    try house.turn()
  }
}

/// The steps of one input.
private struct ProxyPlay {
  private let house: ProxyHouse
  private var rest: ArraySlice<UInt8>
  /// Which of several clients and connections the next step applies to.
  private var caller = 0
  private var servant = 0
  private var steps = 0

  init(_ house: ProxyHouse, _ input: ArraySlice<UInt8>) {
    self.house = house
    rest = input
  }

  /// - Returns: false when there is no further step.
  mutating func step() throws(BrokenPromise) -> Bool {
    guard rest.count >= 2, steps < 400 else { return false }
    steps += 1
    let what = rest.removeFirst()
    let how = rest.removeFirst()
    switch what & 0x1f {
    case 0...5: ask(how, what >> 5)
    case 6...12: answer(what & 0x1f, how, what >> 5)
    case 13...18: callerDoes(what & 0x1f, how)
    case 19...25: servantDoes(what & 0x1f, how)
    case 26: try house.advance(Self.times[Int(how) % Self.times.count])
    case 27: doorDoes(how)
    case 28: house.isServiceAway.toggle()
    case 29:
      if house.callers.count < 4 { house.addCaller() }
      caller = Int(how) % house.callers.count
    case 30: servant = Int(how)
    default: break
    }
    // Several events may happen within one loop iteration.
    if what >> 5 == 7 { house.deliver() } else { try house.turn() }
    return true
  }

  private static let times: [Duration] = [
    .milliseconds(1), .milliseconds(20), .milliseconds(150), .seconds(1), .seconds(4),
    .seconds(11), .seconds(31), .seconds(61),
  ]
  private static let sizes = [0, 1, 100, 600, 4_000, 16_200, 16_375, 33_000]

  /// A client calls.
  private mutating func ask(_ how: UInt8, _ size: UInt8) {
    let timeouts: [UInt32] = [30_000, .max, 2_000, 50, 1, 0]
    let bytes = min(Self.sizes[Int(size)], 16_300)
    // Half of the calls are plain ones.
    let wish = CallWish(rawValue: how & 1 == 0 ? 0 : how)
    let timeout = timeouts[how & 1 == 0 ? Int(how >> 1) % timeouts.count : 2]
    house.callers[caller].call(wish, bytes: bytes, timeout: timeout)
  }

  /// The service answers one of the waiting calls.
  private mutating func answer(_ what: UInt8, _ how: UInt8, _ size: UInt8) {
    guard !house.servants.isEmpty else { return }
    let index = servant % house.servants.count
    let bytes = [UInt8](repeating: 9, count: Self.sizes[Int(size)])
    let choice = Int(how & 7)
    switch what {
    case 6, 7:
      guard let (id, request) = house.servants[index].take(choice) else { return }
      let reply = request.prefix(5) + bytes.prefix(16_300)
      let trailers: Metadata = how & 8 == 0 ? [:] : ["a": "b"]
      house.servants[index].peer.say {
        $0.appendEnd(stream: id, trailers: trailers, message: reply.count) {
          $0.put([UInt8](reply))
        }
        // A repetition, which is not expected.
        if how & 16 != 0 { $0.appendEnd(stream: id, trailers: [:], message: nil) { _ in } }
      }
    case 8:
      guard let (id, _) = house.servants[index].take(choice) else { return }
      var error = RPCError(StatusCode.allCases[1 + Int(how >> 4)], "odd", "It cannot be done.")
      error.isUnprocessed = how & 8 != 0
      house.servants[index].peer.say { $0.appendEnd(stream: id, error: error, trailers: [:]) }
    case 9:
      guard let id = house.servants[index].waiting(choice) else { return }
      house.servants[index].peer.say { $0.appendHead(stream: id, metadata: ["live": "yes"]) }
    case 10, 11:
      guard let (id, request) = house.servants[index].take(choice) else { return }
      let message = OutgoingMessage(EncodedParts(request.prefix(5) + bytes), isCompressed: false)
      message.begin()
      house.servants[index].peer.say { output in
        repeat {
          message.sent += output.appendFragment(stream: id, of: message, limit: 16_384)
        } while !message.isDone && how & 8 == 0
        if how & 16 == 0 { output.appendEnd(stream: id, trailers: [:], message: nil) { _ in } }
      }
    default:
      guard let id = house.servants[index].waiting(choice) else { return }
      house.servants[index].peer.give(100 * Int(how), how & 8 == 0 ? id : 0)
    }
  }

  /// A client does something other than a call.
  private mutating func callerDoes(_ what: UInt8, _ how: UInt8) {
    let open = house.callers[caller].open
    let id = open.isEmpty ? 1 : open[Int(how & 7) % open.count]
    switch what {
    case 13: if !open.isEmpty { house.callers[caller].cancel(id) }
    case 14: house.callers[caller].peer.give(1_000 * (Int(how) + 1), how & 8 == 0 ? id : 0)
    case 15:
      switch how & 7 {
      case 0: house.callers[caller].peer.say { $0.appendHalfClose(stream: id) }
      case 1: house.callers[caller].peer.say { $0.appendPing(UInt64(how), isAnswer: false) }
      default:
        house.callers[caller].peer.say {
          $0.appendGoAway(GoAwayFrame(last: 0, code: .none, text: "bye"))
        }
      }
    case 16: house.callers[caller].peer.babble(bytes(how))
    case 17: hold(&house.callers[caller].peer, how)
    default: cut(&house.callers[caller].peer, how)
    }
  }

  /// The service does something other than an answer.
  private mutating func servantDoes(_ what: UInt8, _ how: UInt8) {
    guard !house.servants.isEmpty else { return }
    let index = servant % house.servants.count
    switch what {
    case 19, 20:
      let highest = house.servants[index].last
      let lasts = [GoAwayFrame.noLimit, highest, highest &- 1, 0, highest / 2]
      let codes: [ConnectionFault.Code] = [.none, .none, .calm, .protocol]
      let frame = GoAwayFrame(
        last: lasts[Int(how & 15) % lasts.count],
        code: codes[Int(how >> 4) & 3],
        text: how & 64 == 0 ? "drain" : "too_many_pings"
      )
      house.servants[index].peer.say { $0.appendGoAway(frame) }
    case 21: house.servants[index].peer.say { $0.appendPing(UInt64(how), isAnswer: false) }
    case 22: house.servants[index].peer.babble(bytes(how))
    case 23: hold(&house.servants[index].peer, how)
    default: cut(&house.servants[index].peer, how)
    }
  }

  /// The raw bytes of a step.
  private mutating func bytes(_ count: UInt8) -> [UInt8] {
    let bytes = [UInt8](rest.prefix(Int(count)))
    rest.removeFirst(bytes.count)
    return bytes
  }

  /// Delays its bytes, lets some of them arrive, or stops or resumes reading.
  private func hold(_ peer: inout ProxyPeer, _ how: UInt8) {
    switch how >> 6 {
    case 0:
      peer.holds = how & 1 == 0
      if !peer.holds { peer.arrive(.max) }
    case 1: peer.link.isStalled = how & 1 == 0
    default: peer.arrive(Int(how & 63) + 1)
    }
  }

  /// Ends the connection, after this number of bytes in flight.
  private func cut(_ peer: inout ProxyPeer, _ how: UInt8) {
    peer.arrive(Int(how))
    peer.isCut = true
  }

  private mutating func doorDoes(_ how: UInt8) {
    guard let door = house.callers[caller].peer.link.receiver as? ServerConnection else { return }
    switch how & 3 {
    case 0: door.drain()
    case 1: door.stop()
    case 2: door.retire(.age)
    default:
      house.servants.last.map { $0.peer.link.receiver as? ClientConnection }??.close()
    }
  }
}
#endif
