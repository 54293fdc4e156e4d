// Made from package test.kinds.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `test.kinds.v1`.
package enum TestKindsV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    TestKindsV1.Line.self
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Kinds.Methods.all
}
