package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

extension CoffeeReader {
  /// Calls `visit` with every note of a period, in no defined order, one row in memory at a time
  /// (COF-118).
  ///
  /// Statistics are computed from the notes on each call, so they are never out of date (COF-112).
  package func eachBrew(
    from first: LocalDay? = nil,
    to last: LocalDay? = nil,
    of coffee: CoffeeID? = nil,
    _ visit: (BrewRecord, _ date: Timestamp?) throws -> Void
  ) throws {
    var query = Self.brewQuery
    query.append(" WHERE n.household = ?", household)
    if let coffee { query.append(" AND n.coffee = ?", coffee) }
    if let first { query.append(" AND n.local_day >= ?", first) }
    if let last { query.append(" AND n.local_day <= ?", last) }
    try connection.each(query) { row in
      try visit(Self.brew(row), row.value(16))
      return true
    }
  }

  private static let brewQuery = SQLText(
    """
    SELECT n.coffee, n.recipe, n.stars, n.local_day, coalesce(c.name, n.coffee_name),
      coalesce(c.roaster, ''), coalesce(c.origin, ''), coalesce(c.processing, ''),
      coalesce(c.roast_level, ''), coalesce(r.name, n.recipe_name), n.brewing_method, n.grinder,
      n.water_temp, n.grams, n.water, n.brew_time, n.date_created
    FROM brewing_note AS n
    LEFT JOIN coffee AS c ON c.household = n.household AND c.id = n.coffee
    LEFT JOIN recipe AS r ON r.household = n.household AND r.id = n.recipe
    """
  )

  private static func brew(_ row: Row) throws -> BrewRecord {
    var brew = BrewRecord()
    brew.coffee = try row.value(0)
    brew.recipe = try row.value(1)
    brew.rating = try row.value(2)
    brew.day = try row.value(3)
    brew.coffeeName = try row.value(4)
    brew.roaster = try row.value(5)
    brew.origin = try row.value(6)
    brew.processing = try row.value(7)
    brew.roastLevel = try row.value(8)
    brew.recipeName = try row.value(9)
    brew.method = try row.value(10)
    brew.grinder = try row.value(11)
    brew.temperature = try row.value(12)
    brew.dose = try row.value(13)
    brew.water = try row.value(14)
    brew.brewTime = try row.value(15)
    return brew
  }

  /// The notes to search for grind settings.
  package enum GrindSource {
    case coffee(CoffeeID)
    case roastLevel(String)
  }

  /// The latest note and the best-rated one; ties go to the latest (BAG-007).
  package func grinds(
    _ source: GrindSource,
    grinder: String?,
    method: String?
  ) throws -> (latest: BrewingNote?, best: BrewingNote?) {
    func first(isRated: Bool) throws -> BrewingNote? {
      var query = Self.noteQuery
      query.append(" WHERE n.household = ?", household)
      switch source {
      case .coffee(let coffee): query.append(" AND n.coffee = ?", coffee)
      case .roastLevel(let level): query.append(" AND c.roast_level = ?", level)
      }
      if let grinder { query.append(" AND n.grinder = ?", grinder) }
      if let method { query.append(" AND n.brewing_method = ?", method) }
      query.append(isRated ? " AND n.stars > 0 ORDER BY n.stars DESC, " : " ORDER BY ")
      query.append("n.date_order, n.id LIMIT 1")
      return try connection.first(query, decode: Self.placedNote)?.note
    }
    return (try first(isRated: false), try first(isRated: true))
  }
}
