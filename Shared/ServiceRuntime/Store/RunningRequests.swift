import Synchronization
import Vocabulary

/// The changing calls that run at this moment, so that one made twice at once is begun once.
///
/// A repeat that came while the first still waits for the disk would only take another place in the
/// writer's line; whoever asks so is told to come back for the stored reply. There are never more
/// than calls that a server lets in.
final class RunningRequests: Sendable {
  /// Whom a request id belongs to.
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

  /// What each of them asks.
  private let fingerprints = Mutex<[Scope: [UInt8]]>([:])

  /// Notes that a call begins; ``end(_:)`` follows whatever becomes of it.
  ///
  /// - Throws: ``LedgerRefusal/inProgress`` while the same call runs, ``LedgerRefusal/reused`` while
  ///   another one runs under its id.
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
