#if DEBUG
import RPC

extension AbusiveClient {
  /// An abusive client's identity, addresses and attacks; generated from a seed.
  struct Plan: Sendable {
    let begin: Duration
    let end: Duration
    let connections: Int
    /// The addresses of its connections, in turn.
    let hosts: [String]
    let identity: Identity
    /// Whether each connection first makes a call that is answered.
    let isServedFirst: Bool
    /// The attacks of its connections, in turn; each new connection uses the next.
    let attacks: [AttackKind]
    /// How long a connection lasts, and the pause before the next one.
    let stays: Duration
    let returns: Duration

    init(
      _ number: Int,
      members: [AbusePlan.Member],
      isLarge: Bool,
      within time: Duration,
      _ random: inout SeededRandom
    ) {
      let isKnown = random.chance(0.6)
      if isKnown {
        // One lost device, several of a household, or several households'.
        let households = random.chance(0.2) ? [1, 2] : [random.number(in: 1...2)]
        let devices = random.number(in: 1...2)
        identity = .lostDevices(
          households.flatMap { household in
            (0..<devices).map { Token(household: household, device: 100 + $0) }
          }
        )
      } else {
        identity = random.chance(0.5) ? .noToken : .wrongToken
      }
      isServedFirst = isKnown && random.chance(0.5)
      begin = random.duration(in: .zero...time / 2)
      end = min(time, begin + time / random.pick(isLarge ? [1, 2] : [1, 2, 6]))
      connections = random.pick(isLarge ? [24, 40] : [1, 12, 24])
      let own = (0..<(isLarge ? 16 : random.pick([1, 16]))).map { "10.2.\(number).\($0)" }
      // The address of a well-behaved member.
      hosts = !isLarge && random.chance(0.4) ? [random.pick(members).host] : own
      attacks = (0..<random.number(in: 1...2)).map { index in
        AttackKind(isKnown: isKnown, takesRoom: isLarge && index == 0, &random)
      }
      // Unauthenticated connections have two seconds.
      stays = random.pick([.milliseconds(700), .milliseconds(1_900), .seconds(6), time, time])
      returns = .milliseconds(random.pick([60, 300, 1_000]))
    }
  }
}
#endif
