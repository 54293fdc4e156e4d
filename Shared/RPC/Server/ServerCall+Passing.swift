/// Calls that are passed on as they came: no task waits for the answer.
extension ServerCall {
  /// Sends the call's one request on over a channel of the same loop, and the answer back.
  ///
  /// What goes on has this call's time and trace, and ends with it.
  ///
  /// - Parameters:
  ///   - request: as it was read.
  ///   - channel: where it goes.
  ///   - options: what goes with it.
  ///   - interceptor: sees what comes back; `nil`: the answer goes back as it came.
  package func pass(
    _ request: consuming [UInt8],
    over channel: some CallChannel,
    _ options: consuming CallOptions,
    _ interceptor: (any PassingInterceptor)? = nil
  ) {
    let onward = PassedCall(consume request, of: self, consume options, interceptor)
    waitsFor = onward
    channel.start(onward)
  }

  func appendTrailers(_ more: Metadata) {
    guard !more.isEmpty else { return }
    for entry in more { appendTrailer(entry) }
  }
}
