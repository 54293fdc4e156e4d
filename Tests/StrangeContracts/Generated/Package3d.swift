// Generated from package  by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of ``.
package enum Package3d {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    Package3d.Cube.self
  ]
}
