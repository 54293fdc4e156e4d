/// A feed that watchers follow.
///
/// The raw values are part of cursors and must not change.
package enum WatchSource: UInt8, Hashable, Sendable, CaseIterable {
  case gateway = 0
  case task = 1
  case catalog = 2
  case analytics = 3
  case notification = 4

  package var name: String {
    switch self {
    case .gateway: "gateway"
    case .task: Area.task.rawValue
    case .catalog: Area.catalog.rawValue
    case .analytics: Area.analytics.rawValue
    case .notification: Area.notification.rawValue
    }
  }

  /// The source of a service's events.
  package init(_ area: Area) {
    switch area {
    case .task: self = .task
    case .catalog: self = .catalog
    case .analytics: self = .analytics
    case .notification: self = .notification
    }
  }

  /// Its bit in a cursor's first byte.
  var bit: UInt8 { 1 << rawValue }
}
