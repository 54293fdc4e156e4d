import TestSupport

@testable import SQLite

/// A model of a database without a disk: for each of the three files, the content of the system's
/// cache and what of it was synced.
///
/// It makes the calls of ``DatabaseFile``, ``GroupCommit`` and SQLite in their order; a commit is
/// one page. A run may end after any call. A copy of the model is a copied folder, which continues
/// independently (``goOn(seed:)``).
struct ModelLife {
  /// A page with its generation; the checksum distinguishes commits of one generation.
  struct Commit: Hashable {
    var generation: LogGeneration
    var checksum: UInt64
  }
  struct Log: Equatable {
    var salt: UInt32
    var commits: [Commit] = []
  }
  /// The process has ended.
  struct Ended: Error {}

  private(set) var lock = FileHistory.none
  private var syncedLock = FileHistory.none
  private(set) var log: Log?
  private var syncedLog: Log?
  /// Whether power cut off the log's header.
  private(set) var isHeaderTorn = false
  /// The file's commit on the disk, generation 0 without a table, and those that its pages may also be of.
  private var file = Commit(generation: LogGeneration(0), checksum: 0)
  private var fileSince: [Commit] = []
  /// Whether another program removed the log after it had moved all of it.
  private(set) var isMovedElsewhere = false

  private var random: SeededNumbers
  private var callsLeft = 0
  // The state of the process.
  private var generation: LogGeneration?
  private var since: LogGeneration?
  private var moved = 0
  private var hasNewLog = true
  /// Commits at the end of the log whose sync failed.
  private var undone = 0
  private var mustReopen = false
  /// Whether writing the lock file failed.
  private var hasFailed = false
  private var mayHavePage = false
  /// Whether the lock file still names a last page that may have changed.
  private(set) var hasStalePage = false

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func call() throws {
    callsLeft -= 1
    if callsLeft < 0 { throw Ended() }
  }

  // MARK: The files at a start

  var found: LogIdentity.Found {
    if isHeaderTorn { return .unreadable }
    return log.map { .log(LogIdentity(salt: $0.salt)) } ?? .nothing
  }

  mutating func verdict() -> Verdict {
    let isTorn = !fileSince.isEmpty && oneIn(4)
    let own = fileCommit().generation
    var evidence = FileEvidence(
      found: found,
      file: isTorn ? .unknown : own.number == 0 ? .empty : .generation(own)
    )
    let generations = log?.commits.map(\.generation) ?? []
    evidence.isFileGenerationInLog = generations.contains(own)
    if case .inUse(let use) = lock {
      if let noted = use.log, found == .log(noted) {
        evidence.isLogWhole = generations.count >= use.pages
        evidence.isGenerationInLog = use.generation.map(generations.contains) ?? true
      }
      evidence.isLastPageInFile =
        use.lastPage.map { $0.checksum == fileCommit().checksum } ?? true
    }
    return lock.verdict(on: evidence)
  }

  /// A page of the file, as it may be read.
  private mutating func fileCommit() -> Commit {
    let commits = [file] + fileSince
    return commits[Int.random(in: 0..<commits.count, using: &random)]
  }

  /// The generations of which the file's pages may be.
  var fileGenerations: Set<LogGeneration> { Set(([file] + fileSince).map(\.generation)) }

  // MARK: Others

  /// Continues differently from the original of this copy.
  mutating func goOn(seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  /// Replaces its file with another's.
  mutating func take(fileOf other: ModelLife) {
    (file, fileSince) = ((other.fileSince.last ?? other.file), [])
  }

  /// Opens it in another program such as `sqlite3`, which checkpoints the log, completely unless it
  /// is killed, and removes it if there is no other reader.
  mutating func openElsewhere() {
    guard !isHeaderTorn, let last = log?.commits.last else { return }
    syncedLog = log
    if oneIn(4) { return fileSince.append(last) }
    (file, fileSince) = (last, [])
    if oneIn(3) { return }
    (log, syncedLog, isMovedElsewhere) = (nil, nil, true)
  }

  // MARK: A life

  /// Runs for this number of calls, or until it closes.
  mutating func live(calls: Int, isWhole: Bool) {
    callsLeft = calls
    do {
      try start(isWhole)
      for _ in 0..<Int.random(in: 0...12, using: &random) { try work() }
      try close()
    } catch {}
  }

  /// The system may write any part of the unsynced data.
  mutating func cutPower() {
    if oneIn(2) { lock = syncedLock }
    if log != syncedLog {
      // If the note that everything was moved failed, the log still counts as needed.
      isHeaderTorn =
        !hasFailed && log?.salt != syncedLog?.salt && log != nil && syncedLog != nil && oneIn(4)
      if oneIn(2) { log = syncedLog }
    }
    file = fileCommit()
    (syncedLock, syncedLog, fileSince, undone) = (lock, log, [], 0)
  }

  private mutating func start(_ isWhole: Bool) throws {
    (generation, moved, hasNewLog, undone, mustReopen, hasFailed) = (nil, 0, true, 0, false, false)
    mayHavePage = false
    let next = lock.opened(beside: found, isWhole: isWhole)
    since = next.since
    if next == .none || next == .unknown {
      // It is synced first.
      (file, fileSince) = (fileCommit(), [])
      since = file.generation
    }
    if try next != .none && !note(next) { throw Ended() }
    if isHeaderTorn { (log, isHeaderTorn) = (nil, false) }
    syncedLog = log
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      try commit(beginsGeneration: false, isNoted: false)
    }
    try commit(beginsGeneration: true)
    isMovedElsewhere = false
  }

  private mutating func work() throws {
    switch Int.random(in: 0...9, using: &random) {
    case 0...5: try commit()
    case 6...8: try checkpoint()
    default:
      // An I/O error.
      mustReopen = true
      try reopen()
    }
  }

  /// Another connection writes after that note, without the first one's commits.
  private mutating func reopen() throws {
    since = since ?? lock.since
    guard try lock == .none || note(lock.reopened(since: since)) else { return }
    (generation, hasNewLog, mustReopen) = (nil, true, false)
  }

  private var pending: Int { (log?.commits.count ?? 0) - undone - moved }

  private mutating func commit(beginsGeneration: Bool? = nil, isNoted: Bool = true) throws {
    if mustReopen { try reopen() }
    if mustReopen { return }
    let beginsGeneration = beginsGeneration ?? (generation == nil || pending == 0)
    let newest = ([file] + fileSince).max { $0.generation.number < $1.generation.number } ?? file
    var next = log?.commits.dropLast(undone).last ?? newest
    if beginsGeneration {
      next.generation = LogGeneration(
        next.generation.number + 1,
        salt: .random(in: 0...Int64.max, using: &random)
      )
    }
    next.checksum = .random(in: 0...UInt64.max, using: &random)
    log?.commits.removeLast(undone)
    undone = 0
    if log?.commits.isEmpty ?? true {
      log = Log(salt: .random(in: 0...UInt32.max, using: &random))
      (moved, hasNewLog) = (0, true)
    } else if pending == 0, !oneIn(3) {
      log = Log(salt: (log?.salt ?? 0) &+ 1)
      (moved, hasNewLog) = (0, true)
    }
    if mayHavePage { hasStalePage = try !note(lock.beforeCommit) }
    try call()
    syncedLog = syncedLog?.salt == log?.salt ? syncedLog : log
    try call()
    log?.commits.append(next)
    try call()
    if isNoted, oneIn(12) {
      (undone, mustReopen) = (1, true)
      return
    }
    syncedLog = log
    try call()
    if beginsGeneration { (generation, hasNewLog) = (next.generation, true) }
    if isNoted { try noteLog() }
  }

  private mutating func checkpoint() throws {
    guard generation != nil, !mustReopen else { return }
    if hasNewLog { try noteLog() }
    guard case .inUse(var use) = lock, generation == use.generation else {
      return hasNewLog = true
    }
    use.isMoving = true
    let commits = log?.commits.dropLast(undone) ?? []
    guard let last = commits.last else { return }
    use.lastPage = PageFingerprint(number: 1, checksum: last.checksum)
    guard try note(.inUse(use)) else { return }
    syncedLog = log
    // Of each page the last one in the log.
    if pending > 0 { fileSince.append(last) }
    try call()
    if oneIn(3) { return }
    (file, fileSince, moved) = (last, [], commits.count)
    since = generation ?? since
    try call()
    guard case .inUse(var use) = lock, let generation else { return }
    (use.generation, use.since, use.isMoving, use.lastPage) = (generation, generation, false, nil)
    _ = try note(.inUse(use))
  }

  private mutating func close() throws {
    try checkpoint()
    guard pending == 0, undone == 0 else { return }
    try commit(beginsGeneration: true)
    try checkpoint()
    guard pending == 0, undone == 0, !mustReopen, let generation, let salt = log?.salt,
      file.generation == generation
    else { return }
    guard try note(.whole(oneIn(2) ? LogIdentity(salt: salt) : nil, generation: generation)) else {
      return
    }
    if oneIn(4) { return }
    log = nil
    try call()
    syncedLog = nil
    try call()
    _ = try note(.closed(generation: generation))
  }

  // MARK: The lock file

  private mutating func noteLog() throws {
    guard let log, let generation else { return }
    let pages = log.commits.count - undone
    if !hasNewLog {
      guard case .inUse(var use) = lock, use.log != nil else { return }
      use.pages = pages
      lock = .inUse(use)
      return try call()
    }
    let use = LogUse(
      log: LogIdentity(salt: log.salt),
      generation: generation,
      pages: pages,
      since: since
    )
    if try note(.inUse(use)) { hasNewLog = false }
  }

  /// - Returns: whether the disk accepted it; a part of a rejected note may still be stored.
  private mutating func note(_ next: FileHistory) throws -> Bool {
    let fails = oneIn(20)
    mayHavePage = mayHavePage || next.hasLastPage
    hasFailed = hasFailed || fails
    if !fails || oneIn(2) { lock = FileHistory(next.text) }
    try call()
    if fails { return false }
    (syncedLock, hasStalePage) = (lock, false)
    mayHavePage = next.hasLastPage
    try call()
    return true
  }
}
