import RPC
import TaskDomain
import Testing
import Vocabulary

@testable import TaskService

@Suite("A refusal")
struct RefusalTests {
  static let all: [TaskRefusal] = [
    .invalid([TaskViolation("name", .emptyName), TaskViolation("type", .invalidType)]),
    .taskNotFound, .projectNotFound, .taskExists, .projectExists, .duplicateProjectName,
    .tooManyTasks, .tooManyProjects, .inside("project", .duplicateProjectName), .tooManyFilters,
    .duplicateFilterName, .filterExists, .project(.hierarchyTooDeep), .undoConflict, .undoExpired,
    .taskComplete,
    .bulk([BulkFailure("tasks[0]", .taskNotFound)]), .about("x", .projectNotFound),
  ]

  @Test(
    "names the invalid field (TSK-050)",
    arguments: zip(
      [
        TaskRefusal.taskNotFound, .projectNotFound, .taskComplete, .project(.inboxProtected),
        .about("template_id", .projectNotFound),
        .inside("project", .about("name", .projectNotFound)),
      ],
      ["task_id", "project_id", "task_id", "parent_project_id", "template_id", "project.name"]
    )
  )
  func field(refusal: TaskRefusal, field: String) {
    let error = refusal.rpcError
    #expect(error.violations.map(\.field) == [field])
    #expect(error.violations.map(\.code) == [error.reason])
  }

  @Test(
    "has a status, a code and a sentence, whatever its subject (TSK-052, TSK-007)",
    arguments: all
  )
  func form(refusal: TaskRefusal) {
    let error = refusal.rpcError
    #expect(error.code != .ok && error.code != .unknown && error.code != .internal)
    #expect(!error.message.isEmpty && error.debugDetail == nil)
    #expect(error.reason.allSatisfy { $0.isLowercase || $0 == "_" } && !error.reason.isEmpty)
    #expect(
      error.violations.allSatisfy { !$0.field.isEmpty && !$0.code.isEmpty && !$0.message.isEmpty }
    )
  }

  @Test("has a sentence for each rule (TSK-050)", arguments: TaskViolation.Rule.allCases)
  func sentences(rule: TaskViolation.Rule) {
    #expect(!TaskViolation("x", rule).message.isEmpty)
  }
}
