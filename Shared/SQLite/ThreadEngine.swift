import Vocabulary

/// One writer thread and a few reader threads.
///
/// ```text
/// caller ──▶ writes ──▶ writer: take ≤ 64 → transaction with jobs queued meanwhile → COMMIT → answer all → checkpoint if due
///        └─▶ reads  ──▶ readers: take 1 → gate → snapshot → answer
/// ```
final class ThreadEngine: Engine {
  private let file: DatabaseFile
  private let limits: DatabaseLimits
  private let condition: DatabaseCondition
  private let writes: WorkQueue<DatabaseJob>
  private let reads: WorkQueue<DatabaseJob>
  private let gate = ReadGate()
  /// One entry per reader that has ended; the writer, which ends last, waits for all of them.
  private let endedReaders: WorkQueue<Bool>
  private let ending = Ending()

  /// Takes ownership of `connections`: from here on only the writer thread uses them.
  init(
    file: DatabaseFile,
    lock: FileLock,
    connections: OpenConnections,
    limits: DatabaseLimits,
    condition: DatabaseCondition
  ) throws(DatabaseRefusal) {
    self.file = file
    self.limits = limits
    self.condition = condition
    writes = WorkQueue(limit: limits.waiting, limitPerOwner: limits.waitingPerOwner)
    reads = WorkQueue(limit: limits.waiting, limitPerOwner: limits.waitingPerOwner)
    endedReaders = WorkQueue(limit: limits.readers)
    let handover = Handover(connections)
    do throws(DatabaseRefusal) {
      for number in 0..<limits.readers {
        try WorkerThread.start("sqlite-read-\(number)") { self.readLoop() }
      }
      try WorkerThread.start("sqlite-write") { self.writeLoop(handover, lock) }
    } catch {
      abandon()
      throw error
    }
  }

  var waitingWrites: Int { writes.count }
  var waitingReads: Int { reads.count }

  /// Ends the threads when the database is no longer referenced.
  func abandon() {
    writes.close()
    reads.close()
  }

  func close() async {
    abandon()
    await ending.wait()
  }
}

// MARK: - Waiting for an answer

extension ThreadEngine {
  func write<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T {
    try await writes.outcome(of: job, owner, condition)
  }

  func read<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T {
    try await reads.outcome(of: job, owner, condition)
  }
}

// MARK: - On the threads

extension ThreadEngine {
  private func readLoop() {
    // Opened before the first job, so that a process at its limit of open files can still read.
    var connection = try? file.openedReader()
    while let job = reads.take(upTo: 1)?.first {
      gate.enter()
      do throws(SQLiteError) {
        let open = if let connection { connection } else { try file.openedReader() }
        connection = open
        runOnSnapshot(job, open, condition, patience: limits.longestRead)
      } catch {
        fail(job, error, condition)
      }
      if gate.leave() { writes.wake() }
      job.answer()
    }
    connection = nil
    _ = endedReaders.add(true)
  }

  private func writeLoop(_ handover: Handover, _ lock: FileLock) {
    if let connections = handover.take() { write(with: connections, lock) }
    lock.release()
    ending.reach()
  }

  private func write(with connections: OpenConnections, _ lock: FileLock) {
    let group = GroupCommit(
      file: file,
      lock: lock,
      connections: connections,
      limits: limits,
      condition: condition
    )
    var nextPause = limits.readPauseLogPages
    while let waiting = writes.take(upTo: limits.batch) {
      if !waiting.isEmpty {
        let (done, left) = group.perform(waiting) { writes.takeWaiting(upTo: $0) }
        clearLog(group, for: done.filter(\.clearsLog))
        for job in done { job.answer() }
        writes.putBack(left.map { ($0, $0.owner) })
      }
      checkpointIfDue(group)
      keepLogShort(group, &nextPause)
    }
    gate.open()
    for _ in 0..<limits.readers { _ = endedReaders.take(upTo: 1) }
    group.close()
  }

  private func checkpointIfDue(_ group: GroupCommit) {
    let isForced = group.pendingPages >= limits.forcedCheckpointPages
    let isDue = group.pendingPages >= limits.checkpointPages && writes.count == 0
    if isForced || isDue { group.checkpoint() }
  }

  /// Clears the log for jobs that want it, if the readers leave in time.
  private func clearLog(_ group: GroupCommit, for jobs: [DatabaseJob]) {
    guard !jobs.isEmpty else { return }
    gate.close(atMost: limits.longestRead)
    let isClear =
      gate.isClear(within: limits.clearingPatience)
      && group.clearLog(patience: limits.restartPatience)
    gate.open()
    for job in jobs { job.hasClearedLog = isClear }
  }

  /// Closes the gate to readers when the log is long, and restarts the log when the last one has
  /// left.
  ///
  /// Writes continue meanwhile. The last reader wakes the writer.
  private func keepLogShort(_ group: GroupCommit, _ nextPause: inout Int) {
    if group.logPages < limits.readPauseLogPages { nextPause = limits.readPauseLogPages }
    var patience = Duration.zero
    if group.logPages >= nextPause {
      gate.close(atMost: limits.longestRead)
      patience = limits.clearingPatience
      // If the pause did not help, a long copy may be running; reads should not pause often for it.
      nextPause = group.logPages + limits.readPauseLogPages
    }
    // Most readers end at once. The writer waits for them here, because the next write may take
    // seconds and would delay new reads until its end.
    guard gate.isClear(within: patience) else { return }
    group.restartLog(patience: limits.restartPatience)
    gate.open()
  }
}

/// Moves the connections to their thread.
///
/// `@unchecked Sendable`: the creator stores them before the thread starts and keeps no reference;
/// the thread takes them out once.
private final class Handover: @unchecked Sendable {
  private var connections: OpenConnections?

  init(_ connections: OpenConnections) {
    self.connections = connections
  }

  func take() -> OpenConnections? {
    defer { connections = nil }
    return connections
  }
}
