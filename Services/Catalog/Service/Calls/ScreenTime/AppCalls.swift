import CatalogContracts
import CatalogDomain
import ServiceRuntime
import Vocabulary

/// `daybook.catalog.v1.Apps`: what the calls need; each call has a file of its own.
struct AppCalls: CatalogV1.AppsService {
  let store: AppStore
}

extension Caller {
  /// The caller, if the call is about a child.
  ///
  /// A parent who names nobody, or themselves, is the subject of their own call.
  /// - Throws: ``AppRefusal/notAChild``.
  func aboutChild() throws(AppRefusal) -> Caller {
    guard role == .child || subject != member else { throw .notAChild }
    return self
  }

  /// The caller, if they may say what is installed on a child's device: its token is bound to the child and is
  /// no more than that, or they are a parent (ruling 25).
  ///
  /// - Throws: ``AppRefusal``.
  func reporting() throws(AppRefusal) -> Caller {
    guard role == .parent || scopes.contains(Self.deviceScope) else { throw .childrenDoNotReport }
    return try aboutChild()
  }

  private static let deviceScope = "device"
}
