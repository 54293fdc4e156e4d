import CatalogContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Brewing notes")
struct BrewingNotesTests {
  private let catalog: ServedCatalog

  init() throws { catalog = try ServedCatalog() }

  @Test("raise the recipe's count by exactly one each, 50 at the same time (COF-032, COF-061)")
  func concurrent() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      let note = CatalogV1.BrewingNote(coffeeID: coffee, recipeID: recipe, rating: 4)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          let options = journal.changing
          group.addTask {
            _ = try await journal.notes.createBrewingNote(.init(note: note), options)
          }
        }
        try await group.waitForAll()
      }
      #expect(try await journal.uses(of: recipe) == 50)
      #expect(try await journal.figures(of: coffee)?.brews == 50)
    }
  }

  @Test("count once when the same call is repeated, and not when they are refused (COF-032)")
  func retries() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      let request = CatalogV1.CreateBrewingNoteRequest(
        note: .init(coffeeID: coffee, recipeID: recipe)
      )
      let options = journal.changing
      let first = try await journal.notes.createBrewingNote(request, options)
      #expect(try await journal.notes.createBrewingNote(request, options) == first)
      let wrong = await refusal {
        try await journal.brew(coffee, recipe, rating: 6)
      }
      #expect(wrong?.reason == "rating_out_of_range")
      #expect(try await journal.uses(of: recipe) == 1)
    }
  }

  @Test("are changed by mask; changing the recipe moves one use to it (COF-033, COF-046)")
  func update() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let coffee = try await journal.addCoffee()
      let (old, new) = (try await journal.addRecipe(), try await journal.addRecipe("Evening"))
      var note = try await journal.brew(coffee, old, rating: 3)
      (note.recipeID, note.rating, note.notes) = (new, 5, "not in the mask")
      let request = CatalogV1.UpdateBrewingNoteRequest(
        note: note,
        updateMask: .init(paths: ["recipe_id", "rating"]),
        expectedRevision: 1
      )
      let changed = try await journal.notes.updateBrewingNote(request, journal.changing)
      #expect(changed.changed && changed.note?.revision == 2 && changed.note?.notes == "")
      #expect(changed.note?.rating == 5 && changed.figures?.recipeName == "Evening")
      #expect(try await journal.uses(of: old) == 0)
      #expect(try await journal.uses(of: new) == 1)
      let stale = await refusal {
        try await journal.notes.updateBrewingNote(request, journal.changing)
      }
      #expect(stale?.code == .aborted && stale?.reason == "revision_mismatch")
      var again = request
      again.expectedRevision = 0
      let same = try await journal.notes.updateBrewingNote(again, journal.changing)
      #expect(!same.changed && same.note?.revision == 2)
      #expect(try await journal.uses(of: new) == 1)
    }
  }

  @Test("are changed by their author or a parent; children write their own (COF-046)")
  func authors() throws {
    try catalog.run { channel in
      let parent = ServedJournal(channel)
      let child = ServedJournal(channel, as: .sample(member: 2, role: .child))
      let other = ServedJournal(channel, as: .sample(member: 3, role: .child))
      let (coffee, recipe) = (try await parent.addCoffee(), try await parent.addRecipe())
      let note = try await child.brew(coffee, recipe)
      func rate(_ journal: ServedJournal, _ rating: Int32) async throws -> Int32? {
        var note = note
        note.rating = rating
        return try await journal.notes.updateBrewingNote(
          .init(note: note, updateMask: .init(paths: ["rating"])),
          journal.changing
        ).note?.rating
      }
      #expect(try await rate(child, 3) == 3)
      #expect(try await rate(parent, 4) == 4)
      let refused = await refusal { try await rate(other, 1) }
      #expect(refused?.code == .permissionDenied && refused?.reason == "not_the_author")
      let kept = await refusal {
        try await other.notes.deleteBrewingNote(.init(noteID: note.id), other.changing)
      }
      #expect(kept?.reason == "not_the_author")
      let stranger = ServedJournal(channel, as: .sample(household: 2))
      let unseen = await refusal {
        try await stranger.notes.getBrewingNote(.init(noteID: note.id), stranger.reading)
      }
      #expect(unseen?.code == .notFound && unseen?.reason == "unknown_note")
    }
  }

  @Test("refuse invalid values, listing all violations at once (COF-042, COF-043)")
  func refusals() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      let note = try await journal.brew(coffee, recipe)
      func update(_ paths: [String], _ edit: (inout CatalogV1.BrewingNote) -> Void) async
        -> RPCError?
      {
        var changed = note
        edit(&changed)
        return await refusal { [changed] in
          try await journal.notes.updateBrewingNote(
            .init(note: changed, updateMask: .init(paths: paths)),
            journal.changing
          )
        }
      }
      let both = await update(["rating", "grams", "colour"]) { ($0.rating, $0.grams) = (-1, 900) }
      #expect(
        Set(both?.violations.map(\.code) ?? [])
          == ["rating_out_of_range", "out_of_range", "unknown_field"]
      )
      #expect(await update(["coffee_id"]) { $0.coffeeID = nil }?.reason == "coffee_required")
      let unknown = await update(["recipe_id"]) { $0.recipeID = .sample(99) }
      #expect(unknown?.code == .notFound && unknown?.reason == "unknown_recipe")
      #expect(await update([]) { _ in }?.code == .invalidArgument)
    }
  }

  @Test(
    "are removed from statistics and stock when they are deleted, but not from the recipe's count (COF-033, COF-055)"
  )
  func delete() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let coffee = try await journal.addCoffee { $0.bagSizeG = 250 }
      let recipe = try await journal.addRecipe()
      let note = try await journal.brew(coffee, recipe, rating: 5)
      #expect(try await journal.figures(of: coffee)?.remainingG == 235)
      _ = try await journal.notes.deleteBrewingNote(.init(noteID: note.id), journal.changing)
      let figures = try await journal.figures(of: coffee)
      #expect(figures?.brews == 0 && figures?.averageRating == nil && figures?.remainingG == 250)
      #expect(try await journal.uses(of: recipe) == 1)
      let gone = await refusal {
        try await journal.notes.getBrewingNote(.init(noteID: note.id), journal.reading)
      }
      #expect(gone?.reason == "unknown_note")
    }
  }

  @Test("remain as orphans with their names, in lists, searches and figures (COF-062, COF-063)")
  func orphans() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee("Café Ü"), try await journal.addRecipe())
      try await journal.brew(coffee, recipe, rating: 4)
      let refused = await refusal {
        try await journal.coffees.deleteCoffee(.init(coffeeID: coffee), journal.changing)
      }
      #expect(refused?.code == .failedPrecondition && refused?.reason == "has_notes")
      _ = try await journal.coffees.deleteCoffee(
        .init(coffeeID: coffee, notes: .keepNotes),
        journal.changing
      )
      let found = try await journal.notes.listBrewingNotes(.init(text: "CAFÉ ü"), journal.reading)
      #expect(found.notes.map(\.figures?.coffeeName) == ["Café Ü"])
      #expect(found.notes.first?.note?.coffeeID == nil)
      let summary = try await journal.statistics.getBrewSummary(.init(), journal.reading)
      #expect(summary.figures?.brews == 1 && summary.distinctCoffees == 0)
      let ranks = try await journal.statistics.rankBrews(.init(subject: .coffee), journal.reading)
      #expect(ranks.entries.isEmpty)
    }
  }

  @Test(
    "are searched and filtered, page by page, newest first (COF-008, COF-051, COF-052, COF-053, COF-058)"
  )
  func search() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      for rating in [0, 5, 0, 3] as [Int32] {
        try await journal.brew(coffee, recipe, rating: rating) {
          $0.notes = rating == 0 ? "100%_☕" : "plain"
        }
      }
      func count(_ text: String, _ rating: Int32? = nil) async throws -> Int {
        try await journal.notes.listBrewingNotes(
          .init(text: text, rating: rating),
          journal.reading
        ).notes.count
      }
      #expect(try await count("") == 4)
      #expect(try await count("0%_") == 2)
      #expect(try await count("%") == 2)
      #expect(try await count("v60") == 4)
      #expect(try await count("", 0) == 2)
      #expect(try await count("plain", 5) == 1)
      let dated = try await journal.brew(coffee, recipe) {
        $0.dateCreated = GoogleProtobuf.Timestamp(Timestamp(millisecondsSinceEpoch: 1_000))
      }
      let ofCoffee = try await journal.notes.listBrewingNotes(
        .init(coffeeID: coffee),
        journal.reading
      )
      #expect(ofCoffee.notes.last?.note?.id == dated.id && ofCoffee.notes.count == 5)
      #expect(try await count(String(repeating: "x", count: 10_000)) == 0)
      var request = CatalogV1.ListBrewingNotesRequest(pageSize: 3)
      let first = try await journal.notes.listBrewingNotes(request, journal.reading)
      let later = Timestamp.testStart.millisecondsSinceEpoch + 60_000
      try await journal.brew(coffee, recipe) {
        $0.dateCreated = GoogleProtobuf.Timestamp(Timestamp(millisecondsSinceEpoch: later))
      }
      request.pageToken = first.nextPageToken
      let second = try await journal.notes.listBrewingNotes(request, journal.reading)
      #expect(second.nextPageToken.isEmpty)
      #expect(Set((first.notes + second.notes).map(\.note?.id)).count == 5)
    }
  }
}
