import AnalyticsDomain
import Testing
import Vocabulary

/// An instant in Vienna, as `2026-11-21 23:10`.
private func at(_ text: String, _ calendar: HouseholdCalendar = .utc) -> Timestamp {
  let parts = text.split(separator: " ")
  guard let day = LocalDay(text: parts[0]), let time = LocalTime(text: parts[1]) else {
    Issue.record("\(text) is no time")
    return Timestamp(millisecondsSinceEpoch: 0)
  }
  return calendar.timestamp(day: day, time: time)
}

private func entry(
  _ type: HealthDataType,
  _ start: Timestamp,
  _ end: Timestamp? = nil,
  amount: Int = 0,
  goal: Int = 16
) -> HealthEntry {
  entry(1, type, start, end, amount: amount, goal: goal)
}

private func entry(
  _ number: UInt64,
  _ type: HealthDataType,
  _ start: Timestamp,
  _ end: Timestamp? = nil,
  amount: Int = 0,
  goal: Int = 16,
  in calendar: HouseholdCalendar = .utc
) -> HealthEntry {
  var made = HealthEntry(
    id: HealthEntryID(rawValue: UniqueID(high: 1, low: number)),
    type: type,
    start: start,
    end: end,
    amount: amount,
    goalHours: type == .fasting ? goal : 0,
    createdAt: start
  )
  made.localDay = calendar.day(of: made.countsAt)
  return made
}

@Suite("A health entry")
struct HealthEntryRulesTests {
  private static let now = at("2026-11-21 12:00")

  @Test(
    "is kept within the limits of its log (FST-011)",
    arguments: [
      (entry(.weight, now, amount: 20_000), nil),
      (entry(.weight, now, amount: 19_999), "out_of_range"),
      (entry(.weight, now, amount: 500_000), nil),
      (entry(.weight, now, amount: 500_001), "out_of_range"),
      (entry(.hydration, now, amount: 1), nil),
      (entry(.hydration, now, amount: 0), "out_of_range"),
      (entry(.hydration, now, amount: 5_000), nil),
      (entry(.hydration, now, amount: 5_001), "out_of_range"),
      (entry(.sleep, now - .seconds(60), now), nil),
      (entry(.sleep, now - .seconds(59), now), "out_of_range"),
      (entry(.sleep, now - .seconds(86_400), now), nil),
      (entry(.sleep, now - .seconds(86_401), now), "out_of_range"),
      (entry(.sleep, now, now), "end_before_start"),
      (entry(.sleep, now), "end_required"),
      (entry(.fasting, now - .seconds(7 * 86_400), now), nil),
      (entry(.fasting, now - .seconds(7 * 86_400 + 1), now), "out_of_range"),
      (entry(.fasting, now, now - .seconds(1)), "end_before_start"),
      (entry(.fasting, now, goal: 0), "out_of_range"),
      (entry(.fasting, now, goal: 49), "out_of_range"),
      (entry(.fasting, now, goal: 48), nil),
      (entry(.weight, now, now + .seconds(1), amount: 80_000), "not_allowed"),
      (entry(.weight, now + .seconds(300), amount: 80_000), nil),
      (entry(.weight, now + .seconds(301), amount: 80_000), "in_future"),
      (entry(.weight, Timestamp(millisecondsSinceEpoch: 0), amount: 80_000), nil),
      (entry(.weight, Timestamp(millisecondsSinceEpoch: -1), amount: 80_000), "out_of_range"),
    ] as [(HealthEntry, String?)]
  )
  func limits(_ entry: HealthEntry, _ code: String?) {
    #expect(entry.violations(now: Self.now).first?.code == code, "\(entry)")
  }

  @Test("has limits in the member's unit, and is stored in base units (FST-012)")
  func units() {
    let light = entry(.weight, Self.now, amount: 1)
    #expect(
      light.violations(now: Self.now, units: .us).first?.detail
        == "It must be 44.1 lb to 1102.3 lb."
    )
    #expect(light.violations(now: Self.now).first?.limit == 20_000)
    #expect(
      HealthUnits.us.weight(81_647) == "180.0 lb" && HealthUnits.metric.weight(81_647) == "81.6 kg"
    )
    #expect(
      HealthUnits.us.volume(2_000) == "68 fl oz" && HealthUnits.metric.volume(250) == "250 ml"
    )
  }

  @Test("has a note of at most 500 characters of any script")
  func note() {
    var fast = entry(.fasting, Self.now)
    fast.note = String(repeating: "👩‍👩‍👧", count: 500)
    #expect(fast.violations(now: Self.now).isEmpty)
    fast.note += "x"
    #expect(fast.violations(now: Self.now).first?.code == "field_too_long")
    fast.note = "bell\u{7}"
    #expect(fast.violations(now: Self.now).first?.code == "control_character")
  }
}

@Suite("A type of health data")
struct HealthDataTypeTests {
  @Test("has a number, by which types are sorted (FST-001)")
  func numbers() {
    let types: [HealthDataType] = [.weight, .hydration, .sleep, .fasting]
    #expect(HealthDataType.allCases == types && types.map(\.rawValue) == [1, 2, 3, 4])
    #expect(types.reversed().sorted() == types && HealthDataType(rawValue: 0) == nil)
  }
}

@Suite("A child's health data")
struct HealthAccessTests {
  @Test(
    "includes neither weight nor fasts (FST-002, FST-003, FST-089)",
    arguments: HealthDataType.allCases
  )
  func access(_ type: HealthDataType) {
    let adult = HealthAccess(role: .parent, isOwnSpace: true, hasConsent: false)
    #expect(throws: Never.self) { try adult.check(type) }
    #expect(adult.types == HealthDataType.allCases)
    #expect(throws: Never.self) { try adult.checkConsent() }
    for (role, isOwn, hasConsent) in [
      (Role.child, true, true), (.parent, false, true), (.child, true, false),
      (.parent, false, false),
    ] {
      let child = HealthAccess(role: role, isOwnSpace: isOwn, hasConsent: hasConsent)
      #expect(child.types == [.hydration, .sleep])
      var refusal: HealthRefusal?
      do throws(HealthRefusal) { try child.check(type) } catch { refusal = error }
      #expect(refusal == (type.isForAdults ? .notForChildren : nil))
      refusal = nil
      do throws(HealthRefusal) { try child.checkConsent() } catch { refusal = error }
      #expect(refusal == (hasConsent ? nil : .noConsent))
    }
  }
}

@Suite("A fasting timer")
struct FastingClockTests {
  private static let start = at("2026-11-20 20:00")

  @Test("shows the elapsed time, the remaining time and the share (FST-013)")
  func clock() {
    let fast = entry(.fasting, Self.start)
    let half = FastingClock(fast, at: Self.start + .seconds(8 * 3_600))
    #expect(half.elapsedSeconds == 28_800 && half.remainingSeconds == 28_800 && half.percent == 50)
    let over = FastingClock(fast, at: Self.start + .seconds(24 * 3_600))
    #expect(over.remainingSeconds == 0 && over.percent == 150 && !over.isStale)
    let early = FastingClock(fast, at: Self.start - .seconds(60))
    #expect(early.elapsedSeconds == 0 && early.percent == 0)
  }

  @Test("is stale after 72 hours, and not once the fast has ended")
  func stale() {
    var fast = entry(.fasting, Self.start)
    let limit = Self.start + .seconds(72 * 3_600)
    #expect(!FastingClock(fast, at: limit).isStale)
    #expect(FastingClock(fast, at: limit + .milliseconds(1)).isStale)
    fast.end = limit
    #expect(!FastingClock(fast, at: limit + .seconds(86_400)).isStale)
  }
}

@Suite("Health goals")
struct HealthGoalsTests {
  @Test("are kept within their ranges (FST-014, FST-021)")
  func ranges() {
    var goals = HealthGoals()
    #expect(goals.violations.isEmpty)
    goals.weightGrams = 19_999
    goals.fastingHours = 49
    goals.hydrationMillilitres = 249
    goals.sleepMinutes = 450
    #expect(goals.violations.map(\.field) == ["weight_g", "fasting_hours", "hydration_ml"])
    goals.sleepMinutes = 445
    #expect(goals.violations.last?.field == "sleep_minutes")
    #expect(
      HealthGoals.hydrationChoices.first == 1_000 && HealthGoals.hydrationChoices.last == 4_000
    )
  }
}

@Suite("A mean time of day")
struct CircularMeanTests {
  @Test(
    "wraps around midnight",
    arguments: [
      ([1_437, 7], 2), ([1_430, 10], 0), ([1_380, 60], 0), ([600, 660], 630), ([0], 0),
      ([1_439, 1_439], 1_439), ([], nil), ([0, 720], nil),
    ] as [([Int], Int?)]
  )
  func mean(_ minutes: [Int], _ expected: Int?) {
    #expect(CircularMean.minutes(minutes) == expected)
  }
}

@Suite("Figures of one day:")
struct HealthDayFiguresTests {
  private static let vienna = HouseholdCalendar(zoneName: "Europe/Vienna") ?? .utc

  @Test("a sleep counts on the day of waking up, and no minute counts twice (FST-015)")
  func sleep() throws {
    let calendar = Self.vienna
    let first = try #require(LocalDay(text: "2026-11-20"))
    let days = [first, first.advanced(by: 1)]
    let figures = HealthDayFigures.of(
      days,
      [
        entry(
          1,
          .sleep,
          at("2026-11-20 23:00", calendar),
          at("2026-11-21 07:00", calendar),
          in: calendar
        ),
        entry(
          2,
          .sleep,
          at("2026-11-20 23:30", calendar),
          at("2026-11-21 07:30", calendar),
          in: calendar
        ),
      ],
      calendar,
      now: at("2026-11-21 12:00", calendar)
    )
    #expect(figures.map(\.sleepMinutes) == [nil, 510])
  }

  @Test(
    "a night with waking phases is one, without the minutes awake (FST-015)",
    arguments: [(5, true), (60, true), (61, false)]
  )
  func nightWithWaking(_ awake: Int, isOne: Bool) throws {
    let first = try #require(LocalDay(text: "2026-11-20"))
    let woken = at("2026-11-20 23:40")
    let asleep = woken + .seconds(awake * 60)
    let figures = HealthDayFigures.of(
      [first, first.advanced(by: 1)],
      [
        entry(3, .sleep, at("2026-11-21 02:05"), at("2026-11-21 07:00")),
        entry(1, .sleep, at("2026-11-20 22:30"), woken),
        entry(2, .sleep, asleep, at("2026-11-21 02:00")),
        // A nap is another sleep of the day.
        entry(4, .sleep, at("2026-11-21 14:00"), at("2026-11-21 14:20")),
      ],
      .utc,
      now: at("2026-11-21 15:00")
    )
    let later = 140 - awake + 295 + 20
    #expect(figures.map(\.sleepMinutes) == (isOne ? [nil, 70 + later] : [70, later]))
    let night = HealthSpan(
      start: isOne ? at("2026-11-20 22:30") : asleep,
      end: at("2026-11-21 07:00")
    )
    #expect(figures[1].night == night)
  }

  @Test("a chain of sleeps moves each to the next day at most, and no further than 24 h (FST-015)")
  func chain() throws {
    let first = try #require(LocalDay(text: "2026-11-20"))
    let start = at("2026-11-20 00:10")
    // Asleep for 50 minutes of each hour, for three days.
    let entries = (0..<72).map { hour in
      let begin = start + .seconds(hour * 3_600)
      return entry(UInt64(hour + 1), .sleep, begin, begin + .seconds(3_000))
    }
    let days = (0..<4).map { first.advanced(by: $0) }
    let all = HealthDayFigures.of(days, entries, .utc, now: start + .seconds(400_000))
    #expect(all.compactMap(\.sleepMinutes).reduce(0, +) == 72 * 50)
    for day in days {
      let (before, after) = HealthNight.nearbyDays
      let (earliest, latest) = (day.advanced(by: -before), day.advanced(by: after))
      let nearby = entries.filter { (earliest...latest).contains($0.localDay) }
      let one = HealthDayFigures.of([day], nearby, .utc, now: start + .seconds(400_000))
      #expect(one.first == all.first(where: { $0.day == day }))
    }
  }

  @Test(
    "have 23 and 25 hours when the clocks change (FST-017)",
    arguments: [("2026-03-29", 23), ("2026-10-25", 25), ("2026-11-21", 24)]
  )
  func clockChanges(_ text: String, hours: Int) throws {
    let day = try #require(LocalDay(text: text))
    let calendar = Self.vienna
    let midnight = calendar.start(of: day)
    let last = calendar.end(of: day) - .milliseconds(1)
    let figures = try #require(
      HealthDayFigures.of(
        [day],
        [
          entry(1, .hydration, midnight - .milliseconds(1), amount: 1, in: calendar),
          entry(2, .hydration, midnight, amount: 10, in: calendar),
          entry(3, .hydration, last, amount: 100, in: calendar),
          entry(4, .hydration, last + .milliseconds(1), amount: 1_000, in: calendar),
          entry(5, .fasting, midnight - .seconds(3_600), last + .seconds(3_600), in: calendar),
        ],
        calendar,
        now: last
      ).first
    )
    #expect(figures.waterMillilitres == 110)
    #expect(figures.span.minutes == hours * 60)
    #expect(figures.fasts.map(\.span) == [figures.span])
  }

  @Test("the weight of a day is the latest entry (FST-015)")
  func weight() throws {
    let day = try #require(LocalDay(text: "2026-11-21"))
    let figures = HealthDayFigures.of(
      [day],
      [
        entry(1, .weight, at("2026-11-21 20:00"), amount: 81_000),
        entry(2, .weight, at("2026-11-21 07:00"), amount: 80_000),
      ],
      .utc,
      now: at("2026-11-21 23:00")
    )
    #expect(figures.first?.weightGrams == 81_000)
  }
}

@Suite("Figures of seven days")
struct HealthWeekFiguresTests {
  private static let now = at("2026-11-21 12:00")

  private func week(_ entries: [HealthEntry], goal: Int? = nil) -> HealthWeekFigures {
    let today = HouseholdCalendar.utc.day(of: Self.now)
    let days = (-6...0).map { today.advanced(by: $0) }
    var goals = HealthGoals()
    goals.weightGrams = goal
    return HealthWeekFigures(
      week: HealthDayFigures.of(days, entries, .utc, now: Self.now),
      weights: entries.filter { $0.type == .weight },
      fasts: entries.filter { $0.type == .fasting },
      goals: goals,
      calendar: .utc,
      now: Self.now
    )
  }

  @Test("are empty without entries (FST-016, FST-102)")
  func empty() {
    #expect(week([]) == HealthWeekFigures())
    let old = week([entry(.weight, at("2026-11-01 07:00"), amount: 80_000)])
    #expect(
      old.weightGrams == 80_000 && old.weightChangeGrams == nil && old.weightTrendGrams == nil
    )
  }

  @Test("compare the weight with the latest of seven days ago and with the goal (FST-016)")
  func weight() {
    let figures = week(
      [
        entry(1, .weight, at("2026-11-01 07:00"), amount: 84_000),
        entry(2, .weight, at("2026-11-14 12:00"), amount: 82_000),
        entry(3, .weight, at("2026-11-14 12:01"), amount: 90_000),
        entry(4, .weight, at("2026-11-21 07:00"), amount: 81_000),
      ],
      goal: 78_000
    )
    #expect(figures.weightChangeGrams == -1_000 && figures.weightToGoalGrams == -3_000)
    let line = week(
      (0..<15).map { day in
        entry(
          UInt64(day + 1),
          .weight,
          at("2026-11-07 07:00") + .seconds(day * 86_400),
          amount: 80_000 - day * 100
        )
      }
    )
    #expect(line.weightTrendGrams == -700)
  }

  @Test("count finished fasts, goals, water, nights and a bedtime around midnight (FST-016)")
  func others() {
    let figures = week([
      entry(1, .fasting, at("2026-11-20 16:00"), at("2026-11-21 08:00")),
      entry(2, .fasting, at("2026-11-18 20:00"), at("2026-11-19 06:00")),
      entry(3, .fasting, at("2026-11-13 20:00"), at("2026-11-14 12:00")),
      entry(4, .fasting, at("2026-11-21 08:00")),
      entry(5, .hydration, at("2026-11-20 10:00"), amount: 1_000),
      entry(6, .hydration, at("2026-11-20 11:00"), amount: 500),
      entry(7, .hydration, at("2026-11-21 10:00"), amount: 500),
      entry(8, .sleep, at("2026-11-19 23:57"), at("2026-11-20 07:00")),
      entry(9, .sleep, at("2026-11-21 00:07"), at("2026-11-21 07:10")),
      entry(10, .sleep, at("2026-11-20 14:00"), at("2026-11-20 14:30")),
    ])
    #expect(figures.fastsFinished == 2 && figures.fastGoalsReached == 1)
    #expect(figures.averageFastMinutes == 780)
    #expect(figures.averageWater == 1_000)
    #expect(figures.meanBedtime == 2 && figures.meanWaking == 425)
    #expect(figures.averageSleepMinutes == 438)
  }
}

@Suite("Health figures at the limits of time")
struct HealthTimeTests {
  private static let instants =
    [
      "1970-01-01", "1969-12-31", "2038-01-19", "2050-12-31", "2028-02-29", "2026-03-29",
      "2026-10-25",
    ]
    .compactMap { LocalDay(text: $0) }
    .flatMap { day in
      [HouseholdCalendar.utc.start(of: day), HouseholdCalendar.utc.end(of: day) - .milliseconds(1)]
    } + [Timestamp.contractRange.lowerBound, Timestamp.contractRange.upperBound]

  @Test("are computed on every such day (FST-103, FST-104)", arguments: instants)
  func ends(_ instant: Timestamp) {
    for zone in ["UTC", "Europe/Vienna", "Pacific/Apia", "America/Sao_Paulo"] {
      let calendar = HouseholdCalendar(zoneName: zone) ?? .utc
      for other in Self.instants { Self.walk(instant, other, calendar) }
    }
  }

  @Test("survive 100,000 random steps between 1900 and 2100 (FST-135)")
  func random() {
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ count: UInt64) -> UInt64 {
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      return seed % count
    }
    let (first, span) = (Int64(-2_208_988_800_000), UInt64(6_311_433_600_000))
    let vienna = HouseholdCalendar(zoneName: "Europe/Vienna") ?? .utc
    var valid = 0
    for _ in 0..<20_000 {
      let a = Timestamp(millisecondsSinceEpoch: first + Int64(next(span)))
      let b =
        next(3) == 0
        ? a + .seconds(Int64(next(200_000)))
        : Timestamp(millisecondsSinceEpoch: first + Int64(next(span)))
      valid += Self.walk(a, b, vienna)
    }
    // Each step computes five figures; some of the entries are valid, so that both paths are taken.
    #expect(valid > 1_000)
  }

  /// - Returns: the number of valid entries.
  @discardableResult
  private static func walk(_ a: Timestamp, _ b: Timestamp, _ calendar: HouseholdCalendar) -> Int {
    let entries = [
      entry(1, .fasting, a, b > a ? b : nil, goal: 48, in: calendar),
      entry(2, .sleep, min(a, b), max(a, b), in: calendar),
      entry(3, .weight, a, amount: 80_000, in: calendar),
      entry(4, .hydration, b, amount: .max, in: calendar),
      entry(5, .hydration, b, amount: .max, in: calendar),
    ]
    let day = calendar.day(of: b)
    let days = HealthDayFigures.of([day.advanced(by: -1), day], entries, calendar, now: b)
    for figures in days {
      #expect((figures.sleepMinutes ?? 0) >= 0 && figures.waterMillilitres >= 0)
    }
    let week = HealthWeekFigures(
      week: days,
      weights: entries.filter { $0.type == .weight },
      fasts: entries.filter { $0.type == .fasting },
      goals: HealthGoals(),
      calendar: calendar,
      now: b
    )
    #expect(week.fastsFinished >= 0)
    let clock = FastingClock(entries[0], at: b)
    #expect(clock.elapsedSeconds >= 0 && clock.remainingSeconds >= 0)
    return entries.count { $0.violations(now: max(a, b)).isEmpty }
  }
}
