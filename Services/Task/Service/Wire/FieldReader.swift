import Contracts
import TaskDomain
import Vocabulary
import Wire

/// Reads fields that may be malformed and remembers every one that is.
struct FieldReader {
  var violations: [TaskViolation] = []

  /// The instant in whole milliseconds; `nil` when absent, or outside years 1 to 9999.
  mutating func instant(_ contract: GoogleProtobuf.Timestamp?, _ field: String) -> Timestamp? {
    guard let contract else { return nil }
    if let instant = Timestamp(contract) { return instant }
    let detail = "An instant lies in the years 1 to 9999"
    violations.append(TaskViolation(field, .outOfRange, detail: detail))
    return nil
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
