import RPC

/// The invariants of every call, whatever faults were injected.
struct Verdict {
  let plans: [CallPlan]
  let faults: FaultPlan
  let conditions: RunConditions
  /// `nil` when the topology could not be built.
  let wires: Wires?
  let ledger: Ledger

  func judge() {
    for plan in plans {
      guard let outcome = ledger.outcomes[plan.number] else { continue }
      judgeTime(plan, outcome)
      judgeEffects(plan, outcome)
      if let error = outcome.error {
        judge(error, of: plan, took: outcome.took)
        ledger.expect(
          plan.kind != .follow || !SimulatedCaller.isWorthResuming(error),
          "#\(plan.number) was resumed as often as its reader cared to"
        )
      }
    }
    for (number, error) in ledger.interruptions { judge(error, of: plans[number], took: .zero) }
    judgeRuns()
  }

  /// A call ends at its deadline at the latest.
  private func judgeTime(_ plan: CallPlan, _ outcome: Ledger.Outcome) {
    guard let timeout = plan.timeout else { return }
    // Replies that arrived in time are still read, with the caller's pauses in between.
    let own = plan.callerPause * (plan.replies.count + 1) + plan.nap
    ledger.expect(
      outcome.took <= timeout + own + .milliseconds(2),
      "#\(plan.number) took \(outcome.took), and had \(timeout)"
    )
  }

  /// A call with effects ran once if it is reported as done, and never if it is reported as
  /// unprocessed.
  private func judgeEffects(_ plan: CallPlan, _ outcome: Ledger.Outcome) {
    let runs = ledger.runs(of: plan.number)
    if outcome.error == nil, plan.readsOnly != 0 {
      ledger.expect(runs >= 1, "#\(plan.number) succeeded, and never ran")
      ledger.expect(
        !conditions.hasObservers || !plan.isRefusedAtClient && !plan.isRefusedAtServer,
        "#\(plan.number) succeeded, and was to be refused by who looks at calls"
      )
    }
    if plan.kind == .follow {
      // The ledger checks one run for each attempt of each resumption.
    } else if plan.kind == .ask || plan.kind == .tell || plan.hasRequestID {
      ledger.expect(
        runs <= RetryPolicy.mostAttempts * 2,
        "#\(plan.number) ran \(runs) times"
      )
    } else {
      ledger.expect(runs <= 1, "#\(plan.number) ran \(runs) times, and must not be repeated")
    }
    if let error = outcome.error, error.isUnprocessed {
      ledger.expect(runs == 0, "#\(plan.number) is said to be unprocessed, and ran")
    }
  }

  /// Whether a handler ran for it and was cancelled.
  private func wasStopped(_ plan: CallPlan) -> Bool {
    ledger.runs.contains { $0.plan == plan.number && $0.wasCancelled }
  }

  /// The deadline of a call; unary calls have one at the server even without a timeout.
  private static func patience(of plan: CallPlan) -> Duration? {
    let isUnary = plan.kind == .ask || plan.kind == .change
    return plan.timeout ?? (isUnary ? ConnectionLimits().maximumTimeout : nil)
  }

  /// Every error has a cause in the run's parameters.
  private func judge(_ error: RPCError, of plan: CallPlan, took time: Duration) {
    let isPossible =
      switch error.code {
      case .failedPrecondition: error.reason == SimulatedService.refusal.reason && plan.isRefused
      case .cancelled: plan.givesUpAfter.map { time >= $0 } ?? false
      case .deadlineExceeded: Self.patience(of: plan).map { time >= $0 } ?? false
      case .permissionDenied:
        conditions.hasObservers && (plan.isRefusedAtClient || plan.isRefusedAtServer)
      case .resourceExhausted:
        switch error.reason {
        case "message_too_large": plan.isOversized
        case "slow_consumer": plan.pauses || !faults.isCalm
        case "too_many_streams": true
        case "buffers_full": conditions.hasFewBytes
        default: false
        }
      case .unavailable:
        switch error.reason {
        case SimulatedService.outage.reason: plan.alwaysFails || plan.failsOnResume
        case "overloaded": error.isUnprocessed && conditions.isShort(for: plan)
        // A stream without an end of its own ends with the maximum age of its connection.
        case "draining": !faults.isCalm || plan.timeout == nil
        // When bytes run short, the connection that holds most is closed, whatever runs on it.
        case "connection_lost":
          !faults.isCalm || conditions.hasFewBytes || conditions.hasFewPlaces && !wasStopped(plan)
        default: !faults.isCalm || conditions.hasFewPlaces
        }
      default: false
      }
    ledger.expect(
      isPossible,
      "#\(plan.number) has no reason to end with \(error.debugDescription)"
    )
  }
}
