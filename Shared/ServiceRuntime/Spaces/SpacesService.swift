package import RPC
package import RuntimeContracts
import SQLite
import Vocabulary

/// Serves `daybook.operations.v1.Spaces` for any service.
package struct SpacesService: OperationsV1.SpacesService {
  private let store: ServiceStore
  private let tables: SpaceTables
  private let export: SpaceExport
  private let settle: @Sendable (ServerCall) async throws -> Void

  /// - Parameters:
  ///   - store: the service's.
  ///   - tables: all tables of its database.
  ///   - settle: waits until the followed feeds were read as far as the call asks (`daybook-after`).
  package init(
    _ store: ServiceStore,
    _ tables: SpaceTables,
    settle: @escaping @Sendable (ServerCall) async throws -> Void = { _ in }
  ) {
    self.store = store
    self.tables = tables
    export = SpaceExport(store, tables)
    self.settle = settle
  }

  package func countSpace(
    _ request: OperationsV1.CountSpaceRequest,
    _ call: ServerCall
  ) async throws -> OperationsV1.CountSpaceResponse {
    let space = try Self.space(request.householdID, request.memberID, call)
    try await settle(call)
    let tables = tables
    let counts = try await store.read { try tables.count(space, $0) }
    return OperationsV1.CountSpaceResponse(
      counts: counts.map { OperationsV1.SpaceCount(kind: $0.kind, records: Int64($0.records)) }
    )
  }

  package func eraseSpace(
    _ request: OperationsV1.EraseSpaceRequest,
    _ call: ServerCall
  ) async throws -> OperationsV1.EraseSpaceResponse {
    let space = try Self.space(request.householdID, request.memberID, call)
    try await settle(call)
    let outcome = try await SpaceRemoval(store, tables).run(space)
    return OperationsV1.EraseSpaceResponse(
      removed: Int64(outcome.removed),
      position: store.position.text,
      done: outcome.isLogClear
    )
  }

  package func exportSpace(
    _ request: OperationsV1.ExportSpaceRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<OperationsV1.ExportSpaceResponse>
  ) async throws {
    let space = try Self.space(request.householdID, nil, call)
    try await settle(call)
    let spaces = ExportedSpaces(
      household: space.household,
      members: request.memberIDs,
      includesCommon: request.includesCommon,
      reader: request.readerID
    )
    try await export.run(spaces) { kind, lines, position in
      try await replies.send(
        OperationsV1.ExportSpaceResponse(kind: kind, lines: lines[...], position: position)
      )
    }
  }

  private static func space(
    _ household: HouseholdID?,
    _ member: MemberID?,
    _ call: ServerCall
  ) throws -> RemovedSpace {
    guard call.isPeerTrusted else {
      throw RPCError(.permissionDenied, "services_only", "Only services may ask for this.")
    }
    var fields = RequestReader()
    if household == nil { fields.refuse("household_id", "required", "Name the household.") }
    try fields.check()
    guard let household else { throw FeedRefusal.notAService }
    return RemovedSpace(household: household, member: member)
  }
}
