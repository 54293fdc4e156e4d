// Generated from daybook/analytics/v1/health_logs.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// A member's logs of weight, water, sleep and fasts.
  ///
  /// They are private: no other adult sees them. Weight and fasts are refused for a child with
  /// FAILED_PRECONDITION `not_for_children`, which is checked first. A child's other data are
  /// stored only with a parent's consent; a missing one is FAILED_PRECONDITION
  /// `authorization_required`.
  package enum HealthLogs {
    package static let name = "daybook.analytics.v1.HealthLogs"

    /// What the contract says about each method.
    package enum Methods {
      package static let listHealthEntries = MethodDescriptor(
        name: "daybook.analytics.v1.HealthLogs/ListHealthEntries",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getHealthEntry = MethodDescriptor(
        name: "daybook.analytics.v1.HealthLogs/GetHealthEntry",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let createHealthEntry = MethodDescriptor(
        name: "daybook.analytics.v1.HealthLogs/CreateHealthEntry",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .health,
        serviceChecksConsent: true,
        subjectField: [1]
      )

      package static let updateHealthEntry = MethodDescriptor(
        name: "daybook.analytics.v1.HealthLogs/UpdateHealthEntry",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .health,
        serviceChecksConsent: true,
        subjectField: [1]
      )

      package static let deleteHealthEntry = MethodDescriptor(
        name: "daybook.analytics.v1.HealthLogs/DeleteHealthEntry",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        listHealthEntries, getHealthEntry, createHealthEntry, updateHealthEntry, deleteHealthEntry,
      ]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.HealthLogs`.
  package protocol HealthLogsService: Sendable {
    /// Returns entries of one log, newest first.
    ///
    /// INVALID_ARGUMENT `type_required`, `date_order`.
    func listHealthEntries(_ request: AnalyticsV1.ListHealthEntriesRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.ListHealthEntriesResponse

    /// Returns one entry.
    ///
    /// NOT_FOUND `unknown_entry`.
    func getHealthEntry(_ request: AnalyticsV1.GetHealthEntryRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.GetHealthEntryResponse

    /// Adds an entry.
    ///
    /// INVALID_ARGUMENT `out_of_range`, `end_before_start`, `overlap`, `in_future`; ALREADY_EXISTS
    /// `id_taken`, and `fast_running` for a second running fast.
    func createHealthEntry(_ request: AnalyticsV1.CreateHealthEntryRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.CreateHealthEntryResponse

    /// Changes the fields in the mask, including the start of a running fast.
    ///
    /// NOT_FOUND `unknown_entry`; ABORTED `revision_mismatch` with the entry; and the errors of
    /// CreateHealthEntry.
    func updateHealthEntry(_ request: AnalyticsV1.UpdateHealthEntryRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.UpdateHealthEntryResponse

    /// Deletes an entry; imports do not restore it.
    ///
    /// NOT_FOUND `unknown_entry`; ABORTED `revision_mismatch`.
    func deleteHealthEntry(_ request: AnalyticsV1.DeleteHealthEntryRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.DeleteHealthEntryResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.HealthLogs`.
  package mutating func register(_ service: some AnalyticsV1.HealthLogsService) {
    serve(AnalyticsV1.HealthLogs.Methods.listHealthEntries) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listHealthEntries($0, call) }
      }
      let request: AnalyticsV1.ListHealthEntriesRequest
      do throws(WireError) {
        request = try AnalyticsV1.ListHealthEntriesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listHealthEntries(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthLogs.Methods.getHealthEntry) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getHealthEntry($0, call) }
      }
      let request: AnalyticsV1.GetHealthEntryRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetHealthEntryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getHealthEntry(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthLogs.Methods.createHealthEntry) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createHealthEntry($0, call) }
      }
      let request: AnalyticsV1.CreateHealthEntryRequest
      do throws(WireError) {
        request = try AnalyticsV1.CreateHealthEntryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createHealthEntry(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthLogs.Methods.updateHealthEntry) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateHealthEntry($0, call) }
      }
      let request: AnalyticsV1.UpdateHealthEntryRequest
      do throws(WireError) {
        request = try AnalyticsV1.UpdateHealthEntryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateHealthEntry(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthLogs.Methods.deleteHealthEntry) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteHealthEntry($0, call) }
      }
      let request: AnalyticsV1.DeleteHealthEntryRequest
      do throws(WireError) {
        request = try AnalyticsV1.DeleteHealthEntryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteHealthEntry(request, call)
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
  /// Calls `daybook.analytics.v1.HealthLogs`.
  public struct HealthLogsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns entries of one log, newest first.
    ///
    /// INVALID_ARGUMENT `type_required`, `date_order`.
    public func listHealthEntries(
      _ request: AnalyticsV1.ListHealthEntriesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.ListHealthEntriesResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthLogs.Methods.listHealthEntries,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.ListHealthEntriesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns one entry.
    ///
    /// NOT_FOUND `unknown_entry`.
    public func getHealthEntry(
      _ request: AnalyticsV1.GetHealthEntryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetHealthEntryResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthLogs.Methods.getHealthEntry,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetHealthEntryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds an entry.
    ///
    /// INVALID_ARGUMENT `out_of_range`, `end_before_start`, `overlap`, `in_future`; ALREADY_EXISTS
    /// `id_taken`, and `fast_running` for a second running fast.
    public func createHealthEntry(
      _ request: AnalyticsV1.CreateHealthEntryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.CreateHealthEntryResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthLogs.Methods.createHealthEntry,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.CreateHealthEntryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the fields in the mask, including the start of a running fast.
    ///
    /// NOT_FOUND `unknown_entry`; ABORTED `revision_mismatch` with the entry; and the errors of
    /// CreateHealthEntry.
    public func updateHealthEntry(
      _ request: AnalyticsV1.UpdateHealthEntryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.UpdateHealthEntryResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthLogs.Methods.updateHealthEntry,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.UpdateHealthEntryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes an entry; imports do not restore it.
    ///
    /// NOT_FOUND `unknown_entry`; ABORTED `revision_mismatch`.
    public func deleteHealthEntry(
      _ request: AnalyticsV1.DeleteHealthEntryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.DeleteHealthEntryResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthLogs.Methods.deleteHealthEntry,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.DeleteHealthEntryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
