/// A value that contracts carry as text of one fixed form: an identifier, a calendar day.
///
/// The form has no characters that JSON escapes: no quotes, backslashes or controls. It is read where it lies
/// and written where it goes, without a `String` in between.
@usableFromInline
package protocol WireText: Hashable, Sendable {
  /// What is told of text that does not have the form.
  static var wireTextForm: WireTextForm { get }

  /// Reads the text; `nil` when it does not have the form.
  init?(wireText: UnsafeRawBufferPointer)

  /// The bytes that ``writeWireText(into:)`` writes.
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
  /// A day that the calendar has, as `2026-11-21`.
  case day
  case other
}
