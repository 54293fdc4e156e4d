package import Contracts
package import RPC
import ServiceRuntime
import TaskDomain

extension TaskCalls {
  /// Returns a day's tasks in the lists a person thinks of them in (TSK-110, TSK-111).
  package func getDay(
    _ request: TaskV1.GetDayRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetDayResponse {
    try await store.read(Caller(call)) { rows in
      let day = request.date ?? rows.moment.today
      let overview = try rows.overview(of: day)
      let (lists, figures) = (overview.lists, overview.figures)
      return TaskV1.GetDayResponse(
        date: day,
        overdue: lists.overdue.map(rows.wire),
        morning: lists.morning.map(rows.wire),
        evening: lists.evening.map(rows.wire),
        anytime: lists.anytime.map(rows.wire),
        upcoming: lists.upcoming.map(rows.wire),
        completed: lists.completed.map(rows.wire),
        pointsEarned: figures.pointsEarned,
        completionRate: figures.completionRate,
        empty: figures.isEmpty,
        openCount: Int32(clamping: figures.open),
        overdueCount: Int32(clamping: figures.overdue),
        nextDue: overview.next.map(rows.wire),
        unscheduledCount: Int32(clamping: figures.unscheduled)
      )
    }
  }
}
