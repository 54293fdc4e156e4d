import AnalyticsContracts
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import AnalyticsService

@Suite("A fasting timer")
struct FastingTimerTests {
  @Test("starts, passes its goal, stops, and survives a restart (FST-013, FST-137)")
  func thinLine() async throws {
    var health = try await TestHealth()
    #expect(try await health.timer().fast == nil)
    let started = try await health.start()
    #expect(started.running && started.fast?.goalHours == 16 && started.percent == 0)
    health.clock.advance(by: .seconds(12 * 3_600))
    health = try await health.restarted()
    let half = try await health.timer()
    #expect(half.running && half.percent == 75 && half.remainingSeconds == 4 * 3_600)
    #expect(await refusal { _ = try await health.start() } == "fast_running")
    health.clock.advance(by: .seconds(6 * 3_600))
    let stopped = try await health.stop()
    #expect(stopped.goalReached && stopped.timer?.elapsedSeconds == 18 * 3_600)
    #expect(stopped.timer?.running == false && stopped.timer?.percent == 112)
    #expect(await refusal { _ = try await health.stop() } == "no_fast_running")
    let kinds = try await health.events().map(\.kind)
    #expect(kinds == ["health_entry_created", "health_entry_updated"])
  }

  @Test("may start up to 72 hours in the past, and not in the future (FST-013)")
  func startingBack() async throws {
    let health = try await TestHealth()
    #expect(
      await refusal { _ = try await health.start(.init(start: health.hours(-72.001))) }
        == "out_of_range"
    )
    #expect(
      await refusal { _ = try await health.start(.init(start: health.hours(0.1))) } == "in_future"
    )
    let started = try await health.start(.init(start: health.hours(-72), goalHours: 36))
    #expect(started.percent == 200 && started.longGoal && !started.stale)
    health.clock.advance(by: .milliseconds(1))
    #expect(try await health.timer().stale)
    // The timer asks whether the fast has ended, and continues.
    #expect(try await health.timer().running)
  }

  @Test("does not overlap another fast, whichever is stored first (§2)")
  func overlaps() async throws {
    let health = try await TestHealth()
    let earlier = try await health.create(
      .init(type: .fasting, start: health.hours(-40), end: health.hours(-24))
    )
    #expect(
      await refusal { _ = try await health.start(.init(start: health.hours(-25))) } == "overlap"
    )
    _ = try await health.start(.init(start: health.hours(-24)))
    #expect(
      await refusal {
        try await health.create(
          .init(type: .fasting, start: health.hours(-10), end: health.hours(-9))
        )
      } == "overlap"
    )
    #expect(
      await refusal {
        try await health.create(
          .init(type: .fasting, start: health.hours(-60), end: health.hours(-39))
        )
      } == "overlap"
    )
    #expect(
      await refusal { try await health.create(.init(type: .fasting, start: health.hours(-1))) }
        == "fast_running"
    )
    try await health.create(
      .init(type: .fasting, start: health.hours(-56), end: health.hours(-40))
    )
    var longer = earlier
    longer.end = health.hours(-23)
    #expect(await refusal { _ = try await health.update(longer, ["end"]) } == "overlap")
  }

  @Test("moves when the start of a running fast changes, and refuses an outdated revision")
  func changedStart() async throws {
    let health = try await TestHealth()
    try await health.create(
      .init(type: .fasting, start: health.hours(-40), end: health.hours(-24))
    )
    var fast = try #require(try await health.start(.init(start: health.hours(-8))).fast)
    fast.start = health.hours(-12)
    let moved = try await health.update(fast, ["start"], expecting: 1)
    #expect(moved.changed && moved.entry?.revision == 2)
    let timer = try await health.timer()
    #expect(timer.percent == 75 && timer.goalAt == health.hours(4))
    let event = try #require(try await health.events().last)
    #expect(event.kind == "health_entry_updated" && event.changedFields == ["start"])
    #expect(event.entity == fast.id?.text && event.revision == 2)
    fast.start = health.hours(-25)
    #expect(await refusal { _ = try await health.update(fast, ["start"]) } == "overlap")
    fast.start = health.hours(1)
    #expect(await refusal { _ = try await health.update(fast, ["start"]) } == "in_future")
    fast.start = health.hours(-11)
    #expect(
      await refusal { _ = try await health.update(fast, ["start"], expecting: 1) }
        == "revision_mismatch"
    )
    #expect(try await health.timer().fast?.revision == 2)
  }

  @Test("keeps the goal it began with (FST-022)")
  func goal() async throws {
    let health = try await TestHealth()
    _ = try await health.start()
    _ = try await health.setGoals(.init(fastingHours: 20), ["fasting_hours"])
    #expect(try await health.timer().fast?.goalHours == 16)
    _ = try await health.stop(at: nil)
    health.clock.advance(by: .seconds(60))
    #expect(try await health.start().fast?.goalHours == 20)
  }

  @Test("may end in the past: not before its start, not after 7 days, and not in the future")
  func stopping() async throws {
    let health = try await TestHealth()
    _ = try await health.start()
    #expect(
      await refusal { _ = try await health.stop(at: health.hours(-1)) } == "end_before_start"
    )
    health.clock.advance(by: .seconds(8 * 86_400))
    #expect(await refusal { _ = try await health.stop() } == "out_of_range")
    let ended = try await health.stop(at: health.hours(30))
    #expect(ended.timer?.elapsedSeconds == Int64(30 * 3_600))
  }

  @Test("can be stopped in the millisecond in which it began")
  func atOnce() async throws {
    let health = try await TestHealth()
    _ = try await health.start()
    #expect(try await health.stop().timer?.elapsedSeconds == 0)
  }

  @Test("is refused to children, and in their spaces (FST-003)")
  func children() async throws {
    let health = try await TestHealth()
    for asker in [Asker.child, .parentOfChild] {
      #expect(await refusal { _ = try await health.start(.init(), asker) } == "not_for_children")
      #expect(await refusal { _ = try await health.stop(asker) } == "not_for_children")
      #expect(await refusal { _ = try await health.timer(asker) } == "not_for_children")
    }
  }
}

extension TestHealth {
  fileprivate func stop(_ asker: Asker) async throws { _ = try await stop(at: nil, asker) }
}
