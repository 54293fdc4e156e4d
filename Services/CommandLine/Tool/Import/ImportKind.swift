import Vocabulary

/// The programs whose files can be imported.
enum ImportKind: String, CaseIterable, Sendable {
  case taskwarrior
  case tasker

  /// Reads a whole file; unreadable and too large records become the batch's faults.
  func batch(
    in bytes: [UInt8],
    _ calendar: HouseholdCalendar,
    now: Timestamp
  ) throws(CommandFailure) -> ImportBatch {
    switch self {
    case .taskwarrior:
      let (records, faults) = try TaskwarriorFile.tasks(in: bytes, calendar)
      var batch = TaskwarriorMapping(calendar: calendar, now: now).plan(records).batch
      batch.faults = faults
      return try batch.fitted()
    case .tasker: return try TaskerFile.batch(in: bytes, calendar).fitted()
    }
  }
}
