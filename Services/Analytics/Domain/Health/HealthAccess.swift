package import Vocabulary

/// Whose health records a call is about, and what may be done with them: the one place that decides (FST-002,
/// FST-003).
///
/// The gateway lets nobody but the member and, for a child, a parent come this far; where something of a child is
/// stored, not without a parent's consent, which the contract asks for (`consent`).
package struct HealthAccess: Hashable, Sendable {
  package let isChild: Bool

  /// - Parameters:
  ///   - role: of who acts.
  ///   - isOwnSpace: whether they act in their own space; nobody but a child's parent acts in another's.
  package init(role: Role, isOwnSpace: Bool) {
    isChild = role == .child || !isOwnSpace
  }

  /// What may be logged at all: an adult's everything, a child's water and sleep.
  package var types: [HealthDataType] {
    HealthDataType.allCases.filter { !isChild || !$0.isForAdults }
  }

  /// - Throws: ``HealthRefusal/notForChildren``.
  package func check(_ type: HealthDataType) throws(HealthRefusal) {
    guard !isChild || !type.isForAdults else { throw .notForChildren }
  }
}
