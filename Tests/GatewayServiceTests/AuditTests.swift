import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@Suite("The household's audit")
struct AuditTests {
  private static func list(
    _ home: TestInstallation,
    _ request: GatewayV1.ListAuditRequest = .init(),
    by caller: Member? = nil
  ) async throws -> GatewayV1.ListAuditResponse {
    try await GatewayV1.AuditClient(home.channel())
      .listAudit(request, .of(caller ?? home.home.ada))
  }

  private static func complete(
    _ home: TestInstallation,
    in space: Member,
    as caller: Member,
    _ request: UInt64
  ) async throws {
    _ = try await TaskV1.TasksClient(home.channel()).completeTask(
      .init(memberID: space.id, taskID: .sample(1)),
      .of(caller, request: request)
    )
  }

  @Test(
    "lists who changed what of whom, and who was refused, newest first (APP-003, GTW-100)",
    arguments: [false, true]
  )
  func entries(inMemory: Bool) throws {
    try TestInstallation.run { home in
      let (ada, ben, cleo, dan) = (home.home.ada, home.home.ben, home.home.cleo, home.home.dan)
      if inMemory { for member in [ada, cleo] { try await home.introduce(member) } }
      try await Self.complete(home, in: cleo, as: ada, 1)
      try await home.simulation.loop.sleep(for: .seconds(2))
      let refused = await failure { try await Self.complete(home, in: dan, as: cleo, 2) }
      #expect(refused?.code == .permissionDenied)
      try await home.simulation.loop.sleep(for: .seconds(2))
      // A call that the service refuses.
      try home.service(.task).answer = { _, _, _ in
        throw RPCError(.notFound, "task_not_found", "No.")
      }
      _ = await failure { try await Self.complete(home, in: ben, as: ben, 3) }
      // The audit contains a read only if it was refused.
      _ = try await GatewayV1.HouseholdsClient(home.channel()).listMembers(.init(), .of(dan))
      let answer = try await Self.list(home)
      let name = TaskV1.Tasks.Methods.completeTask.name
      #expect(answer.entries.map(\.method) == [name, name, name])
      #expect(answer.entries.map(\.outcome) == ["NOT_FOUND", "PERMISSION_DENIED", "OK"])
      #expect(answer.entries.map(\.memberID) == [ben.id, cleo.id, ada.id])
      #expect(answer.entries.map(\.spaceID) == [ben.id, dan.id, cleo.id])
      #expect(answer.entries.map(\.tokenID) == [.sample(2), .sample(3), .sample(1)])
      #expect(answer.entries.map(\.count) == [1, 1, 1] && answer.nextPageToken.isEmpty)
      let ofDan = try await Self.list(home, .init(memberID: dan.id))
      #expect(ofDan.entries.map(\.memberID) == [cleo.id])
      let ofAda = try await Self.list(home, .init(memberID: ada.id))
      #expect(ofAda.entries.map(\.outcome) == ["OK"])
    }
  }

  @Test("can be read by the household's parents only, and records refused attempts (GTW-100)")
  func parents() throws {
    try TestInstallation.run { home in
      let (cleo, zoe) = (home.home.cleo, home.home.zoe)
      try await Self.complete(home, in: cleo, as: cleo, 1)
      let child = await failure { _ = try await Self.list(home, by: cleo) }
      #expect(child?.code == .permissionDenied && child?.reason == "parents_only")
      #expect(try await Self.list(home, by: zoe).entries.isEmpty)
      let foreign = await failure {
        _ = try await Self.list(home, .init(memberID: cleo.id), by: zoe)
      }
      #expect(foreign?.code == .notFound && foreign?.reason == "member_not_found")
      let entries = try await Self.list(home).entries
      #expect(entries.map(\.outcome) == ["PERMISSION_DENIED", "OK"])
      #expect(entries.first?.method == GatewayV1.Audit.Methods.listAudit.name)
    }
  }

  @Test("counts entries that differ only in time as one (GTW-100)")
  func groups() throws {
    try TestInstallation.run { home in
      let cleo = home.home.cleo
      for request in UInt64(1)...5 {
        try await Self.complete(home, in: cleo, as: cleo, request)
      }
      try await Self.complete(home, in: cleo, as: home.home.ada, 6)
      let entries = try await Self.list(home).entries
      #expect(entries.map(\.count) == [1, 5])
      try await home.simulation.loop.sleep(for: .seconds(3))
      try await Self.complete(home, in: cleo, as: cleo, 7)
      #expect(try await Self.list(home).entries.map(\.count) == [1, 1, 5])
    }
  }

  @Test("is written within a second, and contains no request bodies (GTW-100)")
  func stored() throws {
    try TestInstallation.run { home in
      _ = try await GatewayV1.HouseholdsClient(home.channel()).addMember(
        .init(name: "Secret name", role: .child),
        .of(home.home.ada, request: 1)
      )
      try await home.simulation.loop.sleep(for: .seconds(2))
      let rows = try await home.gateway.store.read { connection in
        try connection.all("SELECT method || outcome FROM audit") { row in
          try row.value(0, as: String.self)
        }
      }
      #expect(rows == ["daybook.gateway.v1.Households/AddMemberOK"])
    }
  }

  @Test("continues at a page token, begins at a given day, and covers 400 days (GTW-100)")
  func pages() throws {
    try TestInstallation.run { home in
      let household = home.home.household
      let member = home.home.ada.id
      try await home.gateway.store.write { context in
        for number in 1...7 {
          try context.connection.run(
            "INSERT INTO audit VALUES (?, ?, ?, ?, ?, NULL, ?, 'OK', 1)",
            household,
            number,
            context.now - .seconds((403 - number) * 86_400 - 3_600),
            member,
            member,
            "m\(number)"
          )
        }
      }
      // The third is an hour younger than 400 days.
      let first = try await Self.list(home, .init(pageSize: 3))
      #expect(first.entries.map(\.method) == ["m7", "m6", "m5"])
      let rest = try await Self.list(home, .init(pageSize: 3, pageToken: first.nextPageToken))
      #expect(rest.entries.map(\.method) == ["m4", "m3"] && rest.nextPageToken.isEmpty)
      let other = await failure {
        _ = try await Self.list(
          home,
          .init(memberID: member, pageSize: 3, pageToken: first.nextPageToken)
        )
      }
      #expect(other?.violations.first?.code == "invalid_page_token")
      let large = await failure { _ = try await Self.list(home, .init(pageSize: 201)) }
      #expect(large?.violations.first?.field == "page_size")
      let today = LocalDay(text: "2026-11-21")
      let since = today?.advanced(by: -396)
      #expect(try await Self.list(home, .init(since: since)).entries.map(\.method) == ["m7"])
      // The next entry removes the older ones.
      try await Self.complete(home, in: home.home.cleo, as: home.home.cleo, 1)
      _ = try await Self.list(home)
      let left = try await home.gateway.store.read { connection in
        try connection.first(
          "SELECT min(number), count(*) FROM audit WHERE household = ?",
          household
        ) {
          row in (try row.value(0, as: Int.self), try row.value(1, as: Int.self))
        }
      }
      #expect(left?.0 == 3 && left?.1 == 6)
    }
  }

  @Test("drops the oldest entries beyond its limit, and no changes in favour of refusals (GTW-100)")
  func bounds() throws {
    try TestInstallation.run { home in
      let (household, cleo) = (home.home.household, home.home.cleo)
      try await home.gateway.store.write { context in
        // One change before 20,000 refusals.
        try context.connection.run(
          """
          WITH RECURSIVE numbers (number) AS (
            SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 20001)
          INSERT INTO audit SELECT ?1, number, ?2, ?3, ?3, NULL, 'm',
            CASE number WHEN 1 THEN 'OK' ELSE 'PERMISSION_DENIED' END, 1 FROM numbers
          """,
          household,
          context.now,
          cleo.id
        )
      }
      func numbers() async throws -> (first: Int, refused: Int, firstRefused: Int)? {
        _ = try await Self.list(home)
        return try await home.gateway.store.read { connection in
          try connection.first(
            """
            SELECT min(number), count(*) FILTER (WHERE outcome <> 'OK'),
              min(number) FILTER (WHERE outcome <> 'OK') FROM audit WHERE household = ?
            """,
            household
          ) { row in
            (
              first: try row.value(0, as: Int.self), refused: try row.value(1, as: Int.self),
              firstRefused: try row.value(2, as: Int.self)
            )
          }
        }
      }
      _ = await failure { _ = try await Self.list(home, by: cleo) }
      let after = try await numbers()
      #expect(after?.first == 1 && after?.refused == 20_000 && after?.firstRefused == 3)
      try await home.gateway.store.write { context in
        try context.connection.run("UPDATE audit SET number = 150000 WHERE number = 20001")
      }
      try await Self.complete(home, in: cleo, as: cleo, 1)
      let late = try await numbers()
      #expect(late?.first == 150_000 && late?.refused == 1)
    }
  }

  @Test("contains the sign-ins with a PIN, successful and failed (GTW-100)")
  func signIns() throws {
    try TestInstallation.run { home in
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      let pins = GatewayV1.PinsClient(home.channel())
      _ = try await pins.setPin(.init(memberID: cleo.id, pin: "273849"), .of(ada, request: 1))
      try await home.simulation.loop.sleep(for: .seconds(2))
      for (request, pin) in [(UInt64(2), "000000"), (3, "273849")] {
        _ = try? await pins.signInWithPin(
          .init(memberName: "cleo", pin: pin),
          CallOptions(
            timeout: .seconds(5),
            requestID: UniqueID(high: 0x7000, low: 1 << 63 | request)
          )
        )
        try await home.simulation.loop.sleep(for: .seconds(2))
      }
      let entries = try await Self.list(home, .init(memberID: cleo.id)).entries
      #expect(entries.map(\.outcome) == ["OK", "PERMISSION_DENIED", "OK"])
      #expect(entries.map(\.memberID) == [cleo.id, cleo.id, ada.id])
      #expect(entries.map { $0.tokenID != nil } == [true, false, true])
    }
  }
}
