import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import SQLite
import Vocabulary
import Wire

/// The calls of `daybook.gateway.v1.Removals`.
struct RemovalCalls: DirectoryCalls {
  let store: DirectoryStore
  let admission: AdmissionControl
  let peers: Peers
  let workflow: RemovalWorkflow
  let codes: SetupCodes
  let seal: PageSeal
  let positions: SeenPositions
}

extension RemovalCalls: GatewayV1.RemovalsService {
  func previewMemberRemoval(
    _ request: GatewayV1.PreviewMemberRemovalRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.PreviewMemberRemovalResponse {
    let context = try call.callerContext
    let now = store.now
    try await store.read(of: context.household.rawValue) {
      try $0.expectRemovable(context, at: now)
    }
    let space = RemovedSpace(household: context.household, member: context.subject)
    let counts = try await counts(space, for: context)
    return GatewayV1.PreviewMemberRemovalResponse(
      counts: counts.all,
      confirmation: confirmation(of: context, context.subject).text(of: counts, at: now)
    )
  }

  func previewHouseholdRemoval(
    _ request: GatewayV1.PreviewHouseholdRemovalRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.PreviewHouseholdRemovalResponse {
    let context = try call.callerContext
    let counts = try await counts(RemovedSpace(household: context.household), for: context)
    return GatewayV1.PreviewHouseholdRemovalResponse(
      counts: counts.all,
      confirmation: confirmation(of: context, nil).text(of: counts, at: store.now)
    )
  }

  /// Signs the member out and removes the gateway's records of them.
  ///
  /// The workflow does the rest.
  func removeMember(
    _ request: GatewayV1.RemoveMemberRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RemoveMemberResponse {
    let context = try call.callerContext
    let confirmation = confirmation(of: context, context.subject)
    let space = RemovedSpace(household: context.household, member: context.subject)
    let counts = try await reachableCounts(space, for: context)
    let reply = try await changeOnce(call, request) { rows, change in
      try confirmation.check(request.confirmation, counts: counts, at: change.now)
      try rows.reader.expectRemovable(context, at: change.now)
      let removal = try rows.begin(context, context.subject, change)
      try change.appendToHousehold(.memberRemoved(context.subject))
      return GatewayV1.RemoveMemberResponse(removal: GatewayV1.Removal(removal))
    }
    directory.forget(household: context.household)
    directory.endedAll(of: context.subject)
    workflow.begin()
    return reply.reply
  }

  /// The same for the whole household.
  func removeHousehold(
    _ request: GatewayV1.RemoveHouseholdRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RemoveHouseholdResponse {
    let context = try call.callerContext
    let confirmation = confirmation(of: context, nil)
    let space = RemovedSpace(household: context.household)
    let counts = try await reachableCounts(space, for: context)
    let reply = try await changeOnce(call, request) { rows, change in
      try confirmation.check(request.confirmation, counts: counts, at: change.now)
      let removal = try rows.begin(context, nil, change)
      return GatewayV1.RemoveHouseholdResponse(removal: GatewayV1.Removal(removal))
    }
    directory.forget(household: context.household)
    for member in context.home.members { directory.endedAll(of: member.id) }
    workflow.begin()
    // So that a new household can be set up.
    _ = try? await codes.announce()
    return reply.reply
  }

  /// The most removals in a list.
  private static let maximumListed = 200

  func listRemovals(
    _ request: GatewayV1.ListRemovalsRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListRemovalsResponse {
    let context = try call.callerContext
    let removals = try await store.read(of: context.caller.member.rawValue) { rows in
      try RemovalRows(rows.connection).removals(in: context.household, limit: Self.maximumListed)
    }
    return GatewayV1.ListRemovalsResponse(removals: removals.map { GatewayV1.Removal($0) })
  }
}

// MARK: - Counting

extension RemovalCalls {
  /// The deadline for one service's count.
  private static let countTimeout: Duration = .seconds(5)

  private func confirmation(of context: CallerContext, _ member: MemberID?) -> RemovalConfirmation {
    RemovalConfirmation(
      seal: seal,
      household: context.household,
      caller: context.caller.member,
      member: member
    )
  }

  /// The records of the space in each database.
  ///
  /// - Throws: UNAVAILABLE when a service cannot be reached: a removal is confirmed only with complete counts.
  private func counts(
    _ space: RemovedSpace,
    for context: CallerContext
  ) async throws -> RemovalCounts {
    var counts = RemovalCounts()
    counts.append(try await ownCounts(space), of: SeenPositions.gateway)
    for area in Area.allCases {
      counts.append(try await self.counts(space, in: area, for: context), of: area.rawValue)
    }
    return counts
  }

  /// The same without services that cannot be reached: their data is removed once they are back.
  private func reachableCounts(
    _ space: RemovedSpace,
    for context: CallerContext
  ) async throws -> RemovalCounts {
    var counts = RemovalCounts()
    counts.append(try await ownCounts(space), of: SeenPositions.gateway)
    for area in Area.allCases {
      do {
        counts.append(try await self.counts(space, in: area, for: context), of: area.rawValue)
      } catch let error as RPCError
        where error.code == .unavailable && error.reason != "intake_behind"
        || error.code == .deadlineExceeded
      {
        counts.append(nil, of: area.rawValue)
      }
    }
    return counts
  }

  private func ownCounts(_ space: RemovedSpace) async throws -> [GatewayV1.RemovalCount] {
    let own = try await store.read(of: space.household.rawValue) {
      try DirectoryStore.spaces.count(space, $0.connection)
    }
    return own.map {
      GatewayV1.RemovalCount(
        service: SeenPositions.gateway,
        kind: $0.kind,
        records: Int64($0.records)
      )
    }
  }

  /// What one service has once it has followed the caller's own changes.
  private func counts(
    _ space: RemovedSpace,
    in area: Area,
    for context: CallerContext
  ) async throws -> [GatewayV1.RemovalCount] {
    let request = OperationsV1.CountSpaceRequest(
      householdID: space.household,
      memberID: space.member
    )
    let options = CallOptions(
      timeout: Self.countTimeout,
      metadata: [TrustedKey.after: positions.seen(by: context).text],
      waitsForReturn: true
    )
    let answer = try await peers[area].calling {
      try await OperationsV1.SpacesClient($0).countSpace(request, options)
    }
    return answer.counts.map {
      GatewayV1.RemovalCount(service: area.rawValue, kind: $0.kind, records: $0.records)
    }
  }
}

extension DirectoryReader {
  /// - Throws: ``AccessRefusal/unknownMember``, ``DirectoryRefusal/lastParent``.
  fileprivate func expectRemovable(_ context: CallerContext, at now: Timestamp) throws {
    guard let home = try home(context.household), let member = home.member(context.subject) else {
      throw AccessRefusal.unknownMember
    }
    try home.requireAnotherParent(
      besides: member,
      canSignIn: try membersWhoCanChange(context.household, at: now)
    )
  }
}

extension DirectoryWriter {
  /// Removes the gateway's records, and stores the removal for the workflow.
  fileprivate func begin(
    _ context: CallerContext,
    _ member: MemberID?,
    _ change: ChangeContext
  ) throws -> Removal {
    guard let request = change.caller.requestID else { throw LedgerRefusal.required }
    let removal = Removal(
      id: change.ids.make(),
      household: context.household,
      member: member,
      removedBy: context.caller.member,
      request: request,
      startedAt: change.now,
      dueAt: change.now
    )
    try DirectoryStore.spaces.removeRows(
      of: RemovedSpace(household: context.household, member: member),
      connection
    )
    try RemovalRows(connection).insert(removal)
    return removal
  }
}

// MARK: - Mapping to the contract

extension GatewayV1.Removal {
  fileprivate init(_ removal: Removal) {
    self.init(
      id: removal.id.text,
      memberID: removal.member,
      removedBy: removal.removedBy,
      startedAt: GoogleProtobuf.Timestamp(removal.startedAt),
      finishedAt: removal.finishedAt.map { GoogleProtobuf.Timestamp($0) }
    )
  }
}

extension NewEvent {
  fileprivate static func memberRemoved(_ member: MemberID) -> NewEvent {
    NewEvent(GatewayV1.MemberRemoved(memberID: member), entity: member.text)
  }
}
