// Made from package only_enums by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `only_enums`.
package enum OnlyEnums {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = []
}
