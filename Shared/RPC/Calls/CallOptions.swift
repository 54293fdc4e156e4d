public import Vocabulary

/// The options of one call.
public struct CallOptions: Sendable {
  /// Waits for a connection until the deadline instead of failing when there is none.
  public var waitsForConnection: Bool
  /// Waits for a server that has just gone, as long as it may be restarting
  /// (``ChannelSettings/returnTime``) and time is left for the answer.
  package var waitsForReturn: Bool
  /// The channel's retry policy may repeat it; false if the caller does that itself.
  public var isRetried: Bool
  /// How long the caller waits; `nil`: as long as the surrounding call, or without a limit.
  ///
  /// Inside a handler the call never gets more time than the handler has left.
  public var timeout: Duration?
  package var metadata: Metadata
  /// Follows ``metadata`` on the wire.
  package var prepared: PreparedMetadata?
  /// Created before the first attempt and the same in every attempt; sent as `request-id`.
  public var requestID: UniqueID?
  /// The cursor to resume a stream from; sent as `resume-bin`.
  package var resumeFrom: [UInt8]?
  /// Lowers the method's class; it never raises it.
  package var priority: Priority?
}

extension CallOptions {
  /// No options: the client's own timeout and request id, with retries.
  public init() {
    self.init(timeout: nil)
  }

  /// In an extension, so that the type keeps its memberwise initializer; one written out in the
  /// type copies everything twice.
  package init(
    timeout: Duration? = nil,
    metadata: Metadata = Metadata(),
    prepared: PreparedMetadata? = nil,
    requestID: UniqueID? = nil,
    resumeFrom: [UInt8]? = nil,
    priority: Priority? = nil,
    waitsForConnection: Bool = false,
    waitsForReturn: Bool = false,
    isRetried: Bool = true
  ) {
    self.init(
      waitsForConnection: waitsForConnection,
      waitsForReturn: waitsForReturn,
      isRetried: isRetried,
      timeout: timeout,
      metadata: metadata,
      prepared: prepared,
      requestID: requestID,
      resumeFrom: resumeFrom,
      priority: priority
    )
  }
}
