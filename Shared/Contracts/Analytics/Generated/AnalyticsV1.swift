// Made from package daybook.analytics.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.analytics.v1`.
public enum AnalyticsV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    AnalyticsV1.ExplainRequest.self,
    AnalyticsV1.Explanation.self,
    AnalyticsV1.ExplainResponse.self,
    AnalyticsV1.RecalculateRequest.self,
    AnalyticsV1.FigureDifference.self,
    AnalyticsV1.RecalculateResponse.self,
    AnalyticsV1.GetScoreRequest.self,
    AnalyticsV1.GetScoreResponse.self,
    AnalyticsV1.DayScore.self,
    AnalyticsV1.Streak.self,
    AnalyticsV1.Level.self,
    AnalyticsV1.GetScoreHistoryRequest.self,
    AnalyticsV1.GetScoreHistoryResponse.self,
    AnalyticsV1.ScoreChanged.self,
    AnalyticsV1.LevelReached.self,
    AnalyticsV1.StreakDay.self,
    AnalyticsV1.GetStreakRequest.self,
    AnalyticsV1.GetStreakResponse.self,
    AnalyticsV1.GetStreakChangeRequest.self,
    AnalyticsV1.GetStreakChangeResponse.self,
    AnalyticsV1.StreakChanged.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Explanations.Methods.all,
    Scores.Methods.all,
    Streaks.Methods.all,
  ].flatMap(\.self)
}

extension AnalyticsV1 {
  /// What happened: a case for each kind of event, with its body.
  package enum Event: EventSet {
    /// `score_changed`.
    case scoreChanged(AnalyticsV1.ScoreChanged)
    /// `level_reached`.
    case levelReached(AnalyticsV1.LevelReached)
    /// `streak_changed`.
    case streakChanged(AnalyticsV1.StreakChanged)

    /// Reads the body of an event; `nil` for one that this version does not know.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("score_changed", "daybook.analytics.v1.ScoreChanged"):
        self = .scoreChanged(try AnalyticsV1.ScoreChanged(decoding: body))
      case ("level_reached", "daybook.analytics.v1.LevelReached"):
        self = .levelReached(try AnalyticsV1.LevelReached(decoding: body))
      case ("streak_changed", "daybook.analytics.v1.StreakChanged"):
        self = .streakChanged(try AnalyticsV1.StreakChanged(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .scoreChanged(let body): body
      case .levelReached(let body): body
      case .streakChanged(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      AnalyticsV1.ScoreChanged.self,
      AnalyticsV1.LevelReached.self,
      AnalyticsV1.StreakChanged.self,
    ]
  }
}
