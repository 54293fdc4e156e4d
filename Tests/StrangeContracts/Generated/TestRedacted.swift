// Made from package test.redacted by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.redacted`.
package enum TestRedacted {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestRedacted.Secret.self,
    TestRedacted.Diary.self,
  ]
}
