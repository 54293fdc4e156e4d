import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.catalog.v1.CoffeeStock`: the stock ledger of each coffee, and past grind settings.
struct CoffeeStockCalls: CatalogV1.CoffeeStockService {
  let store: CoffeeStore

  /// `CorrectStock`: books a weighing, waste or a purchase (BAG-002, BAG-003).
  func correctStock(
    _ request: CatalogV1.CorrectStockRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.CorrectStockResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let coffee = try request.coffeeID.flatMap(rows.reader.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      let before = try rows.reader.ledger(of: coffee)
      let (grams, kind) = try Correction(request.amount).booking(before.level)
      // The first weighing is booked even if it changes nothing: it starts stock keeping.
      if grams != .zero || !before.isKept { try rows.book(grams, kind, of: coffee.id) }
      let level = try rows.reader.level(of: coffee)
      if grams != .zero {
        try rows.context.appendToHousehold(
          NewEvent(
            CatalogV1.StockBooked(
              kind: CatalogV1.StockKind(rawValue: Int32(kind.rawValue)),
              grams: grams.value,
              level: level
            ),
            entity: coffee.id.text
          )
        )
      }
      return CatalogV1.CorrectStockResponse(level: level, bookedG: grams.value)
    }
  }

  /// `ListStockEntries`: the ledger of a coffee with the author of each entry (BAG-003).
  func listStockEntries(
    _ request: CatalogV1.ListStockEntriesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListStockEntriesResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let place: Int64? = fields.pageToken(request.pageToken, binding) { values in
      guard case .number(let number)? = values.first else { return nil }
      return number
    }
    try fields.check()
    return try await store.read(caller) { rows in
      guard let coffee = try request.coffeeID.flatMap(rows.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      var found = try rows.stockEntries(of: coffee.id, before: place, atMost: size + 1)
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      return CatalogV1.ListStockEntriesResponse(
        level: try rows.level(of: coffee),
        entries: found.map(CatalogV1.StockEntry.init),
        nextPageToken: hasMore ? found.last.map { binding.token([.number($0.number)]) } ?? "" : ""
      )
    }
  }

  /// `LastGrind`: the latest and the best-rated note of a coffee, otherwise of its roast level (BAG-007).
  func lastGrind(
    _ request: CatalogV1.LastGrindRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.LastGrindResponse {
    var fields = RequestReader()
    let grinder = fields.text(request.grinder, "grinder", atMost: 120)
    let method = fields.text(request.method, "method", atMost: 120)
    try fields.check()
    return try await store.read(Caller(call)) { rows in
      guard let coffee = try request.coffeeID.flatMap(rows.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      var grinds = try rows.grinds(.coffee(coffee.id), grinder: grinder, method: method)
      let isOfLevel = grinds.latest == nil && !coffee.roastLevel.isEmpty
      if isOfLevel {
        grinds = try rows.grinds(
          .roastLevel(coffee.roastLevel),
          grinder: grinder,
          method: method
        )
      }
      return CatalogV1.LastGrindResponse(
        latest: grinds.latest.map(CatalogV1.Grind.init),
        best: grinds.best.map(CatalogV1.Grind.init),
        ofSameRoastLevel: isOfLevel && grinds.latest != nil
      )
    }
  }
}

/// The validated amount of a call.
private struct Correction {
  private enum Amount {
    case weighed(Grams)
    case wasted(Grams)
    case added(Grams)
  }

  private let amount: Amount

  init(_ given: CatalogV1.CorrectStockRequest.OneOf_Amount?) throws(JournalRefusal) {
    var check = FieldCheck()
    func grams(_ number: Double, _ field: String, isPositive: Bool) -> Grams {
      check.amount(number, field, in: 0...Coffee.largestBag, isPositive: isPositive)
      return Grams(number) ?? .zero
    }
    switch given {
    case .weighedG(let number):
      amount = .weighed(grams(number, "weighed_g", isPositive: false))
    case .wastedG(let number): amount = .wasted(grams(number, "wasted_g", isPositive: true))
    case .addedG(let number): amount = .added(grams(number, "added_g", isPositive: true))
    case nil:
      amount = .weighed(.zero)
      check.refuse("amount", "amount_required", "Give the weighed, wasted or added grams.")
    }
    try check.check()
  }

  func booking(_ level: StockLevel) -> (Grams, StockKind) {
    switch amount {
    case .weighed(let weighed):
      (level.correction(to: weighed), .correction)
    case .wasted(let wasted): (-wasted, .waste)
    case .added(let added): (added, .bought)
    }
  }
}

extension CoffeeReader {
  /// The contract's stock level of a coffee; 0 if nothing was ever booked.
  func level(of coffee: Coffee) throws -> CatalogV1.StockLevel {
    let level = try stock(of: coffee)
    let usual = try usualDose(of: coffee.id)
    return CatalogV1.StockLevel(
      coffeeID: coffee.id,
      remainingG: level?.remaining.value ?? 0,
      driftG: level?.drift.value ?? 0,
      low: !coffee.isFinished && (level?.isLow(usualDose: usual) ?? false)
    )
  }
}

extension CatalogV1.StockEntry {
  fileprivate init(_ entry: StockEntry) {
    self.init(
      kind: CatalogV1.StockKind(rawValue: Int32(entry.kind.rawValue)),
      grams: entry.grams.value,
      at: GoogleProtobuf.Timestamp(entry.at),
      memberID: entry.member,
      noteID: entry.note
    )
  }
}

extension CatalogV1.Grind {
  fileprivate init(_ note: BrewingNote) {
    self.init(
      grindSize: note.snapshot.grindSize,
      grinder: note.snapshot.grinder,
      method: note.snapshot.brewingMethod,
      time: note.measuredTime ?? note.snapshot.brewTime,
      dose: note.grams,
      rating: Int32(note.stars),
      authorID: note.author,
      date: note.dateCreated.map { GoogleProtobuf.Timestamp($0) },
      recipeName: note.snapshot.recipeName
    )
  }
}
