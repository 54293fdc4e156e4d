import AnalyticsContracts
import RPC
import ServiceRuntime

/// `daybook.analytics.v1.Explanations`: what the calls need; each call has a file of its own.
struct ExplanationCalls: AnalyticsV1.ExplanationsService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
  /// Where the task service is, to compare with it; `nil`: it is not known.
  var tasks: (any CallChannel)?
  let running = RunningChecks()
}
