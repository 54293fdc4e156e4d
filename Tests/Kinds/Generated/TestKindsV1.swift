// Generated from package test.kinds.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `test.kinds.v1`.
package enum TestKindsV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    TestKindsV1.Line.self
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Kinds.Methods.all
}
