import CatalogContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook coffee show`: one coffee with the figures of its brews.
struct CoffeeShowCommand: Command {
  static let manual = Manual(
    name: ["coffee", "show"],
    summary: "show one coffee and the statistics of its brews",
    operands: [CoffeeOptions.operand],
    examples: ["daybook coffee show Guji"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let id = try await session.coffee(name).id
    let answer = try await gateway.coffees.getCoffee(.init(coffeeID: id))
    try await session.answer(answer) {
      let analysis = try await gateway.coffees.getBrewingAnalysis(.init(coffeeID: id))
      return lines(answer, analysis, session.style, try await session.times())
    }
  }

  private func lines(
    _ answer: CatalogV1.GetCoffeeResponse,
    _ analysis: CatalogV1.GetBrewingAnalysisResponse,
    _ style: Style,
    _ times: TimeWriter
  ) -> [String] {
    let coffee = answer.coffee ?? CatalogV1.Coffee()
    let figures = answer.figures ?? CatalogV1.CoffeeFigures()
    let roaster = coffee.roaster.isEmpty ? "" : " – \(SafeText.line(coffee.roaster))"
    var facts: [(String, String)] = [
      ("Origin", SafeText.line(coffee.origin)), ("Processing", SafeText.line(coffee.processing)),
      ("Roast", SafeText.line(coffee.roastLevel)),
      ("Roasted", coffee.roastedOn.map(times.format.text) ?? ""),
      ("Age", figures.ageDays.map { counted($0, "day") } ?? ""),
      ("Bag", coffee.bagSizeG > 0 ? "\(Amounts.text(coffee.bagSizeG)) g" : ""),
      ("Opened", coffee.openedOn.map(times.format.text) ?? ""),
      ("Left", figures.remainingG.map { "\(Amounts.text($0)) g" } ?? ""),
      ("Brews", "\(analysis.brews), \(analysis.rated) rated"),
      ("Stars", Amounts.average(analysis.averageRating)),
    ]
    if let average = analysis.bestRecipeAverage {
      let recipe = SafeText.line(analysis.bestRecipeName)
      facts.append(("Best recipe", "\(recipe) (\(Amounts.average(average)))"))
    }
    facts.append(("Mostly by", SafeText.line(analysis.mostUsedMethod)))
    let last = analysis.lastBrewed.flatMap { Timestamp($0) }.map(times.friendly)
    facts.append(("Last brewed", last ?? ""))
    return [style.paint(SafeText.line(coffee.name), .heading) + roaster]
      + CoffeeFacts.lines(facts, style)
      + (coffee.finished ? ["  It is finished."] : [])
      + (figures.drift ? ["  More was brewed than was in stock: weigh the bag."] : [])
  }
}

/// A record's fields, one line each; empty ones are left out.
enum CoffeeFacts {
  static func lines(_ facts: [(String, String)], _ style: Style) -> [String] {
    let given = facts.filter { !$0.1.isEmpty }
    let width = given.map { $0.0.count }.max() ?? 0
    return given.map { fact in
      let padding = String(repeating: " ", count: width - fact.0.count + 2)
      return "  \(style.paint(fact.0, .muted))\(padding)\(fact.1)"
    }
  }
}
