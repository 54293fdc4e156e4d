import TaskContracts

/// The result of a bulk change as lines.
struct BulkPage {
  /// How many tasks are shown by name; the rest are counted.
  private static let shownTasks = 10

  private let result: TaskV1.BulkResult
  private let times: TimeWriter
  private let style: Style

  init(_ result: TaskV1.BulkResult, _ times: TimeWriter, _ style: Style) {
    self.result = result
    self.times = times
    self.style = style
  }

  /// The first tasks by name, and the number of others.
  var names: [String] {
    let tasks = result.tasks + result.removedTasks
    let shown = tasks.prefix(BulkPage.shownTasks).map { "  \(TaskPage($0, times, style).title)" }
    let rest = Int(result.changed) - shown.count
    return shown.isEmpty || rest == 0 ? shown : shown + ["  and \(rest) more"]
  }

  /// Describes the change, its tasks and the points.
  ///
  /// - Parameters:
  ///   - verb: the past tense of the change: `Moved`.
  ///   - after: text after the number.
  ///   - same: the state that unchanged tasks already had.
  /// - Returns: begins with `Moved 3 tasks to “Home”; 1 was there already.`
  func lines(_ verb: String, after: String = "", same: String = "like that") -> [String] {
    lines(verb, after, same, points: "")
  }

  /// The dry run: `Would delete 11 tasks.` and the tasks.
  func plan(_ verb: String) -> [String] {
    lines(
      "Would \(verb.prefix(1).lowercased())\(verb.dropFirst())",
      "",
      "like that",
      points: "would be "
    )
  }

  private func lines(
    _ verb: String,
    _ after: String,
    _ same: String,
    points auxiliary: String
  ) -> [String] {
    let still =
      result.unchanged == 0
      ? "" : "; \(result.unchanged) \(result.unchanged == 1 ? "was" : "were") \(same) already"
    guard result.changed > 0 else {
      return [result.unchanged == 0 ? "No task matches." : "Nothing to change\(still)."]
    }
    var lines = ["\(verb) \(counted(result.changed, "task"))\(after)\(still)."] + names
    let points = result.pointsEarned
    if points > 0 { lines.append("\(counted(points, "point")) \(auxiliary)earned.") }
    if points < 0 { lines.append("\(counted(-points, "point")) \(auxiliary)given back.") }
    var seen: Set<String> = []
    for warning in result.warnings where seen.insert(warning.message).inserted {
      lines.append(style.paint("⚠ \(SafeText.line(warning.message))", .orange))
    }
    return lines
  }
}
