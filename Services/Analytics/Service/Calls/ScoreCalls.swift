import AnalyticsContracts
import ServiceRuntime

/// `daybook.analytics.v1.Scores`: what the calls need; each call has a file of its own.
struct ScoreCalls: AnalyticsV1.ScoresService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
}
