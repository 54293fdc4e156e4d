// Generated from package test.hiding by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `test.hiding`.
package enum TestHiding {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestHiding.TestCollisions.self,
    TestHiding.Neighbor.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Neighbors.Methods.all
}
