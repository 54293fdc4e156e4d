package import CatalogDomain
import CatalogContracts
import SQLite
import ServiceRuntime
import Vocabulary
import Wire

extension PointsKind: SQLValue {}
extension RewardRequest.Decision: SQLValue {}

/// Books entries in a child's ledger in an open transaction (APP-081).
package struct PointsLedger {
  let context: WriteContext
  let space: Space
  /// Time and author for events of the transaction.
  let stamp: EventStamp

  init(_ context: WriteContext, _ space: Space, _ stamp: EventStamp) {
    self.context = context
    self.space = space
    self.stamp = stamp
  }

  private var connection: Connection { context.connection }

  /// Appends an entry and its event.
  ///
  /// - Throws: ``ScreenTimeRefusal/insufficientPoints(available:held:needed:)`` if the balance would be
  ///   negative.
  @discardableResult
  package func book(_ booking: PointsBooking) throws -> PointsEntry {
    let last = try connection.first(
      """
      SELECT number, balance FROM points_entry WHERE household = ? AND child = ?
      ORDER BY number DESC LIMIT 1
      """,
      space.household,
      space.member
    ) { (number: try $0.value(0, as: Int64.self), balance: try $0.value(1, as: Int64.self)) }
    let balance = (last?.balance ?? 0) + booking.points
    guard balance >= 0 else {
      throw ScreenTimeRefusal.insufficientPoints(
        available: last?.balance ?? 0,
        held: 0,
        needed: -booking.points
      )
    }
    let entry = PointsEntry(
      number: (last?.number ?? 0) + 1,
      booking: booking,
      balance: balance,
      at: stamp.at,
      actor: stamp.actor
    )
    try connection.run(
      """
      INSERT INTO points_entry (household, child, number, kind, points, balance, at, day, actor, app,
        topic, milliseconds, rate, minutes, price, allocation, reason)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      entry.number,
      booking.kind,
      booking.points,
      balance,
      entry.at,
      booking.day,
      entry.actor,
      booking.app,
      booking.topic,
      booking.milliseconds,
      booking.pointsPerHour,
      booking.minutes,
      booking.price,
      booking.allocation,
      booking.reason
    )
    try append(
      CatalogV1.PointsBooked(entry: CatalogV1.PointsEntry(entry)),
      entity: "\(entry.number)"
    )
    return entry
  }

  /// Stores a changed allocation.
  func store(_ allocation: RewardAllocation, cancelledBy: MemberID? = nil) throws {
    try connection.run(
      """
      UPDATE reward_allocation SET used = ?, cancelled_at = ?, refunded_minutes = ?,
        cancelled_by = coalesce(?, cancelled_by)
      WHERE household = ? AND child = ? AND id = ?
      """,
      allocation.used,
      allocation.cancelledAt,
      allocation.refundedMinutes,
      cancelledBy,
      space.household,
      space.member,
      allocation.id
    )
  }

  /// Cancels an active allocation and refunds its unused whole minutes (APP-090).
  ///
  /// - Throws: ``ScreenTimeRefusal/allocationEnded``.
  @discardableResult
  func cancel(_ allocation: RewardAllocation) throws -> RewardAllocation {
    let ended = try allocation.cancelled(at: stamp.at)
    try store(ended, cancelledBy: stamp.actor)
    try append(
      CatalogV1.AllocationCancelled(
        allocation: CatalogV1.Allocation(ended, name: "", at: stamp.at)
      ),
      entity: ended.id.text
    )
    if ended.refundedPoints > 0 {
      var booking = PointsBooking(.refund, points: ended.refundedPoints, on: stamp.localDay)
      booking.app = ended.app
      booking.minutes = ended.refundedMinutes
      booking.price = ended.price
      booking.allocation = ended.id
      try book(booking)
    }
    return ended
  }

  func append(_ body: any EventBody, entity: String) throws {
    try context.append(NewEvent(body, entity: entity), stamp)
  }
}
