/// One of the services that calls are forwarded to.
package enum Area: String, Hashable, Sendable, CaseIterable {
  case task
  case catalog
  case analytics
  case notification

  /// Whether the service follows the feeds of others.
  ///
  /// Its replies may lag behind the caller's own changes, so a call may make it catch up first.
  package var followsOthers: Bool {
    switch self {
    case .task, .catalog: false
    case .analytics, .notification: true
    }
  }

  /// The service of a method: the second part of its contract's package, as in
  /// `daybook.task.v1.Tasks/CreateTask`; `nil` for the gateway's own methods and unknown services.
  package init?(method: some StringProtocol) {
    let parts = method.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "daybook", let area = Area(rawValue: String(parts[1]))
    else { return nil }
    self = area
  }
}
