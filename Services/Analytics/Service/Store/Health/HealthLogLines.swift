import AnalyticsDomain
import ServiceRuntime
import Synchronization
import Vocabulary

/// The category of a log line about health records (FST-112).
enum HealthLogCategory {
  case weightTracking, hydrationTracking, sleepTracking, fastingTracking
  case healthSync, onboarding, nudges, preferences

  init(_ type: HealthDataType) {
    self =
      switch type {
      case .weight: .weightTracking
      case .hydration: .hydrationTracking
      case .sleep: .sleepTracking
      case .fasting: .fastingTracking
      }
  }

  var text: StaticString {
    switch self {
    case .weightTracking: "WeightTracking"
    case .hydrationTracking: "HydrationTracking"
    case .sleepTracking: "SleepTracking"
    case .fastingTracking: "FastingTracking"
    case .healthSync: "HealthSync"
    case .onboarding: "Onboarding"
    case .nudges: "Nudges"
    case .preferences: "Preferences"
    }
  }
}

/// What a transaction changes, to be logged at `debug` after its commit, with ids and without values (FST-113).
final class HealthLogLines: Sendable {
  private let lines = Mutex<[(category: HealthLogCategory, message: StaticString)]>([])

  func add(_ category: HealthLogCategory, _ message: StaticString) {
    lines.withLock { $0.append((category, message)) }
  }

  /// Discards the lines of a transaction that was rolled back.
  func removeAll() { lines.withLock { $0.removeAll() } }

  func write(to log: Logger, _ caller: Caller) {
    for line in lines.withLock({ $0 }) {
      log.debug(
        line.category.text,
        line.message,
        [
          "member": .id(caller.subject),
          "request": caller.requestID.map { .id($0.rawValue) } ?? .absent,
        ]
      )
    }
  }
}
