package import Vocabulary

/// Decides which health records a caller may read and write; the only place that does (FST-002, FST-003).
///
/// The gateway forwards only calls of the member or, for a child, of a parent. Calls that store a child's
/// data also need a parent's consent, which the contract declares (`consent`); ``check(_:)`` comes before
/// ``checkConsent()`` (ruling 32).
package struct HealthAccess: Hashable, Sendable {
  package let isChild: Bool
  private let hasConsent: Bool

  /// - Parameters:
  ///   - role: the caller's role.
  ///   - isOwnSpace: whether the space is the caller's own; only a parent of a child acts in another's.
  ///   - hasConsent: whether a parent consents to storing the child's data; ignored for adults.
  package init(role: Role, isOwnSpace: Bool, hasConsent: Bool) {
    isChild = role == .child || !isOwnSpace
    self.hasConsent = hasConsent
  }

  /// The types that may be logged: all for adults, water and sleep for children.
  package var types: [HealthDataType] {
    HealthDataType.allCases.filter { !isChild || !$0.isForAdults }
  }

  /// - Throws: ``HealthRefusal/notForChildren``.
  package func check(_ type: HealthDataType) throws(HealthRefusal) {
    guard !isChild || !type.isForAdults else { throw .notForChildren }
  }

  /// - Throws: ``HealthRefusal/noConsent``.
  package func checkConsent() throws(HealthRefusal) {
    guard !isChild || hasConsent else { throw .noConsent }
  }
}
