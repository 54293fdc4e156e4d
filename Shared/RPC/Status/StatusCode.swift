/// The outcome of a call: gRPC's seventeen codes with gRPC's numbers and meanings.
///
/// `UNAUTHENTICATED`: the caller is not identified; `PERMISSION_DENIED`: it is, and may not.
/// `UNAVAILABLE`: retry later; `ABORTED`: read again, then retry; `FAILED_PRECONDITION`: something
/// else has to happen first; `RESOURCE_EXHAUSTED`: a quota is used up.
public enum StatusCode: UInt8, Sendable, Hashable, CaseIterable {
  case ok = 0
  case cancelled = 1
  case unknown = 2
  case invalidArgument = 3
  case deadlineExceeded = 4
  case notFound = 5
  case alreadyExists = 6
  case permissionDenied = 7
  case resourceExhausted = 8
  case failedPrecondition = 9
  case aborted = 10
  case outOfRange = 11
  case unimplemented = 12
  case `internal` = 13
  case unavailable = 14
  case dataLoss = 15
  case unauthenticated = 16

  /// Reads the number from the wire; an unknown number is ``unknown``.
  package init(wire number: UInt8) {
    self = StatusCode(rawValue: number) ?? .unknown
  }

  /// The name in contracts and logs: `NOT_FOUND`.
  public var name: String {
    switch self {
    case .ok: "OK"
    case .cancelled: "CANCELLED"
    case .unknown: "UNKNOWN"
    case .invalidArgument: "INVALID_ARGUMENT"
    case .deadlineExceeded: "DEADLINE_EXCEEDED"
    case .notFound: "NOT_FOUND"
    case .alreadyExists: "ALREADY_EXISTS"
    case .permissionDenied: "PERMISSION_DENIED"
    case .resourceExhausted: "RESOURCE_EXHAUSTED"
    case .failedPrecondition: "FAILED_PRECONDITION"
    case .aborted: "ABORTED"
    case .outOfRange: "OUT_OF_RANGE"
    case .unimplemented: "UNIMPLEMENTED"
    case .internal: "INTERNAL"
    case .unavailable: "UNAVAILABLE"
    case .dataLoss: "DATA_LOSS"
    case .unauthenticated: "UNAUTHENTICATED"
    }
  }
}

extension StatusCode: CustomStringConvertible {
  /// The name in contracts and logs.
  public var description: String { name }
}
