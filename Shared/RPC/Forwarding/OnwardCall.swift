import Wire

/// Sees the answer of a forwarded call before its caller.
///
/// One of the two methods is called for each call, once, on the loop, even if the caller has left.
/// An interceptor may serve many calls.
package protocol ForwardingInterceptor: AnyObject {
  /// The call ended with OK.
  ///
  /// Head and trailers, as it leaves them, go to the caller with the reply.
  func answered(_ call: ForwardedFacts, head: inout Metadata, trailers: inout Metadata)

  /// The call failed.
  ///
  /// - Returns: the error for its caller.
  func refused(_ call: ForwardedFacts, _ error: RPCError) -> RPCError
}

/// The facts of a forwarded call at its end.
package struct ForwardedFacts {
  /// Its place in its caller's trace, or in a new one.
  package let trace: TraceParent
  /// When CALL was read.
  package let startedAt: MonotonicInstant
  package let now: MonotonicInstant
}

/// The second of the two calls that forward a call: made to the service, it answers the caller's ``ServerCall``.
///
/// Used where a ``ForwardedCall``, a row for both, is not possible.
///
/// No task waits for the reply. A whole reply is copied from where it was read to where it is
/// written. The request is kept until the call is over, because it may be sent again, and counts as
/// buffered at the server.
///
/// Unchecked `Sendable`: see ``OutgoingCall``.
final class OnwardCall: UnaryCall, @unchecked Sendable {
  private let call: ServerCall
  private let interceptor: (any ForwardingInterceptor)?

  init(
    _ request: consuming [UInt8],
    of call: ServerCall,
    _ options: consuming CallOptions,
    _ interceptor: (any ForwardingInterceptor)?
  ) {
    self.call = call
    self.interceptor = interceptor
    call.origin.countForwarded(request.count)
    call.connection?.letGo(call)
    super.init(passing: consume request, of: call, consume options)
  }

  override func ended(
    _ message: UnsafeRawBufferPointer?,
    isCompressed: Bool,
    _ trailers: Metadata
  ) {
    guard let message, !isCompressed, replyCount == 0 else {
      return super.ended(message, isCompressed: isCompressed, trailers)
    }
    succeed {
      answer(trailers, message.count) { $0.bytes.copyMemory(from: message) }
    }
  }

  override func succeeded(_ trailers: Metadata) {
    guard replyCount == 1 else { return failed(.wrongMessageCount) }
    answer(trailers, reply.count) { $0.put(reply) }
  }

  @inline(__always) private func answer(
    _ trailers: Metadata,
    _ size: Int,
    _ write: (EncodingPlace) -> Void
  ) {
    release()
    if let interceptor {
      var trailers = trailers
      interceptor.answered(call.forwardedFacts, head: &head, trailers: &trailers)
      call.appendTrailers(trailers)
    } else {
      call.appendTrailers(trailers)
    }
    if !head.isEmpty { call.sendHead(head) }
    call.finish(replyBytes: size, write: write)
  }

  private func release() {
    call.waitsFor = nil
    call.origin.releaseForwarded(request?.count ?? 0)
  }

  override func failed(_ error: RPCError) {
    release()
    call.refuse(interceptor?.refused(call.forwardedFacts, error) ?? error)
  }
}

extension ServerCall {
  fileprivate var forwardedFacts: ForwardedFacts {
    ForwardedFacts(
      trace: origin.trace(metadata, of: streamID),
      startedAt: startedAt,
      now: loop.now
    )
  }
}
