import GatewayClient
import TaskContracts
import Vocabulary
import Wire

extension ImportBatch {
  /// The most bytes of one text that are sent: the service stores 1,000 characters, and has 1 MiB
  /// per response for reporting truncated texts.
  private static let textBytes = 256 << 10

  /// The same records, each small enough for a call, and projects after their parents, which
  /// earlier calls create.
  ///
  /// Records that are too large without their long texts become faults.
  ///
  /// - Throws: ``CommandFailure`` `invalid_record` when no record is left.
  func fitted() throws(CommandFailure) -> ImportBatch {
    var batch = self
    batch.projects = ImportBatch.parentsFirst(projects)
    var (cuts, marked) = ([String: Int](), [String: Int]())
    func fit(_ text: inout String, _ field: String) {
      if let plain = text.cutting(marksAbove: WireLimits.untrusted.marks) {
        text = plain
        marked[field, default: 0] += 1
      }
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
      fit(&batch.projects[index].parentName, "parent's name")
    }
    ImportBatch.remove(tooLargeOf: &batch.projects, "project", &batch.faults)
    ImportBatch.remove(tooLargeOf: &batch.tasks, "task", &batch.faults)
    if batch.projects.isEmpty, batch.tasks.isEmpty, !batch.faults.isEmpty {
      throw ImportFile.refusal(batch.faults)
    }
    if !cuts.isEmpty {
      batch.remarks.append(
        "⚠ Longer than 256 KiB, and only the beginning was sent: \(ImportPage.list(cuts))."
      )
    }
    if !marked.isEmpty {
      let most = WireLimits.untrusted.marks
      batch.remarks.append(
        "⚠ More than \(most) marks on one letter, and only those were sent: \(ImportPage.list(marked))."
      )
    }
    return batch
  }

  /// In the order of the file, with parents first; in a cycle one project comes before its parent.
  private static func parentsFirst(
    _ projects: [TaskV1.ImportedProject]
  ) -> [TaskV1.ImportedProject] {
    let places = Dictionary(
      projects.enumerated().compactMap { place, project in project.id.map { ($0, place) } },
      uniquingKeysWith: min
    )
    let names = Dictionary(
      projects.enumerated().map { place, project in (key(project.name), place) },
      uniquingKeysWith: min
    )
    var order: [TaskV1.ImportedProject] = []
    var placed: Set<Int> = []
    for start in projects.indices {
      var path: [TaskV1.ImportedProject] = []
      var next: Int? = start
      while let place = next, placed.insert(place).inserted {
        path.append(projects[place])
        let parent = projects[place]
        next =
          parent.parentProjectID.map { places[$0] }
          ?? (parent.parentName.isEmpty ? nil : names[key(parent.parentName)])
      }
      order += path.reversed()
    }
    return order
  }

  private static func remove<Record: Message>(
    tooLargeOf records: inout [Record],
    _ kind: String,
    _ faults: inout [String]
  ) {
    var fitting: [Record] = []
    for (index, record) in records.enumerated() {
      if record.encodedSize() <= ImportPieces.bytes {
        fitting.append(record)
      } else {
        let most = ImportPieces.bytes >> 20
        faults.append("\(kind) \(index + 1) is larger than \(most) MiB")
      }
    }
    records = fitting
  }
}

extension String {
  /// Its first bytes, up to a complete code point.
  fileprivate func beginning(ofBytes count: Int) -> String {
    var end = utf8.index(startIndex, offsetBy: count)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
