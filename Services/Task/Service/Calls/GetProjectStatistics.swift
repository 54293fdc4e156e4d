package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension ProjectCalls {
  /// Returns the statistics of a project, or of its whole branch (PRJ-050 to PRJ-052).
  package func getProjectStatistics(
    _ request: TaskV1.GetProjectStatisticsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetProjectStatisticsResponse {
    let id = try FieldReader.required(request.projectID, "project_id")
    return try await store.readMuch(Caller(call)) { rows in
      guard let project = try rows.findProject(id) else { throw TaskRefusal.projectNotFound }
      var sum = ProjectStatistics()
      if request.includeSubprojects {
        let all = try rows.statistics(of: nil)
        for part in ProjectTree(try rows.projectsByID()).branch(of: id) {
          sum = sum.adding(all[part.id] ?? ProjectStatistics())
        }
      } else {
        sum = try rows.statistics(of: id)[id] ?? sum
      }
      return TaskV1.GetProjectStatisticsResponse(
        statistics: TaskV1.ProjectStatistics(sum, of: project, at: rows.moment)
      )
    }
  }
}
