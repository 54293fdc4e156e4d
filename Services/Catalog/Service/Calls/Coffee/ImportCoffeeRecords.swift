import CatalogContracts
import CatalogDomain
import Cryptography
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.catalog.v1.CoffeeFiles`: imports from other programs, and CSV.
struct CoffeeFilesCalls: CatalogV1.CoffeeFilesService {
  let store: CoffeeStore

  /// The maximum number of records in one call, which is one transaction (IMP-008).
  static let mostRecords = 1_000
  /// The supported formats.
  static let formats = ["beanconqueror"]

  /// `ImportCoffeeRecords`: imports a batch, or reports what it would do (IMP-002, IMP-003).
  func importCoffeeRecords(
    _ request: CatalogV1.ImportCoffeeRecordsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ImportCoffeeRecordsResponse {
    var fields = RequestReader()
    if !CoffeeFilesCalls.formats.contains(request.format) {
      fields.refuse(
        "format",
        "unknown_format",
        "Choose one of \(CoffeeFilesCalls.formats.joined(separator: ", "))."
      )
    }
    if request.coffees.count + request.recipes.count + request.brews.count
      > CoffeeFilesCalls.mostRecords
    {
      fields.refuse(
        "brews",
        "too_many_items",
        "Send at most \(CoffeeFilesCalls.mostRecords) records of all kinds together.",
        limit: Int64(CoffeeFilesCalls.mostRecords)
      )
    }
    try fields.check()
    do {
      return try await store.change(call, request, Caller(call)) { rows in
        var run = CoffeeImport(rows, format: request.format)
        for coffee in request.coffees { try run.take(coffee) }
        for recipe in request.recipes { try run.take(recipe) }
        for brew in request.brews { try run.take(brew) }
        try run.finish()
        // A dry run does the same work; throwing rolls it back.
        if request.dryRun { throw DryRun(response: run.response) }
        return run.response
      }
    } catch let dry as DryRun {
      return dry.response
    }
  }
}

/// The result of a dry run; thrown to roll back the transaction.
private struct DryRun: Error {
  let response: CatalogV1.ImportCoffeeRecordsResponse
}

/// One batch of an import inside its transaction.
struct CoffeeImport {
  /// The maximum number of findings in a reply; further ones are only counted (IMP-004).
  private static let mostFindings = 50

  private let rows: CoffeeWriter
  private let format: String
  private(set) var response = CatalogV1.ImportCoffeeRecordsResponse()
  private var coffees = CatalogV1.ImportedCounts()
  private var recipes = CatalogV1.ImportedCounts()
  private var brews = CatalogV1.ImportedCounts()
  /// Uses by recipe; written once per recipe at the end of the batch.
  private var uses: [RecipeID: Int] = [:]

  init(_ rows: CoffeeWriter, format: String) {
    self.rows = rows
    self.format = format
  }

  mutating func finish() throws {
    for (recipe, count) in uses.sorted(by: { $0.key < $1.key }) {
      try rows.count(count, of: recipe)
    }
    response.coffees = coffees
    response.recipes = recipes
    response.brews = brews
  }

  /// The id of a record, derived from the format and the unmodified source id (IMP-002).
  private func id(_ source: String) -> UniqueID {
    .version5(namespace: .daybookNamespace, name: "import:\(format):\(source)")
  }

  private func isSource(_ source: String) -> Bool {
    !source.isEmpty && source.utf8.count <= 800 && source.count <= 200
  }

  private mutating func find(
    _ kind: String,
    _ source: String,
    _ field: String,
    _ message: String,
    rejected: Bool = false
  ) {
    guard response.findings.count < CoffeeImport.mostFindings else {
      response.moreFindings += 1
      return
    }
    response.findings.append(
      CatalogV1.ImportFinding(
        kind: kind,
        sourceID: String(source.prefix(200)),
        field: field,
        message: message,
        rejected: rejected
      )
    )
  }

  /// The text without control characters, cut to its limit; both changes are findings (IMP-006).
  private mutating func text(
    _ text: String,
    _ field: String,
    atMost limit: Int,
    _ kind: String,
    _ source: String,
    isLong: Bool = false
  ) -> String {
    var clean = text
    let isPlain = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory != .control
        || (isLong && "\n\r\t".unicodeScalars.contains(scalar))
    }
    if !clean.unicodeScalars.allSatisfy(isPlain) {
      clean = String(String.UnicodeScalarView(clean.unicodeScalars.filter(isPlain)))
      find(kind, source, field, "Control characters were removed.")
    }
    if !isLong { clean = clean.withoutOuterBlanks }
    guard clean.utf8.count > limit * 32 || clean.count > limit else { return clean }
    find(kind, source, field, "It was cut to \(limit) characters.")
    var cut = String(clean.prefix(limit))
    while cut.utf8.count > limit * 32 { cut.removeLast() }
    return cut
  }

  private mutating func reject(_ kind: String, _ source: String, _ violations: [JournalViolation]) {
    for violation in violations {
      find(kind, source, violation.field, violation.detail, rejected: true)
    }
  }
}

// MARK: - Coffees

extension CoffeeImport {
  mutating func take(_ given: CatalogV1.ForeignCoffee) throws {
    guard isSource(given.sourceID) else {
      coffees.rejected += 1
      return find("coffee", given.sourceID, "source_id", "Use 1 to 200 characters.", rejected: true)
    }
    let theirs = coffee(given)
    let violations = theirs.violations(before: theirs.withoutBagSize, latest: rows.latest)
    guard violations.isEmpty else {
      coffees.rejected += 1
      return reject("coffee", given.sourceID, violations)
    }
    let base = try rows.imported(.coffee, theirs.id, as: CatalogV1.ForeignCoffee.self)
    guard let current = try rows.reader.coffee(theirs.id) else {
      guard try base == nil && !rows.hasTombstone(theirs.id, .coffee) else {
        return coffees.deleted += 1
      }
      try rows.insert(theirs)
      try rows.keep(given, .coffee, theirs.id)
      return coffees.created += 1
    }
    var silent = self
    let merged = current.merging(theirs, since: base.map { silent.coffee($0) } ?? theirs)
    try rows.keep(given, .coffee, theirs.id)
    guard merged != current else { return coffees.unchanged += 1 }
    _ = try rows.update(current, to: merged)
    coffees.changed += 1
  }

  private mutating func coffee(_ given: CatalogV1.ForeignCoffee) -> Coffee {
    let source = given.sourceID
    var coffee = Coffee(id: CoffeeID(rawValue: id(source)), updatedAt: rows.now)
    coffee.name = text(given.name, "name", atMost: Coffee.longestText, "coffee", source)
    coffee.roaster = text(given.roaster, "roaster", atMost: Coffee.longestText, "coffee", source)
    coffee.origin = text(given.origin, "origin", atMost: Coffee.longestText, "coffee", source)
    // Unknown options are kept as text (ruling 35).
    coffee.processing = text(given.processing, "processing", atMost: 120, "coffee", source)
    coffee.roastLevel = text(given.roastLevel, "roast_level", atMost: 120, "coffee", source)
    coffee.dateAdded = given.dateAdded.flatMap { Timestamp($0) }
    if let date = coffee.dateAdded, date > rows.latest {
      find("coffee", source, "date_added", "It is in the future; the current time was used.")
      coffee.dateAdded = rows.now
    }
    coffee.roastedOn = given.roastedOn
    coffee.openedOn = given.openedOn
    if let roasted = coffee.roastedOn, let opened = coffee.openedOn, opened < roasted {
      find("coffee", source, "opened_on", "It is before the roast date and was left out.")
      coffee.openedOn = nil
    }
    coffee.bagSize = given.bagSizeG
    coffee.isFinished = given.finished
    coffee.revision = 1
    return coffee
  }
}

extension Coffee {
  /// The baseline of validation: equal texts are not validated, the bag size is.
  fileprivate var withoutBagSize: Coffee {
    var coffee = self
    coffee.bagSize = 0
    return coffee
  }
}

// MARK: - Recipes

extension CoffeeImport {
  mutating func take(_ given: CatalogV1.ForeignRecipe) throws {
    guard isSource(given.sourceID) else {
      recipes.rejected += 1
      return find("recipe", given.sourceID, "source_id", "Use 1 to 200 characters.", rejected: true)
    }
    let theirs = recipe(given)
    // Fields that a form requires may be empty in an import.
    let optional: Set<String> = ["name_required", "method_required", "grinder_required"]
    let violations = theirs.violations().filter {
      !optional.contains($0.code) && !($0.field == "water_temp" && theirs.waterTemperature == 0)
    }
    guard violations.isEmpty else {
      recipes.rejected += 1
      return reject("recipe", given.sourceID, violations)
    }
    let base = try rows.imported(.recipe, theirs.id, as: CatalogV1.ForeignRecipe.self)
    guard let current = try rows.reader.recipe(theirs.id) else {
      guard try base == nil && !rows.hasTombstone(theirs.id, .recipe) else {
        return recipes.deleted += 1
      }
      try rows.insert(theirs)
      try rows.keep(given, .recipe, theirs.id)
      return recipes.created += 1
    }
    var silent = self
    let merged = current.merging(theirs, since: base.map { silent.recipe($0) } ?? theirs)
    try rows.keep(given, .recipe, theirs.id)
    guard merged != current else { return recipes.unchanged += 1 }
    _ = try rows.update(current, to: merged)
    recipes.changed += 1
  }

  private mutating func recipe(_ given: CatalogV1.ForeignRecipe) -> Recipe {
    let source = given.sourceID
    var recipe = Recipe(id: RecipeID(rawValue: id(source)), updatedAt: rows.now)
    recipe.name = text(given.name, "name", atMost: Recipe.longestName, "recipe", source)
    recipe.brewingMethod =
      text(given.brewingMethod, "brewing_method", atMost: Recipe.longestEquipment, "recipe", source)
    recipe.grinder =
      text(given.grinder, "grinder", atMost: Recipe.longestEquipment, "recipe", source)
    recipe.family =
      MethodFamily(rawValue: Int(given.family)) ?? MethodFamily(method: recipe.brewingMethod)
    recipe.grindSize = given.grindSize
    recipe.waterTemperature = given.waterTemp
    recipe.dose = given.dose
    recipe.brewTime = given.brewTime
    recipe.bloomTime = given.bloomTime
    if recipe.brewTime > 0, recipe.bloomTime > recipe.brewTime {
      find("recipe", source, "bloom_time", "It is longer than the brew and was left out.")
      recipe.bloomTime = 0
    }
    recipe.secondPour = given.water
    recipe.waterOut = given.water
    if given.inverted { recipe.aeropressType = "Inverted" }
    recipe.dateCreated = rows.now
    recipe.revision = 1
    return recipe.cleaned
  }
}

// MARK: - Brews

extension CoffeeImport {
  mutating func take(_ given: CatalogV1.ForeignBrew) throws {
    guard isSource(given.sourceID) else {
      brews.rejected += 1
      return find("brew", given.sourceID, "source_id", "Use 1 to 200 characters.", rejected: true)
    }
    let theirs = try note(given)
    let violations = theirs.violations(latest: rows.latest)
    guard violations.isEmpty else {
      brews.rejected += 1
      return reject("brew", given.sourceID, violations)
    }
    let base = try rows.imported(.note, theirs.id, as: CatalogV1.ForeignBrew.self)
    guard let current = try rows.reader.note(theirs.id)?.note else {
      guard try base == nil && !rows.hasTombstone(theirs.id, .note) else {
        return brews.deleted += 1
      }
      try rows.insert(theirs)
      try rows.book(theirs)
      try rows.keep(given, .note, theirs.id)
      if let recipe = theirs.recipe { uses[recipe, default: 0] += 1 }
      return brews.created += 1
    }
    guard base != given else { return brews.unchanged += 1 }
    var silent = self
    let before = try base.map { try silent.note($0) } ?? theirs
    var merged = current.merging(theirs, since: before)
    try rows.keep(given, .note, theirs.id)
    guard merged != current else { return brews.unchanged += 1 }
    if merged.coffee != current.coffee { merged.snapshot.coffeeName = theirs.snapshot.coffeeName }
    if merged.recipe != current.recipe {
      let name = merged.snapshot.coffeeName
      merged.snapshot = theirs.snapshot
      merged.snapshot.coffeeName = name
    }
    merged.localDay = merged.dateCreated.map(rows.caller.calendar.day)
    merged.revision = current.revision + 1
    merged.updatedAt = rows.now
    try rows.update(merged, since: current, changed: merged.changedFields(since: current))
    brews.changed += 1
  }

  /// A note whose coffee or recipe is not stored keeps the imported names.
  private mutating func note(_ given: CatalogV1.ForeignBrew) throws -> BrewingNote {
    let source = given.sourceID
    var note = BrewingNote(
      id: BrewingNoteID(rawValue: id(source)),
      author: rows.caller.member,
      updatedAt: rows.now
    )
    note.notes =
      text(given.notes, "notes", atMost: BrewingNote.longestText, "brew", source, isLong: true)
    note.rating = given.rating
    note.dateCreated = given.date.flatMap { Timestamp($0) }
    note.localDay = note.dateCreated.map(rows.caller.calendar.day)
    note.grams = given.grams
    note.beverage = given.beverageG
    note.dissolvedSolids = given.tds
    note.revision = 1
    note.snapshot.coffeeName =
      text(given.coffeeName, "coffee_name", atMost: Coffee.longestText, "brew", source)
    note.snapshot.recipeName =
      text(given.recipeName, "recipe_name", atMost: Recipe.longestName, "brew", source)
    note.snapshot.brewingMethod =
      text(given.brewingMethod, "brewing_method", atMost: Recipe.longestEquipment, "brew", source)
    note.snapshot.family = MethodFamily(method: note.snapshot.brewingMethod)
    if let coffee = try rows.reader.coffee(CoffeeID(rawValue: id(given.coffeeSourceID))) {
      note.coffee = coffee.id
      note.snapshot.coffeeName = coffee.name
    }
    if let recipe = try rows.reader.recipe(RecipeID(rawValue: id(given.recipeSourceID))) {
      note.recipe = recipe.id
      note.snapshot.take(recipe)
      if note.grams == nil, recipe.dose > 0 { note.grams = recipe.dose }
    }
    return note
  }
}
