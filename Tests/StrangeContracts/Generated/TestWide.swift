// Generated from package test.wide by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.wide`.
package enum TestWide {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestWide.Wide.self,
    TestWide.WideChoice.self,
    TestWide.ManyFields.self,
  ]
}
