package import Vocabulary

/// What a caller can say about one call.
package struct CallOptions: Sendable {
  /// How long the caller waits; `nil`: as long as the call around it, else without end.
  ///
  /// Inside a handler the call never gets more time than the handler has left.
  package var timeout: Duration?
  package var metadata: Metadata
  /// Made before the first sending and the same in every attempt; sent as `request-id`.
  package var requestID: UniqueID?
  /// Where to go on in a resumable stream; sent as `resume-bin`.
  package var resumeFrom: [UInt8]?
  /// Lowers the method's class; it never raises it.
  package var priority: Priority?
  /// Waits for a connection until the deadline instead of failing when there is none.
  package var waitsForConnection: Bool

  package init(
    timeout: Duration? = nil,
    metadata: Metadata = Metadata(),
    requestID: UniqueID? = nil,
    resumeFrom: [UInt8]? = nil,
    priority: Priority? = nil,
    waitsForConnection: Bool = false
  ) {
    self.timeout = timeout
    self.metadata = metadata
    self.requestID = requestID
    self.resumeFrom = resumeFrom
    self.priority = priority
    self.waitsForConnection = waitsForConnection
  }
}
