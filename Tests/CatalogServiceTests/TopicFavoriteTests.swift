import CatalogContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

@Suite("A favourite topic")
struct TopicFavoriteTests {
  private let catalog: ServedCatalog

  init() throws {
    catalog = try ServedCatalog()
  }

  @Test("is set once, however often it is requested, and can be cleared (TOP-056)")
  func set() throws {
    try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      let set = CatalogV1.SetTopicFavoriteRequest(identifier: "laundry", favorite: true)
      let first = try await topics.setTopicFavorite(set, .from(.sample(request: 1)))
      #expect(first.changed && first.state?.isFavorite == true && first.state?.revision == 1)
      let again = try await topics.setTopicFavorite(set, .from(.sample(request: 2)))
      #expect(!again.changed && again.state == first.state)
      let favorites = try await topics.listTopics(.init(favorite: true), .from(.sample()))
      #expect(favorites.topics.map(\.topic?.identifier) == ["laundry"])
      let cleared = try await topics.setTopicFavorite(
        .init(identifier: "laundry"),
        .from(.sample(request: 3))
      )
      #expect(cleared.changed && cleared.state?.isFavorite == false)
      let feed = try await FeedV1.FeedClient(channel).read(.init())
      #expect(feed.events.map(\.changedFields) == [["is_favorite"], ["is_favorite"]])
    }
  }

  @Test("is toggled once per request id, even across a restart (TOP-056, TOP-058)")
  func toggle() throws {
    let first = try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      return try await topics.toggleTopicFavorite(
        .init(identifier: "laundry"),
        .from(.sample(request: 1))
      )
    }
    #expect(first.state?.isFavorite == true)
    try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      let request = CatalogV1.ToggleTopicFavoriteRequest(identifier: "laundry")
      let retried = try await topics.toggleTopicFavorite(request, .from(.sample(request: 1)))
      #expect(retried == first)
      let second = try await topics.toggleTopicFavorite(request, .from(.sample(request: 2)))
      #expect(second.state?.isFavorite == false)
    }
  }

  @Test("must be a shipped topic, at the revision that the caller saw (TOP-063)")
  func refusals() throws {
    try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      let unknown = await refusal {
        try await topics.setTopicFavorite(
          .init(identifier: "none", favorite: true),
          .from(.sample(request: 1))
        )
      }
      #expect(unknown?.code == .notFound && unknown?.reason == "unknown_topic")
      let stale = await refusal {
        try await topics.toggleTopicFavorite(
          .init(identifier: "laundry", expectedRevision: 4),
          .from(.sample(request: 2))
        )
      }
      #expect(stale?.code == .aborted && stale?.reason == "revision_mismatch")
      let without = await refusal {
        try await topics.toggleTopicFavorite(.init(identifier: "laundry"), .from(.sample()))
      }
      #expect(without?.reason == "request_id_required")
    }
  }

  @Test("is separate for each member (TOP-062)")
  func members() throws {
    try catalog.run { channel in
      let topics = CatalogV1.TopicsClient(channel)
      _ = try await topics.setTopicFavorite(
        .init(identifier: "laundry", favorite: true),
        .from(.sample(request: 1))
      )
      for other in [Caller.sample(member: 2), .sample(household: 2)] {
        let list = try await topics.listTopics(.init(favorite: true), .from(other))
        #expect(list.topics.isEmpty)
      }
    }
  }
}
