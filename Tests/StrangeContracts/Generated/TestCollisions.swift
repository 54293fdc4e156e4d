// Made from package test.collisions by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.collisions`.
package enum TestCollisions {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestCollisions.Nested.self,
    TestCollisions.Nested.FooBar.self,
    TestCollisions.Nested.FooBarMessage.self,
    TestCollisions.TestCollisionsMessage.self,
    TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self,
    TestCollisions.StrangeNames.self,
    TestCollisions.JSONNames.self,
    TestCollisions.Everywhere.self,
    TestCollisions.Everywhere.Through.self,
  ]
}
