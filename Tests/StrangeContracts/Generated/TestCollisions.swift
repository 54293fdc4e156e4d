// Generated from package test.collisions by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.collisions`.
package enum TestCollisions {
  /// Every message type, for lookup by name.
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
