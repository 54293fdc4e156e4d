package import Vocabulary

/// Where a watcher stands in every feed at once; opaque to clients.
///
/// Shape: version 1, the household folded to 8 bytes, then for each source its number, the length of
/// its cursor and the cursor. Positions are checked by the services they belong to; the household
/// is checked here.
package struct WatchCursor: Hashable, Sendable {
  private static let version: UInt8 = 1
  /// Longer cursors of a source are refused; today's have 16 bytes.
  package static let maximumPartBytes = 64
  private static let maximumBytes = 9 + WatchSource.allCases.count * (2 + maximumPartBytes)

  package var positions: [WatchSource: [UInt8]]

  package init(_ positions: [WatchSource: [UInt8]] = [:]) { self.positions = positions }

  /// Reads a cursor that was made for `household`.
  package init(
    bytes: [UInt8],
    for household: HouseholdID
  ) throws(InvalidCursor) {
    guard bytes.count >= 9, bytes.count <= WatchCursor.maximumBytes,
      bytes[0] == WatchCursor.version, Array(bytes[1..<9]) == WatchCursor.fold(household)
    else { throw InvalidCursor() }
    positions = [:]
    var rest = bytes[9...]
    while let number = rest.popFirst() {
      guard let source = WatchSource(rawValue: number), positions[source] == nil,
        let length = rest.popFirst(), (1...WatchCursor.maximumPartBytes).contains(Int(length)),
        rest.count >= Int(length)
      else { throw InvalidCursor() }
      positions[source] = Array(rest.prefix(Int(length)))
      rest = rest.dropFirst(Int(length))
    }
  }

  package func bytes(for household: HouseholdID) -> [UInt8] {
    var bytes = [WatchCursor.version] + WatchCursor.fold(household)
    for source in WatchSource.allCases {
      guard let part = positions[source], (1...WatchCursor.maximumPartBytes).contains(part.count)
      else { continue }
      bytes.append(source.rawValue)
      bytes.append(UInt8(truncatingIfNeeded: part.count))
      bytes.append(contentsOf: part)
    }
    return bytes
  }

  /// Enough to tell one installation's households apart; not a proof, the access check is.
  private static func fold(_ household: HouseholdID) -> [UInt8] {
    let id = household.rawValue
    return withUnsafeBytes(of: (id.high ^ id.low).bigEndian) { Array($0) }
  }
}

/// The cursor is none of this household's.
package struct InvalidCursor: Error, Hashable, Sendable {
  package init() {}
}

/// A feed that watchers see; the numbers stand in cursors and stay.
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

  /// The process behind the door; `nil` is the door itself.
  package var area: Area? {
    switch self {
    case .gateway: nil
    case .task: .task
    case .catalog: .catalog
    case .analytics: .analytics
    case .notification: .notification
    }
  }
}
