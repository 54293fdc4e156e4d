// Made from package test.collisions by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.collisions`.
package enum TestCollisions {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestCollisions.Nested.self,
    TestCollisions.Nested.FooBar.self,
    TestCollisions.Nested.FooBarMessage.self,
    TestCollisions.Nested.Fields.self,
    TestCollisions.Nested.Message.self,
    TestCollisions.Nested.MessageMessage.self,
    TestCollisions.Nested.Message1.self,
    TestCollisions.Nested.OneOf_Choice.self,
    TestCollisions.Nested.Sink.self,
    TestCollisions.Nested.Nested.self,
    TestCollisions.Deprecated.self,
    TestCollisions.TypeMessage.self,
    TestCollisions.TypeMessageMessage.self,
    TestCollisions.ProtocolMessage.self,
    TestCollisions.ProtocolMessage.TypeMessage.self,
    TestCollisions.ProtocolMessage.TypeMessage.TypeMessage.self,
    TestCollisions.Lower.self,
    TestCollisions.LowerMessage.self,
    TestCollisions.TestCollisionsMessage.self,
    TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self,
    TestCollisions.StrangeNames.self,
    TestCollisions.Ids.self,
    TestCollisions.JSONNames.self,
    TestCollisions.Everywhere.self,
    TestCollisions.Everywhere.Through.self,
  ]
}
