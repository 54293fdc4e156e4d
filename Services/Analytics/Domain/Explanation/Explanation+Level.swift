package import Vocabulary

extension Explanation {
  /// Explains a level by the total at which it starts and the day on which the total reached it.
  ///
  /// - Parameters:
  ///   - level: the level.
  ///   - reached: the explanation of the day on which the total reached the level; `nil` for level 1.
  ///   - before: the total before that day.
  ///   - since: the points of later days.
  package init(level: Level, reached: Explanation?, before: Int, since: Int) {
    let start = Level.start(of: level.number)
    var parts: [Explanation] = []
    if let reached {
      let rule = AppliedRule(.level, inputs: [start])
      parts.append(
        Explanation(
          "Before that day the total was \(counted(before, "point")).",
          by: rule,
          points: before
        )
      )
      parts.append(reached)
      parts.append(
        Explanation("Later days added \(counted(since, "point")).", by: rule, points: since)
      )
    }
    self.init(
      "Level \(level.number), \(level.name): the total is \(counted(level.total, "point")), the level begins at "
        + "\(start), and the next at \(Level.start(of: level.number + 1)).",
      by: AppliedRule(.level, inputs: [level.total]),
      day: reached?.day,
      points: level.total,
      parts: parts
    )
  }
}

/// Finds the last day on which a running total rose to a goal.
package struct TotalCrossing: Equatable, Sendable {
  package private(set) var day: LocalDay?
  package private(set) var before = 0
  package private(set) var total = 0
  private let goal: Int

  package init(goal: Int) { self.goal = goal }

  /// Adds a day's points; call it with ascending days.
  package mutating func add(_ points: Int, on day: LocalDay) {
    if total < goal, total + points >= goal {
      self.day = day
      before = total
    }
    total += points
  }
}
