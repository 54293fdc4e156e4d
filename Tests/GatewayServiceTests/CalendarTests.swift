import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("The limits of a calendar change")
struct CalendarReachTests {
  private let today = LocalDay(daysSinceEpoch: 20_778)
  private var reach: CalendarReach { CalendarReach(today: today) }

  private func span(_ first: Int, _ last: Int) -> DaySpan {
    today.advanced(by: first)...today.advanced(by: last)
  }

  @Test("are 7 days back, 366 ahead, and at most 366 days (SHD-003)")
  func ends() throws {
    try reach.check(span(-7, 0))
    try reach.check(span(366, 366))
    try reach.check(span(1, 366))
    #expect(throws: CalendarRefusal.tooFarBack(first: today.advanced(by: -7))) {
      try reach.check(span(-8, 0))
    }
    #expect(throws: CalendarRefusal.invalidPeriod(.tooFarAhead(last: today.advanced(by: 366)))) {
      try reach.check(span(366, 367))
    }
    #expect(throws: CalendarRefusal.invalidPeriod(.tooLong)) { try reach.check(span(0, 366)) }
  }

  @Test(
    "apply to the change: an old period may get another end, and no other start (SHD-003)"
  )
  func changes() throws {
    let old = span(-20, 3)
    try reach.check(span(-20, -8), replacing: old)
    try reach.check(span(-20, 10), replacing: old)
    try reach.check(old, replacing: old)
    for wrong in [span(-21, 3), span(-19, 3), span(-20, -9), span(-5, 3)] {
      #expect(throws: CalendarRefusal.tooFarBack(first: today.advanced(by: -7))) {
        try reach.check(wrong, replacing: old)
      }
    }
  }

  @Test("keep the closed days of a removed period (SHD-003)")
  func removing() throws {
    #expect(try reach.remainder(removing: span(-7, 3)) == nil)
    #expect(try reach.remainder(removing: span(-20, 3)) == span(-20, -8))
    #expect(throws: CalendarRefusal.tooFarBack(first: today.advanced(by: -7))) {
      try reach.remainder(removing: span(-20, -8))
    }
  }

  @Test("allow at most three rest days a week (SHD-004)")
  func restDays() throws {
    #expect(try RestDayChoice.checked([7, 1, 7]) == [1, 7])
    #expect(throws: CalendarRefusal.tooManyRestDays) { try RestDayChoice.checked([1, 2, 3, 4]) }
    #expect(throws: CalendarRefusal.invalidWeekday(index: 1)) { try RestDayChoice.checked([1, 8]) }
    #expect(throws: CalendarRefusal.tooManyRestDays) {
      try RestDayChoice.checked(Array(repeating: 1, count: 8))
    }
  }

  @Test("allow at most 60 days of holidays a year, each day counted once (SHD-004)")
  func holidays() throws {
    let first = try #require(LocalDay(text: "2027-01-01"))
    try HolidayQuota.check([first...first.advanced(by: 59), first...first.advanced(by: 10)])
    try HolidayQuota.check([first.advanced(by: -30)...first.advanced(by: 59)])
    #expect(throws: CalendarRefusal.tooManyHolidays(year: 2027)) {
      try HolidayQuota.check([first...first.advanced(by: 60)])
    }
  }
}

@Suite("The calendar of a household")
struct CalendarTests {
  private let today = LocalDay(daysSinceEpoch: 20_778)

  private func events(_ home: TestInstallation) async throws -> [FeedEvent] {
    try await home.gateway.store.read { connection in
      try home.gateway.store.feed.read(connection, after: 0, limit: 200, household: nil).events
    }
  }

  @Test(
    "an away period is set, changed with its revision, and removed, each once and with an event (SHD-003)"
  )
  func life() throws {
    try TestInstallation.run { [today] home in
      let calendars = GatewayV1.CalendarsClient(home.channel())
      let ada = home.home.ada
      let set = try await calendars.setAwayPeriod(
        .init(firstDay: today, lastDay: today.advanced(by: 2), kind: .ill, note: " fever\n"),
        .of(ada, request: 1)
      )
      let period = try #require(set.periods.first)
      #expect(period.note == "fever" && period.kind == .ill && period.revision == 1)
      #expect(period.memberID == ada.id)
      let again = try await calendars.setAwayPeriod(
        .init(firstDay: today, lastDay: today.advanced(by: 2), kind: .ill, note: " fever\n"),
        .of(ada, request: 1)
      )
      #expect(again.periods == set.periods)
      let change = GatewayV1.SetAwayPeriodRequest(
        periodID: period.id,
        firstDay: today,
        lastDay: today.advanced(by: 3),
        kind: .ill,
        note: "fever",
        expectedRevision: 1
      )
      let longer = try await calendars.setAwayPeriod(change, .of(ada, request: 2))
      #expect(longer.periods.first?.revision == 2)
      let stale = await failure {
        _ = try await calendars.setAwayPeriod(change, .of(ada, request: 3))
      }
      #expect(stale?.reason == "revision_mismatch" && stale?.code == .aborted)
      var same = change
      same.expectedRevision = 2
      let equal = try await calendars.setAwayPeriod(same, .of(ada, request: 4))
      #expect(equal.periods.first?.revision == 2)
      let listed = try await calendars.listAwayPeriods(.init(), .of(ada))
      #expect(listed.periods == longer.periods)
      let removed = try await calendars.removeAwayPeriod(
        .init(periodID: period.id),
        .of(ada, request: 5)
      )
      #expect(removed.left == nil)
      #expect(try await calendars.listAwayPeriods(.init(), .of(ada)).periods.isEmpty)
      let gone = await failure {
        _ = try await calendars.removeAwayPeriod(.init(periodID: period.id), .of(ada, request: 6))
      }
      #expect(gone?.reason == "period_not_found")
      let told = try await self.events(home)
      #expect(told.map(\.kind) == ["away_period_set", "away_period_set", "away_period_removed"])
      #expect(told.allSatisfy { $0.stamp.space == ada.id })
      let body = try told[0].body(as: GatewayV1.AwayPeriodSet.self)
      #expect(body?.period?.note == "" && body?.period?.lastDay == today.advanced(by: 2))
    }
  }

  @Test(
    "parents set it for children and for everyone; others see only that a member is away (SHD-003)"
  )
  func everyone() throws {
    try TestInstallation.run { [today] home in
      let calendars = GatewayV1.CalendarsClient(home.channel())
      let people = home.home
      let child = try await calendars.setAwayPeriod(
        .init(memberID: people.cleo.id, firstDay: today, kind: .ill, note: "measles"),
        .of(people.ada, request: 1)
      )
      #expect(child.periods.first?.lastDay == today)
      let notHers = await failure {
        _ = try await calendars.setAwayPeriod(
          .init(memberID: people.ben.id, firstDay: today),
          .of(people.ada, request: 2)
        )
      }
      #expect(notHers?.code == .permissionDenied)
      let byChild = await failure {
        _ = try await calendars.setAwayPeriod(
          .init(firstDay: today, everyone: true),
          .of(people.cleo, request: 3)
        )
      }
      #expect(byChild?.reason == "parents_only")
      let all = try await calendars.setAwayPeriod(
        .init(firstDay: today.advanced(by: 10), kind: .vacation, note: "sea", everyone: true),
        .of(people.ada, request: 4)
      )
      #expect(Set(all.periods.compactMap(\.memberID)).count == 4)
      #expect(all.periods.first { $0.memberID == people.ben.id }?.note == "")
      let seen = try await calendars.listAwayPeriods(.init(everyone: true), .of(people.dan))
      #expect(seen.periods.count == 5)
      for period in seen.periods where period.memberID != people.dan.id {
        #expect(period.kind == .unspecified && period.note == "", "\(period)")
      }
      #expect(seen.periods.first { $0.memberID == people.dan.id }?.note == "sea")
      let whole = try await calendars.listAwayPeriods(.init(everyone: true), .of(people.ben))
      #expect(whole.periods.filter { $0.note == "measles" }.count == 1)
      let elsewhere = try await calendars.listAwayPeriods(.init(everyone: true), .of(people.zoe))
      #expect(elsewhere.periods.isEmpty)
      let batch = try await self.events(home).suffix(4).map(\.batch)
      #expect(Set(batch).count == 1 && batch[0] != nil)
    }
  }

  @Test("a member has at most 100 periods (SHD-003)")
  func tooMany() throws {
    try TestInstallation.run { [today] home in
      let calendars = GatewayV1.CalendarsClient(home.channel())
      let ada = home.home.ada
      for number in 1...100 {
        _ = try await calendars.setAwayPeriod(
          .init(firstDay: today.advanced(by: number)),
          .of(ada, request: UInt64(number))
        )
        try await home.simulation.loop.sleep(for: .milliseconds(100))
      }
      let error = await failure {
        _ = try await calendars.setAwayPeriod(.init(firstDay: today), .of(ada, request: 101))
      }
      #expect(error?.reason == "too_many_periods" && error?.code == .resourceExhausted)
    }
  }

  @Test("every invalid field of a period is named in the refusal (SHD-003)")
  func refusals() throws {
    try TestInstallation.run { [today] home in
      let calendars = GatewayV1.CalendarsClient(home.channel())
      let ada = home.home.ada
      let wrong: [(GatewayV1.SetAwayPeriodRequest, String)] = [
        (.init(), "invalid_period"),
        (.init(firstDay: today, lastDay: today.advanced(by: -1)), "invalid_period"),
        (.init(firstDay: today.advanced(by: -8)), "period_too_far_back"),
        (.init(firstDay: today, note: String(repeating: "x", count: 201)), "note_too_long"),
        (.init(firstDay: today, note: String(repeating: "x", count: 50_000)), "note_too_long"),
        (.init(firstDay: today, note: "a\u{7}b"), "control_character"),
        (.init(firstDay: today, kind: .unrecognized(9)), "invalid_kind"),
        (.init(periodID: .sample(77), firstDay: today), "period_not_found"),
      ]
      for (index, (request, reason)) in wrong.enumerated() {
        let error = await failure {
          _ = try await calendars.setAwayPeriod(request, .of(ada, request: UInt64(index + 1)))
        }
        #expect(error?.reason == reason, "\(index): \(String(describing: error))")
      }
      let told = try await self.events(home)
      #expect(told.isEmpty)
    }
  }

  @Test("rest days apply from tomorrow on, to this member only (SHD-004)")
  func restDays() throws {
    try TestInstallation.run { [today] home in
      let calendars = GatewayV1.CalendarsClient(home.channel())
      let ada = home.home.ada
      let chosen = try await calendars.setRestDays(
        .init(weekdays: [7, 6]),
        .of(ada, request: 1)
      )
      #expect(chosen.restDays?.weekdays == [])
      #expect(chosen.restDays?.weekdaysFromTomorrow == [6, 7])
      _ = try await calendars.setRestDays(.init(weekdays: [1]), .of(ada, request: 2))
      let same = try await calendars.setRestDays(.init(weekdays: [1]), .of(ada, request: 3))
      #expect(same.restDays?.revision == 2)
      try await home.simulation.loop.sleep(for: .seconds(86_400))
      let held = try await calendars.getRestDays(.init(), .of(ada))
      #expect(held.restDays?.weekdays == [1] && held.restDays?.weekdaysFromTomorrow == [1])
      let none = try await calendars.setRestDays(.init(), .of(ada, request: 4))
      #expect(none.restDays?.weekdays == [1] && none.restDays?.weekdaysFromTomorrow == [])
      let error = await failure {
        _ = try await calendars.setRestDays(.init(weekdays: [1, 2, 3, 4]), .of(ada, request: 5))
      }
      #expect(error?.reason == "too_many_rest_days" && error?.code == .invalidArgument)
      let told = try await self.events(home)
      #expect(told.map(\.kind) == ["rest_days_set", "rest_days_set", "rest_days_set"])
      let bodies = try told.compactMap { try $0.body(as: GatewayV1.RestDaysSet.self) }
      #expect(bodies.map(\.validFrom) == [1, 1, 2].map { today.advanced(by: $0) })
      #expect(bodies.map(\.weekdays) == [[6, 7], [1], []])
    }
  }

  @Test("a household has at most 120 holidays, on however few days (SHD-004)")
  func tooManyHolidays() throws {
    try TestInstallation.run { [today] home in
      let calendars = GatewayV1.CalendarsClient(home.channel())
      let ada = home.home.ada
      var last: HolidayID?
      for number in 1...120 {
        last = try await calendars.setHouseholdHoliday(
          .init(firstDay: today, lastDay: today, name: "\(number)"),
          .of(ada, request: UInt64(number))
        ).holiday?.id
        try await home.simulation.loop.sleep(for: .milliseconds(100))
      }
      let request = GatewayV1.SetHouseholdHolidayRequest(
        firstDay: today,
        lastDay: today,
        name: "one more"
      )
      let error = await failure {
        _ = try await calendars.setHouseholdHoliday(request, .of(ada, request: 121))
      }
      #expect(error?.reason == "too_many_holidays" && error?.code == .resourceExhausted)
      #expect(error?.violations.map(\.field) == ["holidays"])
      #expect(error?.violations.map(\.limit) == [120])
      // An existing one may be changed, and frees its slot when it is removed.
      var change = request
      change.holidayID = last
      _ = try await calendars.setHouseholdHoliday(change, .of(ada, request: 122))
      _ = try await calendars.removeHouseholdHoliday(
        .init(holidayID: last),
        .of(ada, request: 123)
      )
      _ = try await calendars.setHouseholdHoliday(request, .of(ada, request: 124))
    }
  }

  @Test("holidays are the household's, set by parents (SHD-004)")
  func holidays() throws {
    try TestInstallation.run { [today] home in
      let calendars = GatewayV1.CalendarsClient(home.channel())
      let people = home.home
      let request = GatewayV1.SetHouseholdHolidayRequest(
        firstDay: today.advanced(by: 33),
        lastDay: today.advanced(by: 35),
        name: "Christmas"
      )
      let byChild = await failure {
        _ = try await calendars.setHouseholdHoliday(request, .of(people.cleo, request: 1))
      }
      #expect(byChild?.code == .permissionDenied)
      let set = try await calendars.setHouseholdHoliday(request, .of(people.ada, request: 2))
      #expect(set.holiday?.name == "Christmas" && set.holiday?.revision == 1)
      let listed = try await calendars.listHouseholdHolidays(.init(), .of(people.cleo))
      #expect(listed.holidays == [set.holiday].compactMap(\.self))
      #expect(
        try await calendars.listHouseholdHolidays(.init(), .of(people.zoe)).holidays.isEmpty
      )
      let many = await failure {
        _ = try await calendars.setHouseholdHoliday(
          .init(firstDay: today.advanced(by: 60), lastDay: today.advanced(by: 120)),
          .of(people.ada, request: 3)
        )
      }
      #expect(many?.reason == "too_many_holidays" && many?.code == .resourceExhausted)
      _ = try await calendars.removeHouseholdHoliday(
        .init(holidayID: set.holiday?.id),
        .of(people.ben, request: 4)
      )
      let told = try await self.events(home)
      #expect(told.map(\.kind) == ["household_holiday_set", "household_holiday_removed"])
      #expect(told.allSatisfy { $0.stamp.space == nil })
    }
  }
}
