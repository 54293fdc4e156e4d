import CatalogContracts
import Foundation
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook usage report`: reports a child's app use from a file.
struct UsageReportCommand: Command {
  static let manual = Manual(
    name: ["usage", "report"],
    summary: "report a child's app use from a file",
    operands: [Manual.Operand(name: "FILE", help: "the file, as JSON; - reads standard input")],
    options: [
      Manual.Option(name: "device", value: "NAME", help: "the name of the device")
    ] + Manual.Option.ofMember,
    notes: [
      "{\"intervals\": [{\"report_id\": UUID, \"bundle_identifier\": \"org.example.app\", \"start\": "
        + "\"2026-11-21T08:00:00Z\", \"end\": \"2026-11-21T08:10:00Z\"}]}, or only the list. A missing report_id "
        + "is derived from the device, the app and the times, so importing a file again adds nothing.",
      "Only these four fields are read. Rejected intervals are listed; then the exit status is 8. Use that began before a "
        + "parent's consent to screen time is rejected.",
    ],
    examples: ["daybook usage report today.json --child Mia --device tablet"]
  )

  private let file: String
  private let device: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    file = arguments.operands[0]
    device = arguments.value("device") ?? ""
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let intervals = try UsageFile.intervals(in: UsageFile.read(file, session))
    let child = try await session.child()
    var whole = CatalogV1.ReportUsageResponse()
    for part in UsageFile.parts(intervals) {
      let answer = try await gateway.usage.reportUsage(
        .init(childID: child.id, device: device, intervals: part)
      )
      whole.results += answer.results
      whole.points += answer.points
    }
    let tally = UsageTally(whole.results)
    if tally.rejected > 0 { session.exit = .partial }
    try await session.answer(whole) {
      tally.lines(earning: "\(SafeText.line(child.name)) earned \(counted(whole.points, "point")).")
    }
  }
}

/// `daybook usage show`: a child's app use by day.
struct UsageShowCommand: Command {
  static let manual = Manual(
    name: ["usage", "show"],
    aliases: [["usage"]],
    summary: "show a child's app use by day",
    options: [
      Manual.Option(name: "from", value: "DATE", help: "the first day; a week ago otherwise"),
      Manual.Option(name: "to", value: "DATE", help: "the last day; today otherwise"),
    ] + Manual.Option.ofMember,
    notes: ["Only parents can see it."],
    examples: ["daybook usage show --child Mia --from monday"]
  )

  private let from: String?
  private let to: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    from = arguments.value("from")
    to = arguments.value("to")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.child()
    var request = CatalogV1.GetUsageRequest(childID: child.id, pageSize: 200)
    let dates = try await session.dates(of: child.id)
    if let from { request.from = try dates.day(of: from) }
    if let to { request.to = try dates.day(of: to) }
    var whole = CatalogV1.GetUsageResponse()
    repeat {
      let page = try await gateway.usage.getUsage(request)
      whole.days += page.days
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    let times = try await session.times(of: child.id)
    try await session.answer(whole) {
      guard !whole.days.isEmpty else { return ["No use was reported for these days."] }
      var table = Table([
        .init(heading: "Day"), .init(heading: "App", isFlexible: true),
        .init(heading: "Used", isAtRight: true), .init(heading: "Learning", isAtRight: true),
        .init(heading: "Points", isAtRight: true), .init(heading: "Reward", isAtRight: true),
        .init(heading: "Beyond", isAtRight: true),
      ])
      for day in whole.days {
        func length(_ seconds: Int64) -> Table.Cell {
          .init(seconds == 0 ? "" : ScreenTimeWords.length(seconds: seconds))
        }
        table.add([
          .init(day.localDay.map(times.format.text) ?? ""),
          .init(ScreenTimeWords.app(day.appName, day.bundleIdentifier)), length(day.usedSeconds),
          length(day.learningSeconds), .init(day.points == 0 ? "" : "\(day.points)"),
          length(day.rewardSeconds), length(day.overLimitSeconds),
        ])
      }
      return table.lines(session.style)
    }
  }
}

/// `daybook import activitywatch FILE`: imports use that ActivityWatch recorded; it earns no points.
struct ActivityWatchImport {
  static let kind = "activitywatch"

  let file: String
  let device: String

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let read = try ActivityWatchFile.intervals(
      in: UsageFile.read(file, session),
      since: session.now - ActivityWatchFile.oldest
    )
    let child = try await session.child()
    let bar = ProgressBar(session, total: read.intervals.count, what: "Importing")
    defer { bar.clear() }
    var whole = CatalogV1.AddUsageResponse()
    for part in UsageFile.parts(read.intervals) {
      let answer = try await gateway.usage.addUsage(
        .init(childID: child.id, device: device, intervals: part)
      )
      whole.results += answer.results
      bar.show(whole.results.count)
    }
    bar.clear()
    let tally = UsageTally(whole.results)
    if tally.rejected + read.unreadable > 0 { session.exit = .partial }
    try await session.answer(whole) {
      var lines = tally.lines(earning: "It earns no points.")
      if read.tooOld > 0 {
        lines.append("Ignored \(counted(read.tooOld, "event")) from before 90 days ago.")
      }
      if read.unreadable > 0 {
        lines.append("Ignored \(counted(read.unreadable, "event")) that cannot be read.")
      }
      return lines
    }
  }
}

/// The counted results of a report.
private struct UsageTally {
  private(set) var accepted = 0
  private(set) var known = 0
  private(set) var rejected = 0
  /// How often each reason occurred, of a rejection or of counting only in part.
  private var reasons: [String: Int] = [:]

  init(_ results: [CatalogV1.UsageResult]) {
    for result in results {
      switch result.outcome {
      case .accepted:
        accepted += 1
        if !result.message.isEmpty { reasons[result.message, default: 0] += 1 }
      case .known: known += 1
      case .rejected, .unspecified, .unrecognized:
        rejected += 1
        reasons[result.message, default: 0] += 1
      }
    }
  }

  func lines(earning: String) -> [String] {
    var parts = ["\(counted(accepted, "interval")) booked"]
    if known > 0 { parts.append("\(known) already known") }
    if rejected > 0 { parts.append("\(rejected) rejected") }
    return ["\(parts.joined(separator: ", ")). \(earning)"]
      + reasons.sorted { $0.key < $1.key }.map { "  \($0.value): \(SafeText.line($0.key))" }
  }
}

/// Reads intervals from a JSON file.
enum UsageFile {
  /// The largest number of intervals per call.
  private static let most = 500

  static func read(_ file: String, _ session: Session) throws(CommandFailure) -> [UInt8] {
    if file == "-" {
      guard let bytes = session.environment.input.readAll(limit: ImportFile.maximumBytes) else {
        throw .invalid("file_too_large", "Nothing was booked: the input is larger than 32 MiB.")
      }
      return bytes
    }
    do throws(FileFailure) {
      return try session.environment.files.read(file, limit: ImportFile.maximumBytes)
    } catch {
      guard error != .tooLarge else {
        throw .invalid("file_too_large", "Nothing was booked: the file is larger than 32 MiB.")
      }
      throw .invalid(
        "file_unusable",
        "Nothing was booked: \(SafeText.line(file)) \(error.sentence)."
      )
    }
  }

  /// The intervals in batches for one call each; an empty file makes one empty batch.
  static func parts(_ intervals: [CatalogV1.UsageInterval]) -> [[CatalogV1.UsageInterval]] {
    guard !intervals.isEmpty else { return [] }
    return stride(from: 0, to: intervals.count, by: most).map {
      Array(intervals[$0..<min($0 + most, intervals.count)])
    }
  }

  static func intervals(
    in bytes: [UInt8]
  ) throws(CommandFailure) -> [CatalogV1.UsageInterval] {
    let value = try ImportFile.value(in: bytes)
    let list = (value as? [String: Any])?["intervals"] ?? value
    guard let records = list as? [Any] else {
      throw .invalid("unreadable_file", "Nothing was booked: the file has no list of intervals.")
    }
    var intervals: [CatalogV1.UsageInterval] = []
    intervals.reserveCapacity(records.count)
    for record in records {
      let fields = record as? [String: Any] ?? [:]
      intervals.append(
        CatalogV1.UsageInterval(
          reportID: try reportID(fields["report_id"], number: intervals.count + 1),
          bundleIdentifier: fields["bundle_identifier"] as? String ?? "",
          start: instant(fields["start"]).map { .init($0) },
          end: instant(fields["end"]).map { .init($0) }
        )
      )
    }
    return intervals
  }

  /// The id of an interval; `nil` if the file states none.
  ///
  /// A malformed one is refused: if it were left out, the interval would be booked under another id, and once more when
  /// the file is corrected.
  private static func reportID(
    _ value: Any?,
    number: Int
  ) throws(CommandFailure) -> UsageReportID? {
    guard let value, !(value is NSNull) else { return nil }
    guard let text = value as? String, let id = UsageReportID(text: text) else {
      let found =
        (value as? String).map { "“\(SafeText.line(String($0.prefix(60))))”" } ?? "not text"
      throw .invalid(
        "malformed_id",
        "Nothing was booked: the report_id of interval \(number) is \(found), and must be a UUID."
      )
    }
    return id
  }

  static func instant(_ value: Any?) -> Timestamp? {
    (value as? String).flatMap { DateReader.instant(iso: $0, in: .utc) }
  }
}

/// An export of ActivityWatch: buckets with events.
///
/// Only the app and the time of an event are read. Titles, addresses and paths are ignored.
enum ActivityWatchFile {
  /// Slightly less than how long use is stored, because the service's clock decides.
  static let oldest = Duration.seconds(90 * 86_400 - 3_600)
  /// Bucket types whose events name the active app.
  private static let windowTypes: Set<String> = ["currentwindow", "app.android.activity"]

  struct Reading {
    var intervals: [CatalogV1.UsageInterval] = []
    var tooOld = 0
    var unreadable = 0
  }

  static func intervals(
    in bytes: [UInt8],
    since oldest: Timestamp
  ) throws(CommandFailure) -> Reading {
    let value = try ImportFile.value(in: bytes)
    let root = value as? [String: Any] ?? [:]
    guard
      let buckets = root["buckets"] as? [String: Any] ?? (root["events"] == nil ? nil : ["": root])
    else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: the file has no “buckets”, as ActivityWatch exports them."
      )
    }
    var reading = Reading()
    for (_, bucket) in buckets.sorted(by: { $0.key < $1.key }) {
      guard let bucket = bucket as? [String: Any], let type = bucket["type"] as? String,
        windowTypes.contains(type)
      else { continue }
      for event in bucket["events"] as? [Any] ?? [] { reading.take(event, since: oldest) }
    }
    return reading
  }

  /// A program's name as a bundle identifier; invalid characters become hyphens.
  static func identifier(_ data: [String: Any]) -> String? {
    if let package = data["package"] as? String, !package.isEmpty { return cleaned(package) }
    return (data["app"] as? String).flatMap(cleaned)
  }

  private static func cleaned(_ name: String) -> String? {
    // A program may be named by its path; only the last component identifies it.
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    var text = String(String(last).trimmed.lowercased().prefix(255))
    if text.hasSuffix(".exe") { text.removeLast(4) }
    let allowed = text.map { letter -> Character in
      letter.isASCII && (letter.isLetter || letter.isNumber || ".-_".contains(letter))
        ? letter : "-"
    }
    let identifier = String(allowed.prefix(255))
    return identifier.contains { $0 != "-" } ? identifier : nil
  }
}

extension ActivityWatchFile.Reading {
  fileprivate mutating func take(_ event: Any, since oldest: Timestamp) {
    guard let event = event as? [String: Any], let start = UsageFile.instant(event["timestamp"]),
      let seconds = (event["duration"] as? NSNumber)?.doubleValue, seconds.isFinite,
      let data = event["data"] as? [String: Any],
      let identifier = ActivityWatchFile.identifier(data)
    else {
      unreadable += 1
      return
    }
    // Windows that were active for less than a millisecond do not count.
    guard seconds >= 0.001 else { return }
    guard start >= oldest else {
      tooOld += 1
      return
    }
    let length = Duration.milliseconds(Int64(min(seconds, 24 * 3_600) * 1_000))
    intervals.append(
      CatalogV1.UsageInterval(
        bundleIdentifier: identifier,
        start: .init(start),
        end: .init(start + length)
      )
    )
  }
}
