import GatewayDomain
import RPC
import ServiceRuntime
import Synchronization
import Vocabulary

/// Stores the household's audit entries for its parents.
///
/// The log also has a line for every call.
///
/// It records changes, whatever their outcome, and refusals, but no successful reads and no successful reports
/// of a child's device. Writing is asynchronous: entries are batched for a second, and calls that differ only in
/// time share an entry. A crash loses that second here, but not in the log.
package final class AuditTrail: Sendable {
  private static let pause: Duration = .seconds(1)
  /// The most pending entries; further ones are dropped.
  private static let capacity = 4_096
  /// The most entries in one transaction.
  private static let group = 500

  /// A pending entry with its place in the order of ending, because times may be equal.
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

  /// Records the end of a member's call.
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

  /// Records a refused call.
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

  /// Records a sign-in as a member, or an attempt.
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
    // Weak: `writeAtEnd()` has written the rest when the trail is released.
    loop.spawn { [loop, weak self] in
      try? await loop.sleep(for: Self.pause)
      await self?.write()
    }
  }

  /// Writes pending entries, after writes already under way.
  ///
  /// Entries that cannot be written remain in the log only.
  func write() async {
    let entries = state.withLock { state in
      defer { state = State() }
      return state.waiting.values.sorted { $0.place < $1.place }.map(\.entry)
    }
    var rest = entries[...]
    // Also with no entries: writes are serialized, so an earlier one has ended when this one returns.
    repeat {
      let group = Array(rest.prefix(Self.group))
      rest = rest.dropFirst(group.count)
      _ = try? await store.write { rows in try rows.append(group) }
    } while !rest.isEmpty
  }

  /// Waits until its task is cancelled, then writes the pending entries.
  package func writeAtEnd() async {
    while (try? await loop.sleep(for: .seconds(3_600))) != nil {}
    // In a task of its own: this one is cancelled, and the write would be as well.
    await loop.spawn { await self.write() }.value
  }
}
