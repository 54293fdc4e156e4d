/// How far a service's feed had got when it answered.
package struct FeedPosition: Hashable, Sendable {
  package let epoch: UInt64
  package let sequence: UInt64

  package init(epoch: UInt64, sequence: UInt64) {
    self.epoch = epoch
    self.sequence = sequence
  }

  /// Reads `<epoch in hexadecimal>:<sequence>`.
  package init?(text: some StringProtocol) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let epoch = UInt64(parts[0], radix: 16),
      let sequence = UInt64(parts[1])
    else { return nil }
    self.init(epoch: epoch, sequence: sequence)
  }

  package var text: String { "\(String(epoch, radix: 16)):\(sequence)" }
}

/// The positions one member's own changes reached, so that what they ask next includes them.
package struct SeenPositions: Hashable, Sendable {
  /// Each source once, in the order of their names: the text is the same for the same content.
  private var positions: [String: FeedPosition] = [:]

  package init() {}

  package var isEmpty: Bool { positions.isEmpty }

  /// Takes in a service's word, `task=1f:42`; other text changes nothing.
  ///
  /// Within an epoch the later position stays. A new epoch is a restored feed and replaces the old.
  package mutating func note(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let area = Area(rawValue: String(parts[0])),
      let position = FeedPosition(text: parts[1])
    else { return }
    if let known = positions[area.rawValue], known.epoch == position.epoch,
      known.sequence >= position.sequence
    {
      return
    }
    positions[area.rawValue] = position
  }

  /// `catalog=1f:7,task=2a:42`.
  package var text: String {
    positions.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
      .joined(separator: ",")
  }
}
