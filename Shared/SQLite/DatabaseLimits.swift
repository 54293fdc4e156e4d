/// The ends of a database's queues, with the reason for each number.
package struct DatabaseLimits: Sendable {
  /// Writes in one transaction.
  ///
  /// Beyond 64 there is nothing left to win from sharing a sync, and the slowest of the batch waits
  /// twice as long.
  package var batch = 64
  /// Pieces of work that may wait, for the writer and for the readers each.
  ///
  /// At the limit the caller is refused at once (``DatabaseRefusal/tooMuchWaiting(limit:)``): 4,096
  /// writes are about a third of a second on a good disk, and who waits longer has usually gone.
  package var waiting = 4_096
  /// Pieces of one household's work that may wait for the writer.
  ///
  /// A quarter of the queue: who sends more is refused while others are served.
  package var waitingPerOwner = 1_024
  /// Reader threads.
  ///
  /// Reads are short; more threads than cores only take turns.
  package var readers = 2
  /// Pages in the write-ahead log after which it is moved into the file, when nothing waits.
  ///
  /// 1,000 pages (4 MB) cost a pause of 8 ms every few hundred writes.
  package var checkpointPages = 1_000
  /// Pages after which it is moved although work waits, so that the log has an end.
  package var forcedCheckpointPages = 4_000
  /// How long one piece of reading may keep its snapshot.
  ///
  /// While a snapshot is read the log can only grow; what is written in this time is what it grows by.
  package var longestRead: Duration? = .seconds(5)
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

  package init() {}
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
