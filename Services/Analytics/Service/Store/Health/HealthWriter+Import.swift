import AnalyticsContracts
package import AnalyticsDomain
import Cryptography
import SQLite
import ServiceRuntime
import Vocabulary

extension HealthWriter {
  /// The most records of one transaction (FST-084).
  package static let mostSamples = 1_000

  /// Imports records; each is imported once, and a rejected record does not affect others (FST-085 to FST-088).
  ///
  /// - Returns: the counts.
  package func take(
    _ samples: [HealthSample],
    _ access: HealthAccess
  ) throws -> HealthImportTally {
    let selection = try reader.selection()
    var tally = HealthImportTally()
    for sample in samples { try take(sample, selection, access, &tally) }
    try note(tally, selection)
    return tally
  }

  private func take(
    _ sample: HealthSample,
    _ selection: HealthSelection,
    _ access: HealthAccess,
    _ tally: inout HealthImportTally
  ) throws {
    let connection = selection[sample.type]
    guard connection.isConnected, access.types.contains(sample.type) else {
      return tally.count(sample.type, \.skippedByPreference)
    }
    let entry = sample.entry(
      HealthEntryID(rawValue: .nilID),
      caller.calendar,
      now: now
    )
    if let fault = HealthImportFault(entry.violations(now: now)) {
      return tally.reject(sample.type, fault, line: sample.line)
    }
    guard connection.takes(sample.start) else {
      return tally.count(sample.type, \.skippedByScope)
    }
    let identity = Array(SHA256.hash(of: Array(sample.identity.utf8)).prefix(16))
    guard try !reader.isKnown(identity) else { return tally.count(sample.type, \.duplicate) }
    switch try place(entry, sample) {
    case .added: tally.count(sample.type, \.imported)
    case .covered: tally.count(sample.type, \.duplicate)
    case .refused(let fault): return tally.reject(sample.type, fault, line: sample.line)
    }
    try self.connection.run(
      "INSERT INTO health_identity (household, member, identity) VALUES (?, ?, ?)",
      space.household,
      space.member,
      identity
    )
  }

  private enum Outcome {
    case added
    /// An existing entry contains the same information.
    case covered
    case refused(HealthImportFault)
  }

  private func place(_ entry: HealthEntry, _ sample: HealthSample) throws -> Outcome {
    switch entry.type {
    case .weight:
      // Daybook's own export names no source: an equal entry is the same weight, whatever its source.
      if try reader.hasEntry(like: entry) { return .covered }
      if try reader.hasManualWeight(like: sample) { return .covered }
    case .hydration:
      // A record of Daybook's own export that is imported again.
      if try reader.hasEntry(like: entry) { return .covered }
      let sum = try reader.water(on: entry.localDay, without: nil) + entry.amount
      if sum > HealthEntry.mostMillilitresOfDay { return .refused(.outOfRange) }
    case .fasting:
      if try reader.hasEntry(like: entry) { return .covered }
      if try !reader.overlapping(.fasting, from: entry.start, to: entry.end).isEmpty {
        return .refused(.overlap)
      }
    case .sleep: return try placeSleep(entry)
    }
    try add(entry)
    return .added
  }

  /// Merges overlapping or adjacent sleeps of several devices; manual sleeps take precedence (FST-086).
  private func placeSleep(_ entry: HealthEntry) throws -> Outcome {
    guard let end = entry.end else { return .refused(.noDate) }
    let others = try reader.overlapping(
      .sleep,
      from: entry.start - .milliseconds(1),
      to: end + .milliseconds(1)
    )
    let isCovered = others.contains { other in
      other.source == .manual && other.start < end && (other.end ?? other.start) > entry.start
    }
    if isCovered { return .covered }
    let joined = others.filter { $0.source == .imported }
    guard let first = joined.first else {
      try add(entry)
      return .added
    }
    var whole = first
    whole.start = min(entry.start, joined.map(\.start).min() ?? entry.start)
    let wholeEnd = max(end, joined.compactMap(\.end).max() ?? end)
    whole.end = wholeEnd
    // A chain of adjacent sleeps may exceed the longest sleep; the new one is then stored separately.
    guard HealthEntry.sleepLength.contains(wholeEnd - whole.start) else {
      let doOverlap = joined.contains { $0.start < end && ($0.end ?? $0.start) > entry.start }
      if doOverlap { return .refused(.outOfRange) }
      try add(entry)
      return .added
    }
    if whole.start == first.start, whole.end == first.end, joined.count == 1 { return .covered }
    for other in joined.dropFirst() { try delete(other, isAnnounced: false) }
    whole.localDay = day(of: whole.countsAt)
    _ = try update(first, to: whole, isAnnounced: false)
    return .added
  }

  private func add(_ entry: HealthEntry) throws {
    var entry = entry
    entry.id = context.ids.make()
    try insert(entry, isAnnounced: false)
  }

  /// Updates the connections and appends one event for the import.
  private func note(_ tally: HealthImportTally, _ selection: HealthSelection) throws {
    guard !tally.counts.isEmpty else { return }
    for (type, counts) in tally.counts where selection[type].isConnected {
      try connection.run(
        """
        UPDATE health_connection SET last_sync = ?, imported = imported + ?
        WHERE household = ? AND member = ? AND type = ?
        """,
        now,
        counts.imported,
        space.household,
        space.member,
        type
      )
    }
    guard tally.counts.values.contains(where: { $0.imported > 0 }) else { return }
    try append(
      NewEvent(
        AnalyticsV1.HealthEntriesImported(counts: AnalyticsV1.HealthImportCounts.all(tally)),
        entity: space.member.text
      )
    )
  }
}
