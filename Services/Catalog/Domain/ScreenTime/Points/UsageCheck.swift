package import Vocabulary

/// Why an interval is rejected while the others are booked (APP-071).
package enum UsageRejection: String, Error, Hashable, Sendable, CaseIterable {
  case malformedReportID = "malformed_id"
  case reportIDReused = "report_id_reused"
  case tooManyApps = "too_many_apps"
  case tooManyIntervals = "too_many_intervals"
  case invalidBundleIdentifier = "invalid_bundle_identifier"
  case timeRequired = "time_required"
  case endBeforeStart = "end_before_start"
  case intervalTooLong = "interval_too_long"
  case inFuture = "in_future"
  case tooOld = "too_old"
  case beforeConsent = "before_consent"
}

/// One valid interval of use.
package struct ReportedUse: Hashable, Sendable {
  /// The maximum number of intervals in one call.
  package static let mostAtOnce = 500
  /// The maximum number of a child's intervals that end on the same UTC day.
  ///
  /// A device that reports an interval every five seconds has 17,280.
  package static let mostPerDay = 20_000
  package static let longest = Duration.seconds(24 * 3_600)
  /// The tolerated clock difference.
  package static let ahead = Duration.seconds(300)
  package static let oldest = Duration.seconds(7 * 86_400)
  /// The retention of intervals is the maximum age of an import.
  package static let oldestImport = Duration.seconds(90 * 86_400)

  package let report: UsageReportID
  package let app: BundleIdentifier
  package let span: TimeSpan

  package init(report: UsageReportID, app: BundleIdentifier, span: TimeSpan) {
    self.report = report
    self.app = app
    self.span = span
  }

  /// Validates an interval.
  ///
  /// - Throws: ``UsageRejection`` for the first violation.
  package static func span(
    from start: Timestamp?,
    to end: Timestamp?,
    notBefore oldest: Timestamp,
    now: Timestamp
  ) throws(UsageRejection) -> TimeSpan {
    guard let start, let end else { throw .timeRequired }
    guard let span = TimeSpan(from: start, to: end) else { throw .endBeforeStart }
    guard end - start <= longest else { throw .intervalTooLong }
    guard end <= now + ahead else { throw .inFuture }
    guard start >= oldest else { throw .tooOld }
    return span
  }
}
