#if DEBUG
import RPC

/// What one connection of a besieger does.
enum Assault: Hashable, Sendable {
  /// Says nothing at all.
  case silence
  /// Begins a frame.
  case halfFrame
  /// Begins requests of so many bytes, sends most of each at once, and a piece of one of them now and then.
  case hoard(requests: Int, bytes: Int, piece: Int, every: Duration)
  /// Asks for lists, and reads none or takes them without giving credit back, or a byte of it now and then.
  case unreadLists(count: Int, bytes: Int, Visitor.Reading, drips: Bool)
  /// Watches, and does not read.
  case unreadWatches(count: Int, bytes: Int)
  /// Asks for what goes on when nobody waits any more, and cancels it or leaves.
  case orphans(requests: Int, bytes: Int, leaves: Bool)
  /// Asks for something again and again, as work of a class.
  case knocks(MethodDescriptor, bytes: Int, Priority, every: Duration)
  /// Sends whole requests, one after the other.
  case hammers(bytes: Int, every: Duration)

  /// Draws one.
  ///
  /// - Parameters:
  ///   - isKnown: who does it has a good token.
  ///   - takesRoom: it is to take as much as it gets.
  ///   - dice: chance.
  init(isKnown: Bool, takesRoom: Bool, _ dice: inout Dice) {
    let every = Duration.milliseconds(dice.pick([300, 1_200, 4_000, 40_000]))
    let hoards: [Assault] = [
      .hoard(
        requests: dice.pick([1, 3, 4]),
        bytes: Keep.message,
        piece: dice.pick([1_024, 1_024, 4_000]),
        every: every
      ),
      // Just less than is worth looking for.
      .hoard(
        requests: 1,
        bytes: dice.number(in: 60_000...84_000),
        piece: 1_024,
        every: every
      ),
      .hammers(bytes: dice.number(in: 20_000...Keep.message), every: every),
      .knocks(
        dice.pick([RPCV1.Health.Methods.check, Keep.ask, Keep.list]),
        bytes: 20_000,
        dice.pick(Priority.allCases),
        every: .milliseconds(dice.pick([50, 200]))
      ),
    ]
    let openings: [Assault] = [.silence, .halfFrame]
    let bytes = dice.pick([17_000, 40_000, 90_000, Keep.message])
    let known: [Assault] = [
      .unreadLists(
        count: min(120, dice.number(in: 1_000_000...6_000_000) / bytes),
        bytes: bytes,
        dice.pick([.never, .withoutCredit, .line(300)]),
        drips: dice.chance(0.5)
      ),
      .unreadWatches(count: dice.number(in: 1...30), bytes: dice.pick([2_000, 60_000])),
      .orphans(
        requests: dice.number(in: 1...4),
        bytes: dice.number(in: 20_000...Keep.message),
        leaves: dice.chance(0.5)
      ),
    ]
    let all = isKnown ? hoards + known + known + openings : hoards + hoards + openings
    self = dice.pick(takesRoom ? isKnown ? [hoards[0], known[0], known[2]] : [hoards[0]] : all)
  }
}
#endif
