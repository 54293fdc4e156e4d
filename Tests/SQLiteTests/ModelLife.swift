import TestSupport

@testable import SQLite

/// A database as it is noted, logged and moved, call by call, without a disk: what each of three files has in the
/// system's cache, and what was synced of it.
///
/// It does what ``DatabaseFile``, ``GroupCommit`` and SQLite do in their order; a commit is one page. A life ends
/// after any call.
struct ModelLife {
  /// A log with the turn of each of its commits.
  struct Log: Equatable {
    var salt: UInt32
    var turns: [Int64] = []
  }
  /// The process is gone.
  struct Ended: Error {}

  private(set) var lock = FileHistory.none
  private var syncedLock = FileHistory.none
  private(set) var log: Log?
  private var syncedLog: Log?
  /// Whether power cut off the log's header.
  private(set) var isHeaderTorn = false
  /// The file's turn on the disk, 0 without a table, and those that its pages may also be of.
  private var file: Int64 = 0
  private var fileSince: [Int64] = []

  private var random: SeededNumbers
  private var callsLeft = 0
  // What the process knows.
  private var turn: Int64?
  private var since: Int64?
  private var moved = 0
  private var hasNewLog = true
  /// Commits at the log's end whose sync failed.
  private var undone = 0
  private var mustReopen = false
  /// Whether the lock file did not take a note.
  private var hasFailed = false

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

  // MARK: What a start finds

  var found: LogIdentity.Found {
    if isHeaderTorn { return .unreadable }
    return log.map { .log(LogIdentity(salt: $0.salt)) } ?? .nothing
  }

  mutating func verdict() -> Verdict {
    let turns = [file] + fileSince
    let number = turns[Int.random(in: 0..<turns.count, using: &random)]
    var isLogWhole = true
    if case .inUse(let use) = lock, let noted = use.log, found == .log(noted) {
      isLogWhole = (log?.turns.count ?? 0) >= use.pages
    }
    let isTorn = !fileSince.isEmpty && oneIn(4)
    return lock.verdict(
      on: found,
      isLogWhole: isLogWhole,
      file: isTorn ? .unknown : number == 0 ? .empty : .number(number)
    )
  }

  // MARK: A life

  /// Lives for so many calls, or until it closes.
  mutating func live(calls: Int, isWhole: Bool) {
    callsLeft = calls
    do {
      try start(isWhole)
      for _ in 0..<Int.random(in: 0...12, using: &random) { try work() }
      try close()
    } catch {}
  }

  /// The system writes what it likes of what was not waited for.
  mutating func cutPower() {
    if oneIn(2) { lock = syncedLock }
    if log != syncedLog {
      // Where the note failed that everything was moved, nothing says that the log is not needed.
      isHeaderTorn =
        !hasFailed && log?.salt != syncedLog?.salt && log != nil && syncedLog != nil && oneIn(4)
      if oneIn(2) { log = syncedLog }
    }
    let turns = [file] + fileSince
    file = turns[Int.random(in: 0..<turns.count, using: &random)]
    (syncedLock, syncedLog, fileSince, undone) = (lock, log, [], 0)
  }

  private mutating func start(_ isWhole: Bool) throws {
    (turn, moved, hasNewLog, undone, mustReopen, hasFailed) = (nil, 0, true, 0, false, false)
    let next = lock.opened(beside: found, isWhole: isWhole)
    since = lock == .none && file == 0 ? 0 : next.since
    if try next != .none && !note(next) { throw Ended() }
    if isHeaderTorn { (log, isHeaderTorn) = (nil, false) }
    syncedLog = log
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      try commit(beginsTurn: false, isNoted: false)
    }
    try commit(beginsTurn: true)
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

  /// Another connection writes once that is noted, and does not know what the first has committed.
  private mutating func reopen() throws {
    guard try lock == .none || note(lock.reopened) else { return }
    (turn, since, hasNewLog, mustReopen) = (nil, lock.since, true, false)
  }

  private var pending: Int { (log?.turns.count ?? 0) - undone - moved }

  private mutating func commit(beginsTurn: Bool? = nil, isNoted: Bool = true) throws {
    if mustReopen { try reopen() }
    if mustReopen { return }
    let beginsTurn = beginsTurn ?? (turn == nil || pending == 0)
    var next = (log?.turns.dropLast(undone).last ?? ([file] + fileSince).max() ?? 0)
    if beginsTurn { next += 1 }
    log?.turns.removeLast(undone)
    undone = 0
    if log?.turns.isEmpty ?? true {
      log = Log(salt: .random(in: 0...UInt32.max, using: &random))
      (moved, hasNewLog) = (0, true)
    } else if pending == 0, !oneIn(3) {
      log = Log(salt: (log?.salt ?? 0) &+ 1)
      (moved, hasNewLog) = (0, true)
    }
    try call()
    syncedLog = syncedLog?.salt == log?.salt ? syncedLog : log
    try call()
    log?.turns.append(next)
    try call()
    if isNoted, oneIn(12) {
      (undone, mustReopen) = (1, true)
      return
    }
    syncedLog = log
    try call()
    if beginsTurn { (turn, hasNewLog) = (next, true) }
    if isNoted { try noteLog() }
  }

  private mutating func checkpoint() throws {
    guard turn != nil, !mustReopen else { return }
    if hasNewLog { try noteLog() }
    guard case .inUse(var use) = lock, turn == use.turn else {
      return hasNewLog = true
    }
    use.isMoving = true
    guard try note(.inUse(use)), let turns = log?.turns.dropLast(undone), let last = turns.last
    else { return }
    syncedLog = log
    // Of each page the last one in the log.
    if pending > 0 { fileSince.append(last) }
    try call()
    if oneIn(3) { return }
    (file, fileSince, moved) = (last, [], turns.count)
    since = turn ?? since
    try call()
    guard case .inUse(var use) = lock, let turn else { return }
    (use.turn, use.since, use.isMoving) = (turn, turn, false)
    _ = try note(.inUse(use))
  }

  private mutating func close() throws {
    try checkpoint()
    guard pending == 0, undone == 0 else { return }
    try commit(beginsTurn: true)
    try checkpoint()
    guard pending == 0, undone == 0, !mustReopen, let turn, let salt = log?.salt, file == turn
    else { return }
    guard try note(.whole(oneIn(2) ? LogIdentity(salt: salt) : nil, turn: turn)) else { return }
    if oneIn(4) { return }
    log = nil
    try call()
    syncedLog = nil
    try call()
    _ = try note(.closed(turn: turn))
  }

  // MARK: The lock file

  private mutating func noteLog() throws {
    guard let log, let turn else { return }
    let pages = log.turns.count - undone
    if !hasNewLog {
      guard case .inUse(var use) = lock, use.log != nil else { return }
      use.pages = pages
      lock = .inUse(use)
      return try call()
    }
    let use = LogUse(log: LogIdentity(salt: log.salt), turn: turn, pages: pages, since: since)
    if try note(.inUse(use)) { hasNewLog = false }
  }

  /// - Returns: whether the disk took it; some of what it did not take may be there all the same.
  private mutating func note(_ next: FileHistory) throws -> Bool {
    let fails = oneIn(20)
    hasFailed = hasFailed || fails
    if !fails || oneIn(2) { lock = FileHistory(next.text) }
    try call()
    if fails { return false }
    syncedLock = lock
    try call()
    return true
  }
}
