/// What a token allows.
///
/// A token without `write` is read-only. A token with `device` has no other scope: it lets a child's device
/// report, and nothing else.
package enum Scope: String, Hashable, Sendable, CaseIterable {
  case read
  case write
  case `operator`
  case device
}

/// The scopes of one token.
package struct Scopes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let read = Scopes(rawValue: 1)
  package static let write = Scopes(rawValue: 2)
  package static let `operator` = Scopes(rawValue: 4)
  package static let device = Scopes(rawValue: 8)

  /// The scopes of a token that is created without a list.
  package static let standard: Scopes = [.read, .write]
}

extension Scopes {
  package init(_ scope: Scope) {
    switch scope {
    case .read: self = .read
    case .write: self = .write
    case .operator: self = .operator
    case .device: self = .device
    }
  }

  /// Parses the names of a request.
  /// - Throws: ``UnknownScope`` with the first unknown name.
  package init(names: [String]) throws(UnknownScope) {
    self = []
    for (index, name) in names.enumerated() {
      guard let scope = Scope(rawValue: name) else { throw UnknownScope(index: index) }
      formUnion(Scopes(scope))
    }
  }

  /// The names, weakest first.
  package var names: [String] {
    Scope.allCases.filter { contains(Scopes($0)) }.map(\.rawValue)
  }

  /// The names separated by commas, as sent in metadata.
  package var text: String { names.joined(separator: ",") }
}

/// An unknown scope name: its index in the list, never its text.
package struct UnknownScope: Error, Hashable {
  package let index: Int

  package init(index: Int) { self.index = index }
}
