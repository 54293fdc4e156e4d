import Wire

/// Credit that we gave and the peer uses: how much may still begin, and what we owe.
///
/// `book` mirrors what the peer believes to have, or less; a message that begins when it is not
/// above zero breaks the protocol. What the application took is owed back and granted in one piece
/// when it reaches half of the initial credit.
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

  /// Books what was taken.
  ///
  /// - Returns: what to grant now, if it is worth a frame.
  mutating func taken(_ cost: Int) -> UInt32? {
    owed += Int64(cost)
    return owed >= threshold ? granted() : nil
  }

  /// What to grant because the peer has nothing left; less than half may be owed then.
  ///
  /// For the credit of a connection: where the greater part of it is held by streams that nobody reads, what
  /// the others owe would never come to a half. For that of a stream, see
  /// ``ClientMachine``.
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

/// Credit that the peer gave and we use.
///
/// It may fall below zero: a begun message never waits.
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

/// A message that is coming in fragments.
///
/// Memory grows with the bytes that came: whoever announces much and sends little gets little. An
/// object, and so is one that goes out, because most streams have neither and are moved around.
final class IncomingMessage {
  /// Memory for this many times what came, so that a large message moves once or twice; and so small a
  /// part of the room, so that what was only announced leaves the others nearly all.
  private static let foresight = 8

  let size: Int
  let cursor: [UInt8]?
  let isCompressed: Bool
  @exclusivity(unchecked) private(set) var bytes: [UInt8]
  /// Bytes for which there is memory.
  @exclusivity(unchecked) private var reserved: Int
  /// When its first bytes came, and the last so far, in milliseconds.
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

  /// What it takes is counted from here.
  func restart(_ now: Int64) { (since, at) = (now, now) }

  /// Sets memory aside for a later fragment, and with up to an eighth of what room there is for what
  /// follows it.
  ///
  /// - Parameters:
  ///   - frame: the fragment.
  ///   - room: the most bytes that it may take.
  /// - Returns: how many it takes; `nil`: there is no room for the fragment.
  func makeRoom(for frame: MessageFrame, within room: Int) -> Int? {
    let total = bytes.count + frame.bytes.count
    // One that is longer than it said is refused before anything is set aside.
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

  /// Takes a later fragment.
  ///
  /// - Returns: true when the message is whole.
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

/// A message that goes out in fragments, or waits for credit or its turn.
///
/// Its large shared bytes are copied once, into the output. One whose sender waits with it is encoded only
/// when it begins.
final class OutgoingMessage {
  let count: Int
  let cursor: [UInt8]?
  let isCompressed: Bool
  @exclusivity(unchecked) private(set) var parts: EncodedParts
  @exclusivity(unchecked) private var write: (@Sendable (EncodingPlace) -> Void)?
  @exclusivity(unchecked) var sent = 0
  @exclusivity(unchecked) private(set) var hasBegun = false
  /// Since when it has waited for the credit of its stream, in milliseconds; `nil`: it does not.
  @exclusivity(unchecked) var unreadSince: Int64?

  init(_ parts: EncodedParts, isCompressed: Bool) {
    self.parts = parts
    self.isCompressed = isCompressed
    count = parts.count
    cursor = nil
  }

  /// A message whose sender waits, and keeps what `write` needs.
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

  /// Its first fragment is about to go out.
  func begin() {
    hasBegun = true
    unreadSince = nil
    guard let write else { return }
    parts = EncodedParts(byteCount: count, writtenBy: write)
    self.write = nil
  }

  /// Bytes that it keeps here.
  var held: Int { parts.count }
  var cost: Int { count + MessageFrame.overhead }
  var isDone: Bool { hasBegun && sent == count }
}

extension [UInt8] {
  /// As many bytes, all of them filled by `write`.
  init(byteCount: Int, writtenBy write: (EncodingPlace) -> Void) {
    self.init(unsafeUninitializedCapacity: byteCount) { buffer, count in
      write(EncodingPlace(UnsafeMutableRawBufferPointer(buffer)))
      count = byteCount
    }
  }
}
