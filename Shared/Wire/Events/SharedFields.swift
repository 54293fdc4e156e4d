/// Names of fields that others than an event's member may see.
///
/// An event names its changed fields without saying which message they are of. So a name that is private
/// in one message of a body is private in all of it, and a name that no message has is private too.
package struct SharedFields: Sendable, Hashable {
  private var visible: Set<String>
  private var hidden: Set<String>

  /// - Parameters:
  ///   - visible: fields of the message that the contract declares visible.
  ///   - hidden: all its other fields.
  ///   - inner: the same of the messages in the visible fields.
  package init(visible: [String] = [], hidden: [String] = [], inside inner: [SharedFields] = []) {
    self.visible = inner.reduce(into: Set(visible)) { $0.formUnion($1.visible) }
    self.hidden = inner.reduce(into: Set(hidden)) { $0.formUnion($1.hidden) }
  }

  /// Whether others may see that a field of this name changed.
  package func contains(_ name: String) -> Bool {
    visible.contains(name) && !hidden.contains(name)
  }
}
