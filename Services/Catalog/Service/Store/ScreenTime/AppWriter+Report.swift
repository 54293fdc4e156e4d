package import CatalogDomain
import Cryptography
import SQLite
import ServiceRuntime
import Vocabulary

/// The changes made by a report.
package struct ReportOutcome: Hashable, Sendable {
  package var created = 0
  package var updated = 0
  package var removed = 0
  package var reactivated = 0
  package var unchanged = 0
  /// Entries that exceed the child's maximum number of apps.
  package var skipped: [AppReport.Finding] = []
  /// Hashes of icons that are not stored, without duplicates.
  package var missingIcons: [[UInt8]] = []
}

extension AppWriter {
  /// Applies the complete app list of a device (APP-015).
  ///
  /// - Throws: ``AppRefusal/tooManyDevices``.
  package func apply(_ report: AppReport, of device: DeviceName) throws -> ReportOutcome {
    var outcome = ReportOutcome()
    let digest = report.digest
    if try lastReport(of: device) == digest {
      outcome.unchanged = report.entries.count
    } else {
      try apply(report, digest, of: device, &outcome)
    }
    outcome.missingIcons = try missingIcons(of: report)
    return outcome
  }

  private func apply(
    _ report: AppReport,
    _ digest: [UInt8],
    of device: DeviceName,
    _ outcome: inout ReportOutcome
  ) throws {
    let batch: BatchID = context.ids.make()
    let before = try installed(on: device)
    var room = try room()
    if !report.entries.isEmpty { try keepDevice(device, report: digest) }
    var present: Set<String> = []
    for entry in report.entries {
      let known = try reader.app(entry.identifier)
      guard known != nil || room > 0 else {
        outcome.skipped.append(entry.tooMany)
        continue
      }
      if let known {
        try refresh(known, entry, batch, &outcome)
      } else {
        room -= 1
        try insert(newApp(entry), batch)
        outcome.created += 1
      }
      present.insert(entry.identifier.key)
      if !before.contains(entry.identifier.key) { try install(entry.identifier, on: device) }
    }
    for key in before.subtracting(present).sorted() {
      try uninstall(key, from: device, batch, &outcome)
    }
    if report.entries.isEmpty { try forget(device) }
  }

  private func newApp(_ entry: AppReport.Entry) -> InstalledApp {
    var app = InstalledApp(identifier: entry.identifier, name: entry.name, updatedAt: now)
    app.icon = entry.icon
    app.updatedBy = parent
    return app
  }

  /// Updates an app's name and icon; a removed app is reactivated with its category (APP-060).
  ///
  /// An entry without an icon keeps the stored one.
  private func refresh(
    _ known: InstalledApp,
    _ entry: AppReport.Entry,
    _ batch: BatchID,
    _ outcome: inout ReportOutcome
  ) throws {
    var app = known
    app.name = entry.name
    app.icon = entry.icon ?? known.icon
    app.removedAt = nil
    try update(known, to: app, batch)
    if !known.isActive {
      outcome.reactivated += 1
    } else if app == known {
      outcome.unchanged += 1
    } else {
      outcome.updated += 1
    }
  }

  private func uninstall(
    _ key: String,
    from device: DeviceName,
    _ batch: BatchID,
    _ outcome: inout ReportOutcome
  ) throws {
    try connection.run(
      "DELETE FROM app_installed WHERE household = ? AND child = ? AND device = ? AND app = ?",
      household,
      child,
      device.key,
      key
    )
    let isElsewhere =
      try connection.first(
        "SELECT 1 FROM app_installed WHERE household = ? AND child = ? AND app = ? LIMIT 1",
        household,
        child,
        key
      ) { try $0.value(0, as: Int.self) } != nil
    guard !isElsewhere, let known = try BundleIdentifier(key).flatMap(reader.app), known.isActive
    else { return }
    var app = known
    app.removedAt = now
    try update(known, to: app, batch)
    outcome.removed += 1
  }
}

// MARK: - Devices

extension AppWriter {
  /// Digest of a device's last report; `nil` if there is none, or if an app was added since.
  private func lastReport(of device: DeviceName) throws -> [UInt8]? {
    try connection.first(
      "SELECT report FROM app_device WHERE household = ? AND child = ? AND device = ?",
      household,
      child,
      device.key
    ) { try $0.value(0, as: [UInt8]?.self) } ?? nil
  }

  private func installed(on device: DeviceName) throws -> Set<String> {
    Set(
      try connection.all(
        "SELECT app FROM app_installed WHERE household = ? AND child = ? AND device = ?",
        household,
        child,
        device.key
      ) { try $0.value(0, as: String.self) }
    )
  }

  /// Stores that a device reported.
  ///
  /// - Throws: ``AppRefusal/tooManyDevices`` if the child has the maximum number of devices.
  func keepDevice(_ device: DeviceName, report: [UInt8]?) throws {
    let changed = try connection.run(
      """
      UPDATE app_device SET reported_at = ?, report = ?
      WHERE household = ? AND child = ? AND device = ?
      """,
      now,
      report,
      household,
      child,
      device.key
    )
    guard changed == 0 else { return }
    let devices = try connection.first(
      "SELECT count(*) FROM app_device WHERE household = ? AND child = ?",
      household,
      child
    ) { try $0.value(0, as: Int.self) }
    guard devices ?? 0 < AppReport.mostDevices else { throw AppRefusal.tooManyDevices }
    try connection.run(
      """
      INSERT INTO app_device (household, child, device, reported_at, report) VALUES (?, ?, ?, ?, ?)
      """,
      household,
      child,
      device.key,
      now,
      report
    )
  }

  func install(_ app: BundleIdentifier, on device: DeviceName) throws {
    try connection.run(
      "INSERT OR IGNORE INTO app_installed (household, child, device, app) VALUES (?, ?, ?, ?)",
      household,
      child,
      device.key,
      app.key
    )
  }

  private func forget(_ device: DeviceName) throws {
    try connection.run(
      "DELETE FROM app_device WHERE household = ? AND child = ? AND device = ?",
      household,
      child,
      device.key
    )
  }
}

// MARK: - Icons

extension AppWriter {
  private func missingIcons(of report: AppReport) throws -> [[UInt8]] {
    var seen: Set<[UInt8]> = []
    return try report.entries.compactMap(\.icon).filter { hash in
      try seen.insert(hash).inserted && reader.icon(hash) == nil
    }
  }

  /// Stores an icon to which an app of the child refers.
  ///
  /// - Throws: ``AppIcon/Problem`` for a rejected image.
  package func keep(_ bytes: [UInt8], hash: [UInt8]) throws {
    let icon = try AppIcon(bytes)
    guard try reader.hasIcon(hash) else { throw AppIcon.Problem.notReported }
    try connection.run(
      """
      INSERT OR IGNORE INTO app_icon (household, hash, kind, bytes, stored_at)
      VALUES (?, ?, ?, ?, ?)
      """,
      household,
      hash,
      icon.kind,
      icon.bytes,
      now
    )
  }
}

extension AppReport {
  /// SHA-256 over the used data of the report, independent of the order of its entries.
  fileprivate var digest: [UInt8] {
    let lines = entries.map { entry in
      "\(entry.identifier.text)\u{0}\(entry.name)\u{0}\(entry.icon ?? [])"
    }
    return SHA256.hash(of: Array(lines.sorted().joined(separator: "\n").utf8))
  }
}

extension AppReport.Entry {
  fileprivate var tooMany: AppReport.Finding {
    AppReport.Finding(
      index: index,
      identifier: identifier.text,
      code: "too_many_apps",
      message: "A child has at most \(InstalledApp.mostPerChild) apps, removed ones included."
    )
  }
}
