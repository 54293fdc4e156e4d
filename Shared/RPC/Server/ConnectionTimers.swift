/// The timers of a server's connection, of which there is one of each kind at most.
///
/// Whoever owns it clears a timer that fires: ``fired(_:)``. Touched on its loop only.
struct ConnectionTimers {
  enum Kind: UInt64, CaseIterable {
    case frame, write, keepalive, drain, age, idle, grace, pause, reader
  }

  private var armed = InlineArray<9, TimerID>(repeating: .none)

  /// Whether it is going to fire.
  func isArmed(_ kind: Kind) -> Bool { armed[index(kind)] != .none }

  /// Has a timer fire after `delay`, and no more when it was going to before.
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

  /// The kind of a timer that has fired, which is not armed any more.
  mutating func fired(_ cookie: UInt64) -> Kind? {
    guard let kind = Kind(rawValue: cookie) else { return nil }
    armed[index(kind)] = .none
    return kind
  }

  private func index(_ kind: Kind) -> Int { Int(kind.rawValue) }
}
