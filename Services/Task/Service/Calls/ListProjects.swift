package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension ProjectCalls {
  /// Lists projects, the Inbox first, one page at a time, optionally with statistics (PRJ-036,
  /// PRJ-045, PRJ-049).
  package func listProjects(
    _ request: TaskV1.ListProjectsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListProjectsResponse {
    let caller = try Caller(call)
    let binding = PageBinding(caller, call, query: request.query, store.pageSeal)
    let token = try request.pageToken.isEmpty ? nil : PageToken(request.pageToken, for: binding)
    let listing = try ProjectListing(ProjectListingDraft(request))
    let question = caller.question(call, request)
    return try await store.read(caller, at: token?.start) { [cache] rows in
      func answer() throws -> TaskV1.ListProjectsResponse {
        try rows.answer(request, listing, after: token?.place, binding, cache)
      }
      guard token == nil else { return try answer() }
      let end = request.showsAge ? rows.moment.now + AnswerCache.Scope.statistics.timeToLive : nil
      return try cache.answer(
        .projects,
        question,
        rows,
        until: { [$0.projects.firstLate, end].compactMap(\.self).min() },
        answer
      )
    }
  }
}

extension TaskReader {
  fileprivate func answer(
    _ request: TaskV1.ListProjectsRequest,
    _ listing: ProjectListing,
    after place: PagePlace?,
    _ binding: PageBinding,
    _ cache: AnswerCache
  ) throws -> TaskV1.ListProjectsResponse {
    let projects = try projectsByID()
    let statistics = try cache.answer(
      .projects,
      [],
      self,
      bytes: { 256 * $0.count },
      until: { _ in moment.now + AnswerCache.Scope.statistics.timeToLive }
    ) {
      try self.statistics(of: nil)
    }
    let tree = ProjectTree(projects)
    let all = listing.listed(
      projects.values.map { ListedProject($0, statistics[$0.id] ?? ProjectStatistics()) },
      at: moment.now
    )
    let start = place.flatMap { ProjectPlace($0) }
    let rest =
      start.map { start in
        all.drop { !listing.isBefore(start, listing.place(of: $0)) }
      } ?? all[...]
    var budget = ResponseBudget()
    let wires = rest.prefix(listing.pageSize).map { listed in
      wire(
        listed.project,
        total: listed.statistics.total,
        open: listed.statistics.open,
        tree
      )
    }
    let fitting = wires.prefix { budget.takes($0) }
    let page = rest.prefix(fitting.count)
    var response = TaskV1.ListProjectsResponse(totalCount: Int32(clamping: all.count))
    response.projects = Array(fitting)
    if request.withStatistics {
      response.statistics = page.map {
        TaskV1.ProjectStatistics($0.statistics, of: $0.project, at: moment)
      }
    }
    if page.count < rest.count, let last = page.last {
      let next = PagePlace(listing.place(of: last))
      response.nextPageToken = PageToken(start: moment.now, place: next).text(for: binding)
    }
    return response
  }
}

extension ProjectListingDraft {
  fileprivate init(_ request: TaskV1.ListProjectsRequest) {
    self.init()
    text = request.text
    statuses = request.statuses.map(\.rawValue)
    priorities = request.priorities.map(\.rawValue)
    colors = request.colors.map(\.rawValue)
    health = request.health.map(\.rawValue)
    tag = request.tag
    includesArchived = request.includeArchived
    isArchivedOnly = request.archivedOnly
    parent = request.parentProjectID
    isTopLevel = request.topLevel
    hasOverdueTasks = request.hasOverdueTasks
    sort = request.sort.rawValue
    isDescending = request.descending
    pageSize = request.pageSize
  }
}

extension TaskV1.ListProjectsRequest {
  /// The query that a page token is bound to; the page size is not part of it.
  fileprivate var query: [UInt8] {
    var query = self
    query.memberID = nil
    query.pageSize = 0
    query.pageToken = ""
    return query.encoded()
  }

  /// Whether the response depends on time alone, by its figures or its filter.
  fileprivate var showsAge: Bool { withStatistics || hasOverdueTasks || !health.isEmpty }
}

extension ProjectPlace {
  fileprivate init?(_ place: PagePlace) {
    guard place.values.count == 4, case .number(let inbox) = place.values[0],
      case .number(let key) = place.values[1], case .number(let position) = place.values[2],
      case .text(let name) = place.values[3]
    else { return nil }
    self.init(
      isInbox: inbox == 0,
      key: Double(bitPattern: UInt64(bitPattern: key)),
      position: Int(clamping: position),
      name: name,
      id: ProjectID(rawValue: place.id)
    )
  }
}

extension PagePlace {
  fileprivate init(_ place: ProjectPlace) {
    self.init(
      [
        .number(place.isInbox ? 0 : 1), .number(Int64(bitPattern: place.key.bitPattern)),
        .number(Int64(place.position)), .text(place.name),
      ],
      id: place.id.rawValue
    )
  }
}
