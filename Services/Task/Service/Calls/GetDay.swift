package import RPC
import RuntimeContracts
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Returns a day's tasks in lists (TSK-110, TSK-111).
  package func getDay(
    _ request: TaskV1.GetDayRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetDayResponse {
    let caller = try Caller(call)
    let question = caller.question(call, request)
    return try await store.read(caller) { [cache] rows in
      try cache.answer(.today, question, rows, until: \.firstLate) {
        try rows.day(request.date ?? rows.moment.today)
      }
    }
  }
}

extension TaskReader {
  fileprivate func day(_ day: LocalDay) throws -> TaskV1.GetDayResponse {
    let overview = try overview(of: day)
    let (lists, figures) = (overview.lists, overview.figures)
    return TaskV1.GetDayResponse(
      date: day,
      overdue: lists.overdue.map(wire),
      morning: lists.morning.map(wire),
      evening: lists.evening.map(wire),
      anytime: lists.anytime.map(wire),
      upcoming: lists.upcoming.map(wire),
      completed: lists.completed.map(wire),
      pointsEarned: figures.pointsEarned,
      completionRate: figures.completionRate,
      empty: figures.isEmpty,
      openCount: Int32(clamping: figures.open),
      overdueCount: Int32(clamping: figures.overdue),
      nextDue: overview.next.map(wire),
      unscheduledCount: Int32(clamping: figures.unscheduled),
      completedCount: Int32(clamping: figures.completedThen)
    )
  }
}

extension TaskV1.GetDayResponse {
  /// When the first of its open tasks becomes overdue.
  fileprivate var firstLate: Timestamp? {
    [morning, evening, anytime, upcoming, [nextDue].compactMap(\.self)].joined().firstLate
  }
}
