#if DEBUG
import RPC

/// The behaviour of one connection of an abusive client.
enum AttackKind: Hashable, Sendable {
  /// Sends nothing.
  case silence
  /// Sends half a frame.
  case halfFrame
  /// Begins requests, sends most of each at once, and then small pieces.
  case heldRequests(requests: Int, bytes: Int, piece: Int, every: Duration)
  /// Requests lists and does not read them, or reads without returning credit, or returns single
  /// bytes.
  case unreadLists(count: Int, bytes: Int, RawClient.Reading, drips: Bool)
  /// Opens watches and does not read them.
  case unreadWatches(count: Int, bytes: Int)
  /// Starts slow calls, then cancels them or disconnects.
  case abandonedCalls(requests: Int, bytes: Int, leaves: Bool)
  /// Repeats a call with a priority.
  case repeatedCalls(MethodDescriptor, bytes: Int, Priority, every: Duration)
  /// Sends whole requests one after the other.
  case repeatedRequests(bytes: Int, every: Duration)

  /// Generates an attack.
  ///
  /// - Parameters:
  ///   - isKnown: whether the client has a valid token.
  ///   - takesRoom: whether it is to hold as many bytes as possible.
  ///   - random: the run's random numbers.
  init(isKnown: Bool, takesRoom: Bool, _ random: inout SeededRandom) {
    let every = Duration.milliseconds(random.pick([300, 1_200, 4_000, 40_000]))
    let held: [AttackKind] = [
      .heldRequests(
        requests: random.pick([1, 3, 4]),
        bytes: TargetServer.message,
        piece: random.pick([1_024, 1_024, 4_000]),
        every: every
      ),
      // Just below the size that the server looks for.
      .heldRequests(
        requests: 1,
        bytes: random.number(in: 60_000...84_000),
        piece: 1_024,
        every: every
      ),
      .repeatedRequests(bytes: random.number(in: 20_000...TargetServer.message), every: every),
      .repeatedCalls(
        random.pick([RPCV1.Health.Methods.check, TargetServer.ask, TargetServer.list]),
        bytes: 20_000,
        random.pick(Priority.allCases),
        every: .milliseconds(random.pick([50, 200]))
      ),
    ]
    let openings: [AttackKind] = [.silence, .halfFrame]
    let bytes = random.pick([17_000, 40_000, 90_000, TargetServer.message])
    let known: [AttackKind] = [
      .unreadLists(
        count: min(120, random.number(in: 1_000_000...6_000_000) / bytes),
        bytes: bytes,
        random.pick([.never, .withoutCredit, .line(300)]),
        drips: random.chance(0.5)
      ),
      .unreadWatches(count: random.number(in: 1...30), bytes: random.pick([2_000, 60_000])),
      .abandonedCalls(
        requests: random.number(in: 1...4),
        bytes: random.number(in: 20_000...TargetServer.message),
        leaves: random.chance(0.5)
      ),
    ]
    let all = isKnown ? held + known + known + openings : held + held + openings
    self = random.pick(takesRoom ? isKnown ? [held[0], known[0], known[2]] : [held[0]] : all)
  }
}
#endif
