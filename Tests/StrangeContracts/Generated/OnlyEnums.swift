// Generated from package only_enums by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `only_enums`.
package enum OnlyEnums {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = []
}
