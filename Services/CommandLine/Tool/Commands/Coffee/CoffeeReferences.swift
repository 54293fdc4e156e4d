import CatalogContracts
import GatewayClient
import RPC
import Vocabulary

/// A record that is found by name.
struct Named<Record: Sendable>: Sendable {
  let record: Record
  let name: String
  let id: String
  /// Whether an unfinished record with the same name takes precedence.
  var isFinished = false
}

extension Session {
  /// Finds a coffee by its id, its name, or a unique part of it.
  func coffee(_ text: String) async throws -> CatalogV1.Coffee {
    let gateway = try gateway
    if let id = CoffeeID(text: text.trimmed) {
      return try await gateway.coffees.getCoffee(.init(coffeeID: id)).coffee ?? CatalogV1.Coffee()
    }
    let page = try await gateway.coffees.listCoffees(.init(text: text.trimmed, pageSize: 200))
    let found = page.coffees.compactMap(\.coffee).map {
      Named(record: $0, name: $0.name, id: $0.id?.text ?? "", isFinished: $0.finished)
    }
    if found.isEmpty, try await gateway.coffees.listCoffees(.init(pageSize: 1)).coffees.isEmpty {
      throw CommandFailure.noCoffees(ofAll: true)
    }
    return try one(of: found, text, "coffee", list: "coffee list")
  }

  /// Finds a recipe by its id, its name, or a unique part of it.
  func recipe(_ text: String) async throws -> CatalogV1.Recipe {
    let gateway = try gateway
    if let id = RecipeID(text: text.trimmed) {
      return try await gateway.recipes.getRecipe(.init(recipeID: id)).recipe ?? CatalogV1.Recipe()
    }
    let page = try await gateway.recipes.listRecipes(.init(text: text.trimmed, pageSize: 200))
    let found = page.recipes.compactMap(\.recipe).map {
      Named(record: $0, name: $0.name, id: $0.id?.text ?? "")
    }
    if found.isEmpty, try await gateway.recipes.listRecipes(.init(pageSize: 1)).recipes.isEmpty {
      throw CommandFailure.noRecipes
    }
    return try one(of: found, text, "recipe", list: "recipes list")
  }

  /// Selects one record: an equal name before a partial match, an unfinished record before a
  /// finished one.
  private func one<Record: Sendable>(
    of found: [Named<Record>],
    _ text: String,
    _ kind: String,
    list: String
  ) throws(CommandFailure) -> Record {
    let name = text.trimmed.lowercased()
    guard !name.isEmpty else { throw .usage("The name of a \(kind) cannot be empty.") }
    let equal = found.filter { $0.name.lowercased() == name }
    let parts = equal.isEmpty ? found.filter { $0.name.lowercased().contains(name) } : equal
    let near = parts.isEmpty ? found : parts
    let open = near.filter { !$0.isFinished }
    let meant = open.count == 1 ? open : near
    if meant.count == 1 { return meant[0].record }
    guard meant.isEmpty else {
      throw CommandFailure(
        .conflict,
        "ambiguous_\(kind)",
        "“\(SafeText.line(text))” may be \(counted(meant.count, kind)).",
        hint: "Name one by its id: "
          + meant.prefix(5).map { "\($0.id) (\(SafeText.line($0.name)))" }.joined(separator: ", ")
          + "."
      )
    }
    throw CommandFailure(
      .notFound,
      "unknown_\(kind)",
      "There is no \(kind) “\(SafeText.line(text))”.",
      hint: "“daybook \(list)” lists them."
    )
  }
}

extension ParsedArguments {
  /// Parses the value of `--name` as an amount: `18`, `18.5` or `18,5`.
  func amount(_ name: String) throws(CommandFailure) -> Double? {
    guard let text = value(name) else { return nil }
    guard let amount = Amounts.read(text) else {
      throw .usage("--\(name) must be a number, not “\(SafeText.line(text))”.")
    }
    return amount
  }
}

/// Amounts as typed and displayed.
enum Amounts {
  /// Parses `18`, `18.5` or `18,5`; a unit after it is ignored.
  static func read(_ text: String) -> Double? {
    var text = text.trimmed.lowercased()
    for unit in ["°c", "g", "s", "%"] where text.hasSuffix(unit) {
      text = String(text.dropLast(unit.count)).trimmed
    }
    guard let amount = Double(text.replacing(",", with: ".")), amount.isFinite else { return nil }
    return amount
  }

  /// At most one decimal, halves rounded up: `18`, `18.5`.
  static func text(_ amount: Double) -> String {
    guard amount.isFinite, abs(amount) < 1e12 else { return "–" }
    let tenths = Int((amount * 10).rounded(.toNearestOrAwayFromZero))
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// `2:45` from 165 seconds.
  static func time(_ seconds: Int32) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// `4.3`, always with one decimal; `not rated` without an average (COF-064).
  static func average(_ average: Double?) -> String {
    guard let average else { return "not rated" }
    let text = text(average)
    return text.contains(".") ? text : "\(text).0"
  }
}
