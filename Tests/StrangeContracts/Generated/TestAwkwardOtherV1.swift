// Made from package test.awkward.other.v1 by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.awkward.other.v1`.
package enum TestAwkwardOtherV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestAwkwardOtherV1.Neighbor.self,
    TestAwkwardOtherV1.Neighbor.Inner.self,
    TestAwkwardOtherV1.Neighbor.Inner.Core.self,
  ]
}
