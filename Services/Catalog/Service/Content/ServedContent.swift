package import CatalogDomain
import Synchronization

/// The content that calls are answered from: what is stored, or what ships while that cannot be read.
package final class ServedContent: Sendable {
  /// One call keeps to one of these from its beginning to its end.
  package struct Current: Sendable {
    package let catalogue: Catalogue
    /// Built-in content with default states; nothing can be changed (TOP-107).
    package let isDegraded: Bool
  }

  private let state: Mutex<Current>

  package init(_ catalogue: Catalogue, isDegraded: Bool = false) {
    state = Mutex(Current(catalogue: catalogue, isDegraded: isDegraded))
  }

  package var current: Current { state.withLock(\.self) }

  /// Ends the time without stored content.
  func serve(_ stored: Catalogue) {
    state.withLock { $0 = Current(catalogue: stored, isDegraded: false) }
  }
}
