import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import GatewayService

@Suite("A member's preferences")
struct PreferencesTests {
  private static func update(
    _ home: TestInstallation,
    _ paths: [String],
    _ values: GatewayV1.MemberPreferences,
    by member: Member,
    of subject: Member? = nil,
    revision: UInt64 = 0,
    request: UInt64
  ) async throws -> GatewayV1.UpdatePreferencesResponse {
    try await GatewayV1.PreferencesClient(home.channel()).updatePreferences(
      GatewayV1.UpdatePreferencesRequest(
        memberID: subject?.id,
        preferences: values,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: revision
      ),
      .of(member, request: request)
    )
  }

  @Test("tell services when the evening of a space begins, from the next call on (ruling 39)")
  func evening() throws {
    try TestInstallation.run { home in
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      let task = try #require(home.services[.task])
      func toldEvening(by member: Member, about subject: Member) async throws -> String? {
        _ = try await TaskV1.TasksClient(home.channel()).getDay(
          TaskV1.GetDayRequest(memberID: subject.id),
          .of(member)
        )
        return task.seen.last?.metadata["daybook-evening-start"]
      }
      #expect(try await toldEvening(by: cleo, about: cleo) == nil)
      let late = GatewayV1.MemberPreferences(eveningStart: "17:30")
      _ = try await Self.update(home, ["evening_start"], late, by: cleo, request: 1)
      #expect(try await toldEvening(by: cleo, about: cleo) == "17:30")
      // The space's preferences apply, not the caller's.
      #expect(try await toldEvening(by: ada, about: cleo) == "17:30")
      #expect(try await toldEvening(by: ada, about: ada) == nil)
      _ = try await Self.update(home, ["evening_start"], .init(), by: cleo, request: 2)
      #expect(try await toldEvening(by: cleo, about: cleo) == nil)
    }
  }

  @Test("are one record that is changed by field, with events for their member only (GTW-095)")
  func record() throws {
    try TestInstallation.run { home in
      let cleo = home.home.cleo
      let client = GatewayV1.PreferencesClient(home.channel())
      let none = try await client.getPreferences(.init(), .of(cleo)).preferences
      #expect(none == GatewayV1.MemberPreferences())
      let all = GatewayV1.MemberPreferences(
        dateFormat: .dotted,
        firstWeekday: .sunday,
        units: .imperial,
        eveningStart: "13:30",
        language: "de-AT",
        conflicts: .latestWins
      )
      let paths = [
        "date_format", "first_weekday", "units", "evening_start", "language", "conflicts",
      ]
      let made = try await Self.update(home, paths, all, by: cleo, request: 1)
      var stored = all
      stored.revision = 1
      #expect(made.changed && made.preferences == stored)
      let same = try await Self.update(home, paths, all, by: cleo, request: 2)
      #expect(!same.changed && same.preferences == stored)
      // A parent changes one field, and the others are kept; a cleared field is empty.
      let one = try await Self.update(
        home,
        ["units"],
        .init(),
        by: home.home.ada,
        of: cleo,
        revision: 1,
        request: 3
      )
      stored.units = .unspecified
      stored.revision = 2
      #expect(one.preferences == stored)
      #expect(try await client.getPreferences(.init(), .of(cleo)).preferences == stored)
      #expect(
        try await client.getPreferences(.init(), .of(home.home.ada)).preferences?.revision == 0
      )
      let events = try await home.gateway.store.read { connection in
        try home.gateway.store.feed.read(connection, after: 0, limit: 10, household: nil).events
      }
      #expect(events.map(\.kind) == ["preferences_updated", "preferences_updated"])
      #expect(events.allSatisfy { $0.stamp.space == cleo.id })
      #expect(events.last?.changedFields == ["units"])
    }
  }

  @Test("are refused with all invalid fields (GTW-095)")
  func refusals() throws {
    try TestInstallation.run { home in
      let ada = home.home.ada
      let wrong = await failure {
        _ = try await Self.update(
          home,
          ["date_format", "first_weekday", "evening_start", "language", "theme"],
          .init(
            dateFormat: .unrecognized(99),
            firstWeekday: .unrecognized(99),
            eveningStart: "25:00",
            language: "not a language"
          ),
          by: ada,
          request: 1
        )
      }
      #expect(wrong?.code == .invalidArgument)
      #expect(
        wrong?.violations.map(\.field) == [
          "preferences.date_format", "preferences.first_weekday", "preferences.evening_start",
          "preferences.language", "update_mask",
        ]
      )
      let stale = await failure {
        _ = try await Self.update(home, ["units"], .init(), by: ada, revision: 3, request: 2)
      }
      #expect(stale?.code == .aborted && stale?.reason == "revision_mismatch")
      for text in ["de", "de-AT", "zh-Hant-TW", "sl-rozaj-biske-1994"] {
        #expect(LanguageTag(text)?.text == text)
      }
      for text in ["", "d", "-de", "de-", "de--AT", "1de", "deutschland", "dé"] {
        #expect(LanguageTag(text) == nil, "\(text)")
      }
    }
  }
}
