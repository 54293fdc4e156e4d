package import Contracts
package import RPC
import ServiceRuntime
import TaskDomain
import Wire

extension TaskCalls {
  /// Lists tasks by view and filter, one page at a time (TSK-100 to TSK-109, TSK-120, TSK-142).
  package func listTasks(
    _ request: TaskV1.ListTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListTasksResponse {
    let caller = try Caller(call)
    let binding = PageBinding(caller, method: call.method.name, query: request.query)
    let token = try request.pageToken.isEmpty ? nil : PageToken(request.pageToken, for: binding)
    let draft = ListingDraft(request)
    return try await store.read(caller) { rows in
      let moment = token.map { Moment($0.start, rows.moment.calendar) } ?? rows.moment
      let listing = try draft.listing(at: moment)
      try rows.expectProjects(of: listing)
      let page = try rows.tasks(listing, after: token?.place)
      let next = page.next.map { PageToken(start: moment.now, place: $0).text(for: binding) }
      return TaskV1.ListTasksResponse(
        tasks: page.records.map(rows.wire),
        nextPageToken: next ?? "",
        totalCount: Int32(clamping: try rows.count(listing))
      )
    }
  }
}

extension TaskReading {
  /// - Throws: ``TaskRefusal/projectNotFound`` unless the space has every project the list names.
  func expectProjects(of listing: TaskListing) throws {
    for id in Set(listing.criteria.flatMap(\.projects)) where try findProject(id) == nil {
      throw TaskRefusal.projectNotFound
    }
  }
}

extension TaskV1.ListTasksRequest {
  /// What a page token is bound to: the same query may go on with pages of another size.
  fileprivate var query: [UInt8] {
    var query = self
    query.memberID = nil
    query.pageSize = 0
    query.pageToken = ""
    return query.encoded()
  }
}

extension ListingDraft {
  fileprivate init(_ request: TaskV1.ListTasksRequest) {
    self.init()
    view = request.view.rawValue
    date = request.date
    completion = request.completion.rawValue
    top.projects = request.projectIDs
    top.priorities = request.priorities.map(\.rawValue)
    top.isOverdue = request.overdue
    filter = FilterDraft(request.filter)
    pageSize = request.pageSize
  }
}
