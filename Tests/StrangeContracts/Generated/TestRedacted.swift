// Generated from package test.redacted by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.redacted`.
package enum TestRedacted {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestRedacted.Secret.self,
    TestRedacted.Diary.self,
  ]
}
