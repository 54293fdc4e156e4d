import RPC

/// What holds for every call, whatever the weather was.
struct Verdict {
  let orders: [Order]
  let weather: Weather
  let climate: Climate
  /// `nil` when the house could not be built.
  let wires: Wires?
  let ledger: Ledger

  func judge() {
    for order in orders {
      guard let outcome = ledger.outcomes[order.number] else { continue }
      judgeTime(order, outcome)
      judgeEffects(order, outcome)
      if let error = outcome.error {
        judge(error, of: order, took: outcome.took)
        ledger.expect(
          order.kind != .follow || !Customer.isWorthResuming(error),
          "#\(order.number) was resumed as often as its reader cared to"
        )
      }
    }
    for (number, error) in ledger.interruptions { judge(error, of: orders[number], took: .zero) }
    judgeRuns()
  }

  /// A caller never waits longer than it said.
  private func judgeTime(_ order: Order, _ outcome: Ledger.Outcome) {
    guard let timeout = order.timeout else { return }
    // What came in time is still read, and what the application does in between is its own time.
    let own = order.callerPause * (order.replies.count + 1) + order.nap
    ledger.expect(
      outcome.took <= timeout + own + .milliseconds(2),
      "#\(order.number) took \(outcome.took), and had \(timeout)"
    )
  }

  /// What has effects happened once if it is said to have happened, and never if it is said not to.
  private func judgeEffects(_ order: Order, _ outcome: Ledger.Outcome) {
    let runs = ledger.runs(of: order.number)
    if outcome.error == nil, order.readsOnly != 0 {
      ledger.expect(runs >= 1, "#\(order.number) succeeded, and never ran")
      ledger.expect(
        !climate.hasDoors || !order.isTurnedAway && !order.isBarred,
        "#\(order.number) succeeded, and was to be refused by who looks at calls"
      )
    }
    if order.kind == .follow {
      // Once for each attempt of each time it was resumed, which the ledger looks at.
    } else if order.kind == .ask || order.kind == .tell || order.hasRequestID {
      ledger.expect(
        runs <= RetryPolicy.mostAttempts * 2,
        "#\(order.number) ran \(runs) times"
      )
    } else {
      ledger.expect(runs <= 1, "#\(order.number) ran \(runs) times, and must not be repeated")
    }
    if let error = outcome.error, error.isUnprocessed {
      ledger.expect(runs == 0, "#\(order.number) is said to be unprocessed, and ran")
    }
  }

  /// A handler worked for it, and was told to stop.
  private func wasStopped(_ order: Order) -> Bool {
    ledger.runs.contains { $0.order == order.number && $0.wasCancelled }
  }

  /// A server ends what has one request and one reply after its own time, also when its caller waits.
  private static func patience(of order: Order) -> Duration? {
    let isUnary = order.kind == .ask || order.kind == .change
    return order.timeout ?? (isUnary ? ConnectionLimits().maximumTimeout : nil)
  }

  /// A refusal has a cause in what was drawn.
  private func judge(_ error: RPCError, of order: Order, took time: Duration) {
    let isPossible =
      switch error.code {
      case .failedPrecondition: error.reason == Depot.refusal.reason && order.isRefused
      case .cancelled: order.givesUpAfter.map { time >= $0 } ?? false
      case .deadlineExceeded: Self.patience(of: order).map { time >= $0 } ?? false
      case .permissionDenied:
        climate.hasDoors && (order.isTurnedAway || order.isBarred)
      case .resourceExhausted:
        switch error.reason {
        case "message_too_large": order.isOversized
        case "slow_consumer": order.pauses || !weather.isCalm
        case "too_many_streams": true
        case "buffers_full": climate.hasFewBytes
        default: false
        }
      case .unavailable:
        switch error.reason {
        case Depot.outage.reason: order.isDoomed || order.falters
        case "overloaded": error.isUnprocessed && climate.isShort(for: order)
        // A stream without an end of its own ends with its connection's age.
        case "draining": !weather.isCalm || order.timeout == nil
        // Where bytes are short, the connection goes for which the most of them wait, whatever runs there.
        case "connection_lost":
          !weather.isCalm || climate.hasFewBytes || climate.hasFewPlaces && !wasStopped(order)
        default: !weather.isCalm || climate.hasFewPlaces
        }
      default: false
      }
    ledger.expect(
      isPossible,
      "#\(order.number) has no reason to end with \(error.debugDescription)"
    )
  }
}
