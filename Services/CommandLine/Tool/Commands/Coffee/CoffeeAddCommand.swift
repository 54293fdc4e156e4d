import CatalogContracts
import GatewayClient
import Vocabulary

/// `daybook coffee add`: adds a coffee.
struct CoffeeAddCommand: Command {
  static let manual = Manual(
    name: ["coffee", "add"],
    summary: "add a coffee",
    operands: [Manual.Operand(name: "NAME", help: "up to 120 characters", repeats: true)],
    options: CoffeeOptions.options,
    examples: [
      "daybook coffee add Guji --roaster Nordhaus --roast Medium --size 250 --roasted 2026-11-09"
    ]
  )

  private let name: String
  private let options: CoffeeOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    options = try CoffeeOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var (coffee, _) = try await options.complete(session)
    coffee.name = name
    let answer = try await gateway.coffees.createCoffee(.init(coffee: coffee))
    try await session.answer(answer) {
      ["Added the coffee “\(SafeText.line(answer.coffee?.name ?? ""))”."]
    }
  }
}
