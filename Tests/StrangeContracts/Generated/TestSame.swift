// Made from package test.same by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `test.same`.
package enum TestSame {
  /// Every message type, for whoever has no more than its name.
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
