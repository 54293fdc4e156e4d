/// A position in a service's feed: its epoch, and a number in it.
///
/// A restored database begins a new epoch, because numbers of the old one may recur.
package struct FeedPosition: Sendable, Hashable {
  package var epoch: UInt64
  /// 0 before the first event.
  package var sequence: Int64

  package init(epoch: UInt64, sequence: Int64) {
    self.epoch = epoch
    self.sequence = sequence
  }

  /// Whether everything up to `other` is included.
  package func hasPassed(_ other: FeedPosition) -> Bool {
    epoch == other.epoch && sequence >= other.sequence
  }
}

// MARK: - Text, as it travels in metadata

extension FeedPosition {
  /// `<epoch in hexadecimal>:<sequence>`.
  package var text: String { String(epoch, radix: 16) + ":" + String(sequence) }

  package init?(text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let epoch = UInt64(parts[0], radix: 16),
      let sequence = Int64(parts[1]), sequence >= 0
    else { return nil }
    self.init(epoch: epoch, sequence: sequence)
  }
}

// MARK: - Bytes, as a cursor

extension FeedPosition {
  /// 16 bytes: epoch and sequence, big-endian.
  ///
  /// Opaque to readers.
  package var cursor: ArraySlice<UInt8> {
    withUnsafeBytes(of: (epoch.bigEndian, sequence.bigEndian)) { ArraySlice($0) }
  }

  package init?(cursor: some Collection<UInt8>) {
    guard cursor.count == 16 else { return nil }
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard let sequence = Int64(exactly: number(cursor.dropFirst(8))) else { return nil }
    self.init(epoch: number(cursor.prefix(8)), sequence: sequence)
  }
}

/// Positions of several services, as `daybook-after` and `daybook-position` carry them.
///
/// Form: `task=5f3a:120,catalog=9c:7`.
package struct FeedPositions: Sendable, Hashable {
  /// At most one per service; positions of unknown services are ignored.
  package private(set) var byService: [String: FeedPosition] = [:]

  package init() {}

  /// Parses what is valid; other parts are ignored.
  package init(text: String) {
    for part in text.split(separator: ",").prefix(8) {
      guard let equals = part.firstIndex(of: "="),
        let position = FeedPosition(text: part[part.index(after: equals)...])
      else { continue }
      byService[String(part[..<equals])] = position
    }
  }

  /// In the order of the services' names.
  package var text: String {
    byService.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
      .joined(separator: ",")
  }

  package subscript(_ service: String) -> FeedPosition? {
    get { byService[service] }
    set { byService[service] = newValue }
  }

  /// Adopts a later position of the same service, and any position of another epoch.
  package mutating func advance(_ service: String, to position: FeedPosition) {
    if let known = byService[service], known.hasPassed(position) { return }
    byService[service] = position
  }
}
