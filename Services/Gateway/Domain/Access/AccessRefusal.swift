/// Why a call goes no further than the door.
package enum AccessRefusal: Error, Hashable, Sendable {
  /// No token came with the call, or the caller is not one who could have one.
  case notSignedIn
  /// The member named is not of the caller's household, or is nobody at all: the same answer.
  case unknownMember
  /// Known, but not theirs: a sibling's or another parent's.
  case anotherSpace
  case parentsOnly
  case operatorsOnly
  /// For the installation's own processes.
  case processesOnly
  case missingScope(Scope)
  /// The field that names the member holds no id.
  case malformedSubject
}
