import TestSupport
import AnalyticsService
import CatalogService
import GatewayService
import NotificationService
import SQLite
import ServiceRuntime
import TaskService
import TestHousehold
import Testing

/// Compares each service's list of what a removal clears with its schema.
@Suite("The list of a service's tables")
struct SpaceTablesTests {
  static let lists: [String: SpaceTables] = [
    "task": TaskStore.spaces, "catalog": CatalogStore.spaces, "analytics": ScoreStore.spaces,
    "notification": ReminderStore.spaces, "gateway": DirectoryStore.spaces,
  ]

  private static func schema(of service: String) throws -> [String: Set<String>] {
    let home = try Home.running()
    try home.installation.run { await home.stopAll() }
    let path = home.installation.folder.file("\(service).sqlite")
    let connection = try Connection(path: path, mode: .readOnly)
    // The tables of a search index belong to its virtual table.
    let names = try connection.all(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')"
    ) { try $0.value(0, as: String.self) }
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0 != "sqlite_schema" }.map { name in
        let columns = try connection.all("SELECT name FROM pragma_table_info(?)", name) {
          try $0.value(0, as: String.self)
        }
        return (name, Set(columns))
      }
    )
  }

  @Test(
    "has every table of its schema, with the columns of household and member (APP-123)",
    arguments: Home.services
  )
  func complete(service: String) throws {
    let list = try #require(Self.lists[service])
    let schema = try Self.schema(of: service)
    let removed = list.tables.map(\.name.description)
    let exempt = (list.exempt + SpaceTables.shared).map { $0.table.description }
    #expect(Set(removed).count == removed.count && Set(removed).isDisjoint(with: exempt))
    #expect(list.exempt.allSatisfy { !$0.reason.description.isEmpty })
    for (table, columns) in schema {
      #expect(
        removed.contains(table) || exempt.contains(table),
        "“\(table)” of \(service) is neither removed nor exempt: see SpaceTables"
      )
      let personal = columns.intersection(SpaceTables.memberColumns.union(["household"]))
      let keepsIDs = SpaceTables.shared.map { $0.table.description } + ["removal"]
      if exempt.contains(table), !keepsIDs.contains(table) {
        #expect(personal.isEmpty, "“\(table)” of \(service) is exempt and has \(personal)")
      }
    }
    for table in list.tables {
      let columns = try #require(schema[table.name.description], "\(table.name)")
      #expect(columns.contains(table.household.description), "\(table.name)")
      if let member = table.member {
        #expect(columns.contains(member.description), "\(table.name)")
      } else {
        let makers = Set(table.makers.map(\.description))
        #expect(columns.intersection(SpaceTables.memberColumns) == makers, "\(table.name)")
      }
    }
  }

  @Test("is accepted by every database, for a space without data", arguments: Home.services)
  func statements(service: String) throws {
    let list = try #require(Self.lists[service])
    let home = try Home.running()
    try home.installation.run { await home.stopAll() }
    let path = home.installation.folder.file("\(service).sqlite")
    let connection = try Connection(path: path, mode: .alone)
    for member in [nil, MemberIDs.nobody] {
      let space = RemovedSpace(household: MemberIDs.noHousehold, member: member)
      #expect(try list.count(space, connection).isEmpty)
      try list.removeRows(of: space, connection)
    }
  }
}
