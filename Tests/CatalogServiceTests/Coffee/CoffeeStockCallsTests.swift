import CatalogContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The stock of a coffee")
struct CoffeeStockCallsTests {
  private let catalog: ServedCatalog

  init() throws { catalog = try ServedCatalog() }

  @Test("follows brews, their changes and weighings (BAG-002, BAG-003)")
  func ledger() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let child = ServedJournal(channel, as: .sample(member: 2, role: .child))
      let coffee = try await journal.addCoffee { $0.bagSizeG = 250 }
      let recipe = try await journal.addRecipe()
      var note = try await journal.brew(coffee, recipe) { $0.grams = 18 }
      try await child.brew(coffee, recipe)
      #expect(try await journal.figures(of: coffee)?.remainingG == 217)
      note.grams = 16
      _ = try await journal.notes.updateBrewingNote(
        .init(note: note, updateMask: .init(paths: ["grams"])),
        journal.changing
      )
      #expect(try await journal.figures(of: coffee)?.remainingG == 219)
      let weighed = try await child.stock.correctStock(
        .init(coffeeID: coffee, amount: .weighedG(200)),
        child.changing
      )
      #expect(weighed.bookedG == -19 && weighed.level?.remainingG == 200)
      let wasted = try await journal.stock.correctStock(
        .init(coffeeID: coffee, amount: .wastedG(180)),
        journal.changing
      )
      #expect(wasted.level?.remainingG == 20 && wasted.level?.low == true)
      let entries = try await journal.stock.listStockEntries(
        .init(coffeeID: coffee, pageSize: 3),
        journal.reading
      )
      #expect(entries.entries.map(\.kind) == [.waste, .correction, .brew])
      #expect(entries.entries.map(\.memberID) == [.sample(1), .sample(2), .sample(1)])
      let rest = try await journal.stock.listStockEntries(
        .init(coffeeID: coffee, pageSize: 3, pageToken: entries.nextPageToken),
        journal.reading
      )
      #expect(rest.entries.map(\.grams) == [-15] && rest.nextPageToken.isEmpty)
    }
  }

  @Test("equals the weighed amount, whatever was booked before the weighing (BAG-002, BAG-003)")
  func weighed() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let child = ServedJournal(channel, as: .sample(member: 2, role: .child))
      let coffee = try await journal.addCoffee()
      let recipe = try await journal.addRecipe()
      var note = try await child.brew(coffee, recipe) { $0.grams = 90 }
      let weighed = try await journal.stock.correctStock(
        .init(coffeeID: coffee, amount: .weighedG(143)),
        journal.changing
      )
      #expect(weighed.level?.remainingG == 143)
      var bag = CatalogV1.Coffee(id: coffee)
      bag.bagSizeG = 250
      _ = try await CatalogV1.CoffeesClient(channel).updateCoffee(
        .init(coffee: bag, updateMask: .init(paths: ["bag_size_g"])),
        journal.changing
      )
      #expect(try await journal.figures(of: coffee)?.remainingG == 143)
      // A parent corrects the child's text; author and time of the brew are kept.
      note.notes = "Sweet"
      _ = try await journal.notes.updateBrewingNote(
        .init(note: note, updateMask: .init(paths: ["notes"])),
        journal.changing
      )
      let entries = try await journal.stock.listStockEntries(
        .init(coffeeID: coffee),
        journal.reading
      ).entries
      #expect(entries.map(\.kind) == [.correction, .correction, .brew])
      #expect(entries.last?.memberID == .sample(2))
    }
  }

  @Test("is 0 with a drift when more was brewed than was in stock, and refuses nothing (BAG-002)")
  func drift() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let coffee = try await journal.addCoffee { $0.bagSizeG = 20 }
      let recipe = try await journal.addRecipe()
      for _ in 0..<2 { try await journal.brew(coffee, recipe) }
      let figures = try await journal.figures(of: coffee)
      #expect(figures?.remainingG == 0 && figures?.drift == true)
      let level = try await journal.stock.listStockEntries(.init(coffeeID: coffee), journal.reading)
      #expect(level.level?.driftG == 10)
      let unstocked = try await journal.addCoffee("Loose")
      try await journal.brew(unstocked, recipe)
      #expect(try await journal.figures(of: unstocked)?.remainingG == nil)
      let feed = try await FeedV1.FeedClient(channel).read(.init())
      #expect(!feed.events.contains { $0.kind == "stock_booked" })
    }
  }

  @Test("is corrected by one amount within its limits (BAG-002)")
  func refusals() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let coffee = try await journal.addCoffee()
      for amount in [.weighedG(-1), .wastedG(0), .addedG(20_001), .weighedG(.nan)]
        as [CatalogV1.CorrectStockRequest.OneOf_Amount]
      {
        let refused = await refusal {
          try await journal.stock.correctStock(
            .init(coffeeID: coffee, amount: amount),
            journal.changing
          )
        }
        #expect(refused?.reason == "out_of_range", "\(amount)")
      }
      let none = await refusal {
        try await journal.stock.correctStock(.init(coffeeID: coffee), journal.changing)
      }
      #expect(none?.reason == "amount_required")
      let unknown = await refusal {
        try await journal.stock.correctStock(
          .init(coffeeID: .sample(9), amount: .addedG(1)),
          journal.changing
        )
      }
      #expect(unknown?.reason == "unknown_coffee")
    }
  }

  @Test("includes the last and the best grind setting, or else the roast level (BAG-007)")
  func grind() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let coffee = try await journal.addCoffee { $0.roastLevel = "Medium" }
      let twin = try await journal.addCoffee("Twin") { $0.roastLevel = "Medium" }
      let fine = try await journal.addRecipe("Fine") { $0.grindSize = 12 }
      let coarse = try await journal.addRecipe("Coarse") { $0.grindSize = 20 }
      try await journal.brew(coffee, fine, rating: 5) {
        $0.dateCreated = GoogleProtobuf.Timestamp(Timestamp(millisecondsSinceEpoch: 1_000))
      }
      try await journal.brew(coffee, coarse, rating: 3)
      let own = try await journal.stock.lastGrind(.init(coffeeID: coffee), journal.reading)
      #expect(own.latest?.grindSize == 20 && own.best?.grindSize == 12 && !own.ofSameRoastLevel)
      let borrowed = try await journal.stock.lastGrind(.init(coffeeID: twin), journal.reading)
      #expect(borrowed.latest?.grindSize == 20 && borrowed.ofSameRoastLevel)
      let other = try await journal.stock.lastGrind(
        .init(coffeeID: coffee, grinder: "Turin DF64"),
        journal.reading
      )
      #expect(other.latest == nil && other.best == nil && !other.ofSameRoastLevel)
    }
  }
}
