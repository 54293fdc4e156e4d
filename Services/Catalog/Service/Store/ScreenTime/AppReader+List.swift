package import CatalogDomain
import SQLite

/// The criteria and order of a list of apps; criteria combine (APP-024).
package struct AppListQuery: Sendable {
  package var filter = AppFilter.all
  package var search: SearchText?
  package var order = AppOrder.alphabetical
  package var includesRemoved = false

  package init() {}
}

/// A snapshot of the matching apps.
package struct AppSelection: Sendable {
  /// The number of apps that match the search, by category.
  package private(set) var counts: [AppCategory: Int] = [:]
  /// The number of all apps, regardless of the search.
  package private(set) var total = 0
  /// The numbers of the matching apps, in list order.
  package private(set) var numbers: [Int] = []

  fileprivate mutating func take(
    _ number: Int,
    _ category: AppCategory,
    isFound: Bool,
    _ filter: AppFilter
  ) {
    total += 1
    guard isFound else { return }
    counts[category, default: 0] += 1
    if filter.category.map({ $0 == category }) ?? true { numbers.append(number) }
  }
}

extension AppReader {
  /// The matching apps, and the count for each filter.
  ///
  /// One scan of the child's apps, of which there are at most ``InstalledApp/mostPerChild``.
  package func selection(_ query: AppListQuery) throws -> AppSelection {
    var sql = SQLText("SELECT number, category")
    if let search = query.search, !search.isBlank {
      sql.append(
        ", instr(name_key, ?) > 0 OR instr(app, ?) > 0",
        search.folded,
        search.folded
      )
    } else {
      sql.append(", 1")
    }
    sql.append(" FROM app WHERE household = ? AND child = ?", household, child)
    if !query.includesRemoved { sql.append(" AND active") }
    switch query.order {
    case .alphabetical: sql.append(" ORDER BY name_key, app")
    case .recentlyUsed:
      sql.append(" ORDER BY last_used_at IS NULL, last_used_at DESC, name_key, app")
    case .category: sql.append(" ORDER BY category, name_key, app")
    case .pointsPerHour: sql.append(" ORDER BY points_per_hour DESC, name_key, app")
    case .recentlyChanged: sql.append(" ORDER BY updated_at DESC, name_key, app")
    }
    var selection = AppSelection()
    try connection.each(sql) { row in
      selection.take(
        try row.value(0),
        try row.value(1),
        isFound: try row.value(2),
        query.filter
      )
      return true
    }
    return selection
  }
}
