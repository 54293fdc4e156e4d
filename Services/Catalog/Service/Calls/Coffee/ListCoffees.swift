import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension CoffeeCalls {
  /// `ListCoffees`: one page, newest first (COF-002, COF-003, COF-007).
  func listCoffees(
    _ request: CatalogV1.ListCoffeesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListCoffeesResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let text = fields.text(request.text, "text", atMost: 200).map(SearchText.init)
    let place = fields.pageToken(request.pageToken, binding, CoffeePlace.init)
    try fields.check()
    return try await store.read(caller) { rows in
      var found = try rows.coffees(
        matching: text,
        finished: request.finished,
        after: place,
        atMost: size + 1
      )
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      return CatalogV1.ListCoffeesResponse(
        coffees: try found.map {
          CatalogV1.ListedCoffee(
            coffee: CatalogV1.Coffee($0.coffee),
            figures: try rows.figures(of: $0.coffee)
          )
        },
        nextPageToken: hasMore ? found.last.map { binding.token($0.place.pageValues) } ?? "" : ""
      )
    }
  }

  /// `GetCoffee`: one coffee with its derived figures.
  func getCoffee(
    _ request: CatalogV1.GetCoffeeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetCoffeeResponse {
    try await store.read(Caller(call)) { rows in
      guard let coffee = try request.coffeeID.flatMap(rows.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      return CatalogV1.GetCoffeeResponse(
        coffee: CatalogV1.Coffee(coffee),
        figures: try rows.figures(of: coffee)
      )
    }
  }
}

extension CoffeeReader {
  /// The derived figures of a coffee.
  func figures(of coffee: Coffee) throws -> CatalogV1.CoffeeFigures {
    let ratings = try ratings(of: coffee.id)
    let stock = try stock(of: coffee)
    let lastBrew = coffee.isFinished ? try lastBrewDay(of: coffee.id) : nil
    return CatalogV1.CoffeeFigures(
      brews: Int32(clamping: ratings.brews),
      rated: Int32(clamping: ratings.rated),
      averageRating: ratings.average,
      ageDays: coffee.ageInDays(today: today, lastBrew: lastBrew).map { Int32(clamping: $0) },
      remainingG: stock?.remaining.value,
      drift: stock.map { $0.drift > .zero } ?? false
    )
  }
}

extension CoffeePlace {
  fileprivate var pageValues: [PageValue] {
    [.number(dateOrder), .text(nameKey), .text(id.text)]
  }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 3, case .number(let order) = values[0], case .text(let name) = values[1],
      case .text(let text) = values[2], let id = CoffeeID(text: text)
    else { return nil }
    self.init(dateOrder: order, nameKey: name, id: id)
  }
}
