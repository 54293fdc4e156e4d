import Vocabulary

/// Reads a whole Taskwarrior export: every record is good, or none is taken.
enum TaskwarriorFile {
  static func tasks(in bytes: [UInt8]) throws(CommandFailure) -> [TaskwarriorTask] {
    let records = try array(in: bytes)
    var tasks: [TaskwarriorTask] = []
    var faults: [String] = []
    var positions: [TaskID: Int] = [:]
    for (index, record) in records.enumerated() {
      do throws(RecordFault) {
        let task = try TaskwarriorRecordReader(record).task()
        if let first = positions.updateValue(index + 1, forKey: task.id) {
          throw RecordFault(sentence: "has the same uuid as record \(first)")
        }
        tasks.append(task)
      } catch {
        faults.append("record \(index + 1) \(error.sentence)")
      }
    }
    if let refusal = ImportFile.refusal(faults) { throw refusal }
    return tasks
  }

  private static func array(in bytes: [UInt8]) throws(CommandFailure) -> [Any] {
    let hint = "Make it with “task rc.json.array=on export > tasks.json”."
    guard let array = try ImportFile.value(in: bytes, hint: hint) as? [Any] else {
      throw .invalid(
        "not_an_array",
        "Nothing was imported: the file is JSON, but not a list of tasks.",
        hint: hint
      )
    }
    return array
  }
}
