package import Vocabulary

/// The owner of a connection's calls, and the group whose bytes count together.
///
/// For a gateway these are the token and the member, so more devices or tokens give a member no
/// larger share.
package struct Holder: Hashable, Sendable {
  package let group: UniqueID
  package let one: UniqueID

  package init(group: UniqueID, one: UniqueID) {
    self.group = group
    self.one = one
  }
}

/// Finds the owner of a call whose request does not come in its CALL frame.
///
/// Runs on the call's loop before more than one frame of the request is buffered. A thrown error
/// refuses the call, and the rest of its request is dropped.
package typealias Authenticator = @Sendable (_ call: ServerCall) async throws -> Holder
