import AnalyticsContracts
import GatewayContracts
import GatewayDomain
import RPC
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The calendar's marks")
struct CalendarMarksTests {
  private static let first = LocalDay(daysSinceEpoch: 20_773)

  private static func prepare(_ home: TestInstallation) throws {
    try home.service(.task).answers(
      TaskV1.CountDueResponse(days: [TaskV1.DueCount(day: first, open: 3, overdue: 2)])
    )
    try home.service(.analytics).answers(
      AnalyticsV1.ListDaysResponse(
        days: [
          AnalyticsV1.PeriodFigures(
            from: first.advanced(by: 1),
            to: first.advanced(by: 1),
            completed: 4,
            points: 9
          )
        ]
      )
    )
  }

  @Test("combine open and completed tasks, with a mark for each day")
  func joined() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let answer = try await GatewayV1.DashboardsClient(home.channel()).getCalendar(
        .init(from: Self.first, to: Self.first.advanced(by: 2)),
        .of(home.home.ada)
      )
      #expect(answer.days.map(\.open) == [3, 0, 0])
      #expect(answer.days.map(\.overdue) == [2, 0, 0])
      #expect(answer.days.map(\.completed) == [0, 4, 0])
      #expect(answer.days.map(\.points) == [0, 9, 0])
      #expect(answer.parts.map(\.service) == ["task", "analytics"])
      #expect(answer.parts.allSatisfy { $0.available })
    }
  }

  @Test("require two days, the earlier first, at most 62")
  func refused() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      let client = GatewayV1.DashboardsClient(home.channel())
      let wrong: [(LocalDay?, LocalDay?)] = [
        (nil, Self.first), (Self.first, nil), (Self.first, Self.first.advanced(by: -1)),
        (Self.first, Self.first.advanced(by: 62)),
      ]
      for (from, to) in wrong {
        let error = await #expect(throws: RPCError.self) {
          try await client.getCalendar(.init(from: from, to: to), .of(home.home.ada))
        }
        #expect(error?.reason == "invalid_period")
      }
      let longest = try await client.getCalendar(
        .init(from: Self.first, to: Self.first.advanced(by: 61)),
        .of(home.home.ada)
      )
      #expect(longest.days.count == 62)
    }
  }

  @Test("omit a part that is missing, and say why")
  func missing() throws {
    try TestInstallation.run { home in
      try Self.prepare(home)
      try home.service(.analytics).answer = { _, _, _ in
        throw RPCError(.unavailable, "source_unavailable", "Not now.")
      }
      let answer = try await GatewayV1.DashboardsClient(home.channel()).getCalendar(
        .init(from: Self.first, to: Self.first),
        .of(home.home.ada)
      )
      #expect(answer.days.map(\.open) == [3])
      #expect(answer.parts.map(\.available) == [true, false])
    }
  }
}
