import Testing
import Vocabulary

@Suite("A local day")
struct LocalDayTests {
  @Test(
    "has the right number of days since 1970",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-21", 20_778),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ]
  )
  func epoch(text: String, days: Int32) throws {
    let day = try #require(LocalDay(text: text))
    #expect(day.daysSinceEpoch == days)
    #expect(day.text == text)
  }

  @Test(
    "is refused when it is no valid day",
    arguments: [
      "2025-02-29", "2025-13-01", "2025-00-10", "2025-04-31", "0000-01-01", "2025-4-01",
      "20250401", "2025-04-01 ", "", "2025-04-0x",
    ]
  )
  func malformed(text: String) {
    #expect(LocalDay(text: text) == nil)
  }

  @Test("has the weekday of the calendar: 1 Monday to 7 Sunday")
  func weekday() throws {
    #expect(try #require(LocalDay(text: "2026-11-21")).weekday == 6)
    #expect(try #require(LocalDay(text: "1970-01-01")).weekday == 4)
    #expect(try #require(LocalDay(text: "1969-12-29")).weekday == 1)
  }

  @Test(
    "is in the week given by the household's week start (ANA-002)",
    arguments: [
      (WeekStart.monday, "2026-11-16"), (.sunday, "2026-11-15"), (.saturday, "2026-11-21"),
    ]
  )
  func week(start: WeekStart, first: String) throws {
    let day = try #require(LocalDay(text: "2026-11-21"))
    #expect(day.startOfWeek(start).text == first)
  }

  @Test("round-trips for every day of four centuries")
  func everyDay() {
    for days in Int32(-60_000)..<90_000 {
      let day = LocalDay(daysSinceEpoch: days)
      #expect(LocalDay(text: day.text) == day)
    }
  }

  @Test("is limited to the years 1 to 9999 instead of trapping")
  func ends() {
    #expect(LocalDay.last.advanced(by: .max) == .last)
    #expect(LocalDay.first.advanced(by: .min) == .first)
    #expect(LocalDay.first.advanced(by: 1).text == "0001-01-02")
  }
}
