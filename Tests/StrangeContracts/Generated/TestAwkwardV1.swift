// Generated from package test.awkward.v1 by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.awkward.v1`.
package enum TestAwkwardV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestAwkwardV1.String.self,
    TestAwkwardV1.Message.self,
    TestAwkwardV1.Int32.self,
    TestAwkwardV1.Array.self,
    TestAwkwardV1.TypeMessage.self,
    TestAwkwardV1.ProtocolMessage.self,
    TestAwkwardV1.SelfMessage.self,
    TestAwkwardV1.Doubles.self,
    TestAwkwardV1.Left.self,
    TestAwkwardV1.Right.self,
    TestAwkwardV1.Wide1.self,
    TestAwkwardV1.Wide2.self,
    TestAwkwardV1.Wide3.self,
    TestAwkwardV1.Wide4.self,
  ]
}
