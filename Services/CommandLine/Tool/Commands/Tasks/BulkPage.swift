import Contracts

/// What a change of many tasks came to, as lines.
struct BulkPage {
  /// Tasks shown by name; the rest are counted.
  private static let shownTasks = 10

  private let result: TaskV1.BulkResult
  private let times: TimeWriter
  private let style: Style

  init(_ result: TaskV1.BulkResult, _ times: TimeWriter, _ style: Style) {
    self.result = result
    self.times = times
    self.style = style
  }

  /// Says what happened, to which tasks, and what they earned.
  ///
  /// - Parameters:
  ///   - verb: what happened to them: `Moved`.
  ///   - after: what stands behind the number.
  ///   - same: what those that did not change were already.
  /// - Returns: first of all `Moved 3 tasks to “Home”; 1 was there already.`
  func lines(_ verb: String, after: String = "", same: String = "so") -> [String] {
    let still =
      result.unchanged == 0
      ? "" : "; \(result.unchanged) \(result.unchanged == 1 ? "was" : "were") \(same) already"
    guard result.changed > 0 else {
      return [result.unchanged == 0 ? "No task is meant." : "Nothing to change\(still)."]
    }
    var lines = ["\(verb) \(counted(result.changed, "task"))\(after)\(still)."]
    lines += result.tasks.prefix(BulkPage.shownTasks).map {
      "  \(TaskPage($0, times, style).title)"
    }
    let rest = Int(result.changed) - min(result.tasks.count, BulkPage.shownTasks)
    if rest > 0 { lines.append("  and \(rest) more") }
    if result.pointsEarned > 0 { lines.append("\(counted(result.pointsEarned, "point")) earned.") }
    if result.pointsEarned < 0 {
      lines.append("\(counted(-result.pointsEarned, "point")) given back.")
    }
    var seen: Set<String> = []
    for warning in result.warnings where seen.insert(warning.message).inserted {
      lines.append(style.paint("⚠ \(SafeText.line(warning.message))", .orange))
    }
    return lines
  }
}
