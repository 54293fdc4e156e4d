/// The apps that a device reported: valid ones only, without duplicates (APP-016).
package struct AppReport: Sendable {
  package static let mostApps = 2_000
  /// The maximum number of devices of a child.
  package static let mostDevices = 20

  /// A valid app of the report.
  package struct Entry: Hashable, Sendable {
    package let index: Int
    package let identifier: BundleIdentifier
    package let name: String
    package let icon: [UInt8]?
  }

  /// An entry or icon that was rejected.
  package struct Finding: Hashable, Sendable {
    package let index: Int
    package let identifier: String
    package let code: String
    package let message: String

    package init(index: Int, identifier: String, code: String, message: String) {
      self.index = index
      self.identifier = String(identifier.prefix(BundleIdentifier.longest))
      self.code = code
      self.message = message
    }
  }

  /// In the order in which they were first reported.
  package private(set) var entries: [Entry] = []
  package private(set) var skipped: [Finding] = []
  /// Findings about icons of accepted apps.
  package private(set) var warnings: [Finding] = []
  private var places: [BundleIdentifier: Int] = [:]

  package init() {}

  /// Adds an entry; a later entry replaces an earlier one with the same identifier.
  package mutating func take(index: Int, identifier text: String, name: String, icon: [UInt8]) {
    func skip(_ code: String, _ message: String) {
      skipped.append(Finding(index: index, identifier: text, code: code, message: message))
    }
    guard let identifier = BundleIdentifier(text) else {
      return skip(
        "invalid_bundle_identifier",
        "It must have 1 to \(BundleIdentifier.longest) letters, digits, dots, hyphens and underscores."
      )
    }
    let name = name.withoutOuterBlanks
    var check = FieldCheck()
    check.line(name, "app_name", atMost: InstalledApp.longestName, required: "app_name_required")
    if let violation = check.violations.first {
      let code = violation.code == "field_too_long" ? "app_name_too_long" : violation.code
      return skip(code, violation.detail)
    }
    var hash: [UInt8]? = icon.isEmpty ? nil : icon
    if let given = hash, given.count != AppIcon.hashLength {
      hash = nil
      warnings.append(
        Finding(
          index: index,
          identifier: text,
          code: "invalid_icon_hash",
          message:
            "An icon's hash must have \(AppIcon.hashLength) bytes. The app was accepted without it."
        )
      )
    }
    let entry = Entry(index: index, identifier: identifier, name: name, icon: hash)
    if let place = places[identifier] {
      entries[place] = entry
    } else {
      places[identifier] = entries.count
      entries.append(entry)
    }
  }
}
