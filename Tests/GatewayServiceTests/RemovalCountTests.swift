import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The counts by which a removal is confirmed (SHR-002)")
struct RemovalCountTests {
  /// Every service has three records of whoever is counted, and answers anything else with nothing.
  private static func prepare(_ home: TestInstallation) throws {
    for area in Area.allCases { try counts(home, area, 3) }
  }

  private static func counts(_ home: TestInstallation, _ area: Area, _ records: Int64) throws {
    let answer = OperationsV1.CountSpaceResponse(counts: [.init(kind: "things", records: records)])
    try home.service(area).answer = { call, _, replies in
      let isCount = call.method.name == OperationsV1.Spaces.Methods.countSpace.name
      try await replies.send(isCount ? answer.encoded() : [])
    }
  }

  /// Makes one service refuse to count.
  private static func refuses(_ home: TestInstallation, _ area: Area, _ error: RPCError) throws {
    try home.service(area).answer = { call, _, replies in
      if call.method.name == OperationsV1.Spaces.Methods.countSpace.name { throw error }
      try await replies.send([])
    }
  }

  private static func preview(_ home: TestInstallation) async throws -> String {
    let preview = try await GatewayV1.RemovalsClient(home.channel())
      .previewMemberRemoval(.init(memberID: home.home.cleo.id), .of(home.home.ada))
    #expect(preview.counts.count { $0.kind == "things" && $0.records == 3 } == Area.allCases.count)
    return preview.confirmation
  }

  private static func remove(_ home: TestInstallation, _ confirmation: String) async throws {
    _ = try await GatewayV1.RemovalsClient(home.channel())
      .removeMember(
        .init(memberID: home.home.cleo.id, confirmation: confirmation),
        .of(home.home.ada, request: 1, timeout: .seconds(60))
      )
  }

  private static func isRemoved(_ home: TestInstallation) async throws -> Bool {
    try await !GatewayV1.RemovalsClient(home.channel())
      .listRemovals(.init(), .of(home.home.ada)).removals.isEmpty
  }

  @Test("leave out a service that cannot be reached", arguments: Area.allCases)
  func unreachable(area: Area) throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let confirmation = try await Self.preview(home)
      await (try home.service(area)).stop()
      try await Self.remove(home, confirmation)
      #expect(try await Self.isRemoved(home))
    }
  }

  @Test(
    "leave out no service that answers: its error is the answer, and nothing is removed",
    arguments: [
      RPCError(.internal, "store_failed", "It failed."),
      RPCError(.resourceExhausted, "too_many_calls", "Too many."),
      RPCError(.unavailable, "intake_behind", "It has not followed that far."),
      RPCError(.permissionDenied, "not_a_service", "No."),
    ],
    [Area.task, .notification]
  )
  func answered(error: RPCError, area: Area) throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let confirmation = try await Self.preview(home)
      try Self.refuses(home, area, error)
      let found = await failure { try await Self.remove(home, confirmation) }
      #expect(found?.code == error.code, "\(String(describing: found))")
      #expect(try await !Self.isRemoved(home))
      try Self.counts(home, area, 3)
      try await Self.remove(home, confirmation)
      #expect(try await Self.isRemoved(home))
    }
  }

  @Test("are compared for every service that answers, also while another cannot be reached")
  func changed() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let confirmation = try await Self.preview(home)
      await (try home.service(.catalog)).stop()
      try Self.counts(home, .analytics, 4)
      let found = await failure { try await Self.remove(home, confirmation) }
      #expect(found?.code == .aborted && found?.reason == "removal_changed")
      #expect(try await !Self.isRemoved(home))
    }
  }
}
