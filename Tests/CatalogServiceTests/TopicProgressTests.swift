import CatalogContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

@Suite("SaveTopicProgress")
struct SaveTopicProgressTests {
  private let steps = (1...3).map { "compliments/give/\($0)" }

  @Test("marks all steps in one change with one event (TOP-074, TOP-061)")
  func all() async throws {
    let catalog = try await TestCatalog()
    let answer = try await catalog.save(steps.map { ($0, true) }, .sample(request: 1))
    #expect(answer.changed && answer.state?.doneStepIDs == steps && answer.state?.revision == 1)
    #expect(try await catalog.events().count == 1)
    let back = try await catalog.save([(steps[0], false), (steps[2], true)], .sample(request: 2))
    #expect(back.state?.doneStepIDs == Array(steps.dropFirst()))
    let same = try await catalog.save([(steps[1], true)], .sample(request: 3))
    #expect(!same.changed && same.state == back.state)
  }

  @Test("marks none when one is unknown or the revision differs (TOP-074, TOP-063)")
  func none() async throws {
    let catalog = try await TestCatalog()
    let marks = [(steps[0], true), ("laundry/drying/1", true)]
    let unknown = await refusal { try await catalog.save(marks, .sample(request: 1)) }
    #expect(unknown?.code == .notFound && unknown?.reason == "unknown_step")
    let stale = await refusal {
      try await catalog.save([(steps[0], true)], expecting: 2, .sample(request: 2))
    }
    #expect(stale?.reason == "revision_mismatch")
    let many = [(String, Bool)](repeating: (steps[0], true), count: 501)
    let tooMany = await refusal { try await catalog.save(many, .sample(request: 3)) }
    #expect(tooMany?.reason == "too_many_items" && tooMany?.violations.map(\.limit) == [500])
    #expect(try await catalog.states(of: .sample()).isEmpty)
    #expect(try await catalog.events().isEmpty)
  }

  @Test("completes the topic with its last step and earns its points once (TOP-055, TOP-074)")
  func completes() async throws {
    let catalog = try await TestCatalog()
    let all = try #require(try await catalog.get("compliments").topic).sections
      .flatMap(\.steps).map { ($0.stepID, true) }
    let answer = try await catalog.save(all, .sample(request: 1))
    #expect(answer.state?.isCompleted == true && answer.learningPoints == 10)
    _ = try await catalog.save([(steps[0], false)], .sample(request: 2))
    let last = try await catalog.setStep(steps[0], .sample(request: 3))
    #expect(last.state?.isCompleted == true && last.learningPoints == 0)
  }
}

@Suite("What others may see of a learner")
struct LearnerProgressTests {
  private let child = Caller.sample(member: 2, role: .child)
  private let parent = Caller.sample(subject: 2)

  private func learned() async throws -> TestCatalog {
    let catalog = try await TestCatalog()
    _ = try await catalog.setCompleted("taxes", .sample(member: 2, role: .child, request: 1))
    _ = try await catalog.setStep(
      "compliments/give/1",
      .sample(member: 2, role: .child, request: 2)
    )
    _ = try await catalog.setNotes("Mine", .sample(member: 2, role: .child, request: 3))
    _ = try await catalog.get("laundry", recordView: true, child)
    _ = try await catalog.calls.setTopicFavorite(
      .init(identifier: "cooking", favorite: true),
      catalog.call(
        CatalogV1.Topics.Methods.setTopicFavorite,
        .sample(member: 2, role: .child, request: 4)
      )
    )
    return catalog
  }

  @Test("is completion and progress, topic by topic (TOP-062)")
  func progress() async throws {
    let catalog = try await learned()
    let seen = try await catalog.progress(.init(), parent)
    #expect(seen.topics.count == 20 && seen.nextPageToken.isEmpty && !seen.degraded)
    #expect(
      seen.topics[4]
        == CatalogV1.TopicProgress(
          identifier: "taxes",
          title: "Taxes",
          category: "Finance",
          isCompleted: true,
          completionPercentage: 100,
          stepsCompleted: 14,
          totalSteps: 14
        )
    )
    #expect(seen.topics[10].completionPercentage == 11.1)
    #expect(try await catalog.progress(.init(), child).topics == seen.topics)
    let done = try await catalog.progress(.init(category: "Finance", completed: true), parent)
    #expect(done.topics.map(\.identifier) == ["taxes"])
    // The parent's own progress is separate.
    #expect(try await catalog.progress(.init(completed: true), .sample()).topics.isEmpty)
    let other = Caller.sample(household: 2, subject: 2)
    #expect(try await catalog.progress(.init(completed: true), other).topics.isEmpty)
  }

  @Test("is returned in pages that are bound to their query")
  func pages() async throws {
    let catalog = try await learned()
    let first = try await catalog.progress(.init(pageSize: 12), parent)
    let rest = try await catalog.progress(
      .init(pageSize: 12, pageToken: first.nextPageToken),
      parent
    )
    #expect(first.topics.count == 12 && rest.topics.count == 8 && rest.nextPageToken.isEmpty)
    let wrong = await refusal {
      try await catalog.progress(.init(pageToken: first.nextPageToken), child)
    }
    #expect(wrong?.reason == "invalid_page_token")
    let many = await refusal {
      try await catalog.progress(.init(difficulty: .unrecognized(9), pageSize: 101), parent)
    }
    #expect(many?.violations.map(\.field) == ["difficulty", "page_size"])
  }

  @Test("is a summary without favourites and views, which the child itself has (TOP-062)")
  func summary() async throws {
    let catalog = try await learned()
    let own = try await catalog.summary(child)
    #expect(own.topics == 20 && own.completed == 1 && own.learningPoints == 10)
    #expect(own.totalSteps == 297 && own.stepsCompleted == 15 && own.completionPercentage == 5.1)
    #expect(own.favorites == [.init(identifier: "cooking", title: "Cooking")])
    #expect(own.lastViewed == .init(identifier: "laundry", title: "Laundry"))
    #expect(own.lastViewedDate == .init(.testStart))
    var seen = try await catalog.summary(parent)
    #expect(seen.favorites.isEmpty && seen.lastViewed == nil && seen.lastViewedDate == nil)
    seen.favorites = own.favorites
    seen.lastViewed = own.lastViewed
    seen.lastViewedDate = own.lastViewedDate
    #expect(seen == own)
    #expect(try await catalog.summary(.sample()).completed == 0)
  }

  @Test("is a row for each category (TOP-005, TOP-062)")
  func categories() async throws {
    let catalog = try await learned()
    let rows = try await catalog.categories(parent).categories
    let own = try await catalog.summary(child).categories
    #expect(rows.count == 10 && rows == own)
    #expect(rows[2].category == "Finance" && rows[2].topics == 4 && rows[2].completed == 1)
    #expect(rows[2].stepsCompleted == 14 && rows[2].totalSteps == 58)
    #expect(rows[2].completionPercentage == 24.1)
  }
}
