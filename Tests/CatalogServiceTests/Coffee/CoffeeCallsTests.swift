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

@Suite("Coffees of a household")
struct CoffeeCallsTests {
  private let catalog: ServedCatalog

  init() throws {
    catalog = try ServedCatalog()
  }

  @Test(
    "are created once for a request, read by all members and by no other household (COF-001, COF-113)"
  )
  func create() throws {
    let first = try catalog.run { channel in
      let coffees = CatalogV1.CoffeesClient(channel)
      let request = CatalogV1.CreateCoffeeRequest(
        coffee: .init(name: " Guji ", roaster: "Nordhaus", processing: "Washed", bagSizeG: 250)
      )
      let created = try await coffees.createCoffee(request, .from(.sample(request: 1)))
      let again = try await coffees.createCoffee(request, .from(.sample(request: 1)))
      #expect(again == created && created.coffee?.name == "Guji" && created.coffee?.revision == 1)
      #expect(created.coffee?.dateAdded.flatMap { Timestamp($0) } != nil)
      return created.coffee
    }
    try catalog.run { channel in
      let coffees = CatalogV1.CoffeesClient(channel)
      for reader in [Caller.sample(member: 2), .sample(member: 3, role: .child)] {
        let list = try await coffees.listCoffees(.init(), .from(reader))
        #expect(list.coffees.map(\.coffee) == [first])
      }
      let other = try await coffees.listCoffees(.init(), .from(.sample(household: 2)))
      #expect(other.coffees.isEmpty)
      let foreign = await refusal {
        try await coffees.getCoffee(.init(coffeeID: first?.id), .from(.sample(household: 2)))
      }
      #expect(foreign?.code == .notFound && foreign?.reason == "unknown_coffee")
      let feed = try await FeedV1.FeedClient(channel).read(.init())
      #expect(feed.events.map(\.kind) == ["coffee_created"])
    }
  }

  @Test("are refused with all invalid fields (COF-001)")
  func refusals() throws {
    try catalog.run { channel in
      let coffees = CatalogV1.CoffeesClient(channel)
      let wrong = await refusal {
        try await coffees.createCoffee(
          .init(coffee: .init(processing: "Boiled", bagSizeG: .nan)),
          .from(.sample(request: 1))
        )
      }
      #expect(wrong?.code == .invalidArgument && wrong?.reason == "name_required")
      #expect(
        wrong?.violations.map { "\($0.field) \($0.code)" } == [
          "coffee.name name_required", "coffee.processing unknown_option",
          "coffee.bag_size_g out_of_range",
        ]
      )
      let without = await refusal {
        try await coffees.createCoffee(.init(coffee: .init(name: "x")), .from(.sample()))
      }
      #expect(without?.reason == "request_id_required")
      let list = try await coffees.listCoffees(.init(), .from(.sample()))
      #expect(list.coffees.isEmpty)
    }
  }

  @Test("keep a client's id, which cannot be reused after a deletion")
  func ids() throws {
    try catalog.run { channel in
      let coffees = CatalogV1.CoffeesClient(channel)
      let given = CatalogV1.Coffee(id: .sample(9), name: "Guji")
      _ = try await coffees.createCoffee(.init(coffee: given), .from(.sample(request: 1)))
      let taken = await refusal {
        try await coffees.createCoffee(.init(coffee: given), .from(.sample(request: 2)))
      }
      #expect(taken?.code == .alreadyExists && taken?.reason == "id_taken")
      _ = try await coffees.deleteCoffee(.init(coffeeID: .sample(9)), .from(.sample(request: 3)))
      let buried = await refusal {
        try await coffees.createCoffee(.init(coffee: given), .from(.sample(request: 4)))
      }
      #expect(buried?.reason == "id_taken")
      // Another household may have the same id.
      let other = Caller.sample(household: 2, request: 5)
      _ = try await coffees.createCoffee(.init(coffee: given), .from(other))
      let none = await refusal {
        try await coffees.createCoffee(
          .init(coffee: .init(id: .init(rawValue: .maxID), name: "x")),
          .from(.sample(request: 6))
        )
      }
      #expect(none?.reason == "malformed_id")
    }
  }

  @Test("are changed by mask at the expected revision (COF-001, COF-114)")
  func update() throws {
    try catalog.run { channel in
      let coffees = CatalogV1.CoffeesClient(channel)
      let created = try await coffees.createCoffee(
        .init(coffee: .init(name: "Guji", origin: "Ethiopia")),
        .from(.sample(request: 1))
      )
      let id = created.coffee?.id
      func change(
        _ coffee: CatalogV1.Coffee,
        _ paths: [String],
        expecting revision: UInt64 = 0,
        _ request: UInt64
      ) async throws -> CatalogV1.UpdateCoffeeResponse {
        var coffee = coffee
        coffee.id = id
        return try await coffees.updateCoffee(
          .init(
            coffee: coffee,
            updateMask: .init(paths: paths),
            expectedRevision: revision
          ),
          .from(.sample(member: 2, request: request))
        )
      }
      let changed = try await change(.init(name: "Guji 2", roaster: "x"), ["name"], expecting: 1, 2)
      #expect(changed.changed && changed.coffee?.revision == 2)
      #expect(changed.coffee?.name == "Guji 2" && changed.coffee?.roaster == "")
      #expect(changed.coffee?.origin == "Ethiopia")
      let same = try await change(.init(name: "Guji 2 "), ["name"], 3)
      #expect(!same.changed && same.coffee == changed.coffee)
      let stale = await refusal { try await change(.init(), ["origin"], expecting: 1, 4) }
      #expect(stale?.code == .aborted && stale?.reason == "revision_mismatch")
      let current = try stale?.details.first?.unpacked(as: CatalogV1.Coffee.self)
      #expect(current == changed.coffee)
      let unknown = await refusal { try await change(.init(), ["revision", "age"], 5) }
      #expect(unknown?.violations.map(\.code) == ["unknown_field", "unknown_field"])
      let none = await refusal { try await change(.init(), [], 6) }
      #expect(none?.violations.map(\.field) == ["update_mask"])
      let feed = try await FeedV1.FeedClient(channel).read(.init())
      #expect(feed.events.map(\.changedFields) == [[], ["name"]])
    }
  }

  @Test(
    "are listed newest first, with missing dates last, page by page without a gap (COF-002, COF-004)"
  )
  func order() async throws {
    let catalog = try await TestCatalog()
    let coffee = CoffeeStore(catalog.file, log: .silent)
    let calls = CoffeeCalls(store: coffee)
    let names = ["Émile", "elba", "Zora", "Zora", "Anna"]
    for (index, name) in names.enumerated() {
      let day = Int64([2, 2, 3, 3, 1][index])
      _ = try await calls.createCoffee(
        .init(
          coffee: .init(
            name: name,
            dateAdded: .init(Timestamp(millisecondsSinceEpoch: day * 86_400_000))
          )
        ),
        catalog.call(CatalogV1.Coffees.Methods.createCoffee, .sample(request: UInt64(index + 1)))
      )
    }
    _ = try await catalog.store.store.write { context in
      try context.connection.run("UPDATE coffee SET date_added = NULL WHERE name = 'Anna'")
    }
    var seen: [String] = []
    var token = ""
    repeat {
      let page = try await calls.listCoffees(
        .init(pageSize: 2, pageToken: token),
        catalog.call(CatalogV1.Coffees.Methods.listCoffees, .sample())
      )
      #expect(page.coffees.count <= 2)
      seen += page.coffees.map { $0.coffee?.name ?? "" }
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(seen == ["Zora", "Zora", "elba", "Émile", "Anna"])
    let stolen = await refusal {
      try await calls.listCoffees(
        .init(text: "x", pageSize: 2, pageToken: "abc"),
        catalog.call(CatalogV1.Coffees.Methods.listCoffees, .sample())
      )
    }
    #expect(stolen?.reason == "invalid_page_token")
  }

  @Test("are found by any of their texts; special characters have no meaning (COF-003)")
  func search() throws {
    try catalog.run { channel in
      let coffees = CatalogV1.CoffeesClient(channel)
      let added: [CatalogV1.Coffee] = [
        .init(name: "CAFÉ 100%", roaster: "Nordhaus"), .init(name: "Guji", origin: "Äthiopien_1"),
        .init(name: "Кофе", processing: "Washed", roastLevel: "Dark"),
      ]
      for (index, coffee) in added.enumerated() {
        _ = try await coffees.createCoffee(
          .init(coffee: coffee),
          .from(.sample(request: UInt64(index + 1)))
        )
      }
      let found: [(String, Set<String>)] = [
        ("cafe", ["CAFÉ 100%"]), ("00%", ["CAFÉ 100%"]), ("NORD", ["CAFÉ 100%"]),
        ("athiopien_", ["Guji"]), ("кофе", ["Кофе"]), ("washed", ["Кофе"]), ("dark", ["Кофе"]),
        ("g_ji", []), ("haus guji", []), ("'", []),
        (" ", ["CAFÉ 100%", "Guji", "Кофе"]), ("", ["CAFÉ 100%", "Guji", "Кофе"]),
      ]
      for (text, names) in found {
        let list = try await coffees.listCoffees(.init(text: text), .from(.sample()))
        #expect(Set(list.coffees.map { $0.coffee?.name ?? "" }) == names, "\(text)")
      }
      let long = await refusal {
        try await coffees.listCoffees(
          .init(text: String(repeating: "x", count: 201), pageSize: 201),
          .from(.sample())
        )
      }
      #expect(long?.violations.map(\.field).sorted() == ["page_size", "text"])
    }
  }

  @Test("can be finished, and are then listed separately")
  func finished() throws {
    try catalog.run { channel in
      let coffees = CatalogV1.CoffeesClient(channel)
      for (index, isFinished) in [false, true].enumerated() {
        _ = try await coffees.createCoffee(
          .init(coffee: .init(name: "\(isFinished)", finished: isFinished)),
          .from(.sample(request: UInt64(index + 1)))
        )
      }
      for isFinished in [false, true] {
        let list = try await coffees.listCoffees(.init(finished: isFinished), .from(.sample()))
        #expect(list.coffees.map(\.coffee?.name) == ["\(isFinished)"])
      }
    }
  }

  @Test("are read by index in pages, figures and analysis (COF-118)")
  func plans() async throws {
    let catalog = try await TestCatalog()
    func plan(_ sql: StaticString) async throws -> String {
      try await catalog.store.store.read { connection in
        try connection.all(sql) { try $0.value(3, as: String.self) }.joined(separator: "; ")
      }
    }
    let list = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT name FROM coffee
      WHERE household = x'01' AND (date_order, name_key, id) > (1, 'a', x'02')
      ORDER BY date_order, name_key, id LIMIT 51
      """
    )
    #expect(list.contains("coffee_by_date") && !list.contains("TEMP B-TREE"), "\(list)")
    let recipes = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT name FROM recipe
      WHERE household = x'01' AND (use_order, date_order, name_key, id) > (1, 1, 'a', x'02')
      ORDER BY use_order, date_order, name_key, id LIMIT 51
      """
    )
    #expect(recipes.contains("recipe_by_use") && !recipes.contains("TEMP B-TREE"), "\(recipes)")
    let notes = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT notes FROM brewing_note
      WHERE household = x'01' AND stars = 3 AND (date_order, id) > (1, x'02')
      ORDER BY date_order, id LIMIT 51
      """
    )
    #expect(notes.contains("brewing_note_by_stars") && !notes.contains("TEMP B-TREE"), "\(notes)")
    let ratings = try await plan(
      """
      EXPLAIN QUERY PLAN
      SELECT count(*), total(rating > 0), total(max(0, min(5, rating))) FROM brewing_note
      WHERE household = x'01' AND coffee = x'02'
      """
    )
    #expect(ratings.contains("COVERING INDEX brewing_note_by_coffee"), "\(ratings)")
  }
}
