// Made from package test.wide by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.wide`.
package enum TestWide {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestWide.Wide.self,
    TestWide.WideChoice.self,
    TestWide.ManyFields.self,
  ]
}
