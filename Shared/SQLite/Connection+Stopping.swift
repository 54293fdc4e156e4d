import CSQLite

extension Connection {
  /// Runs `body`; when the caller of `job` gives up meanwhile, or `patience` is over, SQLite stops with
  /// `interrupted`.
  ///
  /// Only for reading: stopping a change would undo the whole batch it is part of.
  func interruptible<T>(by job: DatabaseJob, patience: Duration?, _ body: () -> T) -> T {
    interruptingJob = job
    deadline = patience.map { .now + $0 }
    hasOverrun = false
    let me = Unmanaged.passUnretained(self).toOpaque()
    // 10,000 steps of SQLite's machine are well below a millisecond.
    sqlite3_progress_handler(
      handle,
      10_000,
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

  private func mustStop() -> Bool {
    if interruptingJob?.isCancelled == true { return true }
    guard let deadline, .now > deadline else { return false }
    hasOverrun = true
    return true
  }
}
