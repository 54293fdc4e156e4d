/// The requirements of a method besides its ``AccessRule``, as declared in its contract.
package struct CallNeeds: Hashable, Sendable {
  /// The scope that the token must have.
  package let scope: Scope
  /// The consent that a parent must have given when the subject is a child; `nil` when none is needed or the
  /// service checks it.
  package let consent: ConsentKind?
  /// Whether a child's device may call it.
  package let isForDevices: Bool

  package init(_ scope: Scope, consent: ConsentKind? = nil, isForDevices: Bool = false) {
    self.scope = scope
    self.consent = consent
    self.isForDevices = isForDevices
  }
}
