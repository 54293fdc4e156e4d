// Generated from daybook/catalog/v1/recipes.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// The recipes of a household; every member reads them, parents change them.
  package enum Recipes {
    package static let name = "daybook.catalog.v1.Recipes"

    /// What the contract says about each method.
    package enum Methods {
      package static let listRecipes = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/ListRecipes",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let getRecipe = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/GetRecipe",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let createRecipe = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/CreateRecipe",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let updateRecipe = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/UpdateRecipe",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let deleteRecipe = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/DeleteRecipe",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let duplicateRecipe = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/DuplicateRecipe",
        kind: .unary,
        access: .parent,
        changes: true
      )

      package static let getRecipeForm = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/GetRecipeForm",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let exportRecipes = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/ExportRecipes",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let importRecipes = MethodDescriptor(
        name: "daybook.catalog.v1.Recipes/ImportRecipes",
        kind: .unary,
        access: .parent,
        changes: true,
        requestLimit: 1126400
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        listRecipes, getRecipe, createRecipe, updateRecipe, deleteRecipe, duplicateRecipe,
        getRecipeForm, exportRecipes, importRecipes,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Recipes`.
  package protocol RecipesService: Sendable {
    /// Lists recipes, most used first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    func listRecipes(_ request: CatalogV1.ListRecipesRequest, _ call: ServerCall) async throws
      -> CatalogV1.ListRecipesResponse

    /// NOT_FOUND `unknown_recipe`.
    func getRecipe(_ request: CatalogV1.GetRecipeRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetRecipeResponse

    /// Adds a recipe.
    ///
    /// Fields that the method's family does not show are stored as 0 or empty.
    ///
    /// INVALID_ARGUMENT `name_required`, `method_required`, `grinder_required`, `dose_required`,
    /// `field_too_long`, `control_character`, `out_of_range`, `unknown_option`,
    /// `unknown_equipment`, `pour_gap`, `times_exceed_brew_time`: every violation with its field.
    /// ALREADY_EXISTS `id_taken`.
    func createRecipe(_ request: CatalogV1.CreateRecipeRequest, _ call: ServerCall) async throws
      -> CatalogV1.CreateRecipeResponse

    /// Changes the masked fields.
    ///
    /// Equipment that is no longer enabled may stay unchanged.
    ///
    /// INVALID_ARGUMENT as `CreateRecipe`, and `unknown_field`; NOT_FOUND `unknown_recipe`;
    /// ABORTED `revision_mismatch` with the current recipe.
    func updateRecipe(_ request: CatalogV1.UpdateRecipeRequest, _ call: ServerCall) async throws
      -> CatalogV1.UpdateRecipeResponse

    /// Deletes a recipe, and keeps or deletes its brewing notes.
    ///
    /// NOT_FOUND `unknown_recipe`; FAILED_PRECONDITION `has_notes` with their number if no choice
    /// was made; INVALID_ARGUMENT `too_many_items` above 10,000 notes; ABORTED
    /// `revision_mismatch`.
    func deleteRecipe(_ request: CatalogV1.DeleteRecipeRequest, _ call: ServerCall) async throws
      -> CatalogV1.DeleteRecipeResponse

    /// Creates an unused copy of a recipe whose name ends in " copy".
    ///
    /// NOT_FOUND `unknown_recipe`; ALREADY_EXISTS `id_taken`.
    func duplicateRecipe(_ request: CatalogV1.DuplicateRecipeRequest, _ call: ServerCall)
      async throws -> CatalogV1.DuplicateRecipeResponse

    /// The form of a recipe for one brewing method: fields, order and limits.
    ///
    /// NOT_FOUND `unknown_recipe`.
    func getRecipeForm(_ request: CatalogV1.GetRecipeFormRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetRecipeFormResponse

    /// Recipes as a file of the format `daybook.recipes`, version 1.
    ///
    /// NOT_FOUND `unknown_recipe`; INVALID_ARGUMENT `too_many_items` above 200 recipes.
    func exportRecipes(_ request: CatalogV1.ExportRecipesRequest, _ call: ServerCall) async throws
      -> CatalogV1.ExportRecipesResponse

    /// Adds the recipes of a file: up to 1 MiB and 200 recipes.
    ///
    /// An invalid recipe is a finding with its index; the others are added.
    ///
    /// INVALID_ARGUMENT `invalid_recipe_file`, `too_many_items`; FAILED_PRECONDITION
    /// `unsupported_version`.
    func importRecipes(_ request: CatalogV1.ImportRecipesRequest, _ call: ServerCall) async throws
      -> CatalogV1.ImportRecipesResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Recipes`.
  package mutating func register(_ service: some CatalogV1.RecipesService) {
    serve(CatalogV1.Recipes.Methods.listRecipes) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listRecipes($0, call) }
      }
      let request: CatalogV1.ListRecipesRequest
      do throws(WireError) {
        request = try CatalogV1.ListRecipesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listRecipes(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.getRecipe) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getRecipe($0, call) }
      }
      let request: CatalogV1.GetRecipeRequest
      do throws(WireError) {
        request = try CatalogV1.GetRecipeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getRecipe(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.createRecipe) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createRecipe($0, call) }
      }
      let request: CatalogV1.CreateRecipeRequest
      do throws(WireError) {
        request = try CatalogV1.CreateRecipeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createRecipe(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.updateRecipe) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateRecipe($0, call) }
      }
      let request: CatalogV1.UpdateRecipeRequest
      do throws(WireError) {
        request = try CatalogV1.UpdateRecipeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateRecipe(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.deleteRecipe) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteRecipe($0, call) }
      }
      let request: CatalogV1.DeleteRecipeRequest
      do throws(WireError) {
        request = try CatalogV1.DeleteRecipeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteRecipe(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.duplicateRecipe) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.duplicateRecipe($0, call) }
      }
      let request: CatalogV1.DuplicateRecipeRequest
      do throws(WireError) {
        request = try CatalogV1.DuplicateRecipeRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.duplicateRecipe(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.getRecipeForm) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getRecipeForm($0, call) }
      }
      let request: CatalogV1.GetRecipeFormRequest
      do throws(WireError) {
        request = try CatalogV1.GetRecipeFormRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getRecipeForm(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.exportRecipes) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.exportRecipes($0, call) }
      }
      let request: CatalogV1.ExportRecipesRequest
      do throws(WireError) {
        request = try CatalogV1.ExportRecipesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.exportRecipes(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Recipes.Methods.importRecipes) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.importRecipes($0, call) }
      }
      let request: CatalogV1.ImportRecipesRequest
      do throws(WireError) {
        request = try CatalogV1.ImportRecipesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.importRecipes(request, call)
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
  /// Calls `daybook.catalog.v1.Recipes`.
  public struct RecipesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists recipes, most used first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    public func listRecipes(
      _ request: CatalogV1.ListRecipesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListRecipesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.listRecipes,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListRecipesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// NOT_FOUND `unknown_recipe`.
    public func getRecipe(
      _ request: CatalogV1.GetRecipeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetRecipeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.getRecipe,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetRecipeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds a recipe.
    ///
    /// Fields that the method's family does not show are stored as 0 or empty.
    ///
    /// INVALID_ARGUMENT `name_required`, `method_required`, `grinder_required`, `dose_required`,
    /// `field_too_long`, `control_character`, `out_of_range`, `unknown_option`,
    /// `unknown_equipment`, `pour_gap`, `times_exceed_brew_time`: every violation with its field.
    /// ALREADY_EXISTS `id_taken`.
    public func createRecipe(
      _ request: CatalogV1.CreateRecipeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.CreateRecipeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.createRecipe,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.CreateRecipeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the masked fields.
    ///
    /// Equipment that is no longer enabled may stay unchanged.
    ///
    /// INVALID_ARGUMENT as `CreateRecipe`, and `unknown_field`; NOT_FOUND `unknown_recipe`;
    /// ABORTED `revision_mismatch` with the current recipe.
    public func updateRecipe(
      _ request: CatalogV1.UpdateRecipeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.UpdateRecipeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.updateRecipe,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.UpdateRecipeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes a recipe, and keeps or deletes its brewing notes.
    ///
    /// NOT_FOUND `unknown_recipe`; FAILED_PRECONDITION `has_notes` with their number if no choice
    /// was made; INVALID_ARGUMENT `too_many_items` above 10,000 notes; ABORTED
    /// `revision_mismatch`.
    public func deleteRecipe(
      _ request: CatalogV1.DeleteRecipeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.DeleteRecipeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.deleteRecipe,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.DeleteRecipeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Creates an unused copy of a recipe whose name ends in " copy".
    ///
    /// NOT_FOUND `unknown_recipe`; ALREADY_EXISTS `id_taken`.
    public func duplicateRecipe(
      _ request: CatalogV1.DuplicateRecipeRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.DuplicateRecipeResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.duplicateRecipe,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.DuplicateRecipeResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// The form of a recipe for one brewing method: fields, order and limits.
    ///
    /// NOT_FOUND `unknown_recipe`.
    public func getRecipeForm(
      _ request: CatalogV1.GetRecipeFormRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetRecipeFormResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.getRecipeForm,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetRecipeFormResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Recipes as a file of the format `daybook.recipes`, version 1.
    ///
    /// NOT_FOUND `unknown_recipe`; INVALID_ARGUMENT `too_many_items` above 200 recipes.
    public func exportRecipes(
      _ request: CatalogV1.ExportRecipesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ExportRecipesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.exportRecipes,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ExportRecipesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Adds the recipes of a file: up to 1 MiB and 200 recipes.
    ///
    /// An invalid recipe is a finding with its index; the others are added.
    ///
    /// INVALID_ARGUMENT `invalid_recipe_file`, `too_many_items`; FAILED_PRECONDITION
    /// `unsupported_version`.
    public func importRecipes(
      _ request: CatalogV1.ImportRecipesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ImportRecipesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Recipes.Methods.importRecipes,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ImportRecipesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
