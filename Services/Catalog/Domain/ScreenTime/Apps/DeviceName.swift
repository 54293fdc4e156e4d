/// The name of a child's device; case is ignored.
package struct DeviceName: Hashable, Sendable {
  /// Maximum length in characters.
  package static let longest = 100

  /// The name in lower case, for storage and comparison.
  package let key: String

  /// `nil` for a text that is blank, too long, or contains control characters.
  package init?(_ text: String) {
    let text = text.withoutOuterBlanks
    var check = FieldCheck()
    check.line(text, "device", atMost: Self.longest, required: "device_required")
    guard check.violations.isEmpty else { return nil }
    key = text.lowercased()
  }
}
