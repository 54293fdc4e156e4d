package import RPC
import ServiceRuntime
import Synchronization
import TaskDomain
import Vocabulary

/// An in-memory cache of responses: days, statistics, and first pages of lists (CCH-001 to
/// CCH-006).
///
/// An entry records the number of its space's newest event. A reader compares it with the number in
/// its own snapshot, so a member always sees their own last write, and changes need not invalidate
/// entries. The time to live covers what changes with time alone: overdue tasks. The day is part of
/// the key, so no entry is used after midnight.
package final class AnswerCache: Sendable {
  /// When entries are evicted, besides being stale (CCH-004).
  package enum Policy: String, Hashable, Sendable, CaseIterable {
    /// When they expire, and the least recently used when the cache is full.
    case timeAndUse = "time-and-use"
    /// When they expire; a full cache accepts no more.
    case time
    /// The least recently used when the cache is full.
    case use
    /// Nothing is cached.
    case none
  }

  /// The kind of a cached response (CCH-001).
  package enum Scope: String, Hashable, Sendable, CaseIterable {
    case statistics
    /// Lists of projects, and their statistics.
    case projects
    /// Days, and the list of what is due today.
    case today
    /// Tasks of one project.
    case project
    /// All other lists of tasks, and searches.
    case lists

    /// The maximum age of an entry (CCH-002).
    var timeToLive: Duration {
      switch self {
      case .statistics, .lists: .seconds(30)
      case .today: .seconds(60)
      case .project, .projects: .seconds(300)
      }
    }
  }

  struct Key: Hashable, Sendable {
    let space: Space
    let scope: Scope
    /// The request with its day and calendar.
    let query: [UInt8]
    let today: LocalDay
    let calendar: HouseholdCalendar
  }

  /// Counters of the cache (CCH-005).
  package struct Counts: Hashable, Sendable {
    package var hits = 0
    package var misses = 0
    package var evictions = 0
    package var entries = 0
    package var bytes = 0

    /// 0 to 1; 0 before the first lookup.
    package var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
  }

  /// 10,000 responses or 1 MiB, whichever is reached first: cached responses count in PRF-002,
  /// which the service comes close to without them.
  static let maximumEntries = 10_000
  static let maximumBytes = 1 << 20

  fileprivate struct Entry {
    let value: any Sendable
    let bytes: Int
    let newestEvent: Int64
    let expires: Timestamp
    var lastUse: UInt64
  }

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var counts = Counts()
    var uses: UInt64 = 0
    /// No entry expires earlier.
    var firstEnd: Timestamp?
  }

  private let policy: Policy
  private let maximumEntries: Int
  private let state = Mutex(State())

  package init(_ policy: Policy = .timeAndUse, maximumEntries: Int = AnswerCache.maximumEntries) {
    self.policy = policy
    self.maximumEntries = maximumEntries
  }

  package var counts: Counts { state.withLock { $0.counts } }

  /// The counters for the process's metrics (CCH-005).
  package var metrics: RPCV1.CacheMetrics {
    let counts = counts
    return RPCV1.CacheMetrics(
      name: "answers",
      hits: Int64(clamping: counts.hits),
      misses: Int64(clamping: counts.misses),
      evictions: Int64(clamping: counts.evictions),
      entries: Int64(clamping: counts.entries),
      bytes: Int64(clamping: counts.bytes)
    )
  }

  /// The cached response, or the one that `make` returns, which is then cached.
  ///
  /// - Parameters:
  ///   - scope: the kind of response.
  ///   - query: the cache key, byte for byte.
  ///   - rows: the snapshot to read; inside a change nothing is cached.
  ///   - bytes: the approximate memory of a response.
  ///   - end: when the response expires by time alone, if known; it is not cached for longer.
  ///   - make: reads the list.
  /// - Throws: what `make` throws, or the reading of the newest event.
  /// - Returns: the response as of the snapshot, except for fields that depend on time alone.
  func answer<Answer: Sendable>(
    _ scope: Scope,
    _ query: [UInt8],
    _ rows: TaskReader,
    bytes: (Answer) -> Int,
    until end: (Answer) -> Timestamp? = { _ in nil },
    _ make: () throws -> Answer
  ) throws -> Answer {
    guard policy != .none else { return try make() }
    let moment = rows.moment
    let key = Key(
      space: rows.space,
      scope: scope,
      query: query,
      today: moment.today,
      calendar: moment.calendar
    )
    let newest = try rows.newestEvent()
    if let known = find(key, newest, at: moment.now) as? Answer { return known }
    let made = try make()
    let latest = moment.now + scope.timeToLive
    keep(
      Entry(
        value: made,
        bytes: bytes(made) + query.count,
        newestEvent: newest,
        expires: min(end(made) ?? latest, latest),
        lastUse: 0
      ),
      key,
      at: moment.now
    )
    return made
  }

  private func find(_ key: Key, _ newest: Int64, at now: Timestamp) -> (any Sendable)? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.newestEvent == newest,
        policy == .use || now < entry.expires
      else {
        state.counts.misses += 1
        return nil
      }
      state.counts.hits += 1
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return entry.value
    }
  }

  private func keep(_ entry: Entry, _ key: Key, at now: Timestamp) {
    state.withLock { state in
      state.remove(key)
      // An entry that can never fit must not evict others.
      guard entry.bytes <= AnswerCache.maximumBytes else { return }
      if policy != .use, isFull(state, for: entry) { state.removeExpired(at: now) }
      while isFull(state, for: entry) {
        guard policy != .time, !state.entries.isEmpty else { return }
        state.evict()
      }
      state.uses += 1
      var entry = entry
      entry.lastUse = state.uses
      state.add(entry, key)
    }
  }

  private func isFull(_ state: borrowing State, for entry: Entry) -> Bool {
    state.entries.count >= maximumEntries
      || state.counts.bytes + entry.bytes > AnswerCache.maximumBytes
  }

  /// Clears the entries of all spaces.
  ///
  /// - Returns: how many were removed.
  func clear(_ scopes: Set<Scope>) -> Int {
    state.withLock { state in
      let keys = state.entries.keys.filter { scopes.contains($0.scope) }
      for key in keys { state.remove(key) }
      return keys.count
    }
  }

  /// Clears the entries of a space.
  ///
  /// - Returns: how many were removed.
  func clear(_ space: Space, _ scopes: Set<Scope>) -> Int {
    state.withLock { state in
      let keys = state.entries.keys.filter { $0.space == space && scopes.contains($0.scope) }
      for key in keys { state.remove(key) }
      return keys.count
    }
  }
}

extension AnswerCache.State {
  fileprivate mutating func add(_ entry: AnswerCache.Entry, _ key: AnswerCache.Key) {
    entries[key] = entry
    counts.entries += 1
    counts.bytes += entry.bytes
    firstEnd = min(firstEnd ?? entry.expires, entry.expires)
  }

  fileprivate mutating func remove(_ key: AnswerCache.Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    counts.entries -= 1
    counts.bytes -= entry.bytes
  }

  /// Removes expired entries.
  fileprivate mutating func removeExpired(at now: Timestamp) {
    guard let end = firstEnd, end <= now else { return }
    let expired = entries.filter { $0.value.expires <= now }.map(\.key)
    for key in expired { remove(key) }
    firstEnd = entries.values.lazy.map(\.expires).min()
  }

  /// Evicts the least recently used eighth.
  fileprivate mutating func evict() {
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }
      .prefix(max(1, entries.count / 8)).map(\.key)
    for key in oldest { remove(key) }
    counts.evictions += oldest.count
  }
}
