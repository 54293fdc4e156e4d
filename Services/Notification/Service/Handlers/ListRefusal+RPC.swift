import RPC

/// Why a list was not given.
enum ListRefusal: Error, Equatable {
  case invalidPageSize(limit: Int)
  case invalidPageToken
}

extension ListRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until someone has chosen its code and its words.
  var rpcError: RPCError {
    switch self {
    case .invalidPageSize(let limit):
      RPCError(
        .invalidArgument,
        "invalid_page_size",
        "A page has 1 to \(limit) entries.",
        violations: [
          Violation(
            field: "page_size",
            code: "out_of_range",
            message: "Ask for 1 to \(limit).",
            limit: Int64(limit)
          )
        ]
      )
    case .invalidPageToken:
      RPCError(
        .invalidArgument,
        "invalid_page_token",
        "This list cannot be continued from there.",
        violations: [
          Violation(
            field: "page_token",
            code: "invalid_page_token",
            message: "The token belongs to another list."
          )
        ]
      )
    }
  }
}
