package import RPC
package import SQLite

/// Maps failures of the store to refusals.
///
/// The cause stays in ``RPCError/debugDetail``. A constraint that a handler did not expect is our
/// fault and becomes INTERNAL; handlers that expect one map it themselves.
extension SQLiteError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch kind {
    case .full:
      RPCError(
        .resourceExhausted,
        "storage_full",
        "There is no space left to save this.",
        retryAfter: .seconds(5),
        debugDetail: debugDescription
      )
    case .busy, .readOnly, .inputOutput:
      RPCError(
        .unavailable,
        "save_failed",
        "This could not be saved. Please try again.",
        retryAfter: .seconds(1),
        debugDetail: debugDescription
      )
    case .damaged:
      RPCError(
        .dataLoss,
        "store_damaged",
        "The stored data is damaged.",
        retryable: false,
        debugDetail: debugDescription
      )
    case .interrupted:
      RPCError(.cancelled, "cancelled", "The call was cancelled.", debugDetail: debugDescription)
    case .constraint, .mismatch, .other:
      RPCError(
        .internal,
        "internal",
        "An internal error occurred.",
        debugDetail: debugDescription
      )
    }
  }
}

extension DatabaseRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .tooMuchWaiting:
      RPCError(
        .unavailable,
        "overloaded",
        "The service is overloaded. Please try again.",
        retryAfter: .milliseconds(250),
        isUnprocessed: true,
        debugDetail: description
      )
    case .readTooLong:
      RPCError(
        .deadlineExceeded,
        "read_too_long",
        "This takes too long. Please ask for less.",
        retryable: false,
        debugDetail: description
      )
    case .unreadable:
      RPCError(
        .unavailable,
        "read_failed",
        "This could not be read. Please try again.",
        retryAfter: .seconds(1),
        debugDetail: description
      )
    case .closed:
      RPCError(
        .unavailable,
        "draining",
        "The service is stopping.",
        retryable: true,
        isUnprocessed: true
      )
    case .damaged, .lost, .logLost, .logDamaged, .notADatabase:
      RPCError(
        .dataLoss,
        "store_damaged",
        "The stored data is damaged.",
        retryable: false,
        debugDetail: description
      )
    case .inUse, .newerSchema, .foreign, .logStray, .journalStray, .restoreUnfinished, .unreachable,
      .noRoom,
      .unsuitable, .migrationFailed, .noThread:
      RPCError(
        .unavailable,
        "store_not_ready",
        "The service cannot use its stored data.",
        isUnprocessed: true,
        debugDetail: description
      )
    }
  }
}
