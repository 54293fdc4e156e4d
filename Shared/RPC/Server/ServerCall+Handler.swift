package import Wire

/// The start and the return of a call's handler.
extension ServerCall {
  /// Starts a handler on this thread, which it leaves at its first suspension.
  ///
  /// - Parameters:
  ///   - isPassing: the handler only forwards the call, so the errors it receives are its own.
  ///   - body: the handler.
  func run(isPassing: Bool = false, _ body: @escaping @Sendable (ServerCall) async throws -> Void) {
    let outer = willStart()
    let task = Handler.immediateDetached(executorPreference: self) { [self] in
      do {
        try await body(self)
        finish()
      } catch {
        if isPassing { failed(RPCError(describing: error)) } else { finish(throwing: error) }
      }
    }
    hasStarted(task, outer)
  }

  /// - Returns: the context that the loop ran in until now.
  func willStart() -> TaskContext? {
    isHandlerRunning = true
    let outer = loop.context
    loop.context = self
    return outer
  }

  func hasStarted(_ task: Handler, _ outer: TaskContext?) {
    loop.context = outer
    guard isHandlerRunning else { return }
    handler = task
    // The call ended before the handler's first suspension.
    if isCancelled { task.cancel() }
    begin(task)
  }

  func hasNotStarted(_ outer: TaskContext?, _ error: RPCError) {
    loop.context = outer
    isHandlerRunning = false
    refuse(error)
  }

  /// The handler has returned its reply, which is encoded into the output.
  package func finish(_ reply: some Message) {
    let size = reply.encodedSize()
    finish(size) { reply.encode(into: $0, size: size) }
  }

  /// The handler has returned a reply of `size` bytes, which `write` encodes into the output.
  package func finish(_ size: Int, _ write: (EncodingPlace) -> Void) {
    returned(size, write)
  }

  /// The handler has returned no reply, or a raw handler has left one.
  private func finish() {
    guard let rawReply else { return returned(nil) { _ in } }
    returned(rawReply.count) { $0.put(rawReply) }
  }

  private func returned(_ replyBytes: Int?, _ write: (EncodingPlace) -> Void) {
    isReturning = true
    if !hasEnded { connection?.finish(self, replyBytes: replyBytes, write: write) }
    returned()
  }

  /// The handler has thrown.
  package func finish(throwing failure: any Error) {
    failed(RPCError(ofHandler: failure))
  }

  private func failed(_ error: RPCError) {
    isReturning = true
    if !hasEnded { connection?.fail(self, error) }
    returned()
  }

  private func returned() {
    end()
    handler = nil
    isHandlerRunning = false
    if isOrphan { orphanReturned() }
    connection?.handlerReturned(self)
  }
}
