/// Why a figure cannot be explained.
package enum ExplanationRefusal: Error, Equatable, Sendable {
  /// The kind is missing or unknown.
  case invalidKind
  /// The key does not fit its kind.
  case invalidKey(expected: String)
  /// There is no ledger entry for it (WHY-005).
  case nothingToExplain
}
