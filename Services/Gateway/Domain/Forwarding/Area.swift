/// One of the services that calls are forwarded to.
package enum Area: String, Hashable, Sendable, CaseIterable {
  case task
  case catalog
  case analytics
  case notification

  /// The services whose answers may rest on what others have told them, and so may be asked to
  /// catch up with the caller's own changes first.
  package var followsOthers: Bool {
    switch self {
    case .task, .catalog: false
    case .analytics, .notification: true
    }
  }

  /// The service a method belongs to: the second part of its contract's package, as in
  /// `daybook.task.v1.Tasks/CreateTask`; `nil` for the gateway's own methods and those of no service.
  package init?(method: some StringProtocol) {
    let parts = method.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "daybook", let area = Area(rawValue: String(parts[1]))
    else { return nil }
    self = area
  }
}
