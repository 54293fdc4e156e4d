/// What one end accepts on a connection.
///
/// It announces them, and the other end keeps to them. Small, because each connection holds those of both
/// its ends.
package struct ConnectionLimits: Sendable, Hashable {
  /// Payload bytes of one frame; above 16,384 only between processes, where latency of others'
  /// frames matters less than the number of frames.
  @Limit package var maximumFrame = 16_384
  /// Bytes of one message; gRPC's default.
  ///
  /// Larger things stream.
  @Limit package var maximumMessage = 4 << 20
  /// Counted bytes of one block of metadata.
  @Limit package var maximumMetadata = 8_192
  /// Calls at once.
  @Limit package var maximumStreams = 128
  /// Credit each stream starts with.
  @Limit package var streamCredit = 65_536
  /// Credit the connection starts with.
  @Limit package var connectionCredit = 1 << 20
  /// Method numbers the server remembers: 1,024 times a pointer.
  @Limit package var maximumMethods = 1_024
  /// The least time between two pings that is tolerated.
  @Time package var pingInterval = Duration.seconds(10)
  /// To this the deadline of a unary call is cut, also when it has none.
  @Time package var maximumTimeout = Duration.seconds(60)

  /// A number as it stands in SETTINGS.
  @propertyWrapper
  package struct Limit: Sendable, Hashable {
    private var number: UInt32

    @inline(__always)
    package init(wrappedValue: Int) { number = UInt32(clamping: wrappedValue) }

    @inline(__always)
    package var wrappedValue: Int {
      get { Int(number) }
      set { number = UInt32(clamping: newValue) }
    }
  }

  /// A time as it stands in SETTINGS, in whole milliseconds.
  @propertyWrapper
  package struct Time: Sendable, Hashable {
    private var milliseconds: UInt32

    package init(wrappedValue: Duration) {
      milliseconds = UInt32(clamping: wrappedValue.wholeMilliseconds)
    }

    package var wrappedValue: Duration {
      get { .milliseconds(Int64(milliseconds)) }
      set { milliseconds = UInt32(clamping: newValue.wholeMilliseconds) }
    }
  }

  /// A time that there need not be, in as few bytes.
  @propertyWrapper
  package struct PossibleTime: Sendable, Hashable {
    /// Whole milliseconds, at most 49 days; the largest number is none.
    private var milliseconds: UInt32

    package init(wrappedValue: Duration?) {
      let some = wrappedValue.map { min(UInt32(clamping: $0.wholeMilliseconds), .max - 1) }
      milliseconds = some ?? .max
    }

    package var wrappedValue: Duration? {
      get { milliseconds == .max ? nil : .milliseconds(Int64(milliseconds)) }
      set { self = PossibleTime(wrappedValue: newValue) }
    }
  }

  package init() {}

  /// Between processes of one installation: one connection carries the calls of many.
  package static let betweenProcesses = {
    var limits = ConnectionLimits()
    limits.maximumFrame = 65_536
    limits.maximumStreams = 4_096
    limits.connectionCredit = 32 << 20
    return limits
  }()
}
