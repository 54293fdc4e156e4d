#if DEBUG
@testable import RPC

/// The members and the abusive clients of a run; generated from a seed.
struct AbusePlan: Sendable {
  /// The time within which attacks begin and end, and members make calls.
  static let time = Duration.seconds(20)

  /// A member's repeated operation.
  enum Operation: CaseIterable, Sendable {
    case ask, change, list
    /// Several lists at once.
    case lists

    /// The number of concurrent calls.
    var calls: Int { self == .lists ? 3 : 1 }
  }

  /// A well-behaved member with one device.
  struct Member: Sendable {
    let number: Int
    let token: Token
    let host: String
    /// Bytes per second up and down, above the required minimum.
    let up: Int
    let down: Int
    let operations: [Operation]
    /// Bytes of requests and replies.
    let sizes: ClosedRange<Int>
    let pause: ClosedRange<Duration>
    /// Whether it keeps one connection for its calls.
    let stays: Bool
    let watches: Bool
  }

  let latency: ClosedRange<Duration>
  /// How long the server's authentication takes.
  let authenticationTime: Duration
  let members: [Member]
  let abusiveClients: [AbusiveClient.Plan]

  init(_ random: inout SeededRandom) {
    let least = random.duration(in: .milliseconds(1) ... .milliseconds(60))
    latency = least...least + random.duration(in: .zero ... .milliseconds(40))
    authenticationTime = .milliseconds(random.pick([0, 0, 20]))
    let households = random.number(in: 2...3)
    var members: [Member] = []
    for household in 1...households {
      for device in 1...random.number(in: 1...2) {
        let token = Token(household: household, device: device)
        members.append(Self.member(members.count + 1, token, &random))
      }
    }
    self.members = members
    let isLarge = random.chance(0.7)
    abusiveClients = (1...random.pick([1, 2, 3, 4])).map {
      AbusiveClient.Plan(
        $0,
        members: members,
        isLarge: isLarge && $0 == 1,
        within: Self.time,
        &random
      )
    }
  }

  /// Whether abusive clients may fill all slots, or those of the member's address; then connections
  /// are evicted, so long operations may fail and short ones may not.
  func isContested(_ member: Member) -> Bool {
    let settings = TargetServer.settings
    let own = members.reduce(0) { $0 + ($1.watches ? 2 : 1) }
    let all = abusiveClients.reduce(own) { $0 + $1.connections }
    let near = abusiveClients.filter { $0.hosts.contains(member.host) }
      .reduce(2) { $0 + $1.connections / $1.hosts.count + 1 }
    return all > settings.maximumUnproven || near > settings.maximumConnectionsPerAddress
  }

  private static func member(_ number: Int, _ token: Token, _ random: inout SeededRandom) -> Member
  {
    // A household without a lost device has its share for itself.
    let isSafe = token.household > 2
    let operations = random.pick([
      [Operation.ask], [.change], [isSafe ? .lists : .list], [.ask, .ask, .change], [.ask, .list],
      [.ask, .change, .list],
    ])
    let pauses: [ClosedRange<Duration>] = [
      .milliseconds(200) ... .seconds(1), .seconds(1) ... .seconds(4), .seconds(4) ... .seconds(8),
    ]
    return Member(
      number: number,
      token: token,
      host: "10.1.0.\(number)",
      up: random.number(in: 16_000...100_000),
      down: random.number(in: 16_000...100_000),
      operations: operations,
      sizes:
        2_000...random.pick([30_000, 90_000, isSafe ? TargetServer.message - 10_000 : 90_000]),
      pause: random.pick(pauses),
      stays: random.chance(0.5),
      watches: random.chance(0.3)
    )
  }
}
#endif
