import CSQLite

extension Connection {
  /// When the statements of a job are stopped, besides when its caller gives up.
  struct Patience {
    /// They take so long.
    var time: Duration?
    /// They take so many steps of SQLite's machine.
    var steps: Int?
  }

  /// Why the statements of a job were stopped.
  enum Stop {
    /// Its caller gave up.
    case givenUp
    /// They took too long.
    case time
    /// They took too many steps.
    case steps
  }

  /// Runs `body`; when the caller of `job` gives up meanwhile, or `patience` is over, SQLite stops with
  /// `interrupted`.
  ///
  /// Stopping a change undoes the whole transaction it is part of.
  func interruptible<T>(by job: DatabaseJob, _ patience: Patience, _ body: () -> T) -> T {
    interruptingJob = job
    deadline = patience.time.map { .now + $0 }
    stepsLeft = patience.steps
    stop = nil
    let me = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_progress_handler(
      handle,
      Self.stepsBetweenLooks,
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

  /// Well below a millisecond.
  private static let stepsBetweenLooks: Int32 = 10_000

  private func mustStop() -> Bool {
    if let stepsLeft {
      self.stepsLeft = stepsLeft - Int(Self.stepsBetweenLooks)
      if stepsLeft <= 0 { stop = .steps }
    }
    if let deadline, .now > deadline { stop = .time }
    if interruptingJob?.isCancelled == true { stop = .givenUp }
    return stop != nil
  }
}
