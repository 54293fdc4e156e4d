import GatewayClient
import RPC
import RuntimeContracts
import TaskContracts
import Vocabulary

/// A task named by a number of the last printed list, an id, or a prefix of one.
struct TaskReference: Hashable, Sendable {
  /// Shorter prefixes match too many ids.
  static let shortestPrefix = 4

  let id: TaskID
  /// The owner of its list; `nil` for the caller.
  let member: MemberID?
  /// How it was named, for messages: `number 3`.
  let shown: String
  /// Whether it came from a list, which may be older than the task's deletion.
  let isNumber: Bool
}

extension Session {
  /// Finds the task named by `text`.
  func task(_ text: String, of member: MemberID?) async throws -> TaskReference {
    let word = text.trimmed.lowercased()
    if let id = TaskID(text: word) {
      return TaskReference(id: id, member: member, shown: "this id", isNumber: false)
    }
    if !word.isEmpty, word.allSatisfy({ $0.isASCII && $0.isNumber }) {
      if let numbered = try await task(numbered: word, of: member) { return numbered }
    }
    guard word.count >= TaskReference.shortestPrefix, word.count < UniqueID.textLength,
      word.allSatisfy({ $0.isHexDigit || $0 == "-" })
    else {
      throw CommandFailure.invalid(
        "invalid_task",
        "“\(SafeText.line(text))” names no task.",
        hint: "Give the number of the last list, an id, or at least 4 letters an id begins with."
      )
    }
    return try await task(startingWith: word, of: member)
  }

  /// - Returns: `nil` when the digits may be a prefix of an id.
  private func task(
    numbered word: String,
    of member: MemberID?
  ) async throws -> TaskReference? {
    let list = try await lists.last()
    let number = Int(word) ?? 0
    let isThere = list?.tasks.indices.contains(number - 1) ?? false
    if !isThere, word.count >= TaskReference.shortestPrefix { return nil }
    return try task(numbered: number, shown: word, in: list, of: member)
  }

  /// All tasks named by `1-3,5`.
  func tasks(_ ranges: NumberRanges, of member: MemberID?) async throws -> [TaskReference] {
    let list = try await lists.last()
    // The highest number first, so that no more numbers are expanded than the list has.
    _ = try task(numbered: ranges.highest, shown: String(ranges.highest), in: list, of: member)
    var found: [TaskReference] = []
    for number in ranges.numbers {
      found.append(try task(numbered: number, shown: String(number), in: list, of: member))
    }
    return found
  }

  private func task(
    numbered number: Int,
    shown word: String,
    in list: StoredList?,
    of member: MemberID?
  ) throws(CommandFailure) -> TaskReference {
    let listed = try ListedNumber(number, shown: word, in: list, of: member, .tasks, now: now)
    return TaskReference(
      id: TaskID(rawValue: listed.id),
      member: listed.member,
      shown: "number \(number) of the last list",
      isNumber: true
    )
  }

  private func task(
    startingWith prefix: String,
    of member: MemberID?
  ) async throws -> TaskReference {
    let gateway = try gateway
    let request = TaskV1.FindTasksRequest(memberID: member, idPrefix: prefix)
    let found = try await gateway.tasks.findTasks(request).tasks
    guard found.count < 2 else {
      throw CommandFailure.invalid(
        "ambiguous_id",
        "More than one task's id begins with \(prefix).",
        hint: "Ids made at the same time begin alike; give more letters, or a number of the list."
      )
    }
    guard let id = found.first?.id else {
      throw CommandFailure(.notFound, "task_not_found", "No task's id begins with \(prefix).")
    }
    return TaskReference(id: id, member: member, shown: "the id \(prefix)…", isNumber: false)
  }

  /// Runs `body` for one task, and explains a number whose task was deleted.
  func with<Answer>(
    _ reference: TaskReference,
    _ body: (TaskID) async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await body(reference.id)
    } catch let error as RPCError where error.code == .notFound && reference.isNumber {
      throw CommandFailure(
        .notFound,
        error.reason,
        "The task that was \(reference.shown) no longer exists.",
        hint: "“daybook list” prints a new one."
      )
    }
  }

  /// Runs `body` for several tasks; errors name each task as the user did.
  func with<Answer>(
    _ references: [TaskReference],
    _ body: () async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await body()
    } catch let error as RPCError where !options.isJSON {
      throw error.naming(references)
    }
  }

  /// Runs a request that selects tasks itself, so that an error names them as lists do.
  ///
  /// Only the tasks in the error are looked up; they may be missing.
  func namingTasks<Answer>(
    of member: MemberID?,
    _ body: () async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await body()
    } catch let error as RPCError where !options.isJSON {
      let gateway = try gateway
      var names: [String: String] = [:]
      let shown = error.violations.prefix(FailureReport.shownViolations)
      for text in Set(shown.compactMap(\.taskID)) {
        guard let id = TaskID(text: text) else { continue }
        let request = TaskV1.GetTaskRequest(memberID: member, taskID: id)
        let answer = try? await gateway.tasks.getTask(request)
        names[text] = answer?.task.map { "“\(SafeText.line($0.name))”" }
      }
      throw error.named { $0.taskID.flatMap { names[$0] } }
    }
  }
}

extension RPCError {
  /// The same error with `task_ids[2]` replaced by the third task's typed name: `number 3`.
  fileprivate func naming(_ references: [TaskReference]) -> RPCError {
    named { violation in
      references.indices.first { violation.field.hasPrefix("task_ids[\($0)]") }
        .map { references[$0].shown }
    }
  }

  /// The same error with fields renamed.
  fileprivate func named(_ name: (Violation) -> String?) -> RPCError {
    var error = self
    error.violations = violations.map { violation in
      var violation = violation
      if let field = name(violation) { violation.field = field }
      return violation
    }
    return error
  }
}

extension Violation {
  /// The id in `tasks.ID.due_at`, by which a service names a task found by a filter.
  fileprivate var taskID: String? {
    let parts = field.split(separator: ".", maxSplits: 2)
    return parts.count > 1 && parts[0] == "tasks" ? String(parts[1]) : nil
  }
}
