package import Vocabulary

/// Minutes of a reward app that a child has spent points on (APP-089).
package struct RewardAllocation: Hashable, Sendable {
  package enum Status: Int, Hashable, Sendable {
    case active = 1
    case used = 2
    case expired = 3
    case cancelled = 4
  }

  package let id: AllocationID
  /// The bundle identifier in lower case.
  package let app: String
  package let minutes: Int
  /// Points per minute.
  package let price: Int
  package let grantedAt: Timestamp
  /// The end of the child's day on which it was granted.
  package let expiresAt: Timestamp
  package let day: LocalDay
  /// Milliseconds that were used.
  package var used: Int64
  package var cancelledAt: Timestamp?
  package var refundedMinutes: Int

  package init(
    id: AllocationID,
    app: String,
    minutes: Int,
    price: Int,
    grantedAt: Timestamp,
    expiresAt: Timestamp,
    day: LocalDay,
    used: Int64 = 0,
    cancelledAt: Timestamp? = nil,
    refundedMinutes: Int = 0
  ) {
    self.id = id
    self.app = app
    self.minutes = minutes
    self.price = price
    self.grantedAt = grantedAt
    self.expiresAt = expiresAt
    self.day = day
    self.used = used
    self.cancelledAt = cancelledAt
    self.refundedMinutes = refundedMinutes
  }

  /// Points that were spent.
  package var points: Int64 { Int64(minutes) * Int64(price) }
  /// Milliseconds that can be used altogether: what was refunded stays refunded (ruling 27).
  package var capacity: Int64 { Int64(minutes - refundedMinutes) * 60_000 }
  /// When it can be used; `nil` when it was cancelled in the millisecond it was granted in.
  package var span: TimeSpan? {
    TimeSpan(from: grantedAt, to: min(expiresAt, cancelledAt ?? expiresAt))
  }

  package func status(at now: Timestamp) -> Status {
    if cancelledAt != nil { return .cancelled }
    if used >= capacity { return .used }
    return now >= expiresAt ? .expired : .active
  }

  /// Milliseconds that can be used from now on.
  package func left(at now: Timestamp) -> Int64 {
    status(at: now) == .active ? capacity - used : 0
  }

  /// Ends it; unused whole minutes come back (APP-090).
  ///
  /// - Throws: ``ScreenTimeRefusal/allocationEnded`` unless it is active.
  package func cancelled(at now: Timestamp) throws(ScreenTimeRefusal) -> RewardAllocation {
    guard status(at: now) == .active else { throw .allocationEnded }
    var after = self
    after.refundedMinutes = Int((capacity - used) / 60_000)
    after.cancelledAt = now
    return after
  }

  /// Points that came back.
  package var refundedPoints: Int64 { Int64(refundedMinutes) * Int64(price) }
}

/// What use of one reward app takes from its allocations (APP-076, ruling 27).
package struct AllocationUse: Hashable, Sendable {
  /// Milliseconds used, by allocation.
  package private(set) var used: [AllocationID: Int64] = [:]
  /// What no allocation covers, in order.
  package private(set) var overLimit: [TimeSpan] = []

  /// Goes through all use in the order of time; each part takes from the allocation that was granted first and
  /// was active then.
  ///
  /// The order in which use was reported does not matter.
  package init(of use: [TimeSpan], from allocations: [RewardAllocation]) {
    let allocations = allocations.sorted { ($0.grantedAt, $0.id) < ($1.grantedAt, $1.id) }
    for allocation in allocations { used[allocation.id] = 0 }
    for span in use.sorted(by: { $0.start < $1.start }) { take(span, from: allocations) }
  }

  private mutating func take(_ span: TimeSpan, from allocations: [RewardAllocation]) {
    var rest: TimeSpan? = span
    while let part = rest {
      guard let next = allocations.first(where: { isUsable($0, at: part.start) }),
        let active = next.span
      else {
        // Until another allocation begins.
        let begins = allocations.filter { $0.grantedAt > part.start && isUsable($0) }
          .map(\.grantedAt).min()
        let end = min(begins ?? part.end, part.end)
        if let over = TimeSpan(from: part.start, to: end) { overLimit.append(over) }
        rest = TimeSpan(from: end, to: part.end)
        continue
      }
      let left = next.capacity - (used[next.id] ?? 0)
      // An older allocation cannot begin to be usable before this one ends: it was looked for first.
      let end = min(part.end, active.end, part.start + .milliseconds(left))
      used[next.id, default: 0] += (end - part.start).milliseconds
      rest = TimeSpan(from: end, to: part.end)
    }
  }

  private func isUsable(_ allocation: RewardAllocation, at instant: Timestamp? = nil) -> Bool {
    guard let span = allocation.span, allocation.capacity > used[allocation.id] ?? 0 else {
      return false
    }
    guard let instant else { return true }
    return span.start <= instant && instant < span.end
  }
}
