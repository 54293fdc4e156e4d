import Synchronization

/// What a running database has found out about its file, for readiness and metrics.
package final class DatabaseCondition: Sendable {
  /// Counts since the database was opened.
  package struct Figures: Sendable, Hashable {
    /// Transactions that changed something or tried to.
    package var batches = 0
    /// Pieces of work in them.
    package var writes = 0
    /// The most pieces one transaction had.
    package var largestBatch = 0
    /// Pieces of work that the readers did.
    package var reads = 0
    /// Pieces of reading that were stopped because they took too long.
    package var stoppedReads = 0
    /// Transactions that failed as a whole.
    package var failedBatches = 0
    /// Pieces of work that were not taken because too many waited.
    package var refused = 0
    /// Times the log was moved into the file.
    package var checkpoints = 0
    /// Pages in the write-ahead log now.
    package var logPages = 0
  }

  private struct State {
    var damage: SQLiteError?
    var lastFailure: SQLiteError?
    var figures = Figures()
  }

  private let state = Mutex(State())

  /// Why the file is not written any more; stays until the process ends.
  package var damage: SQLiteError? { state.withLock { $0.damage } }

  /// Why the last commit failed (no room, the disk); `nil` again after one that worked.
  package var lastFailure: SQLiteError? { state.withLock { $0.lastFailure } }

  package var figures: Figures { state.withLock { $0.figures } }

  func found(_ error: any Error) {
    guard let error = error as? SQLiteError else { return }
    switch error.kind {
    case .damaged: state.withLock { $0.damage = $0.damage ?? error }
    case .full, .busy, .readOnly, .inputOutput: state.withLock { $0.lastFailure = error }
    case .constraint, .interrupted, .mismatch, .other: break
    }
  }

  func committed(writes: Int, logPages: Int) {
    state.withLock {
      $0.lastFailure = nil
      $0.figures.batches += 1
      $0.figures.writes += writes
      $0.figures.largestBatch = max($0.figures.largestBatch, writes)
      $0.figures.logPages = logPages
    }
  }

  func count(
    reads: Int = 0,
    stoppedReads: Int = 0,
    failedBatches: Int = 0,
    refused: Int = 0,
    checkpoints: Int = 0,
    logPages: Int? = nil
  ) {
    state.withLock {
      $0.figures.reads += reads
      $0.figures.stoppedReads += stoppedReads
      $0.figures.failedBatches += failedBatches
      $0.figures.refused += refused
      $0.figures.checkpoints += checkpoints
      $0.figures.logPages = logPages ?? $0.figures.logPages
    }
  }
}
