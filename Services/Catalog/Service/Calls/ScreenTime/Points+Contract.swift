import CatalogContracts
import CatalogDomain
import RuntimeContracts
import Vocabulary
import Wire

extension CatalogV1.PointsBalance {
  init(_ balance: PointsBalance) {
    self.init(balance: balance.balance, held: balance.held, available: balance.available)
  }
}

extension CatalogV1.PointsEntry {
  init(_ entry: PointsEntry, name: String = "") {
    let booking = entry.booking
    self.init(
      number: entry.number,
      kind: CatalogV1.PointsKind(rawValue: Int32(booking.kind.rawValue)),
      points: booking.points,
      balance: entry.balance,
      at: GoogleProtobuf.Timestamp(entry.at),
      localDay: booking.day,
      actorID: entry.actor,
      bundleIdentifier: booking.app ?? "",
      appName: name,
      topic: booking.topic ?? "",
      seconds: (booking.milliseconds ?? 0) / 1_000,
      pointsPerHour: Int32(clamping: booking.pointsPerHour ?? 0),
      minutes: Int32(clamping: booking.minutes ?? 0),
      pointsPerMinute: Int32(clamping: booking.price ?? 0),
      allocationID: booking.allocation,
      reason: booking.reason ?? ""
    )
  }
}

extension CatalogV1.ScreenTimeSettings {
  init(_ settings: ScreenTimeSettings) {
    self.init(
      pointsPerRewardMinute: Int32(clamping: settings.price),
      dailyRewardMinutes: Int32(clamping: settings.dailyMaximum),
      dailyLearningGoalMinutes: Int32(clamping: settings.goal),
      approvalNeeded: settings.needsApproval,
      lessonsPay: settings.lessonsPay,
      pointsPerLesson: Int32(clamping: settings.pointsPerLesson),
      dailyLessonPoints: Int32(clamping: settings.lessonMaximum),
      revision: UInt64(clamping: settings.revision)
    )
  }

  /// The domain value of a setting.
  func value(of field: ScreenTimeSettings.Field) -> Int {
    switch field {
    case .price: Int(pointsPerRewardMinute)
    case .dailyMaximum: Int(dailyRewardMinutes)
    case .goal: Int(dailyLearningGoalMinutes)
    case .needsApproval: approvalNeeded ? 1 : 0
    case .lessonsPay: lessonsPay ? 1 : 0
    case .pointsPerLesson: Int(pointsPerLesson)
    case .lessonMaximum: Int(dailyLessonPoints)
    }
  }
}

extension CatalogV1.Allocation {
  init(_ allocation: RewardAllocation, name: String, at now: Timestamp) {
    self.init(
      id: allocation.id,
      bundleIdentifier: allocation.app,
      appName: name,
      status: CatalogV1.AllocationStatus(rawValue: Int32(allocation.status(at: now).rawValue)),
      minutes: Int32(clamping: allocation.minutes),
      points: allocation.points,
      grantedAt: GoogleProtobuf.Timestamp(allocation.grantedAt),
      expiresAt: GoogleProtobuf.Timestamp(allocation.expiresAt),
      usedSeconds: allocation.used / 1_000,
      leftSeconds: allocation.left(at: now) / 1_000,
      refundedMinutes: Int32(clamping: allocation.refundedMinutes),
      cancelledAt: allocation.cancelledAt.map { GoogleProtobuf.Timestamp($0) }
    )
  }
}

extension CatalogV1.RewardRequest {
  init(_ request: RewardRequest, name: String, at now: Timestamp) {
    self.init(
      id: request.id,
      bundleIdentifier: request.app,
      appName: name,
      status: CatalogV1.RewardRequestStatus(rawValue: Int32(request.status(at: now).rawValue)),
      minutes: Int32(clamping: request.minutes),
      points: request.points,
      createdAt: GoogleProtobuf.Timestamp(request.createdAt),
      expiresAt: GoogleProtobuf.Timestamp(request.expiresAt),
      decidedAt: request.decidedAt.map { GoogleProtobuf.Timestamp($0) },
      decidedBy: request.decidedBy,
      allocationID: request.allocation
    )
  }
}
