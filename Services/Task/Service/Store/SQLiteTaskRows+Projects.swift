import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  func findProject(_ id: ProjectID) throws -> Project? {
    try connection.first(
      """
      SELECT id, name, description, color, is_archived, default_priority, position, created,
        modified, revision, name_order
      FROM project WHERE household = ? AND space = ? AND id = ?
      """,
      household,
      member,
      id,
      decode: Project.init
    )
  }

  func findProject(named key: NameKey) throws -> Project? {
    try connection.first(
      """
      SELECT id, name, description, color, is_archived, default_priority, position, created,
        modified, revision, name_order
      FROM project WHERE household = ? AND space = ? AND name_key = ?
      """,
      household,
      member,
      key.text,
      decode: Project.init
    )
  }

  func insert(_ project: Project) throws {
    try connection.run(
      """
      INSERT INTO project(household, space, id, name, name_key, name_order, description, color,
        is_archived, default_priority, position, created, modified, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      member,
      project.id,
      project.name,
      NameKey(project.name).text,
      project.name.listOrderKey,
      project.description,
      project.color.rawValue,
      project.isArchived,
      project.defaultPriority.rawValue,
      project.position,
      project.created,
      project.modified,
      Int64(clamping: project.revision)
    )
    try changeUse(projects: 1)
  }

  func endOfProjects() throws -> Int {
    try connection.first(
      "SELECT coalesce(max(position), 0) + 1 FROM project WHERE household = ? AND space = ?",
      household,
      member
    ) { try $0.value(0) } ?? 1
  }

  private static let projectTerms = [
    OrderTerm("position"), OrderTerm("name_order", isText: true),
  ]

  func projects(_ listing: ProjectListing, after place: PagePlace?) throws -> Page<Project> {
    var query = SQLText(
      """
      SELECT id, name, description, color, is_archived, default_priority, position, created,
        modified, revision, name_order
      FROM project WHERE household = ? AND space = ?
      """,
      household,
      member
    )
    if !listing.includesArchived { query.append(" AND is_archived = 0") }
    if let place, place.fits(Self.projectTerms) {
      query.append(.after(place, in: Self.projectTerms))
    }
    query.append(" ORDER BY position, name_order, id LIMIT ?", listing.pageSize + 1)
    var page = PageBuilder<Project>(size: listing.pageSize)
    try connection.each(query) { row in
      let project = try Project(row)
      let place = PagePlace(
        [.number(try row.value(6)), .text(try row.value(10))],
        id: project.id.rawValue
      )
      return page.add(project, at: place, bytes: project.textBytes)
    }
    return page.page
  }

  func projectsByID() throws -> [ProjectID: Project] {
    let projects = try connection.all(
      """
      SELECT id, name, description, color, is_archived, default_priority, position, created,
        modified, revision
      FROM project WHERE household = ? AND space = ?
      """,
      household,
      member,
      decode: Project.init
    )
    return Dictionary(projects.map { ($0.id, $0) }) { first, _ in first }
  }

  func count(_ listing: ProjectListing) throws -> Int {
    if listing.includesArchived { return try use().projects }
    return try connection.first(
      "SELECT count(*) FROM project WHERE household = ? AND space = ? AND is_archived = 0",
      household,
      member
    ) { try $0.value(0) } ?? 0
  }

  func taskCounts(of project: ProjectID) throws -> TaskCounts {
    try connection.first(
      """
      SELECT count(*), count(*) - count(completed_at) FROM task INDEXED BY task_in_project
      WHERE household = ? AND space = ? AND project = ?
      """,
      household,
      member,
      project
    ) { TaskCounts(total: try $0.value(0), open: try $0.value(1)) } ?? TaskCounts(total: 0, open: 0)
  }
}

extension Project {
  fileprivate init(_ row: Row) throws {
    self.init(
      id: try row.value(0),
      name: try row.value(1),
      description: try row.value(2),
      color: try row.value(3),
      isArchived: try row.value(4),
      defaultPriority: try row.value(5),
      position: try row.value(6),
      created: try row.value(7),
      modified: try row.value(8),
      revision: UInt64(clamping: try row.value(9, as: Int64.self))
    )
  }

  fileprivate var textBytes: Int { name.utf8.count + (description?.utf8.count ?? 0) }
}
