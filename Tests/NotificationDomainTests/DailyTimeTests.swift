import NotificationDomain
import Testing
import Vocabulary

@Suite("A daily time")
struct DailyTimeTests {
  private let berlin: HouseholdCalendar

  init() throws {
    berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
  }

  private func at(_ day: String, _ time: String) throws -> Timestamp {
    berlin.timestamp(
      day: try #require(LocalDay(text: day)),
      time: try #require(LocalTime(text: time))
    )
  }

  private func daily(_ time: String) throws -> DailyTime {
    DailyTime(try #require(LocalTime(text: time)))
  }

  @Test("is due today if it is in the future, else tomorrow, never at the moment itself (REM-041)")
  func next() throws {
    let eight = try daily("08:00")
    let morning = try at("2026-11-21", "08:00")
    #expect(eight.next(after: try at("2026-11-21", "07:59"), in: berlin) == morning)
    #expect(eight.next(after: morning, in: berlin) == (try at("2026-11-22", "08:00")))
    #expect(eight.latest(by: morning, in: berlin) == morning)
    #expect(
      eight.latest(by: morning - .milliseconds(1), in: berlin) == (try at("2026-11-20", "08:00"))
    )
  }

  @Test("is due at the next valid minute if the clock skips it (REM-041)")
  func skipped() throws {
    let half = try daily("02:30")
    let before = try at("2026-03-28", "12:00")
    let first = half.next(after: before, in: berlin)
    #expect(first == (try at("2026-03-29", "03:00")))
    #expect(half.next(after: first, in: berlin) == (try at("2026-03-30", "02:30")))
  }

  @Test("is due once if the clock shows it twice (REM-041)")
  func doubled() throws {
    let half = try daily("02:30")
    let first = half.next(after: try at("2026-10-24", "12:00"), in: berlin)
    #expect(first == (try at("2026-10-25", "02:30")))
    let second = half.next(after: first, in: berlin)
    #expect(second == (try at("2026-10-26", "02:30")))
    #expect(second - first == .seconds(25 * 3_600))
    #expect(half.latest(by: first + .seconds(3_600), in: berlin) == first)
  }

  @Test("may be in quiet hours over midnight, and is released at their end (ruling 34)")
  func quiet() throws {
    let ten = try #require(LocalTime(text: "22:00"))
    let seven = try #require(LocalTime(text: "07:00"))
    let night = try #require(QuietHours(from: ten, until: seven))
    #expect(QuietHours(from: ten, until: ten) == nil)
    for (time, isQuiet) in [
      ("21:59", false), ("22:00", true), ("00:00", true), ("06:59", true), ("07:00", false),
    ] {
      #expect(night.contains(try #require(LocalTime(text: time))) == isQuiet)
    }
    let late = try at("2026-11-21", "23:00")
    #expect(night.release(at: late, in: berlin) == (try at("2026-11-22", "07:00")))
    #expect(night.release(at: try at("2026-11-22", "07:00"), in: berlin) == nil)
    let noon = try #require(QuietHours(from: seven, until: .noon))
    #expect(noon.contains(seven) && !noon.contains(.noon) && !noon.contains(ten))
  }
}
