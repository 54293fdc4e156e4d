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
      if let error = outcome.error { judge(error, of: order, outcome) }
    }
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
    }
    let isRepeated = order.kind == .ask || order.kind == .tell || order.hasRequestID
    if isRepeated {
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

  /// Somebody reads slowly there, which takes the connection's credit from the others, too.
  private func hasSlowReader(_ client: Int) -> Bool {
    orders.contains { $0.client == client && $0.pauses }
  }

  /// A server ends what has one request and one reply after its own time, also when its caller waits.
  private static func patience(of order: Order) -> Duration? {
    let isUnary = order.kind == .ask || order.kind == .change
    return order.timeout ?? (isUnary ? ConnectionLimits().maximumTimeout : nil)
  }

  /// A refusal has a cause in what was drawn.
  private func judge(_ error: RPCError, of order: Order, _ outcome: Ledger.Outcome) {
    let isPossible =
      switch error.code {
      case .failedPrecondition: error.reason == Depot.refusal.reason && order.isRefused
      case .cancelled: order.givesUpAfter.map { outcome.took >= $0 } ?? false
      case .deadlineExceeded: Self.patience(of: order).map { outcome.took >= $0 } ?? false
      case .resourceExhausted:
        switch error.reason {
        case "message_too_large": order.isOversized
        case "slow_consumer": hasSlowReader(order.client) || !weather.isCalm
        case "too_many_streams": true
        case "buffers_full": climate.hasFewBytes
        default: false
        }
      case .unavailable:
        switch error.reason {
        case Depot.outage.reason: order.isDoomed
        case "overloaded": error.isUnprocessed && climate.isShort(for: order)
        // A stream without an end of its own ends with its connection's age.
        case "draining": !weather.isCalm || order.timeout == nil
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
