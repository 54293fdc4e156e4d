import Testing
import Vocabulary

@Suite("A household's calendar")
struct HouseholdCalendarTests {
  func calendar(_ zone: String, dayStart: String = "00:00") throws -> HouseholdCalendar {
    let start = try #require(LocalTime(text: dayStart))
    return try #require(HouseholdCalendar(zoneName: zone, dayStart: start))
  }

  func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text: text)) }

  @Test("assigns an instant to the member's own day (TSK-004)")
  func zones() throws {
    // 2025-03-12T23:30:00Z
    let instant = Timestamp(millisecondsSinceEpoch: 1_741_822_200_000)
    #expect(try calendar("Europe/Berlin").day(of: instant).text == "2025-03-13")
    #expect(try calendar("UTC").day(of: instant).text == "2025-03-12")
    #expect(try calendar("America/New_York").day(of: instant).text == "2025-03-12")
    #expect(try calendar("Europe/Berlin").time(of: instant).text == "00:30")
  }

  @Test(
    "has days of 23, 24 and 25 hours (TSK-004)",
    arguments: [("2025-03-30", 23), ("2025-03-31", 24), ("2025-10-26", 25)]
  )
  func lengths(text: String, hours: Int64) throws {
    let berlin = try calendar("Europe/Berlin")
    let day = try day(text)
    #expect((berlin.end(of: day) - berlin.start(of: day)).milliseconds == hours * 3_600_000)
    #expect(berlin.day(of: berlin.start(of: day)) == day)
    #expect(berlin.day(of: berlin.end(of: day) - .milliseconds(1)) == day)
  }

  @Test(
    "has a first and a last day, and every instant is in a representable one",
    arguments: ["UTC", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati"]
  )
  func ends(zone: String) throws {
    let calendar = try calendar(zone, dayStart: "05:00")
    let instants = Timestamp.contractRange
    #expect(calendar.start(of: .first) == instants.lowerBound)
    #expect(instants.contains(calendar.start(of: LocalDay.first.advanced(by: 1))))
    #expect(calendar.end(of: .last) > instants.upperBound)
    #expect((calendar.end(of: .last) - calendar.start(of: .last)).milliseconds >= 86_400_000)
    #expect(calendar.day(of: instants.lowerBound) == .first)
    #expect(calendar.day(of: instants.upperBound) == .last)
    #expect(calendar.wallDay(of: instants.lowerBound) == .first)
    #expect(calendar.wallDay(of: instants.upperBound) == .last)
  }

  @Test("moves a time that a clock change skips to the first instant after the gap")
  func gap() throws {
    let berlin = try calendar("Europe/Berlin")
    let instant = berlin.timestamp(day: try day("2025-03-30"), time: try time("02:30"))
    #expect(instant.millisecondsSinceEpoch == 1_743_296_400_000)  // 2025-03-30T01:00:00Z
    #expect(berlin.time(of: instant).text == "03:00")
  }

  @Test("takes the first of two equal times")
  func overlap() throws {
    let berlin = try calendar("Europe/Berlin")
    let instant = berlin.timestamp(day: try day("2025-10-26"), time: try time("02:30"))
    #expect(instant.millisecondsSinceEpoch == 1_761_438_600_000)  // 2025-10-26T00:30:00Z
  }

  @Test(
    "has consecutive days in order, each from its start to the next one's (TSK-004)",
    arguments: [
      ("Europe/Berlin", "02:30", "2025-10-26"), ("Europe/Berlin", "02:00", "2025-10-26"),
      ("Europe/Berlin", "02:30", "2025-03-30"), ("America/St_Johns", "00:00", "2010-11-07"),
      ("America/Havana", "00:00", "2025-11-02"), ("America/Havana", "00:30", "2025-11-02"),
      ("Asia/Beirut", "00:00", "2024-10-27"), ("Australia/Lord_Howe", "01:45", "2025-04-06"),
      ("Antarctica/Troll", "02:00", "2025-10-26"), ("America/Sao_Paulo", "00:00", "2017-10-15"),
    ]
  )
  func inOrder(zone: String, dayStart: String, text: String) throws {
    let calendar = try calendar(zone, dayStart: dayStart)
    var day = try day(text).advanced(by: -1)
    var instant = calendar.start(of: day)
    let last = calendar.end(of: day.advanced(by: 2))
    while instant < last {
      if instant >= calendar.end(of: day) { day = day.advanced(by: 1) }
      #expect(calendar.day(of: instant) == day, "\(instant)")
      instant = instant + .seconds(300)
    }
  }

  @Test("supports a zone that skipped a whole day")
  func skippedDay() throws {
    let apia = try calendar("Pacific/Apia")
    let before = try day("2011-12-29")
    #expect(apia.day(of: apia.end(of: before)).text == "2011-12-31")
    #expect(apia.start(of: try day("2011-12-30")) == apia.start(of: try day("2011-12-31")))
  }

  @Test("starts the day at the household's hour")
  func dayStart() throws {
    let late = try calendar("Europe/Berlin", dayStart: "05:00")
    let day = try day("2025-03-12")
    let start = late.start(of: day)
    #expect(late.time(of: start).text == "05:00")
    #expect(late.day(of: start) == day)
    #expect(late.day(of: start - .milliseconds(1)) == day.advanced(by: -1))
    #expect(late.wallDay(of: start - .milliseconds(1)) == day)
  }

  @Test(
    "begins each day where the one before ends, in every hour of the year",
    arguments: [
      "Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC",
    ]
  )
  func seamless(zone: String) throws {
    let calendar = try calendar(zone)
    for days in 20_000..<20_400 {
      let day = LocalDay(daysSinceEpoch: Int32(days))
      let start = calendar.start(of: day)
      #expect(calendar.day(of: start) == day)
      #expect(calendar.day(of: start - .milliseconds(1)) == day.advanced(by: -1))
    }
  }

  @Test(
    "refuses a zone that the machine does not know",
    arguments: ["", "Mars/Olympus", "Europe/"]
  )
  func unknownZone(name: String) {
    #expect(HouseholdCalendar(zoneName: name) == nil)
  }

  @Test(
    "distinguishes names of the database from offsets and abbreviations",
    arguments: [
      ("Europe/Berlin", true), ("UTC", true), ("Etc/UTC", true), ("Etc/GMT+5", true), ("GMT", true),
      ("GMT+0", true), ("EST5EDT", true), ("CET", true), ("US/Eastern", true),
      ("Asia/Calcutta", true), ("GMT+5", false), ("GMT-0530", false), ("UTC+05:00", false),
      ("IST", false), ("PST", false), ("SystemV/EST5", false), ("", false), ("Mars/Olympus", false),
    ]
  )
  func zoneNames(name: String, isName: Bool) {
    #expect(HouseholdCalendar.isZoneName(name) == isName)
  }

  private func time(_ text: String) throws -> LocalTime { try #require(LocalTime(text: text)) }
}

@Suite("An instant")
struct TimestampTests {
  @Test("is limited to the years a contract can carry instead of trapping")
  func ends() {
    let last = Timestamp.contractRange.upperBound
    #expect(last + .seconds(Int64.max) == last)
    #expect(
      Timestamp(millisecondsSinceEpoch: 0) - .seconds(Int64.max)
        == Timestamp.contractRange.lowerBound
    )
    #expect(Timestamp(checked: .max) == nil)
    #expect(
      Timestamp(millisecondsSinceEpoch: .max) - Timestamp(millisecondsSinceEpoch: .min)
        > .zero
    )
  }

  @Test("moves by whole milliseconds")
  func arithmetic() {
    let instant = Timestamp(millisecondsSinceEpoch: 1_000)
    #expect((instant + .microseconds(1_999)).millisecondsSinceEpoch == 1_001)
    #expect((instant - .seconds(2)).millisecondsSinceEpoch == -1_000)
    #expect(instant - Timestamp(millisecondsSinceEpoch: 250) == .milliseconds(750))
  }
}
