/// The limits that one end announces and the other keeps to.
///
/// Small, because each connection stores those of both ends.
package struct ConnectionLimits: Sendable, Hashable {
  /// Payload bytes of one frame; above 16,384 only between processes, where fewer frames matter
  /// more than latency.
  @Limit package var maximumFrame = 16_384
  /// Bytes of one message; gRPC's default.
  ///
  /// Larger data is streamed.
  @Limit package var maximumMessage = 4 << 20
  /// Counted bytes of one metadata block.
  @Limit package var maximumMetadata = 8_192
  /// Concurrent calls.
  @Limit package var maximumStreams = 128
  /// Initial credit of each stream.
  @Limit package var streamCredit = 65_536
  /// Initial credit of the connection.
  @Limit package var connectionCredit = 1 << 20
  /// Method numbers that the server remembers: 1,024 pointers.
  @Limit package var maximumMethods = 1_024
  /// The least time between two PINGs.
  @Time package var pingInterval = Duration.seconds(10)
  /// The longest deadline of a unary call, also of one without a deadline.
  @Time package var maximumTimeout = Duration.seconds(60)

  /// A number in the form of SETTINGS.
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

  /// A time in the form of SETTINGS, in whole milliseconds.
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

  /// An optional time of the same size.
  @propertyWrapper
  package struct PossibleTime: Sendable, Hashable {
    /// Whole milliseconds, at most 49 days; the largest number means `nil`.
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

  /// Between processes of one installation, where one connection carries the calls of many clients.
  package static let betweenProcesses = {
    var limits = ConnectionLimits()
    limits.maximumFrame = 65_536
    limits.maximumStreams = 4_096
    limits.connectionCredit = 32 << 20
    return limits
  }()
}
