import AnalyticsContracts
import AnalyticsDomain
import RPC
import ServiceRuntime
import Vocabulary

extension ExplanationCalls {
  /// `Explain`: a figure, down to the events that it rests on.
  func explain(
    _ request: AnalyticsV1.ExplainRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.ExplainResponse {
    let caller = try Caller(call)
    let today = caller.calendar.day(of: clock.now())
    let question = try ExplainedFigure(request, today: today)
    let standing = try await freshness.wait(for: call)
    let explanation = try await store.read(of: caller.member) { reader in
      try Explainer(reader: reader, space: Space(caller), today: today).explain(question)
    }
    return AnalyticsV1.ExplainResponse(
      explanation: AnalyticsV1.Explanation(explanation.cut()),
      stale: standing.isStale
    )
  }
}

/// Which figure is to be explained.
///
/// A new kind is a case here, a function of ``Explainer`` and a value of the contract's enum.
enum ExplainedFigure: Hashable, Sendable {
  case point(String)
  case dayScore(LocalDay)
  case streakDay(LocalDay)
  case streak(LocalDay)
  case level

  /// The longest key: an identifier of a lesson has 100 bytes at most.
  static let longestKey = 100

  init(_ request: AnalyticsV1.ExplainRequest, today: LocalDay) throws(ExplanationRefusal) {
    let key = request.key
    guard key.utf8.count <= Self.longestKey else {
      throw .invalidKey(expected: "at most \(Self.longestKey) bytes")
    }
    switch request.kind {
    case .point:
      guard !key.isEmpty else { throw .invalidKey(expected: "the id of a task or lesson") }
      self = .point(TaskID(text: key)?.text ?? key)
    case .dayScore: self = .dayScore(try Self.day(key, today: today))
    case .streakDay: self = .streakDay(try Self.day(key, today: today))
    case .streak: self = .streak(try Self.day(key, today: today))
    case .level:
      guard key.isEmpty else { throw .invalidKey(expected: "empty") }
      self = .level
    case .unspecified, .unrecognized: throw .invalidKind
    }
  }

  private static func day(_ key: String, today: LocalDay) throws(ExplanationRefusal) -> LocalDay {
    if key.isEmpty { return today }
    guard let day = LocalDay(text: key) else {
      throw .invalidKey(expected: "a day, as 2026-11-21")
    }
    return day
  }
}

/// Explains figures from one moment of the ledger.
struct Explainer {
  let reader: ScoreReader
  let space: Space
  let today: LocalDay

  /// - Throws: ``ExplanationRefusal/nothingToExplain``, and what the store does.
  func explain(_ figure: ExplainedFigure) throws -> Explanation {
    switch figure {
    case .point(let entity): try explain(point: entity)
    case .dayScore(let day): try explain(scoreOf: day)
    case .streakDay(let day): try explain(streakDay: day)
    case .streak(let day): try explain(streakOn: min(day, today))
    case .level: try explainLevel()
    }
  }

  /// Entries of one day or task that are read; more than fit into an answer.
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
    let told = Set(entries.lazy.map(\.entry.entity)).count
    return Explanation(
      score: try reader.days(of: space, in: day...day).first ?? .nothing(on: day),
      entries: entries,
      leftOut: try reader.taskCount(of: space, on: day) - told
    )
  }
}
