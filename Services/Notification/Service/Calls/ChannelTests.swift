import NotificationDomain
import RPC
import Synchronization
import Vocabulary

/// Limits test messages.
///
/// Each holds a thread until its receiver answers, and goes to an address of the member's choice.
final class ChannelTests: Sendable {
  /// The largest number of concurrent tests of all members.
  static let mostAtOnce = 4
  /// The largest number of tests of one member per minute.
  static let mostInMinute = 6
  private static let minute: Duration = .seconds(60)

  private struct State {
    var running = 0
    var begun: [MemberID: [MonotonicInstant]] = [:]
  }

  private let loop: EventLoop
  private let state = Mutex(State())

  init(loop: EventLoop) { self.loop = loop }

  /// Begins a test; the caller must call ``end()`` afterwards.
  ///
  /// - Throws: ``ChannelRefusal/tooManyTests``.
  func begin(_ member: MemberID) throws(ChannelRefusal) {
    let since = loop.now
    let isTaken = state.withLock { state in
      state.begun = state.begun.compactMapValues { times in
        let recent = times.filter { since - $0 < Self.minute }
        return recent.isEmpty ? nil : recent
      }
      let mine = state.begun[member] ?? []
      guard state.running < Self.mostAtOnce, mine.count < Self.mostInMinute else { return false }
      state.begun[member] = mine + [since]
      state.running += 1
      return true
    }
    guard isTaken else { throw .tooManyTests }
  }

  func end() { state.withLock { $0.running -= 1 } }
}
