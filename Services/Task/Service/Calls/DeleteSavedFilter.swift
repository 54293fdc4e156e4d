package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Deletes a saved filter.
  package func deleteSavedFilter(
    _ request: TaskV1.DeleteSavedFilterRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteSavedFilterResponse {
    let id = try FieldReader.required(request.savedFilterID, "saved_filter_id")
    return try await store.change(call, request) { rows in
      guard let filter = try rows.findSavedFilter(id) else {
        throw TaskRefusal.about("saved_filter_id", .filterNotFound)
      }
      try rows.delete(filter)
      return TaskV1.DeleteSavedFilterResponse()
    }
  }
}
