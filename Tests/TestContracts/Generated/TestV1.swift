// Generated from package test.v1 by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.v1`.
package enum TestV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    TestV1.Numbers.self,
    TestV1.Everything.self,
  ]
}
