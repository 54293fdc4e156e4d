import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension GoalKind: SQLValue {}

extension PeriodReader {
  /// The targets that the member set.
  func goals(of space: Space) throws -> Goals {
    let targets = try connection.all(
      "SELECT kind, target FROM goal WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { row in (try row.value(0, as: GoalKind.self), try row.value(1, as: Int.self)) }
    return Goals(Dictionary(targets) { $1 })
  }

  /// When a goal was first reached on a day; `nil` if it was not.
  func reached(_ kind: GoalKind, on day: LocalDay, of space: Space) throws -> Timestamp? {
    try connection.first(
      "SELECT at FROM goal_reached WHERE household = ? AND member = ? AND day = ? AND kind = ?",
      space.household,
      space.member,
      day,
      kind
    ) { try $0.value(0) }
  }

  /// The value of a goal on a day; only `today` may still become active.
  func value(
    of kind: GoalKind,
    on day: LocalDay,
    today: LocalDay,
    of space: Space
  ) throws -> Int {
    switch kind {
    case .points: return try scores.days(of: space, in: day...day).first?.points ?? 0
    case .tasks: return try scores.days(of: space, in: day...day).first?.tasksCompleted ?? 0
    case .streak: return try scores.daysInARow(of: space, upTo: day, today: max(day, today))
    }
  }

  /// The progress of all three goals on a day, with suggestions from the days before it.
  func progress(on day: LocalDay, of space: Space) throws -> [GoalProgress] {
    let goals = try goals(of: space)
    let span = ScoreHistory.span(SuggestedGoal.days, endingOn: day.advanced(by: -1))
    let known = try scores.days(of: space, in: span).filter(\.isActive)
    let active = try activeDays(
      of: space,
      upTo: span.upperBound,
      count: SuggestedGoal.days + Streak.reach
    )
    let streaks = SuggestedGoal.streaks(active, protection: try scores.protection(of: space))
    return try GoalKind.allCases.map { kind in
      let values =
        switch kind {
        case .points: known.map(\.points)
        case .tasks: known.map(\.tasksCompleted)
        case .streak: known.map { streaks[$0.day] ?? 0 }
        }
      return GoalProgress(
        kind: kind,
        target: goals[kind],
        value: try value(of: kind, on: day, today: day, of: space),
        suggested: SuggestedGoal.target(kind, from: values)
      )
    }
  }
}

extension PeriodWriter {
  /// Stores a target; `nil` restores the standard one.
  func set(_ target: Int?, of kind: GoalKind, in space: Space) throws {
    guard let target else {
      try connection.run(
        "DELETE FROM goal WHERE household = ? AND member = ? AND kind = ?",
        space.household,
        space.member,
        kind
      )
      return
    }
    try connection.run(
      """
      INSERT INTO goal (household, member, kind, target) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET target = excluded.target
      """,
      space.household,
      space.member,
      kind,
      target
    )
  }

  /// Records that a goal was reached.
  ///
  /// - Returns: `false` when this was already recorded for the day.
  func remember(_ kind: GoalKind, on day: LocalDay, at: Timestamp, of space: Space) throws -> Bool {
    guard try reader.reached(kind, on: day, of: space) == nil else { return false }
    try connection.run(
      "INSERT INTO goal_reached (household, member, day, kind, at) VALUES (?, ?, ?, ?, ?)",
      space.household,
      space.member,
      day,
      kind,
      at
    )
    return true
  }
}
