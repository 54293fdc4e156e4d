import CatalogContracts
import CatalogDomain
import Cryptography
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.catalog.v1.Usage`: a child's use of apps.
struct UsageCalls: CatalogV1.UsageService {
  let store: PointsStore

  /// `ReportUsage`: books use, with the points it earns and the minutes it consumes (APP-071 to APP-076).
  func reportUsage(
    _ request: CatalogV1.ReportUsageRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ReportUsageResponse {
    let report = try UsageReport(request.device, request.intervals)
    let caller = try Caller(call)
    return try await store.report(call, request, caller) { rows, apps in
      let (results, points) = try report.book(rows, apps, caller, pays: true)
      return CatalogV1.ReportUsageResponse(results: results, points: points)
    }
  }

  /// `AddUsage`: books use that earns and consumes nothing.
  func addUsage(
    _ request: CatalogV1.AddUsageRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.AddUsageResponse {
    let report = try UsageReport(request.device, request.intervals)
    let caller = try Caller(call)
    return try await store.report(call, request, caller) { rows, apps in
      CatalogV1.AddUsageResponse(results: try report.book(rows, apps, caller, pays: false).results)
    }
  }

  /// `GetUsage`: use by app and day (APP-126).
  func getUsage(
    _ request: CatalogV1.GetUsageRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetUsageResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let place: (day: LocalDay, app: String)? = fields.pageToken(request.pageToken, binding) {
      values in
      guard values.count == 2, case .number(let day) = values[0], case .text(let app) = values[1]
      else { return nil }
      return (LocalDay(daysSinceEpoch: Int32(clamping: day)), app)
    }
    fields.checkOrder(request.from, request.to)
    try fields.check()
    return try await store.read(caller) { rows in
      let to = request.to ?? max(rows.today, request.from ?? rows.today)
      let from = request.from ?? to.advanced(by: -6)
      var found = try rows.sums(from: from, to: to, after: place, atMost: size + 1)
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      let next = found.last.map {
        binding.token([.number(Int64($0.day.daysSinceEpoch)), .text($0.app)])
      }
      return CatalogV1.GetUsageResponse(
        days: found.map(CatalogV1.UsageDay.init),
        nextPageToken: hasMore ? next ?? "" : ""
      )
    }
  }
}

/// A report whose intervals are validated one by one.
private struct UsageReport {
  private let device: String
  private let intervals: [CatalogV1.UsageInterval]

  init(_ device: String, _ intervals: [CatalogV1.UsageInterval]) throws(RPCError) {
    var fields = RequestReader()
    self.device = device
    if !device.isEmpty, DeviceName(device) == nil {
      fields.refuse(
        "device",
        "invalid_device",
        "It must have 1 to \(DeviceName.longest) characters without line breaks.",
        limit: Int64(DeviceName.longest)
      )
    }
    self.intervals = intervals
    if intervals.count > ReportedUse.mostAtOnce {
      fields.refuse(
        "intervals",
        "too_many_items",
        "Send at most \(ReportedUse.mostAtOnce) intervals.",
        limit: Int64(ReportedUse.mostAtOnce)
      )
    }
    try fields.check()
  }

  func book(
    _ rows: PointsWriter,
    _ apps: AppWriter,
    _ caller: Caller,
    pays: Bool
  ) throws -> (results: [CatalogV1.UsageResult], points: Int64) {
    var booking = UsageBooking(
      rows,
      apps,
      device: device,
      pays: pays,
      consentedAt: caller.consents[.screenTime]
    )
    let oldest = rows.now - (pays ? ReportedUse.oldest : ReportedUse.oldestImport)
    let results = try intervals.map { interval -> CatalogV1.UsageResult in
      do {
        let use = try read(interval, notBefore: oldest, now: rows.now)
        return switch try booking.add(use) {
        case .accepted: CatalogV1.UsageResult(reportID: use.report, outcome: .accepted)
        case .withoutApp:
          CatalogV1.UsageResult(
            reportID: use.report,
            outcome: .accepted,
            code: "app_removed",
            message:
              "The app was not installed all the time. Use without it earns and costs nothing."
          )
        case .known: CatalogV1.UsageResult(reportID: use.report, outcome: .known)
        case .reused: Self.rejected(interval, .reportIDReused)
        case .tooMany: Self.rejected(interval, .tooManyIntervals)
        case .beforeConsent: Self.rejected(interval, .beforeConsent)
        }
      } catch let rejection as UsageRejection {
        return Self.rejected(interval, rejection)
      } catch AppRefusal.tooManyApps {
        return Self.rejected(interval, .tooManyApps)
      }
    }
    return (results, try booking.finish())
  }

  private static func rejected(
    _ interval: CatalogV1.UsageInterval,
    _ rejection: UsageRejection
  ) -> CatalogV1.UsageResult {
    CatalogV1.UsageResult(
      reportID: interval.reportID,
      outcome: .rejected,
      code: rejection.rawValue,
      message: rejection.sentence
    )
  }

  private func read(
    _ interval: CatalogV1.UsageInterval,
    notBefore oldest: Timestamp,
    now: Timestamp
  ) throws(UsageRejection) -> ReportedUse {
    guard let app = BundleIdentifier(interval.bundleIdentifier) else {
      throw .invalidBundleIdentifier
    }
    let span = try ReportedUse.span(
      from: interval.start.flatMap { Timestamp($0) },
      to: interval.end.flatMap { Timestamp($0) },
      notBefore: oldest,
      now: now
    )
    let report = interval.reportID ?? derivedID(app, span)
    guard report.rawValue.isUsable else { throw .malformedReportID }
    return ReportedUse(report: report, app: app, span: span)
  }

  /// The id of an interval that has none: equal for the same interval of the same device.
  private func derivedID(_ app: BundleIdentifier, _ span: TimeSpan) -> UsageReportID {
    let (start, end) = (span.start.millisecondsSinceEpoch, span.end.millisecondsSinceEpoch)
    return UsageReportID(
      rawValue: .version5(
        namespace: .daybookNamespace,
        name: "usage:\(device):\(app.key):\(start):\(end)"
      )
    )
  }
}

extension RequestReader {
  /// Adds a violation if a period ends before it begins.
  mutating func checkOrder(_ from: LocalDay?, _ to: LocalDay?) {
    guard let from, let to, to < from else { return }
    refuse("to", "date_order", "It must not be before the first day.")
  }
}

extension CatalogV1.UsageDay {
  fileprivate init(_ sums: PointsReader.DaySums) {
    self.init(
      localDay: sums.day,
      bundleIdentifier: sums.identifier,
      appName: sums.name,
      usedSeconds: sums.used / 1_000,
      learningSeconds: sums.learned / 1_000,
      points: sums.points,
      rewardSeconds: sums.rewarded / 1_000,
      overLimitSeconds: sums.overLimit / 1_000
    )
  }
}
