import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import Vocabulary

/// The calls of `daybook.gateway.v1.Exports`.
struct ExportCalls: Sendable {
  let store: ServiceStore
  let peers: Peers
  let positions: SeenPositions
  let own: SpaceExport
  /// The callers that are reading an export.
  ///
  /// A service prepares few at a time, and a slow reader keeps one of these slots.
  private let readers = Readers()

  private final class Readers: Sendable {
    private let members = Mutex<Set<MemberID>>([])

    func enter(_ member: MemberID) -> Bool { members.withLock { $0.insert(member).inserted } }
    func leave(_ member: MemberID) { members.withLock { _ = $0.remove(member) } }
  }

  init(store: ServiceStore, peers: Peers, positions: SeenPositions) {
    self.store = store
    self.peers = peers
    self.positions = positions
    own = SpaceExport(store, DirectoryStore.spaces)
  }
}

extension ExportCalls: GatewayV1.ExportsService {
  /// Streams the gateway's own records, then those of each service in turn.
  func export(
    _ request: GatewayV1.ExportRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<GatewayV1.ExportResponse>
  ) async throws {
    let context = try call.callerContext
    let reader = context.caller.member
    guard readers.enter(reader) else { throw ExportRunning() }
    defer { readers.leave(reader) }
    let spaces = Self.spaces(request, context)
    try await replies.send(GatewayV1.ExportResponse(records: try await count(spaces)))
    try await own.run(spaces) { kind, lines, position in
      try await replies.send(
        GatewayV1.ExportResponse(
          service: kind.isEmpty && position.isEmpty ? "" : SeenPositions.gateway,
          kind: kind,
          lines: lines[...],
          position: position
        )
      )
    }
    let wanted = OperationsV1.ExportSpaceRequest(
      householdID: spaces.household,
      memberIDs: spaces.members,
      includesCommon: spaces.includesCommon,
      readerID: spaces.reader
    )
    let seen = positions.seen(by: context).text
    for area in Area.allCases {
      let options = CallOptions(metadata: [TrustedKey.after: seen], waitsForReturn: true)
      let parts = try await peers[area].opening {
        try await OperationsV1.SpacesClient($0).exportSpace(wanted, options)
      }
      for try await part in parts {
        try await replies.send(
          GatewayV1.ExportResponse(
            service: part.kind.isEmpty && part.position.isEmpty ? "" : area.rawValue,
            kind: part.kind,
            lines: part.lines,
            position: part.position
          )
        )
      }
    }
  }

  /// The spaces that the caller may read by the access rules; for a parent also the children's.
  private static func spaces(
    _ request: GatewayV1.ExportRequest,
    _ context: CallerContext
  ) -> ExportedSpaces {
    let (caller, home) = (context.caller, context.home)
    let isEverything = request.memberID == nil
    let readable = home.members.lazy.filter { caller.mayReach($0.id, $0.role) }.map(\.id)
    return ExportedSpaces(
      household: context.household,
      members: isEverything ? Array(readable) : [context.subject],
      includesCommon: isEverything,
      reader: caller.member
    )
  }

  /// The deadline for one service's count.
  private static let countTimeout: Duration = .seconds(5)

  /// The approximate number of records, for a progress bar.
  private func count(_ spaces: ExportedSpaces) async throws -> Int64 {
    var records: Int64 = 0
    let removed: [MemberID?] = spaces.includesCommon ? [nil] : spaces.members.map { $0 }
    for area in Area.allCases {
      for member in removed {
        let request = OperationsV1.CountSpaceRequest(
          householdID: spaces.household,
          memberID: member
        )
        let answer = try await peers[area].calling {
          try await OperationsV1.SpacesClient($0).countSpace(
            request,
            CallOptions(timeout: Self.countTimeout, waitsForReturn: true)
          )
        }
        records += answer.counts.reduce(0) { $0 + $1.records }
      }
    }
    return records
  }
}

private struct ExportRunning: Error, RPCErrorConvertible {
  var rpcError: RPCError {
    RPCError(
      .resourceExhausted,
      "too_many_exports",
      "Another export of yours is running. Please wait until it has ended, or end it.",
      retryAfter: .seconds(30)
    )
  }
}
