package import Vocabulary

/// Which records of a connected source count (FST-082).
package enum HealthScope: Int, Hashable, Sendable, CaseIterable {
  case all = 1
  /// Those that begin at or after the moment of connecting.
  case futureOnly = 2
}

/// What a member lets in of one type.
package struct HealthConnection: Hashable, Sendable {
  package var isEnabled = false
  /// `nil`: not connected.
  package var scope: HealthScope?
  package var connectedAt: Timestamp?
  package var lastSync: Timestamp?
  package var imported: Int64 = 0

  package init() {}

  package var isConnected: Bool { scope != nil }

  /// Whether a record that begins at `start` counts.
  package func takes(_ start: Timestamp) -> Bool {
    guard scope == .futureOnly, let connectedAt else { return scope != nil }
    return start >= connectedAt
  }
}

/// The selection of a member and the connections it allows (§4).
package struct HealthSelection: Hashable, Sendable {
  /// A selection was saved, be it an empty one (FST-051).
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

  /// The gate in front of connecting, synchronising and importing (FST-052).
  ///
  /// - Throws: ``HealthRefusal/selectionRequired`` before ``HealthRefusal/typeDisabled(_:)``.
  package func gate(_ type: HealthDataType) throws(HealthRefusal) {
    try gate()
    guard self[type].isEnabled else { throw .typeDisabled(type) }
  }

  /// The same for what is about no single type.
  package func gate() throws(HealthRefusal) {
    guard isSaved else { throw .selectionRequired }
  }

  /// Saves which types are enabled; one that no longer is gets disconnected (FST-054).
  ///
  /// - Returns: the types that were enabled and are not any more.
  package mutating func select(_ types: Set<HealthDataType>) -> Set<HealthDataType> {
    isSaved = true
    let dropped = enabled.subtracting(types)
    for type in HealthDataType.allCases {
      connections[type, default: HealthConnection()].isEnabled = types.contains(type)
    }
    disconnect(dropped)
    return dropped
  }

  /// Connects types, or gives them another scope; doing it again changes nothing.
  ///
  /// - Throws: what ``gate(_:)`` throws, having changed nothing.
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

  package mutating func disconnect(_ types: Set<HealthDataType>) {
    for type in types {
      connections[type]?.scope = nil
      connections[type]?.connectedAt = nil
    }
  }
}
