package import Vocabulary

/// The result of authorizing a call: its caller and its subject.
package enum Admission: Hashable, Sendable {
  /// Public; no identity and no space.
  case anyone
  /// From another process of the installation; without a member.
  case process
  /// From a member, about the space of `subject`.
  case member(AuthenticatedCaller, subject: MemberID)
}

/// The result of authenticating a call, before it is authorized.
package enum Origin: Hashable, Sendable {
  /// The peer has proven that it holds the installation's key.
  case process
  /// Any other peer, with a valid token or without one.
  case outside(AuthenticatedCaller?)
}

extension AccessRule {
  /// Authorizes a call before anything is looked up or forwarded.
  ///
  /// The order of the checks is part of the contract: authentication, household of the named member, role, space
  /// and scope, consent for a child, form of the id. With this order no error reveals whether an id of another
  /// household exists.
  /// - Parameters:
  ///   - origin: how the call is authenticated.
  ///   - named: the member that the request names.
  ///   - needs: the method's other requirements.
  ///   - roleOf: the role of a member of the caller's household, `nil` for any other id.
  ///   - hasConsent: whether a parent's consent is in force for a child of the caller's household.
  /// - Returns: the caller and the member whose space the call is about.
  /// - Throws: ``AccessRefusal``, the first check that failed.
  package func admit(
    _ origin: Origin,
    naming named: NamedSubject,
    needing needs: CallNeeds,
    roleOf: (MemberID) -> Role?,
    hasConsent: (MemberID, ConsentKind) -> Bool
  ) throws(AccessRefusal) -> Admission {
    if self == .anyone { return .anyone }
    guard case .outside(let signedIn) = origin else { return try admitProcess() }
    guard let caller = signedIn else { throw .notSignedIn }
    let subject = try self.subject(of: caller, naming: named, roleOf: roleOf)
    if caller.scopes.contains(.device) {
      try checkDevice(of: caller, about: subject.member, needs)
    } else {
      try checkRole(of: caller, about: subject)
      try check(needs.scope, of: caller)
    }
    if let area = needs.consent, subject.role == .child, !hasConsent(subject.member, area) {
      throw .noConsent(area)
    }
    guard named != .malformed else { throw .malformedSubject }
    return .member(caller, subject: subject.member)
  }

  private func admitProcess() throws(AccessRefusal) -> Admission {
    // A process has no household, so a member's calls need a member's token. The holder of the
    // installation's key acts as its operator.
    guard self == .service || self == .operator else { throw .notSignedIn }
    return .process
  }

  private func subject(
    of caller: AuthenticatedCaller,
    naming named: NamedSubject,
    roleOf: (MemberID) -> Role?
  ) throws(AccessRefusal) -> (member: MemberID, role: Role) {
    guard case .member(let member) = named, member != caller.member else {
      return (caller.member, caller.role)
    }
    guard let role = roleOf(member) else { throw .unknownMember }
    return (member, role)
  }

  private func checkRole(
    of caller: AuthenticatedCaller,
    about subject: (member: MemberID, role: Role)
  ) throws(AccessRefusal) {
    switch self {
    case .anyone: return
    case .member:
      guard subject.member == caller.member else { throw .anotherSpace }
    case .parent:
      guard caller.role == .parent else { throw .parentsOnly }
      guard caller.mayReach(subject.member, subject.role) else { throw .anotherSpace }
    case .selfOrParent:
      guard caller.mayReach(subject.member, subject.role) else { throw .anotherSpace }
    case .selfOrAnyParent:
      guard subject.member == caller.member || caller.role == .parent else { throw .anotherSpace }
    case .operator:
      guard caller.scopes.contains(.operator) else { throw .operatorsOnly }
    case .service, .unspecified: throw .processesOnly
    }
  }

  /// Limits a device's token to the methods that the contract opens to devices, for the device's own child.
  ///
  /// For these methods the device scope replaces the access rule.
  private func checkDevice(
    of caller: AuthenticatedCaller,
    about subject: MemberID,
    _ needs: CallNeeds
  ) throws(AccessRefusal) {
    switch self {
    case .anyone, .member, .parent, .selfOrParent, .selfOrAnyParent: break
    case .operator, .service, .unspecified: throw .notForDevices
    }
    guard needs.isForDevices, caller.role == .child else { throw .notForDevices }
    guard subject == caller.member else { throw .anotherSpace }
  }

  private func check(_ scope: Scope, of caller: AuthenticatedCaller) throws(AccessRefusal) {
    guard self == .operator || caller.scopes.contains(Scopes(scope)) else {
      throw .missingScope(scope)
    }
  }
}

extension AuthenticatedCaller {
  /// Whether the caller may access the member's space: its own, and for a parent the children's, but
  /// never another parent's.
  package func mayReach(_ member: MemberID, _ memberRole: Role) -> Bool {
    member == self.member || (role == .parent && memberRole == .child)
  }
}
