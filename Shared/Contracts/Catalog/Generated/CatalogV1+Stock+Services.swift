// Generated from daybook/catalog/v1/stock.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// The stock of each coffee, kept as a ledger of purchases, brews, corrections and waste.
  ///
  /// Every brew is booked. If more was brewed than was in stock, the stock is 0 and `drift` asks
  /// for a weighing.
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
    /// Books a weighing, waste or a purchase.
    ///
    /// A coffee's bag size is part of its stock without an entry. Every member may call it; the
    /// ledger has the author.
    ///
    /// NOT_FOUND `unknown_coffee`; INVALID_ARGUMENT `amount_required`, `out_of_range`.
    func correctStock(_ request: CatalogV1.CorrectStockRequest, _ call: ServerCall) async throws
      -> CatalogV1.CorrectStockResponse

    /// The ledger of a coffee, newest entry first.
    ///
    /// NOT_FOUND `unknown_coffee`.
    func listStockEntries(_ request: CatalogV1.ListStockEntriesRequest, _ call: ServerCall)
      async throws -> CatalogV1.ListStockEntriesResponse

    /// The grind settings of the latest and the best-rated note of a coffee.
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
        request = try CatalogV1.CorrectStockRequest(decoding: source, limits: .untrusted)
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
        request = try CatalogV1.ListStockEntriesRequest(decoding: source, limits: .untrusted)
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
        request = try CatalogV1.LastGrindRequest(decoding: source, limits: .untrusted)
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

    /// Books a weighing, waste or a purchase.
    ///
    /// A coffee's bag size is part of its stock without an entry. Every member may call it; the
    /// ledger has the author.
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

    /// The ledger of a coffee, newest entry first.
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

    /// The grind settings of the latest and the best-rated note of a coffee.
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
