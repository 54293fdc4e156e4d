/// What is at work for one connection, and when something last was.
///
/// A call's handler *works* from the whole request until it has returned. Its call may be over before: then it is an
/// *orphan*. Or its reply waits to be sent when it has returned: then the call is *replying*.
struct ConnectionWork {
  /// Calls for which a handler runs, but for those that keep no place.
  private(set) var working: Int32 = 0
  /// Calls whose handlers have returned, and whose replies wait to be sent; none of ``working``.
  private(set) var replying: Int32 = 0
  /// Handlers whose call is over but that have not returned; they count against the stream limit.
  private(set) var orphans = 0
  let openedAt: MonotonicInstant
  /// When something was last done for it, or it opened: the end of a call that was answered and that not everybody may
  /// make, or a piece of a message.
  private(set) var lastWorked: MonotonicInstant
  /// A call was answered that not everybody may make.
  private(set) var hasServed = false

  init(openedAt: MonotonicInstant) {
    self.openedAt = openedAt
    lastWorked = openedAt
  }

  @inline(__always)
  mutating func handlerBegan() { working += 1 }

  /// The handler of a call has returned, and its reply waits.
  @inline(__always)
  mutating func replyWaits() {
    working -= 1
    replying += 1
    assert(working >= 0)
  }

  /// A call is over that worked, or whose reply waited.
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

  /// A piece of a message came, behind which is another.
  mutating func messageCame(at now: MonotonicInstant) { lastWorked = now }

  /// A call was answered that not everybody may make.
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
