import Vocabulary

/// What calls that are passed on alike have in common: what goes with each of them, and who looks at their
/// answers.
///
/// Calls of one way cost one reference each, and nothing is put together for them. A way is for calls that bring
/// the same metadata (``PassingCall/way(_:_:)``), or for one call.
///
/// Unchecked `Sendable`: nothing of it changes, and its interceptor is told on the loop only.
package final class PassingWay: @unchecked Sendable {
  /// Of calls that bring nothing, with which nothing goes, and at whose answers nobody looks.
  static let plain = PassingWay(CallOptions(), nil, bringing: Metadata())

  /// What callers send beside their requests, but for a request id in front.
  let entries: Metadata
  /// ``FamiliarMetadata/number`` of what they bring; 0: it is for one call.
  let number: UInt64
  let interceptor: (any PassingInterceptor)?
  /// Nothing in them changes how a call goes on, but for what goes with it.
  let isPlain: Bool
  let metadata: Metadata
  /// ``metadata`` may be sent.
  let isSound: Bool
  let prepared: PreparedMetadata?
  private let options: CallOptions

  init(
    _ options: CallOptions,
    _ interceptor: (any PassingInterceptor)?,
    bringing entries: Metadata,
    number: UInt64 = 0
  ) {
    self.entries = entries
    self.number = number
    self.interceptor = interceptor
    isPlain = options.timeout == nil && options.resumeFrom == nil
    metadata = options.metadata
    isSound = options.metadata.isEmpty || options.metadata.mistake == nil
    prepared = options.prepared
    self.options = options
  }

  /// The way of one call.
  @inline(__always)
  static func single(
    _ options: borrowing CallOptions,
    _ interceptor: (any PassingInterceptor)?,
    _ brought: UnsafePointer<BroughtMetadata>
  ) -> PassingWay {
    if interceptor == nil, brought.pointee.isEmpty, options.isEmpty { return plain }
    return PassingWay(copy options, interceptor, bringing: brought.pointee.entries)
  }

  /// Calls take it that bring different request ids, which go on with them.
  @inline(__always) var isForMany: Bool { number != 0 }

  /// The request id that goes on with a call that brought this one.
  @inline(__always)
  func requestID(_ brought: UniqueID?) -> UniqueID? { isForMany ? brought : options.requestID }

  /// The class in which a call goes on, where it is said.
  @inline(__always)
  func priority(_ own: Priority) -> Priority? { isForMany ? own : options.priority }

  /// What goes with a call that brought this request id and is of that class.
  func options(_ brought: UniqueID?, _ own: Priority) -> CallOptions {
    var options = options
    options.requestID = requestID(brought)
    options.priority = priority(own)
    return options
  }
}

extension CallOptions {
  /// They say nothing.
  @inline(__always) fileprivate var isEmpty: Bool {
    metadata.isEmpty && prepared == nil && requestID == nil && resumeFrom == nil && timeout == nil
      && priority == nil && !waitsForConnection && !waitsForReturn && isRetried
  }
}
