import CSQLite

extension Connection {
  /// Limits after which the statements of a job are interrupted, besides its cancellation.
  struct InterruptLimits {
    /// The longest running time.
    var time: Duration?
    /// The most virtual machine steps.
    var steps: Int?
  }

  /// Why the statements of a job were interrupted.
  enum Stop {
    /// Its caller cancelled.
    case givenUp
    /// They ran too long.
    case time
    /// They took too many virtual machine steps.
    case steps
  }

  /// Runs `body`; SQLite fails with `interrupted` when the caller of `job` cancels or `patience` is
  /// exceeded.
  ///
  /// Interrupting a change rolls back the whole transaction.
  func interruptible<T>(by job: DatabaseJob, _ patience: InterruptLimits, _ body: () -> T) -> T {
    interruptingJob = job
    deadline = patience.time.map { .now + $0 }
    stepsLeft = patience.steps
    stop = nil
    let me = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_progress_handler(
      handle,
      Self.stepsBetweenChecks,
      { context in
        guard let context else { return 0 }
        let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
        return connection.mustStop() ? 1 : 0
      },
      me
    )
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      interruptingJob = nil
    }
    return body()
  }

  /// Takes well below a millisecond.
  private static let stepsBetweenChecks: Int32 = 10_000

  private func mustStop() -> Bool {
    if let stepsLeft {
      self.stepsLeft = stepsLeft - Int(Self.stepsBetweenChecks)
      if stepsLeft <= 0 { stop = .steps }
    }
    if let deadline, .now > deadline { stop = .time }
    if interruptingJob?.isCancelled == true { stop = .givenUp }
    return stop != nil
  }
}
