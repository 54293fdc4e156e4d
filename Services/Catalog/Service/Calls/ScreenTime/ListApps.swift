import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension AppCalls {
  private static let standardPage = 100
  private static let largestPage = 500
  /// Maximum length of a search text in characters.
  static let longestSearch = 100
  /// Bytes of apps after which a page ends early, because names may be long.
  private static let mostPageBytes = 1 << 20
  /// The maximum number of changes returned with one app.
  private static let shownChanges = 100

  /// `ListApps`: one page of apps, and the count for each filter (APP-021 to APP-025, APP-028).
  func listApps(
    _ request: CatalogV1.ListAppsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListAppsResponse {
    let caller = try Caller(call).aboutChild()
    var bound = request
    bound.pageSize = 0
    bound.pageToken = ""
    let binding = PageBinding(caller, call, query: bound.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(
      request.pageSize,
      standard: Self.standardPage,
      atMost: Self.largestPage
    )
    let query = AppListQuery(request, &fields)
    let rest = fields.pageToken(request.pageToken, binding, RemainingApps.init)
    try fields.check()
    return try await store.read(caller) { rows in
      let selection = try rows.selection(query)
      var remaining = rest ?? RemainingApps(numbers: selection.numbers)
      var page = CatalogV1.ListAppsResponse(
        counts: CatalogV1.AppCounts(selection.counts),
        total: Int32(clamping: selection.total)
      )
      var bytes = 0
      while page.apps.count < size, bytes < Self.mostPageBytes, let number = remaining.next() {
        guard let app = try rows.app(numbered: number) else { continue }
        let contract = CatalogV1.App(app)
        bytes += contract.encoded().count
        page.apps.append(contract)
      }
      if !remaining.isEmpty { page.nextPageToken = binding.token(remaining.pageValues) }
      return page
    }
  }

  /// `GetApp`: one app; for a parent with its history (APP-012).
  func getApp(
    _ request: CatalogV1.GetAppRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetAppResponse {
    let caller = try Caller(call).aboutChild()
    return try await store.read(caller) { rows in
      let app = try rows.known(request.bundleIdentifier)
      let changes =
        caller.role == .parent
        ? try rows.changes(of: app.identifier, after: nil, atMost: Self.shownChanges) : []
      return CatalogV1.GetAppResponse(
        app: CatalogV1.App(app),
        changes: changes.map(CatalogV1.AppChange.init)
      )
    }
  }

  /// `ListAppChanges`: the history of ratings with authors (APP-037).
  func listAppChanges(
    _ request: CatalogV1.ListAppChangesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListAppChangesResponse {
    let caller = try Caller(call).aboutChild()
    var bound = request
    bound.pageSize = 0
    bound.pageToken = ""
    let binding = PageBinding(caller, call, query: bound.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let place = fields.pageToken(request.pageToken, binding, ChangePlace.init)
    try fields.check()
    return try await store.read(caller) { rows in
      let app = try request.bundleIdentifier.isEmpty ? nil : rows.known(request.bundleIdentifier)
      var found = try rows.changes(of: app?.identifier, after: place, atMost: size + 1)
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      return CatalogV1.ListAppChangesResponse(
        changes: found.map(CatalogV1.AppChange.init),
        nextPageToken: hasMore
          ? found.last.map { binding.token(ChangePlace($0).pageValues) } ?? "" : ""
      )
    }
  }
}

extension AppReader {
  /// Finds the app that a request names.
  ///
  /// - Throws: ``AppRefusal/unknownApp``.
  func known(_ text: String) throws -> InstalledApp {
    guard let app = try BundleIdentifier(text).flatMap(app) else { throw AppRefusal.unknownApp }
    return app
  }
}

extension AppListQuery {
  fileprivate init(_ request: CatalogV1.ListAppsRequest, _ fields: inout RequestReader) {
    self.init()
    filter = fields.choice(request.filter.rawValue, "filter") ?? .all
    order = fields.choice(request.sort.rawValue, "sort") ?? .alphabetical
    search = SearchText(appSearch: request.search, &fields)
    includesRemoved = request.includeRemoved
  }
}

extension SearchText {
  /// The trimmed search text; `nil` if it is blank or too long.
  init?(appSearch text: String, _ fields: inout RequestReader) {
    guard let text = fields.text(text, "search", atMost: AppCalls.longestSearch) else { return nil }
    self.init(text.withoutOuterBlanks)
  }
}

extension CatalogV1.AppCounts {
  fileprivate init(_ counts: [AppCategory: Int]) {
    self.init(
      all: Int32(clamping: counts.values.reduce(0, +)),
      learning: Int32(clamping: counts[.learning] ?? 0),
      reward: Int32(clamping: counts[.reward] ?? 0),
      uncategorized: Int32(clamping: counts[.uncategorized] ?? 0)
    )
  }
}

/// The remaining apps of a list: those that matched when its first page was read, in their order then.
///
/// A keyset cursor would not work for orders by changing values (use, category): an app that moves past
/// the cursor would be repeated or skipped.
private struct RemainingApps {
  private let numbers: [Int]
  private var index = 0

  init(numbers: [Int]) { self.numbers = numbers }

  var isEmpty: Bool { index == numbers.count }

  mutating func next() -> Int? {
    guard !isEmpty else { return nil }
    defer { index += 1 }
    return numbers[index]
  }

  var pageValues: [PageValue] {
    [.text(numbers[index...].map(String.init).joined(separator: " "))]
  }

  init?(_ values: [PageValue]) {
    guard values.count == 1, case .text(let text) = values[0] else { return nil }
    numbers = text.split(separator: " ").compactMap { Int($0) }
  }
}

extension ChangePlace {
  fileprivate var pageValues: [PageValue] {
    [.number(effectiveFrom.millisecondsSinceEpoch), .text(app)]
  }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 2, case .number(let number) = values[0], case .text(let app) = values[1],
      let instant = Timestamp(checked: number)
    else { return nil }
    self.init(effectiveFrom: instant, app: app)
  }
}
