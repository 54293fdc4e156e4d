import Foundation
import GRDB
import GRPCCore

/// One creation in its transaction: the statements are those of the task service.
struct Creation {
  let caller: Caller
  let request: TaskV1CreateTaskRequest
  let name: String
  let now: Int64

  func run(_ db: Database) throws -> TaskV1CreateTaskResponse {
    let (household, space) = (caller.household.bytes, caller.member.bytes)
    let known = try Row.fetchOne(
      try db.cachedStatement(
        sql: """
          SELECT fingerprint, reply, seq FROM request_reply
          WHERE household = ? AND caller = ? AND request = ?
          """
      ),
      arguments: [household, space, caller.request.bytes]
    )
    if let known { return try TaskV1CreateTaskResponse(serializedBytes: known[1] as Data) }
    let use = try Row.fetchOne(
      try db.cachedStatement(
        sql: "SELECT tasks, number FROM space WHERE household = ? AND space = ?"
      ),
      arguments: [household, space]
    )
    guard let use, (use[0] as Int64) < 100_000 else {
      throw RPCError(code: .resourceExhausted, message: "no room")
    }
    let project = try Row.fetchOne(
      try db.cachedStatement(
        sql: """
          SELECT name, default_priority, is_archived FROM project
          WHERE household = ? AND space = ? AND id = ?
          """
      ),
      arguments: [household, space, TaskStore.inbox]
    )
    guard let project else { throw RPCError(code: .notFound, message: "no Inbox") }
    let id = UUID()
    let deleted = try Row.fetchOne(
      try db.cachedStatement(
        sql: "SELECT 1 FROM task_tombstone WHERE household = ? AND space = ? AND id = ?"
      ),
      arguments: [household, space, id.bytes]
    )
    guard deleted == nil else { throw RPCError(code: .alreadyExists, message: "task_exists") }
    let task = task(id, project: project[0], priority: project[1])
    try insert(task, id, household, space, number: use[1], db)
    var response = TaskV1CreateTaskResponse()
    response.task = task
    let sequence = try append(task, household, space, db)
    response.undoToken = Data("\(sequence)".utf8).base64EncodedString()
    try db.cachedStatement(
      sql: """
        INSERT INTO request_reply(household, caller, request, fingerprint, reply, seq, at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        household, space, caller.request.bytes, try request.serializedData(),
        try response.serializedData(), sequence, now,
      ]
    )
    return response
  }

  private func task(_ id: UUID, project: String, priority: Int) -> TaskV1Task {
    var task = TaskV1Task()
    task.id = id.uuidString.lowercased()
    task.memberID = caller.member.uuidString.lowercased()
    task.projectID = "00000000-0000-0000-0000-000000000001"
    task.projectName = project
    task.name = name
    task.details = request.details
    task.type = .upcoming
    task.priority = TaskV1TaskPriority(rawValue: priority) ?? .medium
    task.dueOn = request.dueOn
    task.dateAdded = .init(milliseconds: now)
    task.modifiedAt = task.dateAdded
    task.revision = 1
    task.isMediumPriority = task.priority == .medium
    task.isUpcomingTask = true
    return task
  }

  private func insert(
    _ task: TaskV1Task,
    _ id: UUID,
    _ household: Data,
    _ space: Data,
    number: Int64,
    _ db: Database
  ) throws {
    let due = Days.number(task.dueOn)
    try db.cachedStatement(
      sql: """
        INSERT INTO task(household, space, id, project, name, name_order, details, type, priority,
          due_at, due_on, due_rank, reminder, added, completed_at, completion_day, modified, revision)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, NULL, ?, NULL, NULL, ?, 1)
        """
    ).execute(
      arguments: [
        household, space, id.bytes, TaskStore.inbox, name, name.lowercased() + "\u{0}" + name,
        task.details.isEmpty ? nil : task.details, task.type.rawValue, task.priority.rawValue, due,
        due.map { $0 * TaskStore.dayMilliseconds * 2 } ?? TaskStore.unscheduled, now, now,
      ]
    )
    let words = Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }).sorted()
    let text = words.map { "\(number)·\($0)" }.joined(separator: " ")
    try db.cachedStatement(
      sql: """
        INSERT INTO task_search(rowid, name, details, name_stems, details_stems)
        VALUES (?, ?, '', ?, '')
        """
    ).execute(arguments: [db.lastInsertedRowID, text, text])
    try db.cachedStatement(
      sql: "UPDATE space SET tasks = tasks + 1 WHERE household = ? AND space = ?"
    ).execute(arguments: [household, space])
  }

  private func append(
    _ task: TaskV1Task,
    _ household: Data,
    _ space: Data,
    _ db: Database
  ) throws -> Int64 {
    let number = try Int64.fetchOne(
      try db.cachedStatement(
        sql: """
          INSERT INTO feed_space(household, space, number) VALUES (?, ?, 1)
          ON CONFLICT(household, space) DO UPDATE SET number = number + 1 RETURNING number
          """
      ),
      arguments: [household, space]
    )
    var event = TaskV1TaskCreated()
    event.task = task
    try db.cachedStatement(
      sql: """
        INSERT INTO feed(household, space, number, at, local_day, actor, device, request, batch,
          kind, entity, revision, changed_fields, body_type, body)
        VALUES (?, ?, ?, ?, ?, ?, NULL, ?, NULL, 'task_created', ?, 1, '',
          'daybook.task.v1.TaskCreated', ?)
        """
    ).execute(
      arguments: [
        household, space, number, now, now / TaskStore.dayMilliseconds, space,
        caller.request.bytes, task.id, try event.serializedData(),
      ]
    )
    return db.lastInsertedRowID
  }
}
