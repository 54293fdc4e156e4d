package import Vocabulary

/// Whose calls a connection carries: one of a group, whose bytes count together wherever they come from.
///
/// At a door for households these are a member and a token of theirs: whoever has many devices, or makes many tokens,
/// has no more for it.
package struct Holder: Hashable, Sendable {
  package let group: UniqueID
  package let one: UniqueID

  package init(group: UniqueID, one: UniqueID) {
    self.group = group
    self.one = one
  }
}

/// Says whose a call is whose request does not come with it.
///
/// It is asked before more than a frame of that is kept, on the call's loop. A thrown error refuses the call, and
/// what comes of its request is dropped.
package typealias Authenticator = @Sendable (_ call: ServerCall) async throws -> Holder
