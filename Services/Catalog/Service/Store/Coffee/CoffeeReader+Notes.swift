package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

extension CoffeeReader {
  /// A brewing note of the household by id.
  package func note(_ id: BrewingNoteID) throws -> PlacedNote? {
    var query = Self.noteQuery
    query.append(" WHERE n.household = ? AND n.id = ?", household, id)
    return try connection.first(query, decode: Self.placedNote)
  }

  /// One page of notes: newest first, missing dates last, then by id (COF-051).
  package func notes(
    _ filter: NoteFilter,
    after place: NotePlace?,
    atMost count: Int
  ) throws -> [PlacedNote] {
    var query = Self.noteQuery
    query.append(" WHERE n.household = ?", household)
    if let coffee = filter.coffee { query.append(" AND n.coffee = ?", coffee) }
    if let recipe = filter.recipe { query.append(" AND n.recipe = ?", recipe) }
    if let stars = filter.stars { query.append(" AND n.stars = ?", stars) }
    if let text = filter.text, !text.isBlank {
      query.append(
        """
         AND (instr(n.search, ?) > 0 OR instr(coalesce(c.name_key, n.coffee_key), ?) > 0
           OR instr(coalesce(r.name_key, n.recipe_key), ?) > 0)
        """,
        text.folded,
        text.folded,
        text.folded
      )
    }
    if let place {
      query.append(" AND (n.date_order, n.id) > (?, ?)", place.dateOrder, place.id)
    }
    query.append(" ORDER BY n.date_order, n.id LIMIT ?", count)
    return try connection.all(query, decode: Self.placedNote)
  }

  static let noteQuery = SQLText(
    """
    SELECT n.id, n.coffee, n.recipe, n.notes, n.rating, n.date_created, n.local_day, n.author,
      n.planned_time, n.measured_time, n.grams, n.beverage, n.tds, n.balance, n.coffee_name,
      n.recipe_name, n.brewing_method, n.family, n.grinder, n.grind_size, n.water_temp, n.brew_time,
      n.water, n.revision, n.updated_at, c.name, r.name, n.date_order
    FROM brewing_note AS n
    LEFT JOIN coffee AS c ON c.household = n.household AND c.id = n.coffee
    LEFT JOIN recipe AS r ON r.household = n.household AND r.id = n.recipe
    """
  )

  static func placedNote(_ row: Row) throws -> PlacedNote {
    let note = try note(row)
    return PlacedNote(
      note: note,
      coffeeName: try row.value(25) ?? note.snapshot.coffeeName,
      recipeName: try row.value(26) ?? note.snapshot.recipeName,
      place: NotePlace(dateOrder: try row.value(27), id: note.id)
    )
  }

  private static func note(_ row: Row) throws -> BrewingNote {
    var note = BrewingNote(
      id: try row.value(0),
      author: try row.value(7),
      updatedAt: try row.value(24)
    )
    note.coffee = try row.value(1)
    note.recipe = try row.value(2)
    note.notes = try row.value(3)
    note.rating = try row.value(4)
    note.dateCreated = try row.value(5)
    note.localDay = try row.value(6)
    note.plannedTime = try row.value(8)
    note.measuredTime = try row.value(9)
    note.grams = try row.value(10)
    note.beverage = try row.value(11)
    note.dissolvedSolids = try row.value(12)
    note.balance = try row.value(13)
    note.snapshot.coffeeName = try row.value(14)
    note.snapshot.recipeName = try row.value(15)
    note.snapshot.brewingMethod = try row.value(16)
    note.snapshot.family = try row.value(17)
    note.snapshot.grinder = try row.value(18)
    note.snapshot.grindSize = try row.value(19)
    note.snapshot.waterTemperature = try row.value(20)
    note.snapshot.brewTime = try row.value(21)
    note.snapshot.water = try row.value(22)
    note.revision = try row.value(23)
    return note
  }
}

/// The criteria of a list of notes; criteria combine.
package struct NoteFilter: Sendable {
  package var text: SearchText?
  /// 0 matches notes without a rating.
  package var stars: Int?
  package var coffee: CoffeeID?
  package var recipe: RecipeID?

  package init() {}
}

/// A position in a list of notes, after which the next page begins.
package struct NotePlace: Hashable, Sendable {
  let dateOrder: Int64
  let id: BrewingNoteID
}

/// A note, the current names of its coffee and recipe, and its position in the list.
package struct PlacedNote: Hashable, Sendable {
  package let note: BrewingNote
  /// Empty if neither the coffee nor the note has a name.
  package let coffeeName: String
  package let recipeName: String
  package let place: NotePlace
}
