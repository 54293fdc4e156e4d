// Generated from daybook/analytics/v1/health_sources.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Which health data a member imports, and the nudges to connect them.
  ///
  /// Weight and fasts are refused for a child with FAILED_PRECONDITION `not_for_children`; a
  /// child's other types need a parent's consent (`authorization_required`).
  package enum HealthSources {
    package static let name = "daybook.analytics.v1.HealthSources"

    /// What the contract says about each method.
    package enum Methods {
      package static let getHealthSources = MethodDescriptor(
        name: "daybook.analytics.v1.HealthSources/GetHealthSources",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let saveHealthSelection = MethodDescriptor(
        name: "daybook.analytics.v1.HealthSources/SaveHealthSelection",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .health,
        serviceChecksConsent: true,
        subjectField: [1]
      )

      package static let connectHealthSource = MethodDescriptor(
        name: "daybook.analytics.v1.HealthSources/ConnectHealthSource",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .health,
        serviceChecksConsent: true,
        subjectField: [1]
      )

      package static let disconnectHealthSource = MethodDescriptor(
        name: "daybook.analytics.v1.HealthSources/DisconnectHealthSource",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let getHealthNudges = MethodDescriptor(
        name: "daybook.analytics.v1.HealthSources/GetHealthNudges",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let recordTimerVisit = MethodDescriptor(
        name: "daybook.analytics.v1.HealthSources/RecordTimerVisit",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let dismissHealthNudge = MethodDescriptor(
        name: "daybook.analytics.v1.HealthSources/DismissHealthNudge",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        getHealthSources, saveHealthSelection, connectHealthSource, disconnectHealthSource,
        getHealthNudges, recordTimerVisit, dismissHealthNudge,
      ]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.HealthSources`.
  package protocol HealthSourcesService: Sendable {
    /// Returns the selection and the connections.
    func getHealthSources(_ request: AnalyticsV1.GetHealthSourcesRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetHealthSourcesResponse

    /// Sets the enabled types; the list may be empty.
    ///
    /// A type that is no longer enabled is disconnected and its nudge is dismissed permanently;
    /// its log stays. INVALID_ARGUMENT `unknown_value`.
    func saveHealthSelection(_ request: AnalyticsV1.SaveHealthSelectionRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.SaveHealthSelectionResponse

    /// Connects types, or changes their scope.
    ///
    /// INVALID_ARGUMENT `no_type_selected`, `scope_required`; FAILED_PRECONDITION
    /// `selection_required` before the first selection, `data_type_disabled`.
    func connectHealthSource(_ request: AnalyticsV1.ConnectHealthSourceRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.ConnectHealthSourceResponse

    /// Disconnects types; their logs stay.
    ///
    /// INVALID_ARGUMENT `no_type_selected`.
    func disconnectHealthSource(
      _ request: AnalyticsV1.DisconnectHealthSourceRequest,
      _ call: ServerCall
    ) async throws -> AnalyticsV1.DisconnectHealthSourceResponse

    /// Returns the nudges to show, without counting a visit.
    func getHealthNudges(_ request: AnalyticsV1.GetHealthNudgesRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetHealthNudgesResponse

    /// Records that the member opened the page of the fasting timer.
    ///
    /// The visit counts only while the timer's nudge is eligible; every fifth visit shows it.
    /// FAILED_PRECONDITION `not_for_children`.
    func recordTimerVisit(_ request: AnalyticsV1.RecordTimerVisitRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.RecordTimerVisitResponse

    /// Dismisses a nudge.
    ///
    /// INVALID_ARGUMENT `type_required`; `variant_not_allowed`: only the timer's can be postponed.
    func dismissHealthNudge(_ request: AnalyticsV1.DismissHealthNudgeRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.DismissHealthNudgeResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.HealthSources`.
  package mutating func register(_ service: some AnalyticsV1.HealthSourcesService) {
    serve(AnalyticsV1.HealthSources.Methods.getHealthSources) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getHealthSources($0, call) }
      }
      let request: AnalyticsV1.GetHealthSourcesRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetHealthSourcesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getHealthSources(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthSources.Methods.saveHealthSelection) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.saveHealthSelection($0, call) }
      }
      let request: AnalyticsV1.SaveHealthSelectionRequest
      do throws(WireError) {
        request = try AnalyticsV1.SaveHealthSelectionRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.saveHealthSelection(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthSources.Methods.connectHealthSource) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.connectHealthSource($0, call) }
      }
      let request: AnalyticsV1.ConnectHealthSourceRequest
      do throws(WireError) {
        request = try AnalyticsV1.ConnectHealthSourceRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.connectHealthSource(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthSources.Methods.disconnectHealthSource) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.disconnectHealthSource($0, call) }
      }
      let request: AnalyticsV1.DisconnectHealthSourceRequest
      do throws(WireError) {
        request = try AnalyticsV1.DisconnectHealthSourceRequest(
          decoding: source,
          limits: .untrusted
        )
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.disconnectHealthSource(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthSources.Methods.getHealthNudges) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getHealthNudges($0, call) }
      }
      let request: AnalyticsV1.GetHealthNudgesRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetHealthNudgesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getHealthNudges(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthSources.Methods.recordTimerVisit) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.recordTimerVisit($0, call) }
      }
      let request: AnalyticsV1.RecordTimerVisitRequest
      do throws(WireError) {
        request = try AnalyticsV1.RecordTimerVisitRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.recordTimerVisit(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthSources.Methods.dismissHealthNudge) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.dismissHealthNudge($0, call) }
      }
      let request: AnalyticsV1.DismissHealthNudgeRequest
      do throws(WireError) {
        request = try AnalyticsV1.DismissHealthNudgeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.dismissHealthNudge(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension AnalyticsV1 {
  /// Calls `daybook.analytics.v1.HealthSources`.
  public struct HealthSourcesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the selection and the connections.
    public func getHealthSources(
      _ request: AnalyticsV1.GetHealthSourcesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetHealthSourcesResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthSources.Methods.getHealthSources,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetHealthSourcesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sets the enabled types; the list may be empty.
    ///
    /// A type that is no longer enabled is disconnected and its nudge is dismissed permanently;
    /// its log stays. INVALID_ARGUMENT `unknown_value`.
    public func saveHealthSelection(
      _ request: AnalyticsV1.SaveHealthSelectionRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.SaveHealthSelectionResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthSources.Methods.saveHealthSelection,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.SaveHealthSelectionResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Connects types, or changes their scope.
    ///
    /// INVALID_ARGUMENT `no_type_selected`, `scope_required`; FAILED_PRECONDITION
    /// `selection_required` before the first selection, `data_type_disabled`.
    public func connectHealthSource(
      _ request: AnalyticsV1.ConnectHealthSourceRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.ConnectHealthSourceResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthSources.Methods.connectHealthSource,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.ConnectHealthSourceResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Disconnects types; their logs stay.
    ///
    /// INVALID_ARGUMENT `no_type_selected`.
    public func disconnectHealthSource(
      _ request: AnalyticsV1.DisconnectHealthSourceRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.DisconnectHealthSourceResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthSources.Methods.disconnectHealthSource,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.DisconnectHealthSourceResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns the nudges to show, without counting a visit.
    public func getHealthNudges(
      _ request: AnalyticsV1.GetHealthNudgesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetHealthNudgesResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthSources.Methods.getHealthNudges,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetHealthNudgesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Records that the member opened the page of the fasting timer.
    ///
    /// The visit counts only while the timer's nudge is eligible; every fifth visit shows it.
    /// FAILED_PRECONDITION `not_for_children`.
    public func recordTimerVisit(
      _ request: AnalyticsV1.RecordTimerVisitRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.RecordTimerVisitResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthSources.Methods.recordTimerVisit,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.RecordTimerVisitResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Dismisses a nudge.
    ///
    /// INVALID_ARGUMENT `type_required`; `variant_not_allowed`: only the timer's can be postponed.
    public func dismissHealthNudge(
      _ request: AnalyticsV1.DismissHealthNudgeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.DismissHealthNudgeResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthSources.Methods.dismissHealthNudge,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.DismissHealthNudgeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
