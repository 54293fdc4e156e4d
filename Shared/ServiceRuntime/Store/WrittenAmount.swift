/// How much one change wrote, for rate limits.
///
/// A service sends it to the gateway as `records bytes` in the trailer `daybook-written`.
package struct WrittenAmount: Sendable, Hashable {
  /// Records that were created, changed or deleted: one per event; at least 1.
  package let records: Int64
  /// Bytes of the request, the reply and the events.
  ///
  /// All of them are stored besides the records.
  package let bytes: Int64

  package init(records: Int, bytes: Int) {
    self.records = Int64(max(records, 1))
    self.bytes = Int64(max(bytes, 0))
  }

  /// - Returns: `nil` for a text in another form.
  package init?(text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let records = Int(parts[0]), let bytes = Int(parts[1]), records > 0,
      bytes >= 0
    else { return nil }
    self.init(records: records, bytes: bytes)
  }

  package var text: String { "\(records) \(bytes)" }
}
