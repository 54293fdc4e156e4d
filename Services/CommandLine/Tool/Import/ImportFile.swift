import Foundation

/// Another program's file, as JSON: read as a whole or refused as a whole.
enum ImportFile {
  /// 32 MiB: about 60,000 records, far above what one person collects; more is another kind of file.
  static let maximumBytes = 32 << 20

  /// What the file holds; a byte order mark before it is no fault.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - hint: how to make a file that can be read.
  /// - Returns: arrays, dictionaries, texts and numbers.
  /// - Throws: ``CommandFailure`` `file_too_large`, `not_json`.
  static func value(in bytes: [UInt8], hint: String? = nil) throws(CommandFailure) -> Any {
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
      throw .invalid("not_json", "Nothing was imported: the file is not JSON.", hint: hint)
    }
    return value
  }

  /// The refusal of a file with broken records; `nil` when there are none.
  static func refusal(_ faults: [String]) -> CommandFailure? {
    guard !faults.isEmpty else { return nil }
    let rest = faults.count - shownFaults
    let others = rest > 0 ? ", and \(rest) more cannot be read" : ""
    let shown = faults.prefix(shownFaults).joined(separator: ", ")
    return .invalid("invalid_record", "Nothing was imported: \(shown)\(others).")
  }

  /// Faults that a refusal names; more of them hide the sentence.
  private static let shownFaults = 5
}

/// What is wrong with one record, as the end of a sentence that begins with the record's number.
struct RecordFault: Error {
  let sentence: String
}
