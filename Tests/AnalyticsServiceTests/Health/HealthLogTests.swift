import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import AnalyticsService

@Suite("A member's health logs")
struct HealthLogTests {
  @Test("are stored, listed by page and period, changed and deleted (FST-005, FST-011)")
  func lists() async throws {
    let health = try await TestHealth()
    for hour in 0..<7 {
      try await health.create(
        .init(type: .weight, start: health.hours(Double(-24 * hour)), grams: 80_000 + Int32(hour))
      )
    }
    var seen: [Int32] = []
    var token = ""
    repeat {
      let page = try await health.list(.init(type: .weight, pageSize: 3, pageToken: token))
      #expect(page.entries.count <= 3)
      seen += page.entries.map(\.grams)
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(seen == (0..<7).map { 80_000 + $0 })
    let today = HouseholdCalendar.utc.day(of: .testStart)
    let some = try await health.list(
      .init(type: .weight, from: today.advanced(by: -3), to: today.advanced(by: -2))
    )
    #expect(some.entries.map(\.grams) == [80_002, 80_003])
    var first = try #require(some.entries.first)
    first.grams = 79_000
    let changed = try await health.update(first, ["grams"], expecting: 1)
    #expect(changed.changed && changed.entry?.revision == 2)
    let same = try await health.update(first, ["grams"])
    #expect(!same.changed && same.entry?.revision == 2)
    #expect(
      await refusal { try await health.delete(first.id, expecting: 1) } == "revision_mismatch"
    )
    try await health.delete(first.id, expecting: 2)
    #expect(await refusal { _ = try await health.get(first.id) } == "unknown_entry")
    #expect(
      await refusal {
        try await health.create(.init(id: first.id, type: .weight, grams: 80_000))
      } == "id_taken"
    )
  }

  @Test("refuse invalid values with the field and the limit, and change nothing (FST-001, FST-011)")
  func refusals() async throws {
    let health = try await TestHealth()
    #expect(await refusal { try await health.create(.init(grams: 1)) } == "type_required")
    #expect(
      await refusal { try await health.create(.init(type: .weight, grams: 1)) } == "out_of_range"
    )
    #expect(
      await refusal {
        try await health.create(.init(type: .weight, start: .init(seconds: .max), grams: 80_000))
      } == "out_of_range"
    )
    #expect(await refusal { _ = try await health.list(.init()) } == "type_required")
    #expect(
      await refusal { _ = try await health.list(.init(type: .weight, pageSize: 201)) }
        == "out_of_range"
    )
    #expect(
      await refusal { _ = try await health.list(.init(type: .weight, pageToken: "x")) }
        == "invalid_page_token"
    )
    let weight = try await health.create(.init(type: .weight, grams: 80_000))
    #expect(await refusal { _ = try await health.update(weight, ["note"]) } == "unknown_field")
    #expect(await refusal { _ = try await health.update(weight, []) } == "update_mask_required")
    #expect(try await health.events().count == 1)
  }

  @Test("contain at most 20,000 ml of water a day, even when an entry moves to that day (§2)")
  func water() async throws {
    let health = try await TestHealth()
    for _ in 0..<4 {
      try await health.create(.init(type: .hydration, millilitres: 5_000))
    }
    #expect(
      await refusal { try await health.create(.init(type: .hydration, millilitres: 1)) }
        == "out_of_range"
    )
    var yesterday = try await health.create(
      .init(type: .hydration, start: health.hours(-24), millilitres: 100)
    )
    yesterday.start = health.hours(0)
    #expect(await refusal { _ = try await health.update(yesterday, ["start"]) } == "out_of_range")
    // An existing entry does not count against its own change.
    let page = try await health.list(.init(type: .hydration, pageSize: 1))
    var last = try #require(page.entries.first)
    last.millilitres = 4_999
    #expect(try await health.update(last, ["millilitres"]).changed)
  }

  @Test("allow no overlap of two manual sleeps; adjacent ones are valid")
  func sleep() async throws {
    let health = try await TestHealth()
    let night = try await health.create(
      .init(type: .sleep, start: health.hours(-16), end: health.hours(-8))
    )
    #expect(
      await refusal {
        try await health.create(
          .init(type: .sleep, start: health.hours(-9), end: health.hours(-7))
        )
      } == "overlap"
    )
    try await health.create(.init(type: .sleep, start: health.hours(-8), end: health.hours(-7)))
    var longer = night
    longer.start = health.hours(-17)
    #expect(try await health.update(longer, ["start"]).changed)
    #expect(
      await refusal {
        try await health.create(.init(type: .sleep, start: health.hours(-2)))
      } == "end_required"
    )
  }

  @Test("keep the day that was stored when the member moves to another zone (FST-015)")
  func days() async throws {
    let health = try await TestHealth()
    let auckland = HouseholdCalendar(zoneName: "Pacific/Auckland") ?? .utc
    var far = Asker()
    far.calendar = auckland
    let drink = try await health.create(.init(type: .hydration, millilitres: 300), far)
    #expect(drink.localDay == auckland.day(of: .testStart))
    var more = drink
    more.millilitres = 400
    #expect(try await health.update(more, ["millilitres"]).entry?.localDay == drink.localDay)
  }

  @Test(
    "of a child contain water and sleep; weight and fasts are always refused (FST-003)",
    arguments: [Asker.child, .parentOfChild]
  )
  func children(_ asker: Asker) async throws {
    let health = try await TestHealth()
    for type in [AnalyticsV1.HealthDataType.weight, .fasting] {
      #expect(
        await refusal { try await health.create(.init(type: type), asker) } == "not_for_children"
      )
      #expect(
        await refusal { _ = try await health.list(.init(type: type), asker) } == "not_for_children"
      )
    }
    for path in ["weight_g", "fasting_hours"] {
      #expect(
        await refusal {
          _ = try await health.setGoals(.init(weightG: 80_000, fastingHours: 12), [path], asker)
        } == "not_for_children"
      )
    }
    #expect(try await health.events().isEmpty)
    let drink = try await health.create(.init(type: .hydration, millilitres: 300), asker)
    // Both see it: the child, and a parent in the child's space.
    for reader in [Asker.child, .parentOfChild] {
      #expect(try await health.get(drink.id, reader).id == drink.id)
      let list = try await health.list(.init(type: .hydration), reader)
      #expect(list.entries.map(\.millilitres) == [300])
      let goals = try await health.goals(reader)
      #expect(goals.fastingPlans.isEmpty)
    }
    #expect(
      try await health.setGoals(.init(hydrationMl: 900), ["hydration_ml"], asker).hydrationMl == 900
    )
    try await health.delete(drink.id, asker)
    #expect(try await health.list(.init(type: .hydration), asker).entries.isEmpty)
  }

  @Test("are separate for each member: an entry's id is unknown in other spaces (FST-002)")
  func others() async throws {
    let health = try await TestHealth()
    let weight = try await health.create(.init(type: .weight, grams: 80_000))
    for other in [Asker(member: 3), Asker(household: 2)] {
      #expect(await refusal { _ = try await health.get(weight.id, other) } == "unknown_entry")
      #expect(try await health.list(.init(type: .weight), other).entries.isEmpty)
      #expect(await refusal { try await health.delete(weight.id, other) } == "unknown_entry")
    }
  }
}

extension TestHealth {
  fileprivate func update(
    _ entry: AnalyticsV1.HealthEntry,
    _ paths: [String],
    _ asker: Asker
  ) async throws -> AnalyticsV1.UpdateHealthEntryResponse {
    try await update(entry, paths, expecting: 0, asker)
  }

  fileprivate func delete(_ id: HealthEntryID?, _ asker: Asker) async throws {
    try await delete(id, expecting: 0, asker)
  }

  fileprivate func setGoals(
    _ goals: AnalyticsV1.HealthGoals,
    _ paths: [String],
    _ asker: Asker
  ) async throws -> AnalyticsV1.HealthGoals {
    try await setGoals(goals, paths, expecting: 0, asker)
  }
}

@Suite("Health figures")
struct HealthFigureCallsTests {
  @Test("equal a recomputation from all entries, after any changes (FST-016, FST-018)")
  func recomputed() async throws {
    let health = try await TestHealth()
    _ = try await health.setGoals(
      .init(weightG: 78_000, hydrationMl: 1_500),
      ["weight_g", "hydration_ml"]
    )
    var weights: [AnalyticsV1.HealthEntry] = []
    for day in 0..<40 {
      let hours = Double(-24 * day)
      weights.append(
        try await health.create(
          .init(type: .weight, start: health.hours(hours), grams: 80_000 + Int32(day) * 50)
        )
      )
      try await health.create(
        .init(type: .hydration, start: health.hours(hours - 0.5), millilitres: 1_000)
      )
      try await health.create(
        .init(type: .sleep, start: health.hours(hours - 12), end: health.hours(hours - 4))
      )
      try await health.create(
        .init(type: .fasting, start: health.hours(hours - 23), end: health.hours(hours - 6))
      )
    }
    let before = try await health.figures()
    #expect(before.days.count == 7)
    let week = try #require(before.week)
    #expect(week.weightG == 80_000 && week.weightChangeG == -350 && week.weightTrendG == -350)
    #expect(week.weightToGoalG == -2_000 && week.averageWaterMl == 1_000)
    #expect(week.averageSleepMinutes == 480 && week.fastsFinished == 7)
    #expect(week.fastGoalsReached == 7 && week.averageFastMinutes == 17 * 60)
    // The goal of 1,500 ml applies from today on.
    #expect(before.days.map(\.waterPercent) == [50, 50, 50, 50, 50, 50, 66])
    #expect(before.days.allSatisfy { $0.sleepPercent == 100 })
    weights[7].grams = 90_000
    _ = try await health.update(weights[7], ["grams"])
    #expect(try await health.figures().week?.weightChangeG == -10_000)
    try await health.delete(weights[7].id)
    #expect(try await health.figures().week?.weightChangeG == -400)
  }

  @Test("can be requested for any days between 1970 and 2050 (FST-103)")
  func anyDay() async throws {
    let health = try await TestHealth()
    for text in [
      "1970-01-01", "1969-12-31", "2038-01-19", "2050-12-31", "0001-01-01", "9999-12-31",
    ] {
      let day = try #require(LocalDay(text: text))
      let answer = try await health.figures(.init(date: day, days: 92))
      #expect(answer.days.last?.date == day)
    }
    #expect(
      await refusal { _ = try await health.figures(.init(days: 93)) } == "out_of_range"
    )
  }

  @Test("compare a day with the goal of that day: a new goal affects no earlier day (FST-022)")
  func goalsOfDays() async throws {
    let health = try await TestHealth()
    for hours in [-48.0, -24, -1] {
      try await health.create(
        .init(type: .hydration, start: health.hours(hours), millilitres: 1_000)
      )
    }
    _ = try await health.setGoals(.init(hydrationMl: 4_000), ["hydration_ml"])
    #expect(try await health.figures().days.suffix(3).map(\.waterPercent) == [50, 50, 25])
    _ = try await health.setGoals(.init(hydrationMl: 1_000), ["hydration_ml"])
    let same = try await health.figures(.init(days: 2))
    #expect(same.days.map(\.waterPercent) == [50, 100], "the last word of a day holds")
    health.clock.set(Timestamp.testStart + .seconds(86_400))
    _ = try await health.setGoals(.init(sleepMinutes: 420), ["sleep_minutes"])
    let later = try await health.figures()
    #expect(later.days.suffix(4).map(\.waterPercent) == [50, 50, 100, 0])
    #expect(later.days.suffix(2).map(\.sleepGoalMinutes) == [480, 420])
    #expect(later.days.suffix(2).map(\.waterGoalMl) == [1_000, 1_000])
    #expect(try await health.goals().goals?.revision == 3)
    let again = try await health.restarted()
    #expect(try await again.figures().days.suffix(4).map(\.waterPercent) == [50, 50, 100, 0])
  }

  @Test("have goals that are changed by mask and revision, within their ranges (FST-021)")
  func goals() async throws {
    let health = try await TestHealth()
    let usual = try #require(try await health.goals().goals)
    #expect(usual.fastingHours == 16 && usual.hydrationMl == 2_000 && usual.sleepMinutes == 480)
    #expect(usual.units == .metric && usual.weightG == 0)
    let set = try await health.setGoals(
      .init(sleepMinutes: 450, units: .us),
      ["sleep_minutes", "units"]
    )
    #expect(set.revision == 1 && set.hydrationMl == 2_000 && set.units == .us)
    #expect(
      await refusal { _ = try await health.setGoals(.init(sleepMinutes: 455), ["sleep_minutes"]) }
        == "out_of_range"
    )
    #expect(
      await refusal {
        _ = try await health.setGoals(.init(hydrationMl: 900), ["hydration_ml"], expecting: 9)
      } == "revision_mismatch"
    )
    #expect(try await health.events().map(\.kind) == ["health_goals_changed"])
  }
}
