/// The name of a child's device, compared without case.
package struct DeviceName: Hashable, Sendable {
  /// Characters at most.
  package static let longest = 100

  /// In lower case: what it is compared and stored by.
  package let key: String

  /// `nil` for a text that is blank, too long, or has control characters.
  package init?(_ text: String) {
    let text = text.withoutOuterBlanks
    var check = FieldCheck()
    check.line(text, "device", atMost: Self.longest, required: "device_required")
    guard check.violations.isEmpty else { return nil }
    key = text.lowercased()
  }
}
