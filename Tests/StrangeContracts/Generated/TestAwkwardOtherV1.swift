// Generated from package test.awkward.other.v1 by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.awkward.other.v1`.
package enum TestAwkwardOtherV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestAwkwardOtherV1.Neighbor.self,
    TestAwkwardOtherV1.Neighbor.Inner.self,
    TestAwkwardOtherV1.Neighbor.Inner.Core.self,
  ]
}
