import Synchronization
import Wire

/// The implementation of `daybook.rpc.v1.Health`: whether the process, and each of its services,
/// serves.
///
/// The empty name is the whole process. Every server has one; a drain sets NOT_SERVING first.
package final class HealthBoard: RPCV1.HealthService, Sendable {
  package typealias Status = RPCV1.HealthCheckResponse.ServingStatus

  /// At most this many names are listed.
  private static let listedAtMost = 100
  /// Concurrent watches on the connection of an unauthenticated caller.
  ///
  /// A channel needs one. They leave most of an address's handlers to calls.
  static let watchesAtMost = 4

  private struct State {
    var statuses: [ExactText: Status] = ["": .serving]
    /// Services whose calls are forwarded to a process that does not serve.
    var missing: Set<ExactText> = []
    /// Why the process does not serve, or a problem that needs attention.
    var reason = ""
    var watchers: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextWatcher = 0

    func status(of service: ExactText) -> Status? {
      guard let status = statuses[service] else { return nil }
      return missing.contains(service) ? .notServing : status
    }
  }

  private let state: Mutex<State>

  package init(services: [String]) {
    var state = State()
    for service in services { state.statuses[ExactText(service)] = .serving }
    self.state = Mutex(state)
  }

  /// Sets whether a service serves; the empty name is the whole process.
  ///
  /// From any thread.
  package func set(_ service: String = "", serving: Bool) {
    change { $0.statuses[ExactText(service)] = serving ? .serving : .notServing }
  }

  /// Sets the status of the process and of all its services.
  ///
  /// - Parameters:
  ///   - serving: whether they serve.
  ///   - reason: why not, or a problem that needs attention, in a sentence for the operator.
  package func setAll(serving: Bool, because reason: String = "") {
    change { state in
      state.reason = reason
      for service in state.statuses.keys {
        state.statuses[service] = serving ? .serving : .notServing
      }
    }
  }

  /// Sets whether the process that calls of these services are forwarded to serves.
  ///
  /// They serve while both do, so that it cannot undo a drain here. From any thread.
  package func setBehind(_ services: some Sequence<String>, serving: Bool) {
    let names = services.map { ExactText($0) }
    change { state in
      if serving { state.missing.subtract(names) } else { state.missing.formUnion(names) }
    }
  }

  /// Why the process does not serve, or a problem that needs attention; empty: none.
  package var reason: String { state.withLock { $0.reason } }

  package func status(of service: String = "") -> Status? {
    state.withLock { $0.status(of: ExactText(service)) }
  }

  private func change(_ change: (inout State) -> Void) {
    let watchers = state.withLock { state in
      change(&state)
      return state.watchers.keys.sorted().compactMap { state.watchers[$0] }
    }
    for watcher in watchers { watcher.yield() }
  }

  // MARK: The service

  package func check(
    _ request: RPCV1.HealthCheckRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.HealthCheckResponse {
    try check(request, call.isPeerTrusted)
  }

  /// Answers checks without a task, so that polling is cheap.
  func registerChecks(on router: inout Router) {
    router.registerImmediate(RPCV1.Health.Methods.check) { [self] in try check($0, $1.isPeerTrusted)
    }
  }

  private func check(
    _ request: RPCV1.HealthCheckRequest,
    _ isTrusted: Bool
  ) throws -> RPCV1.HealthCheckResponse {
    guard let status = status(of: request.service) else {
      let sentence = "There is no service \(request.service.quoted) here."
      throw RPCError(.notFound, "unknown_service", sentence)
    }
    return answer(status, isTrusted: isTrusted)
  }

  /// The operator's sentence may name files, so only trusted peers receive it.
  private func answer(_ status: Status, isTrusted: Bool) -> RPCV1.HealthCheckResponse {
    RPCV1.HealthCheckResponse(status: status, reason: isTrusted ? reason : "")
  }

  package func watch(
    _ request: RPCV1.HealthCheckRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<RPCV1.HealthCheckResponse>
  ) async throws {
    guard call.isPeerTrusted || call.origin.healthWatches < Self.watchesAtMost else {
      var error = RPCError.tooManyStreams(limit: Self.watchesAtMost)
      error.isNuisance = true
      throw Untouched(error)
    }
    call.origin.healthWatches += 1
    defer { call.origin.healthWatches -= 1 }
    let (changes, watcher) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let number = state.withLock { state in
      state.nextWatcher += 1
      state.watchers[state.nextWatcher] = watcher
      return state.nextWatcher
    }
    defer { state.withLock { $0.watchers[number] = nil } }
    watcher.yield()
    var told: RPCV1.HealthCheckResponse?
    for await _ in changes {
      let status = status(of: request.service) ?? .serviceUnknown
      let answer = answer(status, isTrusted: call.isPeerTrusted)
      if answer != told { try await replies.send(answer) }
      told = answer
    }
  }

  package func list(
    _ request: RPCV1.HealthListRequest,
    _ call: ServerCall
  ) async throws -> RPCV1.HealthListResponse {
    let all = state.withLock { $0 }
    guard all.statuses.count <= Self.listedAtMost else {
      throw RPCError(.resourceExhausted, "too_many_services", "There are too many to list.")
    }
    var response = RPCV1.HealthListResponse()
    for service in all.statuses.keys {
      response.statuses[service] = all.status(of: service)
        .map { answer($0, isTrusted: call.isPeerTrusted) }
    }
    return response
  }
}

extension CallChannel {
  /// Asks whether a process, or one of its services, serves.
  package func checkHealth(
    of service: String = "",
    _ options: CallOptions = CallOptions()
  ) async throws -> HealthBoard.Status {
    try await health(of: service, options).status
  }

  /// The same, with the reason if there is one.
  package func health(
    of service: String = "",
    _ options: CallOptions = CallOptions()
  ) async throws -> RPCV1.HealthCheckResponse {
    try await RPCV1.HealthClient(self).check(RPCV1.HealthCheckRequest(service: service), options)
  }
}
