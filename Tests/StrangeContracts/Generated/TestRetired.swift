// Generated from package test.retired by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `test.retired`.
package enum TestRetired {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestRetired.Rule.self,
    TestRetired.Rule.Part.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Rules.Methods.all
}
