import NotificationDomain
import Testing
import Vocabulary

@Suite("Daily health reminders (FST-091)")
struct HealthTimesTests {
  private func at(_ text: String, in calendar: HouseholdCalendar = .utc) throws -> Timestamp {
    let parts = text.split(separator: " ")
    return calendar.timestamp(
      day: try #require(LocalDay(text: String(parts[0]))),
      time: try #require(LocalTime(text: String(parts[1])))
    )
  }

  private func times(drink: Int? = nil, bedtime: String? = nil, weigh: String? = nil) -> HealthTimes
  {
    var times = HealthTimes()
    times.drinkHours = drink
    times.bedtime = bedtime.flatMap { LocalTime(text: $0) }
    times.weighAt = weigh.flatMap { LocalTime(text: $0) }
    return times
  }

  @Test("to drink fire every few hours from 07:00 on, and never from 22:00 on")
  func drinks() throws {
    let times = times(drink: 4)
    var now = try at("2026-03-10 05:00")
    var found: [String] = []
    for _ in 0..<6 {
      now = try #require(times.nextDrink(after: now, quiet: nil, in: .utc))
      found.append(HouseholdCalendar.utc.time(of: now).text)
    }
    #expect(found == ["07:00", "11:00", "15:00", "19:00", "07:00", "11:00"])
    #expect(times.nextDrink(after: now, quiet: nil, in: .utc) != nil)
    #expect(self.times().nextDrink(after: now, quiet: nil, in: .utc) == nil)
  }

  @Test("to drink respect a member's own quiet hours, even across midnight")
  func quiet() throws {
    let quiet = QuietHours(
      from: try #require(LocalTime(text: "01:00")),
      until: try #require(LocalTime(text: "10:00"))
    )
    let times = times(drink: 6)
    var now = try at("2026-03-10 09:00")
    var found: [String] = []
    for _ in 0..<4 {
      now = try #require(times.nextDrink(after: now, quiet: quiet, in: .utc))
      found.append(HouseholdCalendar.utc.time(of: now).text)
    }
    #expect(found == ["10:00", "16:00", "22:00", "10:00"])
    let met = times.firstDrink(after: try at("2026-03-10 16:00"), quiet: quiet, in: .utc)
    #expect(try met == at("2026-03-11 10:00"))
  }

  @Test("to drink fire in order through a year of clock changes, and never in quiet hours")
  func year() throws {
    let calendar = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    let quiet = try #require(HealthTimes.usualQuiet)
    let times = times(drink: 1)
    var now = try at("2026-01-01 00:00", in: calendar)
    let end = try at("2027-01-01 00:00", in: calendar)
    var count = 0
    while now < end {
      let next = try #require(times.nextDrink(after: now, quiet: nil, in: calendar))
      #expect(next > now)
      #expect(!quiet.contains(calendar.time(of: next)), "\(next)")
      now = next
      count += 1
    }
    #expect(count == 365 * 15 + 1)
  }

  @Test("that a member chose keep their times, or take them from the quiet hours")
  func chosen() throws {
    let now = try at("2026-03-10 08:00")
    let all = Set(HealthReminder.allCases)
    let usual = HealthTimes().choosing(all, after: now, quiet: nil, in: .utc)
    #expect(usual.drinkHours == 2)
    #expect(try usual.drinkNext == at("2026-03-10 09:00"))
    #expect(try usual.bedtimeNext == at("2026-03-10 21:30"))
    #expect(try usual.weighNext == at("2026-03-11 07:00"))
    let quiet = QuietHours(
      from: try #require(LocalTime(text: "23:30")),
      until: try #require(LocalTime(text: "06:15"))
    )
    let own = HealthTimes().choosing([.bedtime, .weighIn], after: now, quiet: quiet, in: .utc)
    #expect(own.bedtime?.text == "23:30" && own.weighAt?.text == "06:15")
    #expect(own.drinkHours == nil && own.drinkNext == nil)
    var set = times(drink: 4, bedtime: "23:00", weigh: "06:30")
    set.bedtimeMinutes = 45
    set = set.scheduled(after: now, quiet: nil, in: .utc)
    // The drink reminder is due, and waits for analytics.
    set.drinkNext = now - .seconds(60)
    #expect(set.choosing(all, after: now, quiet: nil, in: .utc) == set)
    let fewer = set.choosing([.drink], after: now, quiet: nil, in: .utc)
    #expect(fewer.drinkHours == 4 && fewer.drinkNext == set.drinkNext)
    #expect(fewer.bedtimeNext == nil && fewer.weighNext == nil)
  }

  @Test("before bedtime and to weigh fire once a day, at most an hour late (FST-095)")
  func daily() throws {
    var times = times(bedtime: "00:10", weigh: "07:00")
    times.bedtimeMinutes = 30
    times = times.scheduled(after: try at("2026-03-10 08:00"), quiet: nil, in: .utc)
    #expect(try times.bedtimeNext == at("2026-03-10 23:40"))
    #expect(try times.weighNext == at("2026-03-11 07:00"))
    let weigh = HealthReminder.weighIn
    #expect(try weigh.due(in: times, at: at("2026-03-11 06:59"), in: .utc) == nil)
    let due = try #require(try weigh.due(in: times, at: at("2026-03-11 08:00"), in: .utc))
    #expect(try due.time == at("2026-03-11 07:00"))
    #expect(!due.isTooLate)
    #expect(try #require(try weigh.due(in: times, at: at("2026-03-11 08:01"), in: .utc)).isTooLate)
    let bed = try #require(
      try HealthReminder.bedtime.due(in: times, at: at("2026-03-10 23:41"), in: .utc)
    )
    #expect(try bed.time == at("2026-03-10 23:40"))
  }
}
