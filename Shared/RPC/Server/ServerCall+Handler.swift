package import Wire

/// How the handler of a call starts and returns.
extension ServerCall {
  /// Starts a handler here and now; it leaves the thread at its first real suspension.
  ///
  /// - Parameters:
  ///   - isPassing: it may do nothing but pass the call on, whose errors are its own then.
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

  /// - Returns: on whose behalf the loop ran until now.
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
    // Its call ended while it ran up to here.
    if isCancelled { task.cancel() }
    begin(task)
  }

  func hasNotStarted(_ outer: TaskContext?, _ error: RPCError) {
    loop.context = outer
    isHandlerRunning = false
    refuse(error)
  }

  /// The handler has returned its reply, which is encoded where it leaves.
  package func finish(_ reply: some Message) {
    let size = reply.encodedSize()
    finish(size) { reply.encode(into: $0, size: size) }
  }

  /// The handler has returned its reply of `size` bytes, which `write` puts where it leaves.
  package func finish(_ size: Int, _ write: (EncodingPlace) -> Void) {
    returned(size, write)
  }

  /// The handler has returned without a reply, or with the one that a raw handler left.
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
