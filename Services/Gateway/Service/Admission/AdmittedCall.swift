package import GatewayDomain
package import RPC
import ServiceRuntime
package import Vocabulary

/// A call that passed admission, with the identity of its caller.
package struct AdmittedCall: Sendable {
  package let call: ServerCall
  package let identity: Identity

  /// The authenticated origin of a call.
  package enum Identity: Sendable {
    case anyone
    /// Another process of the installation.
    case process
    case member(CallerContext)
  }

  /// The call that the current task serves; set for the gateway's own calls.
  @TaskLocal static var current: AdmittedCall?

  /// The member behind the call.
  ///
  /// - Throws: INTERNAL `no_member` when the contract admits callers without a member.
  package var member: CallerContext {
    get throws {
      guard case .member(let context) = identity else { throw NoMember() }
      return context
    }
  }
}

extension ServerCall {
  /// The member behind one of the gateway's own calls, in the task that serves it.
  ///
  /// - Throws: as ``AdmittedCall/member``.
  var callerContext: CallerContext {
    get throws {
      guard let admitted = AdmittedCall.current, admitted.call === self else {
        throw NoMember()
      }
      return try admitted.member
    }
  }
}

/// The authenticated member behind a call, and the space that the call is about.
///
/// A class, so that a connection's calls about one space can share it; see ``CachedSession``.
package final class CallerContext: Sendable {
  package let caller: AuthenticatedCaller
  /// The member whose space it is.
  package let subject: MemberID
  package let home: Home
  package let token: Token
  let tokenHash: TokenHash
  package let device: DeviceID
  /// The trusted metadata for services, encoded; `nil` when it cannot be encoded in advance.
  let identityMetadata: PreparedMetadata?
  /// The start of the subject's day that is in force at the time of the call.
  let dayStart: LocalTime
  /// Its formatted fields for audit lines.
  let line: LogPhrase

  package var household: HouseholdID { caller.household }

  init(
    of caller: AuthenticatedCaller,
    to subject: MemberID,
    in home: Home,
    with token: Token,
    _ tokenHash: TokenHash,
    from device: DeviceID?,
    at now: Timestamp,
    logging format: LogFormat
  ) {
    self.caller = caller
    self.subject = subject
    self.home = home
    self.token = token
    self.tokenHash = tokenHash
    let device = device ?? DeviceID(rawValue: token.id.rawValue)
    self.device = device
    dayStart = home.household.dayStart(in: home.zone(of: subject), at: now)
    identityMetadata = PreparedMetadata(
      TrustedMetadata.identityMetadata(caller, subject, home, device, dayStart: dayStart)
    )
    line = LogPhrase(
      format,
      [
        "household": .id(caller.household), "member": .id(caller.member), "space": .id(subject),
        "token": .id(token.id),
      ]
    )
  }
}
