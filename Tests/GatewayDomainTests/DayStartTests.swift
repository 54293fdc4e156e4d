import GatewayDomain
import Testing
import Vocabulary

@Suite("A new start of the day")
struct DayStartTests {
  private static let zones = ["Europe/Berlin", "Pacific/Auckland", "Pacific/Pago_Pago", "UTC"]
  private static let starts = [0, 1, 240, 360]

  private static func household(_ zone: String, _ start: Int) throws -> Household {
    Household(
      id: HouseholdID(rawValue: UniqueID(high: 1, low: 1)),
      name: "Home",
      zone: zone,
      dayStart: try #require(LocalTime(minutesSinceMidnight: start)),
      createdAt: Timestamp(millisecondsSinceEpoch: 0)
    )
  }

  /// Noon of the days around which clocks are changed in Berlin, and of one without a change.
  private static let days = ["2026-10-25", "2026-03-29", "2026-07-01"]

  @Test(
    "begins and ends no day twice, in any member's zone, even when clocks change (GTW-087)",
    arguments: zones,
    days
  )
  func monotone(zone: String, around: String) throws {
    let noon = HouseholdCalendar.utc
      .timestamp(day: try #require(LocalDay(text: around)), time: .noon)
    for (old, new) in Self.starts.flatMap({ old in Self.starts.map { (old, $0) } }) where old != new
    {
      for hour in stride(from: -30, through: 30, by: 10) {
        let changedAt = noon + .seconds(hour * 3_600)
        let before = try Self.household("Europe/Berlin", old)
        var change = HouseholdChange()
        change.dayStart = LocalTime(minutesSinceMidnight: new)
        let after = before.changed(by: change, at: changedAt)
        #expect(after.revision == 2)
        func day(_ household: Household, _ now: Timestamp) -> LocalDay? {
          HouseholdCalendar(
            zoneName: zone,
            dayStart: household.dayStart(in: zone, at: now)
          )?.day(of: now)
        }
        // The day of the change keeps its length.
        #expect(day(after, changedAt) == day(before, changedAt))
        var last = day(after, changedAt)
        for half in 1..<160 {
          let now = changedAt + .seconds(half * 1_800)
          let today = day(after, now)
          let isLater = try #require(today) >= #require(last)
          if !isLater { Issue.record("\(old) to \(new) at \(hour): \(String(describing: today))") }
          last = today
        }
        let late = changedAt + .seconds(4 * 86_400)
        #expect(after.isSettled(at: late) && !after.isSettled(at: changedAt))
        #expect(after.dayStart(in: zone, at: late).minutesSinceMidnight == new)
      }
    }
  }

  @Test("that is reverted before it applies has no effect (GTW-087)")
  func takenBack() throws {
    let now = Timestamp(millisecondsSinceEpoch: 1_795_248_000_000)
    let before = try Self.household("UTC", 0)
    var change = HouseholdChange()
    change.dayStart = LocalTime(minutesSinceMidnight: 120)
    let wished = before.changed(by: change, at: now)
    #expect(wished.nextDayStart?.time.text == "02:00")
    #expect(wished.changed(by: change, at: now) == wished)
    change.dayStart = .midnight
    let back = wished.changed(by: change, at: now)
    #expect(back.nextDayStart == nil && back.dayStart == .midnight && back.revision == 3)
    change.dayStart = LocalTime(minutesSinceMidnight: 180)
    #expect(wished.changed(by: change, at: now).nextDayStart?.time.text == "03:00")
  }
}
