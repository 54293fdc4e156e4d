// Made from package test.members by protoc-gen-daybook; changes belong there.

package import Wire

/// Everything of `test.members`.
package enum TestMembers {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Wire.Message.Type] = [
    TestMembers.Members.self,
    TestMembers.Locals.self,
    TestMembers.Words.self,
    TestMembers.Cases.self,
    TestMembers.HoldsValues.self,
    TestMembers.NamedByWords.self,
  ]
}
