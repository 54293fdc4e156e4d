package import GatewayDomain
package import RPC
import ServiceRuntime
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
///
/// An object, because all calls of a connection that are alike get the same one; see ``Acquaintance``.
package final class MemberVisit: Sendable {
  package let caller: SignedIn
  /// Whose space it is.
  package let subject: MemberID
  package let home: Home
  package let token: Token
  let tokenHash: TokenHash
  package let device: DeviceID
  /// What services are told of it, ready to be sent; `nil` when it cannot be sent.
  let passport: PreparedMetadata?
  /// What the audit says of it, ready to be written.
  let line: LogPhrase

  package var household: HouseholdID { caller.household }

  init(
    of caller: SignedIn,
    to subject: MemberID,
    in home: Home,
    with token: Token,
    _ tokenHash: TokenHash,
    from device: DeviceID?,
    logging format: LogFormat
  ) {
    self.caller = caller
    self.subject = subject
    self.home = home
    self.token = token
    self.tokenHash = tokenHash
    let device = device ?? DeviceID(rawValue: token.id.rawValue)
    self.device = device
    passport = PreparedMetadata(TrustedMetadata.passport(caller, subject, home, device))
    line = LogPhrase(
      format,
      [
        "household": .id(caller.household), "member": .id(caller.member), "space": .id(subject),
        "token": .id(token.id),
      ]
    )
  }
}
