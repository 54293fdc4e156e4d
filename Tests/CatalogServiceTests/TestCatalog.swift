import CatalogContracts
import CatalogDomain
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

/// A catalog service without a network: its store in a fresh folder, its calls, a set clock.
struct TestCatalog {
  let folder: TemporaryFolder
  let clock: FixedClock
  let environment: RuntimeEnvironment
  let file: CatalogStore
  let store: TopicStore
  let calls: TopicCalls

  /// Opens `catalog.db` in `folder` and loads `content`, by default what ships.
  init(
    in folder: TemporaryFolder? = nil,
    content: Catalogue? = nil,
    execution: Execution = .inline
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    clock = FixedClock(.testStart)
    environment = .test(clock: clock, execution: execution)
    file = try await CatalogStore.open(
      path: folder.file("catalog.db"),
      environment: environment
    )
    store = TopicStore(file)
    let shipped = try content ?? ShippedContent.catalogue()
    let catalogue = try await ContentLoading(store: store, log: .silent)
      .load { () throws(ContentRejected) in shipped }
    calls = TopicCalls(content: ServedContent(catalogue), store: store)
  }

  func call(_ method: MethodDescriptor, _ caller: Caller) -> ServerCall {
    caller.call(method, on: environment.loop)
  }

  /// The stored data of one member.
  func states(of caller: Caller) async throws -> [TopicIdentifier: TopicState] {
    try await store.read(Space(ownOf: caller)) { try $0.states() }
  }

  /// The stored state of one member and one topic.
  func state(of caller: Caller, _ topic: TopicIdentifier) async throws -> TopicState? {
    try await store.read(Space(ownOf: caller)) { try $0.state(topic) }
  }

  /// The feed's events from its beginning.
  func events() async throws -> [FeedEvent] {
    let feed = store.store.feed
    return try await store.store.read { try feed.read($0, after: 0, limit: 500).events }
  }
}

// MARK: - Calls

extension TestCatalog {
  func list(
    _ request: CatalogV1.ListTopicsRequest = .init(),
    _ caller: Caller = .sample()
  ) async throws -> CatalogV1.ListTopicsResponse {
    try await calls.listTopics(request, call(CatalogV1.Topics.Methods.listTopics, caller))
  }

  func get(
    _ identifier: String,
    recordView: Bool = false,
    _ caller: Caller = .sample()
  ) async throws -> CatalogV1.GetTopicResponse {
    try await calls.getTopic(
      .init(identifier: identifier, recordView: recordView),
      call(CatalogV1.Topics.Methods.getTopic, caller)
    )
  }

  func setStep(
    _ step: String,
    of identifier: String = "compliments",
    done: Bool = true,
    expecting revision: UInt64? = nil,
    _ caller: Caller
  ) async throws -> CatalogV1.SetStepDoneResponse {
    try await calls.setStepDone(
      .init(identifier: identifier, stepID: step, done: done, expectedRevision: revision),
      call(CatalogV1.Topics.Methods.setStepDone, caller)
    )
  }

  func setCompleted(
    _ identifier: String,
    to completed: Bool = true,
    expecting revision: UInt64? = nil,
    _ caller: Caller
  ) async throws -> CatalogV1.SetTopicCompletedResponse {
    try await calls.setTopicCompleted(
      .init(identifier: identifier, completed: completed, expectedRevision: revision),
      call(CatalogV1.Topics.Methods.setTopicCompleted, caller)
    )
  }
}

extension TestCatalog {
  func save(
    _ marks: [(String, Bool)],
    of identifier: String = "compliments",
    expecting revision: UInt64? = nil,
    _ caller: Caller
  ) async throws -> CatalogV1.SaveTopicProgressResponse {
    try await calls.saveTopicProgress(
      .init(
        identifier: identifier,
        marks: marks.map { .init(stepID: $0.0, done: $0.1) },
        expectedRevision: revision
      ),
      call(CatalogV1.Topics.Methods.saveTopicProgress, caller)
    )
  }

  func setNotes(
    _ notes: String,
    of identifier: String = "laundry",
    expecting revision: UInt64? = nil,
    _ caller: Caller
  ) async throws -> CatalogV1.SetTopicNotesResponse {
    try await calls.setTopicNotes(
      .init(identifier: identifier, notes: notes, expectedRevision: revision),
      call(CatalogV1.Topics.Methods.setTopicNotes, caller)
    )
  }

  func summary(_ caller: Caller) async throws -> CatalogV1.GetLearningSummaryResponse {
    try await calls.getLearningSummary(
      .init(),
      call(CatalogV1.Topics.Methods.getLearningSummary, caller)
    )
  }

  func progress(
    _ request: CatalogV1.ListTopicProgressRequest = .init(),
    _ caller: Caller
  ) async throws -> CatalogV1.ListTopicProgressResponse {
    try await calls.listTopicProgress(
      request,
      call(CatalogV1.Topics.Methods.listTopicProgress, caller)
    )
  }

  func categories(_ caller: Caller) async throws -> CatalogV1.ListCategoriesResponse {
    try await calls.listCategories(
      .init(),
      call(CatalogV1.Topics.Methods.listCategories, caller)
    )
  }
}

/// The parts of a refusal that the caller receives.
func refusal<Answer>(_ body: () async throws -> Answer) async -> RPCError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return RPCError(describing: error)
  }
}
