import Vocabulary

/// The programs whose files can be taken over.
enum ImportKind: String, CaseIterable, Sendable {
  case taskwarrior
  case tasker

  /// Reads a whole file: every record is good and small enough for a call, or none is taken.
  func batch(
    in bytes: [UInt8],
    _ calendar: HouseholdCalendar,
    now: Timestamp
  ) throws(CommandFailure) -> ImportBatch {
    switch self {
    case .taskwarrior:
      let records = try TaskwarriorFile.tasks(in: bytes)
      return try TaskwarriorMapping(calendar: calendar, now: now).plan(records).batch.fitted()
    case .tasker: return try TaskerFile.batch(in: bytes, calendar).fitted()
    }
  }
}
