package import Vocabulary

/// Whose health records a call is about, and what may be done with them: the one place that decides (FST-002,
/// FST-003).
///
/// The gateway lets nobody but the member and, for a child, a parent come this far.
package struct HealthAccess: Hashable, Sendable {
  package let isChild: Bool
  /// A parent has recorded that the child's water and sleep may be kept.
  package let hasConsent: Bool

  /// - Parameters:
  ///   - role: of who acts.
  ///   - isOwnSpace: whether they act in their own space; nobody but a child's parent acts in another's.
  ///   - hasConsent: whether a parent has consented.
  package init(role: Role, isOwnSpace: Bool, hasConsent: Bool) {
    isChild = role == .child || !isOwnSpace
    self.hasConsent = hasConsent
  }

  /// What may be logged at all: an adult's everything, a child's water and sleep.
  package var types: [HealthDataType] {
    HealthDataType.allCases.filter { !isChild || !$0.isForAdults }
  }

  /// - Throws: ``HealthRefusal/notForChildren`` before ``HealthRefusal/authorizationRequired`` (ruling 32).
  package func check(_ type: HealthDataType) throws(HealthRefusal) {
    guard isChild else { return }
    if type.isForAdults { throw .notForChildren }
    try check()
  }

  /// For what is about no single log.
  ///
  /// - Throws: ``HealthRefusal/authorizationRequired``.
  package func check() throws(HealthRefusal) {
    guard !isChild || hasConsent else { throw .authorizationRequired }
  }
}
