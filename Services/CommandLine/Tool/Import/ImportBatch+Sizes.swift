import Contracts
import GatewayClient
import Vocabulary
import Wire

extension ImportBatch {
  /// Bytes of one text that are sent: the service keeps 1,000 characters, and has 1 MiB in one answer for what
  /// it tells of the texts that it cut.
  private static let textBytes = 256 << 10

  /// The same records, each small enough for a call.
  ///
  /// - Throws: ``CommandFailure`` `invalid_record` about records that are too large without their long texts.
  func fitted() throws(CommandFailure) -> ImportBatch {
    var batch = self
    var cuts: [String: Int] = [:]
    func fit(_ text: inout String, _ field: String) {
      guard text.utf8.count > ImportBatch.textBytes else { return }
      text = text.beginning(ofBytes: ImportBatch.textBytes)
      cuts[field, default: 0] += 1
    }
    for index in batch.tasks.indices {
      fit(&batch.tasks[index].name, "name")
      fit(&batch.tasks[index].details, "details")
      fit(&batch.tasks[index].projectName, "project name")
    }
    for index in batch.projects.indices {
      fit(&batch.projects[index].name, "name")
      fit(&batch.projects[index].descriptionField, "description")
    }
    let faults =
      ImportBatch.faults(batch.projects, "project") + ImportBatch.faults(batch.tasks, "task")
    if let refusal = ImportFile.refusal(faults) { throw refusal }
    if !cuts.isEmpty {
      batch.remarks.append(
        "⚠ Longer than 256 KiB, and only the beginning was sent: \(ImportPage.list(cuts))."
      )
    }
    return batch
  }

  private static func faults<Record: Message>(_ records: [Record], _ kind: String) -> [String] {
    records.enumerated().compactMap { index, record in
      record.encodedSize() > GatewayConnection.importBytes
        ? "\(kind) \(index + 1) is larger than \(GatewayConnection.importBytes >> 20) MiB" : nil
    }
  }
}

extension String {
  /// Its first bytes, up to the end of a code point.
  fileprivate func beginning(ofBytes count: Int) -> String {
    var end = utf8.index(startIndex, offsetBy: count)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
