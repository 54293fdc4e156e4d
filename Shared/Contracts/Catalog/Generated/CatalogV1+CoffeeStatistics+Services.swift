// Generated from daybook/catalog/v1/coffee_statistics.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// Figures over the household's brewing notes.
  ///
  /// Each reply is computed from the stored notes, so it includes all earlier changes. Days and
  /// weeks are in the caller's calendar.
  package enum CoffeeStatistics {
    package static let name = "daybook.catalog.v1.CoffeeStatistics"

    /// What the contract says about each method.
    package enum Methods {
      package static let getBrewSummary = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeStatistics/GetBrewSummary",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let rankBrews = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeStatistics/RankBrews",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let getBrewTrend = MethodDescriptor(
        name: "daybook.catalog.v1.CoffeeStatistics/GetBrewTrend",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [getBrewSummary, rankBrews, getBrewTrend]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.CoffeeStatistics`.
  package protocol CoffeeStatisticsService: Sendable {
    /// Brews, ratings and streaks in a period.
    func getBrewSummary(_ request: CatalogV1.GetBrewSummaryRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetBrewSummaryResponse

    /// A ranking of coffees, recipes, methods or other subjects by number of brews or by average.
    func rankBrews(_ request: CatalogV1.RankBrewsRequest, _ call: ServerCall) async throws
      -> CatalogV1.RankBrewsResponse

    /// Brews and averages over time, or averages by a recipe parameter.
    ///
    /// INVALID_ARGUMENT `too_many_points`: the period has more than 1,000 steps.
    func getBrewTrend(_ request: CatalogV1.GetBrewTrendRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetBrewTrendResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.CoffeeStatistics`.
  package mutating func register(_ service: some CatalogV1.CoffeeStatisticsService) {
    serve(CatalogV1.CoffeeStatistics.Methods.getBrewSummary) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getBrewSummary($0, call) }
      }
      let request: CatalogV1.GetBrewSummaryRequest
      do throws(WireError) {
        request = try CatalogV1.GetBrewSummaryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getBrewSummary(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.CoffeeStatistics.Methods.rankBrews) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.rankBrews($0, call) }
      }
      let request: CatalogV1.RankBrewsRequest
      do throws(WireError) {
        request = try CatalogV1.RankBrewsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.rankBrews(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.CoffeeStatistics.Methods.getBrewTrend) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getBrewTrend($0, call) }
      }
      let request: CatalogV1.GetBrewTrendRequest
      do throws(WireError) {
        request = try CatalogV1.GetBrewTrendRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getBrewTrend(request, call)
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
  /// Calls `daybook.catalog.v1.CoffeeStatistics`.
  public struct CoffeeStatisticsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Brews, ratings and streaks in a period.
    public func getBrewSummary(
      _ request: CatalogV1.GetBrewSummaryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetBrewSummaryResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.CoffeeStatistics.Methods.getBrewSummary,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetBrewSummaryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// A ranking of coffees, recipes, methods or other subjects by number of brews or by average.
    public func rankBrews(
      _ request: CatalogV1.RankBrewsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.RankBrewsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.CoffeeStatistics.Methods.rankBrews,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.RankBrewsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Brews and averages over time, or averages by a recipe parameter.
    ///
    /// INVALID_ARGUMENT `too_many_points`: the period has more than 1,000 steps.
    public func getBrewTrend(
      _ request: CatalogV1.GetBrewTrendRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetBrewTrendResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.CoffeeStatistics.Methods.getBrewTrend,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetBrewTrendResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
