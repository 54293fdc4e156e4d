import CatalogContracts
import CatalogDomain
import ServiceRuntime
import Vocabulary

/// `daybook.catalog.v1.Apps`: dependencies of its calls; each call has its own file.
struct AppCalls: CatalogV1.AppsService {
  let store: AppStore
}

extension Caller {
  /// Returns the caller if the call's subject is a child.
  ///
  /// The subject is the caller unless the call names a child.
  /// - Throws: ``AppRefusal/notAChild``.
  func aboutChild() throws(AppRefusal) -> Caller {
    guard role == .child || subject != member else { throw .notAChild }
    return self
  }

  /// Returns the caller if they may report a child's apps: a parent, or a token of the child with the
  /// scope `device` (ruling 25).
  ///
  /// - Throws: ``AppRefusal``.
  func reporting() throws(AppRefusal) -> Caller {
    guard role == .parent || scopes.contains(Self.deviceScope) else { throw .childrenDoNotReport }
    return try aboutChild()
  }

  private static let deviceScope = "device"
}
