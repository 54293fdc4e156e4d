package import Vocabulary

/// Minutes of a reward app that a child has bought with points (APP-089).
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
  /// The end of the day on which it was granted, in the child's time zone.
  package let expiresAt: Timestamp
  package let day: LocalDay
  /// Used milliseconds.
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
  /// Usable milliseconds in total; refunded minutes stay refunded (ruling 27).
  package var capacity: Int64 { Int64(minutes - refundedMinutes) * 60_000 }
  /// When it can be used; `nil` if it was cancelled in the millisecond it was granted.
  package var span: TimeSpan? {
    TimeSpan(from: grantedAt, to: min(expiresAt, cancelledAt ?? expiresAt))
  }

  package func status(at now: Timestamp) -> Status {
    if cancelledAt != nil { return .cancelled }
    if used >= capacity { return .used }
    return now >= expiresAt ? .expired : .active
  }

  /// Milliseconds that can be used from `now` on.
  package func left(at now: Timestamp) -> Int64 {
    status(at: now) == .active ? capacity - used : 0
  }

  /// Cancels the allocation and refunds unused whole minutes (APP-090).
  ///
  /// - Throws: ``ScreenTimeRefusal/allocationEnded`` unless it is active.
  package func cancelled(at now: Timestamp) throws(ScreenTimeRefusal) -> RewardAllocation {
    guard status(at: now) == .active else { throw .allocationEnded }
    var after = self
    after.refundedMinutes = Int((capacity - used) / 60_000)
    after.cancelledAt = now
    return after
  }

  /// Refunded points.
  package var refundedPoints: Int64 { Int64(refundedMinutes) * Int64(price) }
}

/// How use of one reward app is charged to its allocations (APP-076, ruling 27).
package struct AllocationUse: Hashable, Sendable {
  /// Used milliseconds by allocation.
  package private(set) var used: [AllocationID: Int64] = [:]
  /// Use that no allocation covers, in order of time.
  package private(set) var overLimit: [TimeSpan] = []

  /// Charges all use in order of time, each part to the active allocation that was granted first.
  ///
  /// The result does not depend on the order in which use was reported.
  package init(of use: [TimeSpan], from allocations: [RewardAllocation]) {
    let allocations = allocations.sorted { ($0.grantedAt, $0.id) < ($1.grantedAt, $1.id) }
    for allocation in allocations { used[allocation.id] = 0 }
    for span in use.sorted(by: { $0.start < $1.start }) { charge(span, to: allocations) }
  }

  /// Charges one span of use piece by piece: a piece ends with its allocation, or where an allocation begins.
  ///
  /// `allocations` are in the order in which they were granted.
  private mutating func charge(_ span: TimeSpan, to allocations: [RewardAllocation]) {
    var rest: TimeSpan? = span
    while let part = rest {
      guard let next = allocations.first(where: { isUsable($0, at: part.start) }),
        let active = next.span
      else {
        // Uncovered until another allocation begins.
        let begins = allocations.filter { $0.grantedAt > part.start && isUsable($0) }
          .map(\.grantedAt).min()
        let end = min(begins ?? part.end, part.end)
        if let over = TimeSpan(from: part.start, to: end) { overLimit.append(over) }
        rest = TimeSpan(from: end, to: part.end)
        continue
      }
      let left = next.capacity - (used[next.id] ?? 0)
      // No earlier allocation can become usable meanwhile: `first(where:)` found none that is usable now,
      // and all of them were granted before this one.
      let end = min(part.end, active.end, part.start + .milliseconds(left))
      used[next.id, default: 0] += (end - part.start).milliseconds
      rest = TimeSpan(from: end, to: part.end)
    }
  }

  /// Whether the allocation has unused time, and is active at `instant`; `nil` for any time.
  private func isUsable(_ allocation: RewardAllocation, at instant: Timestamp? = nil) -> Bool {
    guard let span = allocation.span, allocation.capacity > used[allocation.id] ?? 0 else {
      return false
    }
    guard let instant else { return true }
    return span.start <= instant && instant < span.end
  }
}
