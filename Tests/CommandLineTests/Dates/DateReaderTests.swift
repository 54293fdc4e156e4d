import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("A date as people type it")
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
    ]
  )
  func instants(text: String, instant: String) throws {
    let expected = try #require(DateReader.instant(iso: instant, in: .utc))
    #expect(try reader.moment(text) == .instant(expected))
  }

  @Test(
    "is refused with a sentence when it is none",
    arguments: [
      "", "soon", "2026-02-30", "25:00", "today tomorrow", "+d", "2026-11-21T9", "T09:00Z",
      "2026-11-21T09:00+14:01", "2026-11-21T09:00-15:00",
    ]
  )
  func refused(text: String) {
    #expect(throws: CommandFailure.self) { try reader.moment(text) }
  }

  @Test("means the next such time when a reminder names only a time")
  func reminders() throws {
    let now = reader.now
    #expect(try reader.reminder("10s") == now + .seconds(10))
    #expect(try reader.reminder("+2h") == now + .seconds(7_200))
    #expect(try reader.reminder("11:00") == now + .seconds(3_600))
    #expect(try reader.reminder("09:00") == now + .seconds(23 * 3_600))
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

  @Test("says today, with the time if there is one (CON-044)")
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

  @Test("writes later dates as MM/dd/yyyy unless told otherwise (CON-046, DEC-C04)")
  func later() {
    let day = Moment.day(LocalDay(daysSinceEpoch: 20_001))
    #expect(label(day).text == "10/05/2024")
    #expect(label(day, .german).text == "05.10.2024")
    #expect(label(day, .iso).text == "2024-10-05")
  }

  @Test("says so when there is no due date (CON-047)")
  func none() {
    #expect(label(nil).text == "No due date")
  }
}
