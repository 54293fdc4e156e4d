extension GoogleProtobuf.Duration {
  /// A duration in nanoseconds, truncated.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(
      seconds: seconds,
      nanos: Int32(truncatingIfNeeded: attoseconds / 1_000_000_000)
    )
  }
}

extension Duration {
  /// The duration of a message, whatever its parts are.
  public init(_ message: GoogleProtobuf.Duration) {
    self = .seconds(message.seconds) + .nanoseconds(Int64(message.nanos))
  }
}
