// Generated from package strange.names, package strange_names by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `strange.names`, `strange_names`.
package enum StrangeNames {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    StrangeNames.Same.self,
    StrangeNames.SameMessage.self,
  ]
}
