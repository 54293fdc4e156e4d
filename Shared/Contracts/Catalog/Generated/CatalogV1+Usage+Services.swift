// Generated from daybook/catalog/v1/usage.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// A child's use of apps.
  ///
  /// Use of a learning app earns points; use of a reward app consumes allocations. Only apps and
  /// times are accepted, no titles, addresses or contents; unknown fields are dropped.
  package enum Usage {
    package static let name = "daybook.catalog.v1.Usage"

    /// What the contract says about each method.
    package enum Methods {
      package static let reportUsage = MethodDescriptor(
        name: "daybook.catalog.v1.Usage/ReportUsage",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        isForDevices: true,
        requestLimit: 262144,
        subjectField: [1]
      )

      package static let addUsage = MethodDescriptor(
        name: "daybook.catalog.v1.Usage/AddUsage",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        requestLimit: 262144,
        subjectField: [1]
      )

      package static let getUsage = MethodDescriptor(
        name: "daybook.catalog.v1.Usage/GetUsage",
        kind: .unary,
        access: .parent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [reportUsage, addUsage, getUsage]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Usage`.
  package protocol UsageService: Sendable {
    /// Reports intervals in which an app was in the foreground, by a device of the child or by a
    /// parent.
    ///
    /// No second counts twice: time that was counted before is cut out. A rejected interval is
    /// answered with a reason, and the others are booked. A report id counts once within 90 days.
    /// A child has at most 20,000 intervals that end on one day in UTC.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `too_many_items`, `invalid_device`. Codes of an interval:
    /// `end_before_start`, `interval_too_long`, `in_future`, `too_old`,
    /// `invalid_bundle_identifier`, `malformed_id`, `report_id_reused`, `time_required`,
    /// `too_many_apps`, `too_many_intervals`, and `before_consent`: it began before the consent in
    /// force was given, so nothing of it is stored.
    func reportUsage(_ request: CatalogV1.ReportUsageRequest, _ call: ServerCall) async throws
      -> CatalogV1.ReportUsageResponse

    /// Adds use recorded by another program.
    ///
    /// It is shown and summed, but earns and consumes nothing. Intervals may be up to 90 days old;
    /// otherwise as `ReportUsage`.
    func addUsage(_ request: CatalogV1.AddUsageRequest, _ call: ServerCall) async throws
      -> CatalogV1.AddUsageResponse

    /// Use by app and day, latest day first.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `date_order`.
    func getUsage(_ request: CatalogV1.GetUsageRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetUsageResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Usage`.
  package mutating func register(_ service: some CatalogV1.UsageService) {
    serve(CatalogV1.Usage.Methods.reportUsage) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.reportUsage($0, call) }
      }
      let request: CatalogV1.ReportUsageRequest
      do throws(WireError) {
        request = try CatalogV1.ReportUsageRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.reportUsage(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Usage.Methods.addUsage) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.addUsage($0, call) }
      }
      let request: CatalogV1.AddUsageRequest
      do throws(WireError) {
        request = try CatalogV1.AddUsageRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.addUsage(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Usage.Methods.getUsage) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getUsage($0, call) }
      }
      let request: CatalogV1.GetUsageRequest
      do throws(WireError) {
        request = try CatalogV1.GetUsageRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getUsage(request, call)
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
  /// Calls `daybook.catalog.v1.Usage`.
  public struct UsageClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Reports intervals in which an app was in the foreground, by a device of the child or by a
    /// parent.
    ///
    /// No second counts twice: time that was counted before is cut out. A rejected interval is
    /// answered with a reason, and the others are booked. A report id counts once within 90 days.
    /// A child has at most 20,000 intervals that end on one day in UTC.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `too_many_items`, `invalid_device`. Codes of an interval:
    /// `end_before_start`, `interval_too_long`, `in_future`, `too_old`,
    /// `invalid_bundle_identifier`, `malformed_id`, `report_id_reused`, `time_required`,
    /// `too_many_apps`, `too_many_intervals`, and `before_consent`: it began before the consent in
    /// force was given, so nothing of it is stored.
    public func reportUsage(
      _ request: CatalogV1.ReportUsageRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ReportUsageResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Usage.Methods.reportUsage,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ReportUsageResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds use recorded by another program.
    ///
    /// It is shown and summed, but earns and consumes nothing. Intervals may be up to 90 days old;
    /// otherwise as `ReportUsage`.
    public func addUsage(
      _ request: CatalogV1.AddUsageRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.AddUsageResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Usage.Methods.addUsage,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.AddUsageResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Use by app and day, latest day first.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `date_order`.
    public func getUsage(
      _ request: CatalogV1.GetUsageRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetUsageResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Usage.Methods.getUsage,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetUsageResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
