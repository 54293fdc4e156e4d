// Generated from daybook/analytics/v1/health_imports.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Imports of health records.
  ///
  /// The identity of an imported record is stored permanently: importing it again adds nothing,
  /// even if its entry was changed or deleted.
  ///
  /// Only types that are enabled and connected are imported. FAILED_PRECONDITION
  /// `selection_required` before the first selection, `data_type_disabled` when no type is
  /// connected.
  package enum HealthImports {
    package static let name = "daybook.analytics.v1.HealthImports"

    /// What the contract says about each method.
    package enum Methods {
      package static let importHealthExport = MethodDescriptor(
        name: "daybook.analytics.v1.HealthImports/ImportHealthExport",
        kind: .bidirectional,
        access: .member,
        changes: true,
        priority: .bulk,
        consent: .health
      )

      package static let addSamples = MethodDescriptor(
        name: "daybook.analytics.v1.HealthImports/AddSamples",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        priority: .bulk,
        consent: .health,
        serviceChecksConsent: true,
        requestLimit: 2097152,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [importHealthExport, addSamples]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.HealthImports`.
  package protocol HealthImportsService: Sendable {
    /// Imports the `export.xml` of a phone's health app into the caller's own logs.
    ///
    /// The client sends the pieces in order and ends the stream; the service reports progress and
    /// then the result. Each batch of up to 1,000 records is one transaction: batches that were
    /// reported stay after a cancellation.
    ///
    /// A broken record does not affect others. INVALID_ARGUMENT `invalid_export`: the file is no
    /// such export; `piece_too_large`, above 64 KiB; `file_too_large`, above 1 GiB in all.
    func importHealthExport(
      _ requests: RequestStream<AnalyticsV1.ImportHealthExportRequest>,
      _ call: ServerCall,
      _ replies: ReplyWriter<AnalyticsV1.ImportHealthExportResponse>
    ) async throws

    /// Imports up to 1,000 records, for phone shortcuts and other programs.
    ///
    /// INVALID_ARGUMENT `too_many_items`.
    func addSamples(_ request: AnalyticsV1.AddSamplesRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.AddSamplesResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.HealthImports`.
  package mutating func register(_ service: some AnalyticsV1.HealthImportsService) {
    registerBidirectional(AnalyticsV1.HealthImports.Methods.importHealthExport) {
      try await service.importHealthExport($0, $1, $2)
    }
    serve(AnalyticsV1.HealthImports.Methods.addSamples) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.addSamples($0, call) }
      }
      let request: AnalyticsV1.AddSamplesRequest
      do throws(WireError) {
        request = try AnalyticsV1.AddSamplesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.addSamples(request, call)
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
  /// Calls `daybook.analytics.v1.HealthImports`.
  public struct HealthImportsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Imports the `export.xml` of a phone's health app into the caller's own logs.
    ///
    /// The client sends the pieces in order and ends the stream; the service reports progress and
    /// then the result. Each batch of up to 1,000 records is one transaction: batches that were
    /// reported stay after a cancellation.
    ///
    /// A broken record does not affect others. INVALID_ARGUMENT `invalid_export`: the file is no
    /// such export; `piece_too_large`, above 64 KiB; `file_too_large`, above 1 GiB in all.
    public func importHealthExport(_ options: CallOptions = CallOptions()) async throws -> Exchange<
      AnalyticsV1.ImportHealthExportRequest, AnalyticsV1.ImportHealthExportResponse
    > {
      try await channel.bidirectional(AnalyticsV1.HealthImports.Methods.importHealthExport, options)
    }

    /// Imports up to 1,000 records, for phone shortcuts and other programs.
    ///
    /// INVALID_ARGUMENT `too_many_items`.
    public func addSamples(
      _ request: AnalyticsV1.AddSamplesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.AddSamplesResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthImports.Methods.addSamples,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.AddSamplesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
