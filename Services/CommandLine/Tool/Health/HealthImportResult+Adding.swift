import AnalyticsContracts

extension AnalyticsV1.HealthImportResult {
  /// Adds the result of a later call.
  mutating func add(_ other: Self) {
    for more in other.counts {
      guard let place = counts.firstIndex(where: { $0.type == more.type }) else {
        counts.append(more)
        continue
      }
      counts[place].imported += more.imported
      counts[place].duplicate += more.duplicate
      counts[place].skippedByScope += more.skippedByScope
      counts[place].skippedByPreference += more.skippedByPreference
      counts[place].rejected += more.rejected
    }
    ignored += other.ignored
    for more in other.reasons { add(more.reason, more.count) }
    findings = Array((findings + other.findings).prefix(20))
  }

  private mutating func add(_ reason: String, _ count: Int64) {
    if let place = reasons.firstIndex(where: { $0.reason == reason }) {
      reasons[place].count += count
    } else {
      reasons.append(.init(reason: reason, count: count))
    }
  }

  private static let unreadableReason = "unreadable"

  /// Adds lines that are not records, which were not sent.
  mutating func addUnreadable(_ lines: [Int]) {
    guard !lines.isEmpty else { return }
    add(Self.unreadableReason, Int64(lines.count))
    let unreadable = lines.prefix(20).map {
      AnalyticsV1.HealthImportFinding(line: Int64($0), reason: Self.unreadableReason)
    }
    findings = Array((findings + unreadable).sorted { $0.line < $1.line }.prefix(20))
  }

  /// The number of those lines.
  var unreadable: Int {
    Int(clamping: reasons.first { $0.reason == Self.unreadableReason }?.count ?? 0)
  }
}

extension AnalyticsV1.HealthImportCounts {
  /// `weight: 12 imported, 3 already known`.
  var line: String {
    var parts = ["\(imported) imported"]
    if duplicate > 0 { parts.append("\(duplicate) already known") }
    if skippedByScope > 0 { parts.append("\(skippedByScope) from before connecting") }
    if skippedByPreference > 0 { parts.append("\(skippedByPreference) not connected") }
    if rejected > 0 { parts.append("\(rejected) broken") }
    return "\(HealthTypeWords.word(type)): \(parts.joined(separator: ", "))"
  }
}
