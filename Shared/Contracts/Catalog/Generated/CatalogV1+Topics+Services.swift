// Generated from daybook/catalog/v1/topics.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// Life-skill topics and members' states.
  ///
  /// A member's notes, favourites and views are private even from parents: only calls with a
  /// `member_id` can be about a child, and their replies contain completion and progress only.
  ///
  /// While stored data cannot be read, built-in content is served with default states and
  /// `degraded`, and every change fails with UNAVAILABLE `save_failed`.
  package enum Topics {
    package static let name = "daybook.catalog.v1.Topics"

    /// What the contract says about each method.
    package enum Methods {
      package static let listTopics = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/ListTopics",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let listCategories = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/ListCategories",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let listTopicProgress = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/ListTopicProgress",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getLearningSummary = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/GetLearningSummary",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getTopic = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/GetTopic",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        scope: .read
      )

      package static let setStepDone = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/SetStepDone",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let saveTopicProgress = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/SaveTopicProgress",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let setTopicNotes = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/SetTopicNotes",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true,
        requestLimit: 131072
      )

      package static let setTopicCompleted = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/SetTopicCompleted",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let setTopicFavorite = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/SetTopicFavorite",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let toggleTopicFavorite = MethodDescriptor(
        name: "daybook.catalog.v1.Topics/ToggleTopicFavorite",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        listTopics, listCategories, listTopicProgress, getLearningSummary, getTopic, setStepDone,
        saveTopicProgress, setTopicNotes, setTopicCompleted, setTopicFavorite, toggleTopicFavorite,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Topics`.
  package protocol TopicsService: Sendable {
    /// Lists topics without lessons, with the caller's states.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    func listTopics(_ request: CatalogV1.ListTopicsRequest, _ call: ServerCall) async throws
      -> CatalogV1.ListTopicsResponse

    /// Lists the categories in catalogue order, with a member's progress in each.
    ///
    /// A parent may ask about a child.
    func listCategories(_ request: CatalogV1.ListCategoriesRequest, _ call: ServerCall) async throws
      -> CatalogV1.ListCategoriesResponse

    /// Lists a member's progress in each topic: the part that is visible to parents.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    func listTopicProgress(_ request: CatalogV1.ListTopicProgressRequest, _ call: ServerCall)
      async throws -> CatalogV1.ListTopicProgressResponse

    /// Summarizes a member's progress.
    ///
    /// A parent may ask about a child, without its favourites and views.
    func getLearningSummary(_ request: CatalogV1.GetLearningSummaryRequest, _ call: ServerCall)
      async throws -> CatalogV1.GetLearningSummaryResponse

    /// A topic with its lesson and the caller's state.
    ///
    /// A read-only token may call it, but records no view.
    ///
    /// NOT_FOUND `unknown_topic`.
    func getTopic(_ request: CatalogV1.GetTopicRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetTopicResponse

    /// Marks one step done or open.
    ///
    /// NOT_FOUND `unknown_topic`, `unknown_step`.
    func setStepDone(_ request: CatalogV1.SetStepDoneRequest, _ call: ServerCall) async throws
      -> CatalogV1.SetStepDoneResponse

    /// Marks several steps of one topic, all or none.
    ///
    /// Marks are applied in order.
    ///
    /// NOT_FOUND `unknown_topic`, `unknown_step`; INVALID_ARGUMENT `too_many_items`; ABORTED
    /// `revision_mismatch`.
    func saveTopicProgress(_ request: CatalogV1.SaveTopicProgressRequest, _ call: ServerCall)
      async throws -> CatalogV1.SaveTopicProgressResponse

    /// Replaces the caller's notes on a topic.
    ///
    /// NOT_FOUND `unknown_topic`; INVALID_ARGUMENT `invalid_notes`, `notes_too_long`; ABORTED
    /// `revision_mismatch`.
    func setTopicNotes(_ request: CatalogV1.SetTopicNotesRequest, _ call: ServerCall) async throws
      -> CatalogV1.SetTopicNotesResponse

    /// Completes a topic with all its steps, or clears the completion and keeps the steps.
    ///
    /// NOT_FOUND `unknown_topic`; ABORTED `revision_mismatch`.
    func setTopicCompleted(_ request: CatalogV1.SetTopicCompletedRequest, _ call: ServerCall)
      async throws -> CatalogV1.SetTopicCompletedResponse

    /// Sets or clears the favourite mark of a topic.
    ///
    /// NOT_FOUND `unknown_topic`; ABORTED `revision_mismatch`.
    func setTopicFavorite(_ request: CatalogV1.SetTopicFavoriteRequest, _ call: ServerCall)
      async throws -> CatalogV1.SetTopicFavoriteResponse

    /// Toggles the favourite mark.
    ///
    /// A retry with the same request id gets the first reply and changes nothing. NOT_FOUND
    /// `unknown_topic`; ABORTED `revision_mismatch`.
    func toggleTopicFavorite(_ request: CatalogV1.ToggleTopicFavoriteRequest, _ call: ServerCall)
      async throws -> CatalogV1.ToggleTopicFavoriteResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Topics`.
  package mutating func register(_ service: some CatalogV1.TopicsService) {
    serve(CatalogV1.Topics.Methods.listTopics) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listTopics($0, call) }
      }
      let request: CatalogV1.ListTopicsRequest
      do throws(WireError) {
        request = try CatalogV1.ListTopicsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listTopics(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.listCategories) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listCategories($0, call) }
      }
      let request: CatalogV1.ListCategoriesRequest
      do throws(WireError) {
        request = try CatalogV1.ListCategoriesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listCategories(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.listTopicProgress) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listTopicProgress($0, call) }
      }
      let request: CatalogV1.ListTopicProgressRequest
      do throws(WireError) {
        request = try CatalogV1.ListTopicProgressRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listTopicProgress(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.getLearningSummary) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getLearningSummary($0, call) }
      }
      let request: CatalogV1.GetLearningSummaryRequest
      do throws(WireError) {
        request = try CatalogV1.GetLearningSummaryRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getLearningSummary(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.getTopic) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getTopic($0, call) }
      }
      let request: CatalogV1.GetTopicRequest
      do throws(WireError) {
        request = try CatalogV1.GetTopicRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getTopic(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.setStepDone) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setStepDone($0, call) }
      }
      let request: CatalogV1.SetStepDoneRequest
      do throws(WireError) {
        request = try CatalogV1.SetStepDoneRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setStepDone(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.saveTopicProgress) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.saveTopicProgress($0, call) }
      }
      let request: CatalogV1.SaveTopicProgressRequest
      do throws(WireError) {
        request = try CatalogV1.SaveTopicProgressRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.saveTopicProgress(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.setTopicNotes) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setTopicNotes($0, call) }
      }
      let request: CatalogV1.SetTopicNotesRequest
      do throws(WireError) {
        request = try CatalogV1.SetTopicNotesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setTopicNotes(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.setTopicCompleted) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setTopicCompleted($0, call) }
      }
      let request: CatalogV1.SetTopicCompletedRequest
      do throws(WireError) {
        request = try CatalogV1.SetTopicCompletedRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setTopicCompleted(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.setTopicFavorite) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.setTopicFavorite($0, call) }
      }
      let request: CatalogV1.SetTopicFavoriteRequest
      do throws(WireError) {
        request = try CatalogV1.SetTopicFavoriteRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.setTopicFavorite(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Topics.Methods.toggleTopicFavorite) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.toggleTopicFavorite($0, call) }
      }
      let request: CatalogV1.ToggleTopicFavoriteRequest
      do throws(WireError) {
        request = try CatalogV1.ToggleTopicFavoriteRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.toggleTopicFavorite(request, call)
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
  /// Calls `daybook.catalog.v1.Topics`.
  public struct TopicsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Lists topics without lessons, with the caller's states.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    public func listTopics(
      _ request: CatalogV1.ListTopicsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListTopicsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.listTopics,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListTopicsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the categories in catalogue order, with a member's progress in each.
    ///
    /// A parent may ask about a child.
    public func listCategories(
      _ request: CatalogV1.ListCategoriesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListCategoriesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.listCategories,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListCategoriesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists a member's progress in each topic: the part that is visible to parents.
    ///
    /// INVALID_ARGUMENT `invalid_page_token` and the limits of the fields.
    public func listTopicProgress(
      _ request: CatalogV1.ListTopicProgressRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListTopicProgressResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.listTopicProgress,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListTopicProgressResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Summarizes a member's progress.
    ///
    /// A parent may ask about a child, without its favourites and views.
    public func getLearningSummary(
      _ request: CatalogV1.GetLearningSummaryRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetLearningSummaryResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.getLearningSummary,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetLearningSummaryResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// A topic with its lesson and the caller's state.
    ///
    /// A read-only token may call it, but records no view.
    ///
    /// NOT_FOUND `unknown_topic`.
    public func getTopic(
      _ request: CatalogV1.GetTopicRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetTopicResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.getTopic,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetTopicResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Marks one step done or open.
    ///
    /// NOT_FOUND `unknown_topic`, `unknown_step`.
    public func setStepDone(
      _ request: CatalogV1.SetStepDoneRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SetStepDoneResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.setStepDone,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SetStepDoneResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Marks several steps of one topic, all or none.
    ///
    /// Marks are applied in order.
    ///
    /// NOT_FOUND `unknown_topic`, `unknown_step`; INVALID_ARGUMENT `too_many_items`; ABORTED
    /// `revision_mismatch`.
    public func saveTopicProgress(
      _ request: CatalogV1.SaveTopicProgressRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SaveTopicProgressResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.saveTopicProgress,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SaveTopicProgressResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Replaces the caller's notes on a topic.
    ///
    /// NOT_FOUND `unknown_topic`; INVALID_ARGUMENT `invalid_notes`, `notes_too_long`; ABORTED
    /// `revision_mismatch`.
    public func setTopicNotes(
      _ request: CatalogV1.SetTopicNotesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SetTopicNotesResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.setTopicNotes,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SetTopicNotesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Completes a topic with all its steps, or clears the completion and keeps the steps.
    ///
    /// NOT_FOUND `unknown_topic`; ABORTED `revision_mismatch`.
    public func setTopicCompleted(
      _ request: CatalogV1.SetTopicCompletedRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SetTopicCompletedResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.setTopicCompleted,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SetTopicCompletedResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Sets or clears the favourite mark of a topic.
    ///
    /// NOT_FOUND `unknown_topic`; ABORTED `revision_mismatch`.
    public func setTopicFavorite(
      _ request: CatalogV1.SetTopicFavoriteRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.SetTopicFavoriteResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.setTopicFavorite,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.SetTopicFavoriteResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Toggles the favourite mark.
    ///
    /// A retry with the same request id gets the first reply and changes nothing. NOT_FOUND
    /// `unknown_topic`; ABORTED `revision_mismatch`.
    public func toggleTopicFavorite(
      _ request: CatalogV1.ToggleTopicFavoriteRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ToggleTopicFavoriteResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Topics.Methods.toggleTopicFavorite,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ToggleTopicFavoriteResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
