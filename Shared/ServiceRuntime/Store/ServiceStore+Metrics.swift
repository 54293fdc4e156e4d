package import RPC
import SQLite

extension ServiceStore {
  /// The database's counters since it was opened.
  package var metrics: RPCV1.StoreMetrics {
    let figures = database.condition.figures
    return RPCV1.StoreMetrics(
      name: service,
      transactions: Int64(figures.batches),
      writes: Int64(figures.writes),
      failedTransactions: Int64(figures.failedBatches),
      reads: Int64(figures.reads),
      stoppedReads: Int64(figures.stoppedReads),
      refused: Int64(figures.refused),
      waitingWrites: Int64(database.waitingWrites),
      checkpoints: Int64(figures.checkpoints),
      failedCheckpoints: Int64(figures.failedCheckpoints),
      logPages: Int64(figures.logPages)
    )
  }
}
