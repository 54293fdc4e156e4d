/// The limits of a database, with the reason for each number.
package struct DatabaseLimits: Sendable {
  /// Writes in one transaction.
  ///
  /// No household has as many concurrent callers. With 256 callers, transactions of 256 wrote 1.6
  /// times as much (`deploy/dev/bench storage`), but a constraint that one write breaks at COMMIT
  /// makes all of them run again.
  package var batch = 64
  /// How long a transaction accepts more writes.
  ///
  /// Small writes fill a batch in a tenth of it. Without the limit large ones, such as pages of an
  /// import, would share a transaction of seconds for which every other caller waits.
  package var longestBatch = Duration.milliseconds(20)
  /// Virtual machine steps that a write may take in a shared transaction; a write that takes more
  /// runs again in its own.
  ///
  /// About 0.1 s, or 150 tasks. A savepoint keeps every page that a write changes in memory and
  /// searches them for each row. Copying 10,000 tasks took minutes and 600 MB inside one, and 12 s
  /// without.
  package var sharedSteps = 1_000_000
  /// Jobs that may wait, for the writer and for the readers each.
  ///
  /// At the limit a caller is refused at once (``DatabaseRefusal/tooMuchWaiting(limit:)``). 4,096
  /// writes take about a third of a second on a good disk; callers behind more have usually timed
  /// out.
  package var waiting = 4_096
  /// Jobs of one owner that may wait, for the writer and for the readers each.
  ///
  /// A quarter of the queue, so that one owner cannot fill it.
  package var waitingPerOwner = 1_024
  /// Reader threads.
  ///
  /// Reads are short, so more threads than cores gain nothing.
  package var readers = 2
  /// Pages in the log that trigger a checkpoint when no write waits.
  ///
  /// 1,000 pages (4 MB) cost a pause of 8 ms every few hundred writes.
  package var checkpointPages = 1_000
  /// Pages in the log that trigger a checkpoint even if writes wait.
  package var forcedCheckpointPages = 4_000
  /// Pages in the log above which new reads wait until the running ones have ended, so that the log
  /// can restart.
  ///
  /// Only reads that overlap without a pause let it grow to four times ``forcedCheckpointPages``.
  /// Then they pause every 64 MB of writes. The pause ends after ``longestRead`` even if a copy
  /// continues.
  package var readPauseLogPages = 16_000
  /// Pages in the log above which health reports that another program reads the file without end.
  ///
  /// 128 MB, twice what our own readers can cause.
  package var reportedLogPages = 32_000
  /// How long the writer waits for running reads to end before it continues to write.
  package var clearingPatience = Duration.milliseconds(100)
  /// Bytes that the log's file keeps when it restarts, because a busy hour needs them again.
  package var keptLogBytes = 16 << 20
  /// How long one read may hold its snapshot, during which the log can only grow.
  package var longestRead = Duration.seconds(5)
  /// Disk space that is kept free for checkpoints and everything else; twice the log is reserved
  /// besides.
  ///
  /// At most 2 % of the disk.
  package var reservedBytes: UInt64 = 64 << 20
  /// Returns the space of the disk that holds a path.
  package var freeSpace: @Sendable (String) -> DiskSpace? = DiskSpace.init(at:)
  /// How long a write waits for another process that holds the file's lock.
  ///
  /// The lock file keeps our own programs out; a tool used on a live file may hold it.
  package var lockPatience = Duration.seconds(5)
  /// How long restarting the log waits for a reader in another process, such as a backup; queued
  /// writes wait as long.
  package var restartPatience = Duration.milliseconds(20)

  package init() {}

  /// The space that is kept free on a disk, besides that for the log.
  package func reserve(of disk: DiskSpace) -> UInt64 { min(reservedBytes, disk.total / 50) }
}

/// Where a database runs its jobs.
package enum Execution: Sendable {
  /// On threads of its own: one writer, some readers.
  ///
  /// For production.
  case threads
  /// On the calling thread, one job at a time.
  ///
  /// For simulation, which has a single thread.
  case inline
}
