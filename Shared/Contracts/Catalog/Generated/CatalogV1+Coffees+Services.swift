// Generated from daybook/catalog/v1/coffees.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// The coffees of a household; every member reads them, parents change them.
  package enum Coffees {
    package static let name = "daybook.catalog.v1.Coffees"

    /// What the contract says about each method.
    package enum Methods {
      package static let listCoffees = MethodDescriptor(
        name: "daybook.catalog.v1.Coffees/ListCoffees",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let getCoffee = MethodDescriptor(
        name: "daybook.catalog.v1.Coffees/GetCoffee",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let createCoffee = MethodDescriptor(
        name: "daybook.catalog.v1.Coffees/CreateCoffee",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let updateCoffee = MethodDescriptor(
        name: "daybook.catalog.v1.Coffees/UpdateCoffee",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let deleteCoffee = MethodDescriptor(
        name: "daybook.catalog.v1.Coffees/DeleteCoffee",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let getBrewingAnalysis = MethodDescriptor(
        name: "daybook.catalog.v1.Coffees/GetBrewingAnalysis",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let getCoffeeOptions = MethodDescriptor(
        name: "daybook.catalog.v1.Coffees/GetCoffeeOptions",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        listCoffees, getCoffee, createCoffee, updateCoffee, deleteCoffee, getBrewingAnalysis,
        getCoffeeOptions,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Coffees`.
  package protocol CoffeesService: Sendable {
    /// Lists coffees, newest first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    func listCoffees(_ request: CatalogV1.ListCoffeesRequest, _ call: ServerCall) async throws
      -> CatalogV1.ListCoffeesResponse

    /// NOT_FOUND `unknown_coffee`.
    func getCoffee(_ request: CatalogV1.GetCoffeeRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetCoffeeResponse

    /// Adds a coffee; only the name is required.
    ///
    /// INVALID_ARGUMENT `name_required`, `field_too_long`, `unknown_option`, `control_character`,
    /// `out_of_range`, `date_order`: every violation with its field. ALREADY_EXISTS `id_taken`.
    func createCoffee(_ request: CatalogV1.CreateCoffeeRequest, _ call: ServerCall) async throws
      -> CatalogV1.CreateCoffeeResponse

    /// Changes the masked fields.
    ///
    /// INVALID_ARGUMENT as `CreateCoffee`, and `unknown_field`; NOT_FOUND `unknown_coffee`;
    /// ABORTED `revision_mismatch` with the current coffee.
    func updateCoffee(_ request: CatalogV1.UpdateCoffeeRequest, _ call: ServerCall) async throws
      -> CatalogV1.UpdateCoffeeResponse

    /// Deletes a coffee, and keeps or deletes its brewing notes.
    ///
    /// NOT_FOUND `unknown_coffee`; FAILED_PRECONDITION `has_notes` with their number if no choice
    /// was made; INVALID_ARGUMENT `too_many_items` above 10,000 notes; ABORTED
    /// `revision_mismatch`.
    func deleteCoffee(_ request: CatalogV1.DeleteCoffeeRequest, _ call: ServerCall) async throws
      -> CatalogV1.DeleteCoffeeResponse

    /// Figures over the brewing notes of one coffee.
    ///
    /// NOT_FOUND `unknown_coffee`.
    func getBrewingAnalysis(_ request: CatalogV1.GetBrewingAnalysisRequest, _ call: ServerCall)
      async throws -> CatalogV1.GetBrewingAnalysisResponse

    /// The option lists of forms.
    ///
    /// Clients must not keep copies of their own.
    func getCoffeeOptions(_ request: CatalogV1.GetCoffeeOptionsRequest, _ call: ServerCall)
      async throws -> CatalogV1.GetCoffeeOptionsResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Coffees`.
  package mutating func register(_ service: some CatalogV1.CoffeesService) {
    serve(CatalogV1.Coffees.Methods.listCoffees) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listCoffees($0, call) }
      }
      let request: CatalogV1.ListCoffeesRequest
      do throws(WireError) {
        request = try CatalogV1.ListCoffeesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listCoffees(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Coffees.Methods.getCoffee) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getCoffee($0, call) }
      }
      let request: CatalogV1.GetCoffeeRequest
      do throws(WireError) {
        request = try CatalogV1.GetCoffeeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getCoffee(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Coffees.Methods.createCoffee) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createCoffee($0, call) }
      }
      let request: CatalogV1.CreateCoffeeRequest
      do throws(WireError) {
        request = try CatalogV1.CreateCoffeeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createCoffee(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Coffees.Methods.updateCoffee) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateCoffee($0, call) }
      }
      let request: CatalogV1.UpdateCoffeeRequest
      do throws(WireError) {
        request = try CatalogV1.UpdateCoffeeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateCoffee(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Coffees.Methods.deleteCoffee) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteCoffee($0, call) }
      }
      let request: CatalogV1.DeleteCoffeeRequest
      do throws(WireError) {
        request = try CatalogV1.DeleteCoffeeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteCoffee(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Coffees.Methods.getBrewingAnalysis) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getBrewingAnalysis($0, call) }
      }
      let request: CatalogV1.GetBrewingAnalysisRequest
      do throws(WireError) {
        request = try CatalogV1.GetBrewingAnalysisRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getBrewingAnalysis(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Coffees.Methods.getCoffeeOptions) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getCoffeeOptions($0, call) }
      }
      let request: CatalogV1.GetCoffeeOptionsRequest
      do throws(WireError) {
        request = try CatalogV1.GetCoffeeOptionsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getCoffeeOptions(request, call)
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
  /// Calls `daybook.catalog.v1.Coffees`.
  public struct CoffeesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists coffees, newest first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    public func listCoffees(
      _ request: CatalogV1.ListCoffeesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListCoffeesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Coffees.Methods.listCoffees,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListCoffeesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// NOT_FOUND `unknown_coffee`.
    public func getCoffee(
      _ request: CatalogV1.GetCoffeeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetCoffeeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Coffees.Methods.getCoffee,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetCoffeeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds a coffee; only the name is required.
    ///
    /// INVALID_ARGUMENT `name_required`, `field_too_long`, `unknown_option`, `control_character`,
    /// `out_of_range`, `date_order`: every violation with its field. ALREADY_EXISTS `id_taken`.
    public func createCoffee(
      _ request: CatalogV1.CreateCoffeeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.CreateCoffeeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Coffees.Methods.createCoffee,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.CreateCoffeeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the masked fields.
    ///
    /// INVALID_ARGUMENT as `CreateCoffee`, and `unknown_field`; NOT_FOUND `unknown_coffee`;
    /// ABORTED `revision_mismatch` with the current coffee.
    public func updateCoffee(
      _ request: CatalogV1.UpdateCoffeeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.UpdateCoffeeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Coffees.Methods.updateCoffee,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.UpdateCoffeeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes a coffee, and keeps or deletes its brewing notes.
    ///
    /// NOT_FOUND `unknown_coffee`; FAILED_PRECONDITION `has_notes` with their number if no choice
    /// was made; INVALID_ARGUMENT `too_many_items` above 10,000 notes; ABORTED
    /// `revision_mismatch`.
    public func deleteCoffee(
      _ request: CatalogV1.DeleteCoffeeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.DeleteCoffeeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Coffees.Methods.deleteCoffee,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.DeleteCoffeeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Figures over the brewing notes of one coffee.
    ///
    /// NOT_FOUND `unknown_coffee`.
    public func getBrewingAnalysis(
      _ request: CatalogV1.GetBrewingAnalysisRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetBrewingAnalysisResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Coffees.Methods.getBrewingAnalysis,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetBrewingAnalysisResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// The option lists of forms.
    ///
    /// Clients must not keep copies of their own.
    public func getCoffeeOptions(
      _ request: CatalogV1.GetCoffeeOptionsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetCoffeeOptionsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Coffees.Methods.getCoffeeOptions,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetCoffeeOptionsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
