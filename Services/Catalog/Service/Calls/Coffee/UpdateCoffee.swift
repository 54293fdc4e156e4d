import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension CoffeeCalls {
  /// `UpdateCoffee`: changes the masked fields (COF-001, COF-114).
  func updateCoffee(
    _ request: CatalogV1.UpdateCoffeeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.UpdateCoffeeResponse {
    let given = request.coffee ?? CatalogV1.Coffee()
    return try await store.change(call, request, Caller(call)) { rows in
      guard let before = try given.id.flatMap(rows.reader.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      var changed = before
      var fields = JournalFields()
      for path in fields.paths(of: request.updateMask) {
        changed.take(path, from: given, &fields)
      }
      changed = changed.cleaned
      try JournalRefusal.check(
        fields.check.violations
          + changed.violations(before: before, latest: rows.latest).map { $0.inside("coffee") }
      )
      let coffee = try rows.update(before.expecting(request.expectedRevision), to: changed)
      return CatalogV1.UpdateCoffeeResponse(
        coffee: CatalogV1.Coffee(coffee),
        changed: coffee.revision != before.revision
      )
    }
  }

  /// `DeleteCoffee`: deletes a coffee, and keeps or deletes its notes (COF-062).
  func deleteCoffee(
    _ request: CatalogV1.DeleteCoffeeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.DeleteCoffeeResponse {
    var fields = RequestReader()
    let choice: NotesChoice? = fields.choice(request.notes.rawValue, "notes")
    try fields.check()
    return try await store.change(call, request, Caller(call)) { rows in
      guard let coffee = try request.coffeeID.flatMap(rows.reader.coffee) else {
        throw JournalRefusal.unknownCoffee
      }
      _ = try coffee.expecting(request.expectedRevision)
      let outcome = try rows.settleNotes(of: coffee.id, choice)
      try rows.delete(coffee)
      return CatalogV1.DeleteCoffeeResponse(
        notesKept: Int32(clamping: outcome.kept),
        notesDeleted: Int32(clamping: outcome.deleted)
      )
    }
  }
}

extension Coffee {
  /// Applies one masked field.
  fileprivate mutating func take(
    _ path: String,
    from given: CatalogV1.Coffee,
    _ fields: inout JournalFields
  ) {
    switch path {
    case "name": name = given.name
    case "roaster": roaster = given.roaster
    case "processing": processing = given.processing
    case "roast_level": roastLevel = given.roastLevel
    case "origin": origin = given.origin
    case "date_added": dateAdded = fields.instant(given.dateAdded, "coffee.date_added")
    case "roasted_on": roastedOn = given.roastedOn
    case "bag_size_g": bagSize = given.bagSizeG
    case "opened_on": openedOn = given.openedOn
    case "finished": isFinished = given.finished
    default: fields.refuseField(path)
    }
  }
}

extension JournalFields {
  /// The maximum number of paths; no record has more fields.
  private static let mostPaths = 32

  /// The paths of a mask; adds a violation if there are none or too many.
  mutating func paths(of mask: GoogleProtobuf.FieldMask?) -> [String] {
    let paths = mask?.paths ?? []
    if paths.isEmpty {
      check.refuse("update_mask", "missing", "Name the fields to change.")
    }
    if paths.count > Self.mostPaths {
      check.refuse(
        "update_mask",
        "too_many_items",
        "Name at most \(Self.mostPaths) fields.",
        limit: Int64(Self.mostPaths)
      )
    }
    return Array(paths.prefix(Self.mostPaths))
  }

  mutating func refuseField(_ path: String) {
    check.refuse(
      "update_mask",
      "unknown_field",
      "“\(path.prefix(64))” cannot be changed."
    )
  }
}
