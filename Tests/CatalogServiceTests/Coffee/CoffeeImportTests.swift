import CatalogContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("Records of another program")
struct CoffeeImportTests {
  private let catalog: ServedCatalog

  init() throws { catalog = try ServedCatalog() }

  private static let whole: CatalogV1.ImportCoffeeRecordsRequest = {
    var request = CatalogV1.ImportCoffeeRecordsRequest(format: "beanconqueror")
    request.coffees = [
      .init(
        sourceID: "bean",
        name: "Guji",
        processing: "Carbonic",
        roastLevel: "Medium",
        bagSizeG: 250
      )
    ]
    request.recipes = [
      .init(
        sourceID: "recipe",
        name: "Aeropress 1",
        brewingMethod: "Aeropress",
        family: 3,
        grinder: "Mill",
        dose: 15,
        water: 240
      )
    ]
    request.brews = (1...20).map { number -> CatalogV1.ForeignBrew in
      let date = Timestamp(millisecondsSinceEpoch: Int64(number) * 86_400_000)
      return CatalogV1.ForeignBrew(
        sourceID: "brew \(number)",
        coffeeSourceID: "bean",
        recipeSourceID: "recipe",
        notes: "cup \(number)",
        rating: Int32(number % 6),
        date: GoogleProtobuf.Timestamp(date)
      )
    }
    return request
  }()

  private func run(
    _ journal: ServedJournal,
    _ request: CatalogV1.ImportCoffeeRecordsRequest = CoffeeImportTests.whole
  ) async throws -> CatalogV1.ImportCoffeeRecordsResponse {
    try await journal.files.importCoffeeRecords(request, journal.changing)
  }

  @Test("are imported once: a second import adds nothing (IMP-002)")
  func twice() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let first = try await run(journal)
      #expect(first.coffees?.created == 1 && first.recipes?.created == 1)
      #expect(first.brews?.created == 20 && first.findings.isEmpty)
      let second = try await run(journal)
      #expect(second.coffees == .init(unchanged: 1) && second.recipes == .init(unchanged: 1))
      #expect(second.brews == .init(unchanged: 20))
      let coffees = try await journal.coffees.listCoffees(.init(), journal.reading)
      #expect(coffees.coffees.map(\.figures?.brews) == [20])
      // An imported text is kept unchanged, and the stock follows the brews.
      #expect(coffees.coffees.first?.coffee?.processing == "Carbonic")
      #expect(coffees.coffees.first?.figures?.drift == true)
      let recipes = try await journal.recipes.listRecipes(.init(), journal.reading)
      #expect(recipes.recipes.map(\.recipe?.usageCount) == [20])
      #expect(recipes.recipes.first?.figures?.ratio == 16)
    }
  }

  @Test("have the same result in a dry run, which stores nothing (IMP-003)")
  func dryRun() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      var request = CoffeeImportTests.whole
      request.dryRun = true
      let dry = try await run(journal, request)
      #expect(try await journal.coffees.listCoffees(.init(), journal.reading).coffees.isEmpty)
      #expect(try await journal.notes.listBrewingNotes(.init(), journal.reading).notes.isEmpty)
      #expect(try await FeedV1.FeedClient(channel).read(.init()).events.isEmpty)
      #expect(try await run(journal) == dry)
    }
  }

  @Test("update what was not edited here, and keep what was (IMP-002)")
  func threeWay() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      _ = try await run(journal)
      let list = try await journal.notes.listBrewingNotes(.init(text: "cup 7"), journal.reading)
      var note = try #require(list.notes.first?.note)
      note.notes = "mine"
      _ = try await journal.notes.updateBrewingNote(
        .init(note: note, updateMask: .init(paths: ["notes"])),
        journal.changing
      )
      var request = CoffeeImportTests.whole
      request.brews[6].notes = "theirs"
      request.brews[6].rating = 5
      request.coffees[0].roaster = "Nordhaus"
      let answer = try await run(journal, request)
      #expect(answer.brews == .init(changed: 1, unchanged: 19))
      #expect(answer.coffees == .init(changed: 1))
      let after = try await journal.notes.getBrewingNote(.init(noteID: note.id), journal.reading)
      #expect(after.note?.notes == "mine" && after.note?.rating == 5)
      #expect(try await run(journal, request).brews == .init(unchanged: 20))
    }
  }

  @Test("that were deleted here stay deleted (IMP-002)")
  func deleted() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      _ = try await run(journal)
      let list = try await journal.notes.listBrewingNotes(.init(text: "cup 20"), journal.reading)
      _ = try await journal.notes.deleteBrewingNote(
        .init(noteID: list.notes.first?.note?.id),
        journal.changing
      )
      #expect(try await run(journal).brews == .init(unchanged: 19, deleted: 1))
    }
  }

  @Test("leave no text behind when they are deleted here (IMP-002)")
  func forgotten() async throws {
    let catalog = try await TestCatalog()
    let store = CoffeeStore(catalog.file, log: .silent)
    let files = CoffeeFilesCalls(store: store)
    func run(_ request: UInt64) async throws -> CatalogV1.ImportCoffeeRecordsResponse {
      let method = CatalogV1.CoffeeFiles.Methods.importCoffeeRecords
      return try await files.importCoffeeRecords(
        CoffeeImportTests.whole,
        catalog.call(method, .sample(request: request))
      )
    }
    func kept() async throws -> [String] {
      try await catalog.store.store.read { connection in
        try connection.all("SELECT imported FROM coffee_import") {
          String(decoding: try $0.value(0, as: [UInt8].self), as: UTF8.self)
        }
      }
    }
    _ = try await run(1)
    #expect(try await kept().count { $0.contains("cup") } == 20)
    let list = try await BrewingNoteCalls(store: store).listBrewingNotes(
      .init(text: "cup 20"),
      catalog.call(CatalogV1.BrewingNotes.Methods.listBrewingNotes, .sample())
    )
    let note = try #require(list.notes.first?.note)
    _ = try await BrewingNoteCalls(store: store).deleteBrewingNote(
      .init(noteID: note.id),
      catalog.call(CatalogV1.BrewingNotes.Methods.deleteBrewingNote, .sample(request: 2))
    )
    #expect(try await kept().count { $0.contains("cup") } == 19)
    _ = try await CoffeeCalls(store: store).deleteCoffee(
      .init(coffeeID: note.coffeeID, notes: .deleteNotes),
      catalog.call(CatalogV1.Coffees.Methods.deleteCoffee, .sample(request: 3))
    )
    let left = try await kept()
    #expect(left.count == 22 && !left.contains { $0.contains("cup") || $0.contains("Guji") })
    let again = try await run(4)
    #expect(again.coffees == .init(deleted: 1) && again.recipes == .init(unchanged: 1))
    #expect(again.brews == .init(deleted: 20))
  }

  @Test("that cannot be stored are reported as findings, and affect no others (IMP-004, IMP-006)")
  func findings() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      var request = CoffeeImportTests.whole
      request.coffees.append(.init(sourceID: "", name: "no id"))
      request.coffees.append(
        .init(sourceID: "long", name: String(repeating: "é", count: 130) + "\u{7}", bagSizeG: 99)
      )
      request.coffees.append(.init(sourceID: "heavy", name: "Heavy", bagSizeG: 1e9))
      request.recipes.append(.init(sourceID: "none", name: "No dose", dose: 0))
      request.brews[0].rating = 9
      request.brews[1].coffeeSourceID = "nobody"
      request.brews[1].coffeeName = "Lost"
      let answer = try await run(journal, request)
      #expect(answer.coffees == .init(created: 2, rejected: 2))
      #expect(answer.recipes == .init(created: 1, rejected: 1))
      #expect(answer.brews == .init(created: 19, rejected: 1))
      #expect(answer.findings.filter(\.rejected).count == 4)
      let long = try await journal.coffees.listCoffees(.init(text: "ééé"), journal.reading)
      #expect(long.coffees.first?.coffee?.name.count == 120)
      let lost = try await journal.notes.listBrewingNotes(.init(text: "Lost"), journal.reading)
      #expect(lost.notes.count == 1 && lost.notes.first?.note?.coffeeID == nil)
    }
  }

  @Test(
    "are accepted in calls of at most 1,000, from a known program, for this household only (IMP-008)"
  )
  func limits() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let many = CatalogV1.ImportCoffeeRecordsRequest(
        format: "beanconqueror",
        brews: (0...1_000).map { .init(sourceID: "\($0)") }
      )
      #expect(await refusal { try await run(journal, many) }?.reason == "too_many_items")
      let foreign = CatalogV1.ImportCoffeeRecordsRequest(format: "else")
      #expect(await refusal { try await run(journal, foreign) }?.reason == "unknown_format")
      _ = try await run(journal)
      let other = ServedJournal(channel, as: .sample(household: 2))
      #expect(try await run(other).brews?.created == 20)
    }
  }
}
