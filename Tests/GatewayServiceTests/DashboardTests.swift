import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import NotificationContracts
import RPC
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The dashboard")
struct DashboardTests {
  /// Three services that answer.
  private static func prepare(_ home: TestInstallation) throws {
    try home.service(.task).answers(TaskV1.GetDayResponse(openCount: 4))
    try home.service(.analytics).answers(AnalyticsV1.GetScoreResponse(weekPoints: 12))
    try home.service(.notification).answers(
      NotificationV1.ListRemindersResponse(reminders: [NotificationV1.Reminder(taskName: "Tea")])
    )
  }

  @Test("combines one day from three services, called concurrently: WFL-011 (WFL-002)")
  func together() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let day = try await GatewayV1.DashboardsClient(home.channel())
        .getDashboard(.init(), .of(home.home.ada))
      #expect(day.date?.text == "2026-11-21")
      #expect(day.tasks?.openCount == 4)
      #expect(day.score?.weekPoints == 12)
      #expect(day.reminders.map(\.taskName) == ["Tea"])
      #expect(day.parts.map(\.service) == ["task", "analytics", "notification"])
      #expect(day.parts.map(\.available) == [true, true, true])
      for area in [Area.task, .analytics, .notification] {
        let service = try home.service(area)
        // Analytics is called for the score and for the day's other figures.
        #expect(service.seen.count == (area == .analytics ? 2 : 1))
      }
    }
  }

  @Test("requests the named space and day as the caller")
  func asksAsCaller() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let date = try #require(LocalDay(text: "2026-12-24"))
      _ = try await GatewayV1.DashboardsClient(home.channel())
        .getDashboard(.init(memberID: home.home.cleo.id, date: date), .of(home.home.ada))
      let seen = try #require(home.service(.task).seen.first)
      let asked = try TaskV1.GetDayRequest(decoding: seen.request)
      #expect(asked.date == date)
      #expect(seen.metadata["daybook-subject"] == home.home.cleo.id.text)
      #expect(seen.metadata["daybook-member"] == home.home.ada.id.text)
    }
  }

  @Test(
    "says why a part is missing, and returns the others: WFL-021",
    arguments: [
      Area.task, .analytics, .notification,
    ]
  )
  func partMissing(area: Area) throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      await (try home.service(area)).stop()
      let day = try await GatewayV1.DashboardsClient(home.channel())
        .getDashboard(.init(), .of(home.home.ada))
      let missing = day.parts.filter { !$0.available }
      #expect(missing.map(\.service) == [area.rawValue])
      #expect(missing.first?.reason == "peer_unavailable")
      #expect(missing.first?.message.contains(area.rawValue) == true)
      #expect((day.tasks == nil) == (area == .task))
      #expect((day.score == nil) == (area == .analytics))
    }
  }

  @Test("waits at most three seconds for a part that hangs")
  func partHangs() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      try home.service(.analytics).answer = { call, _, _ in
        try await call.loop.sleep(for: .seconds(3_600))
      }
      let start = home.simulation.loop.now
      let day = try await GatewayV1.DashboardsClient(home.channel())
        .getDashboard(.init(), .of(home.home.ada))
      #expect(home.simulation.loop.now - start <= .milliseconds(3_100))
      #expect(day.tasks != nil)
      #expect(day.parts.first { !$0.available }?.reason == "deadline_exceeded")
    }
  }

  @Test("fails only when no part can be read: WFL-021")
  func allMissing() throws {
    try TestInstallation.run { home in
      for area in Area.allCases { await (try home.service(area)).stop() }
      let error = await failure {
        _ = try await GatewayV1.DashboardsClient(home.channel())
          .getDashboard(.init(), .of(home.home.ada))
      }
      #expect(error?.code == .unavailable)
    }
  }
}

@Suite("The installation's status")
struct StatusTests {
  @Test("shows each process's status to everyone, and nothing of a household (GTW-070)")
  func status() throws {
    try TestInstallation.run { home in
      await (try home.service(.catalog)).stop()
      let status = try await GatewayV1.OperationsClient(home.channel())
        .getStatus(.init(), CallOptions(timeout: .seconds(10)))
      #expect(
        status.processes.map { "\($0.name) \($0.state)" } == [
          "gateway serving", "task serving", "catalog unreachable", "analytics serving",
          "notification serving",
        ]
      )
      #expect(status.setUp)
    }
  }
}
