import Synchronization
import Vocabulary

/// The changing calls that are running, so that a concurrent duplicate does not begin.
///
/// A duplicate would only take another place in the writer's queue; its call is refused, and its
/// client retries for the stored reply. Their number is bounded by the calls that the server admits.
final class RunningRequests: Sendable {
  /// The member that a request id belongs to.
  private struct Scope: Hashable {
    let household: HouseholdID
    let caller: MemberID
    let request: RequestID

    init(_ key: RequestKey) {
      household = key.household
      caller = key.caller
      request = key.request
    }
  }

  /// The request of each running call.
  private let fingerprints = Mutex<[Scope: [UInt8]]>([:])

  /// Registers a call that begins; ``end(_:)`` must follow.
  ///
  /// - Throws: ``LedgerRefusal/inProgress`` while the same call runs, ``LedgerRefusal/reused``
  ///   while another one runs under its id.
  func begin(_ key: RequestKey) throws(LedgerRefusal) {
    let running = fingerprints.withLock { fingerprints -> [UInt8]? in
      let scope = Scope(key)
      if let running = fingerprints[scope] { return running }
      fingerprints[scope] = key.fingerprint
      return nil
    }
    guard let running else { return }
    throw running == key.fingerprint ? .inProgress : .reused
  }

  func end(_ key: RequestKey) {
    fingerprints.withLock { $0[Scope(key)] = nil }
  }
}
