package import Contracts
package import RPC
import ServiceRuntime
import TaskDomain
import Wire

extension ProjectCalls {
  /// Lists projects, the Inbox first, one page at a time (PRJ-036, PRJ-045).
  package func listProjects(
    _ request: TaskV1.ListProjectsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListProjectsResponse {
    let caller = try Caller(call)
    let binding = PageBinding(caller, method: call.method.name, query: request.query)
    let token = try request.pageToken.isEmpty ? nil : PageToken(request.pageToken, for: binding)
    let listing = try ProjectListing(
      includesArchived: request.includeArchived,
      pageSize: request.pageSize
    )
    return try await store.read(caller) { rows in
      let page = try rows.projects(listing, after: token?.place)
      let start = token?.start ?? rows.moment.now
      return TaskV1.ListProjectsResponse(
        projects: try page.records.map(rows.wire),
        nextPageToken: page.next.map { PageToken(start: start, place: $0).text(for: binding) }
          ?? "",
        totalCount: Int32(clamping: try rows.count(listing))
      )
    }
  }
}

extension TaskV1.ListProjectsRequest {
  /// What a page token is bound to: the same query may go on with pages of another size.
  fileprivate var query: [UInt8] {
    var query = self
    query.memberID = nil
    query.pageSize = 0
    query.pageToken = ""
    return query.encoded()
  }
}
