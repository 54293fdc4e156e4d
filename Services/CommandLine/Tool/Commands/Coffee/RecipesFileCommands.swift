import CatalogContracts
import GatewayClient

/// `daybook recipes export`: writes recipes to a file.
struct RecipesExportCommand: Command {
  static let manual = Manual(
    name: ["recipes", "export"],
    aliases: [["recipe", "export"]],
    summary: "write coffee recipes to a file",
    operands: [
      Manual.Operand(
        name: "RECIPE",
        help: "a recipe's name or id; none: all",
        isOptional: true,
        repeats: true
      )
    ],
    options: [
      Manual.Option(name: "to", value: "FILE", help: "the file; standard output by default")
    ],
    examples: ["daybook recipes export --to recipes.json", "daybook recipes export Morning"]
  )

  private let names: [String]
  private let file: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    names = arguments.operands
    file = arguments.value("to")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = CatalogV1.ExportRecipesRequest()
    for name in names {
      if let id = try await session.recipe(name).id { request.recipeIDs.append(id) }
    }
    let answer = try await gateway.recipes.exportRecipes(request)
    let bytes = Array(answer.file)
    if let file {
      do throws(FileFailure) { try session.environment.files.replace(file, with: bytes) } catch {
        throw CommandFailure.invalid("file_unusable", "\(SafeText.line(file)) \(error.sentence).")
      }
    }
    try await session.answer(answer) {
      guard let file else {
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      }
      return ["Wrote \(counted(answer.recipes, "recipe")) to \(SafeText.line(file))."]
    }
  }
}

/// `daybook recipes import`: adds the recipes of a file.
struct RecipesImportCommand: Command {
  static let manual = Manual(
    name: ["recipes", "import"],
    aliases: [["recipe", "import"], ["import", "recipes"]],
    summary: "add the coffee recipes of a file",
    operands: [Manual.Operand(name: "FILE", help: "a file that “recipes export” wrote")],
    options: [
      Manual.Option(name: "dry-run", help: "show what would happen, and change nothing"),
      Manual.Option(
        name: "add-equipment",
        help: "also add missing methods and grinders to your equipment"
      ),
    ],
    notes: [
      "An equal recipe is skipped, and one whose name is taken gets “(2)” after its name. A recipe "
        + "that cannot be used is skipped and listed, and the exit code is then 8."
    ],
    examples: ["daybook recipes import recipes.json --dry-run"]
  )

  private let file: String
  private let isDryRun: Bool
  private let addsEquipment: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    file = arguments.operands[0]
    isDryRun = arguments.has("dry-run")
    addsEquipment = arguments.has("add-equipment")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try session.environment.files.read(file, limit: 1 << 20)
    } catch {
      throw CommandFailure.invalid("file_unusable", "\(SafeText.line(file)) \(error.sentence).")
    }
    var request = CatalogV1.ImportRecipesRequest()
    request.file = bytes[...]
    request.dryRun = isDryRun
    request.addEquipment = addsEquipment
    let answer = try await gateway.recipes.importRecipes(request)
    if answer.recipes.contains(where: { $0.outcome == .rejected }) { session.exit = .partial }
    try await session.answer(answer) { lines(answer) }
  }

  private func lines(_ answer: CatalogV1.ImportRecipesResponse) -> [String] {
    let added = answer.recipes.count { [.imported, .renamed].contains($0.outcome) }
    let skipped = answer.recipes.count { $0.outcome == .skipped }
    let rejected = answer.recipes.filter { $0.outcome == .rejected }
    let verb = isDryRun ? "Would add" : "Added"
    var lines = [
      "\(verb) \(counted(added, "recipe")); \(skipped) equal, \(rejected.count) left out."
    ]
    for recipe in answer.recipes where recipe.outcome == .renamed {
      lines.append("  “\(SafeText.line(recipe.name))” as “\(SafeText.line(recipe.storedName))”")
    }
    for recipe in rejected {
      let reasons = recipe.findings.map {
        "\(SafeText.line($0.field)): \(SafeText.line($0.message))"
      }
      lines.append(
        "  \(recipe.index + 1). “\(SafeText.line(recipe.name))” – \(reasons.joined(separator: " "))"
      )
    }
    let equipment = answer.addedMethods + answer.addedGrinders
    if !equipment.isEmpty {
      let verb = isDryRun ? "Would be new" : "New"
      lines.append(
        "\(verb) in your equipment: \(equipment.map { SafeText.line($0) }.joined(separator: ", "))."
      )
    }
    return lines
  }
}
