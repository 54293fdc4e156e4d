package import Wire

extension EventSet {
  /// Decodes the body of a feed's event.
  ///
  /// - Returns: `nil` for a kind that this version does not know, and for an event without a body.
  /// - Throws: `WireError` when the body is not a valid message of its kind.
  package init?(_ event: FeedV1.Event) throws(WireError) {
    guard let body = event.body, let type = body.typeUrl.split(separator: "/").last else {
      return nil
    }
    try self.init(kind: event.kind, type: String(type), body: body.value)
  }
}
