/// Entries of many calls: checked once, and copied into each frame.
///
/// Assembling nine entries takes longer than all other work for a forwarded call.
package final class PreparedMetadata: Sendable {
  package let entries: Metadata
  /// Their counted size.
  let countedSize: Int
  /// Their wire form.
  var encoded: [UInt8] { entries.block }

  /// - Returns: `nil` if an entry is invalid, or is one that calls write themselves.
  package init?(_ entries: Metadata) {
    let own = ["request-id", TraceParent.key]
    guard entries.mistake == nil, !entries.contains(where: { own.contains($0.key) }) else {
      return nil
    }
    self.entries = entries
    countedSize = entries.countedSize
  }
}
