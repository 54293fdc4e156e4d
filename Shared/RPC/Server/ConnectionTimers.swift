/// The timers of a server's connection, at most one of each kind.
///
/// Its owner clears a timer that fires with ``fired(_:)``. Touched on the loop only.
struct ConnectionTimers {
  enum Kind: UInt64, CaseIterable {
    case frame, write, keepalive, drain, age, idle, grace, pause, reader
  }

  private var armed = InlineArray<9, TimerID>(repeating: .none)

  /// Whether this timer is armed.
  func isArmed(_ kind: Kind) -> Bool { armed[index(kind)] != .none }

  /// Arms the timer for `delay` from now, in place of an earlier time.
  mutating func arm(_ kind: Kind, _ delay: Duration, _ target: some TimerTarget, on loop: EventLoop)
  {
    disarm(kind, on: loop)
    armed[index(kind)] = loop.arm(after: delay, target, cookie: kind.rawValue)
  }

  mutating func disarm(_ kind: Kind, on loop: EventLoop) {
    loop.disarm(armed[index(kind)])
    armed[index(kind)] = .none
  }

  mutating func disarmAll(on loop: EventLoop) {
    for kind in Kind.allCases { disarm(kind, on: loop) }
  }

  /// The kind of a timer that has fired; it is no longer armed.
  mutating func fired(_ cookie: UInt64) -> Kind? {
    guard let kind = Kind(rawValue: cookie) else { return nil }
    armed[index(kind)] = .none
    return kind
  }

  private func index(_ kind: Kind) -> Int { Int(kind.rawValue) }
}
