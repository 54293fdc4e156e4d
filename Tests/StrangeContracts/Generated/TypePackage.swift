// Made from package test.keyword.prefix by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.keyword.prefix`.
package enum TypePackage {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TypePackage.Prefixed.self
  ]
}
