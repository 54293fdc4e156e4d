/// Entries that go with many calls: checked and laid out once, and copied into each frame.
///
/// Checking and writing nine entries takes longer than everything else that is done for a call that is
/// passed on.
package final class PreparedMetadata: Sendable {
  package let entries: Metadata
  /// What they count against a limit.
  let countedSize: Int
  /// As they stand on the wire.
  let encoded: [UInt8]

  /// - Returns: `nil` when an entry may not be sent, or is one that calls write for themselves.
  package init?(_ entries: Metadata) {
    let own = ["request-id", TraceParent.key]
    guard entries.mistake == nil, !entries.contains(where: { own.contains($0.key) }) else {
      return nil
    }
    self.entries = entries
    countedSize = entries.countedSize
    encoded = [UInt8](unsafeUninitializedCapacity: entries.encodedByteCount) { place, count in
      entries.write(to: UnsafeMutableRawBufferPointer(place))
      count = entries.encodedByteCount
    }
  }
}
