import AnalyticsContracts
import RPC

extension Router {
  /// Registers the services of health records.
  mutating func registerHealth(_ store: HealthStore) {
    register(HealthLogCalls(store: store))
    register(FastingTimerCalls(store: store))
    register(HealthFigureCalls(store: store))
    register(HealthSourceCalls(store: store))
    register(HealthOnboardingCalls(store: store))
    register(HealthImportCalls(store: store))
  }
}
