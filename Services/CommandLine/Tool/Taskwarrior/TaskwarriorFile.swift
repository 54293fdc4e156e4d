import Vocabulary

/// Reads a Taskwarrior export: a list of tasks, or one task per line.
///
/// An unreadable record becomes a fault with its position; the others are read.
enum TaskwarriorFile {
  private static let hint = "Create it with “task rc.json.array=on export > tasks.json”."

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - calendar: the member's, for dates without a zone.
  /// - Returns: the tasks, and the faults of the other records.
  /// - Throws: ``CommandFailure`` `not_json`, `file_too_large`; `invalid_record` when no record is
  ///   readable.
  static func tasks(
    in bytes: [UInt8],
    _ calendar: HouseholdCalendar
  ) throws(CommandFailure) -> (tasks: [TaskwarriorTask], faults: [String]) {
    let records = try ImportFile.records(in: bytes, hint: hint)
    var tasks: [TaskwarriorTask] = []
    var faults: [String] = []
    var positions: [TaskID: Int] = [:]
    for (index, record) in records.enumerated() {
      do throws(RecordFault) {
        let task = try TaskwarriorRecordReader(try record.get(), calendar).task()
        if let first = positions[task.id] {
          throw RecordFault(sentence: "has the same uuid as record \(first)")
        }
        positions[task.id] = index + 1
        tasks.append(task)
      } catch {
        faults.append("record \(index + 1) \(error.sentence)")
      }
    }
    if tasks.isEmpty, !faults.isEmpty { throw ImportFile.refusal(faults) }
    return (tasks, faults)
  }
}
