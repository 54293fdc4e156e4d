import CatalogContracts
package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

extension PointsWriter {
  /// Spends points on minutes of an app (APP-086 to APP-089).
  ///
  /// - Throws: ``ScreenTimeRefusal`` for the first failed check; nothing is changed then.
  package func redeem(_ redemption: Redemption) throws -> RewardAllocation {
    try checkReward(redemption.app)
    let standing = try reader.standing()
    try standing.checkDay(redemption.minutes)
    try standing.checkPoints(Int64(redemption.minutes) * Int64(standing.settings.price))
    return try allocate(
      redemption.app,
      minutes: redemption.minutes,
      price: standing.settings.price
    )
  }

  /// Creates a request to a parent and holds its points (APP-086).
  ///
  /// - Throws: ``ScreenTimeRefusal``.
  package func request(_ redemption: Redemption) throws -> RewardRequest {
    try checkReward(redemption.app)
    guard try reader.openRequests() < RewardRequest.mostOpen else {
      throw ScreenTimeRefusal.tooManyRequests
    }
    let standing = try reader.standing()
    try standing.checkDay(redemption.minutes)
    try standing.checkPoints(Int64(redemption.minutes) * Int64(standing.settings.price))
    let request = RewardRequest(
      id: context.ids.make(),
      app: redemption.app,
      minutes: redemption.minutes,
      price: standing.settings.price,
      createdAt: now,
      expiresAt: now + RewardRequest.heldFor
    )
    try connection.run(
      """
      INSERT INTO reward_request (household, child, id, app, minutes, price, created_at, created_by,
        expires_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      child,
      request.id,
      request.app,
      request.minutes,
      request.price,
      request.createdAt,
      actor,
      request.expiresAt
    )
    try ledger.append(
      CatalogV1.RewardRequested(request: CatalogV1.RewardRequest(request, name: "", at: now)),
      entity: request.id.text
    )
    return request
  }

  /// Approves a request; returns the existing allocation if it was approved before.
  ///
  /// - Throws: ``ScreenTimeRefusal``.
  package func approve(
    _ id: RewardRequestID
  ) throws -> (request: RewardRequest, allocation: RewardAllocation, isChange: Bool) {
    guard var request = try reader.request(id) else { throw ScreenTimeRefusal.unknownRequest }
    switch request.status(at: now) {
    case .declined: throw ScreenTimeRefusal.requestDeclined
    case .expired: throw ScreenTimeRefusal.requestExpired
    case .approved:
      guard let made = try request.allocation.flatMap(reader.allocation) else {
        throw ScreenTimeRefusal.unknownRequest
      }
      return (request, made, false)
    case .open: break
    }
    try checkReward(request.app)
    try reader.standing().checkDay(request.minutes)
    let allocation = try allocate(request.app, minutes: request.minutes, price: request.price)
    request.allocation = allocation.id
    try decide(&request, .approved)
    return (request, allocation, true)
  }

  /// Declines a request, which releases its points.
  ///
  /// - Throws: ``ScreenTimeRefusal``.
  package func decline(
    _ id: RewardRequestID
  ) throws -> (request: RewardRequest, isChange: Bool) {
    guard var request = try reader.request(id) else { throw ScreenTimeRefusal.unknownRequest }
    switch request.status(at: now) {
    case .approved: throw ScreenTimeRefusal.requestApproved
    case .expired: throw ScreenTimeRefusal.requestExpired
    case .declined: return (request, false)
    case .open: break
    }
    try decide(&request, .declined)
    return (request, true)
  }

  /// Cancels and refunds an active allocation; has no effect if it was cancelled before (APP-090).
  ///
  /// - Throws: ``ScreenTimeRefusal``.
  package func cancel(
    _ id: AllocationID
  ) throws -> (allocation: RewardAllocation, isChange: Bool) {
    guard let allocation = try reader.allocation(id) else {
      throw ScreenTimeRefusal.unknownAllocation
    }
    if allocation.status(at: now) == .cancelled { return (allocation, false) }
    return (try ledger.cancel(allocation), true)
  }

  private func checkReward(_ key: String) throws {
    guard let app = try reader.app(key) else { throw ScreenTimeRefusal.unknownApp }
    guard app.kind == .reward else { throw ScreenTimeRefusal.notARewardApp }
    guard app.isActive else { throw ScreenTimeRefusal.appRemoved }
  }

  /// Creates an allocation that ends with the child's day, and books its points.
  private func allocate(_ app: String, minutes: Int, price: Int) throws -> RewardAllocation {
    var allocation = RewardAllocation(
      id: context.ids.make(),
      app: app,
      minutes: minutes,
      price: price,
      grantedAt: now,
      expiresAt: calendar.end(of: today),
      day: today
    )
    var booking = PointsBooking(.redeem, points: -allocation.points, on: today)
    booking.app = app
    booking.minutes = minutes
    booking.price = price
    booking.allocation = allocation.id
    try ledger.book(booking)
    try connection.run(
      """
      INSERT INTO reward_allocation (household, child, id, app, minutes, price, granted_at,
        granted_by, expires_at, day)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      child,
      allocation.id,
      app,
      minutes,
      price,
      now,
      actor,
      allocation.expiresAt,
      allocation.day
    )
    // A device whose clock is ahead may have reported use after `now` already.
    try settle(app, on: today)
    allocation = try reader.allocation(allocation.id) ?? allocation
    try ledger.append(
      CatalogV1.RewardAllocated(
        allocation: CatalogV1.Allocation(allocation, name: "", at: now)
      ),
      entity: allocation.id.text
    )
    return allocation
  }

  private func decide(_ request: inout RewardRequest, _ decision: RewardRequest.Decision) throws {
    request.decision = decision
    request.decidedAt = now
    request.decidedBy = actor
    try connection.run(
      """
      UPDATE reward_request SET decision = ?, decided_at = ?, decided_by = ?, allocation = ?
      WHERE household = ? AND child = ? AND id = ?
      """,
      decision,
      now,
      actor,
      request.allocation,
      household,
      child,
      request.id
    )
    try ledger.append(
      CatalogV1.RewardDecided(request: CatalogV1.RewardRequest(request, name: "", at: now)),
      entity: request.id.text
    )
  }
}
