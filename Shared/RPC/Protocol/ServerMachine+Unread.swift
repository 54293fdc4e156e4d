/// Who does not read what was sent, where messages wait for credit.
///
/// A stream whose own credit is used up is not read. Where only the connection's credit is, whoever waits for
/// it is kept waiting by others: by streams that nobody reads, and that had their messages before the credit
/// was gone.
extension ServerMachine {
  /// Ends calls whose reader has not returned credit that others or they themselves wait for, for `patience`
  /// milliseconds.
  ///
  /// - Returns: them, and in how many milliseconds to look again; `nil`: no message waits.
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
      // Those that go for their own credit may leave enough.
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

  /// Whether a message waits for credit since then or longer, and none is going out.
  func hasUnread(since latest: Int64) -> Bool {
    var waits = stalledSince.map { $0 <= latest } ?? false
    for id in streams.sortedIDs {
      guard let message = outgoing(id) else { continue }
      if message.hasBegun { return false }
      if let since = message.unreadSince, since <= latest { waits = true }
    }
    return waits
  }

  /// Bytes of messages that are going out, and have not left yet.
  var leaving: Int {
    streams.sortedIDs.reduce(0) { sum, id in
      guard let message = outgoing(id), message.hasBegun else { return sum }
      return sum + message.count - message.sent
    }
  }

  /// Lets the time of all begin anew that wait for credit.
  mutating func restartUnread(_ now: Int64) {
    for id in streams.sortedIDs {
      if let message = outgoing(id), message.unreadSince != nil { message.unreadSince = now }
    }
    if stalledSince != nil { stalledSince = now }
  }

  /// Whether a message is going out while another one waits for nothing but the connection's credit; `nil`:
  /// none does.
  ///
  /// What is going out has its time as output.
  private func stall() -> Bool? {
    guard !send.mayBegin else { return nil }
    var (waits, begun) = (false, false)
    for id in streams.sortedIDs {
      guard let index = streams.find(id), let message = streams[index].outgoing else { continue }
      if message.hasBegun { begun = true } else if streams[index].send.mayBegin { waits = true }
    }
    return waits ? begun : nil
  }

  /// The streams that keep the connection's credit from the others.
  ///
  /// What a reader has taken, it returns to the stream when it is half of its credit: who holds as much does
  /// not read. Where nobody does, it is all that hold some, and at last those that wait for a peer who
  /// returns nothing of streams that are gone.
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
