/// The ends of a database's queues, with the reason for each number.
package struct DatabaseLimits: Sendable {
  /// Writes in one transaction.
  ///
  /// No household has as many callers at once. With 256 of them, transactions of 256 wrote 1.6 times as
  /// much (`deploy/dev/bench storage`), but a rule that one breaks at COMMIT makes all of them run again.
  package var batch = 64
  /// How long a transaction takes in more writes.
  ///
  /// Small writes need a tenth of it for a full batch. Large ones, a page of an import, would else share a
  /// transaction of seconds, and everybody waits for its end.
  package var longestBatch = Duration.milliseconds(20)
  /// Steps of SQLite's machine that a write may take in a transaction with others; who takes more begins again in
  /// one of its own.
  ///
  /// Some 0.1 s, or 150 tasks. A savepoint keeps each page that a write changes in memory, and looks through them
  /// with each row: copying 10,000 tasks took minutes and 600 MB inside one, 12 s without.
  package var sharedSteps = 1_000_000
  /// Pieces of work that may wait, for the writer and for the readers each.
  ///
  /// At the limit the caller is refused at once (``DatabaseRefusal/tooMuchWaiting(limit:)``): 4,096
  /// writes are about a third of a second on a good disk, and who waits longer has usually gone.
  package var waiting = 4_096
  /// Pieces of one owner's work that may wait, for the writer and for the readers each.
  ///
  /// A quarter of the queue: who sends more is refused while the others of an installation are served.
  package var waitingPerOwner = 1_024
  /// Reader threads.
  ///
  /// Reads are short; more threads than cores only take turns.
  package var readers = 2
  /// Pages of the write-ahead log that are not in the file yet after which they are moved, when nothing
  /// waits.
  ///
  /// 1,000 pages (4 MB) cost a pause of 8 ms every few hundred writes.
  package var checkpointPages = 1_000
  /// Pages after which they are moved although work waits.
  package var forcedCheckpointPages = 4_000
  /// Pages in the log after which new reads wait until the running ones have ended, so that the log can
  /// begin anew.
  ///
  /// Only reads that overlap without a pause let it grow to four times what is moved at the latest; then
  /// they make this pause every 64 MB of writes. It ends after ``longestRead`` even if a copy goes on.
  package var crowdedLogPages = 16_000
  /// Pages in the log at which its owner is told: somebody else reads the file without an end.
  ///
  /// 128 MB, twice what our own readers can let it become.
  package var alarmingLogPages = 32_000
  /// How long the writer waits for the running reads to end before it goes on writing meanwhile.
  package var clearingPatience = Duration.milliseconds(100)
  /// Bytes the log's file keeps when it begins anew: what a busy hour needs again anyway.
  package var keptLogBytes = 16 << 20
  /// How long one piece of reading may keep its snapshot.
  ///
  /// While a snapshot is read the log can only grow.
  package var longestRead = Duration.seconds(5)
  /// Room that is left alone, so that moving the log and everything else on the disk go on; besides it,
  /// twice the log is kept free.
  ///
  /// Never more than 2 % of the disk, for small ones.
  package var reservedBytes: UInt64 = 64 << 20
  /// Says how much room the disk has where a file lies.
  package var freeSpace: @Sendable (String) -> DiskSpace? = DiskSpace.init(at:)
  /// How long a write waits for another process that has the file's lock.
  ///
  /// Nobody should have it: the lock file keeps others out. A tool used on a live file might.
  package var lockPatience = Duration.seconds(5)
  /// How long the log's beginning anew waits for a reader of another process, a backup: the writes behind
  /// it wait as long.
  package var restartPatience = Duration.milliseconds(20)

  package init() {}

  /// The room that is left alone on a disk, besides that for the log.
  package func reserve(of disk: DiskSpace) -> UInt64 { min(reservedBytes, disk.total / 50) }
}

/// Where a database does its work.
package enum Execution: Sendable {
  /// On threads of its own: one writer, some readers.
  ///
  /// For running.
  case threads
  /// On the calling thread, one piece at a time.
  ///
  /// For simulation, where everything is one thread.
  case inline
}
