/// The work in progress for one connection, and the time of the last.
///
/// A call is *working* from its whole request until its handler returns. If the call ends before,
/// the handler is an *orphan*. If the handler has returned and the reply waits to be sent, the call
/// is *replying*.
struct ConnectionWork {
  /// Calls with a running handler, except those that use no slot.
  private(set) var working: Int32 = 0
  /// Calls whose handler has returned and whose reply waits to be sent; not in ``working``.
  private(set) var replying: Int32 = 0
  /// Running handlers of calls that are over; they count against the stream limit.
  private(set) var orphans = 0
  let openedAt: MonotonicInstant
  /// When the connection opened, completed a call of a method that is not public, or sent a part of
  /// a message.
  private(set) var lastWorked: MonotonicInstant
  /// A method that is not public has answered a call.
  private(set) var hasServed = false

  init(openedAt: MonotonicInstant) {
    self.openedAt = openedAt
    lastWorked = openedAt
  }

  @inline(__always)
  mutating func handlerBegan() { working += 1 }

  /// The handler of a call has returned and its reply waits.
  @inline(__always)
  mutating func replyWaits() {
    working -= 1
    replying += 1
    assert(working >= 0)
  }

  /// A working or replying call is over.
  @inline(__always)
  mutating func callEnded(isReplying: Bool) {
    if isReplying { replying -= 1 } else { working -= 1 }
    assert(working >= 0 && replying >= 0)
  }

  mutating func handlerWasOrphaned() { orphans += 1 }

  mutating func orphanReturned() {
    orphans -= 1
    assert(orphans >= 0)
  }

  /// A fragment of an incomplete message was received.
  mutating func messageCame(at now: MonotonicInstant) { lastWorked = now }

  /// A method that is not public has answered a call.
  ///
  /// - Returns: whether it was the first.
  @inline(__always)
  mutating func served(at now: MonotonicInstant) -> Bool {
    lastWorked = now
    guard !hasServed else { return false }
    hasServed = true
    return true
  }
}
