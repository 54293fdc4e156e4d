import Foundation
import Vocabulary

/// Reads a whole Taskwarrior export: every record is good, or none is taken.
enum TaskwarriorFile {
  /// 32 MiB: about 60,000 records, far above what one person collects; more is another kind of file.
  static let maximumBytes = 32 << 20

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
    guard let first = faults.first else { return tasks }
    let others = faults.count == 1 ? "" : ", and \(faults.count - 1) more cannot be read"
    throw .invalid("invalid_record", "Nothing was imported: \(first)\(others).")
  }

  private static func array(in bytes: [UInt8]) throws(CommandFailure) -> [Any] {
    guard bytes.count <= maximumBytes else {
      throw .invalid("file_too_large", "Nothing was imported: the file is larger than 32 MiB.")
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(bytes.dropFirst(hasMark ? 3 : 0)),
        options: [.fragmentsAllowed]
      )
    else {
      throw .invalid(
        "not_json",
        "Nothing was imported: the file is not JSON.",
        hint: "Make it with “task rc.json.array=on export > tasks.json”."
      )
    }
    guard let array = value as? [Any] else {
      throw .invalid(
        "not_an_array",
        "Nothing was imported: the file is JSON, but not a list of tasks.",
        hint: "Make it with “task rc.json.array=on export > tasks.json”."
      )
    }
    return array
  }
}
