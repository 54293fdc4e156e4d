/// One service's part of a composed response, or why it is missing.
package enum PartOutcome<Value: Sendable>: Sendable {
  case present(Value)
  case missing(MissingPart)

  package var value: Value? {
    guard case .present(let value) = self else { return nil }
    return value
  }

  package var reason: MissingPart? {
    guard case .missing(let reason) = self else { return nil }
    return reason
  }
}

/// Why one part of a response is missing: a code for programs, a sentence for people.
package struct MissingPart: Hashable, Sendable, Error {
  package let reason: String
  package let message: String

  package init(reason: String, message: String) {
    self.reason = reason
    self.message = message
  }
}

extension MissingPart {
  /// The error when no part could be read; `nil` when at least one could (WFL-021).
  package static func allMissing(_ reasons: [MissingPart?]) -> MissingPart? {
    guard !reasons.isEmpty, reasons.allSatisfy({ $0 != nil }) else { return nil }
    return MissingPart(
      reason: "all_parts_unavailable",
      message: "No part of the day can be read at the moment."
    )
  }
}
