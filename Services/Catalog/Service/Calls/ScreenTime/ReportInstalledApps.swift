import CatalogContracts
import CatalogDomain
import Cryptography
import RPC
import ServiceRuntime
import Vocabulary

extension AppCalls {
  /// `ReportInstalledApps`: the complete app list of a device (APP-015, APP-016).
  func reportInstalledApps(
    _ request: CatalogV1.ReportInstalledAppsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ReportInstalledAppsResponse {
    let caller = try Caller(call).reporting()
    let device = try Self.device(of: request, caller)
    var report = AppReport()
    for (index, app) in request.apps.enumerated() {
      report.take(
        index: index,
        identifier: app.bundleIdentifier,
        name: app.appName,
        icon: Array(app.iconHash)
      )
    }
    return try await store.change(call, request, caller) { [report] rows in
      let outcome = try rows.apply(report, of: device)
      return CatalogV1.ReportInstalledAppsResponse(
        created: Int32(clamping: outcome.created),
        updated: Int32(clamping: outcome.updated),
        removed: Int32(clamping: outcome.removed),
        reactivated: Int32(clamping: outcome.reactivated),
        unchanged: Int32(clamping: outcome.unchanged),
        skipped: (report.skipped + outcome.skipped).map(CatalogV1.ReportFinding.init),
        warnings: report.warnings.map(CatalogV1.ReportFinding.init),
        missingIcons: outcome.missingIcons.map { $0[...] }
      )
    }
  }

  /// The device that the report names, otherwise the calling device.
  ///
  /// - Throws: INVALID_ARGUMENT for an invalid name or too many apps.
  private static func device(
    of request: CatalogV1.ReportInstalledAppsRequest,
    _ caller: Caller
  ) throws(RPCError) -> DeviceName {
    var fields = RequestReader()
    _ = fields.text(request.device, "device", atMost: DeviceName.longest)
    let isNamed = !request.device.withoutOuterBlanks.isEmpty
    let device = DeviceName(isNamed ? request.device : caller.device?.text ?? "")
    if device == nil, fields.violations.isEmpty {
      fields.refuse(
        "device",
        "device_required",
        "Name the device in 1 to \(DeviceName.longest) characters without control characters."
      )
    }
    if request.apps.count > AppReport.mostApps {
      fields.refuse(
        "apps",
        "too_many_apps",
        "A report can have at most \(AppReport.mostApps) apps.",
        limit: Int64(AppReport.mostApps)
      )
    }
    try fields.check()
    guard let device else {
      throw RPCError(.invalidArgument, "device_required", "Name the device.")
    }
    return device
  }

  /// `UploadIcon`: stores an icon whose hash was reported (APP-014).
  func uploadIcon(
    _ request: CatalogV1.UploadIconRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.UploadIconResponse {
    let caller = try Caller(call).reporting()
    let bytes = Array(request.icon)
    let hash = SHA256.hash(of: bytes)
    return try await store.change(call, request, caller) { rows in
      var answer = CatalogV1.UploadIconResponse(iconHash: hash[...])
      do {
        try rows.keep(bytes, hash: hash)
        answer.stored = true
      } catch let problem as AppIcon.Problem {
        answer.code = problem.rawValue
        answer.message = problem.sentence
      }
      return answer
    }
  }

  /// `GetIcon`: the icon of an app.
  func getIcon(
    _ request: CatalogV1.GetIconRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetIconResponse {
    let caller = try Caller(call).aboutChild()
    return try await store.read(caller) { rows in
      let app = try rows.known(request.bundleIdentifier)
      guard let hash = app.icon, let icon = try rows.icon(hash) else { throw AppRefusal.noIcon }
      return CatalogV1.GetIconResponse(
        icon: icon.bytes[...],
        mediaType: icon.kind.mediaType,
        iconHash: hash[...]
      )
    }
  }
}

extension AppIcon.Problem {
  fileprivate var sentence: String {
    switch self {
    case .tooLarge:
      "An icon can have at most \(AppIcon.mostBytes / 1_024) KiB. The app is shown without it."
    case .type: "An icon must be a PNG or JPEG. The app is shown without it."
    case .notReported: "No app of this child has this icon. Report the apps first."
    }
  }
}
