#if DEBUG
@testable import RPC

/// Who lives in the keep's households, who besieges it, and how: drawn from a seed.
struct SiegePlan: Sendable {
  /// Attacks begin and end within this time, and members have wishes for as long.
  static let time = Duration.seconds(20)

  /// What a member wants again and again.
  enum Wish: CaseIterable, Sendable {
    case ask, change, list
    /// Several lists at once.
    case lists

    /// Calls that are open together.
    var calls: Int { self == .lists ? 3 : 1 }
  }

  /// Somebody honest, with one device.
  struct Member: Sendable {
    let number: Int
    let token: Token
    let host: String
    /// Bytes a second, up and down: more than the least that is asked for.
    let up: Int
    let down: Int
    let wishes: [Wish]
    /// Bytes of requests and replies.
    let sizes: ClosedRange<Int>
    let pause: ClosedRange<Duration>
    /// It calls on one connection as long as that lasts.
    let stays: Bool
    let watches: Bool
  }

  let latency: ClosedRange<Duration>
  /// How long the keep's door takes to find out whose a token is.
  let looksFor: Duration
  let members: [Member]
  let besiegers: [Besieger.Plan]

  init(_ dice: inout Dice) {
    let least = dice.duration(in: .milliseconds(1) ... .milliseconds(60))
    latency = least...least + dice.duration(in: .zero ... .milliseconds(40))
    looksFor = .milliseconds(dice.pick([0, 0, 20]))
    let households = dice.number(in: 2...3)
    var members: [Member] = []
    for household in 1...households {
      for device in 1...dice.number(in: 1...2) {
        let token = Token(household: household, device: device)
        members.append(Self.member(members.count + 1, token, &dice))
      }
    }
    self.members = members
    let isLarge = dice.chance(0.7)
    besiegers = (1...dice.pick([1, 2, 3, 4])).map {
      Besieger.Plan($0, members: members, isLarge: isLarge && $0 == 1, within: Self.time, &dice)
    }
  }

  /// Whether besiegers may leave a member no place of all, or of those for where it comes from: then connections
  /// give way for others, what is long may be lost, and what is short is not.
  func isContested(_ member: Member) -> Bool {
    let settings = Keep.settings
    let own = members.reduce(0) { $0 + ($1.watches ? 2 : 1) }
    let all = besiegers.reduce(own) { $0 + $1.posts }
    let near = besiegers.filter { $0.hosts.contains(member.host) }
      .reduce(2) { $0 + $1.posts / $1.hosts.count + 1 }
    return all > settings.maximumUnproven || near > settings.maximumConnectionsPerAddress
  }

  private static func member(_ number: Int, _ token: Token, _ dice: inout Dice) -> Member {
    // Whose household has no lost device has more of its share to itself.
    let isSafe = token.household > 2
    let wishes = dice.pick([
      [Wish.ask], [.change], [isSafe ? .lists : .list], [.ask, .ask, .change], [.ask, .list],
      [.ask, .change, .list],
    ])
    let pauses: [ClosedRange<Duration>] = [
      .milliseconds(200) ... .seconds(1), .seconds(1) ... .seconds(4), .seconds(4) ... .seconds(8),
    ]
    return Member(
      number: number,
      token: token,
      host: "10.1.0.\(number)",
      up: dice.number(in: 16_000...100_000),
      down: dice.number(in: 16_000...100_000),
      wishes: wishes,
      sizes: 2_000...dice.pick([30_000, 90_000, isSafe ? Keep.message - 10_000 : 90_000]),
      pause: dice.pick(pauses),
      stays: dice.chance(0.5),
      watches: dice.chance(0.3)
    )
  }
}
#endif
