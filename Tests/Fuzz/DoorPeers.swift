#if DEBUG || FUZZING
@testable import RPC
import Wire

/// One end of a connection whose other end is a list of bytes.
///
/// Unchecked `Sendable`: see ``Link``.
final class DoorLink: Link, @unchecked Sendable {
  /// What was written and not looked at.
  var written: [UInt8] = []
  /// What arrived and was not taken.
  private var unread: [UInt8] = []
  /// The other end takes nothing.
  var isStalled = false {
    didSet { if !isStalled, !output.isEmpty { needsFlush() } }
  }

  override func writeOutput() {
    guard !isStalled else { return }
    written += output.bytes
    output.removeAll()
  }

  override func resumeInput() {
    loop.post { [self] in deliver() }
  }

  func arrive(_ bytes: some Collection<UInt8>) {
    guard !isClosed else { return }
    unread += bytes
    deliver()
  }

  private func deliver() {
    guard !isClosed, !isReadingPaused, !unread.isEmpty, let receiver else { return }
    let bytes = unread
    let used = bytes.withUnsafeBytes { receiver.linkReceived($0) }
    if !isClosed { unread.removeFirst(used) }
  }
}

/// What somebody at the other end of a ``DoorLink`` says, and when it arrives.
struct DoorPeer {
  let link: DoorLink
  /// What is allowed on the wire towards this peer.
  var wire: WireModel
  /// What it said and what has not arrived, while it ``holds``.
  private var underWay: [UInt8] = []
  /// What arrives with the next ``DoorHouse/deliver()``; not at once, since what it does to the house
  /// may be to add peers.
  private var due: [UInt8] = []
  /// It ends the connection after that.
  var isCut = false
  var holds = false
  /// It said nothing but what a correct peer says.
  var isHonest = true

  init(_ link: DoorLink, _ side: WireModel.Side) {
    self.link = link
    wire = WireModel(side)
  }

  mutating func say(_ write: (inout OutputBuffer) -> Void) {
    var output = OutputBuffer()
    write(&output)
    say([UInt8](output.bytes))
  }

  mutating func say(_ bytes: [UInt8]) {
    if holds { underWay += bytes } else { due += bytes }
  }

  /// Bytes that mean whatever they mean.
  mutating func babble(_ bytes: [UInt8]) {
    isHonest = false
    wire.granted(1 << 40)
    say(bytes)
  }

  /// Lets the next bytes arrive that were held.
  mutating func arrive(_ count: Int) {
    let bytes = underWay.prefix(count)
    underWay.removeFirst(bytes.count)
    due += bytes
  }

  mutating func takeDue() -> [UInt8] {
    guard !due.isEmpty else { return [] }
    defer { due = [] }
    return due
  }

  mutating func give(_ amount: Int, _ stream: UInt32) {
    if stream == 0 { wire.granted(Int64(amount)) }
    say { $0.appendCredit(stream: stream, amount: UInt32(amount)) }
  }
}

/// A client in front of the door.
struct DoorCaller {
  var peer: DoorPeer
  let number: UInt8
  private(set) var next: UInt32 = 1
  /// Calls that have no end yet, the oldest first.
  private(set) var open: [UInt32] = []
  /// Calls above were not touched, the door said.
  private(set) var line = UInt32.max

  init(_ link: DoorLink, number: UInt8) {
    peer = DoorPeer(link, .server)
    self.number = number
  }

  /// The bytes a call asks with, which come back.
  static func tag(_ number: UInt8, _ stream: UInt32) -> [UInt8] {
    [number] + (0..<4).map { UInt8(truncatingIfNeeded: stream >> (24 - 8 * $0)) }
  }

  mutating func call(_ wish: DoorWish, bytes: Int, timeout: UInt32) {
    let id = next
    next += 1
    open.append(id)
    let message = Self.tag(number, id) + [UInt8](repeating: 7, count: bytes)
    var output = OutputBuffer()
    output.appendCall(
      stream: id,
      method: 1,
      name: id == 1 ? DoorHouse.method.name : nil,
      timeout: timeout,
      priority: wish.contains(.bulk) ? .bulk : .interactive,
      metadata: CallMetadata(wish.metadata),
      message: message.count,
      acceptsCompressed: wish.contains(.compressed)
    ) { $0.put(message) }
    var frame = [UInt8](output.bytes)
    if wish.contains(.unfinished) { frame[5] &= ~FrameFlags.last.rawValue }
    peer.say(frame)
  }

  mutating func cancel(_ id: UInt32) {
    open.removeAll { $0 == id }
    peer.say { $0.appendCancel(stream: id, reason: .givenUp) }
  }

  /// Looks at what the door said.
  mutating func listen(areAnswersOurs: Bool) throws(BrokenPromise) {
    guard !peer.link.written.isEmpty else { return }
    let written = peer.link.written
    peer.link.written = []
    var (ended, pings, line): ([(UInt32, [UInt8]?)], [UInt64], UInt32) = ([], [], line)
    try written.withUnsafeBufferPointer { bytes throws(BrokenPromise) in
      try peer.wire.take(UnsafeRawBufferPointer(bytes)) { header, payload throws(BrokenPromise) in
        switch FrameType(rawValue: header.type) {
        case .end:
          guard let frame = try? EndFrame(header.flags, payload) else { return }
          let isWhole = frame.code == .ok && !frame.isCompressed
          ended.append((header.stream, isWhole ? frame.message.map { [UInt8]($0) } : nil))
        case .ping:
          if let ping = try? SmallFrames.ping(header.flags, payload), !ping.isAnswer {
            pings.append(ping.data)
          }
        case .goAway:
          if let frame = try? GoAwayFrame(header.flags, payload) { line = min(line, frame.last) }
        default: break
        }
      }
    }
    self.line = line
    for (id, message) in ended {
      let wasOpen = open.contains(id)
      open.removeAll { $0 == id }
      guard peer.isHonest else { continue }
      // A call that was given up may be answered on the way.
      guard wasOpen || id < next else { throw BrokenPromise("END of a call that nobody made") }
      // Who could not read what was asked says so with nines.
      guard let message, areAnswersOurs, let first = message.first, first != 9 else { continue }
      guard message.starts(with: Self.tag(number, id)) else {
        throw BrokenPromise("call \(id) of client \(number) got the answer of another")
      }
    }
    for data in pings { peer.say { $0.appendPing(data, isAnswer: true) } }
  }

  /// Calls the door has to end by itself.
  var owed: [UInt32] {
    peer.isHonest && !peer.link.isClosed ? open.filter { $0 <= line } : []
  }
}

/// What a client wants of a call beside its answer.
struct DoorWish: OptionSet {
  let rawValue: UInt8

  /// The door's channel waits until there is a connection.
  static let waits = DoorWish(rawValue: 1)
  /// Somebody looks at the answer.
  static let watched = DoorWish(rawValue: 2)
  /// And changes it.
  static let changed = DoorWish(rawValue: 4)
  /// The door says no.
  static let refused = DoorWish(rawValue: 8)
  /// The door leaves it to its handler.
  static let handled = DoorWish(rawValue: 16)
  static let compressed = DoorWish(rawValue: 32)
  static let bulk = DoorWish(rawValue: 64)
  /// The end of the requests comes later, or not at all.
  static let unfinished = DoorWish(rawValue: 128)

  var metadata: Metadata { rawValue & 31 == 0 ? [:] : ["wish": "\(rawValue & 31)"] }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ metadata: Metadata) { rawValue = metadata["wish"].flatMap(UInt8.init) ?? 0 }
}

/// The service behind the door, on one connection.
struct DoorServant {
  var peer: DoorPeer
  /// Calls that wait for an answer, with what they asked, the oldest first.
  private(set) var asked: [(id: UInt32, request: [UInt8])] = []
  private(set) var last: UInt32 = 0
  private var isGreeted = false

  init(_ link: DoorLink) { peer = DoorPeer(link, .client) }

  /// Answers the opening.
  mutating func greet(_ settings: Settings) {
    guard !isGreeted, !peer.link.written.isEmpty else { return }
    isGreeted = true
    peer.link.written = []
    peer.say(Hello.server(chosen: Hello.version) + settings.encodedFrame())
  }

  mutating func listen() throws(BrokenPromise) {
    guard isGreeted, !peer.link.written.isEmpty else { return }
    let written = peer.link.written
    peer.link.written = []
    var (asked, last, pings): ([(id: UInt32, request: [UInt8])], UInt32, [UInt64]) =
      (asked, last, [])
    try written.withUnsafeBufferPointer { bytes throws(BrokenPromise) in
      try peer.wire.take(UnsafeRawBufferPointer(bytes)) { header, payload throws(BrokenPromise) in
        switch FrameType(rawValue: header.type) {
        case .call:
          guard let frame = try? CallFrame(header.flags, payload) else { return }
          let request = frame.message.map { Self.plain($0, isCompressed: frame.isCompressed) }
          asked.append((header.stream, request ?? []))
          last = header.stream
        case .message:
          guard let frame = try? MessageFrame(header.flags, payload, allowsCursor: false),
            frame.begins, let index = asked.firstIndex(where: { $0.id == header.stream })
          else { return }
          asked[index].request = Self.plain(frame.bytes, isCompressed: frame.isCompressed)
        case .cancel: asked.removeAll { $0.id == header.stream }
        case .ping:
          if let ping = try? SmallFrames.ping(header.flags, payload), !ping.isAnswer {
            pings.append(ping.data)
          }
        default: break
        }
      }
    }
    self.asked = asked
    self.last = last
    for data in pings { peer.say { $0.appendPing(data, isAnswer: true) } }
  }

  /// What was asked, or its beginning; nothing where that is a piece of something compressed.
  private static func plain(_ message: UnsafeRawBufferPointer, isCompressed: Bool) -> [UInt8] {
    guard isCompressed else { return [UInt8](message) }
    return (try? CompressedMessage.inflate(message, limit: 1 << 20)) ?? []
  }

  /// Takes one of the calls that wait.
  mutating func take(_ choice: Int) -> (id: UInt32, request: [UInt8])? {
    asked.isEmpty ? nil : asked.remove(at: choice % asked.count)
  }

  /// One of the calls that wait, which goes on waiting.
  func waiting(_ choice: Int) -> UInt32? {
    asked.isEmpty ? nil : asked[choice % asked.count].id
  }
}
#endif
