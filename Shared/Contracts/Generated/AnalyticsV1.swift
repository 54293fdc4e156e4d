// Made from package daybook.analytics.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.analytics.v1`.
package enum AnalyticsV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    AnalyticsV1.GetScoreRequest.self,
    AnalyticsV1.GetScoreResponse.self,
    AnalyticsV1.DayScore.self,
    AnalyticsV1.Streak.self,
    AnalyticsV1.Level.self,
    AnalyticsV1.GetScoreHistoryRequest.self,
    AnalyticsV1.GetScoreHistoryResponse.self,
    AnalyticsV1.ScoreChanged.self,
    AnalyticsV1.LevelReached.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Scores.Methods.all
}
