import GatewayDomain
import RPC
import ServiceRuntime
import Synchronization
import Vocabulary

/// Keeps who did what to whom for the household's parents; the log has a line of every call besides.
///
/// Noted are changes, however they end, and refusals; successful reads and what a child's device reports are
/// not. Nobody waits for it: entries are written together within a second, and calls that differ in nothing
/// but their time are one entry. A crash loses that second here, not in the log.
package final class AuditTrail: Sendable {
  private static let pause: Duration = .seconds(1)
  /// Entries that wait; more are counted, and not kept.
  private static let capacity = 4_096
  /// In one transaction.
  private static let group = 500

  /// An entry with its place in the order of ending: several have the same time.
  private struct Waiting {
    var entry: AuditEntry
    var place: Int
  }

  private struct State {
    var waiting: [AuditEntry.Act: Waiting] = [:]
    var lastPlace = 0
    var isScheduled = false
  }

  private let store: DirectoryStore
  private let loop: EventLoop
  private let state = Mutex(State())

  init(_ store: DirectoryStore, _ loop: EventLoop) {
    self.store = store
    self.loop = loop
  }

  /// Notes a member's call that has ended.
  func note(_ method: MethodDescriptor, _ outcome: StatusCode, of member: CallerContext) {
    guard method.changes || outcome == .permissionDenied else { return }
    if outcome == .ok, member.caller.scopes.contains(.device) { return }
    note(
      AuditEntry.Act(
        household: member.household,
        member: member.caller.member,
        space: member.subject,
        token: member.token.id,
        method: method.name,
        outcome: outcome.name
      )
    )
  }

  /// Notes a call that was not admitted.
  func note(
    _ method: MethodDescriptor,
    _ refusal: AccessRefusal,
    of caller: AuthenticatedCaller,
    about space: MemberID
  ) {
    note(
      AuditEntry.Act(
        household: caller.household,
        member: caller.member,
        space: space,
        token: caller.token,
        method: method.name,
        outcome: refusal.rpcError.code.name
      )
    )
  }

  /// Notes that somebody signed in as a member, or tried to.
  func note(
    signIn method: MethodDescriptor,
    _ outcome: StatusCode,
    as member: MemberID,
    in household: HouseholdID,
    token: TokenID?
  ) {
    note(
      AuditEntry.Act(
        household: household,
        member: member,
        space: member,
        token: token,
        method: method.name,
        outcome: outcome.name
      )
    )
  }

  private func note(_ act: AuditEntry.Act) {
    let now = store.now
    let isFirst = state.withLock { state in
      state.lastPlace += 1
      if var waiting = state.waiting[act] {
        waiting.entry.at = now
        waiting.entry.count += 1
        waiting.place = state.lastPlace
        state.waiting[act] = waiting
      } else if state.waiting.count < Self.capacity {
        state.waiting[act] = Waiting(entry: AuditEntry(act, at: now), place: state.lastPlace)
      }
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    guard isFirst else { return }
    // A gateway that is gone is not kept for its last second, which `writeAtEnd()` has written.
    loop.spawn { [loop, weak self] in
      try? await loop.sleep(for: Self.pause)
      await self?.write()
    }
  }

  /// Writes what waits, behind what is being written; what cannot be written is in the log alone.
  func write() async {
    let entries = state.withLock { state in
      defer { state = State() }
      return state.waiting.values.sorted { $0.place < $1.place }.map(\.entry)
    }
    var rest = entries[...]
    // Also where nothing waits: writes follow each other, so the last one has ended by then.
    repeat {
      let group = Array(rest.prefix(Self.group))
      rest = rest.dropFirst(group.count)
      _ = try? await store.write { rows in try rows.append(group) }
    } while !rest.isEmpty
  }

  /// Waits until its task is cancelled, and writes what waits then.
  package func writeAtEnd() async {
    while (try? await loop.sleep(for: .seconds(3_600))) != nil {}
    // The task is cancelled, and so would be what it waits for.
    await loop.spawn { await self.write() }.value
  }
}
