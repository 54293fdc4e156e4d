package import RPC

extension ConsentArea {
  /// Its name in the command line.
  package var commandWord: String {
    switch self {
    case .screenTime: "screen-time"
    case .health: "health"
    }
  }
}

extension RPCError {
  /// FAILED_PRECONDITION `authorization_required`: no parent consents to storing a child's data of this area.
  package static func authorizationRequired(_ area: ConsentArea) -> RPCError {
    RPCError(
      .failedPrecondition,
      "authorization_required",
      "A parent has to consent first: “daybook consent give --child NAME \(area.commandWord)”.",
      violations: [Violation(field: "", code: "authorization_required_\(area.text)")],
      retryable: false
    )
  }
}
