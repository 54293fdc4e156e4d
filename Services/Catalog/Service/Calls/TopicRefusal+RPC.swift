import CatalogContracts
package import CatalogDomain
package import RPC
import Wire

extension TopicRefusal: RPCErrorConvertible {
  /// No `default`: a new case must get a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .unknownTopic:
      RPCError(.notFound, "unknown_topic", "There is no such topic.")
    case .unknownStep:
      RPCError(.notFound, "unknown_step", "This lesson has no such step.")
    case .invalidNotes:
      RPCError(
        .invalidArgument,
        "invalid_notes",
        "Notes may have line breaks and tabs, and no other control characters.",
        violations: [
          Violation(
            field: "notes",
            code: "invalid_notes",
            message: "Notes may have line breaks and tabs, and no other control characters."
          )
        ]
      )
    case .notesTooLong:
      RPCError(
        .invalidArgument,
        "notes_too_long",
        "Notes may have at most \(TopicState.longestNotes) characters.",
        violations: [
          Violation(
            field: "notes",
            code: "notes_too_long",
            message: "Notes may have at most \(TopicState.longestNotes) characters.",
            limit: Int64(TopicState.longestNotes)
          )
        ]
      )
    case .tooManyMarks:
      RPCError(
        .invalidArgument,
        "too_many_items",
        "At most \(StepMark.mostAtOnce) steps can be marked at once.",
        violations: [
          Violation(
            field: "marks",
            code: "too_many_items",
            message: "At most \(StepMark.mostAtOnce) steps can be marked at once.",
            limit: Int64(StepMark.mostAtOnce)
          )
        ]
      )
    case .revisionMismatch(let current):
      RPCError(
        .aborted,
        "revision_mismatch",
        "This was changed in the meantime. Please look at it again.",
        violations: [
          Violation(
            field: "expected_revision",
            code: "revision_mismatch",
            message: "It is at revision \(current.revision)."
          )
        ],
        retryable: false
      )
    }
  }
}

extension TopicState {
  /// Returns the state if its revision is the expected one; the error carries the current state.
  func expecting(_ revision: UInt64?, of topic: Topic) throws -> TopicState {
    do {
      return try expecting(revision)
    } catch {
      var refusal = error.rpcError
      refusal.details = [GoogleProtobuf.`Any`(packing: CatalogV1.TopicState(self, of: topic))]
      throw refusal
    }
  }
}
