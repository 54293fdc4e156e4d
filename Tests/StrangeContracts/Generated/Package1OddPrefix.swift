// Made from package test.prefix by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.prefix`.
package enum Package1OddPrefix {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    Package1OddPrefix.Prefixed.self
  ]
}
