package import CatalogDomain
import Synchronization

/// The content that calls are served from: stored content, or shipped content while that cannot be read.
package final class ServedContent: Sendable {
  /// A snapshot; one call uses the same one throughout.
  package struct Current: Sendable {
    package let catalogue: Catalogue
    /// Shipped content, read-only and without members' states (TOP-107).
    package let isDegraded: Bool
  }

  private let state: Mutex<Current>

  package init(_ catalogue: Catalogue, isDegraded: Bool = false) {
    state = Mutex(Current(catalogue: catalogue, isDegraded: isDegraded))
  }

  package var current: Current { state.withLock(\.self) }

  /// Replaces shipped content with stored content.
  func serve(_ stored: Catalogue) {
    state.withLock { $0 = Current(catalogue: stored, isDegraded: false) }
  }
}
