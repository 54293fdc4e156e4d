import AnalyticsDomain
package import RPC
import SQLite
package import ServiceRuntime
import Synchronization
import Vocabulary
package import Wire

/// Members' health logs, goals, onboarding and connections, in separate tables of the analytics database.
package struct HealthStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  let log: Logger
  let damage: DamagedState

  package init(_ store: ServiceStore, pageSeal: PageSeal, log: Logger = .silent) {
    self.store = store
    self.pageSeal = pageSeal
    self.log = log
    damage = DamagedState(log)
  }

  package var clock: any WallClock { store.clock }

  /// Reads from one snapshot of the caller's space.
  package func read<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (HealthReader) throws -> Answer
  ) async throws -> Answer {
    let now = store.clock.now()
    return try await store.read(of: caller.member.rawValue) { [damage] in
      try body(HealthReader($0, caller, now: now, damage))
    }
  }

  /// Runs a changing call once and stores its response with the change; repeats get the stored response.
  ///
  /// Calls whose contract declares `consent` are refused here without a parent's, so that no unary call can omit the
  /// check; those with a type to refuse, or other input, check it before.
  /// - Throws: ``HealthRefusal/noConsent``; what `body` throws, after a rollback; what ``ServiceStore/change(_:_:as:_:)`` throws.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (HealthWriter) throws -> Response
  ) async throws -> Response {
    if call.method.consent != nil { try caller.healthAccess.checkConsent() }
    let lines = HealthLogLines()
    let response = try await store.change(call, request, as: caller) { [damage] in
      lines.removeAll()
      return try body(HealthWriter($0, caller, damage, lines))
    }
    lines.write(to: log, caller)
    return response
  }

  /// Deletes the tombstones of entries when their events expire.
  package static let retentionRules = [
    RetentionSweep.Rule("health tombstones", keptFor: RetentionSweep.eventsKeptFor) {
      context,
      before,
      count in
      try context.connection.run(
        """
        DELETE FROM health_tombstone WHERE (household, member, id) IN (
          SELECT household, member, id FROM health_tombstone WHERE deleted_at < ?
          ORDER BY deleted_at LIMIT ?)
        """,
        before,
        count
      )
    }
  ]
}

/// Reports damaged stored state, once for each member.
///
/// Damaged state is read as not chosen or not connected (FST-105).
final class DamagedState: Sendable {
  /// The maximum number of reported members.
  private static let most = 1_000

  private let log: Logger
  private let reported = Mutex<Set<MemberID>>([])

  init(_ log: Logger) { self.log = log }

  func report(of member: MemberID) {
    let isNew = reported.withLock { reported in
      reported.count < Self.most && reported.insert(member).inserted
    }
    guard isNew else { return }
    log.safety(
      "stored health preferences are damaged and were read as not chosen",
      ["member": .id(member)]
    )
  }
}

extension HealthDataType: SQLValue {}
extension HealthEntrySource: SQLValue {}
extension HealthUnits: SQLValue {}
