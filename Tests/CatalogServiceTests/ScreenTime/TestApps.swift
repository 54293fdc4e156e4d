import CatalogContracts
import CatalogDomain
import Cryptography
import RPC
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

/// The calls about apps without a network: member 1 is a parent, 2 a child, unless a test says otherwise.
final class TestApps: Sendable {
  let catalog: TestCatalog
  let store: AppStore
  private let calls: AppCalls
  private let requests = Mutex<UInt64>(0)

  typealias Methods = CatalogV1.Apps.Methods

  init(execution: Execution = .inline) async throws {
    catalog = try await TestCatalog(execution: execution)
    store = AppStore(catalog.file)
    calls = AppCalls(store: store)
  }

  /// A parent in the child's space.
  static func parent(_ member: UInt64 = 1, of child: UInt64 = 2, household: UInt64 = 1) -> Caller {
    .sample(household: household, member: member, subject: child)
  }

  /// A child in its own space.
  static func child(_ member: UInt64 = 2) -> Caller { .sample(member: member, role: .child) }

  /// A child's device.
  static func device(of child: UInt64 = 2) -> Caller {
    Caller(
      household: .sample(1),
      member: .sample(child),
      role: .child,
      device: .sample(77),
      scopes: ["device"]
    )
  }

  /// A changing call with a request id of its own, or with the given one.
  func changing(_ method: MethodDescriptor, _ caller: Caller, _ request: UInt64?) -> ServerCall {
    let number =
      request
      ?? requests.withLock { number in
        number += 1
        return 1_000 + number
      }
    return catalog.call(
      method,
      Caller(
        household: caller.household,
        member: caller.member,
        subject: caller.subject,
        role: caller.role,
        requestID: .sample(number),
        device: caller.device,
        scopes: caller.scopes
      )
    )
  }

  @discardableResult
  func report(
    _ apps: [(String, String)],
    on device: String = "tablet",
    icons: [String: [UInt8]] = [:],
    _ caller: Caller = TestApps.parent(),
    request: UInt64? = nil
  ) async throws -> CatalogV1.ReportInstalledAppsResponse {
    try await calls.reportInstalledApps(
      .init(
        device: device,
        apps: apps.map {
          .init(bundleIdentifier: $0.0, appName: $0.1, iconHash: (icons[$0.0] ?? [])[...])
        }
      ),
      changing(Methods.reportInstalledApps, caller, request)
    )
  }

  /// Reports `count` apps with identifiers `app.0000`, … and the same names.
  func report(count: Int, on device: String = "tablet") async throws {
    let apps = (0..<count).map { number in
      let name = "app.\(10_000 + number)"
      return (name, name)
    }
    try await report(apps, on: device)
  }

  func list(
    _ request: CatalogV1.ListAppsRequest = .init(),
    _ caller: Caller = TestApps.parent()
  ) async throws -> CatalogV1.ListAppsResponse {
    try await calls.listApps(request, catalog.call(Methods.listApps, caller))
  }

  func get(_ app: String, _ caller: Caller = TestApps.parent()) async throws
    -> CatalogV1.GetAppResponse
  {
    try await calls.getApp(.init(bundleIdentifier: app), catalog.call(Methods.getApp, caller))
  }

  @discardableResult
  func set(
    _ app: String,
    _ category: CatalogV1.AppCategory,
    points: Int64? = nil,
    expecting revision: UInt64? = nil,
    _ caller: Caller = TestApps.parent(),
    request: UInt64? = nil
  ) async throws -> CatalogV1.SetAppCategoryResponse {
    try await calls.setAppCategory(
      .init(
        bundleIdentifier: app,
        category: category,
        pointsPerHour: points,
        expectedRevision: revision
      ),
      changing(Methods.setAppCategory, caller, request)
    )
  }

  func preview(
    _ selection: CatalogV1.PreviewBulkRequest.OneOf_Selection?,
    _ category: CatalogV1.AppCategory,
    points: Int64? = nil,
    keepsPoints: Bool = false,
    _ caller: Caller = TestApps.parent()
  ) async throws -> CatalogV1.PreviewBulkResponse {
    try await calls.previewBulk(
      .init(
        selection: selection,
        category: category,
        pointsPerHour: points,
        keepExistingPoints: keepsPoints
      ),
      changing(Methods.previewBulk, caller, nil)
    )
  }

  func apply(
    _ preview: CatalogV1.PreviewBulkResponse,
    _ caller: Caller = TestApps.parent(),
    request: UInt64? = nil
  ) async throws -> CatalogV1.ApplyBulkResponse {
    try await calls.applyBulk(
      .init(confirmationToken: preview.confirmationToken),
      changing(Methods.applyBulk, caller, request)
    )
  }

  func changes(
    _ request: CatalogV1.ListAppChangesRequest = .init(),
    _ caller: Caller = TestApps.parent()
  ) async throws -> CatalogV1.ListAppChangesResponse {
    try await calls.listAppChanges(request, catalog.call(Methods.listAppChanges, caller))
  }

  func upload(_ icon: [UInt8], _ caller: Caller = TestApps.parent()) async throws
    -> CatalogV1.UploadIconResponse
  {
    try await calls.uploadIcon(
      .init(icon: icon[...]),
      changing(Methods.uploadIcon, caller, nil)
    )
  }

  func icon(_ app: String, _ caller: Caller = TestApps.parent()) async throws
    -> CatalogV1.GetIconResponse
  {
    try await calls.getIcon(.init(bundleIdentifier: app), catalog.call(Methods.getIcon, caller))
  }

  /// Events about apps, the oldest first.
  func events() async throws -> [FeedEvent] {
    try await catalog.events().filter { $0.kind.hasPrefix("app_") }
  }
}

extension CatalogV1.PreviewBulkRequest.OneOf_Selection {
  /// Apps by name, without revisions.
  static func named(_ apps: [String]) -> Self {
    .apps(.init(apps: apps.map { .init(bundleIdentifier: $0) }))
  }
}

extension CatalogV1.ListAppsResponse {
  var names: [String] { apps.map(\.appName) }
}
