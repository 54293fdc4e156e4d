/// A value that contracts carry as text of one fixed form: an identifier, a calendar day.
///
/// The form has no characters that JSON escapes: no quotes, backslashes or controls. It is read where it lies
/// and written where it goes, without a `String` in between.
@usableFromInline
package protocol WireText: Hashable, Sendable {
  /// Reads the text; `nil` when it does not have the form.
  init?(wireText: UnsafeRawBufferPointer)

  /// The bytes that ``writeWireText(into:)`` writes.
  var wireTextCount: Int { get }

  /// Writes the text, in UTF-8.
  ///
  /// - Parameter buffer: exactly ``wireTextCount`` bytes.
  func writeWireText(into buffer: UnsafeMutableRawBufferPointer)
}
