import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension AppCalls {
  /// The maximum number of app names in a preview.
  private static let firstNames = 10

  /// `PreviewBulk`: the effect of a bulk action, and the token that confirms it (APP-041 to APP-043,
  /// APP-045).
  func previewBulk(
    _ request: CatalogV1.PreviewBulkRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.PreviewBulkResponse {
    let caller = try Caller(call).aboutChild()
    let category = try AppCategory(request.category)
    let action = BulkAction(
      rating: try AppRating(category, given: request.pointsPerHour),
      keepsPoints: request.keepExistingPoints
    )
    let selection = try BulkSelection(request.selection)
    return try await store.change(call, request, caller) { rows in
      let items = try selection.items(rows.reader)
      var answer = CatalogV1.PreviewBulkResponse()
      var names: [(key: String, name: String)] = []
      for item in items {
        let app = try rows.reader.app(item.identifier)
        switch BulkOutcome(app, selected: item.revision, action) {
        case .changed:
          answer.willChange += 1
          if let name = app?.name { names.append((SearchText(name).folded, name)) }
        case .unchanged: answer.unchanged += 1
        case .conflict: answer.conflicting += 1
        case .removed: answer.removed += 1
        case .notFound: answer.notFound += 1
        }
      }
      answer.firstNames = names.sorted { $0.key < $1.key }.prefix(Self.firstNames).map(\.name)
      let kept = try rows.keep(BulkPreview(action: action, items: items))
      answer.confirmationToken = kept.token[...]
      answer.expiresAt = GoogleProtobuf.Timestamp(kept.expiresAt)
      return answer
    }
  }

  /// `ApplyBulk`: applies a previewed action (APP-043, APP-046, APP-047).
  func applyBulk(
    _ request: CatalogV1.ApplyBulkRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ApplyBulkResponse {
    let caller = try Caller(call).aboutChild()
    return try await store.change(call, request, caller) { rows in
      let preview = try rows.takePreview(Array(request.confirmationToken))
      return CatalogV1.ApplyBulkResponse(try rows.apply(preview))
    }
  }
}

/// The validated selection of a bulk action.
private enum BulkSelection {
  case named([(identifier: BundleIdentifier, revision: UInt64?)])
  case matching(AppListQuery)

  /// - Throws: ``AppRefusal``; INVALID_ARGUMENT for an invalid identifier or search text.
  init(_ selection: CatalogV1.PreviewBulkRequest.OneOf_Selection?) throws {
    var fields = RequestReader()
    switch selection {
    case .apps(let given):
      guard !given.apps.isEmpty else { throw AppRefusal.emptySelection }
      guard given.apps.count <= BulkAction.mostNamed else {
        throw AppRefusal.tooManyItems(limit: BulkAction.mostNamed)
      }
      var seen: Set<BundleIdentifier> = []
      var apps: [(identifier: BundleIdentifier, revision: UInt64?)] = []
      for app in given.apps {
        guard let identifier = BundleIdentifier(app.bundleIdentifier) else {
          fields.refuse(
            "apps.bundle_identifier",
            "invalid_bundle_identifier",
            "It must have 1 to \(BundleIdentifier.longest) letters, digits, dots, hyphens and underscores."
          )
          break
        }
        if seen.insert(identifier).inserted { apps.append((identifier, app.expectedRevision)) }
      }
      self = .named(apps)
    case .matching(let given):
      var query = AppListQuery()
      query.filter = fields.choice(given.filter.rawValue, "matching.filter") ?? .all
      query.search = SearchText(appSearch: given.search, &fields)
      self = .matching(query)
    case nil: throw AppRefusal.emptySelection
    }
    try fields.check()
  }

  /// The selected apps with the revisions that they must still have at confirmation.
  ///
  /// - Throws: ``AppRefusal/emptySelection``, ``AppRefusal/tooManyItems(limit:)``.
  func items(_ rows: AppReader) throws -> [BulkPreview.Item] {
    switch self {
    case .named(let apps):
      return try apps.map { app in
        let current = try rows.app(app.identifier)?.revision ?? 0
        return BulkPreview.Item(
          identifier: app.identifier,
          revision: app.revision.map { Int(clamping: $0) } ?? current
        )
      }
    case .matching(let query):
      let numbers = try rows.selection(query).numbers
      guard !numbers.isEmpty else { throw AppRefusal.emptySelection }
      guard numbers.count <= BulkAction.mostMatching else {
        throw AppRefusal.tooManyItems(limit: BulkAction.mostMatching)
      }
      return try numbers.compactMap { number in
        try rows.app(numbered: number).map {
          BulkPreview.Item(identifier: $0.identifier, revision: $0.revision)
        }
      }
    }
  }
}

extension CatalogV1.ApplyBulkResponse {
  /// Bytes of current apps after which conflicts omit them, so that all outcomes fit in the reply.
  private static let mostCurrentBytes = 1 << 20

  fileprivate init(_ results: [AppWriter.BulkResult]) {
    self.init()
    var bytes = 0
    for result in results {
      var item = CatalogV1.BulkItem(
        bundleIdentifier: result.identifier.text,
        outcome: CatalogV1.BulkOutcome(rawValue: Int32(result.outcome.rawValue)),
        revision: UInt64(result.app?.revision ?? 0)
      )
      switch result.outcome {
      case .changed: changed += 1
      case .unchanged: unchanged += 1
      case .conflict:
        conflicts += 1
        if bytes < Self.mostCurrentBytes, let app = result.app.map(CatalogV1.App.init) {
          bytes += app.encoded().count
          item.current = app
        }
      case .removed: removed += 1
      case .notFound: notFound += 1
      }
      items.append(item)
    }
  }
}
