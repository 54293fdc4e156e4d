import CatalogContracts
package import CatalogDomain
package import RPC
import Wire

extension TopicRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until someone has chosen its code and its words.
  package var rpcError: RPCError {
    switch self {
    case .unknownTopic:
      RPCError(.notFound, "unknown_topic", "There is no such topic.")
    case .unknownStep:
      RPCError(.notFound, "unknown_step", "This lesson has no such step.")
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
  /// The state, if it is the one that a client has seen; the refusal comes with it as it is.
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
