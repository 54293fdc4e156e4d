import Synchronization

/// The health of a running database's file, for readiness and metrics.
package final class DatabaseCondition: Sendable {
  /// Counts since the database was opened.
  package struct Figures: Sendable, Hashable {
    /// Transactions that changed something, or tried to.
    package var batches = 0
    /// Jobs that were committed.
    package var writes = 0
    /// The most jobs in one transaction, committed or not.
    package var largestBatch = 0
    /// Jobs that the readers ran.
    package var reads = 0
    /// Read jobs that were interrupted because they took too long.
    package var stoppedReads = 0
    /// Transactions that failed as a whole.
    package var failedBatches = 0
    /// Jobs that were refused because the queue was full.
    package var refused = 0
    /// Checkpoints that moved the whole log into the file.
    package var checkpoints = 0
    /// Checkpoints that the disk failed.
    package var failedCheckpoints = 0
    /// Pages in the write-ahead log now.
    package var logPages = 0
  }

  private struct State {
    var damage: SQLiteError?
    var lastFailure: SQLiteError?
    var readFailure: SQLiteError?
    var checkpointFailure: SQLiteError?
    /// Why the log is far longer than it should be.
    var longLogFailure: SQLiteError?
    var figures = Figures()
  }

  private let state = Mutex(State())

  /// Why the file is no longer written; stays until the process ends.
  package var damage: SQLiteError? { state.withLock { $0.damage } }

  /// Why the last commit failed (no space, the disk); `nil` after a successful one.
  package var lastFailure: SQLiteError? { state.withLock { $0.lastFailure } }

  /// Why the last read failed (the disk, too many open files); `nil` after a successful one.
  ///
  /// Writes may still succeed.
  package var readFailure: SQLiteError? { state.withLock { $0.readFailure } }

  /// Why the last checkpoint failed; `nil` after a successful one.
  ///
  /// Writes continue, but the log grows.
  package var checkpointFailure: SQLiteError? { state.withLock { $0.checkpointFailure } }

  package var figures: Figures { state.withLock { $0.figures } }

  /// Records an error of a write.
  func found(_ error: any Error) {
    guard let error = error as? SQLiteError else { return }
    if error.kind == .damaged { damaged(error) }
    if error.mayPass { state.withLock { $0.lastFailure = error } }
  }

  /// Records a read that ended, or could not begin.
  ///
  /// - Parameter error: its error, if any; errors of the body itself do not count as failures.
  func read(meeting error: (any Error)? = nil) {
    let error = error as? SQLiteError
    if let error, error.kind == .damaged { damaged(error) }
    state.withLock {
      $0.readFailure = error?.stopsReading == true ? error : nil
      $0.figures.reads += 1
    }
  }

  private func damaged(_ error: SQLiteError) {
    state.withLock { $0.damage = $0.damage ?? error }
  }

  func checkpointFailed(_ error: SQLiteError) {
    if error.kind == .damaged { found(error) }
    state.withLock {
      $0.checkpointFailure = error
      $0.figures.failedCheckpoints += 1
    }
  }

  func checkpointed(isComplete: Bool, logPages: Int, longLogFailure: SQLiteError?) {
    state.withLock {
      $0.checkpointFailure = nil
      $0.longLogFailure = longLogFailure
      $0.figures.checkpoints += isComplete ? 1 : 0
      $0.figures.logPages = logPages
    }
  }

  /// Records a transaction of `jobs` that ended as expected.
  ///
  /// A transaction whose jobs were all rolled back proves nothing about the disk.
  func ended(_ jobs: Int, undone: Int, logPages: Int, longLogFailure: SQLiteError?) {
    state.withLock {
      $0.longLogFailure = longLogFailure
      if undone < jobs { $0.lastFailure = nil }
      $0.figures.batches += 1
      $0.figures.writes += jobs - undone
      $0.figures.largestBatch = max($0.figures.largestBatch, jobs)
      $0.figures.logPages = logPages
    }
  }

  func count(
    stoppedReads: Int = 0,
    failedBatches: Int = 0,
    refused: Int = 0
  ) {
    state.withLock {
      $0.figures.stoppedReads += stoppedReads
      $0.figures.failedBatches += failedBatches
      $0.figures.refused += refused
    }
  }
}

// MARK: - In a word

extension DatabaseCondition {
  /// A fault that an operator must know; the worst comes first.
  package enum Trouble: Sendable {
    /// The file is damaged and no longer written.
    case damage(SQLiteError)
    /// The last commit failed; the next may not.
    case failure(SQLiteError)
    /// The last read failed; the next may succeed, and so may writes.
    case reading(SQLiteError)
    /// Writes continue, but their log cannot be checkpointed.
    case checkpoint(SQLiteError)

    package var error: SQLiteError {
      switch self {
      case .damage(let error), .failure(let error), .reading(let error), .checkpoint(let error):
        error
      }
    }

    package var stopsWrites: Bool {
      switch self {
      case .damage, .failure: true
      case .reading, .checkpoint: false
      }
    }

    /// Whether calls are refused because of it.
    package var stopsCalls: Bool {
      if case .checkpoint = self { false } else { true }
    }

    /// Whether this is another fault than `other`, rather than a repetition.
    package func differs(from other: Trouble?) -> Bool {
      cause != other?.cause || error.code != other?.error.code
    }

    /// A sentence for the operator.
    package var words: String { "\(cause): \(error.debugDescription)" }

    private var cause: String {
      switch self {
      case .damage: "The database is damaged"
      case .failure: "The database does not accept changes"
      case .reading: "The database cannot be read"
      case .checkpoint: "The log cannot be moved into the database"
      }
    }
  }

  package var trouble: Trouble? {
    state.withLock { state in
      state.damage.map(Trouble.damage) ?? state.lastFailure.map(Trouble.failure)
        ?? state.readFailure.map(Trouble.reading)
        ?? (state.checkpointFailure ?? state.longLogFailure).map(Trouble.checkpoint)
    }
  }
}
