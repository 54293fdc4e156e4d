import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("A typed date")
struct DateReaderTests {
  /// Saturday, 21 November 2026, 10:00 in Berlin.
  private let reader: DateReader
  private let calendar: HouseholdCalendar

  init() throws {
    calendar = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    let day = try #require(LocalDay(text: "2026-11-21"))
    let time = try #require(LocalTime(text: "10:00"))
    reader = DateReader(calendar: calendar, now: calendar.timestamp(day: day, time: time))
  }

  @Test(
    "names a day (CLI-007)",
    arguments: [
      ("today", "2026-11-21"), ("Tomorrow", "2026-11-22"), ("friday", "2026-11-27"),
      ("sat", "2026-11-28"), ("sunday", "2026-11-22"), ("+3d", "2026-11-24"),
      ("+2w", "2026-12-05"), ("-1d", "2026-11-20"), ("2025-03-12", "2025-03-12"),
      ("3d", "2026-11-24"), ("in 3 days", "2026-11-24"), ("in 1 week", "2026-11-28"),
      ("in 2 months", "2027-01-21"), ("+1m", "2026-12-21"), ("+1y", "2027-11-21"),
      ("-9m", "2026-02-21"), ("next week", "2026-11-23"), ("next month", "2026-12-01"),
      ("next friday", "2026-11-27"), ("next Sun", "2026-11-29"), ("30.11.2026", "2026-11-30"),
      ("30.11.", "2026-11-30"), ("1.3", "2027-03-01"), ("21.11.", "2026-11-21"),
      ("20.11.", "2027-11-20"), ("29.2.", "2028-02-29"), ("Sat 2026-11-21", "2026-11-21"),
      ("Monday, 30 November 2026", "2026-11-30"), ("30 nov", "2026-11-30"),
      ("1 March", "2027-03-01"), ("Nov 30, 2027", "2027-11-30"),
      ("30. November 2026", "2026-11-30"),
    ]
  )
  func days(text: String, day: String) throws {
    #expect(try reader.moment(text) == .day(try #require(LocalDay(text: day))))
  }

  @Test(
    "names an instant (CLI-007)",
    arguments: [
      ("2025-03-12T09:00", "2025-03-12T08:00:00Z"), ("18:30", "2026-11-21T17:30:00Z"),
      ("tomorrow 9:00", "2026-11-22T08:00:00Z"), ("fri 18:00", "2026-11-27T17:00:00Z"),
      ("2026-12-01T12:00Z", "2026-12-01T12:00:00Z"),
      ("2026-12-01T12:00:30+02:00", "2026-12-01T10:00:30Z"),
      ("2026-12-01T12:00+14:00", "2026-11-30T22:00:00Z"),
      ("2026-12-01T12:00+0100", "2026-12-01T11:00:00Z"), ("9am", "2026-11-21T08:00:00Z"),
      ("12am", "2026-11-20T23:00:00Z"), ("12:30pm", "2026-11-21T11:30:00Z"),
      ("tomorrow 9 pm", "2026-11-22T20:00:00Z"), ("tomorrow at 9pm", "2026-11-22T20:00:00Z"),
      ("24:00", "2026-11-21T23:00:00Z"), ("2026-11-30T24:00", "2026-11-30T23:00:00Z"),
      ("next friday 18:00", "2026-11-27T17:00:00Z"), ("30.11. 18:00", "2026-11-30T17:00:00Z"),
      ("in 3 days 9am", "2026-11-24T08:00:00Z"), ("in 2 hours", "2026-11-21T11:00:00Z"),
      ("in 30 minutes", "2026-11-21T09:30:00Z"), ("18:30:05", "2026-11-21T17:30:00Z"),
      ("Monday, 30 November 2026 18:30", "2026-11-30T17:30:00Z"),
    ]
  )
  func instants(text: String, instant: String) throws {
    let expected = try #require(DateReader.instant(iso: instant, in: .utc))
    #expect(try reader.moment(text) == .instant(expected))
  }

  @Test(
    "is refused with a sentence when it is invalid",
    arguments: [
      "", "soon", "2026-02-30", "25:00", "today tomorrow", "+d", "2026-11-21T9", "T09:00Z",
      "2026-11-21T09:00+14:01", "2026-11-21T09:00-15:00", "11/30/2026", "30.13.2026", "31.11.",
      "1.1.26", "1.2.3.4", "13am", "0pm", "24:01", "in days", "in x days", "in 3", "next",
      "next year 3",
      "Fri 2026-11-21", "Monday, 1 December 2026", "30 nov 26", "nov", "31 november 2026", "30 no",
      "mon tue", "18:30:60", "25:00:00",
      "tomorrow at", "at", "in -3 days", "100001d", "9am tomorrow x", "٣d",
    ]
  )
  func refused(text: String) {
    #expect(throws: CommandFailure.self) { try reader.moment(text) }
  }

  @Test("is read as it is written: with the month first if days are shown like that")
  func formatInUse() throws {
    for format in DayFormat.allCases {
      let reader = DateReader(calendar: calendar, now: reader.now, format: format)
      for offset in [-400, -1, 0, 1, 9, 40, 5_000] {
        let day = reader.today.advanced(by: offset)
        #expect(try reader.moment(format.text(day)) == .day(day))
        let writer = TimeWriter(calendar: calendar, format: format, now: reader.now)
        #expect(try reader.moment(writer.long(day)) == .day(day))
        #expect(try reader.moment("\(writer.weekday(day)) \(format.text(day))") == .day(day))
        let instant = calendar.timestamp(day: day, time: .noon)
        #expect(try reader.moment(writer.friendly(instant)) == .instant(instant))
        #expect(try reader.moment(writer.instant(instant)) == .instant(instant))
      }
    }
    let american = DateReader(calendar: calendar, now: reader.now, format: .american)
    #expect(try american.moment("11/30") == .day(try #require(LocalDay(text: "2026-11-30"))))
    #expect(try american.moment("1/2/2027 9am") == reader.moment("2027-01-02T09:00"))
    #expect(throws: CommandFailure.self) { try american.moment("30/11/2026") }
  }

  @Test("begins the next week with the household's first day of the week")
  func weekStart() throws {
    for (start, week, friday) in [
      (WeekStart.monday, "2026-11-23", "2026-11-27"), (.sunday, "2026-11-22", "2026-11-27"),
      (.saturday, "2026-11-28", "2026-12-04"),
    ] {
      let calendar = HouseholdCalendar(zone: calendar.zone, weekStart: start)
      let reader = DateReader(calendar: calendar, now: reader.now)
      #expect(try reader.moment("next week") == .day(try #require(LocalDay(text: week))))
      #expect(try reader.moment("next friday") == .day(try #require(LocalDay(text: friday))))
    }
  }

  @Test("counts months by the calendar: a month without that day ends with its last")
  func months() throws {
    let day = try #require(LocalDay(text: "2027-01-31"))
    let reader = DateReader(calendar: calendar, now: calendar.timestamp(day: day, time: .noon))
    #expect(try reader.moment("+1m") == .day(try #require(LocalDay(text: "2027-02-28"))))
    #expect(try reader.moment("+13m") == .day(try #require(LocalDay(text: "2028-02-29"))))
    #expect(try reader.moment("+3m") == .day(try #require(LocalDay(text: "2027-04-30"))))
    #expect(throws: CommandFailure.self) { try reader.moment("-100000m") }
  }

  @Test(
    "as a correction is the nearest one, or the only possible one (FST-022)",
    arguments: [
      // What it corrects, what it has to be after and before, the typed time, and the result; now is 2026-11-21 09:00.
      ("2026-11-20 23:50", "", "", "00:10", "2026-11-21 00:10"),
      ("2026-11-16 20:00", "", "2026-11-17 12:00", "00:30", "2026-11-17 00:30"),
      ("2026-11-20 23:10", "", "2026-11-21 06:45", "00:10", "2026-11-21 00:10"),
      ("2026-11-21 00:10", "", "", "23:40", "2026-11-20 23:40"),
      // The service refuses it for its end.
      ("2026-11-20 18:00", "", "2026-11-20 18:30", "19:00", "2026-11-20 19:00"),
      ("2026-11-20 23:50", "", "", "2026-11-19 21:00", "2026-11-19 21:00"),
      // Still ahead on the nearest day.
      ("2026-11-21 08:30", "", "", "11:00", nil), ("2026-11-21 06:45", "", "", "10:30", nil),
      // Both days are possible, or none is.
      ("2026-11-18 09:30", "", "", "21:45", nil),
      ("2026-11-18 09:30", "2026-11-18 09:00", "2026-11-18 10:00", "21:45", nil),
      // An end that was too early by half a day, and one whose other day is ahead.
      ("2026-11-17 06:00", "2026-11-16 20:00", "", "19:00", "2026-11-17 19:00"),
      ("2026-11-20 23:30", "2026-11-20 22:30", "", "08:30", "2026-11-21 08:30"),
      ("2026-11-18 07:00", "2026-11-17 23:00", "2026-11-18 23:00", "23:30", "2026-11-17 23:30"),
      ("2026-11-21 08:00", "", "", "16:00", "2026-11-20 16:00"),
    ]
  )
  func correction(
    old: String,
    start: String,
    end: String,
    text: String,
    moment: String?
  ) throws {
    func limit(_ text: String) throws -> Timestamp? { try text.isEmpty ? nil : reader.past(text) }
    let limits = (start: try limit(start), end: try limit(end))
    func found() throws -> Timestamp {
      try reader.correction(text, of: reader.past(old), after: limits.start, before: limits.end)
    }
    if let moment {
      #expect(try found() == reader.past(moment))
    } else {
      #expect(throws: CommandFailure.self) { try found() }
    }
  }

  @Test(
    "of a log is the last such time, before its end, and as a correction of its own day (FST-022)",
    arguments: [
      ("09:00", "2026-11-21 09:00"), ("20:00", "2026-11-20 20:00"), ("11pm", "2026-11-20 23:00"),
      ("yesterday 06:00", "2026-11-20 06:00"),
    ]
  )
  func latest(text: String, moment: String) throws {
    let wanted = try reader.past(moment)
    #expect(try reader.latest(text) == wanted)
    let lastWeek = try reader.past("2026-11-14 22:30")
    let woken = try reader.past("2026-11-15 06:00")
    #expect(try reader.latest("06:30", before: woken) == reader.past("2026-11-14 06:30"))
    #expect(try reader.latest("22:30", before: lastWeek) == reader.past("2026-11-13 22:30"))
    #expect(try reader.sameDay("20:00", as: lastWeek) == reader.past("2026-11-14 20:00"))
    #expect(try reader.sameDay(moment, as: lastWeek) == wanted)
    #expect(throws: CommandFailure.self) { try reader.sameDay("20:00", as: reader.now) }
    #expect(throws: CommandFailure.self) { try reader.latest("tomorrow 09:00") }
  }

  @Test("is the next such time if a reminder has only a time")
  func reminders() throws {
    let now = reader.now
    #expect(try reader.reminder("10s") == now + .seconds(10))
    #expect(try reader.reminder("+2h") == now + .seconds(7_200))
    #expect(try reader.reminder("11:00") == now + .seconds(3_600))
    #expect(try reader.reminder("09:00") == now + .seconds(23 * 3_600))
    #expect(try reader.reminder("9am") == now + .seconds(23 * 3_600))
    #expect(try reader.reminder("24:00") == now + .seconds(14 * 3_600))
    #expect(throws: CommandFailure.self) { try reader.reminder("tomorrow") }
  }
}

@Suite("A due label")
struct DueLabelTests {
  private let now = HouseholdCalendar.utc.timestamp(
    day: LocalDay(daysSinceEpoch: 20_000),
    time: .noon
  )

  private func label(_ due: Moment?, isOpen: Bool = true, _ format: DayFormat = .american)
    -> DueLabel
  {
    DueLabel(due, isOpen: isOpen, TimeWriter(calendar: .utc, format: format, now: now))
  }

  @Test("shows today, with the time if there is one (CON-044)")
  func today() {
    #expect(label(.day(LocalDay(daysSinceEpoch: 20_000))).text == "Today")
    #expect(label(.instant(now + .seconds(3_600))).text == "Today 13:00")
  }

  @Test("warns with a sign and in red when overdue (CON-045, CON-123)")
  func overdue() {
    let late = label(.day(LocalDay(daysSinceEpoch: 19_999)))
    #expect(late.text == "⚠ 10/03/2024")
    #expect(late.ink == .red)
    #expect(label(.instant(now - .seconds(60))).text == "⚠ Today 11:59")
    #expect(label(.day(LocalDay(daysSinceEpoch: 19_999)), isOpen: false).ink == nil)
  }

  @Test("writes later dates as MM/dd/yyyy by default (CON-046, DEC-C04)")
  func later() {
    let day = Moment.day(LocalDay(daysSinceEpoch: 20_001))
    #expect(label(day).text == "10/05/2024")
    #expect(label(day, .german).text == "05.10.2024")
    #expect(label(day, .iso).text == "2024-10-05")
  }

  @Test("reports that there is no due date (CON-047)")
  func none() {
    #expect(label(nil).text == "No due date")
  }
}
