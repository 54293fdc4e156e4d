extension GoogleProtobuf.Duration {
  /// A duration to the nanosecond; what is finer is cut off.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(
      seconds: seconds,
      nanos: Int32(truncatingIfNeeded: attoseconds / 1_000_000_000)
    )
  }
}

extension Duration {
  /// The duration a message carries, whatever its parts are.
  public init(_ message: GoogleProtobuf.Duration) {
    self = .seconds(message.seconds) + .nanoseconds(Int64(message.nanos))
  }
}
