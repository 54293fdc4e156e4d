import AnalyticsContracts
import RPC
import ServiceRuntime

/// `daybook.analytics.v1.Explanations`: the dependencies; each call has its own file.
struct ExplanationCalls: AnalyticsV1.ExplanationsService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
  /// The channel to the task service, for comparisons; `nil` if its address is unknown.
  var tasks: (any CallChannel)?
  let running = RunningChecks()
}
