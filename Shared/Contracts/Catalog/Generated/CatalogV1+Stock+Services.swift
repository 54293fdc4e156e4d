// Made from daybook/catalog/v1/stock.proto by protoc-gen-daybook; changes belong there.

public import RPC
import Wire

extension CatalogV1 {
  /// What is left of each coffee.
  ///
  /// Stock is a ledger: what came in, brews, corrections and waste. A brew is always booked; what
  /// is left is shown as 0 when more was brewed than there was, and `drift` asks for a weighing.
  package enum CoffeeStock {
    package static let name = "daybook.catalog.v1.CoffeeStock"

    /// What the contract says about each method.
    package enum Methods {
      package static let correctStock = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeStock/CorrectStock",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let listStockEntries = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeStock/ListStockEntries",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let lastGrind = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeStock/LastGrind",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [correctStock, listStockEntries, lastGrind]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.CoffeeStock`.
  package protocol CoffeeStockService: Sendable {
    /// Books what the scale says, what was thrown away, or what came in.
    ///
    /// The full bag of a coffee is booked by its size. Every member may; who did is in the ledger.
    ///
    /// NOT_FOUND `unknown_coffee`; INVALID_ARGUMENT `amount_required`, `out_of_range`.
    func correctStock(_ request: CatalogV1.CorrectStockRequest, _ call: ServerCall) async throws
      -> CatalogV1.CorrectStockResponse

    /// The ledger of a coffee, the newest entry first.
    ///
    /// NOT_FOUND `unknown_coffee`.
    func listStockEntries(_ request: CatalogV1.ListStockEntriesRequest, _ call: ServerCall)
      async throws -> CatalogV1.ListStockEntriesResponse

    /// How a coffee was ground: the latest and the best-rated note.
    ///
    /// NOT_FOUND `unknown_coffee`.
    func lastGrind(_ request: CatalogV1.LastGrindRequest, _ call: ServerCall) async throws
      -> CatalogV1.LastGrindResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.CoffeeStock`.
  package mutating func register(_ service: some CatalogV1.CoffeeStockService) {
    serve(CatalogV1.CoffeeStock.Methods.correctStock) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.correctStock($0, call) }
      }
      let request: CatalogV1.CorrectStockRequest
      do throws(WireError) {
        request = try CatalogV1.CorrectStockRequest(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.correctStock(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.CoffeeStock.Methods.listStockEntries) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listStockEntries($0, call) }
      }
      let request: CatalogV1.ListStockEntriesRequest
      do throws(WireError) {
        request = try CatalogV1.ListStockEntriesRequest(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listStockEntries(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.CoffeeStock.Methods.lastGrind) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.lastGrind($0, call) }
      }
      let request: CatalogV1.LastGrindRequest
      do throws(WireError) {
        request = try CatalogV1.LastGrindRequest(decoding: source, limits: .ofStrangers)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.lastGrind(request, call)
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
  /// Calls `daybook.catalog.v1.CoffeeStock`.
  public struct CoffeeStockClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Books what the scale says, what was thrown away, or what came in.
    ///
    /// The full bag of a coffee is booked by its size. Every member may; who did is in the ledger.
    ///
    /// NOT_FOUND `unknown_coffee`; INVALID_ARGUMENT `amount_required`, `out_of_range`.
    public func correctStock(
      _ request: CatalogV1.CorrectStockRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.CorrectStockResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.CoffeeStock.Methods.correctStock,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.CorrectStockResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// The ledger of a coffee, the newest entry first.
    ///
    /// NOT_FOUND `unknown_coffee`.
    public func listStockEntries(
      _ request: CatalogV1.ListStockEntriesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListStockEntriesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.CoffeeStock.Methods.listStockEntries,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListStockEntriesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// How a coffee was ground: the latest and the best-rated note.
    ///
    /// NOT_FOUND `unknown_coffee`.
    public func lastGrind(
      _ request: CatalogV1.LastGrindRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.LastGrindResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.CoffeeStock.Methods.lastGrind,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.LastGrindResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
