// Made from package test.retired by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `test.retired`.
package enum TestRetired {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestRetired.Rule.self,
    TestRetired.Rule.Part.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Rules.Methods.all
}
