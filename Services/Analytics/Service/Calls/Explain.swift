import AnalyticsContracts
import AnalyticsDomain
import RPC
import ServiceRuntime
import Vocabulary

extension ExplanationCalls {
  /// `Explain`: explains a figure down to single events.
  func explain(
    _ request: AnalyticsV1.ExplainRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.ExplainResponse {
    let caller = try Caller(call)
    let now = clock.now()
    let today = caller.calendar.day(of: now)
    let question = try ExplainedFigure(request, today: today, caller.calendar.weekStart)
    let staleness = try await freshness.wait(for: call)
    let moment = PeriodMoment(now: now, today: today)
    let explanation = try await store.read(of: caller.member) { reader in
      try Explainer(reader: reader, space: Space(caller), moment: moment).explain(question)
    }
    return AnalyticsV1.ExplainResponse(
      explanation: AnalyticsV1.Explanation(explanation.cut()),
      stale: staleness.isStale
    )
  }
}

/// The figure to explain.
///
/// A new kind needs a case here, a function of ``Explainer`` and a value of the contract's enum.
enum ExplainedFigure: Hashable, Sendable {
  case point(String)
  case dayScore(LocalDay)
  case streakDay(LocalDay)
  case streak(LocalDay)
  case level
  case goal(GoalKind, LocalDay)
  case productivity(Period)

  /// The longest key in bytes: lesson identifiers have at most 100.
  static let longestKey = 100

  /// - Throws: ``ExplanationRefusal``; ``PeriodRefusal`` for an invalid period.
  init(
    _ request: AnalyticsV1.ExplainRequest,
    today: LocalDay,
    _ weekStart: WeekStart
  ) throws {
    let key = request.key
    guard key.utf8.count <= Self.longestKey else {
      throw ExplanationRefusal.invalidKey(expected: "at most \(Self.longestKey) bytes")
    }
    switch request.kind {
    case .point:
      guard !key.isEmpty else {
        throw ExplanationRefusal.invalidKey(expected: "the id of a task or lesson")
      }
      self = .point(TaskID(text: key)?.text ?? key)
    case .dayScore: self = .dayScore(try Self.day(key, today: today))
    case .streakDay: self = .streakDay(try Self.day(key, today: today))
    case .streak: self = .streak(try Self.day(key, today: today))
    case .level:
      guard key.isEmpty else { throw ExplanationRefusal.invalidKey(expected: "empty") }
      self = .level
    case .goal: self = try Self.goal(key, today: today)
    case .productivity: self = .productivity(try Self.period(key, today: today, weekStart))
    case .unspecified, .unrecognized: throw ExplanationRefusal.invalidKind
    }
  }

  /// Parses keys such as `points` or `tasks 2026-11-21`.
  private static func goal(_ key: String, today: LocalDay) throws(ExplanationRefusal) -> Self {
    let (word, rest) = split(key)
    let kinds: [String: GoalKind] = ["points": .points, "tasks": .tasks, "streak": .streak]
    guard let kind = kinds[word] else {
      throw .invalidKey(expected: "points, tasks or streak, alone or with a day")
    }
    return .goal(kind, min(try day(rest, today: today), today))
  }

  /// Parses keys such as `week`, `month 2026-11-21` or `2026-11-01..2026-11-15`.
  private static func period(
    _ key: String,
    today: LocalDay,
    _ weekStart: WeekStart
  ) throws -> Period {
    let (word, rest) = split(key)
    let choice: Period.Choice
    switch word {
    case "day": choice = .day(try day(rest, today: today))
    case "week": choice = .week(of: try day(rest, today: today))
    case "month": choice = .month(of: try day(rest, today: today))
    case "year": choice = .year(of: try day(rest, today: today))
    default:
      let ends = key.split(separator: ".", omittingEmptySubsequences: true)
      guard ends.count == 2, key == "\(ends[0])..\(ends[1])",
        let first = LocalDay(text: String(ends[0])), let last = LocalDay(text: String(ends[1]))
      else {
        throw ExplanationRefusal.invalidKey(
          expected: "day, week, month or year, alone or with a day, or two days"
        )
      }
      choice = .custom(from: first, to: last)
    }
    return try Period(choice, weekStart: weekStart)
  }

  /// Splits a key at its first space.
  private static func split(_ key: String) -> (word: String, rest: String) {
    let parts = key.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : "")
  }

  private static func day(_ key: String, today: LocalDay) throws(ExplanationRefusal) -> LocalDay {
    if key.isEmpty { return today }
    guard let day = LocalDay(text: key) else {
      throw .invalidKey(expected: "a day such as 2026-11-21")
    }
    return day
  }
}

/// Explains figures from one snapshot of the ledger.
struct Explainer {
  let reader: ScoreReader
  let space: Space
  let moment: PeriodMoment

  var today: LocalDay { moment.today }

  /// - Throws: ``ExplanationRefusal/nothingToExplain``, and errors of the store.
  func explain(_ figure: ExplainedFigure) throws -> Explanation {
    switch figure {
    case .point(let entity): try explain(point: entity)
    case .dayScore(let day): try explain(scoreOf: day)
    case .streakDay(let day): try explain(streakDay: day)
    case .streak(let day): try explain(streakOn: min(day, today))
    case .level: try explainLevel()
    case .goal(let kind, let day): try explain(kind, on: day)
    case .productivity(let period): try explainProductivity(of: period)
    }
  }

  /// The most entries of one day that are read; more than an answer can hold.
  static let entries = 4 * Explanation.maximumNodes

  private func explain(point entity: String) throws -> Explanation {
    for source in PointsSource.allCases {
      let found = try reader.entries(
        of: space,
        about: Explanation.Subject(source: source, entity: entity),
        limit: Explanation.maximumNodes
      )
      if let explanation = Explanation(point: found.entries, leftOut: found.earlier) {
        return explanation
      }
    }
    throw ExplanationRefusal.nothingToExplain
  }

  func explain(scoreOf day: LocalDay) throws -> Explanation {
    let entries = try reader.entries(of: space, on: day, limit: Self.entries)
    let shown = Set(entries.lazy.map(\.entry.entity)).count
    return Explanation(
      score: try reader.days(of: space, in: day...day).first ?? .nothing(on: day),
      entries: entries,
      leftOut: try reader.taskCount(of: space, on: day) - shown
    )
  }
}
