package import Vocabulary

/// Which records of a connected source are accepted (FST-082).
package enum HealthScope: Int, Hashable, Sendable, CaseIterable {
  case all = 1
  /// Records that begin at or after the time of connecting.
  case futureOnly = 2
}

/// A member's settings for importing one type.
package struct HealthConnection: Hashable, Sendable {
  package var isEnabled = false
  /// `nil` when not connected.
  package var scope: HealthScope?
  package var connectedAt: Timestamp?
  package var lastSync: Timestamp?
  package var imported: Int64 = 0

  package init() {}

  package var isConnected: Bool { scope != nil }

  /// Whether a record that begins at `start` is accepted.
  package func takes(_ start: Timestamp) -> Bool {
    guard scope == .futureOnly, let connectedAt else { return scope != nil }
    return start >= connectedAt
  }
}

/// A member's selection of types and their connections (§4).
package struct HealthSelection: Hashable, Sendable {
  /// Whether a selection was saved, even an empty one (FST-051).
  package var isSaved = false
  package var connections: [HealthDataType: HealthConnection] = [:]

  package init() {}

  package subscript(_ type: HealthDataType) -> HealthConnection {
    connections[type] ?? HealthConnection()
  }

  package var connected: Set<HealthDataType> {
    Set(connections.filter(\.value.isConnected).keys)
  }

  package var enabled: Set<HealthDataType> {
    Set(connections.filter(\.value.isEnabled).keys)
  }

  /// Checks that a type may be connected, synchronised and imported (FST-052).
  ///
  /// - Throws: ``HealthRefusal/selectionRequired`` before ``HealthRefusal/typeDisabled(_:)``.
  package func gate(_ type: HealthDataType) throws(HealthRefusal) {
    try gate()
    guard self[type].isEnabled else { throw .typeDisabled(type) }
  }

  /// The check for calls that concern no single type.
  package func gate() throws(HealthRefusal) {
    guard isSaved else { throw .selectionRequired }
  }

  /// Saves the enabled types and disconnects the types that are no longer enabled (FST-054).
  ///
  /// - Returns: the types that were enabled and no longer are.
  package mutating func select(_ types: Set<HealthDataType>) -> Set<HealthDataType> {
    isSaved = true
    let dropped = enabled.subtracting(types)
    for type in HealthDataType.allCases {
      connections[type, default: HealthConnection()].isEnabled = types.contains(type)
    }
    disconnect(dropped)
    return dropped
  }

  /// Connects types, or changes their scope; idempotent.
  ///
  /// - Throws: what ``gate(_:)`` throws; the state is then unchanged.
  package mutating func connect(
    _ types: Set<HealthDataType>,
    _ scope: HealthScope,
    at now: Timestamp
  ) throws(HealthRefusal) {
    try gate()
    for type in types.sorted() { try gate(type) }
    for type in types where self[type].scope != scope {
      connections[type, default: HealthConnection()].scope = scope
      connections[type, default: HealthConnection()].connectedAt = now
    }
  }

  /// Takes types out of the selection; an empty one then counts as never saved.
  mutating func forget(_ types: Set<HealthDataType>) {
    for type in types { connections[type]?.isEnabled = false }
    if enabled.isEmpty { isSaved = false }
  }

  package mutating func disconnect(_ types: Set<HealthDataType>) {
    for type in types {
      connections[type]?.scope = nil
      connections[type]?.connectedAt = nil
    }
  }
}
