// Generated from daybook/analytics/v1/health_onboarding.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension AnalyticsV1 {
  /// The seven onboarding pages for health.
  ///
  /// The service stores their state, so it is the same on every client and survives restarts. A
  /// child has pages 1, 5, 6 and 7, which need a parent's consent (FAILED_PRECONDITION
  /// `authorization_required`).
  package enum HealthOnboardings {
    package static let name = "daybook.analytics.v1.HealthOnboardings"

    /// What the contract says about each method.
    package enum Methods {
      package static let getOnboarding = MethodDescriptor(
        name: "daybook.analytics.v1.HealthOnboardings/GetOnboarding",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let saveOnboardingPage = MethodDescriptor(
        name: "daybook.analytics.v1.HealthOnboardings/SaveOnboardingPage",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .health,
        serviceChecksConsent: true,
        subjectField: [1]
      )

      package static let goBack = MethodDescriptor(
        name: "daybook.analytics.v1.HealthOnboardings/GoBack",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let completeOnboarding = MethodDescriptor(
        name: "daybook.analytics.v1.HealthOnboardings/CompleteOnboarding",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .health,
        serviceChecksConsent: true,
        subjectField: [1]
      )

      package static let resetOnboarding = MethodDescriptor(
        name: "daybook.analytics.v1.HealthOnboardings/ResetOnboarding",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        getOnboarding, saveOnboardingPage, goBack, completeOnboarding, resetOnboarding,
      ]
    }
  }
}

extension AnalyticsV1 {
  /// What serves `daybook.analytics.v1.HealthOnboardings`.
  package protocol HealthOnboardingsService: Sendable {
    /// Returns the current page, the input so far, and the contents of each page.
    func getOnboarding(_ request: AnalyticsV1.GetOnboardingRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GetOnboardingResponse

    /// Saves a page and moves to the next one.
    ///
    /// INVALID_ARGUMENT `out_of_range`, `no_type_selected`, `unknown_page`: the page is unchanged;
    /// FAILED_PRECONDITION `page_order`: an earlier page was not saved; `onboarding_completed`.
    func saveOnboardingPage(_ request: AnalyticsV1.SaveOnboardingPageRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.SaveOnboardingPageResponse

    /// Moves back one page and keeps the input.
    ///
    /// On the first page it does nothing.
    func goBack(_ request: AnalyticsV1.GoBackRequest, _ call: ServerCall) async throws
      -> AnalyticsV1.GoBackResponse

    /// Stores the goals and, if given, the first weight.
    ///
    /// Repeating it changes nothing. FAILED_PRECONDITION `onboarding_incomplete`: pages 4, 5 and 6
    /// (for a child 5 and 6) must be saved.
    func completeOnboarding(_ request: AnalyticsV1.CompleteOnboardingRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.CompleteOnboardingResponse

    /// Starts again at page 1; logs, goals and connections stay.
    func resetOnboarding(_ request: AnalyticsV1.ResetOnboardingRequest, _ call: ServerCall)
      async throws -> AnalyticsV1.ResetOnboardingResponse
  }
}

extension Router {
  /// Serves every method of `daybook.analytics.v1.HealthOnboardings`.
  package mutating func register(_ service: some AnalyticsV1.HealthOnboardingsService) {
    serve(AnalyticsV1.HealthOnboardings.Methods.getOnboarding) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getOnboarding($0, call) }
      }
      let request: AnalyticsV1.GetOnboardingRequest
      do throws(WireError) {
        request = try AnalyticsV1.GetOnboardingRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getOnboarding(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthOnboardings.Methods.saveOnboardingPage) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.saveOnboardingPage($0, call) }
      }
      let request: AnalyticsV1.SaveOnboardingPageRequest
      do throws(WireError) {
        request = try AnalyticsV1.SaveOnboardingPageRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.saveOnboardingPage(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthOnboardings.Methods.goBack) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.goBack($0, call) }
      }
      let request: AnalyticsV1.GoBackRequest
      do throws(WireError) {
        request = try AnalyticsV1.GoBackRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.goBack(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthOnboardings.Methods.completeOnboarding) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.completeOnboarding($0, call) }
      }
      let request: AnalyticsV1.CompleteOnboardingRequest
      do throws(WireError) {
        request = try AnalyticsV1.CompleteOnboardingRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.completeOnboarding(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(AnalyticsV1.HealthOnboardings.Methods.resetOnboarding) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.resetOnboarding($0, call) }
      }
      let request: AnalyticsV1.ResetOnboardingRequest
      do throws(WireError) {
        request = try AnalyticsV1.ResetOnboardingRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.resetOnboarding(request, call)
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
  /// Calls `daybook.analytics.v1.HealthOnboardings`.
  public struct HealthOnboardingsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Returns the current page, the input so far, and the contents of each page.
    public func getOnboarding(
      _ request: AnalyticsV1.GetOnboardingRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GetOnboardingResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthOnboardings.Methods.getOnboarding,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GetOnboardingResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Saves a page and moves to the next one.
    ///
    /// INVALID_ARGUMENT `out_of_range`, `no_type_selected`, `unknown_page`: the page is unchanged;
    /// FAILED_PRECONDITION `page_order`: an earlier page was not saved; `onboarding_completed`.
    public func saveOnboardingPage(
      _ request: AnalyticsV1.SaveOnboardingPageRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.SaveOnboardingPageResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthOnboardings.Methods.saveOnboardingPage,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.SaveOnboardingPageResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Moves back one page and keeps the input.
    ///
    /// On the first page it does nothing.
    public func goBack(
      _ request: AnalyticsV1.GoBackRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.GoBackResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthOnboardings.Methods.goBack,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.GoBackResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Stores the goals and, if given, the first weight.
    ///
    /// Repeating it changes nothing. FAILED_PRECONDITION `onboarding_incomplete`: pages 4, 5 and 6
    /// (for a child 5 and 6) must be saved.
    public func completeOnboarding(
      _ request: AnalyticsV1.CompleteOnboardingRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.CompleteOnboardingResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthOnboardings.Methods.completeOnboarding,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.CompleteOnboardingResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Starts again at page 1; logs, goals and connections stay.
    public func resetOnboarding(
      _ request: AnalyticsV1.ResetOnboardingRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> AnalyticsV1.ResetOnboardingResponse {
      let reply = try await channel.unaryEncoded(
        AnalyticsV1.HealthOnboardings.Methods.resetOnboarding,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try AnalyticsV1.ResetOnboardingResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
