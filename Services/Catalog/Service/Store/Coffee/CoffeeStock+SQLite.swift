package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

extension StockKind: SQLValue {}

extension CoffeeReader {
  /// The stock of a coffee; `nil` if it has no bag size and was never weighed or added to (BAG-002).
  package func stock(of coffee: Coffee) throws -> StockLevel? {
    let (level, isKept) = try ledger(of: coffee)
    return isKept ? level : nil
  }

  /// The stock of a coffee, and whether it is kept: by a bag size or an entry other than a brew.
  package func ledger(of coffee: Coffee) throws -> (level: StockLevel, isKept: Bool) {
    let booked = try connection.first(
      """
      SELECT coalesce(sum(milligrams), 0), count(nullif(kind, 2)) FROM coffee_stock
      WHERE household = ? AND coffee = ?
      """,
      household,
      coffee.id
    ) { (sum: try $0.value(0, as: Int64.self), others: try $0.value(1, as: Int.self)) }
    let size = Grams(coffee.bagSize) ?? .zero
    let sum = size + Grams(milligrams: booked?.sum ?? 0)
    return (StockLevel(sum: sum), size > .zero || (booked?.others ?? 0) > 0)
  }

  /// The grams of a coffee's newest brew, used as its usual dose.
  package func usualDose(of coffee: CoffeeID) throws -> Grams? {
    let grams = try connection.first(
      """
      SELECT grams FROM brewing_note WHERE household = ? AND coffee = ? AND grams IS NOT NULL
      ORDER BY date_order, id LIMIT 1
      """,
      household,
      coffee
    ) { try $0.value(0, as: Double.self) }
    return grams.flatMap { Grams($0) }
  }

  /// The entries of a ledger, newest first; the bag size is not an entry.
  package func stockEntries(
    of coffee: CoffeeID,
    before number: Int64?,
    atMost count: Int
  ) throws -> [StockEntry] {
    try connection.all(
      """
      SELECT number, kind, milligrams, at, member, note FROM coffee_stock
      WHERE household = ? AND coffee = ? AND number < ? ORDER BY number DESC LIMIT ?
      """,
      household,
      coffee,
      number ?? .max,
      count
    ) { row in
      StockEntry(
        number: try row.value(0),
        kind: try row.value(1),
        grams: Grams(milligrams: try row.value(2)),
        at: try row.value(3),
        member: try row.value(4),
        note: try row.value(5)
      )
    }
  }
}

/// One entry of a coffee's stock ledger.
package struct StockEntry: Hashable, Sendable {
  package let number: Int64
  package let kind: StockKind
  package let grams: Grams
  package let at: Timestamp
  package let member: MemberID
  package let note: BrewingNoteID?
}

extension CoffeeWriter {
  /// Books a note's grams, replacing its previous entry.
  package func book(_ note: BrewingNote) throws {
    try connection.run(
      "DELETE FROM coffee_stock WHERE household = ? AND note = ?",
      household,
      note.id
    )
    guard let coffee = note.coffee, let grams = note.grams.flatMap({ Grams($0) }), grams > .zero
    else { return }
    try book(-grams, .brew, of: coffee, note: note.id)
  }

  /// Books the difference of a changed bag size on a weighed coffee, so that its stock stays as weighed.
  func keepWeighed(_ coffee: Coffee, since before: Coffee) throws {
    guard coffee.bagSize != before.bagSize, let old = Grams(before.bagSize),
      let new = Grams(coffee.bagSize)
    else { return }
    let weighings = try connection.first(
      "SELECT count(*) FROM coffee_stock WHERE household = ? AND coffee = ? AND kind = ?",
      household,
      coffee.id,
      StockKind.correction
    ) { try $0.value(0, as: Int.self) }
    guard weighings ?? 0 > 0 else { return }
    try book(old - new, .correction, of: coffee.id)
  }

  /// Adds an entry to the ledger of a coffee.
  package func book(
    _ grams: Grams,
    _ kind: StockKind,
    of coffee: CoffeeID,
    note: BrewingNoteID? = nil
  ) throws {
    try connection.run(
      """
      INSERT INTO coffee_stock (household, coffee, number, kind, milligrams, at, member, note)
      VALUES (?1, ?2, (SELECT coalesce(max(number), 0) + 1 FROM coffee_stock
        WHERE household = ?1 AND coffee = ?2), ?3, ?4, ?5, ?6, ?7)
      """,
      household,
      coffee,
      kind,
      grams.milligrams,
      now,
      caller.member,
      note
    )
  }
}
