// Made from package test.v1 by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.v1`.
package enum TestV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    TestV1.Numbers.self,
    TestV1.Everything.self,
  ]
}
