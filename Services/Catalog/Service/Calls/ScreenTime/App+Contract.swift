import CatalogContracts
import CatalogDomain
import RuntimeContracts
import Vocabulary
import Wire

extension CatalogV1.App {
  init(_ app: InstalledApp) {
    self.init(
      bundleIdentifier: app.identifier.text,
      appName: app.name,
      category: CatalogV1.AppCategory(app.rating.category),
      pointsPerHour: Int32(clamping: app.rating.pointsPerHour),
      iconHash: (app.icon ?? [])[...],
      active: app.isActive,
      lastUsedAt: app.lastUsedAt.map { GoogleProtobuf.Timestamp($0) },
      lastLearningPointsPerHour: app.proposedPoints.map { Int32(clamping: $0) },
      revision: UInt64(app.revision),
      updatedAt: GoogleProtobuf.Timestamp(app.updatedAt),
      updatedBy: app.updatedBy,
      removedAt: app.removedAt.map { GoogleProtobuf.Timestamp($0) }
    )
  }
}

extension CatalogV1.AppCategory {
  init(_ category: AppCategory) { self.init(rawValue: Int32(category.rawValue)) }
}

extension CatalogV1.AppChange {
  init(_ change: RatingChange) {
    self.init(
      bundleIdentifier: change.identifier.text,
      appName: change.name,
      effectiveFrom: GoogleProtobuf.Timestamp(change.effectiveFrom),
      changedBy: change.changedBy,
      oldCategory: CatalogV1.AppCategory(change.before.category),
      oldPointsPerHour: Int32(clamping: change.before.pointsPerHour),
      newCategory: CatalogV1.AppCategory(change.after.category),
      newPointsPerHour: Int32(clamping: change.after.pointsPerHour)
    )
  }
}

extension CatalogV1.ReportFinding {
  init(_ finding: AppReport.Finding) {
    self.init(
      index: Int32(clamping: finding.index),
      bundleIdentifier: finding.identifier,
      code: finding.code,
      message: finding.message
    )
  }
}
