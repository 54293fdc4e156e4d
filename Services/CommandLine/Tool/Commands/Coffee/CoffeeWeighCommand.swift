import CatalogContracts
import GatewayClient

/// `daybook coffee weigh`: records the weighed stock, or what was thrown away.
struct CoffeeWeighCommand: Command {
  static let manual = Manual(
    name: ["coffee", "weigh"],
    summary: "correct the stock of a coffee",
    operands: [CoffeeOptions.operand],
    options: [
      Manual.Option(name: "left", value: "GRAMS", help: "the weighed grams that are left"),
      Manual.Option(name: "wasted", value: "GRAMS", help: "the grams thrown away"),
      Manual.Option(name: "added", value: "GRAMS", help: "what came in"),
    ],
    notes: ["Without an option it shows the calculated stock. Brews are subtracted automatically."],
    examples: ["daybook coffee weigh Guji --left 143", "daybook coffee weigh Guji --wasted 5"]
  )

  private let name: String
  private let amount: CatalogV1.CorrectStockRequest.OneOf_Amount?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    try arguments.refuseTogether(["left", "wasted", "added"])
    if let left = try arguments.amount("left") {
      amount = .weighedG(left)
    } else if let wasted = try arguments.amount("wasted") {
      amount = .wastedG(wasted)
    } else {
      amount = try arguments.amount("added").map { .addedG($0) }
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let coffee = try await session.coffee(name)
    let shown = SafeText.line(coffee.name)
    guard let amount else {
      let answer = try await gateway.coffeeStock.listStockEntries(.init(coffeeID: coffee.id))
      return try await session.answer(answer) { [words(answer.level, of: shown)] }
    }
    let answer = try await gateway.coffeeStock.correctStock(
      .init(coffeeID: coffee.id, amount: amount)
    )
    try await session.answer(answer) {
      let booked = Amounts.text(abs(answer.bookedG))
      let what =
        answer.bookedG == 0
        ? "Nothing to book." : "Booked \(booked) g \(answer.bookedG < 0 ? "less" : "more")."
      return ["\(what) \(words(answer.level, of: shown))"]
    }
  }

  private func words(_ level: CatalogV1.StockLevel?, of name: String) -> String {
    let level = level ?? CatalogV1.StockLevel()
    if level.driftG > 0 {
      return
        "“\(name)”: \(Amounts.text(level.driftG)) g more were brewed than were in stock; weigh the bag."
    }
    let low = level.low ? ", for fewer than three brews" : ""
    return "“\(name)”: \(Amounts.text(level.remainingG)) g left\(low)."
  }
}

/// `daybook coffee grind`: the last and the best grind setting of a coffee.
struct CoffeeGrindCommand: Command {
  static let manual = Manual(
    name: ["coffee", "grind"],
    summary: "show the last and the best grind setting of a coffee",
    operands: [CoffeeOptions.operand],
    options: [
      Manual.Option(name: "grinder", value: "NAME", help: "only on this grinder"),
      Manual.Option(name: "method", value: "NAME", help: "only with this method"),
    ],
    examples: ["daybook coffee grind Guji --grinder \"Baratza Encore\""]
  )

  private let name: String
  private var request = CatalogV1.LastGrindRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    request.grinder = arguments.value("grinder") ?? ""
    request.method = arguments.value("method") ?? ""
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let coffee = try await session.coffee(name)
    var request = request
    request.coffeeID = coffee.id
    let answer = try await gateway.coffeeStock.lastGrind(request)
    try await session.answer(answer) {
      guard let latest = answer.latest else {
        return ["No brew of “\(SafeText.line(coffee.name))” matches yet."]
      }
      let others = ["Not brewed yet; these are other coffees of the same roast level."]
      return (answer.ofSameRoastLevel ? others : [])
        + ["Last: \(words(latest, session.style))"]
        + (answer.best.map { ["Best: \(words($0, session.style))"] } ?? [])
    }
  }

  private func words(_ grind: CatalogV1.Grind, _ style: Style) -> String {
    var parts = [grind.grindSize > 0 ? "\(grind.grindSize)" : "no setting"]
    if !grind.grinder.isEmpty { parts[0] += " on \(SafeText.line(grind.grinder))" }
    if let dose = grind.dose { parts.append("\(Amounts.text(dose)) g") }
    if grind.time > 0 { parts.append(Amounts.time(grind.time)) }
    if grind.rating > 0 {
      let stars = String(repeating: "★", count: Int(min(max(grind.rating, 0), 5)))
      parts.append(style.sign(stars, or: "\(grind.rating)/5"))
    }
    return parts.joined(separator: ", ") + "."
  }
}
