/// Field names that others than an event's member may see.
///
/// An event names its changed fields without their message. So a name that is private in one
/// message of a body is private in all of it, and an unknown name is private too.
package struct SharedFields: Sendable, Hashable {
  private var visible: Set<String>
  private var hidden: Set<String>

  /// The visible and hidden names of a body.
  ///
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
