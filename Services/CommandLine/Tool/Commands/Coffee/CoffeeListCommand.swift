import CatalogContracts
import GatewayClient

/// `daybook coffee`: the household's coffees, the newest first.
struct CoffeeListCommand: Command {
  static let manual = Manual(
    name: ["coffee", "list"],
    aliases: [["coffee"]],
    summary: "the household's coffees",
    options: [
      Manual.Option(
        name: "search",
        value: "TEXT",
        help: "only those with this in name, roaster, origin, processing or roast"
      ),
      Manual.Option(name: "open", help: "only coffees that are not finished"),
      Manual.Option(name: "finished", help: "only finished coffees"),
    ],
    examples: ["daybook coffee", "daybook coffee list --search ethiopia"]
  )

  private var request = CatalogV1.ListCoffeesRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["open", "finished"])
    request.text = arguments.value("search") ?? ""
    if arguments.has("open") { request.finished = false }
    if arguments.has("finished") { request.finished = true }
    request.pageSize = 200
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    var whole = CatalogV1.ListCoffeesResponse()
    while true {
      let page = try await gateway.coffees.listCoffees(request)
      whole.coffees += page.coffees
      guard !page.nextPageToken.isEmpty else { break }
      request.pageToken = page.nextPageToken
    }
    try await session.answer(whole) { [whole] in lines(whole, session.style) }
  }

  private func lines(_ answer: CatalogV1.ListCoffeesResponse, _ style: Style) -> [String] {
    guard !answer.coffees.isEmpty else {
      return isNarrowed
        ? ["No coffee matches. “daybook coffee” lists all."]
        : ["No coffees yet. “daybook coffee add NAME” adds one."]
    }
    var table = Table([
      Table.Column(heading: "Coffee", isFlexible: true),
      Table.Column(heading: "Roaster", isFlexible: true),
      Table.Column(heading: "Origin", isFlexible: true),
      Table.Column(heading: "Roast"),
      Table.Column(heading: "Age", isAtRight: true),
      Table.Column(heading: "Left", isAtRight: true),
      Table.Column(heading: "Brews", isAtRight: true),
      Table.Column(heading: "Stars", isAtRight: true),
    ])
    for entry in answer.coffees {
      let coffee = entry.coffee ?? CatalogV1.Coffee()
      let figures = entry.figures ?? CatalogV1.CoffeeFigures()
      table.add([
        Table.Cell(SafeText.line(coffee.name), coffee.finished ? .muted : .strong),
        Table.Cell(SafeText.line(coffee.roaster)),
        Table.Cell(SafeText.line(coffee.origin)),
        Table.Cell(SafeText.line(coffee.roastLevel), .muted),
        Table.Cell(figures.ageDays.map { "\($0) d" } ?? ""),
        Table.Cell(
          coffee.finished ? "finished" : figures.remainingG.map { "\(Amounts.text($0)) g" } ?? ""
        ),
        Table.Cell("\(figures.brews)"),
        Table.Cell(Amounts.average(figures.averageRating)),
      ])
    }
    return (isNarrowed ? ["\(filter); “daybook coffee” lists all.", ""] : []) + table.lines(style)
  }

  private var isNarrowed: Bool { !request.text.isEmpty || request.finished != nil }

  /// The list's filter in words (COF-057).
  private var filter: String {
    let which =
      switch request.finished {
      case true?: "Finished coffees"
      case false?: "Coffees that are not finished"
      case nil: "Coffees"
      }
    return request.text.isEmpty ? which : "\(which) with “\(SafeText.line(request.text))”"
  }
}
