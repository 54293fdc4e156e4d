import Contracts
import Vocabulary
package import Wire

extension DaybookClient {
  /// A member's tasks.
  public var tasks: Tasks { Tasks(client: self) }

  /// Calls about tasks.
  ///
  /// `member` names whose list a call is about: the caller's own when `nil`; a parent may name a
  /// child.
  public struct Tasks: Sendable {
    let client: DaybookClient
    var gateway: GatewayConnection { client.gateway }

    /// Creates a task.
    ///
    /// ```swift
    /// let saved = try await daybook.tasks.create(NewTask("Pay rent"))
    /// print(saved.task.id)
    /// ```
    public func create(
      _ task: NewTask,
      for member: Member.ID? = nil
    ) async throws(DaybookError) -> SavedTask {
      let request = task.request(for: member)
      let answer = try await gateway.call { try await gateway.tasks.createTask(request, $0) }
      return SavedTask(
        task: DaybookTask(answer.task ?? TaskV1.Task()),
        hasChanged: true,
        notices: answer.warnings.map { Notice($0) },
        undo: UndoToken(answer.undoToken)
      )
    }

    /// Reads one task.
    public func get(
      _ id: DaybookTask.ID,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> DaybookTask {
      var request = TaskV1.GetTaskRequest()
      request.memberID = member.map(MemberID.init)
      request.taskID = TaskID(id)
      let answer = try await gateway.call { [request] in
        try await gateway.tasks.getTask(request, $0)
      }
      return DaybookTask(answer.task ?? TaskV1.Task())
    }

    /// Lists tasks, as many pages as the query's limit takes.
    ///
    /// ```swift
    /// var query = TaskQuery(.upcoming)
    /// query.priorities = [.highest, .high]
    /// for task in try await daybook.tasks.list(query).tasks { print(task.name) }
    /// ```
    public func list(
      _ query: TaskQuery = TaskQuery(),
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> TaskList {
      var request = query.request(for: member)
      var pages = TaskPages(limit: query.limit)
      while true {
        let answer = try await gateway.call { [request] in
          try await gateway.tasks.listTasks(request, $0)
        }
        guard pages.add(answer), !answer.nextPageToken.isEmpty else { return pages.list }
        request.pageToken = answer.nextPageToken
      }
    }

    /// The tasks of one day, in the lists a person thinks of them in; today's when `day` is `nil`.
    public func day(
      _ day: CalendarDay? = nil,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> DayOfTasks {
      let request = TaskV1.GetDayRequest(
        memberID: member.map(MemberID.init),
        date: day?.local
      )
      return DayOfTasks(try await gateway.call { try await gateway.tasks.getDay(request, $0) })
    }

    /// Changes the fields that the edit names.
    ///
    /// With `revision` it refuses with `revision_mismatch` when the task has changed since.
    public func update(
      _ id: DaybookTask.ID,
      _ edit: TaskEdit,
      of member: Member.ID? = nil,
      ifRevision revision: UInt64? = nil
    ) async throws(DaybookError) -> SavedTask {
      let request = edit.request(id, for: member, ifRevision: revision)
      let answer = try await gateway.call { try await gateway.tasks.updateTask(request, $0) }
      return SavedTask(
        task: DaybookTask(answer.task ?? TaskV1.Task()),
        hasChanged: answer.changed,
        notices: answer.warnings.map { Notice($0) },
        undo: UndoToken(answer.undoToken)
      )
    }

    /// Marks a task done; doing it again changes and earns nothing.
    @discardableResult
    public func complete(
      _ id: DaybookTask.ID,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> Completion {
      let request = TaskV1.CompleteTaskRequest(
        memberID: member.map(MemberID.init),
        taskID: TaskID(id)
      )
      let answer = try await gateway.call { try await gateway.tasks.completeTask(request, $0) }
      return Completion(
        task: DaybookTask(answer.task ?? TaskV1.Task()),
        points: Int(answer.pointsEarned),
        hasChanged: answer.changed,
        undo: UndoToken(answer.undoToken)
      )
    }

    /// Marks a task open again and gives its points back.
    @discardableResult
    public func uncomplete(
      _ id: DaybookTask.ID,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> Completion {
      let request = TaskV1.UncompleteTaskRequest(
        memberID: member.map(MemberID.init),
        taskID: TaskID(id)
      )
      let answer = try await gateway.call { try await gateway.tasks.uncompleteTask(request, $0) }
      return Completion(
        task: DaybookTask(answer.task ?? TaskV1.Task()),
        points: Int(answer.pointsEarned),
        hasChanged: answer.changed,
        undo: UndoToken(answer.undoToken)
      )
    }

    /// Flips a task between open and done.
    @discardableResult
    public func toggle(
      _ id: DaybookTask.ID,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> Completion {
      let request = TaskV1.ToggleTaskRequest(
        memberID: member.map(MemberID.init),
        taskID: TaskID(id)
      )
      let answer = try await gateway.call { try await gateway.tasks.toggleTask(request, $0) }
      return Completion(
        task: DaybookTask(answer.task ?? TaskV1.Task()),
        points: Int(answer.pointsEarned),
        hasChanged: true,
        undo: UndoToken(answer.undoToken)
      )
    }

    /// Deletes a task; the token brings it back for ten minutes.
    ///
    /// `forgettingHistory` forgets what it earned as well.
    @discardableResult
    public func delete(
      _ id: DaybookTask.ID,
      of member: Member.ID? = nil,
      forgettingHistory: Bool = false
    ) async throws(DaybookError) -> UndoToken? {
      let request = TaskV1.DeleteTaskRequest(
        memberID: member.map(MemberID.init),
        taskID: TaskID(id),
        forgetHistory: forgettingHistory
      )
      let answer = try await gateway.call { try await gateway.tasks.deleteTask(request, $0) }
      return UndoToken(answer.undoToken)
    }

    /// Takes over tasks from another program, 100 in each call, or fewer when they are large.
    ///
    /// Each call stores all of its records or none. When one fails, those before it stay; running the
    /// import again adds only what is missing. With `dryRun` it says what would come over and stores
    /// nothing; the records of each call are then looked at by themselves.
    public func importTasks(
      _ records: [ImportedTask],
      for member: Member.ID? = nil,
      dryRun: Bool = false
    ) async throws(DaybookError) -> ImportReport {
      var report = ImportReport()
      for piece in GatewayConnection.importPieces(of: records.map(\.contract)) {
        let request = TaskV1.ImportTasksRequest(
          memberID: member.map(MemberID.init),
          tasks: Array(piece),
          dryRun: dryRun
        )
        report.add(try await gateway.call { try await gateway.tasks.importTasks(request, $0) })
      }
      return report
    }
  }
}

extension GatewayConnection {
  /// Records in one import call; the contract allows 500.
  ///
  /// A call is one write, and another household's waits for it: for 100 records a fifth as long.
  package static let importPiece = 100
  /// Bytes of records in one import call: a message has at most 4 MiB, and projects may go along.
  package static let importBytes = 2 << 20

  /// The records in their order, in a piece for each call; one that is larger than a piece stands alone.
  package static func importPieces<Record: Message>(
    of records: [Record],
    atMost limit: Int = importPiece
  ) -> [ArraySlice<Record>] {
    var pieces: [ArraySlice<Record>] = []
    var (start, bytes) = (0, 0)
    for (place, record) in records.enumerated() {
      let size = record.encodedSize()
      if place > start, place - start >= limit || bytes + size > importBytes {
        pieces.append(records[start..<place])
        (start, bytes) = (place, 0)
      }
      bytes += size
    }
    return start < records.count ? pieces + [records[start...]] : pieces
  }
}
