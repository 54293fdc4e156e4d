import CatalogContracts
import CatalogDomain
@testable import CatalogService
import Cryptography
import Dispatch
import RPC
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing

@Suite("Starting with shipped topics")
struct ContentLoadingTests {
  @Test("fills an empty store with all of them, unchanged (TOP-007, TOP-010, TOP-073)")
  func firstStart() async throws {
    let catalog = try await TestCatalog()
    let shipped = try ShippedContent.catalogue()
    #expect(catalog.calls.catalogue == shipped)
    #expect(try await catalog.store.catalogue() == shipped)
  }

  @Test("writes nothing when the version is already stored (TOP-008)")
  func secondStart() async throws {
    let catalog = try await TestCatalog()
    let before = catalog.store.store.database.condition.figures.writes
    let again = try await ContentLoading(store: catalog.store, log: .silent).load()
    #expect(again == catalog.calls.catalogue)
    #expect(catalog.store.store.database.condition.figures.writes == before)
  }

  @Test("keeps stored topics that are newer than the shipped ones (TOP-008)")
  func older() async throws {
    let newer = SmallContent.catalogue(9, try SmallContent.topic("laundry"))
    let catalog = try await TestCatalog(content: newer)
    let older = SmallContent.catalogue(8, try SmallContent.topic("cooking"))
    let loaded = try await ContentLoading(store: catalog.store, log: .silent)
      .load { () throws(ContentRejected) in older }
    #expect(loaded == newer)
  }

  @Test("continues with stored topics when the shipped ones fail a check (TOP-009)")
  func rejectedLater() async throws {
    let catalog = try await TestCatalog()
    let loaded = try await ContentLoading(store: catalog.store, log: .silent)
      .load { () throws(ContentRejected) in throw ContentRejected(problems: []) }
    #expect(loaded == catalog.calls.catalogue)
  }

  @Test("fails if there are no stored topics either (TOP-009)")
  func rejectedFirst() async throws {
    let store = TopicStore(
      try await CatalogStore.open(
        path: TemporaryFolder().file("catalog.db"),
        environment: .test()
      )
    )
    await #expect(throws: ContentRejected.self) {
      try await ContentLoading(store: store, log: .silent)
        .load { () throws(ContentRejected) in throw ContentRejected(problems: []) }
    }
    #expect(try await store.catalogue() == .empty)
  }

  @Test("reports inconsistent stored heights, once each (TOP-039)")
  func heights() async throws {
    let height = CardHeight(preferred: -1, minimum: 90, maximum: 60)
    let odd = Topic(
      identifier: try #require(TopicIdentifier(text: "odd")),
      title: "Odd",
      height: height
    )
    let catalog = try await TestCatalog(content: SmallContent.catalogue(1, odd))
    let lines = Mutex<[String]>([])
    let log = Logger(service: "catalog", version: "1") { line in lines.withLock { $0.append(line) }
    }
    let loaded = try await ContentLoading(store: catalog.store, log: log)
      .load { () throws(ContentRejected) in catalog.calls.catalogue }
    #expect(loaded.cardHeight(at: 0) == 60)
    #expect(lines.withLock { $0.filter { $0.contains("topic=odd") }.count } == 1)
  }

  @Test("requires a new version for every change of content (TOP-007)")
  func fingerprint() throws {
    // A new line for each version; a line that was released stays as it is.
    let released = [1: "2b c3 ae 10 57 eb 2e 72"]
    let shipped = try ShippedContent.catalogue()
    let bytes = Array(ContentLoadingTests.text(of: shipped).utf8)
    let hash = SHA256.hash(of: bytes).prefix(8).map { String($0, radix: 16) }.joined(separator: " ")
    #expect(released[shipped.contentVersion] == hash)
  }

  /// All that members see of content; how a seed file is written does not matter.
  private static func text(of catalogue: Catalogue) -> String {
    var lines: [String] = []
    for topic in catalogue.topics {
      let height = topic.height
      lines += [
        topic.identifier.text, topic.title, topic.detailTitle, topic.subtitle, topic.category,
        topic.difficulty.name, topic.iconName, topic.layoutClass.name,
        "\([height.preferred, height.minimum, height.maximum, height.proportional])",
        "\(topic.position) \(topic.contentVersion)",
      ]
      for section in topic.sections {
        lines += [section.key, section.title, section.intro ?? ""]
        for step in section.steps { lines += [step.id.text, step.text] }
      }
      lines.append("tips")
      lines += topic.tips
      lines.append("mistakes")
      lines += topic.commonMistakes
    }
    return lines.joined(separator: "\n")
  }
}

@Suite("New content with existing progress")
struct ContentChangeTests {
  let old: Catalogue
  let caller = Caller.sample(request: 1)

  init() throws {
    old = SmallContent.catalogue(
      1,
      try SmallContent.topic("laundry", position: 1),
      try SmallContent.topic("fax", position: 2)
    )
  }

  /// A store where the caller has completed laundry and begun fax.
  private func begun() async throws -> TestCatalog {
    let catalog = try await TestCatalog(content: old)
    _ = try await catalog.setCompleted("laundry", caller)
    _ = try await catalog.setStep("fax/a/1", of: "fax", .sample(request: 2))
    await catalog.file.close()
    return catalog
  }

  @Test("updates topics, keeps states, and removes deleted steps from them (TOP-008, TOP-059)")
  func steps() async throws {
    let before = try await begun()
    let newer = SmallContent.catalogue(
      2,
      try SmallContent.topic("laundry", sections: [1, 1, 2], version: 2, text: "Do it well"),
      try SmallContent.topic("fax", position: 2)
    )
    let catalog = try await TestCatalog(in: before.folder, content: newer)
    #expect(catalog.calls.catalogue == newer)
    let state = try #require(try await catalog.get("laundry").state)
    #expect(state.isCompleted)
    #expect(state.doneStepIDs == ["laundry/a/1", "laundry/b/1"])
    #expect(state.totalSteps == 4)
    #expect(state.completionPercentage == 50)
    #expect(state.revision == 2)
  }

  @Test("emits one event for each changed state, and for no other (TOP-059, TOP-061, ruling 29)")
  func events() async throws {
    let first = try await TestCatalog(content: old)
    let (mia, ben) = (Caller.sample(member: 2, request: 2), Caller.sample(household: 2, request: 3))
    _ = try await first.setCompleted("laundry", caller)
    _ = try await first.setStep("laundry/b/1", of: "laundry", mia)
    _ = try await first.setStep("fax/a/1", of: "fax", .sample(member: 2, request: 4))
    _ = try await first.get("laundry", recordView: true, .sample(member: 3))
    _ = try await first.setNotes("Later", .sample(member: 3, request: 5))
    _ = try await first.setStep("laundry/a/1", of: "laundry", ben)
    let before = try await first.events().count
    await first.store.store.close()
    let newer = SmallContent.catalogue(
      2,
      try SmallContent.topic("laundry", version: 2, keys: ["new", "2"]),
      try SmallContent.topic("fax", position: 2, version: 2, text: "Do it well")
    )
    let catalog = try await TestCatalog(in: first.folder, content: newer)
    let told = try await catalog.events().dropFirst(before)
    #expect(told.map(\.kind) == ["topic_state_changed", "topic_state_changed"])
    #expect(told.map(\.entity) == ["laundry", "laundry"])
    #expect(Set(told.map(\.stamp.household)) == [caller.household, ben.household])
    #expect(told.allSatisfy { $0.stamp.actor == nil && $0.changedFields == ["done_step_ids"] })
    #expect(told.allSatisfy { $0.revision == 2 && $0.stamp.space == caller.member })
    let mine = try #require(told.first { $0.stamp.household == caller.household })
    let body = try mine.body(as: CatalogV1.TopicStateChanged.self)
    let state = try await catalog.get("laundry").state
    #expect(body?.state == state)
    #expect(body?.state?.isCompleted == true && body?.state?.stepsCompleted == 2)
    #expect(try await catalog.get("laundry", mia).state?.revision == 1)
    #expect(try await catalog.get("laundry", .sample(member: 3)).state?.notes == "Later")
  }

  @Test("gives an inserted step no mark of another step (TOP-059, ruling 28)")
  func inserted() async throws {
    let before = try await begun()
    let newer = SmallContent.catalogue(
      2,
      try SmallContent.topic("laundry", sections: [3, 1], version: 2, keys: ["1", "soak", "2"]),
      try SmallContent.topic("fax", sections: [3, 1], version: 2, keys: ["soak", "1", "2"])
    )
    let catalog = try await TestCatalog(in: before.folder, content: newer)
    #expect(
      try await catalog.get("laundry").state?.doneStepIDs
        == ["laundry/a/1", "laundry/a/2", "laundry/b/1"]
    )
    #expect(try await catalog.get("fax").state?.doneStepIDs == ["fax/a/1"])
  }

  @Test(
    "can be read while it is written: each reader sees either the old or the new content (TOP-075)"
  )
  func readMeanwhile() async throws {
    let first = try await TestCatalog(content: old, execution: .threads)
    _ = try await first.setStep("laundry/a/1", of: "laundry", caller)
    let newer = SmallContent.catalogue(
      2,
      try SmallContent.topic("laundry", version: 2, keys: ["2", "3"])
    )
    guard case .replace(let change) = newer.load(over: old) else {
      Issue.record("nothing would be written")
      return
    }
    let (written, isWritten) = AsyncStream.makeStream(of: Void.self)
    let mayCommit = DispatchSemaphore(value: 0)
    let store = first.store
    async let writing: Void = store.store.write { [old] context in
      _ = try ContentWriter(context).replace(change, over: old)
      isWritten.yield()
      mayCommit.wait()
    }
    for await _ in written { break }
    let meanwhile = try await store.catalogue()
    let state = try await first.state(of: caller, old.topics[0].identifier)
    mayCommit.signal()
    try await writing
    #expect(meanwhile == old)
    #expect(state?.doneSteps.count == 1)
    #expect(try await store.catalogue().contentVersion == 2)
    #expect(try await first.state(of: caller, old.topics[0].identifier)?.doneSteps.isEmpty == true)
    await store.store.close()
  }

  @Test("hides a retired topic from lists and from members who never began it (TOP-008)")
  func retired() async throws {
    let before = try await begun()
    let newer = SmallContent.catalogue(2, try SmallContent.topic("laundry"))
    let catalog = try await TestCatalog(in: before.folder, content: newer)
    #expect(try await catalog.list().topics.map { $0.topic?.identifier } == ["laundry"])
    let fax = try await catalog.get("fax")
    #expect(fax.topic?.retired == true)
    #expect(fax.topic?.sections.count == 2)
    #expect(fax.state?.doneStepIDs == ["fax/a/1"])
    let neighbour = await refusal { try await catalog.get("fax", .sample(member: 2)) }
    #expect(neighbour?.reason == "unknown_topic")
    let marked = await refusal {
      try await catalog.setCompleted("fax", .sample(member: 2, request: 3))
    }
    #expect(marked?.reason == "unknown_topic")
  }

  @Test("restores a retired topic that is shipped again (TOP-008)")
  func returned() async throws {
    let before = try await begun()
    let without = SmallContent.catalogue(2, try SmallContent.topic("laundry"))
    let middle = try await TestCatalog(in: before.folder, content: without)
    await middle.file.close()
    let again = SmallContent.catalogue(
      3,
      try SmallContent.topic("laundry"),
      try SmallContent.topic("fax", position: 2)
    )
    let catalog = try await TestCatalog(in: before.folder, content: again)
    #expect(try await catalog.list().topics.count == 2)
    #expect(try await catalog.get("fax").state?.stepsCompleted == 1)
  }
}
