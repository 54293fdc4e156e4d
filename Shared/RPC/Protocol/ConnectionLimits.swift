/// What one end accepts on a connection.
///
/// It announces them, and the other end keeps to them.
package struct ConnectionLimits: Sendable, Hashable {
  /// Payload bytes of one frame; above 16,384 only between processes, where latency of others'
  /// frames matters less than the number of frames.
  package var maximumFrame = 16_384
  /// Bytes of one message; gRPC's default.
  ///
  /// Larger things stream.
  package var maximumMessage = 4 << 20
  /// Counted bytes of one block of metadata.
  package var maximumMetadata = 8_192
  /// Calls at once.
  package var maximumStreams = 128
  /// Credit each stream starts with.
  package var streamCredit = 65_536
  /// Credit the connection starts with.
  package var connectionCredit = 1 << 20
  /// Method numbers the server remembers: 1,024 times a pointer.
  package var maximumMethods = 1_024
  /// The least time between two pings that is tolerated.
  package var pingInterval = Duration.seconds(10)
  /// To this the deadline of a unary call is cut, also when it has none.
  package var maximumTimeout = Duration.seconds(60)

  package init() {}

  /// Between processes of one installation: one connection carries the calls of many.
  package static let betweenProcesses = {
    var limits = ConnectionLimits()
    limits.maximumFrame = 65_536
    limits.maximumStreams = 4_096
    limits.connectionCredit = 16 << 20
    return limits
  }()
}
