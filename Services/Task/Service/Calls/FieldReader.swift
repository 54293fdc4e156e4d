import RuntimeContracts
import TaskDomain
import Vocabulary
import Wire

/// Reads fields that may be malformed and collects them as violations of this area's rules.
///
/// Rules return `TaskViolation`s, which undo, imports and bulk calls move inside records; malformed
/// fields are listed among them. Other areas use `RequestReader`.
struct FieldReader {
  var violations: [TaskViolation] = []

  /// The instant in whole milliseconds; `nil` when absent, or outside years 1 to 9999.
  mutating func instant(_ contract: GoogleProtobuf.Timestamp?, _ field: String) -> Timestamp? {
    guard let contract else { return nil }
    if let instant = Timestamp(contract) { return instant }
    let detail = "An instant lies in the years 1 to 9999"
    violations.append(TaskViolation(field, .outOfRange, detail: detail, limit: 9_999))
    return nil
  }

  /// A required id; a violation when it is missing.
  mutating func required<ID>(_ id: ID?, _ field: String) -> ID? {
    if id == nil {
      violations.append(TaskViolation(field, .missing, detail: "An id is needed"))
    }
    return id
  }

  /// The result of a check; `nil` with its violations when it is refused.
  ///
  /// - Throws: what the check throws besides ``TaskRefusal/invalid(_:)``.
  mutating func reading<Value>(
    _ check: () throws(TaskRefusal) -> Value
  ) throws(TaskRefusal) -> Value? {
    do {
      return try check()
    } catch {
      guard case .invalid(let found) = error else { throw error }
      violations += found
      return nil
    }
  }

  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations.
  func check() throws(TaskRefusal) {
    if !violations.isEmpty { throw .invalid(violations) }
  }

  /// A required id.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)``.
  static func required<ID>(_ id: ID?, _ field: String) throws(TaskRefusal) -> ID {
    guard let id else {
      throw .invalid([TaskViolation(field, .missing, detail: "An id is needed")])
    }
    return id
  }
}
