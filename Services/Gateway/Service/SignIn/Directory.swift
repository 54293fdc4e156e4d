package import GatewayDomain
package import SQLite
import Synchronization
package import Vocabulary

/// Knows whose token it is and who lives in a household: from memory, else from the store.
///
/// This process is the only writer of both, so memory is right as long as every change passes
/// ``forget(household:)`` or ``ended(_:)`` after its commit. An answer that was read before such a
/// change is not kept.
package final class Directory: Sendable {
  private static let capacity = 8_192  // tokens and households in memory; about 500 bytes each

  private struct State {
    var tokens = BoundedTable<TokenHash, Token>(capacity: capacity)
    var homes = BoundedTable<HouseholdID, Home>(capacity: capacity)
    var leases: [TokenID: [UInt64: AsyncStream<Never>.Continuation]] = [:]
    var lastLease: UInt64 = 0
  }

  package let database: Database
  private let state = Mutex(State())
  /// Grows with every change of what ``state`` knows, inside its lock, so that what was read before it is not
  /// kept.
  private let changes = Atomic<UInt64>(0)

  package init(_ database: Database) { self.database = database }

  // MARK: Questions

  /// Another number than before: whatever was learnt from memory meanwhile may no longer be so.
  var version: UInt64 { changes.load(ordering: .acquiring) }

  private func changed() { changes.add(1, ordering: .releasing) }

  /// The token with this hash, if memory has it.
  func known(_ hash: TokenHash) -> Token? {
    state.withLock { $0.tokens[hash] }
  }

  /// The household, if memory has it.
  func known(_ id: HouseholdID) -> Home? {
    state.withLock { $0.homes[id] }
  }

  /// The token with this hash, ended ones included; `nil` when there is none.
  func token(_ hash: TokenHash) async throws -> Token? {
    if let known = known(hash) { return known }
    let before = version
    // Whose it is will be known then; until it is, the door counts who asks by their address.
    let found = try await database.read { try DirectoryRows(connection: $0).token(hash: hash) }
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
    let found = try await database.read(of: id.rawValue) {
      try DirectoryRows(connection: $0).home(id)
    }
    if let found {
      state.withLock { if version == before { $0.homes[id] = found } }
    }
    return found
  }

  // MARK: Changes, after their commit

  package func forget(household: HouseholdID) {
    state.withLock {
      $0.homes[household] = nil
      changed()
    }
  }

  /// Forgets what a token's secret was; another one opens it now.
  func forgetSecrets(of token: TokenID) {
    state.withLock { state in
      state.tokens.removeAll { $0.id == token }
      changed()
    }
  }

  /// Forgets a token and ends every stream that was opened with it.
  package func ended(_ token: TokenID) {
    let leases = state.withLock { state in
      state.tokens.removeAll { $0.id == token }
      changed()
      return state.leases.removeValue(forKey: token)
    }
    for lease in (leases ?? [:]).values { lease.finish() }
  }

  // MARK: Use

  /// Notes a use in memory.
  /// - Returns: whether it should be written down as well; said once for each time it is due.
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

  /// A stream that ends when the token does, or at once when it has ended already.
  ///
  /// Ask only with a token that was found good: one that memory no longer has is looked up again.
  func lease(_ hash: TokenHash) async throws -> AsyncStream<Never> {
    // Once is enough unless a token ends, or memory turns over, at this very moment.
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
      state.leases[token.id, default: [:]][state.lastLease] = continuation
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
      state.leases[token]?[number] = nil
      if state.leases[token]?.isEmpty == true { state.leases[token] = nil }
    }
  }

  /// How many streams are open; for tests and status.
  package var openLeases: Int {
    state.withLock { $0.leases.values.reduce(0) { $0 + $1.count } }
  }
}
