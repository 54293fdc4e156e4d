package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Suggests up to three days with few tasks (TSK-093).
  package func suggestDates(
    _ request: TaskV1.SuggestDatesRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SuggestDatesResponse {
    try await store.read(Caller(call)) { rows in
      let task = try request.taskID.map { try rows.task($0) }
      let loads = try rows.loads(of: DayLoad.candidates(at: rows.moment), without: [])
      let weekday = task?.due?.day(rows.moment.calendar).weekday
      return TaskV1.SuggestDatesResponse(
        suggestions: DateSuggestion.best(of: loads, weekday: weekday)
          .map(TaskV1.DateSuggestion.init)
      )
    }
  }
}

extension TaskV1.DateSuggestion {
  fileprivate init(_ suggestion: TaskDomain.DateSuggestion) {
    self.init(
      date: suggestion.load.day,
      load: Int32(clamping: suggestion.load.tasks),
      points: Int32(clamping: suggestion.load.points),
      reason: Reason(rawValue: suggestion.reason.rawValue)
    )
  }
}
