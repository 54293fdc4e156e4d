package import GatewayDomain
import Synchronization
package import Vocabulary

/// A cache of tokens and households in front of the store.
///
/// This process is the only writer of both, so the cache is correct as long as every change calls
/// ``forget(household:)``, ``ended(_:)`` or ``endedAll(of:)`` after its commit. A read that began before such a
/// change is not cached.
package final class Directory: Sendable {
  private static let capacity = 8_192  // tokens and households in memory; about 500 bytes each

  /// The open streams of one token.
  private struct Leases {
    let member: MemberID
    var open: [UInt64: AsyncStream<Never>.Continuation] = [:]
  }

  private struct State {
    var tokens = BoundedTable<TokenHash, Token>(capacity: capacity)
    var homes = BoundedTable<HouseholdID, Home>(capacity: capacity)
    var leases: [TokenID: Leases] = [:]
    var lastLease: UInt64 = 0
  }

  let store: DirectoryStore
  private let state = Mutex(State())
  /// Incremented with every change of ``state``, inside its lock.
  private let changes = Atomic<UInt64>(0)

  package init(_ store: DirectoryStore) { self.store = store }

  // MARK: Reading

  /// Changes whenever values derived from this directory may be stale.
  var version: UInt64 { changes.load(ordering: .acquiring) }

  private func changed() { changes.add(1, ordering: .releasing) }

  /// The token with this hash, if it is in memory.
  func known(_ hash: TokenHash) -> Token? {
    state.withLock { $0.tokens[hash] }
  }

  /// The household, if it is in memory.
  func known(_ id: HouseholdID) -> Home? {
    state.withLock { $0.homes[id] }
  }

  /// The token with this hash, revoked and expired ones included; `nil` when there is none.
  func token(_ hash: TokenHash) async throws -> Token? {
    if let known = known(hash) { return known }
    let before = version
    // The owner is unknown yet, so the read is queued without one; admission has counted the address.
    let found = try await store.read { try $0.token(hash: hash) }
    guard let found, found.life.revokedAt == nil else { return found }
    state.withLock { if version == before { $0.tokens[hash] = found } }
    return found
  }

  /// The token that a secret belongs to.
  package func token(_ secret: TokenSecret) async throws -> Token? {
    try await token(TokenHash(of: secret))
  }

  package func home(_ id: HouseholdID) async throws -> Home? {
    let (known, before) = state.withLock { ($0.homes[id], version) }
    if let known { return known }
    let found = try await store.read(of: id.rawValue) { try $0.home(id) }
    if let found {
      state.withLock { if version == before { $0.homes[id] = found } }
    }
    return found
  }

  // MARK: Invalidation, after a commit

  package func forget(household: HouseholdID) {
    state.withLock {
      $0.homes[household] = nil
      changed()
    }
  }

  /// Drops a token whose secret was replaced.
  func forgetSecrets(of token: TokenID) {
    state.withLock { state in
      state.tokens.removeAll { $0.id == token }
      changed()
    }
  }

  /// Drops a revoked token, and ends every stream that was opened with it.
  package func ended(_ token: TokenID) {
    let leases = state.withLock { state in
      state.tokens.removeAll { $0.id == token }
      changed()
      return state.leases.removeValue(forKey: token)
    }
    for lease in (leases?.open ?? [:]).values { lease.finish() }
  }

  /// The same for all tokens of a member.
  func endedAll(of member: MemberID) {
    let ended = state.withLock { state in
      state.tokens.removeAll { $0.member == member }
      changed()
      let ended = state.leases.filter { $0.value.member == member }
      for token in ended.keys { state.leases[token] = nil }
      return ended.values.flatMap(\.open.values)
    }
    for lease in ended { lease.finish() }
  }

  // MARK: Use

  /// Records a use in memory.
  /// - Returns: whether it has to be stored as well; true once per ``TokenLifetime/storingInterval``.
  func noteUse(of hash: TokenHash, at now: Timestamp) -> Bool {
    state.withLock { state in
      guard var token = state.tokens[hash], token.life.isWorthStoring(at: now) else {
        return false
      }
      token.life.lastUsedAt = now
      state.tokens[hash] = token
      changed()
      return true
    }
  }

  /// A stream that ends when the token is revoked; at once when it already is.
  ///
  /// A token that is no longer in memory is looked up again.
  func lease(_ hash: TokenHash) async throws -> AsyncStream<Never> {
    // One attempt is enough unless the token is revoked or evicted concurrently.
    for _ in 0..<3 {
      if let lease = leaseIfKnown(hash) { return lease }
      guard let token = try await token(hash), token.life.revokedAt == nil else { break }
    }
    return AsyncStream { $0.finish() }
  }

  private func leaseIfKnown(_ hash: TokenHash) -> AsyncStream<Never>? {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    let entry: (token: TokenID, number: UInt64)? = state.withLock { state in
      guard let token = state.tokens[hash] else { return nil }
      state.lastLease += 1
      state.leases[token.id, default: Leases(member: token.member)].open[state.lastLease] =
        continuation
      return (token.id, state.lastLease)
    }
    guard let entry else { return nil }
    continuation.onTermination = { [weak self] _ in
      self?.dropLease(entry.number, of: entry.token)
    }
    return stream
  }

  private func dropLease(_ number: UInt64, of token: TokenID) {
    state.withLock { state in
      state.leases[token]?.open[number] = nil
      if state.leases[token]?.open.isEmpty == true { state.leases[token] = nil }
    }
  }

  /// The number of open streams, for tests and status.
  package var openLeases: Int {
    state.withLock { $0.leases.values.reduce(0) { $0 + $1.open.count } }
  }
}
