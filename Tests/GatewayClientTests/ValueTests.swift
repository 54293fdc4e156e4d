import Foundation
import Testing

@testable import GatewayClient

@Suite("A public value")
struct ValueTests {
  @Test("of an id is read in either case and written in lower case (TSK-002)")
  func identifiers() throws {
    let id = try #require(TaskID(text: "0B11967D-9DAE-4333-A137-C3B1E8A641D3"))
    #expect(id.description == "0b11967d-9dae-4333-a137-c3b1e8a641d3")
    #expect(TaskID(text: "0B11967D") == nil)
  }

  @Test("of a day knows its calendar")
  func days() throws {
    let day = try #require(LocalDay(text: "2026-11-21"))
    #expect(day.civil == (2026, 11, 21))
    #expect(day.weekday == 6)
    #expect(day.advanced(by: 10).description == "2026-12-01")
    #expect(LocalDay(year: 2026, month: 2, day: 30) == nil)
  }

  @Test("of an instant is a date in whole milliseconds, within the contract's years")
  func instants() {
    let date = Date(timeIntervalSince1970: 5.25)
    #expect(GoogleProtobuf.Timestamp(date).date == date)
    let first = GoogleProtobuf.Timestamp(.distantPast)
    #expect(first.date.map { $0 >= Date(timeIntervalSince1970: -62_135_596_800) } == true)
    #expect(GoogleProtobuf.Timestamp(seconds: 0, nanos: -1).date == nil)
  }

  @Test("of a refusal has a reason and a message", arguments: StatusCode.allCases)
  func refusals(code: StatusCode) {
    let violation = Violation(field: "name", code: "empty_name", message: "Empty", limit: 200)
    let given = RPCError(code, "some_reason", "Some words.", violations: [violation]).aboutGateway
    #expect((given.reason, given.message) == ("some_reason", "Some words."))
    #expect(given.violations == [violation])
    let bare = RPCError(code, "", "").aboutGateway
    #expect((bare.reason, bare.message) == (code.name.lowercased(), "The call failed."))
  }
}

@Suite("A change")
struct ChangeTests {
  private func response(_ kind: String, _ body: (some Message)?) -> GatewayV1.WatchResponse {
    var event = FeedV1.Event()
    event.kind = kind
    event.body = body.map { GoogleProtobuf.`Any`(packing: $0) }
    var response = GatewayV1.WatchResponse()
    response.event = event
    response.cursor = [1, 2, 3]
    return response
  }

  @Test("contains its record (TSK-080)")
  func completed() throws {
    var task = TaskV1.Task()
    task.name = "Pay rent"
    let body = TaskV1.TaskCompleted(task: task, points: 7)
    let change = try #require(Change(response("task_completed", body)))
    #expect(try change.body(as: TaskV1.TaskCompleted.self) == body)
    #expect(try change.body(as: TaskV1.TaskCreated.self) == nil)
    #expect(ChangeCursor(change.cursor.description) == change.cursor)
  }

  @Test("of an unknown kind has its name, and an invalid body is an error")
  func unknown() throws {
    let none: TaskV1.Task? = nil
    #expect(try #require(Change(response("coffee_brewed", none))).event.kind == "coffee_brewed")
    var broken = response("task_completed", TaskV1.TaskCompleted())
    broken.event?.body?.value = [0xFF]
    let change = try #require(Change(broken))
    #expect(throws: WireError.self) { try change.body(as: TaskV1.TaskCompleted.self) }
    #expect(Change(GatewayV1.WatchResponse()) == nil)
  }
}
