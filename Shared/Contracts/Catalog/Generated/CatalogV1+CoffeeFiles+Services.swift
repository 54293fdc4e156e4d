// Generated from daybook/catalog/v1/coffee_files.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// Import and export of the coffee journal: records of other programs, and CSV.
  package enum CoffeeFiles {
    package static let name = "daybook.catalog.v1.CoffeeFiles"

    /// What the contract says about each method.
    package enum Methods {
      package static let importCoffeeRecords = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeFiles/ImportCoffeeRecords",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        priority: .bulk,
        requestLimit: 4194304
      )

      package static let exportCoffeeCSV = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeFiles/ExportCoffeeCSV",
        kind: .serverStream,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true,
        priority: .bulk
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [importCoffeeRecords, exportCoffeeCSV]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.CoffeeFiles`.
  package protocol CoffeeFilesService: Sendable {
    /// Imports records of another program.
    ///
    /// Records that are stored already are not added again.
    ///
    /// A record's id is derived from its format and source id, so importing it again adds nothing.
    /// A changed record updates only the fields that were not edited here; records deleted here
    /// stay deleted. An invalid record is a finding and does not affect the others.
    /// INVALID_ARGUMENT `too_many_items`, `unknown_format`.
    func importCoffeeRecords(_ request: CatalogV1.ImportCoffeeRecordsRequest, _ call: ServerCall)
      async throws -> CatalogV1.ImportCoffeeRecordsResponse

    /// The household's coffees, recipes or notes as CSV, in chunks: UTF-8 with a header line.
    func exportCoffeeCSV(
      _ request: CatalogV1.ExportCoffeeCSVRequest,
      _ call: ServerCall,
      _ replies: ReplyWriter<CatalogV1.ExportCoffeeCSVResponse>
    ) async throws
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.CoffeeFiles`.
  package mutating func register(_ service: some CatalogV1.CoffeeFilesService) {
    serve(CatalogV1.CoffeeFiles.Methods.importCoffeeRecords) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.importCoffeeRecords($0, call) }
      }
      let request: CatalogV1.ImportCoffeeRecordsRequest
      do throws(WireError) {
        request = try CatalogV1.ImportCoffeeRecordsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.importCoffeeRecords(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    registerServerStream(CatalogV1.CoffeeFiles.Methods.exportCoffeeCSV) {
      try await service.exportCoffeeCSV($0, $1, $2)
    }
  }
}

extension CatalogV1 {
  /// Calls `daybook.catalog.v1.CoffeeFiles`.
  public struct CoffeeFilesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Imports records of another program.
    ///
    /// Records that are stored already are not added again.
    ///
    /// A record's id is derived from its format and source id, so importing it again adds nothing.
    /// A changed record updates only the fields that were not edited here; records deleted here
    /// stay deleted. An invalid record is a finding and does not affect the others.
    /// INVALID_ARGUMENT `too_many_items`, `unknown_format`.
    public func importCoffeeRecords(
      _ request: CatalogV1.ImportCoffeeRecordsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ImportCoffeeRecordsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.CoffeeFiles.Methods.importCoffeeRecords,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ImportCoffeeRecordsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// The household's coffees, recipes or notes as CSV, in chunks: UTF-8 with a header line.
    public func exportCoffeeCSV(
      _ request: CatalogV1.ExportCoffeeCSVRequest,
      _ options: CallOptions = CallOptions()
    ) async throws -> ReplyStream<CatalogV1.ExportCoffeeCSVResponse> {
      try await channel.serverStream(
        CatalogV1.CoffeeFiles.Methods.exportCoffeeCSV,
        request,
        options
      )
    }
  }
}
