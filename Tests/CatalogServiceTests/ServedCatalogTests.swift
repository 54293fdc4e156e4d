import CatalogContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("The catalog, served")
struct ServedCatalogTests {
  private let catalog: ServedCatalog

  init() throws {
    catalog = try ServedCatalog()
  }

  private func options(request: UInt64? = nil) -> CallOptions {
    .from(.sample(request: request))
  }

  @Test(
    "answers calls, keeps its state across a restart, and emits events (TOP-010, TOP-058, TOP-061)"
  )
  func lives() throws {
    let completed = try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      #expect(try await topics.listTopics(.init(), options()).topics.count == 20)
      return try await topics.setTopicCompleted(
        .init(identifier: "laundry", completed: true),
        options(request: 1)
      )
    }
    #expect(completed.learningPoints == 10)
    try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      let laundry = try await topics.getTopic(.init(identifier: "laundry"), options())
      #expect(laundry.state == completed.state)
      let repeated = try await topics.setTopicCompleted(
        .init(identifier: "laundry", completed: true),
        options(request: 1)
      )
      #expect(repeated == completed)
      let feed = try await FeedV1.FeedClient(channel).read(.init())
      #expect(feed.events.map(\.kind) == ["topic_state_changed", "topic_completed"])
      #expect(feed.events.map(\.entityID) == ["laundry", "laundry"])
      #expect(feed.atEnd)
    }
  }

  @Test("sends refusals with code, reason and all invalid fields")
  func refusals() throws {
    try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      let unknown = await refusal { try await topics.getTopic(.init(identifier: "x"), options()) }
      #expect(unknown?.code == .notFound && unknown?.reason == "unknown_topic")
      let wrong = await refusal {
        try await topics.listTopics(.init(sort: .unrecognized(9), pageSize: 101), options())
      }
      #expect(wrong?.violations.map(\.field) == ["sort", "page_size"])
    }
  }
}
