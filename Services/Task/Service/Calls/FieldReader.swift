import RuntimeContracts
import TaskDomain
import Vocabulary
import Wire

/// Reads fields that may be malformed and remembers every one that is, as violations of this area's rules.
///
/// The rules find `TaskViolation`s, which undoing, imports and bulk calls put inside records; what cannot be read
/// stands among them. Other areas read with `RequestReader`.
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

  /// An id that the call cannot do without; a violation when it is not there.
  mutating func required<ID>(_ id: ID?, _ field: String) -> ID? {
    if id == nil {
      violations.append(TaskViolation(field, .missing, detail: "An id is needed"))
    }
    return id
  }

  /// What a check makes of the request; `nil` and its violations where it is refused.
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

  /// - Throws: ``TaskRefusal/invalid(_:)`` with everything that is wrong.
  func check() throws(TaskRefusal) {
    if !violations.isEmpty { throw .invalid(violations) }
  }

  /// An id that the call cannot do without.
  /// - Throws: ``TaskRefusal/invalid(_:)``.
  static func required<ID>(_ id: ID?, _ field: String) throws(TaskRefusal) -> ID {
    guard let id else {
      throw .invalid([TaskViolation(field, .missing, detail: "An id is needed")])
    }
    return id
  }
}
