import AnalyticsContracts
import AnalyticsDomain
import RPC
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("Damaged health preferences")
struct DamagedStateTests {
  /// Creates a member who skipped the connection in onboarding and later connected weight and sleep.
  private func health(_ lines: Lines) async throws -> TestHealth {
    let log = Logger(service: "analytics", version: "1") { line in
      lines.all.withLock { $0.append(line) }
    }
    let health = try await TestHealth(log: log)
    try await health.select([.weight, .sleep])
    try await health.connect([.weight, .sleep])
    try await health.change("UPDATE health_onboarding SET page = 7, saved_pages = 254")
    try await health.change("UPDATE health_onboarding SET sync_choice = 3, reminders = 62")
    try await health.change("UPDATE health_onboarding SET skipped_at = 1, completed_at = 1")
    #expect(try await health.shown() == [.hydration])
    #expect(lines.all.withLock { $0 }.isEmpty)
    return health
  }

  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  @Test(
    "are read with the most restrictive values, and reported once (FST-105)",
    arguments: [
      "UPDATE health_onboarding SET page = 99", "UPDATE health_onboarding SET saved_pages = 1",
      "UPDATE health_onboarding SET sync_choice = 9",
      "UPDATE health_onboarding SET fasting_hours = 4000",
      "UPDATE health_onboarding SET hydration_ml = -1",
      "UPDATE health_onboarding SET weight_g = 3",
    ] as [StaticString]
  )
  func onboarding(_ damage: StaticString) async throws {
    let lines = Lines()
    let health = try await health(lines)
    try await health.damage(damage)
    // There is no invitation, and connections are kept.
    #expect(try await health.shown().isEmpty)
    #expect(try await health.source(.weight)?.connected == true)
    let state = try await health.health.read(Asker.adult.caller(health.environment.random)) {
      try $0.onboarding()
    }
    #expect((1...7).contains(state.page) && state.isCompleted)
    #expect(state.reminders.isEmpty && state.sync == .none)
    #expect((1...48).contains(state.fastingHours))
    let reported = lines.all.withLock { $0 }
    #expect(reported.count == 1 && reported.allSatisfy { $0.contains("Safety") }, "\(reported)")
    #expect(health.environment.log.safetyWarnings == 1, "FST-115")
  }

  @Test(
    "connect no type without a valid stored connection (FST-105)",
    arguments: [
      "UPDATE health_connection SET scope = 7 WHERE type = 1",
      "UPDATE health_connection SET connected_at = NULL WHERE type = 1",
      "UPDATE health_connection SET is_enabled = 5 WHERE type = 1",
      "UPDATE health_connection SET type = 9 WHERE type = 1",
    ] as [StaticString]
  )
  func connections(_ damage: StaticString) async throws {
    let lines = Lines()
    let health = try await health(lines)
    try await health.damage(damage)
    #expect(try await health.source(.weight)?.connected == false)
    #expect(try await health.source(.sleep)?.connected == true)
    let answer = try await health.add([
      .init(type: .weight, sourceName: "Scale", start: health.hours(-1), grams: 80_000)
    ])
    #expect(answer.counts.first?.skippedByPreference == 1)
    #expect(lines.all.withLock { $0 }.count == 1)
  }

  @Test("fall back to the default goals and units (FST-105)")
  func goals() async throws {
    let lines = Lines()
    let health = try await health(lines)
    _ = try await health.setGoals(.init(hydrationMl: 3_000, units: .us), ["hydration_ml", "units"])
    for damage in [
      "UPDATE health_goals SET units = 9",
      "UPDATE health_goals SET units = 1, hydration_ml = 999999",
    ] as [StaticString] {
      try await health.damage(damage)
      let goals = try #require(try await health.goals().goals)
      #expect(goals.hydrationMl == 2_000 && goals.units == .metric)
    }
    #expect(lines.all.withLock { $0 }.count == 1)
  }

  @Test("that are missing equal those of a member without any choice (FST-105)")
  func missing() async throws {
    let lines = Lines()
    let health = try await health(lines)
    for statement in [
      "DELETE FROM health_onboarding", "DELETE FROM health_connection", "DELETE FROM health_goals",
    ] as [StaticString] {
      try await health.change(statement)
    }
    #expect(try await health.shown().isEmpty)
    #expect(try await health.source(.sleep)?.connected == false)
    #expect(await refusal { try await health.connect([.sleep]) } == "selection_required")
    #expect(lines.all.withLock { $0 }.isEmpty)
  }
}

extension TestHealth {
  fileprivate func change(_ statement: StaticString) async throws {
    try await health.store.write { try $0.connection.run(statement) }
  }

  /// Runs a statement with the CHECK constraints off, to store values that the schema rejects.
  fileprivate func damage(_ statement: StaticString) async throws {
    try await health.store.write { context in
      try context.connection.run("PRAGMA ignore_check_constraints = ON")
      try context.connection.run(statement)
      try context.connection.run("PRAGMA ignore_check_constraints = OFF")
    }
  }
}
