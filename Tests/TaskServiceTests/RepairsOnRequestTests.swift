import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("A repair on request")
struct RepairsOnRequestTests {
  @Test(
    "runs after a check, and a call returns its reports (MIG-005, MIG-006)"
  )
  func onRequest() async throws {
    let home = try TaskHome()
    let id = try await home.create("lost").task?.id
    let former = ProjectID(text: "00112233-4455-6677-8899-aabbccddeeff")
    // The schema forbids this, so it is done with foreign keys off, as another program would.
    try home.tamper("UPDATE task SET project = x'00112233445566778899aabbccddeeff'")
    let method = TaskV1.Tasks.Methods.repairTasks
    let look = try await home.calls.repairTasks(.init(dryRun: true), home.call(method))
    #expect(look.report?.orphans == 1 && look.report?.tasksChecked == 1)
    #expect(look.report?.tasks.map(\.formerProjectID) == [former])
    let done = try await home.calls.repairTasks(.init(), home.call(method))
    #expect(done.report?.orphans == 1)
    #expect(try await home.get(id).projectName == "Inbox")
    #expect(try await home.events().suffix(2).map(\.kind) == ["task_moved", "orphans_repaired"])
    let again = try await home.calls.repairTasks(.init(), home.call(method))
    #expect(again.report?.orphans == 0)
    let list = TaskV1.Tasks.Methods.listRepairs
    let reports = try await home.calls.listRepairs(.init(), home.call(list)).reports
    #expect(reports.map(\.orphans) == [0, 1, 0])
    #expect(reports.map(\.atStart) == [false, false, true])
    #expect(reports[1].tasks.map(\.name) == ["lost"])
    let other = home.seen(by: 2)
    #expect(try await other.calls.listRepairs(.init(), other.call(list)).reports.count == 1)
    for _ in 0..<25 { _ = try await home.calls.repairTasks(.init(), home.call(method)) }
    #expect(try await home.calls.listRepairs(.init(), home.call(list)).reports.count == 21)
  }

  @Test("reports its duration (MIG-006)")
  func duration() async throws {
    let folder = try TemporaryFolder()
    let environment = RuntimeEnvironment.test(clock: TickingClock())
    let store = try TaskStore(path: folder.file("task.db"), environment: environment)
    let calls = TaskCalls(store: store)
    func call(_ method: MethodDescriptor, request: UInt64) -> ServerCall {
      Caller.sample(request: request).call(method, on: environment.loop)
    }
    let repair = call(TaskV1.Tasks.Methods.repairTasks, request: 1)
    let done = try await calls.repairTasks(.init(), repair)
    #expect((done.report?.took?.nanos ?? 0) > 0)
    let list = call(TaskV1.Tasks.Methods.listRepairs, request: 2)
    let kept = try await calls.listRepairs(.init(), list)
    #expect(kept.reports.first?.took == done.report?.took)
  }
}

/// A clock that advances by five milliseconds at each reading.
private final class TickingClock: WallClock {
  private let looks = Mutex(Int64(0))

  func now() -> Timestamp {
    looks.withLock { looks in
      looks += 1
      return .testStart + .milliseconds(5 * looks)
    }
  }
}
