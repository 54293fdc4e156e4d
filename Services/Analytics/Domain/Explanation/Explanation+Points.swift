import Vocabulary

// Explanations of ledger entries, of a task's points and of a day's points.

extension Explanation {
  /// Explains one ledger entry.
  package init(_ booked: BookedEntry) {
    let entry = booked.entry
    self.init(
      Explanation.sentence(entry),
      by: entry.applied,
      at: entry.at,
      day: entry.day,
      points: entry.points,
      origin: booked.origin,
      subject: Subject(source: entry.source, entity: entry.entity)
    )
  }

  /// Explains all entries of one task or lesson, oldest first.
  ///
  /// - Returns: `nil` when there is no entry.
  package init?(point entries: [BookedEntry], leftOut: Int = 0) {
    guard let first = entries.first else { return nil }
    guard entries.count > 1 || leftOut > 0 else {
      self.init(first)
      return
    }
    let current = CountedCompletion.after(entries.lazy.map(\.entry))
    let net = entries.reduce(0) { $0 + $1.entry.points }
    self.init(
      Explanation.sentence(current, net: net, count: entries.count + leftOut),
      by: entries.last?.entry.applied ?? first.entry.applied,
      at: entries.last?.entry.at,
      day: current?.day ?? first.entry.day,
      points: net,
      subject: Subject(source: first.entry.source, entity: first.entry.entity),
      parts: entries.map { Explanation($0) },
      leftOut: leftOut
    )
  }

  /// Explains a day's points, with one part for each task that has an entry.
  ///
  /// - Parameters:
  ///   - score: the day's score.
  ///   - entries: the day's entries, oldest first.
  ///   - leftOut: the number of tasks whose entries are not in `entries`.
  package init(score: DayScore, entries: [BookedEntry], leftOut: Int = 0) {
    var order: [String] = []
    var byTask: [String: [BookedEntry]] = [:]
    for entry in entries {
      if byTask[entry.entry.entity] == nil { order.append(entry.entry.entity) }
      byTask[entry.entry.entity, default: []].append(entry)
    }
    self.init(
      Explanation.sentence(score),
      by: AppliedRule(.dayScore, inputs: [score.points, score.tasksCompleted]),
      day: score.day,
      points: score.points,
      parts: order.compactMap { byTask[$0].flatMap { Explanation(point: $0) } },
      leftOut: leftOut
    )
  }

  private static func sentence(_ score: DayScore) -> String {
    if score.points == 0, score.tasksCompleted == 0 {
      return "\(score.day): 0 points, because no task counts on this day."
    }
    return "\(score.day): \(counted(score.points, "point")), the sum of the entries for "
      + "\(counted(score.tasksCompleted, "completed task"))."
  }

  private static func sentence(_ current: CountedCompletion?, net: Int, count: Int) -> String {
    let changes = "\(count) entries"
    guard let current else { return "It no longer counts: \(changes), \(net) points in all." }
    return "It counts \(counted(current.points, "point")) on \(current.day), after \(changes)."
  }

  private static func sentence(_ entry: LedgerEntry) -> String {
    let inputs = entry.applied.inputs
    switch entry.kind {
    case .completed:
      guard let priority = inputs.first else {
        return "The task was completed; its event says \(counted(entry.points, "point"))."
      }
      return
        "The task was completed; priority P\(priority) earns \(counted(entry.points, "point"))."
    case .uncompleted:
      return "The task was opened again; \(counted(-entry.points, "point")) are taken back on "
        + "\(entry.day), the day they were booked on."
    case .repriced:
      let change = entry.points > 0 ? "+\(entry.points)" : "\(entry.points)"
      guard inputs.count == 2 else { return "The task's points changed: \(change)." }
      return "The priority changed from P\(inputs[0]) to P\(inputs[1]): \(change), booked on "
        + "\(entry.day), the day of completion."
    case .topicCompleted:
      return "The lesson was completed for the first time and earns "
        + "\(counted(entry.points, "learning point"))."
    }
  }
}
