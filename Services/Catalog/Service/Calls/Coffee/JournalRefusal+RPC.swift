import CatalogContracts
package import CatalogDomain
package import RPC
import Wire

extension JournalRefusal: RPCErrorConvertible {
  /// No `default`: a new case must get a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .invalid(let violations): .invalid(violations)
    case .unknownCoffee: RPCError(.notFound, "unknown_coffee", "There is no such coffee.")
    case .unknownRecipe: RPCError(.notFound, "unknown_recipe", "There is no such recipe.")
    case .unknownNote: RPCError(.notFound, "unknown_note", "There is no such brewing note.")
    case .idTaken:
      RPCError(
        .alreadyExists,
        "id_taken",
        "This id is used by another record, or was until lately. Use a new one."
      )
    case .hasNotes(let count):
      RPCError(
        .failedPrecondition,
        "has_notes",
        "\(count == 1 ? "1 brewing note belongs" : "\(count) brewing notes belong") to it. "
          + "Choose whether to keep or to delete them.",
        violations: [Violation(field: "notes", code: "has_notes", limit: Int64(count))]
      )
    case .notTheAuthor:
      RPCError(
        .permissionDenied,
        "not_the_author",
        "Only its author or a parent can change a brewing note."
      )
    case .coffeeChanged(let coffee): .changed(coffee.revision, CatalogV1.Coffee(coffee))
    case .recipeChanged(let recipe): .changed(recipe.revision, CatalogV1.Recipe(recipe))
    case .noteChanged(let note): .changed(note.revision, CatalogV1.BrewingNote(note))
    case .equipment(let refusal): refusal.rpcError
    case .recipeFile(let refusal): refusal.rpcError
    }
  }
}

extension EquipmentRefusal {
  fileprivate var rpcError: RPCError {
    switch self {
    case .unknown(let kind, let name):
      RPCError(.notFound, "unknown_equipment", "You have no \(kind.word) “\(name.prefix(60))”.")
    case .lastEnabled(let kind):
      RPCError(
        .failedPrecondition,
        "last_enabled_equipment",
        "At least one \(kind.word) must stay enabled. Enable another one first."
      )
    case .tooManyCustom(let kind):
      RPCError(
        .resourceExhausted,
        "too_many_custom",
        "You have \(MemberEquipment.mostCustom) \(kind.word)s of your own, the most there can be.",
        violations: [
          Violation(
            field: "name",
            code: "too_many_custom",
            limit: Int64(MemberEquipment.mostCustom)
          )
        ],
        retryable: false
      )
    case .duplicate(let kind, let name):
      RPCError(
        .alreadyExists,
        "duplicate_equipment",
        "There is a \(kind.word) “\(name.prefix(60))” already."
      )
    case .shipped(let kind, let name):
      RPCError(
        .failedPrecondition,
        "default_equipment",
        "The \(kind.word) “\(name.prefix(60))” is built in. Disable it instead."
      )
    }
  }
}

extension EquipmentKind {
  fileprivate var word: String { self == .method ? "method" : "grinder" }
}

extension RecipeFileRefusal {
  fileprivate var rpcError: RPCError {
    switch self {
    case .invalid(let problem):
      .file("invalid_recipe_file", "This is not a recipe file: \(problem).")
    case .unsupportedVersion(let version):
      RPCError(
        .failedPrecondition,
        "unsupported_version",
        "The file has version \(version). This service reads version 1 only."
      )
    case .tooManyRecipes:
      .file("too_many_items", "A file can have at most 200 recipes.", limit: 200)
    case .tooLarge: .file("invalid_recipe_file", "A file can have at most 1 MiB.", limit: 1 << 20)
    }
  }
}

extension RPCError {
  fileprivate static func file(_ code: String, _ message: String, limit: Int64? = nil) -> RPCError {
    RPCError(
      .invalidArgument,
      code,
      message,
      violations: [Violation(field: "file", code: code, message: message, limit: limit)]
    )
  }

  /// INVALID_ARGUMENT with every violation; the reason code is that of the first.
  fileprivate static func invalid(_ violations: [JournalViolation]) -> RPCError {
    let first = violations.first
    return RPCError(
      .invalidArgument,
      first?.code ?? "invalid",
      violations.count > 1
        ? "Some values cannot be accepted."
        : "The value of \(first?.field ?? "a field") cannot be accepted. \(first?.detail ?? "")",
      violations: violations.map {
        Violation(field: $0.field, code: $0.code, message: $0.detail, limit: $0.limit)
      }
    )
  }

  /// ABORTED `revision_mismatch` with the current record (COF-114).
  fileprivate static func changed(_ revision: Int, _ current: some Message) -> RPCError {
    RPCError(
      .aborted,
      "revision_mismatch",
      "This was changed in the meantime. Please look at it again.",
      violations: [
        Violation(
          field: "expected_revision",
          code: "revision_mismatch",
          message: "It is at revision \(revision)."
        )
      ],
      retryable: false,
      details: [GoogleProtobuf.`Any`(packing: current)]
    )
  }
}
