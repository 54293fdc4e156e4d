import TaskContracts
import Vocabulary

/// The result of an import: imported, changed and skipped records.
struct ImportPage {
  let remarks: [String]
  /// The names of the sent tasks and projects, in order.
  var tasks: [String] = []
  var projects: [String] = []
  let file: String
  let style: Style

  func dryRun(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    let known = answer.known > 0 ? "; \(answer.known) \(isAre(answer.known)) here already" : ""
    let projects =
      answer.projectsCreated > 0
      ? ["\(counted(answer.projectsCreated, "project")) would be created."] : []
    return [
      "\(counted(answer.created, "task")) would be imported from \(file)\(known); nothing was changed."
    ] + projects + deleted(answer, "would stay deleted") + said(answer)
  }

  func lines(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    var lines = [
      style.paint(counted(answer.created, "task") + " imported", .heading) + " from \(file)"
        + (answer.known > 0
          ? "; \(answer.known) \(wasWere(answer.known)) here already and \(wasWere(answer.known)) left alone"
          : "")
        + "."
    ]
    if answer.projectsCreated > 0 {
      lines.append("\(counted(answer.projectsCreated, "project")) created.")
    }
    return lines + deleted(answer, "stayed deleted") + said(answer)
  }

  /// Records that were deleted here, and how to import them again.
  private func deleted(_ answer: TaskV1.ImportTasksResponse, _ outcome: String) -> [String] {
    let parts =
      (answer.deleted > 0 ? [counted(answer.deleted, "task")] : [])
      + (answer.projectsDeleted > 0 ? [counted(answer.projectsDeleted, "project")] : [])
    guard !parts.isEmpty else { return [] }
    let what = parts.joined(separator: " and ")
    let was = wasWere(answer.deleted + answer.projectsDeleted)
    return ["\(what) \(was) deleted here and \(outcome); --again restores what is in the file."]
  }

  /// What was changed in imported records.
  private func said(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    guard answer.created > 0 || answer.projectsCreated > 0 else { return [] }
    return remarks.map { $0.hasPrefix("⚠") ? style.paint($0, .orange) : $0 } + repairs(answer)
  }

  private func isAre(_ count: Int32) -> String { count == 1 ? "is" : "are" }
  private func wasWere(_ count: Int32) -> String { count == 1 ? "was" : "were" }

  private func repairs(_ answer: TaskV1.ImportTasksResponse) -> [String] {
    func lines(_ records: [[TaskV1.Warning]], of names: [String], _ noun: String) -> [String] {
      var found: [String: [Int]] = [:]
      for (place, warnings) in records.enumerated() {
        for warning in warnings { found[warning.message, default: []].append(place) }
      }
      return found.sorted { $0.key < $1.key }.map { message, places in
        let known = places.compactMap { names.indices.contains($0) ? names[$0].trimmed : nil }
        let shown = known.filter { !$0.isEmpty }.prefix(ImportPage.shownNames).map {
          "“\(TextWidth.fitted(SafeText.line($0), to: 40))”"
        }
        let more = shown.isEmpty || shown.count == places.count ? "" : ", …"
        let which = shown.isEmpty ? "" : ": " + shown.joined(separator: ", ") + more
        let count = counted(places.count, noun)
        return style.paint("⚠ \(SafeText.line(message)) (\(count)\(which))", .orange)
      }
    }
    return lines(answer.projects.map(\.warnings), of: projects, "project")
      + lines(answer.results.map(\.warnings), of: tasks, "task")
  }

  /// How many changed records are named; the rest are counted.
  private static let shownNames = 3

  static func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { "\(SafeText.line($0.key)) (\($0.value))" }.joined(separator: ", ")
  }
}
