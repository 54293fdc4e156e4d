import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("GetTopic")
struct GetTopicTests {
  @Test("returns the complete lesson and an empty state, and writes nothing (TOP-011, TOP-051)")
  func whole() async throws {
    let catalog = try await TestCatalog()
    let answer = try await catalog.get("laundry")
    let topic = try #require(answer.topic)
    #expect(topic.detailTitle == "How to Do Laundry")
    #expect(topic.sections.count == 6 && topic.totalSteps == 32)
    #expect(topic.tips.count == 6 && topic.commonMistakes.count == 6)
    #expect(topic.backgroundColor == "#004A4D" && topic.textColor == "#B3FCFF")
    #expect(topic.preferredHeight == 150 && topic.minHeight == 50 && topic.maxHeight == 200)
    #expect(topic.difficulty == .beginner && topic.layoutClass == .featured)
    let state = try #require(answer.state)
    #expect(state == CatalogV1.TopicState(identifier: "laundry", totalSteps: 32))
    #expect(try await catalog.states(of: .sample()).isEmpty)
    #expect(try await catalog.events().isEmpty)
  }

  @Test("records the latest view, without a revision or an event (TOP-052, TOP-061)")
  func recordView() async throws {
    let catalog = try await TestCatalog()
    let first = try await catalog.get("laundry", recordView: true)
    #expect(first.state?.lastViewedDate == .init(.testStart))
    #expect(first.state?.revision == 0)
    catalog.clock.set(.testStart - .seconds(60))
    let earlier = try await catalog.get("laundry", recordView: true)
    #expect(earlier.state == first.state)
    catalog.clock.set(.testStart + .seconds(60))
    let later = try await catalog.get("laundry", recordView: true)
    #expect(later.state?.lastViewedDate == .init(.testStart + .seconds(60)))
    #expect(try await catalog.get("laundry").state == later.state)
    #expect(try await catalog.events().isEmpty)
    let marked = try await catalog.setStep(
      "laundry/drying/1",
      of: "laundry",
      expecting: 0,
      .sample(request: 1)
    )
    #expect(marked.state?.revision == 1)
    #expect(marked.state?.lastViewedDate == later.state?.lastViewedDate)
  }

  @Test("answers a read-only token, and does not record its view (TOP-052)")
  func viewWithoutWriting() async throws {
    let catalog = try await TestCatalog()
    let reader = Caller(
      household: Caller.sample().household,
      member: Caller.sample().member,
      scopes: ["read"]
    )
    let answer = try await catalog.get("laundry", recordView: true, reader)
    #expect(answer.topic?.sections.isEmpty == false)
    #expect(answer.state?.lastViewedDate == nil)
    #expect(try await catalog.states(of: reader).isEmpty)
    #expect(try await catalog.events().isEmpty)
  }

  @Test("waits in its household's queue, not in the service's own")
  func ownLine() async throws {
    let catalog = try await TestCatalog(execution: .threads)
    let answer = try await catalog.store.store.withOwnQueueFull {
      try await catalog.get("laundry", recordView: true)
    }
    #expect(answer.state?.lastViewedDate == .init(.testStart))
  }

  @Test("refuses unknown topics", arguments: ["none", "", "Laundry", "laundry/1"])
  func unknown(identifier: String) async throws {
    let catalog = try await TestCatalog()
    let error = try #require(await refusal { try await catalog.get(identifier) })
    #expect(error.code == .notFound && error.reason == "unknown_topic")
  }

  @Test("refuses an unauthenticated peer")
  func untrusted() async throws {
    let catalog = try await TestCatalog()
    let call = ServerCall(
      method: CatalogV1.Topics.Methods.getTopic,
      metadata: Caller.sample().metadata,
      loop: catalog.environment.loop,
      isPeerTrusted: false
    )
    let error = await refusal {
      try await catalog.calls.getTopic(.init(identifier: "laundry"), call)
    }
    #expect(error?.code == .unauthenticated)
  }
}

@Suite("SetStepDone")
struct SetStepDoneTests {
  let step = "compliments/give/1"

  @Test("marks a step, and emits an event (TOP-053, TOP-054, TOP-061)")
  func marks() async throws {
    let catalog = try await TestCatalog()
    let answer = try await catalog.setStep(step, .sample(request: 1))
    #expect(answer.changed)
    #expect(answer.state?.doneStepIDs == [step])
    #expect(answer.state?.stepsCompleted == 1 && answer.state?.totalSteps == 9)
    #expect(answer.state?.completionPercentage == 11.1)
    let event = try #require(try await catalog.events().first)
    #expect(event.kind == "topic_state_changed")
    #expect(event.entity == "compliments" && event.revision == 1)
    #expect(event.changedFields == ["done_step_ids"])
    #expect(event.stamp.space == .sample(1) && event.stamp.actor == .sample(1))
    #expect(event.stamp.request == .sample(1))
    let body = try event.body(as: CatalogV1.TopicStateChanged.self)
    #expect(body?.state == answer.state)
  }

  @Test("changes nothing the second time, under a new request id (TOP-053)")
  func twice() async throws {
    let catalog = try await TestCatalog()
    let first = try await catalog.setStep(step, .sample(request: 1))
    let second = try await catalog.setStep(step, .sample(request: 2))
    #expect(!second.changed)
    #expect(second.state == first.state)
    #expect(try await catalog.events().count == 1)
  }

  @Test("answers a retried call with the first answer, and refuses another under its id")
  func retried() async throws {
    let catalog = try await TestCatalog()
    let first = try await catalog.setStep(step, .sample(request: 1))
    _ = try await catalog.setStep(step, done: false, .sample(request: 2))
    #expect(try await catalog.setStep(step, .sample(request: 1)) == first)
    #expect(try await catalog.get("compliments").state?.stepsCompleted == 0)
    let reused = await refusal { try await catalog.setStep(step, done: false, .sample(request: 1)) }
    #expect(reused?.reason == "request_id_reused")
    let without = await refusal { try await catalog.setStep(step, .sample()) }
    #expect(without?.reason == "request_id_required")
  }

  @Test(
    "refuses steps of other topics (TOP-053)",
    arguments: ["", "laundry/drying/1", "give/1"]
  )
  func unknownStep(step: String) async throws {
    let catalog = try await TestCatalog()
    let error = try #require(await refusal { try await catalog.setStep(step, .sample(request: 1)) })
    #expect(error.code == .notFound && error.reason == "unknown_step")
    #expect(try await catalog.states(of: .sample()).isEmpty)
  }

  @Test("refuses to overwrite another revision than the expected one (TOP-063)")
  func revision() async throws {
    let catalog = try await TestCatalog()
    let seen = try await catalog.setStep(step, expecting: 0, .sample(request: 1))
    let error = try #require(
      await refusal {
        try await catalog.setStep("compliments/give/2", expecting: 0, .sample(request: 2))
      }
    )
    #expect(error.code == .aborted && error.reason == "revision_mismatch")
    #expect(error.violations.map(\.message) == ["It is at revision 1."])
    #expect(error.details == [try GoogleProtobuf.`Any`(packing: #require(seen.state))])
    let next = try await catalog.setStep(
      "compliments/give/2",
      expecting: seen.state?.revision,
      .sample(request: 3)
    )
    #expect(next.state?.revision == 2)
  }

  @Test("completes the topic with its last step, with one event (TOP-055, TOP-061)")
  func lastStep() async throws {
    let catalog = try await TestCatalog()
    let steps = try #require(try await catalog.get("compliments").topic).sections
      .flatMap(\.steps).map(\.stepID)
    for (index, step) in steps.enumerated() {
      let answer = try await catalog.setStep(step, .sample(request: UInt64(index + 1)))
      #expect(answer.state?.isCompleted == (index == steps.count - 1))
    }
    _ = try await catalog.setStep(steps[0], done: false, .sample(request: 20))
    #expect(try await catalog.get("compliments").state?.isCompleted == false)
    _ = try await catalog.setStep(steps[0], .sample(request: 21))
    let kinds = try await catalog.events().map(\.kind)
    #expect(kinds.filter { $0 == "topic_completed" }.count == 1)
    #expect(kinds.filter { $0 == "topic_state_changed" }.count == 11)
  }
}

@Suite("SetTopicCompleted")
struct SetTopicCompletedTests {
  @Test("completes all steps, earns ten points once, and emits one event (TOP-055, TOP-061)")
  func once() async throws {
    let catalog = try await TestCatalog()
    let first = try await catalog.setCompleted("laundry", .sample(request: 1))
    #expect(first.changed && first.learningPoints == 10)
    #expect(first.state?.isCompleted == true && first.state?.completionPercentage == 100)
    let again = try await catalog.setCompleted("laundry", .sample(request: 2))
    #expect(!again.changed && again.learningPoints == 0)
    let cleared = try await catalog.setCompleted("laundry", to: false, .sample(request: 3))
    #expect(cleared.changed && cleared.state?.isCompleted == false)
    #expect(cleared.state?.stepsCompleted == 32)
    let second = try await catalog.setCompleted("laundry", .sample(request: 4))
    #expect(second.changed && second.learningPoints == 0)

    let events = try await catalog.events()
    #expect(
      events.map(\.kind) == [
        "topic_state_changed", "topic_completed", "topic_state_changed", "topic_state_changed",
      ]
    )
    #expect(events.map(\.spaceNumber) == [1, 2, 3, 4])
    #expect(
      try events[1].body(as: CatalogV1.TopicCompleted.self)
        == CatalogV1.TopicCompleted(identifier: "laundry", title: "Laundry", learningPoints: 10)
    )
  }

  @Test("earns the points again for another member, and in another household (TOP-061, TOP-062)")
  func members() async throws {
    let catalog = try await TestCatalog()
    let callers: [Caller] = [
      .sample(request: 1), .sample(member: 2, role: .child, request: 1),
      .sample(household: 2, request: 1),
    ]
    for caller in callers {
      #expect(try await catalog.setCompleted("laundry", caller).learningPoints == 10)
    }
    #expect(
      try await catalog.get("laundry", .sample(household: 2, member: 2)).state?.isCompleted == false
    )
  }

  @Test("stamps the event with the member's day, not the server's (TOP-061)")
  func day() async throws {
    let catalog = try await TestCatalog()
    let auckland = try #require(HouseholdCalendar(zoneName: "Pacific/Auckland"))
    catalog.clock.set(.testStart + .seconds(4 * 3_600))  // 12:00 UTC, already tomorrow there
    _ = try await catalog.setCompleted("laundry", .sample(calendar: auckland, request: 1))
    let event = try #require(try await catalog.events().first)
    #expect(event.stamp.localDay == LocalDay(text: "2026-11-22"))
  }

  @Test("survives a restart, answers and points included (TOP-058, TOP-073)")
  func restart() async throws {
    let first = try await TestCatalog()
    let answer = try await first.setCompleted("laundry", .sample(request: 1))
    _ = try await first.get("cooking", recordView: true)
    let listed = try await first.list()
    await first.file.close()

    let second = try await TestCatalog(in: first.folder)
    #expect(try await second.list() == listed)
    #expect(try await second.setCompleted("laundry", .sample(request: 1)) == answer)
    _ = try await second.setCompleted("laundry", to: false, .sample(request: 2))
    #expect(try await second.setCompleted("laundry", .sample(request: 3)).learningPoints == 0)
  }
}
