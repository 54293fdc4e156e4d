/// The metadata and timeout of a call on the wire.
extension OutgoingCall {
  private static let attemptsKey = "previous-attempts"

  /// The caller's metadata with that of the options, and a span of its own in the surrounding
  /// trace.
  ///
  /// Trace and attempt number are left out if they do not fit, so that no call fails for them.
  func wireMetadata(span numbers: inout LoopRandom, limit: Int) -> CallMetadata {
    let child = trace?.child(span: numbers.next())
    var metadata = CallMetadata(
      wireEntries,
      prepared: options.prepared,
      requestID: options.requestID,
      trace: child
    )
    if metadata.countedSize > limit, child != nil || attempt > 1 {
      var entries = wireEntries
      entries[TraceParent.key] = nil
      if attempt > 1 { entries[Self.attemptsKey] = options.metadata[Self.attemptsKey] }
      metadata = CallMetadata(
        entries,
        prepared: options.prepared,
        requestID: options.requestID
      )
    }
    return metadata
  }

  private var wireEntries: Metadata {
    guard attempt > 1 || options.resumeFrom != nil else { return options.metadata }
    var entries = options.metadata
    if attempt > 1 { entries[Self.attemptsKey] = "\(attempt - 1)" }
    if let cursor = options.resumeFrom { entries.append("resume-bin", binary: cursor) }
    return entries
  }

  /// Milliseconds until the deadline, rounded down; `nil`: none are left.
  var wireTimeout: UInt32? { CallFrame.timeout(until: deadline, from: loop.turnTime) }
}

extension CallFrame {
  /// Milliseconds until the deadline, rounded down; `nil`: none are left.
  @inline(__always)
  static func timeout(
    until deadline: MonotonicInstant?,
    from now: MonotonicInstant
  ) -> UInt32? {
    guard let deadline else { return noTimeout }
    let left = (deadline.nanoseconds - now.nanoseconds) / 1_000_000
    guard left > 0 else { return nil }
    return UInt32(min(left, Int64(noTimeout - 1)))
  }
}
