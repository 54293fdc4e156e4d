/// Finds streams whose reader returns no credit.
///
/// A stream without its own credit is not read. A stream without the connection's credit waits
/// because of others: unread streams that hold it.
extension ServerMachine {
  /// Ends calls whose reader has returned no credit for `patience` milliseconds while messages wait
  /// for it.
  ///
  /// - Returns: the calls, and the milliseconds until the next check; `nil`: no message waits.
  mutating func endUnread(
    after patience: Int64,
    now: Int64,
    output: inout OutputBuffer
  ) -> (calls: [Call], next: Int64?) {
    var late: [UInt32] = []
    var next: Int64?
    for id in streams.sortedIDs {
      guard let since = outgoing(id)?.unreadSince else { continue }
      let left = since + patience - now
      if left > 0 { next = min(next ?? left, left) } else { late.append(id) }
    }
    if let since = stalledSince, let begun = stall() {
      let left = since + patience - now
      // Ending those that lack their own credit may free enough.
      if left <= 0, late.isEmpty, !begun { late = holders() }
      if !late.isEmpty || begun { stalledSince = now }
      let wait = late.isEmpty && left > 0 ? left : patience
      next = min(next ?? wait, wait)
    } else {
      stalledSince = nil
    }
    var calls: [Call] = []
    for id in late {
      if case .failed(let call, _) = fail(id, .slowConsumer, output: &output) { calls.append(call) }
    }
    hasUnread = next != nil
    return (calls, next)
  }

  /// Whether a message has waited for credit since then, and none is being sent.
  func hasUnread(since latest: Int64) -> Bool {
    var waits = stalledSince.map { $0 <= latest } ?? false
    for id in streams.sortedIDs {
      guard let message = outgoing(id) else { continue }
      if message.hasBegun { return false }
      if let since = message.unreadSince, since <= latest { waits = true }
    }
    return waits
  }

  /// Bytes of messages that are being sent.
  var leaving: Int {
    streams.sortedIDs.reduce(0) { sum, id in
      guard let message = outgoing(id), message.hasBegun else { return sum }
      return sum + message.count - message.sent
    }
  }

  /// Restarts the time limit of all messages that wait for credit.
  mutating func restartUnread(_ now: Int64) {
    for id in streams.sortedIDs {
      if let message = outgoing(id), message.unreadSince != nil { message.unreadSince = now }
    }
    if stalledSince != nil { stalledSince = now }
  }

  /// Whether a message is being sent while another one waits for the connection's credit only;
  /// `nil`: none waits.
  ///
  /// A message that is being sent has the time limit of output.
  private func stall() -> Bool? {
    guard !send.mayBegin else { return nil }
    var (waits, begun) = (false, false)
    for id in streams.sortedIDs {
      guard let index = streams.find(id), let message = streams[index].outgoing else { continue }
      if message.hasBegun { begun = true } else if streams[index].send.mayBegin { waits = true }
    }
    return waits ? begun : nil
  }

  /// The streams that hold the connection's credit.
  ///
  /// A reader returns a stream's credit when half of it was taken, so a stream that holds half is
  /// unread. If there is none, all that hold some are meant; then those that wait, because their
  /// peer returns nothing for gone streams.
  private func holders() -> [UInt32] {
    let ids = streams.sortedIDs
    let held = ids.map { id in
      streams.find(id).map { Int64(peer.streamCredit) - streams[$0].send.left } ?? 0
    }
    for least in [max(1, Int64(peer.streamCredit) / 2), 1] {
      let holding = zip(ids, held).filter { $0.1 >= least }.map(\.0)
      if !holding.isEmpty { return holding }
    }
    return ids.filter { outgoing($0).map { !$0.hasBegun } ?? false }
  }
}
