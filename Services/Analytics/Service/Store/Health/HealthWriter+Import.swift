import AnalyticsContracts
package import AnalyticsDomain
import Cryptography
import SQLite
import ServiceRuntime
import Vocabulary

extension HealthWriter {
  /// The most records of one transaction (FST-084).
  package static let mostSamples = 1_000

  /// The most short sleeps that wait for the rest of their night in a later batch.
  private static let mostWaiting = 100

  /// Imports records; each is imported once, and a rejected record does not affect others (FST-085 to FST-088).
  ///
  /// - Parameters:
  ///   - items: the records, valid or broken.
  ///   - access: what the member may have.
  ///   - isLast: whether no batch follows.
  /// - Returns: the counts, and short sleeps to take again with the next batch, which they may belong to.
  /// - Throws: errors of the store.
  package func take(
    _ items: [HealthExportReader.Item],
    _ access: HealthAccess,
    isLast: Bool = true
  ) throws -> (tally: HealthImportTally, waiting: [HealthSample]) {
    let selection = try reader.selection()
    var tally = HealthImportTally()
    var short: [HealthSample] = []
    for item in items {
      switch item {
      case .ignored: tally.ignored += 1
      case .broken(let type, let fault, let line, let start):
        if let skipped = Self.skipped(type, start, selection, access) {
          tally.count(type, skipped)
        } else {
          tally.reject(type, fault, line: line)
        }
      case .sample(let sample):
        if let skipped = Self.skipped(sample.type, sample.start, selection, access) {
          tally.count(sample.type, skipped)
        } else if try !take(sample, &tally) {
          short.append(sample)
        }
      }
    }
    let waiting = try takeShort(short, isLast: isLast, &tally)
    try note(tally, selection)
    return (tally, waiting)
  }

  /// How a record that the member does not want is counted, broken or not; `nil` for a wanted one.
  private static func skipped(
    _ type: HealthDataType,
    _ start: Timestamp?,
    _ selection: HealthSelection,
    _ access: HealthAccess
  ) -> WritableKeyPath<HealthImportTally.Counts, Int64>? {
    let connection = selection[type]
    guard connection.isConnected, access.types.contains(type) else {
      return \HealthImportTally.Counts.skippedByPreference
    }
    guard let start, !connection.takes(start) else { return nil }
    return \HealthImportTally.Counts.skippedByScope
  }

  /// - Returns: `false` for a new sleep that is too short to be placed without its night.
  private func take(_ sample: HealthSample, _ tally: inout HealthImportTally) throws -> Bool {
    let entry = entry(of: sample)
    if let fault = HealthImportFault(entry.violations(now: now, isPart: true)) {
      tally.reject(sample.type, fault, line: sample.line)
      return true
    }
    let identity = Self.identity(of: sample)
    if try reader.isKnown(identity) {
      tally.count(sample.type, \.duplicate)
      return true
    }
    if entry.isShortSleep { return false }
    try store(entry, sample, identity, &tally)
    return true
  }

  /// Places short sleeps with their nights, in whatever order the parts of a night arrive.
  ///
  /// - Returns: those whose night may follow in the next batch.
  private func takeShort(
    _ samples: [HealthSample],
    isLast: Bool,
    _ tally: inout HealthImportTally
  ) throws -> [HealthSample] {
    var waiting: [HealthSample] = []
    for night in HealthNight.groups(samples, span: \.span) {
      guard try isNight(night.map(\.span)) else {
        waiting += night
        continue
      }
      for sample in night {
        let identity = Self.identity(of: sample)
        // The same record may wait twice.
        if try reader.isKnown(identity) {
          tally.count(.sleep, \.duplicate)
        } else {
          try store(entry(of: sample), sample, identity, &tally)
        }
      }
    }
    let count = isLast ? 0 : Self.mostWaiting
    for sample in waiting.dropLast(count) {
      tally.reject(.sleep, .outOfRange, line: sample.line)
    }
    return Array(waiting.suffix(count))
  }

  /// Whether parts of one night are long enough for a sleep, alone or with a stored sleep nearby.
  private func isNight(_ parts: [HealthSpan]) throws -> Bool {
    if parts.united.length >= HealthEntry.sleepLength.lowerBound { return true }
    let distance = HealthNight.longestWaking + .milliseconds(1)
    return try parts.contains { part in
      try !reader.overlapping(.sleep, from: part.start - distance, to: part.end + distance).isEmpty
    }
  }

  private func entry(of sample: HealthSample) -> HealthEntry {
    sample.entry(HealthEntryID(rawValue: .nilID), caller.calendar, now: now)
  }

  private static func identity(of sample: HealthSample) -> [UInt8] {
    Array(SHA256.hash(of: Array(sample.identity.utf8)).prefix(16))
  }

  /// Stores a valid record that is new, with its identity.
  private func store(
    _ entry: HealthEntry,
    _ sample: HealthSample,
    _ identity: [UInt8],
    _ tally: inout HealthImportTally
  ) throws {
    switch try place(entry, sample) {
    case .added: tally.count(sample.type, \.imported)
    case .covered: tally.count(sample.type, \.duplicate)
    // Without an identity, it is imported once the manual sleep no longer covers it.
    case .coveredByManual: return tally.count(sample.type, \.duplicate)
    case .refused(let fault): return tally.reject(sample.type, fault, line: sample.line)
    }
    try connection.run(
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
    /// A manual sleep overlaps the imported one.
    case coveredByManual
    case refused(HealthImportFault)
  }

  private func place(_ entry: HealthEntry, _ sample: HealthSample) throws -> Outcome {
    // Daybook's own export names no source: an equal entry is the same record, whatever its source.
    if try reader.hasEntry(like: entry) { return .covered }
    switch entry.type {
    case .weight: if try reader.hasWeight(like: sample) { return .covered }
    case .hydration:
      let sum = try reader.water(on: entry.localDay, without: nil) + entry.amount
      if sum > HealthEntry.mostMillilitresOfDay { return .refused(.outOfRange) }
    case .fasting:
      let others = try reader.overlapping(.fasting, from: entry.start, to: entry.end)
      if entry.isRunning {
        // It was exported while it ran, and has ended since.
        if others.contains(where: { $0.start == entry.start }) { return .covered }
        if try reader.runningFast() != nil { return .refused(.fastRunning) }
        if entry.start < now - HealthEntry.longestStartBack { return .refused(.outOfRange) }
      }
      if !others.isEmpty { return .refused(.overlap) }
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
    if isCovered { return .coveredByManual }
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
    guard wholeEnd - whole.start <= HealthEntry.sleepLength.upperBound else {
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
    // The fasting timer and its reminders follow a running fast by its event.
    try insert(entry, isAnnounced: entry.isRunning)
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
