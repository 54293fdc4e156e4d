import AnalyticsContracts
import ServiceRuntime

/// `daybook.analytics.v1.Scores`: the dependencies; each call has its own file.
struct ScoreCalls: AnalyticsV1.ScoresService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
}
