import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Tombstones")
struct TombstoneTests {
  @Test("expire after 90 days of the service running (TSK-083)")
  func tombstones() async throws {
    let home = try TaskHome()
    let id = try await home.create("x").task?.id
    try await home.delete(id)
    let sweep = RetentionSweep(
      home.store.service,
      environment: home.environment,
      rules: [TaskStore.tombstoneRule]
    )
    try await home.store.service.run(hours: 89 * 24, home.clock)
    await sweep.sweep()
    #expect(await refusal { try await home.create("y") { $0.id = id } }?.reason == "task_exists")
    try await home.store.service.run(hours: 2 * 24, home.clock)
    await sweep.sweep()
    #expect(try await home.create("y") { $0.id = id }.task?.id == id)
  }

  @Test("do not expire when the clock was ten years ahead for a while (TSK-083, row 71)")
  func tombstonesWithClockAhead() async throws {
    let home = try TaskHome()
    let store = home.store.service
    let sweep = RetentionSweep(
      store,
      environment: home.environment,
      rules: [TaskStore.tombstoneRule, TaskStore.projectTombstoneRule]
    )
    try await store.run(hours: 60 * 24, home.clock)
    let id = try await home.create("x").task?.id
    try await home.delete(id)
    try await store.run(hours: 20 * 24, home.clock)
    let ahead = Duration.seconds(3_650 * 86_400)
    home.clock.advance(by: ahead)
    await sweep.sweep()
    try await store.run(hours: 20 * 24, home.clock)
    await sweep.sweep()
    home.clock.advance(by: .zero - ahead)
    await sweep.sweep()
    #expect(await refusal { try await home.create("y") { $0.id = id } }?.reason == "task_exists")
  }
}
