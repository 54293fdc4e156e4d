import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

extension TaskwarriorPlan {
  /// How many skipped tasks are named; the rest are counted.
  private static let shownNames = 5

  /// The batch to send, with its remarks.
  var batch: ImportBatch {
    ImportBatch(
      tasks: tasks.map(\.contract),
      remarks: priorities + remarkLines + fields + skippedLines
    )
  }

  private var priorities: [String] {
    let levels: [(String, String, MappedTask.Priority)] = [
      ("H", "P1", .high), ("M", "P2", .medium), ("L", "P3", .low),
    ]
    let parts = levels.compactMap { letter, level, priority -> String? in
      let count = tasks.filter { $0.priority == priority }.count
      return count == 0 ? nil : "\(letter) became \(level) (\(count))"
    }
    return parts.isEmpty ? [] : ["Priorities: \(parts.joined(separator: ", "))."]
  }

  private var remarkLines: [String] {
    TaskwarriorPlan.Remark.allCases.compactMap { remark in
      remarks[remark].map { "\(SentenceCase.of(remark.sentence)): \(counted($0, "task"))." }
    }
  }

  private var fields: [String] {
    var lines: [String] = []
    if !kept.isEmpty { lines.append("Kept in the details: \(ImportPage.list(kept)).") }
    if !dropped.isEmpty {
      lines.append(
        "⚠ Not imported, because the details were full: \(ImportPage.list(dropped))."
      )
    }
    return lines
  }

  private var skippedLines: [String] {
    TaskwarriorPlan.Skip.allCases.compactMap { reason in
      let tasks = skipped.filter { $0.reason == reason }.map(\.task)
      guard !tasks.isEmpty else { return nil }
      let names = tasks.prefix(TaskwarriorPlan.shownNames).map {
        "“\(TextWidth.fitted(SafeText.line($0.description), to: 40))”"
      }
      let more = tasks.count > names.count ? " and \(tasks.count - names.count) more" : ""
      return "Skipped, \(reason.rawValue): \(names.joined(separator: ", "))\(more)."
    }
  }
}

extension MappedTask {
  /// The record in the contract's form.
  var contract: TaskV1.ImportedTask {
    var task = TaskV1.ImportedTask()
    task.id = id
    task.name = name
    task.details = details ?? ""
    switch priority {
    case .high: task.priority = .high
    case .medium: task.priority = .medium
    case .low: task.priority = .low
    case nil: break
    }
    switch kind {
    case .morning: task.type = .morning
    case .evening: task.type = .evening
    case .upcoming: task.type = .upcoming
    case .inbox: task.type = .inbox
    }
    switch due {
    case .day(let day): task.dueOn = day
    case .instant(let instant): task.dueAt = GoogleProtobuf.Timestamp(instant)
    case nil: break
    }
    task.projectName = project ?? ""
    task.dateAdded = dateAdded.map { GoogleProtobuf.Timestamp($0) }
    task.dateCompleted = dateCompleted.map { GoogleProtobuf.Timestamp($0) }
    return task
  }
}
