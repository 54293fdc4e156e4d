import AnalyticsContracts
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
      _ = await failure { try await Self.complete(home, in: dan, as: ben, 3) }
      // The audit contains a read only if it was refused.
      _ = try await GatewayV1.HouseholdsClient(home.channel()).listMembers(.init(), .of(dan))
      let answer = try await Self.list(home)
      let name = TaskV1.Tasks.Methods.completeTask.name
      #expect(answer.entries.map(\.method) == [name, name, name])
      #expect(answer.entries.map(\.outcome) == ["NOT_FOUND", "PERMISSION_DENIED", "OK"])
      #expect(answer.entries.map(\.memberID) == [ben.id, cleo.id, ada.id])
      #expect(answer.entries.map(\.spaceID) == [dan.id, dan.id, cleo.id])
      #expect(answer.entries.map(\.tokenID) == [.sample(2), .sample(3), .sample(1)])
      #expect(answer.entries.map(\.count) == [1, 1, 1] && answer.nextPageToken.isEmpty)
      let ofDan = try await Self.list(home, .init(memberID: dan.id))
      #expect(ofDan.entries.map(\.memberID) == [ben.id, cleo.id])
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

  @Test("shows what parents do with their own data to themselves only (FST-002, GTW-101)")
  func ownData() throws {
    try TestInstallation.run { home in
      let (ada, ben, cleo) = (home.home.ada, home.home.ben, home.home.cleo)
      let logs = AnalyticsV1.HealthLogsClient(home.channel())
      let timer = AnalyticsV1.FastingTimersClient(home.channel())
      let households = GatewayV1.HouseholdsClient(home.channel())
      let own = try await households.createToken(.init(name: "tablet"), .of(ben, request: 1))
      _ = try await timer.startFast(.init(), .of(ben, request: 2))
      _ = try await logs.createHealthEntry(.init(), .of(ben, request: 3))
      try await Self.complete(home, in: ben, as: ben, 4)
      // A refused call in his own space would reveal as much.
      let readOnly = try TestHome.secret(9)
      try await home.home.makeToken(of: ben, secret: readOnly, scopes: .read)
      _ = await failure {
        var options = CallOptions(timeout: .seconds(5))
        options.metadata.append("authorization", "Bearer \(readOnly.text)")
        _ = try await timer.stopFast(.init(), options)
      }
      try await Self.complete(home, in: cleo, as: ben, 5)
      _ = await failure { try await Self.complete(home, in: ben, as: cleo, 6) }
      _ = await failure { try await Self.complete(home, in: ben, as: ada, 7) }
      _ = try await households.revokeToken(
        .init(tokenID: own.token?.id),
        .of(ben, request: 8)
      )
      typealias Methods = GatewayV1.Households.Methods
      let complete = TaskV1.Tasks.Methods.completeTask
      let shared = [Methods.revokeToken, complete, complete, complete, Methods.createToken]
      let seen = try await Self.list(home).entries
      #expect(seen.map(\.method) == shared.map(\.name))
      #expect(seen.map(\.memberID) == [ben.id, ada.id, cleo.id, ben.id, ben.id])
      #expect(seen.map(\.spaceID) == [ben.id, ben.id, ben.id, cleo.id, ben.id])
      #expect(try await Self.list(home, .init(memberID: ben.id)).entries == seen)
      #expect(try await Self.list(home, by: ben).entries.count == seen.count + 4)
      // Pages are full although entries between theirs are left out.
      var paged: [GatewayV1.AuditEntry] = []
      var request = GatewayV1.ListAuditRequest(pageSize: 2)
      for expected in [2, 2, 1] {
        let page = try await Self.list(home, request)
        #expect(page.entries.count == expected)
        paged += page.entries
        request.pageToken = page.nextPageToken
      }
      #expect(paged == seen && request.pageToken.isEmpty)
    }
  }

  @Test("hides refused calls of one parent to another from a third (GTW-101)")
  func thirdParent() throws {
    try TestInstallation.run { home in
      let (ada, ben) = (home.home.ada, home.home.ben)
      try await home.home.addMember(7, "Eva", .parent)
      let eva = TestHome.member(1, 7, "Eva", .parent)
      try await home.home.makeToken(of: eva, secret: try TestHome.secret(7))
      _ = await failure { try await Self.complete(home, in: ben, as: ada, 1) }
      for parent in [ada, ben] {
        let entries = try await Self.list(home, by: parent).entries
        #expect(entries.map(\.outcome) == ["PERMISSION_DENIED"])
      }
      #expect(try await Self.list(home, by: eva).entries.isEmpty)
    }
  }

  @Test("keeps what was done for a child who was removed since (GTW-101)")
  func removedChild() throws {
    try TestInstallation.run { home in
      let (ben, cleo) = (home.home.ben, home.home.cleo)
      try await Self.complete(home, in: cleo, as: ben, 1)
      try await Self.complete(home, in: ben, as: ben, 2)
      _ = await failure { try await Self.complete(home, in: ben, as: cleo, 3) }
      #expect(try await Self.list(home).entries.map(\.memberID) == [cleo.id, ben.id])
      // As a removal does: the member goes, and zeros take its place.
      try await home.gateway.store.write { context in
        for column in ["member", "space"] as [StaticString] {
          var change = SQLText("UPDATE audit SET ")
          change.append(column)
          change.append(" = zeroblob(16) WHERE ")
          change.append(column)
          change.append(" = ?", cleo.id)
          try context.connection.run(change)
        }
      }
      let left = try await Self.list(home).entries
      #expect(left.map(\.memberID) == [ben.id] && left.map(\.outcome) == ["OK"])
    }
  }

  @Test("takes from the contracts which calls in a parent's own space others see (GTW-101)")
  func sharedMethods() {
    let shared = Set(GatewayService.ofHousehold)
    #expect(shared.allSatisfy { $0.consent == nil })
    let changing = shared.filter(\.changes)
    let own = changing.filter {
      $0.access == .member || $0.access != .selfOrAnyParent && !$0.subjectField.isEmpty
    }
    typealias Calendars = GatewayV1.Calendars.Methods
    #expect(
      own == [
        GatewayV1.Households.Methods.revokeToken, GatewayV1.Members.Methods.updateMember,
        GatewayV1.Pins.Methods.setPin, GatewayV1.Removals.Methods.removeMember,
        Calendars.setAwayPeriod, Calendars.removeAwayPeriod, Calendars.setRestDays,
      ]
    )
    // Of the services, only coffees and recipes are the household's.
    let forwarded = changing.subtracting(GatewayV1.methods)
    let services = Set(forwarded.map { method in String(method.name.prefix { $0 != "/" }) })
    #expect(
      services == [
        "daybook.catalog.v1.CoffeeFiles", "daybook.catalog.v1.Coffees",
        "daybook.catalog.v1.Recipes",
      ]
    )
  }

  @Test("contains an import of a health export (FST-084, GTW-100)")
  func imports() throws {
    try TestInstallation.run { home in
      let exchange = try await AnalyticsV1.HealthImportsClient(home.channel())
        .importHealthExport(.of(home.home.ada, request: 1))
      exchange.requests.finish()
      _ = await failure { for try await _ in exchange.replies {} }
      try await home.simulation.loop.sleep(for: .seconds(2))
      let entries = try await Self.list(home).entries
      let name = AnalyticsV1.HealthImports.Methods.importHealthExport.name
      #expect(entries.map(\.method) == [name])
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
