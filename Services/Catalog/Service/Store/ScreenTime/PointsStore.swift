import CatalogDomain
package import RPC
import SQLite
package import ServiceRuntime
import Vocabulary
package import Wire

/// Use, points and rewards of children, in the catalog's file.
package struct PointsStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  package init(_ catalog: CatalogStore) {
    store = catalog.store
    pageSeal = catalog.pageSeal
  }

  /// Reads one moment of the child that the call is about.
  ///
  /// - Throws: ``ScreenTimeRefusal/notAChild``; what `body` throws.
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

  /// Runs a changing call once, however often it is made, and stores its answer with the change.
  ///
  /// - Throws: ``ScreenTimeRefusal/notAChild``; what `body` throws, after undoing everything; what
  ///   ``ServiceStore/change(_:_:as:_:)`` throws.
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
  /// Runs a call that reports use, as ``change(_:_:_:_:)`` does; unknown apps are added with it.
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
  /// The space of the child that a call is about.
  ///
  /// - Throws: ``ScreenTimeRefusal/notAChild`` when it is a parent's own: parents reach children's spaces and
  ///   their own, and children their own alone.
  fileprivate var child: Space {
    get throws(ScreenTimeRefusal) {
      if role == .parent, subject == member { throw .notAChild }
      return Space(self)
    }
  }
}
