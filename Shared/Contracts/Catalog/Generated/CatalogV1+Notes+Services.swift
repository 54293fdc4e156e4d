// Generated from daybook/catalog/v1/notes.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// Brewing notes of a household.
  ///
  /// Every member reads all notes and writes notes of their own; only the author or a parent
  /// changes or deletes a note.
  package enum BrewingNotes {
    package static let name = "daybook.catalog.v1.BrewingNotes"

    /// What the contract says about each method.
    package enum Methods {
      package static let listBrewingNotes = MethodDescriptor(
        name: "daybook.catalog.v1.BrewingNotes/ListBrewingNotes",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let getBrewingNote = MethodDescriptor(
        name: "daybook.catalog.v1.BrewingNotes/GetBrewingNote",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let createBrewingNote = MethodDescriptor(
        name: "daybook.catalog.v1.BrewingNotes/CreateBrewingNote",
        kind: .unary,
        access: .member,
        changes: true
      )

      package static let updateBrewingNote = MethodDescriptor(
        name: "daybook.catalog.v1.BrewingNotes/UpdateBrewingNote",
        kind: .unary,
        access: .member,
        changes: true
      )

      package static let deleteBrewingNote = MethodDescriptor(
        name: "daybook.catalog.v1.BrewingNotes/DeleteBrewingNote",
        kind: .unary,
        access: .member,
        changes: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        listBrewingNotes, getBrewingNote, createBrewingNote, updateBrewingNote, deleteBrewingNote,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.BrewingNotes`.
  package protocol BrewingNotesService: Sendable {
    /// Lists notes, newest first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    func listBrewingNotes(_ request: CatalogV1.ListBrewingNotesRequest, _ call: ServerCall)
      async throws -> CatalogV1.ListBrewingNotesResponse

    /// NOT_FOUND `unknown_note`.
    func getBrewingNote(_ request: CatalogV1.GetBrewingNoteRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetBrewingNoteResponse

    /// Stores a brew, and counts the use of its recipe.
    ///
    /// INVALID_ARGUMENT `coffee_required`, `recipe_required`, `rating_out_of_range`,
    /// `out_of_range`, `field_too_long`, `control_character`, `date_in_future`: every violation
    /// with its field; NOT_FOUND `unknown_coffee`, `unknown_recipe`; ALREADY_EXISTS `id_taken`.
    func createBrewingNote(_ request: CatalogV1.CreateBrewingNoteRequest, _ call: ServerCall)
      async throws -> CatalogV1.CreateBrewingNoteResponse

    /// Changes the masked fields.
    ///
    /// With another recipe, one use moves to it.
    ///
    /// INVALID_ARGUMENT as `CreateBrewingNote`, and `unknown_field`; NOT_FOUND `unknown_note`,
    /// `unknown_coffee`, `unknown_recipe`; PERMISSION_DENIED `not_the_author`; ABORTED
    /// `revision_mismatch` with the current note.
    func updateBrewingNote(_ request: CatalogV1.UpdateBrewingNoteRequest, _ call: ServerCall)
      async throws -> CatalogV1.UpdateBrewingNoteResponse

    /// Deletes a note; the recipe's use count stays.
    ///
    /// NOT_FOUND `unknown_note`; PERMISSION_DENIED `not_the_author`; ABORTED `revision_mismatch`.
    func deleteBrewingNote(_ request: CatalogV1.DeleteBrewingNoteRequest, _ call: ServerCall)
      async throws -> CatalogV1.DeleteBrewingNoteResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.BrewingNotes`.
  package mutating func register(_ service: some CatalogV1.BrewingNotesService) {
    serve(CatalogV1.BrewingNotes.Methods.listBrewingNotes) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listBrewingNotes($0, call) }
      }
      let request: CatalogV1.ListBrewingNotesRequest
      do throws(WireError) {
        request = try CatalogV1.ListBrewingNotesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listBrewingNotes(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewingNotes.Methods.getBrewingNote) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getBrewingNote($0, call) }
      }
      let request: CatalogV1.GetBrewingNoteRequest
      do throws(WireError) {
        request = try CatalogV1.GetBrewingNoteRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getBrewingNote(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewingNotes.Methods.createBrewingNote) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createBrewingNote($0, call) }
      }
      let request: CatalogV1.CreateBrewingNoteRequest
      do throws(WireError) {
        request = try CatalogV1.CreateBrewingNoteRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createBrewingNote(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewingNotes.Methods.updateBrewingNote) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateBrewingNote($0, call) }
      }
      let request: CatalogV1.UpdateBrewingNoteRequest
      do throws(WireError) {
        request = try CatalogV1.UpdateBrewingNoteRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateBrewingNote(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewingNotes.Methods.deleteBrewingNote) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteBrewingNote($0, call) }
      }
      let request: CatalogV1.DeleteBrewingNoteRequest
      do throws(WireError) {
        request = try CatalogV1.DeleteBrewingNoteRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteBrewingNote(request, call)
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
  /// Calls `daybook.catalog.v1.BrewingNotes`.
  public struct BrewingNotesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists notes, newest first.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    public func listBrewingNotes(
      _ request: CatalogV1.ListBrewingNotesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListBrewingNotesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewingNotes.Methods.listBrewingNotes,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListBrewingNotesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// NOT_FOUND `unknown_note`.
    public func getBrewingNote(
      _ request: CatalogV1.GetBrewingNoteRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetBrewingNoteResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewingNotes.Methods.getBrewingNote,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetBrewingNoteResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Stores a brew, and counts the use of its recipe.
    ///
    /// INVALID_ARGUMENT `coffee_required`, `recipe_required`, `rating_out_of_range`,
    /// `out_of_range`, `field_too_long`, `control_character`, `date_in_future`: every violation
    /// with its field; NOT_FOUND `unknown_coffee`, `unknown_recipe`; ALREADY_EXISTS `id_taken`.
    public func createBrewingNote(
      _ request: CatalogV1.CreateBrewingNoteRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.CreateBrewingNoteResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewingNotes.Methods.createBrewingNote,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.CreateBrewingNoteResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the masked fields.
    ///
    /// With another recipe, one use moves to it.
    ///
    /// INVALID_ARGUMENT as `CreateBrewingNote`, and `unknown_field`; NOT_FOUND `unknown_note`,
    /// `unknown_coffee`, `unknown_recipe`; PERMISSION_DENIED `not_the_author`; ABORTED
    /// `revision_mismatch` with the current note.
    public func updateBrewingNote(
      _ request: CatalogV1.UpdateBrewingNoteRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.UpdateBrewingNoteResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewingNotes.Methods.updateBrewingNote,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.UpdateBrewingNoteResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes a note; the recipe's use count stays.
    ///
    /// NOT_FOUND `unknown_note`; PERMISSION_DENIED `not_the_author`; ABORTED `revision_mismatch`.
    public func deleteBrewingNote(
      _ request: CatalogV1.DeleteBrewingNoteRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.DeleteBrewingNoteResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewingNotes.Methods.deleteBrewingNote,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.DeleteBrewingNoteResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
