/// Who may call a method, as its contract says.
package enum AccessRule: Hashable, Sendable, CaseIterable {
  /// Whoever reaches the port: set-up and the state of the installation.
  case anyone
  /// Every member of the household.
  case member
  /// The household's parents.
  case parent
  /// The member whose space it is; if that is a child, also a parent.
  case selfOrParent
  /// Who runs the installation.
  case `operator`
  /// Other processes of the installation; nobody from outside.
  case service
  /// The contract forgot to say; nobody may.
  case unspecified
}
