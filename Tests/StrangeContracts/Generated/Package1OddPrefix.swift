// Generated from package test.prefix by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.prefix`.
package enum Package1OddPrefix {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    Package1OddPrefix.Prefixed.self
  ]
}
