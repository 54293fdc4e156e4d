import RPC

/// What ends in time, or does not begin any more.
///
/// Asked only where nothing stood still on the way: what a clogged connection holds back comes late.
extension Verdict {
  /// How long the news of an end travels over one connection: its own way, and the way of what has to
  /// be taken before there is room for it.
  private var travel: Duration { weather.longestTravel * 2 + .milliseconds(20) }

  func judgeRuns() {
    for run in ledger.runs {
      let order = orders[run.order]
      guard let end = run.endedAt else { continue }
      judgeDeadline(order, run, end)
      judgeAfterEnd(order, run, end)
      judgeNews(order, run)
      judgeReader(order, run, end)
    }
    judgeTrust()
  }

  /// A server ends a call when its time is over, whether or not it hears from the caller.
  private func judgeDeadline(_ order: Order, _ run: Ledger.Run, _ end: MonotonicInstant) {
    guard let deadline = run.deadline else { return }
    ledger.expect(
      end <= deadline + order.stubbornness + .milliseconds(5),
      "#\(order.number) ran for \(end - deadline) beyond its time"
    )
  }

  /// Nobody works for a call that is over: attempts that lost, calls that were cancelled, and what a hop
  /// asked for on their behalf.
  private func judgeAfterEnd(_ order: Order, _ run: Ledger.Run, _ end: MonotonicInstant) {
    guard let outcome = ledger.outcomes[order.number] else { return }
    let isPassed = order.client == House.throughHallway
    let last = outcome.endedAt + travel * (isPassed ? 2 : 1) + order.stubbornness
    guard end > last, !stood(order, run, from: outcome.endedAt, to: last) else { return }
    ledger.breaks("#\(order.number) ran for \(end - outcome.endedAt) after its end")
  }

  /// Nothing is sent to who says that it does not serve, once the news had time to arrive.
  private func judgeNews(_ order: Order, _ run: Ledger.Run) {
    guard climate.watchesHealth, order.client == House.hedging else { return }
    for time in ledger.unwell where time.place == run.place {
      guard run.startedAt > time.from + travel * 2, run.startedAt < time.to ?? run.startedAt,
        !stood(order, run, from: time.from, to: run.startedAt)
      else { continue }
      ledger.breaks("#\(order.number) was sent to \(run.place), which said that it does not serve")
    }
  }

  /// A message does not wait for its reader for longer than readers have: those of its stream, those who
  /// hold most of the connection's credit, and those who hold some, one after the other.
  private func judgeReader(_ order: Order, _ run: Ledger.Run, _ end: MonotonicInstant) {
    guard order.nap > .zero, order.client != House.throughHallway,
      run.longestWait > climate.slowReaderTime * 3 + .seconds(1),
      !stood(order, run, from: run.startedAt, to: end)
    else { return }
    ledger.breaks("#\(order.number) had a message wait for \(run.longestWait) to be read")
  }

  /// Retries end when half of the trust is used up: 50 failures, and a tenth more for each success.
  private func judgeTrust() {
    let doomed = orders.filter(\.isDoomed)
    let runs = doomed.reduce(0) { $0 + max(0, ledger.runs(of: $1.number) - 1) }
    let well = orders.count { $0.client == House.repeating && succeeded($0) }
    ledger.expect(
      Double(runs) <= RetryBucket.capacity / 2 + RetryBucket.gainOfSuccess * Double(well) + 1,
      "\(doomed.count) calls without hope were repeated \(runs) times"
    )
  }

  private func succeeded(_ order: Order) -> Bool {
    ledger.outcomes[order.number].map { $0.error == nil } ?? false
  }

  /// Something on the way of a call stood still at some time between these two.
  private func stood(
    _ order: Order,
    _ run: Ledger.Run,
    from: MonotonicInstant,
    to: MonotonicInstant
  ) -> Bool {
    guard let wires else { return true }
    if wires.stood(run.peer, from: from, to: to) { return true }
    return order.client == House.throughHallway
      && wires.stood(anyOf: House.place(0), from: from, to: to)
  }
}
