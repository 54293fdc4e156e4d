import Contracts
import Foundation
import RPC
import Testing
import Vocabulary
import Wire

@testable import GatewayClient

@Suite("A public value")
struct ValueTests {
  @Test("of an id is read in either case and written in lower case (TSK-002)")
  func identifiers() throws {
    let id = try #require(DaybookTask.ID("0B11967D-9DAE-4333-A137-C3B1E8A641D3"))
    #expect(id.description == "0b11967d-9dae-4333-a137-c3b1e8a641d3")
    #expect(DaybookTask.ID("0B11967D") == nil)
    let data = try JSONEncoder().encode([id])
    #expect(try JSONDecoder().decode([DaybookTask.ID].self, from: data) == [id])
  }

  @Test("of a day knows its calendar")
  func days() throws {
    let day = try #require(CalendarDay("2026-11-21"))
    #expect((day.year, day.month, day.day, day.weekday) == (2026, 11, 21, 6))
    #expect(day.advanced(by: 10).description == "2026-12-01")
    #expect(CalendarDay(year: 2026, month: 2, day: 30) == nil)
  }

  @Test("of a task is complete when the contract's is")
  func tasks() throws {
    var contract = TaskV1.Task()
    contract.id = TaskID(text: "0b11967d-9dae-4333-a137-c3b1e8a641d3")
    contract.name = "Pay rent"
    contract.priority = .highest
    contract.type = .evening
    contract.dueOn = LocalDay(text: "2026-12-01")
    contract.alertReminderTime = GoogleProtobuf.Timestamp(seconds: 5, nanos: 250_000_000)
    let task = DaybookTask(contract)
    #expect(task.priority == .highest)
    #expect(task.priority.points == 7)
    #expect(task.kind == .evening)
    #expect(task.due == CalendarDay("2026-12-01").map(Due.day))
    #expect(task.reminder == Date(timeIntervalSince1970: 5.25))
  }

  @Test("of an edit names exactly the fields it changes (TSK-070)")
  func edits() throws {
    var edit = TaskEdit()
    edit.name = .set("Pay the rent")
    edit.due = .removed
    edit.priority = .set(.low)
    let id = try #require(DaybookTask.ID("0b11967d-9dae-4333-a137-c3b1e8a641d3"))
    let request = edit.request(id, for: nil, ifRevision: 7)
    #expect(request.updateMask?.paths == ["name", "priority", "due_at", "due_on"])
    #expect(request.task?.name == "Pay the rent")
    #expect(request.task?.priority == .low)
    #expect(request.expectedRevision == 7)
  }

  @Test("of a refusal keeps code, words and violations", arguments: StatusCode.allCases)
  func refusals(code: StatusCode) {
    let violation = RPC.Violation(field: "name", code: "empty_name", message: "Empty", limit: 200)
    let error = DaybookError(
      RPCError(code, "some_reason", "Some words.", violations: [violation])
    )
    #expect(error.code == "some_reason")
    #expect(error.message == "Some words.")
    #expect(error.violations.first?.limit == 200)
    #expect(error.status.rawValue == code.name || code == .ok)
  }
}

@Suite("A change")
struct ChangeTests {
  private func response(_ kind: String, _ body: (some Message)?) -> GatewayV1.WatchResponse {
    var event = FeedV1.Event()
    event.kind = kind
    event.body = body.map {
      GoogleProtobuf.`Any`(
        typeUrl: "type.googleapis.com/\(type(of: $0).fullName)",
        value: $0.encoded()[...]
      )
    }
    var response = GatewayV1.WatchResponse()
    response.event = event
    response.cursor = [1, 2, 3]
    return response
  }

  @Test("carries the record it is about (TSK-080)")
  func completed() throws {
    var task = TaskV1.Task()
    task.name = "Pay rent"
    let body = TaskV1.TaskCompleted(task: task, points: 7)
    let change = try #require(Change(response("task_completed", body)))
    guard case .taskCompleted(let done, points: 7) = change.happening else {
      Issue.record("\(change.happening)")
      return
    }
    #expect(done.name == "Pay rent")
    #expect(ChangeCursor(change.cursor.description) == change.cursor)
  }

  @Test("of a kind that is not known, or that cannot be read, is passed on by its name")
  func unknown() throws {
    let none: TaskV1.Task? = nil
    #expect(try #require(Change(response("coffee_brewed", none))).happening == .other)
    var broken = response("task_completed", TaskV1.TaskCompleted())
    broken.event?.body?.value = [0xFF]
    #expect(try #require(Change(broken)).happening == .other)
    #expect(Change(GatewayV1.WatchResponse()) == nil)
  }
}
