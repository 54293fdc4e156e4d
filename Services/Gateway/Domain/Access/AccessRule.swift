/// Who may call a method, as declared in its contract.
package enum AccessRule: Hashable, Sendable, CaseIterable {
  /// Public: set-up and the status of the installation.
  case anyone
  /// Every member of the household.
  case member
  /// The household's parents.
  case parent
  /// The member whose space it is; if that is a child, also a parent.
  case selfOrParent
  /// The member whose space it is, or any parent. The method decides what a parent may do in another
  /// parent's space.
  case selfOrAnyParent
  /// The operator of the installation.
  case `operator`
  /// Other processes of the installation only.
  case service
  /// Not declared in the contract; always refused.
  case unspecified
}
