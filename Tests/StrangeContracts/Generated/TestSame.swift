// Generated from package test.same by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `test.same`.
package enum TestSame {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestSame.One.self,
    TestSame.Two.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    First.Methods.all,
    Second.Methods.all,
  ].flatMap(\.self)
}
