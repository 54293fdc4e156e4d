#if DEBUG
import RPC

extension Besieger {
  /// Who it is, where it comes from, and what it does: drawn from a seed.
  struct Plan: Sendable {
    let begin: Duration
    let end: Duration
    let posts: Int
    /// Where its posts come from, in turn.
    let hosts: [String]
    let pretence: Pretence
    /// Each connection first makes a call that is answered.
    let isServedFirst: Bool
    /// What its posts do, in turn; with each new connection the next.
    let assaults: [Assault]
    /// A connection lasts so long, and after so long the post comes again.
    let stays: Duration
    let returns: Duration

    init(
      _ number: Int,
      members: [SiegePlan.Member],
      isLarge: Bool,
      within time: Duration,
      _ dice: inout Dice
    ) {
      let isKnown = dice.chance(0.6)
      if isKnown {
        // One device that was lost, some of a household, or some of several.
        let households = dice.chance(0.2) ? [1, 2] : [dice.number(in: 1...2)]
        let devices = dice.number(in: 1...2)
        pretence = .captured(
          households.flatMap { household in
            (0..<devices).map { Token(household: household, device: 100 + $0) }
          }
        )
      } else {
        pretence = dice.chance(0.5) ? .nobody : .liar
      }
      isServedFirst = isKnown && dice.chance(0.5)
      begin = dice.duration(in: .zero...time / 2)
      end = min(time, begin + time / dice.pick(isLarge ? [1, 2] : [1, 2, 6]))
      posts = dice.pick(isLarge ? [24, 40] : [1, 12, 24])
      let own = (0..<(isLarge ? 16 : dice.pick([1, 16]))).map { "10.2.\(number).\($0)" }
      // Behind the same address as somebody honest.
      hosts = !isLarge && dice.chance(0.4) ? [dice.pick(members).host] : own
      assaults = (0..<dice.number(in: 1...2)).map { index in
        Assault(isKnown: isKnown, takesRoom: isLarge && index == 0, &dice)
      }
      // Two seconds are what newcomers have.
      stays = dice.pick([.milliseconds(700), .milliseconds(1_900), .seconds(6), time, time])
      returns = .milliseconds(dice.pick([60, 300, 1_000]))
    }
  }
}
#endif
