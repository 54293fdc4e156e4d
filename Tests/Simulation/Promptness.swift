import RPC

/// Checks of time limits.
///
/// They apply only if no connection on the path was stalled, because a stall delays everything
/// behind it.
extension Verdict {
  /// How long the notice of an end travels over one connection, including the messages that must be
  /// read before it.
  private var travel: Duration { faults.longestTravel * 2 + .milliseconds(20) }

  func judgeRuns() {
    for run in ledger.runs {
      let plan = plans[run.plan]
      guard let end = run.endedAt else { continue }
      judgeDeadline(plan, run, end)
      judgeAfterEnd(plan, run, end)
      judgeNews(plan, run)
      judgeReader(plan, run, end)
    }
    judgeTrust()
  }

  /// A server ends a call at its deadline, even without notice from the caller.
  private func judgeDeadline(_ plan: CallPlan, _ run: Ledger.Run, _ end: MonotonicInstant) {
    guard let deadline = run.deadline else { return }
    ledger.expect(
      end <= deadline + plan.cancellationDelay + .milliseconds(5),
      "#\(plan.number) ran for \(end - deadline) beyond its time"
    )
  }

  /// No handler works for a call that has ended: lost hedges, cancelled calls, and calls that a
  /// proxy made for them.
  private func judgeAfterEnd(_ plan: CallPlan, _ run: Ledger.Run, _ end: MonotonicInstant) {
    guard let outcome = ledger.outcomes[plan.number] else { return }
    let isPassed = plan.client == Topology.throughProxy
    let last = outcome.endedAt + travel * (isPassed ? 2 : 1) + plan.cancellationDelay
    guard end > last, !stood(plan, run, from: outcome.endedAt, to: last) else { return }
    ledger.breaks("#\(plan.number) ran for \(end - outcome.endedAt) after its end")
  }

  /// No call is sent to a server that reports NOT_SERVING, once that can have arrived.
  private func judgeNews(_ plan: CallPlan, _ run: Ledger.Run) {
    guard conditions.watchesHealth, plan.client == Topology.hedging else { return }
    for time in ledger.notServing where time.place == run.place {
      guard run.startedAt > time.from + travel * 2, run.startedAt < time.to ?? run.startedAt,
        !stood(plan, run, from: time.from, to: run.startedAt)
      else { continue }
      ledger.breaks("#\(plan.number) was sent to \(run.place), which said that it does not serve")
    }
  }

  /// No message waits for its reader longer than readers may pause: that of its stream, and those
  /// that hold the connection's credit, one after the other.
  private func judgeReader(_ plan: CallPlan, _ run: Ledger.Run, _ end: MonotonicInstant) {
    guard plan.nap > .zero, plan.client != Topology.throughProxy,
      run.longestWait > conditions.slowReaderTime * 3 + .seconds(1),
      !stood(plan, run, from: run.startedAt, to: end)
    else { return }
    ledger.breaks("#\(plan.number) had a message wait for \(run.longestWait) to be read")
  }

  /// Retries end at half of the retry budget: 50 failures, and a tenth more for each success.
  private func judgeTrust() {
    let failing = plans.filter(\.alwaysFails)
    let runs = failing.reduce(0) { $0 + max(0, ledger.runs(of: $1.number) - 1) }
    let well = plans.count { $0.client == Topology.repeating && succeeded($0) }
    ledger.expect(
      Double(runs) <= RetryBucket.capacity / 2 + RetryBucket.gainOfSuccess * Double(well) + 1,
      "\(failing.count) calls without hope were repeated \(runs) times"
    )
  }

  private func succeeded(_ plan: CallPlan) -> Bool {
    ledger.outcomes[plan.number].map { $0.error == nil } ?? false
  }

  /// Whether a connection on the call's path was stalled in this time.
  private func stood(
    _ plan: CallPlan,
    _ run: Ledger.Run,
    from: MonotonicInstant,
    to: MonotonicInstant
  ) -> Bool {
    guard let wires else { return true }
    if wires.stood(run.peer, from: from, to: to) { return true }
    return plan.client == Topology.throughProxy
      && wires.stood(anyOf: Topology.place(0), from: from, to: to)
  }
}
