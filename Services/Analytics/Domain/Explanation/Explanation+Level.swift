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
  /// The total before the last day that was subtracted.
  package private(set) var before: Int
  /// The points of the days after ``day``.
  package private(set) var since = 0
  private let goal: Int

  /// - Parameters:
  ///   - goal: the total to reach.
  ///   - total: the sum of the points of all days.
  package init(goal: Int, total: Int) {
    self.goal = goal
    before = total
  }

  /// Subtracts a day's points; days are passed in descending order.
  ///
  /// - Returns: whether an earlier day may still be the crossing.
  package mutating func takeOff(_ points: Int, of day: LocalDay) -> Bool {
    let after = before
    before -= points
    if after >= goal, before < goal {
      self.day = day
      return false
    }
    since += points
    return true
  }
}
