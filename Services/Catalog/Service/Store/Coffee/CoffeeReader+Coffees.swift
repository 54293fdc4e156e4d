package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

extension CoffeeReader {
  /// A coffee of the household by id.
  package func coffee(_ id: CoffeeID) throws -> Coffee? {
    var query = Self.coffeeQuery
    query.append(" WHERE household = ? AND id = ?", household, id)
    return try connection.first(query, decode: Self.coffee)
  }

  /// One page of coffees: newest first, missing dates last, then by name and id (COF-002).
  package func coffees(
    matching text: SearchText?,
    finished: Bool?,
    after place: CoffeePlace?,
    atMost count: Int
  ) throws -> [PlacedCoffee] {
    var query = Self.coffeeQuery
    query.append(" WHERE household = ?", household)
    if let text, !text.isBlank { query.append(" AND instr(search, ?) > 0", text.folded) }
    if let finished { query.append(" AND finished = ?", finished) }
    if let place {
      query.append(
        " AND (date_order, name_key, id) > (?, ?, ?)",
        place.dateOrder,
        place.nameKey,
        place.id
      )
    }
    query.append(" ORDER BY date_order, name_key, id LIMIT ?", count)
    return try connection.all(query) { row in
      let coffee = try Self.coffee(row)
      let place = CoffeePlace(
        dateOrder: try row.value(14),
        nameKey: try row.value(13),
        id: coffee.id
      )
      return PlacedCoffee(coffee: coffee, place: place)
    }
  }

  /// The number of brews of a coffee, and their ratings (COF-064).
  package func ratings(of coffee: CoffeeID) throws -> RatingSummary {
    try connection.first(
      """
      SELECT count(*), total(rating > 0), total(max(0, min(5, rating))) FROM brewing_note
      WHERE household = ? AND coffee = ?
      """,
      household,
      coffee,
      decode: Self.ratings
    ) ?? RatingSummary()
  }

  static func ratings(_ row: Row) throws -> RatingSummary {
    RatingSummary(
      brews: try row.value(0),
      rated: Int(try row.value(1, as: Double.self)),
      stars: Int(try row.value(2, as: Double.self))
    )
  }

  /// The day of a coffee's latest brew.
  package func lastBrewDay(of coffee: CoffeeID) throws -> LocalDay? {
    try connection.first(
      """
      SELECT local_day FROM brewing_note WHERE household = ? AND coffee = ?
      ORDER BY date_order LIMIT 1
      """,
      household,
      coffee
    ) { try $0.value(0, as: LocalDay?.self) } ?? nil
  }

  private static let coffeeQuery = SQLText(
    """
    SELECT id, name, roaster, processing, roast_level, origin, date_added, roasted_on, bag_size,
      opened_on, finished, revision, updated_at, name_key, date_order FROM coffee
    """
  )

  private static func coffee(_ row: Row) throws -> Coffee {
    var coffee = Coffee(id: try row.value(0), updatedAt: try row.value(12))
    coffee.name = try row.value(1)
    coffee.roaster = try row.value(2)
    coffee.processing = try row.value(3)
    coffee.roastLevel = try row.value(4)
    coffee.origin = try row.value(5)
    coffee.dateAdded = try row.value(6)
    coffee.roastedOn = try row.value(7)
    coffee.bagSize = try row.value(8)
    coffee.openedOn = try row.value(9)
    coffee.isFinished = try row.value(10)
    coffee.revision = try row.value(11)
    return coffee
  }
}

/// A position in a list of coffees, after which the next page begins.
package struct CoffeePlace: Hashable, Sendable {
  let dateOrder: Int64
  let nameKey: String
  let id: CoffeeID
}

/// A coffee and its position in the list.
package struct PlacedCoffee: Hashable, Sendable {
  package let coffee: Coffee
  package let place: CoffeePlace
}
