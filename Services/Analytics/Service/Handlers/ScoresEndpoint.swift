import Contracts
import RPC

/// `daybook.analytics.v1.Scores`: hands each call to the file of its name.
struct ScoresEndpoint: AnalyticsV1.ScoresService {
  let score: GetScore
  let history: GetScoreHistory

  func getScore(
    _ request: AnalyticsV1.GetScoreRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetScoreResponse {
    try await score.answer(request, call)
  }

  func getScoreHistory(
    _ request: AnalyticsV1.GetScoreHistoryRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetScoreHistoryResponse {
    try await history.answer(request, call)
  }
}
