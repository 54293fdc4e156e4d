package import Wire

/// Why a descriptor, or a message of its types, cannot be used.
package enum DescriptorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes are no descriptor, or one that no contract can produce.
  case malformed
  /// Nested more deeply than a descriptor may.
  case tooDeep
  /// A descriptor refers to an unknown type.
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
