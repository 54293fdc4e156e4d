import Foundation
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

// Compares the service's data with its earlier answers.

extension RandomRunTests {
  /// Every task exists as it was returned, and no other.
  static func compare(_ home: TaskHome, _ model: RandomRunModel, _ seed: String)
    async throws
  {
    var stored: [TaskID: TaskV1.Task] = [:]
    var token = ""
    repeat {
      let page = try await home.list {
        $0.pageSize = 200
        $0.pageToken = token
        $0.includeArchived = true
      }
      for task in page.tasks { task.id.map { stored[$0] = task } }
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(Set(stored.keys) == Set(model.tasks.keys), "\(seed)")
    for (id, task) in model.tasks {
      let found = stored[id]
      #expect(found?.name == task.name && found?.projectID == task.projectID, "\(seed)")
      #expect(found?.isComplete == task.isComplete && found?.priority == task.priority, "\(seed)")
      #expect(found?.dueOn == task.dueOn && found?.score == task.score, "\(seed)")
    }
    let projects = try await home.projects {
      $0.pageSize = 200
      $0.includeArchived = true
    }.projects
    #expect(Set(projects.compactMap(\.id)) == Set(model.projects.keys), "\(seed)")
    for project in projects {
      let id = project.id ?? .inbox
      #expect(project.name == model.projects[id], "\(seed)")
      #expect(project.isArchived == model.archived.contains(id), "\(seed)")
      #expect(project.parentProjectID == model.parents[id], "\(seed)")
    }
    for task in model.tasks.values.prefix(20) {
      #expect(try await home.found(task.name).contains(task.name), "\(seed)")
    }
  }

  /// Checks the guarantees in the tables themselves.
  static func checkTables(_ home: TaskHome) async throws {
    let wrong = try await home.store.service.read { connection in
      (
        references: try connection.all("PRAGMA foreign_key_check") { _ in 1 }.count,
        counts: try connection.all(
          """
          SELECT 1 FROM space s WHERE
            s.tasks <> (SELECT count(*) FROM task t WHERE t.household = s.household AND t.space = s.space)
            OR s.projects <> (SELECT count(*) FROM project p
              WHERE p.household = s.household AND p.space = s.space)
            OR s.unscheduled <> (SELECT count(*) FROM task t JOIN project p
              ON p.household = t.household AND p.space = t.space AND p.id = t.project
              WHERE t.household = s.household AND t.space = s.space AND t.completed_at IS NULL
                AND t.due_at IS NULL AND t.due_on IS NULL AND NOT p.is_archived)
          """
        ) { _ in 1 }.count,
        kinds: try connection.all(
          """
          SELECT project, priority, type, completed_at IS NOT NULL, due_rank < 9223372036854775807,
            count(*) FROM task GROUP BY household, space, 1, 2, 3, 4, 5
          EXCEPT SELECT project, priority, type, is_complete, is_scheduled, tasks FROM task_kind
          """
        ) { _ in 1 }.count,
        inboxes: try connection.first(
          "SELECT count(*) FROM project WHERE name_key = 'inbox'"
        ) { try $0.value(0, as: Int.self) },
        gaps: try connection.first(
          """
          SELECT count(*) FROM (SELECT count(*) AS c, max(number) AS m FROM feed GROUP BY household, space)
          WHERE c <> m
          """
        ) { try $0.value(0, as: Int.self) },
        integrity: try connection.first("PRAGMA integrity_check") {
          try $0.value(0, as: String.self)
        }
      )
    }
    #expect(wrong.references == 0 && wrong.counts == 0 && wrong.inboxes == 2 && wrong.gaps == 0)
    #expect(wrong.kinds == 0, "the maintained counts equal the rows")
    #expect(wrong.integrity == "ok")
  }
}
