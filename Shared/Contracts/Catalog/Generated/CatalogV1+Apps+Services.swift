// Generated from daybook/catalog/v1/apps.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// The apps on a child's devices, and the parents' decisions about them.
  ///
  /// Devices and imports report installed apps; parents decide which are for learning and which
  /// are rewards. A call is about one child of the household. INVALID_ARGUMENT `not_a_child`:
  /// `child_id` is missing or names a parent.
  package enum Apps {
    package static let name = "daybook.catalog.v1.Apps"

    /// What the contract says about each method.
    package enum Methods {
      package static let reportInstalledApps = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/ReportInstalledApps",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        priority: .background,
        consent: .screenTime,
        isForDevices: true,
        requestLimit: 4194304,
        subjectField: [1]
      )

      package static let uploadIcon = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/UploadIcon",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        priority: .background,
        consent: .screenTime,
        isForDevices: true,
        requestLimit: 131072,
        subjectField: [1]
      )

      package static let listApps = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/ListApps",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        requestLimit: 262144,
        subjectField: [1]
      )

      package static let getApp = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/GetApp",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let setAppCategory = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/SetAppCategory",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        subjectField: [1]
      )

      package static let previewBulk = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/PreviewBulk",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        requestLimit: 524288,
        subjectField: [1]
      )

      package static let applyBulk = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/ApplyBulk",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        subjectField: [1]
      )

      package static let listAppChanges = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/ListAppChanges",
        kind: .unary,
        access: .parent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getIcon = MethodDescriptor(
        name: "daybook.catalog.v1.Apps/GetIcon",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        reportInstalledApps, uploadIcon, listApps, getApp, setAppCategory, previewBulk, applyBulk,
        listAppChanges, getIcon,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Apps`.
  package protocol AppsService: Sendable {
    /// Replaces the list of apps on one device.
    ///
    /// New apps are uncategorized; known ones get the new name and icon. Apps that are no longer
    /// on any device of the child become inactive, and active again when they return. An empty
    /// list removes the device. A report equal to the device's last one changes nothing.
    ///
    /// Called by the child's device or by a parent. PERMISSION_DENIED `children_do_not_report`: a
    /// child's own token. INVALID_ARGUMENT `too_many_apps`: more than 2,000; `device_required`,
    /// `device_too_long`. RESOURCE_EXHAUSTED `too_many_devices`. An invalid entry is skipped and
    /// listed in the reply; the others are applied.
    func reportInstalledApps(_ request: CatalogV1.ReportInstalledAppsRequest, _ call: ServerCall)
      async throws -> CatalogV1.ReportInstalledAppsResponse

    /// Stores an icon whose hash was reported.
    ///
    /// A rejected icon is answered with the reason and never blocks an app.
    ///
    /// Called by the child's device or by a parent. PERMISSION_DENIED `children_do_not_report`.
    func uploadIcon(_ request: CatalogV1.UploadIconRequest, _ call: ServerCall) async throws
      -> CatalogV1.UploadIconResponse

    /// One page of a child's apps, and the count for each filter.
    ///
    /// All pages of a list come from the apps that matched when its first page was read: no app is
    /// repeated, and none that exists throughout is skipped.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    func listApps(_ request: CatalogV1.ListAppsRequest, _ call: ServerCall) async throws
      -> CatalogV1.ListAppsResponse

    /// One app; for a parent with the history of its category.
    ///
    /// NOT_FOUND `unknown_app`.
    func getApp(_ request: CatalogV1.GetAppRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetAppResponse

    /// Sets an app's category from now on.
    ///
    /// Equal values succeed without a new revision or event. When a reward app gets another
    /// category, its active allocations are cancelled in the same transaction.
    ///
    /// NOT_FOUND `unknown_app`; FAILED_PRECONDITION `app_removed`; ABORTED `revision_mismatch`
    /// with the current app; INVALID_ARGUMENT `points_negative`, `points_zero`, `points_too_high`,
    /// `points_not_allowed`, `unknown_value`.
    func setAppCategory(_ request: CatalogV1.SetAppCategoryRequest, _ call: ServerCall) async throws
      -> CatalogV1.SetAppCategoryResponse

    /// Returns the effect of a bulk action, and the token that confirms it.
    ///
    /// The token is bound to the caller and the child, and to the action and the apps with their
    /// revisions. It is valid for 120 seconds and once.
    ///
    /// INVALID_ARGUMENT `empty_selection`; `too_many_items`: more than 500 named apps, or more
    /// than 2,000 that match; the codes of `SetAppCategory` about points.
    func previewBulk(_ request: CatalogV1.PreviewBulkRequest, _ call: ServerCall) async throws
      -> CatalogV1.PreviewBulkResponse

    /// Applies a previewed action in one transaction.
    ///
    /// Each app has an outcome; apps that were changed or removed since are left as they are, and
    /// the others are changed.
    ///
    /// FAILED_PRECONDITION `confirmation_required`: there is no such token, or it expired or was
    /// used.
    func applyBulk(_ request: CatalogV1.ApplyBulkRequest, _ call: ServerCall) async throws
      -> CatalogV1.ApplyBulkResponse

    /// Changes of category and points with their authors, newest first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    func listAppChanges(_ request: CatalogV1.ListAppChangesRequest, _ call: ServerCall) async throws
      -> CatalogV1.ListAppChangesResponse

    /// The icon of an app.
    ///
    /// NOT_FOUND `unknown_app`, `no_icon`.
    func getIcon(_ request: CatalogV1.GetIconRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetIconResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Apps`.
  package mutating func register(_ service: some CatalogV1.AppsService) {
    serve(CatalogV1.Apps.Methods.reportInstalledApps) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.reportInstalledApps($0, call) }
      }
      let request: CatalogV1.ReportInstalledAppsRequest
      do throws(WireError) {
        request = try CatalogV1.ReportInstalledAppsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.reportInstalledApps(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.uploadIcon) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.uploadIcon($0, call) }
      }
      let request: CatalogV1.UploadIconRequest
      do throws(WireError) {
        request = try CatalogV1.UploadIconRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.uploadIcon(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.listApps) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listApps($0, call) }
      }
      let request: CatalogV1.ListAppsRequest
      do throws(WireError) {
        request = try CatalogV1.ListAppsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listApps(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.getApp) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getApp($0, call) }
      }
      let request: CatalogV1.GetAppRequest
      do throws(WireError) {
        request = try CatalogV1.GetAppRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getApp(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.setAppCategory) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setAppCategory($0, call) }
      }
      let request: CatalogV1.SetAppCategoryRequest
      do throws(WireError) {
        request = try CatalogV1.SetAppCategoryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setAppCategory(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.previewBulk) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.previewBulk($0, call) }
      }
      let request: CatalogV1.PreviewBulkRequest
      do throws(WireError) {
        request = try CatalogV1.PreviewBulkRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.previewBulk(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.applyBulk) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.applyBulk($0, call) }
      }
      let request: CatalogV1.ApplyBulkRequest
      do throws(WireError) {
        request = try CatalogV1.ApplyBulkRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.applyBulk(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.listAppChanges) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listAppChanges($0, call) }
      }
      let request: CatalogV1.ListAppChangesRequest
      do throws(WireError) {
        request = try CatalogV1.ListAppChangesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listAppChanges(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Apps.Methods.getIcon) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getIcon($0, call) }
      }
      let request: CatalogV1.GetIconRequest
      do throws(WireError) {
        request = try CatalogV1.GetIconRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getIcon(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension CatalogV1 {
  /// Calls `daybook.catalog.v1.Apps`.
  public struct AppsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Replaces the list of apps on one device.
    ///
    /// New apps are uncategorized; known ones get the new name and icon. Apps that are no longer
    /// on any device of the child become inactive, and active again when they return. An empty
    /// list removes the device. A report equal to the device's last one changes nothing.
    ///
    /// Called by the child's device or by a parent. PERMISSION_DENIED `children_do_not_report`: a
    /// child's own token. INVALID_ARGUMENT `too_many_apps`: more than 2,000; `device_required`,
    /// `device_too_long`. RESOURCE_EXHAUSTED `too_many_devices`. An invalid entry is skipped and
    /// listed in the reply; the others are applied.
    public func reportInstalledApps(
      _ request: CatalogV1.ReportInstalledAppsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ReportInstalledAppsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.reportInstalledApps,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ReportInstalledAppsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Stores an icon whose hash was reported.
    ///
    /// A rejected icon is answered with the reason and never blocks an app.
    ///
    /// Called by the child's device or by a parent. PERMISSION_DENIED `children_do_not_report`.
    public func uploadIcon(
      _ request: CatalogV1.UploadIconRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.UploadIconResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.uploadIcon,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.UploadIconResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// One page of a child's apps, and the count for each filter.
    ///
    /// All pages of a list come from the apps that matched when its first page was read: no app is
    /// repeated, and none that exists throughout is skipped.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    public func listApps(
      _ request: CatalogV1.ListAppsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListAppsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.listApps,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListAppsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// One app; for a parent with the history of its category.
    ///
    /// NOT_FOUND `unknown_app`.
    public func getApp(
      _ request: CatalogV1.GetAppRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetAppResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.getApp,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetAppResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sets an app's category from now on.
    ///
    /// Equal values succeed without a new revision or event. When a reward app gets another
    /// category, its active allocations are cancelled in the same transaction.
    ///
    /// NOT_FOUND `unknown_app`; FAILED_PRECONDITION `app_removed`; ABORTED `revision_mismatch`
    /// with the current app; INVALID_ARGUMENT `points_negative`, `points_zero`, `points_too_high`,
    /// `points_not_allowed`, `unknown_value`.
    public func setAppCategory(
      _ request: CatalogV1.SetAppCategoryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SetAppCategoryResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.setAppCategory,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SetAppCategoryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the effect of a bulk action, and the token that confirms it.
    ///
    /// The token is bound to the caller and the child, and to the action and the apps with their
    /// revisions. It is valid for 120 seconds and once.
    ///
    /// INVALID_ARGUMENT `empty_selection`; `too_many_items`: more than 500 named apps, or more
    /// than 2,000 that match; the codes of `SetAppCategory` about points.
    public func previewBulk(
      _ request: CatalogV1.PreviewBulkRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.PreviewBulkResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.previewBulk,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.PreviewBulkResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Applies a previewed action in one transaction.
    ///
    /// Each app has an outcome; apps that were changed or removed since are left as they are, and
    /// the others are changed.
    ///
    /// FAILED_PRECONDITION `confirmation_required`: there is no such token, or it expired or was
    /// used.
    public func applyBulk(
      _ request: CatalogV1.ApplyBulkRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ApplyBulkResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.applyBulk,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ApplyBulkResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes of category and points with their authors, newest first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    public func listAppChanges(
      _ request: CatalogV1.ListAppChangesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListAppChangesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.listAppChanges,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListAppChangesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// The icon of an app.
    ///
    /// NOT_FOUND `unknown_app`, `no_icon`.
    public func getIcon(
      _ request: CatalogV1.GetIconRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetIconResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Apps.Methods.getIcon,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetIconResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
