/// Whether a client is open, and how many of its calls are under way.
///
/// What carries the calls may end only after the last of them: a call whose loop has stopped would
/// wait for ever.
struct ConnectionLife {
  private(set) var isClosed = false
  private var running = 0
  private var atEnd: (@Sendable () -> Void)?

  /// - Returns: false when no call may begin any more.
  mutating func enter() -> Bool {
    guard !isClosed else { return false }
    running += 1
    return true
  }

  /// - Returns: what is to be done now that the last call is over.
  mutating func leave() -> (@Sendable () -> Void)? {
    running -= 1
    return takeEnd()
  }

  /// - Returns: what is to be done now; `nil` while calls are under way, or the second time.
  mutating func close(_ atEnd: @escaping @Sendable () -> Void) -> (@Sendable () -> Void)? {
    guard !isClosed else { return nil }
    isClosed = true
    self.atEnd = atEnd
    return takeEnd()
  }

  private mutating func takeEnd() -> (@Sendable () -> Void)? {
    guard isClosed, running == 0 else { return nil }
    defer { atEnd = nil }
    return atEnd
  }
}
