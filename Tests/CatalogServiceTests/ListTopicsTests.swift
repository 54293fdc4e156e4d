import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

@Suite("ListTopics")
struct ListTopicsTests {
  private func names(_ answer: CatalogV1.ListTopicsResponse) -> [String] {
    answer.topics.compactMap { $0.topic?.identifier }
  }

  @Test("shows all topics in catalogue order, in short form, with totals (TOP-005, TOP-011)")
  func all() async throws {
    let catalog = try await TestCatalog()
    _ = try await catalog.setCompleted("taxes", .sample(request: 1))
    let answer = try await catalog.list()
    #expect(names(answer) == catalog.calls.catalogue.topics.map(\.identifier.text))
    #expect(answer.nextPageToken.isEmpty && !answer.degraded)
    let laundry = try #require(answer.topics.first?.topic)
    #expect(laundry.title == "Laundry" && laundry.totalSteps == 32)
    #expect(laundry.sections.isEmpty && laundry.tips.isEmpty && laundry.commonMistakes.isEmpty)
    #expect(answer.topics[4].state?.isCompleted == true)
    #expect(answer.categories.count == 10)
    let household = answer.categories[0]
    #expect(household == .init(category: "Household", topics: 4, totalSteps: 68))
    let finance = answer.categories[2]
    #expect(finance.category == "Finance" && finance.topics == 4 && finance.completed == 1)
    #expect(finance.totalSteps == 58 && finance.stepsCompleted == 14)
    #expect(finance.completionPercentage == 24.1)
  }

  @Test("filters and sorts as requested (TOP-071, TOP-072)")
  func filters() async throws {
    let catalog = try await TestCatalog()
    _ = try await catalog.setCompleted("taxes", .sample(request: 1))
    _ = try await catalog.get("cooking", recordView: true)
    catalog.clock.advance(by: .seconds(1))
    _ = try await catalog.get("first-aid", recordView: true)
    #expect(
      names(try await catalog.list(.init(category: "Food"))) == ["cooking", "grocery-shopping"]
    )
    #expect(
      names(try await catalog.list(.init(difficulty: .advanced))) == ["taxes", "saving-investing"]
    )
    #expect(names(try await catalog.list(.init(completed: true))) == ["taxes"])
    #expect(try await catalog.list(.init(completed: false)).topics.count == 19)
    #expect(names(try await catalog.list(.init(favorite: true))).isEmpty)
    #expect(names(try await catalog.list(.init(text: "RESUME"))) == ["resume-writing"])
    let viewed = names(try await catalog.list(.init(sort: .lastViewed)))
    #expect(viewed.prefix(3) == ["first-aid", "cooking", "laundry"])
    let titles = names(try await catalog.list(.init(sort: .title)))
    #expect(titles.first == "apartment-hunting" && titles.last == "workplace-email")
    #expect(try await catalog.list(.init(category: "Food")).categories.count == 10)
  }

  @Test("returns each topic once in pages", arguments: [1, 7, 19, 20, 100])
  func pages(size: Int32) async throws {
    let catalog = try await TestCatalog()
    var walked: [String] = []
    var request = CatalogV1.ListTopicsRequest(sort: .title, pageSize: size)
    repeat {
      let page = try await catalog.list(request)
      #expect(page.topics.count <= Int(size))
      walked += names(page)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && walked.count <= 20
    #expect(walked == names(try await catalog.list(.init(sort: .title))))
  }

  @Test("refuses a page token that is damaged, or of another caller or query")
  func tokens() async throws {
    let catalog = try await TestCatalog()
    let token = try await catalog.list(.init(pageSize: 5)).nextPageToken
    let wrong: [(CatalogV1.ListTopicsRequest, Caller)] = [
      (.init(pageSize: 5, pageToken: token + "xxxx"), .sample()),
      (.init(pageToken: "nonsense"), .sample()),
      (.init(pageToken: ".."), .sample()),
      (.init(category: "Food", pageSize: 5, pageToken: token), .sample()),
      (.init(sort: .title, pageSize: 5, pageToken: token), .sample()),
      (.init(pageSize: 5, pageToken: token), .sample(member: 2)),
      (.init(pageSize: 5, pageToken: token), .sample(household: 2)),
    ]
    for (request, caller) in wrong {
      let error = try #require(await refusal { try await catalog.list(request, caller) })
      #expect(error.code == .invalidArgument && error.reason == "invalid_page_token")
    }
    #expect(try await catalog.list(.init(pageSize: 7, pageToken: token)).topics.count == 7)
  }

  @Test("lists all violations of a request at once")
  func violations() async throws {
    let catalog = try await TestCatalog()
    let request = CatalogV1.ListTopicsRequest(
      difficulty: .unrecognized(9),
      text: String(repeating: "x", count: 201),
      sort: .unrecognized(9),
      pageSize: 101
    )
    let error = try #require(await refusal { try await catalog.list(request) })
    #expect(error.code == .invalidArgument)
    #expect(error.violations.map(\.field) == ["difficulty", "sort", "text", "page_size"])
    #expect(error.violations.map(\.limit) == [nil, nil, 200, 100])
    let negative = await refusal { try await catalog.list(.init(pageSize: -1)) }
    #expect(negative?.violations.map(\.field) == ["page_size"])
  }

  @Test("shows each member their own state only (TOP-062)")
  func members() async throws {
    let catalog = try await TestCatalog()
    _ = try await catalog.setCompleted("taxes", .sample(request: 1))
    for other in [Caller.sample(member: 2, role: .child), .sample(household: 2)] {
      #expect(names(try await catalog.list(.init(completed: true), other)).isEmpty)
      #expect(try await catalog.list(.init(), other).categories.allSatisfy { $0.completed == 0 })
    }
    // A parent who acts in a child's space still sees their own topics, never the child's.
    let parent = Caller.sample(member: 3, subject: 1)
    #expect(names(try await catalog.list(.init(completed: true), parent)).isEmpty)
  }
}
