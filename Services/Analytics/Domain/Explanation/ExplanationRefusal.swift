/// Why a figure cannot be explained.
package enum ExplanationRefusal: Error, Equatable, Sendable {
  /// No kind was named, or one that this version does not know.
  case invalidKind
  /// The key is not one of its kind.
  case invalidKey(expected: String)
  /// Nothing was ever booked for it (WHY-005).
  case nothingToExplain
}
