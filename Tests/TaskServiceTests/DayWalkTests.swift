import Foundation
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// A day's open tasks, found by one index walk along due dates.
@Suite("A day's open tasks")
struct DayWalkTests {
  @Test(
    "are those of the store, in its order, in whatever zone they were written (TSK-110)",
    arguments: [UInt64(1), 2, 3]
  )
  func walked(seed: UInt64) async throws {
    let space = try await ZonedTasks(240, within: 12, seed: seed)
    for zone in ZonedTasks.zones {
      let reader = space.seen(in: zone)
      for number in -4...9 {
        let day = space.today.advanced(by: number)
        let (walked, sorted) = try await reader.store.read(reader.caller, at: nil) { rows in
          func lists(_ open: OpenOfDay?) -> DayLists? {
            open.map {
              DayLists($0.late.tasks + $0.due.tasks + $0.later.tasks, on: day, zone)
            }
          }
          let none = SQLText("")
          return (
            lists(try rows.openWalked(around: day, none)),
            lists(try rows.openSorted(around: day, none))
          )
        }
        #expect(walked == sorted, "\(zone.zone.identifier) \(day)")
        #expect(sorted?.overdue.isEmpty == false && sorted?.upcoming.isEmpty == false)
      }
    }
  }

  @Test("are read once, and not sorted again (TSK-110, TSK-143, PRF-006)")
  func few() async throws {
    let home = try TaskHome()
    let today = TaskHome.berlin.day(of: home.clock.now())
    for number in 0..<40 {
      try await home.create("task \(number % 7)") {
        $0.dueOn = today.advanced(by: number % 8)
        $0.priority = .init(rawValue: Int32(1 + number % 4))
      }
    }
    home.at("2025-03-14", "10:00")
    let before = Set(try await home.store.service.read { $0.preparedTexts })
    let steps = try await home.steps { try await home.day() }
    let after = Set(try await home.store.service.read { $0.preparedTexts })
    let open = after.subtracting(before).filter { $0.contains("FROM task t INDEXED BY task_open") }
    #expect(open.count == 1, "\(open)")
    for text in open {
      let plan = try await home.store.service.read { try $0.plan(of: text) }
      #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }
    #expect(steps < 40 * 60, "\(steps)")
  }

  @Test("are read only up to the twenty that are shown (TSK-110, PRF-006)")
  func later() async throws {
    let home = try TaskHome()
    let soon = TaskHome.berlin.day(of: home.clock.now()).advanced(by: 4)
    func fill(_ part: UInt64) async throws {
      let records = (0..<200).map {
        TaskV1.ImportedTask(id: .sample(part * 1_000 + UInt64($0)), name: "task \($0)", dueOn: soon)
      }
      let call = home.call(TaskV1.Tasks.Methods.importTasks)
      _ = try await home.calls.importTasks(.init(tasks: records), call)
    }
    try await fill(1)
    #expect(try await home.day().upcoming.count == 20)
    let few = try await home.steps { try await home.day("2025-03-12") }
    try await fill(2)
    let more = try await home.steps { try await home.day("2025-03-12") }
    #expect(more < few + 100 && few > 0, "\(few), \(more)")
  }
}
