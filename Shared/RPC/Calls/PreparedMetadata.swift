/// Entries that go with many calls: checked once, and copied into each frame.
///
/// Putting nine entries together takes longer than everything else that is done for a call that is passed on.
package final class PreparedMetadata: Sendable {
  package let entries: Metadata
  /// What they count against a limit.
  let countedSize: Int
  /// As they stand on the wire.
  var encoded: [UInt8] { entries.block }

  /// - Returns: `nil` when an entry may not be sent, or is one that calls write for themselves.
  package init?(_ entries: Metadata) {
    let own = ["request-id", TraceParent.key]
    guard entries.mistake == nil, !entries.contains(where: { own.contains($0.key) }) else {
      return nil
    }
    self.entries = entries
    countedSize = entries.countedSize
  }
}
