// Made from package test.hiding by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `test.hiding`.
package enum TestHiding {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestHiding.TestCollisions.self,
    TestHiding.Neighbor.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Neighbors.Methods.all
}
