package import GatewayDomain
package import RPC
package import Vocabulary

/// A call that was let in, and everything the door knows about who sent it.
package struct Visit: Sendable {
  package let call: ServerCall
  package let guest: Guest

  /// Who a call comes from.
  package enum Guest: Sendable {
    case anyone
    /// Another process of the installation.
    case process
    case member(MemberVisit)
  }

  /// The member behind the call.
  ///
  /// - Throws: an `INTERNAL` error when the contract lets others in: then the handler must not ask.
  package var member: MemberVisit {
    get throws {
      guard case .member(let visit) = guest else {
        throw RPCError(.internal, "no_member", "This call has no member.")
      }
      return visit
    }
  }
}

/// A member, and the space their call is about.
package struct MemberVisit: Sendable {
  package let caller: SignedIn
  /// Whose space it is.
  package let subject: MemberID
  package let home: Home
  package let token: Token
  let tokenHash: TokenHash
  package let device: DeviceID

  package var household: HouseholdID { caller.household }
}
