// Generated from package test.keyword.prefix by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.keyword.prefix`.
package enum TypePackage {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TypePackage.Prefixed.self
  ]
}
