package import Wire

extension EventSet {
  /// Reads what happened from an event as a feed hands it out.
  ///
  /// - Returns: `nil` for a kind that this version does not know, and for an event without a body.
  /// - Throws: `WireError` when the body is not what its kind promises.
  package init?(_ event: FeedV1.Event) throws(WireError) {
    guard let body = event.body, let type = body.typeUrl.split(separator: "/").last else {
      return nil
    }
    try self.init(kind: event.kind, type: String(type), body: body.value)
  }
}
