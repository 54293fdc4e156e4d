// Generated from daybook/catalog/v1/points.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// A child's screen-time points, which are separate from task points.
  package enum Points {
    package static let name = "daybook.catalog.v1.Points"

    /// What the contract says about each method.
    package enum Methods {
      package static let getBalance = MethodDescriptor(
        name: "daybook.catalog.v1.Points/GetBalance",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let listLedger = MethodDescriptor(
        name: "daybook.catalog.v1.Points/ListLedger",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let adjustPoints = MethodDescriptor(
        name: "daybook.catalog.v1.Points/AdjustPoints",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        subjectField: [1]
      )

      package static let getRules = MethodDescriptor(
        name: "daybook.catalog.v1.Points/GetRules",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getScreenTimeSettings = MethodDescriptor(
        name: "daybook.catalog.v1.Points/GetScreenTimeSettings",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let updateScreenTimeSettings = MethodDescriptor(
        name: "daybook.catalog.v1.Points/UpdateScreenTimeSettings",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        getBalance, listLedger, adjustPoints, getRules, getScreenTimeSettings,
        updateScreenTimeSettings,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Points`.
  package protocol PointsService: Sendable {
    /// The balance.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    func getBalance(_ request: CatalogV1.GetBalanceRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetBalanceResponse

    /// The ledger, newest first.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `date_order`.
    func listLedger(_ request: CatalogV1.ListLedgerRequest, _ call: ServerCall) async throws
      -> CatalogV1.ListLedgerResponse

    /// Gives or takes points; a reason is required.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `out_of_range`, `reason_required`, `field_too_long`;
    /// FAILED_PRECONDITION `insufficient_points`.
    func adjustPoints(_ request: CatalogV1.AdjustPointsRequest, _ call: ServerCall) async throws
      -> CatalogV1.AdjustPointsResponse

    /// What earns and costs points, what parents see, and who changed which rule.
    ///
    /// No setting hides this from the child. INVALID_ARGUMENT `not_a_child`.
    func getRules(_ request: CatalogV1.GetRulesRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetRulesResponse

    /// A child's settings, made by parents.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    func getScreenTimeSettings(
      _ request: CatalogV1.GetScreenTimeSettingsRequest,
      _ call: ServerCall
    ) async throws -> CatalogV1.GetScreenTimeSettingsResponse

    /// Changes the masked settings.
    ///
    /// Equal values make no new revision. INVALID_ARGUMENT `not_a_child`, `out_of_range`,
    /// `unknown_path`, `update_mask_required`; ABORTED `revision_mismatch` with the current
    /// settings.
    func updateScreenTimeSettings(
      _ request: CatalogV1.UpdateScreenTimeSettingsRequest,
      _ call: ServerCall
    ) async throws -> CatalogV1.UpdateScreenTimeSettingsResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Points`.
  package mutating func register(_ service: some CatalogV1.PointsService) {
    serve(CatalogV1.Points.Methods.getBalance) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getBalance($0, call) }
      }
      let request: CatalogV1.GetBalanceRequest
      do throws(WireError) {
        request = try CatalogV1.GetBalanceRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getBalance(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Points.Methods.listLedger) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listLedger($0, call) }
      }
      let request: CatalogV1.ListLedgerRequest
      do throws(WireError) {
        request = try CatalogV1.ListLedgerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listLedger(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Points.Methods.adjustPoints) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.adjustPoints($0, call) }
      }
      let request: CatalogV1.AdjustPointsRequest
      do throws(WireError) {
        request = try CatalogV1.AdjustPointsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.adjustPoints(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Points.Methods.getRules) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getRules($0, call) }
      }
      let request: CatalogV1.GetRulesRequest
      do throws(WireError) {
        request = try CatalogV1.GetRulesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getRules(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Points.Methods.getScreenTimeSettings) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getScreenTimeSettings($0, call) }
      }
      let request: CatalogV1.GetScreenTimeSettingsRequest
      do throws(WireError) {
        request = try CatalogV1.GetScreenTimeSettingsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getScreenTimeSettings(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Points.Methods.updateScreenTimeSettings) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateScreenTimeSettings($0, call) }
      }
      let request: CatalogV1.UpdateScreenTimeSettingsRequest
      do throws(WireError) {
        request = try CatalogV1.UpdateScreenTimeSettingsRequest(
          decoding: source,
          limits: .untrusted
        )
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateScreenTimeSettings(request, call)
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
  /// Calls `daybook.catalog.v1.Points`.
  public struct PointsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// The balance.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    public func getBalance(
      _ request: CatalogV1.GetBalanceRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetBalanceResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Points.Methods.getBalance,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetBalanceResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// The ledger, newest first.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `date_order`.
    public func listLedger(
      _ request: CatalogV1.ListLedgerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListLedgerResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Points.Methods.listLedger,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListLedgerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Gives or takes points; a reason is required.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `out_of_range`, `reason_required`, `field_too_long`;
    /// FAILED_PRECONDITION `insufficient_points`.
    public func adjustPoints(
      _ request: CatalogV1.AdjustPointsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.AdjustPointsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Points.Methods.adjustPoints,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.AdjustPointsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// What earns and costs points, what parents see, and who changed which rule.
    ///
    /// No setting hides this from the child. INVALID_ARGUMENT `not_a_child`.
    public func getRules(
      _ request: CatalogV1.GetRulesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetRulesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Points.Methods.getRules,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetRulesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// A child's settings, made by parents.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    public func getScreenTimeSettings(
      _ request: CatalogV1.GetScreenTimeSettingsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetScreenTimeSettingsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Points.Methods.getScreenTimeSettings,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetScreenTimeSettingsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the masked settings.
    ///
    /// Equal values make no new revision. INVALID_ARGUMENT `not_a_child`, `out_of_range`,
    /// `unknown_path`, `update_mask_required`; ABORTED `revision_mismatch` with the current
    /// settings.
    public func updateScreenTimeSettings(
      _ request: CatalogV1.UpdateScreenTimeSettingsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.UpdateScreenTimeSettingsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Points.Methods.updateScreenTimeSettings,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.UpdateScreenTimeSettingsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
