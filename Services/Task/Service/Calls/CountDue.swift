package import RPC
import SQLite
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// The most days of a calendar that are counted in one call.
  static let calendarDays = 62

  /// Counts the open tasks of each day of a calendar.
  package func countDue(
    _ request: TaskV1.CountDueRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CountDueResponse {
    guard let from = request.from, let to = request.to, from <= to,
      to.days(since: from) < TaskCalls.calendarDays
    else {
      throw RPCError(
        .invalidArgument,
        "invalid_period",
        "A calendar has a first and a last day, at most \(TaskCalls.calendarDays) days.",
        violations: [
          Violation(
            field: "from",
            code: "invalid_period",
            message: "Name two days, the earlier one first.",
            limit: Int64(TaskCalls.calendarDays)
          )
        ]
      )
    }
    return try await store.read(Caller(call)) { rows in
      let days = (0...to.days(since: from)).map { from.advanced(by: $0) }
      return TaskV1.CountDueResponse(
        days: try days.map(rows.dueCount).filter { $0.open > 0 }
      )
    }
  }
}

extension TaskReader {
  /// The open tasks of one day.
  fileprivate func dueCount(on day: LocalDay) throws -> TaskV1.DueCount {
    var query = SQLText(
      """
      SELECT count(*), coalesce(sum(coalesce(due_at < ?, due_on < ?)), 0)
      FROM task t INDEXED BY task_open_by_due
      WHERE household = ? AND space = ? AND completed_at IS NULL
      """,
      moment.now,
      moment.today,
      household,
      member
    )
    query.append(dueOn(day))
    query.append(notArchived)
    let counts = try connection.all(query) { row in
      (open: try row.value(0, as: Int.self), overdue: try row.value(1, as: Int.self))
    }
    return TaskV1.DueCount(
      day: day,
      open: Int32(clamping: counts.first?.open ?? 0),
      overdue: Int32(clamping: counts.first?.overdue ?? 0)
    )
  }
}
