import AnalyticsContracts
import CatalogContracts
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("Analytics as a follower of the task service")
struct FollowingTests {
  @Test("shows a completion to its caller at once (SCO-014, ANA-037)", arguments: 1...5)
  func ownCompletion(seed: UInt64) throws {
    try AnalyticsHouse(seed: seed).run { house in
      let tasks = try await house.startSource("task")
      let catalog = try await house.startSource("catalog")
      _ = try await house.startAnalytics()
      let before = house.installation.loop.now
      let completed = try await tasks.complete("a", 7)
      let learned = try await catalog.tell(
        CatalogV1.TopicCompleted(learningPoints: 10),
        about: "sleep-basics"
      )
      let answer = try await house.score(after: "\(completed),\(learned)")
      #expect(answer.totalPoints == 7)
      #expect(answer.learningPoints == 10)
      #expect(!answer.stale)
      #expect(house.installation.loop.now - before < .seconds(1))
    }
  }

  @Test("returns the last figures, marked stale, while the task service is unavailable (ANA-072)")
  func sourceAway() throws {
    try AnalyticsHouse().run { house in
      let tasks = try await house.startSource("task")
      _ = try await house.startSource("catalog")
      _ = try await house.startAnalytics()
      let completed = try await tasks.complete("a", 7)
      #expect(try await !house.score(after: completed).stale)
      await tasks.process.stop()
      try await house.installation.loop.sleep(for: .seconds(1))
      let away = try await house.score()
      #expect(away.totalPoints == 7)
      #expect(away.stale)
      let back = try await house.startSource("task")
      let again = try await back.complete("b", 4)
      let answer = try await house.score(after: again)
      #expect(answer.totalPoints == 11)
      #expect(!answer.stale)
    }
  }

  @Test("waits two seconds for changes that its caller has seen, and no longer (ANA-037)")
  func patience() throws {
    try AnalyticsHouse().run { house in
      let tasks = try await house.startSource("task")
      _ = try await house.startSource("catalog")
      _ = try await house.startAnalytics()
      try await tasks.complete("a", 7)
      try await house.installation.loop.sleep(for: .seconds(1))
      let epoch = tasks.process.store?.position.epoch ?? 0
      let before = house.installation.loop.now
      let ahead = FeedPosition(epoch: epoch, sequence: 9)
      let answer = try await house.score(after: "task=\(ahead.text)")
      #expect(answer.stale)
      #expect(answer.totalPoints == 7)
      let took = house.installation.loop.now - before
      #expect(took >= .seconds(2) && took < .milliseconds(2_500))
    }
  }

  @Test("counts events of its downtime once (SCO-012)")
  func restart() throws {
    try AnalyticsHouse().run { house in
      let tasks = try await house.startSource("task")
      _ = try await house.startSource("catalog")
      let first = try await house.startAnalytics()
      _ = try await house.score(after: try await tasks.complete("a", 7))
      await first.stop()
      let missed = try await tasks.complete("b", 4)
      _ = try await house.startAnalytics()
      #expect(try await house.score(after: missed).totalPoints == 11)
    }
  }

  @Test("counts nothing twice when the task service returns with another feed (SCO-012)")
  func anotherLife() throws {
    try AnalyticsHouse().run { house in
      let tasks = try await house.startSource("task")
      _ = try await house.startSource("catalog")
      _ = try await house.startAnalytics()
      try await tasks.complete("a", 7)
      _ = try await house.score(after: try await tasks.complete("b", 4))
      await tasks.process.stop()
      try await house.installation.loop.sleep(for: .seconds(60))
      // Another database: booked points stay. The same task, completed again, counts once.
      let another = try await house.startSource("task", file: "second")
      let position = try await another.complete("b", 4)
      #expect(try await house.score(after: position).totalPoints == 11)
    }
  }

  @Test("is UNAVAILABLE if the task service was never reached (ANA-072)")
  func neverHeard() throws {
    try AnalyticsHouse().run { house in
      _ = try await house.startAnalytics()
      let error = try await #require(throws: RPCError.self) { try await house.score() }
      #expect(error.code == .unavailable)
      #expect(error.reason == "source_unavailable")
      // Once it was reached, there is an answer, even if nothing has happened.
      let tasks = try await house.startSource("task")
      try await house.installation.loop.sleep(for: .seconds(10))
      await tasks.process.stop()
      let answer = try await house.score()
      #expect(answer.stale)
      #expect(answer.totalPoints == 0)
    }
  }
}
