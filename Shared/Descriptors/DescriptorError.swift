package import Wire

/// Why a description, or a message by it, cannot be used.
package enum DescriptorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes are no description, or one of what no contract can declare.
  case malformed
  /// Nested more deeply than a description may.
  case tooDeep
  /// A description names a type that nobody has described.
  case unknownType(String)

  package init(_ error: WireError) {
    self = error.reason == .tooDeep ? .tooDeep : .malformed
  }

  package var description: String {
    switch self {
    case .malformed: "The bytes are not the description of a contract."
    case .tooDeep: "The description is nested too deeply."
    case .unknownType(let name): "The type \(name) has no description."
    }
  }
}
