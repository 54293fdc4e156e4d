// Generated from daybook/catalog/v1/timers.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// Brew timers.
  ///
  /// The service stores start, pauses and stages, so that a restart of a client or the service
  /// loses nothing; clients compute the display. A timer belongs to its caller.
  package enum BrewTimers {
    package static let name = "daybook.catalog.v1.BrewTimers"

    /// What the contract says about each method.
    package enum Methods {
      package static let startTimer = MethodDescriptor(
        name: "daybook.catalog.v1.BrewTimers/StartTimer",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let getTimer = MethodDescriptor(
        name: "daybook.catalog.v1.BrewTimers/GetTimer",
        kind: .unary,
        access: .member,
        isIdempotent: true,
        hasNoSideEffects: true
      )

      package static let pauseTimer = MethodDescriptor(
        name: "daybook.catalog.v1.BrewTimers/PauseTimer",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let resumeTimer = MethodDescriptor(
        name: "daybook.catalog.v1.BrewTimers/ResumeTimer",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let stopTimer = MethodDescriptor(
        name: "daybook.catalog.v1.BrewTimers/StopTimer",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      package static let cancelTimer = MethodDescriptor(
        name: "daybook.catalog.v1.BrewTimers/CancelTimer",
        kind: .unary,
        access: .member,
        changes: true,
        isIdempotent: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        startTimer, getTimer, pauseTimer, resumeTimer, stopTimer, cancelTimer,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.BrewTimers`.
  package protocol BrewTimersService: Sendable {
    /// Starts the timer of a recipe.
    ///
    /// NOT_FOUND `unknown_recipe`; ALREADY_EXISTS `timer_running` with the timer.
    func startTimer(_ request: CatalogV1.StartTimerRequest, _ call: ServerCall) async throws
      -> CatalogV1.StartTimerResponse

    /// The caller's timer.
    ///
    /// NOT_FOUND `no_timer`.
    func getTimer(_ request: CatalogV1.GetTimerRequest, _ call: ServerCall) async throws
      -> CatalogV1.GetTimerResponse

    /// Pauses the timer.
    ///
    /// NOT_FOUND `no_timer`; RESOURCE_EXHAUSTED `too_many_pauses`.
    func pauseTimer(_ request: CatalogV1.PauseTimerRequest, _ call: ServerCall) async throws
      -> CatalogV1.PauseTimerResponse

    /// Resumes the timer.
    ///
    /// NOT_FOUND `no_timer`.
    func resumeTimer(_ request: CatalogV1.ResumeTimerRequest, _ call: ServerCall) async throws
      -> CatalogV1.ResumeTimerResponse

    /// Ends the timer and returns its times; with a note, stores the note as well.
    ///
    /// If the note is rejected, the timer stays as it was.
    ///
    /// NOT_FOUND `no_timer`; for the note as `CreateBrewingNote`.
    func stopTimer(_ request: CatalogV1.StopTimerRequest, _ call: ServerCall) async throws
      -> CatalogV1.StopTimerResponse

    /// Discards the timer.
    ///
    /// NOT_FOUND `no_timer`.
    func cancelTimer(_ request: CatalogV1.CancelTimerRequest, _ call: ServerCall) async throws
      -> CatalogV1.CancelTimerResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.BrewTimers`.
  package mutating func register(_ service: some CatalogV1.BrewTimersService) {
    serve(CatalogV1.BrewTimers.Methods.startTimer) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.startTimer($0, call) }
      }
      let request: CatalogV1.StartTimerRequest
      do throws(WireError) {
        request = try CatalogV1.StartTimerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.startTimer(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewTimers.Methods.getTimer) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getTimer($0, call) }
      }
      let request: CatalogV1.GetTimerRequest
      do throws(WireError) {
        request = try CatalogV1.GetTimerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getTimer(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewTimers.Methods.pauseTimer) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.pauseTimer($0, call) }
      }
      let request: CatalogV1.PauseTimerRequest
      do throws(WireError) {
        request = try CatalogV1.PauseTimerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.pauseTimer(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewTimers.Methods.resumeTimer) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.resumeTimer($0, call) }
      }
      let request: CatalogV1.ResumeTimerRequest
      do throws(WireError) {
        request = try CatalogV1.ResumeTimerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.resumeTimer(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewTimers.Methods.stopTimer) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.stopTimer($0, call) }
      }
      let request: CatalogV1.StopTimerRequest
      do throws(WireError) {
        request = try CatalogV1.StopTimerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.stopTimer(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.BrewTimers.Methods.cancelTimer) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.cancelTimer($0, call) }
      }
      let request: CatalogV1.CancelTimerRequest
      do throws(WireError) {
        request = try CatalogV1.CancelTimerRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.cancelTimer(request, call)
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
  /// Calls `daybook.catalog.v1.BrewTimers`.
  public struct BrewTimersClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Starts the timer of a recipe.
    ///
    /// NOT_FOUND `unknown_recipe`; ALREADY_EXISTS `timer_running` with the timer.
    public func startTimer(
      _ request: CatalogV1.StartTimerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.StartTimerResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewTimers.Methods.startTimer,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.StartTimerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// The caller's timer.
    ///
    /// NOT_FOUND `no_timer`.
    public func getTimer(
      _ request: CatalogV1.GetTimerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.GetTimerResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewTimers.Methods.getTimer,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.GetTimerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Pauses the timer.
    ///
    /// NOT_FOUND `no_timer`; RESOURCE_EXHAUSTED `too_many_pauses`.
    public func pauseTimer(
      _ request: CatalogV1.PauseTimerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.PauseTimerResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewTimers.Methods.pauseTimer,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.PauseTimerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Resumes the timer.
    ///
    /// NOT_FOUND `no_timer`.
    public func resumeTimer(
      _ request: CatalogV1.ResumeTimerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ResumeTimerResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewTimers.Methods.resumeTimer,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ResumeTimerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Ends the timer and returns its times; with a note, stores the note as well.
    ///
    /// If the note is rejected, the timer stays as it was.
    ///
    /// NOT_FOUND `no_timer`; for the note as `CreateBrewingNote`.
    public func stopTimer(
      _ request: CatalogV1.StopTimerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.StopTimerResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewTimers.Methods.stopTimer,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.StopTimerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Discards the timer.
    ///
    /// NOT_FOUND `no_timer`.
    public func cancelTimer(
      _ request: CatalogV1.CancelTimerRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.CancelTimerResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.BrewTimers.Methods.cancelTimer,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.CancelTimerResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
