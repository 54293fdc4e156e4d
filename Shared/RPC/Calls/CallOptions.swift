public import Vocabulary

/// What a caller can say about one call.
public struct CallOptions: Sendable {
  /// Waits for a connection until the deadline instead of failing when there is none.
  public var waitsForConnection: Bool
  /// Waits for a server that has just gone, as long as it may be starting again
  /// (``ChannelSettings/returnTime``) and some of the caller's time is left for the answer.
  package var waitsForReturn: Bool
  /// The channel's policy of retries may repeat it; false where the caller does that itself.
  public var isRetried: Bool
  /// How long the caller waits; `nil`: as long as the call around it, else without end.
  ///
  /// Inside a handler the call never gets more time than the handler has left.
  public var timeout: Duration?
  package var metadata: Metadata
  /// Goes behind ``metadata``.
  package var prepared: PreparedMetadata?
  /// Made before the first sending and the same in every attempt; sent as `request-id`.
  public var requestID: UniqueID?
  /// Where to go on in a resumable stream; sent as `resume-bin`.
  package var resumeFrom: [UInt8]?
  /// Lowers the method's class; it never raises it.
  package var priority: Priority?
}

extension CallOptions {
  /// Nothing said: the client's own time limit and request id, and its retries.
  public init() {
    self.init(timeout: nil)
  }

  /// Not a part of the type itself, whose own initializer, written out, copies everything twice.
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
