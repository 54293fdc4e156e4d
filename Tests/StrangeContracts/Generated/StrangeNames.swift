// Made from package strange.names, package strange_names by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `strange.names`, `strange_names`.
package enum StrangeNames {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    StrangeNames.Same.self,
    StrangeNames.SameMessage.self,
  ]
}
