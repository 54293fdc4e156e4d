package import Vocabulary

/// A watcher's positions in all feeds; opaque to clients.
///
/// Shape: version (3 bits) and a bit per source that follows (5 bits); the household folded to 3 bytes;
/// then for each source its epoch in 8 bytes and its sequence as a varint. With sequences below 2²⁸ that
/// is at most 64 bytes, the longest cursor that the protocol carries beside a message. The services check
/// their positions; the household is checked here.
package struct WatchCursor: Hashable, Sendable {
  /// A position in one service's feed.
  package struct Position: Hashable, Sendable {
    package let epoch: UInt64
    package let sequence: UInt64

    package init(epoch: UInt64, sequence: UInt64) {
      self.epoch = epoch
      self.sequence = sequence
    }
  }

  private static let version: UInt8 = 1
  private static let headBytes = 4

  package var positions: [WatchSource: Position]

  package init(_ positions: [WatchSource: Position] = [:]) { self.positions = positions }

  /// Parses a cursor that was issued for `household`.
  package init(
    bytes: some Collection<UInt8>,
    for household: HouseholdID
  ) throws(InvalidCursor) {
    let bytes = Array(bytes)
    guard bytes.count >= WatchCursor.headBytes, bytes[0] >> 5 == WatchCursor.version,
      Array(bytes[1..<4]) == WatchCursor.fold(household)
    else { throw InvalidCursor() }
    positions = [:]
    var rest = bytes[WatchCursor.headBytes...]
    for source in WatchSource.allCases where bytes[0] & source.bit != 0 {
      positions[source] = Position(
        epoch: try WatchCursor.fixed(&rest),
        sequence: try WatchCursor.varint(&rest)
      )
    }
    guard rest.isEmpty else { throw InvalidCursor() }
  }

  package func bytes(for household: HouseholdID) -> [UInt8] {
    var head = WatchCursor.version << 5
    var body: [UInt8] = []
    for source in WatchSource.allCases {
      guard let position = positions[source] else { continue }
      head |= source.bit
      body += withUnsafeBytes(of: position.epoch.bigEndian) { Array($0) }
      var sequence = position.sequence
      while sequence >= 0x80 {
        body.append(UInt8(truncatingIfNeeded: sequence) | 0x80)
        sequence >>= 7
      }
      body.append(UInt8(truncatingIfNeeded: sequence))
    }
    return [head] + WatchCursor.fold(household) + body
  }

  /// A checksum that detects another household's cursor.
  ///
  /// It is no protection; the access check is.
  private static func fold(_ household: HouseholdID) -> [UInt8] {
    let id = household.rawValue.high ^ household.rawValue.low
    let word = UInt32(truncatingIfNeeded: id ^ id >> 32)
    return withUnsafeBytes(of: word.bigEndian) { Array($0[1..<4]) }
  }

  private static func fixed(_ rest: inout ArraySlice<UInt8>) throws(InvalidCursor) -> UInt64 {
    guard rest.count >= 8 else { throw InvalidCursor() }
    defer { rest = rest.dropFirst(8) }
    return rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) throws(InvalidCursor) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { throw InvalidCursor() }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    throw InvalidCursor()
  }
}

/// The cursor is malformed or belongs to another household.
package struct InvalidCursor: Error, Hashable, Sendable {
  package init() {}
}
