/// Why a call is not authorized.
package enum AccessRefusal: Error, Hashable, Sendable {
  /// The call has no token, or comes from a process, which cannot have one.
  case notSignedIn
  /// The named member is of another household or does not exist; both get the same answer.
  case unknownMember
  /// A member of the household whose space the caller may not reach.
  case anotherSpace
  case parentsOnly
  case operatorsOnly
  /// For the installation's own processes.
  case processesOnly
  case missingScope(Scope)
  /// The token is a device's, and the call is not one that devices make.
  case notForDevices
  /// No parent has consented to something of the area being stored of the child.
  case noConsent(ConsentKind)
  /// The field that names the member holds no id.
  case malformedSubject
}
