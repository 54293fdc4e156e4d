import Wire

/// Credit that we granted: how much may still begin, and what we owe.
///
/// `book` is at least what the peer may still use, because frames may be in flight. So a message
/// that begins while it is not above zero is a connection error. Taken messages are owed, and
/// granted together when they reach half of the initial credit.
struct ReceiveCredit: Hashable {
  private(set) var book: Int64
  private(set) var owed: Int64 = 0
  private let threshold: Int64

  init(initial: Int) {
    book = Int64(initial)
    threshold = Int64(initial) / 2
  }

  mutating func charge(_ cost: Int) throws(ConnectionFault) {
    guard book > 0 else { throw ConnectionFault(.credit, "message begun without credit") }
    book -= Int64(cost)
  }

  /// Records the cost of a taken message.
  ///
  /// - Returns: the credit to grant now, if it is worth a frame.
  mutating func taken(_ cost: Int) -> UInt32? {
    owed += Int64(cost)
    return owed >= threshold ? granted() : nil
  }

  /// The credit to grant because the peer has none left, even if less than half is owed.
  ///
  /// If unread streams hold most of a connection's credit, what the others owe would never reach
  /// half. For a stream see ``ClientMachine``.
  mutating func lastResort() -> UInt32? {
    book <= 0 ? granted() : nil
  }

  private mutating func granted() -> UInt32? {
    guard owed > 0 else { return nil }
    let amount = min(owed, Int64(Int32.max))
    owed -= amount
    book += amount
    return UInt32(amount)
  }
}

/// Credit that the peer granted.
///
/// It may become negative: a begun message never waits.
struct SendCredit: Hashable {
  private(set) var left: Int64

  init(initial: Int) {
    left = Int64(initial)
  }

  var mayBegin: Bool { left > 0 }

  mutating func charge(_ cost: Int) {
    left -= Int64(cost)
  }

  mutating func add(_ amount: Int64) throws(ConnectionFault) {
    left += amount
    guard left <= Int64(Int32.max) else { throw ConnectionFault(.credit, "too much credit") }
  }
}

/// A message that is received in fragments.
///
/// Memory grows with the bytes received, not with the announced size. This and ``OutgoingMessage``
/// are classes, so that a stream is small and cheap to move; most streams have neither.
final class IncomingMessage {
  /// Reserves memory for this many times the bytes received, so that a large message moves once or
  /// twice; and only this fraction of the free room, so that announced sizes leave the rest to
  /// others.
  private static let foresight = 8

  let size: Int
  let cursor: [UInt8]?
  let isCompressed: Bool
  @exclusivity(unchecked) private(set) var bytes: [UInt8]
  /// Bytes of reserved memory.
  @exclusivity(unchecked) private var reserved: Int
  /// When the first and the latest bytes were received, in milliseconds.
  @exclusivity(unchecked) private(set) var since: Int64
  @exclusivity(unchecked) private(set) var at: Int64

  init(_ frame: MessageFrame, now: Int64 = 0) {
    since = now
    at = now
    size = frame.size
    isCompressed = frame.isCompressed
    cursor = frame.cursor.map { [UInt8]($0) }
    bytes = [UInt8](frame.bytes)
    reserved = frame.bytes.count
  }

  var cost: Int { size + MessageFrame.overhead }

  /// Restarts its rate measurement.
  func restart(_ now: Int64) { (since, at) = (now, now) }

  /// Reserves memory for a fragment, and for what follows up to an eighth of the free room.
  ///
  /// - Parameters:
  ///   - frame: the fragment.
  ///   - room: the most bytes to reserve.
  /// - Returns: the bytes reserved; `nil`: there is no room for the fragment.
  func makeRoom(for frame: MessageFrame, within room: Int) -> Int? {
    let total = bytes.count + frame.bytes.count
    // A message longer than announced is refused before memory is reserved.
    guard total > reserved, total <= size else { return 0 }
    let more = max(
      total - reserved,
      min(min(size, total * Self.foresight) - reserved, room / Self.foresight)
    )
    guard more <= room else { return nil }
    reserved += more
    bytes.reserveCapacity(reserved)
    return more
  }

  /// Appends a fragment.
  ///
  /// - Returns: whether the message is complete.
  func append(_ frame: MessageFrame, now: Int64 = 0) throws(ConnectionFault) -> Bool {
    at = now
    let total = bytes.count + frame.bytes.count
    guard frame.finishes ? total == size : total < size else {
      throw ConnectionFault(.protocol, "fragments do not add up")
    }
    _ = makeRoom(for: frame, within: .max)
    bytes += frame.bytes
    return frame.finishes
  }
}

/// A message that is sent in fragments, or waits for credit or in the fair queue.
///
/// Its large shared bytes are copied once, into the output. If its sender waits, it is encoded when
/// it begins.
final class OutgoingMessage {
  let count: Int
  let cursor: [UInt8]?
  let isCompressed: Bool
  @exclusivity(unchecked) private(set) var parts: EncodedParts
  @exclusivity(unchecked) private var write: (@Sendable (EncodingPlace) -> Void)?
  @exclusivity(unchecked) var sent = 0
  @exclusivity(unchecked) private(set) var hasBegun = false
  /// Since when it waits for its stream's credit, in milliseconds; `nil`: it does not.
  @exclusivity(unchecked) var unreadSince: Int64?

  init(_ parts: EncodedParts, isCompressed: Bool) {
    self.parts = parts
    self.isCompressed = isCompressed
    count = parts.count
    cursor = nil
  }

  /// A message whose sender waits, and keeps what `write` refers to.
  init(
    waiting size: Int,
    cursor: [UInt8]? = nil,
    compressed: [UInt8]?,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) {
    parts = EncodedParts(compressed ?? [])
    count = compressed?.count ?? size
    self.write = compressed == nil ? write : nil
    self.cursor = cursor
    isCompressed = compressed != nil
  }

  init(
    size: Int,
    cursor: [UInt8]? = nil,
    isCompressed: Bool,
    write: (EncodingPlace) -> Void
  ) {
    parts = EncodedParts(byteCount: size, writtenBy: write)
    count = size
    self.cursor = cursor
    self.isCompressed = isCompressed
  }

  /// Encodes it before its first fragment.
  func begin() {
    hasBegun = true
    unreadSince = nil
    guard let write else { return }
    parts = EncodedParts(byteCount: count, writtenBy: write)
    self.write = nil
  }

  /// Bytes that it holds.
  var held: Int { parts.count }
  var cost: Int { count + MessageFrame.overhead }
  var isDone: Bool { hasBegun && sent == count }
}

extension [UInt8] {
  /// A message of `byteCount` bytes, all of which `write` fills.
  init(byteCount: Int, writtenBy write: (EncodingPlace) -> Void) {
    self.init(unsafeUninitializedCapacity: byteCount) { buffer, count in
      write(EncodingPlace(UnsafeMutableRawBufferPointer(buffer)))
      count = byteCount
    }
  }
}
