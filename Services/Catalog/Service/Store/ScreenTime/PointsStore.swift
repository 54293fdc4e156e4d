import CatalogDomain
package import RPC
import SQLite
package import ServiceRuntime
import Vocabulary
package import Wire

/// Children's use, points and rewards, in the catalog's file.
package struct PointsStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  package init(_ catalog: CatalogStore) {
    store = catalog.store
    pageSeal = catalog.pageSeal
  }

  /// Reads a snapshot of the call's subject.
  ///
  /// - Throws: ``ScreenTimeRefusal/notAChild``; errors of `body`.
  package func read<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (PointsReader) throws -> Answer
  ) async throws -> Answer {
    let space = try caller.child
    let now = store.clock.now()
    return try await store.read(of: caller.member.rawValue) {
      try body(PointsReader($0, space, now: now, calendar: caller.calendar))
    }
  }

  /// Runs a changing call once per request id, and stores its reply with the change.
  ///
  /// - Throws: ``ScreenTimeRefusal/notAChild``; errors of `body`, after a rollback; errors of
  ///   ``ServiceStore/change(_:_:as:_:)``.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (PointsWriter) throws -> Response
  ) async throws -> Response {
    let space = try caller.child
    return try await store.change(call, request, as: caller) {
      try body(PointsWriter($0, space, $0.stamp, calendar: caller.calendar))
    }
  }
}

extension PointsStore {
  /// Runs a call that reports use, like ``change(_:_:_:_:)``; the ``AppWriter`` adds unknown apps.
  func report<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (PointsWriter, AppWriter) throws -> Response
  ) async throws -> Response {
    let space = try caller.child
    return try await store.change(call, request, as: caller) {
      try body(
        PointsWriter($0, space, $0.stamp, calendar: caller.calendar),
        AppWriter($0)
      )
    }
  }
}

extension Caller {
  /// The space of the call's subject.
  ///
  /// - Throws: ``ScreenTimeRefusal/notAChild`` if it is a parent's own space. Parents reach their own and
  ///   children's spaces, children only their own.
  fileprivate var child: Space {
    get throws(ScreenTimeRefusal) {
      if role == .parent, subject == member { throw .notAChild }
      return Space(self)
    }
  }
}
