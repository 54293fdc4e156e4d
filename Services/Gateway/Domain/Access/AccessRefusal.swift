/// Why a call is not authorized.
package enum AccessRefusal: Error, Hashable, Sendable {
  /// The call has no token, or comes from a process, which cannot have one.
  case notSignedIn
  /// The named member belongs to another household or does not exist; both get the same error.
  case unknownMember
  /// The named member is of the household, but the caller may not access their space.
  case anotherSpace
  case parentsOnly
  case operatorsOnly
  /// The method is for the installation's own processes.
  case processesOnly
  case missingScope(Scope)
  /// The token is a device's, and the method is not open to devices.
  case notForDevices
  /// No parent has consented to storing the child's data of this area.
  case noConsent(ConsentKind)
  /// The field that names the member is not an id.
  case malformedSubject
}
