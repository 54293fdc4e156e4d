import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

extension CoffeeFilesCalls {
  /// Bytes per chunk of a file.
  private static let pieceBytes = 64 << 10
  /// Records per page; one page is in memory at a time.
  private static let pageSize = 200

  /// `ExportCoffeeCSV`: streams a table of the household, page by page (COF-091, COF-093).
  ///
  /// Pages are read in separate transactions: a record that changes meanwhile is exported before or after
  /// the change.
  func exportCoffeeCSV(
    _ request: CatalogV1.ExportCoffeeCSVRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<CatalogV1.ExportCoffeeCSVResponse>
  ) async throws {
    let caller = try Caller(call)
    let query = try ExportQuery(request, caller.calendar)
    var text = query.header.ended
    var place = ExportPlace.start
    while place != .end {
      let page = try await store.read(caller) { [place] rows in
        try rows.export(query, after: place, atMost: CoffeeFilesCalls.pageSize)
      }
      for line in page.lines {
        text += line.ended
        if text.utf8.count >= CoffeeFilesCalls.pieceBytes / 2 {
          try await send(&text, replies)
        }
      }
      place = page.next
    }
    try await send(&text, replies)
  }

  private func send(
    _ text: inout String,
    _ replies: ReplyWriter<CatalogV1.ExportCoffeeCSVResponse>
  ) async throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let piece = bytes.prefix(CoffeeFilesCalls.pieceBytes)
      try await replies.send(CatalogV1.ExportCoffeeCSVResponse(piece: piece))
      bytes = bytes.dropFirst(CoffeeFilesCalls.pieceBytes)
    }
    text = ""
  }
}

/// The validated request.
private struct ExportQuery: Sendable {
  let table: CatalogV1.CoffeeTable
  var text: SearchText?
  var stars: Int?
  /// The half-open range of instants.
  private let start: Timestamp?
  private let end: Timestamp?

  init(
    _ request: CatalogV1.ExportCoffeeCSVRequest,
    _ calendar: HouseholdCalendar
  ) throws(RPCError) {
    var fields = RequestReader()
    table = request.table
    switch table {
    case .coffees, .recipes, .notes: break
    case .unspecified, .unrecognized:
      fields.refuse("table", "unknown_value", "Choose coffees, recipes or notes.")
    }
    text = fields.text(request.text, "text", atMost: BrewingNote.longestText).map(SearchText.init)
    stars = request.rating.flatMap { fields.number(Int($0), "rating", in: 0...5) }
    start = request.from.map(calendar.start)
    end = request.to.map(calendar.end)
    if let from = request.from, let to = request.to, to < from {
      fields.refuse("to", "date_order", "It must not be before the first day.")
    }
    try fields.check()
  }

  /// Whether a record is in the range; a record without a date is in no range.
  func contains(_ date: Timestamp?) -> Bool {
    guard start != nil || end != nil else { return true }
    guard let date else { return false }
    return (start.map { date >= $0 } ?? true) && (end.map { date < $0 } ?? true)
  }

  var header: CSVLine {
    switch table {
    case .recipes: CSVLine(Recipe.columns)
    case .notes: CSVLine(BrewingNote.columns)
    case .coffees, .unspecified, .unrecognized: CSVLine(Coffee.columns)
    }
  }
}

/// The position of the last exported record.
private enum ExportPlace: Hashable, Sendable {
  case start
  case coffee(CoffeePlace)
  case recipe(RecipePlace)
  case note(NotePlace)
  case end
}

extension CoffeeReader {
  fileprivate func export(
    _ query: ExportQuery,
    after place: ExportPlace,
    atMost count: Int
  ) throws -> (lines: [CSVLine], next: ExportPlace) {
    switch query.table {
    case .recipes:
      var after: RecipePlace?
      if case .recipe(let place) = place { after = place }
      let found = try recipes(matching: query.text, after: after, atMost: count)
      let lines = try found.filter { query.contains($0.recipe.dateCreated) }.map {
        $0.recipe.line(try ratings(of: $0.recipe.id))
      }
      return (lines, found.count < count ? .end : found.last.map { .recipe($0.place) } ?? .end)
    case .notes:
      var after: NotePlace?
      if case .note(let place) = place { after = place }
      var filter = NoteFilter()
      filter.text = query.text
      filter.stars = query.stars
      let found = try notes(filter, after: after, atMost: count)
      let lines = found.filter { query.contains($0.note.dateCreated) }.map(\.line)
      return (lines, found.count < count ? .end : found.last.map { .note($0.place) } ?? .end)
    case .coffees, .unspecified, .unrecognized:
      var after: CoffeePlace?
      if case .coffee(let place) = place { after = place }
      let found = try coffees(matching: query.text, finished: nil, after: after, atMost: count)
      let lines = try found.filter { query.contains($0.coffee.dateAdded) }.map {
        $0.coffee.line(try ratings(of: $0.coffee.id))
      }
      return (lines, found.count < count ? .end : found.last.map { .coffee($0.place) } ?? .end)
    }
  }
}

// MARK: - Rows

extension Coffee {
  fileprivate static let columns = [
    "id", "name", "roaster", "processing", "roast_level", "origin", "date_added", "roasted_on",
    "bag_size_g", "opened_on", "finished", "brews", "rated", "average_rating",
  ]

  fileprivate func line(_ ratings: RatingSummary) -> CSVLine {
    var line = CSVLine([id.text, name, roaster, processing, roastLevel, origin])
    line.add(dateAdded.csv)
    line.add(roastedOn?.text ?? "")
    line.add(bagSize > 0 ? bagSize : nil)
    line.add(openedOn?.text ?? "")
    line.add(isFinished ? "true" : "false")
    line.add(ratings.brews)
    line.add(ratings.rated)
    line.add(ratings.average)
    return line
  }
}

extension Recipe {
  fileprivate static let columns = [
    "id", "name", "brewing_method", "grinder", "grind_size", "water_temp", "dose", "brew_time",
    "usage_count", "date_created", "bloom_amount", "bloom_time", "second_pour", "third_pour",
    "fourth_pour", "water_out", "aeropress_type", "plunge_time", "total_water", "ratio", "brews",
    "rated", "average_rating",
  ]

  fileprivate func line(_ ratings: RatingSummary) -> CSVLine {
    var line = CSVLine([id.text, name, brewingMethod, grinder])
    for number in [grindSize, waterTemperature] { line.add(Int(number)) }
    line.add(dose)
    line.add(Int(brewTime))
    line.add(usageCount)
    line.add(dateCreated.csv)
    line.add(bloomAmount)
    line.add(Int(bloomTime))
    for amount in [secondPour, thirdPour, fourthPour, waterOut] { line.add(amount) }
    line.add(aeropressType)
    line.add(Int(plungeTime))
    line.add(totalWater)
    line.add(ratio)
    line.add(ratings.brews)
    line.add(ratings.rated)
    line.add(ratings.average)
    return line
  }
}

extension BrewingNote {
  fileprivate static let columns = [
    "id", "date_created", "coffee_id", "coffee_name", "recipe_id", "recipe_name", "brewing_method",
    "grinder", "grind_size", "water_temp", "grams", "water_g", "beverage_g", "tds", "brew_time",
    "planned_time", "measured_time", "rating", "balance", "notes", "author_id", "water_ratio",
    "beverage_ratio", "extraction_yield",
  ]
}

extension PlacedNote {
  fileprivate var line: CSVLine {
    var line = CSVLine([note.id.text])
    line.add(note.dateCreated.csv)
    for text in [
      note.coffee?.text ?? "", coffeeName, note.recipe?.text ?? "", recipeName,
      note.snapshot.brewingMethod, note.snapshot.grinder,
    ] { line.add(text) }
    line.add(Int(note.snapshot.grindSize))
    line.add(Int(note.snapshot.waterTemperature))
    line.add(note.grams)
    line.add(note.snapshot.water)
    line.add(note.beverage)
    line.add(note.dissolvedSolids)
    line.add(Int(note.snapshot.brewTime))
    line.add(note.plannedTime.map { Int($0) })
    line.add(note.measuredTime.map { Int($0) })
    line.add(note.stars)
    line.add(note.balance.map { Int($0) })
    line.add(note.notes)
    line.add(note.author.text)
    line.add(note.waterRatio)
    line.add(note.beverageRatio)
    line.add(note.extractionYield)
    return line
  }
}

extension Timestamp? {
  /// ISO 8601 in UTC with seconds; empty if there is no instant.
  fileprivate var csv: String {
    guard let instant = self else { return "" }
    let calendar = HouseholdCalendar.utc
    let seconds = (instant - calendar.start(of: calendar.wallDay(of: instant))).milliseconds / 1_000
    let second = seconds % 60
    return "\(calendar.wallDay(of: instant).text)T\(calendar.time(of: instant).text):"
      + "\(second < 10 ? "0" : "")\(second)Z"
  }
}
