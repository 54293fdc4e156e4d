// Made from daybook/analytics/v1/health_imports.proto by protoc-gen-daybook; changes belong there.

public import RPC
import Wire

extension AnalyticsV1 {
  /// Health records from outside, and the logs to a file.
  ///
  /// What was imported once is known for good: the same record again adds nothing, also after its
  /// entry was changed or deleted.
  ///
  /// Only types that are enabled and connected are taken. FAILED_PRECONDITION `selection_required`
  /// before a selection was ever saved, `data_type_disabled` when no type is connected.
  package enum HealthImports {
    package static let name = "daybook.analytics.v1.HealthImports"

    /// What the contract says about each method.
    package enum Methods {
      package static let importHealthExport = MethodDescriptor(
        name: "daybook.analytics.v1.HealthImports/ImportHealthExport",
        kind: .bidirectional,
        access: .member,
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
    /// Takes over the `export.xml` of a phone's health app, always into the caller's own logs.
    ///
    /// The pieces are sent in order and the stream is ended; the service reports how far it is and
    /// then the result. A batch of up to 1,000 records is one transaction: whoever cancels keeps
    /// the batches that were reported.
    ///
    /// A broken record costs itself alone. INVALID_ARGUMENT `invalid_export`: it is no such file;
    /// `piece_too_large`, above 64 KiB; `file_too_large`, above 1 GiB in all.
    func importHealthExport(
      _ requests: RequestStream<AnalyticsV1.ImportHealthExportRequest>,
      _ call: ServerCall,
      _ replies: ReplyWriter<AnalyticsV1.ImportHealthExportResponse>
    ) async throws

    /// Takes over up to 1,000 records, as a phone's shortcut or another program has them.
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
        request = try AnalyticsV1.AddSamplesRequest(decoding: source, limits: .ofStrangers)
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

    /// Takes over the `export.xml` of a phone's health app, always into the caller's own logs.
    ///
    /// The pieces are sent in order and the stream is ended; the service reports how far it is and
    /// then the result. A batch of up to 1,000 records is one transaction: whoever cancels keeps
    /// the batches that were reported.
    ///
    /// A broken record costs itself alone. INVALID_ARGUMENT `invalid_export`: it is no such file;
    /// `piece_too_large`, above 64 KiB; `file_too_large`, above 1 GiB in all.
    public func importHealthExport(_ options: CallOptions = CallOptions()) async throws -> Exchange<
      AnalyticsV1.ImportHealthExportRequest, AnalyticsV1.ImportHealthExportResponse
    > {
      try await channel.bidirectional(AnalyticsV1.HealthImports.Methods.importHealthExport, options)
    }

    /// Takes over up to 1,000 records, as a phone's shortcut or another program has them.
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
