package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Wire

extension TaskCalls {
  /// Searches tasks by words, best matches first (TSK-130 to TSK-136).
  package func searchTasks(
    _ request: TaskV1.SearchTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SearchTasksResponse {
    let caller = try Caller(call)
    let binding = PageBinding(caller, call, query: request.bound, store.pageSeal)
    let token = try request.pageToken.isEmpty ? nil : PageToken(request.pageToken, for: binding)
    let search = try request.search()
    let query = search.query
    let question = caller.question(call, request)
    return try await store.readMuch(caller, at: token?.start) { [cache, synonyms] rows in
      func answer() throws -> TaskV1.SearchTasksResponse {
        try rows.expectProjects(search.criteria.projects, "filter.project_ids")
        let found = try rows.search(search, synonyms, after: token?.place)
        return TaskV1.SearchTasksResponse(
          hits: found.page.records.map { hit in
            TaskV1.SearchHit(
              task: rows.wire(hit.task),
              tier: hit.tier.rawValue,
              score: hit.tier.score,
              matches: query.matches(in: hit.task, synonyms, near: found.near).map(
                TaskV1.SearchMatch.init
              )
            )
          },
          nextPageToken: found.page.next.map {
            PageToken(start: rows.moment.now, place: $0).text(for: binding)
          } ?? "",
          totalCount: Int32(clamping: found.total)
        )
      }
      guard token == nil else { return try answer() }
      return try cache.answer(
        .lists,
        question,
        rows,
        until: { $0.hits.compactMap(\.task).firstLate },
        answer
      )
    }
  }
}

extension TaskV1.SearchMatch {
  fileprivate init(_ match: SearchMatch) {
    self.init(
      field: Field(rawValue: match.field.rawValue),
      start: Int32(clamping: match.start),
      length: Int32(clamping: match.length)
    )
  }
}

extension TaskV1.SearchTasksRequest {
  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations.
  fileprivate func search() throws(TaskRefusal) -> TaskSearch {
    let (scopes, filter) = (scopes.map(\.rawValue), FilterDraft(filter))
    var reader = FieldReader()
    let found = try reader.reading { () throws(TaskRefusal) in
      try SearchQuery(query, findsRelated: !literalOnly, isNameOnly: nameOnly)
    }
    reader.violations += TaskSearch.violations(scopes: scopes, filter: filter, pageSize: pageSize)
    guard reader.violations.isEmpty, let found else { throw .invalid(reader.violations) }
    return try TaskSearch(found, scopes: scopes, filter: filter, pageSize: pageSize)
  }

  /// The query that a page token is bound to; the page size is not part of it.
  fileprivate var bound: [UInt8] {
    var query = self
    query.memberID = nil
    query.pageSize = 0
    query.pageToken = ""
    return query.encoded()
  }
}
