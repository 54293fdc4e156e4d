// Made from package  by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of ``.
package enum Package3d {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    Package3d.Cube.self
  ]
}
