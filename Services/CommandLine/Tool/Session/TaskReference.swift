import GatewayClient
import RPC
import RuntimeContracts
import TaskContracts
import Vocabulary

/// A task as a person names it: a number of the last printed list, an id, or the beginning of one.
struct TaskReference: Hashable, Sendable {
  /// Fewer letters of an id say too little.
  static let shortestPrefix = 4

  let id: TaskID
  /// Whose list it is in; `nil` for the caller's own.
  let member: MemberID?
  /// How it was named, for sentences: `number 3`.
  let shown: String
  /// It came from a list, which may be older than the task's end.
  let isNumber: Bool
}

extension Session {
  /// A list is stale after half a day: `done 3` tomorrow would mean another task than it seems.
  private static let lastListLives = Duration.seconds(12 * 3_600)

  /// Finds the task that `text` names.
  func task(_ text: String, of member: MemberID?) async throws -> TaskReference {
    let word = text.trimmed.lowercased()
    if let id = TaskID(text: word) {
      return TaskReference(id: id, member: member, shown: "this id", isNumber: false)
    }
    if !word.isEmpty, word.allSatisfy({ $0.isASCII && $0.isNumber }) {
      if let numbered = try task(numbered: word, of: member) { return numbered }
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

  /// - Returns: `nil` when the digits may also be the beginning of an id.
  private func task(
    numbered word: String,
    of member: MemberID?
  ) throws(CommandFailure) -> TaskReference? {
    let mayBePrefix = word.count >= TaskReference.shortestPrefix
    let number = Int(word) ?? 0
    guard let list = try lastList() else {
      if mayBePrefix { return nil }
      throw CommandFailure(
        .notFound,
        "no_list",
        "There is no list yet that \(word) could be a number of.",
        hint: "“daybook list” prints one; an id works as well."
      )
    }
    guard (1...max(1, list.tasks.count)).contains(number), !list.tasks.isEmpty,
      let id = TaskID(text: list.tasks[number - 1])
    else {
      if mayBePrefix { return nil }
      let count = list.tasks.count
      throw CommandFailure(
        .notFound,
        "no_such_number",
        "The last list had \(count == 1 ? "one task" : "\(count) tasks"); \(word) is not among them.",
        hint: "“daybook list” prints a new one."
      )
    }
    guard isFresh(list) else {
      throw CommandFailure(
        .conflict,
        "stale_number",
        "The list that \(word) would be a number of is older than half a day.",
        hint: "“daybook list” prints a new one."
      )
    }
    // A number means the task that stood beside it, in whosever list that was.
    let owner = list.member.flatMap { MemberID(text: $0) }
    guard member == nil || member == owner else {
      throw CommandFailure(
        .conflict,
        "stale_number",
        "The last list was another member's; \(word) is not a number of this one.",
        hint: "“daybook list --member …” prints theirs."
      )
    }
    return TaskReference(
      id: id,
      member: owner,
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

  /// Does something with one task, and explains a number whose task is gone.
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
        "The task that was \(reference.shown) is not there any more.",
        hint: "“daybook list” prints a new one."
      )
    }
  }

  /// Does something with several tasks; a person hears what stands in the way of one as it was named.
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

  /// Runs a request about tasks that nobody named, so that an error names them as lists do.
  ///
  /// Looked up are those of which an error shows what is wrong, and no others, whether they are found or not.
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

  // MARK: The list itself

  private func lastList() throws(CommandFailure) -> LastList? {
    guard let list = try files.load(LastList.file, as: LastList.self) else { return nil }
    let credentials = try files.load(Credentials.file, as: Credentials.self)
    return list.server == server(credentials).text ? list : nil
  }

  private func isFresh(_ list: LastList) -> Bool {
    now - Timestamp(millisecondsSinceEpoch: list.printedAt) <= Session.lastListLives
  }

  /// Gives a new task the next number of the last list, or begins a list with it.
  ///
  /// The list keeps its age: its older numbers must not live longer because something was added.
  /// - Returns: the number; `nil` when it cannot be kept.
  func number(_ task: TaskID?, of member: MemberID?) -> Int? {
    guard let task else { return nil }
    // Another command may be adding at this moment: reading and writing are one step.
    let path = files.path(LastList.file)
    do throws(FileFailure) {
      return try files.files.locked(path) { () throws(FileFailure) in next(task, member) }
    } catch {
      remark(["daybook: \(path) \(error.sentence). The task got no number."])
      return nil
    }
  }

  private func next(_ task: TaskID, _ member: MemberID?) -> Int? {
    guard let kept = try? lastList(), kept.member == member?.text, isFresh(kept) else {
      return keep(list(of: [task], member)) ? 1 : nil
    }
    if let place = kept.tasks.firstIndex(of: task.text) { return place + 1 }
    var list = kept
    list.tasks.append(task.text)
    return keep(list) ? list.tasks.count : nil
  }

  /// Keeps what the numbers of a printed list mean.
  ///
  /// A list that cannot be kept is still a list.
  /// - Returns: whether it was kept.
  @discardableResult
  func remember(_ tasks: [TaskID?], of member: MemberID?) -> Bool {
    // Nothing was printed with a number: the list before is still the one a person sees.
    guard !tasks.isEmpty else { return false }
    let list = list(of: tasks, member)
    let kept = try? files.files.locked(files.path(LastList.file)) { () throws(FileFailure) in
      keep(list)
    }
    return kept ?? false
  }

  private func list(of tasks: [TaskID?], _ member: MemberID?) -> LastList {
    let credentials = (try? files.load(Credentials.file, as: Credentials.self)) ?? nil
    return LastList(
      server: server(credentials).text,
      member: member?.text,
      printedAt: now.millisecondsSinceEpoch,
      tasks: tasks.map { $0?.text ?? "" }
    )
  }

  private func keep(_ list: LastList) -> Bool {
    do { try files.save(LastList.file, list) } catch {
      remark(["daybook: \(error.message) The numbers of this list will not work."])
      return false
    }
    return true
  }
}

extension RPCError {
  /// The same error with `task_ids[2]` as the third of them was named: `number 3`.
  fileprivate func naming(_ references: [TaskReference]) -> RPCError {
    named { violation in
      references.indices.first { violation.field.hasPrefix("task_ids[\($0)]") }
        .map { references[$0].shown }
    }
  }

  /// The same error with those fields that have another name here.
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
  /// The id in `tasks.ID.due_at`, where a service names a task that a filter found.
  fileprivate var taskID: String? {
    let parts = field.split(separator: ".", maxSplits: 2)
    return parts.count > 1 && parts[0] == "tasks" ? String(parts[1]) : nil
  }
}
