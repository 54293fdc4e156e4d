/// A value that contracts encode as text of a fixed form: an identifier, a calendar day.
///
/// The form has no characters that JSON escapes: no quotes, backslashes or controls. It is read and
/// written in place, without a `String`.
@usableFromInline
package protocol WireText: Hashable, Sendable {
  /// The form that an error names.
  static var wireTextForm: WireTextForm { get }

  /// Reads the text; `nil` if it does not have the form.
  init?(wireText: UnsafeRawBufferPointer)

  /// The number of bytes that ``writeWireText(into:)`` writes.
  var wireTextCount: Int { get }

  /// Writes the text, in UTF-8.
  ///
  /// - Parameter buffer: exactly ``wireTextCount`` bytes.
  func writeWireText(into buffer: UnsafeMutableRawBufferPointer)
}

/// The forms of text that an error can name.
@usableFromInline
package enum WireTextForm: Hashable, Sendable {
  /// 36 characters, as `0190c42e-7f4b-7a11-8b2e-0123456789ab`.
  case uuid
  /// A valid calendar day, as `2026-11-21`.
  case day
  case other
}
