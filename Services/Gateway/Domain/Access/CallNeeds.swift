/// What a call needs besides its ``AccessRule``, as declared in its contract.
package struct CallNeeds: Hashable, Sendable {
  /// What the token has to allow.
  package let scope: Scope
  /// What it stores of a child, which needs a parent's consent; `nil`: nothing of the kind.
  package let consent: ConsentKind?
  /// A child's device may make it with its token.
  package let isForDevices: Bool

  package init(_ scope: Scope, consent: ConsentKind? = nil, isForDevices: Bool = false) {
    self.scope = scope
    self.consent = consent
    self.isForDevices = isForDevices
  }
}
