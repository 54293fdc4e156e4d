import RPC
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Imported dates")
struct ImportedDatesTests {
  @Test(
    "on the first valid day are instants that every answer can carry (MIG-010, TSK-003, TSK-084)",
    arguments: ["Asia/Kathmandu", "Pacific/Kiritimati", "America/Los_Angeles"]
  )
  func firstDay(zone: String) async throws {
    var home = try TaskHome()
    home.caller = .sample(calendar: HouseholdCalendar(zoneName: zone) ?? .utc)
    let answer = try await home.importing(
      .init(id: .sample(1), name: "a", dueOn: .first, isComplete: true),
      .init(id: .sample(2), name: "b", dueOn: .first)
    )
    #expect(answer.created == 2)
    let done = try await home.complete(.sample(2))
    _ = try done.jsonString()
    _ = try await home.list { $0.completion = .all }.jsonString()
    #expect(try await home.undo(done.undoToken).result?.changed == 1)
  }
}
