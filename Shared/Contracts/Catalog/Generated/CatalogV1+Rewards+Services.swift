// Generated from daybook/catalog/v1/rewards.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension CatalogV1 {
  /// Minutes of reward apps that are bought with points.
  ///
  /// Devices read and enforce allocations, which end with the child's day without a refund.
  package enum Rewards {
    package static let name = "daybook.catalog.v1.Rewards"

    /// What the contract says about each method.
    package enum Methods {
      package static let redeemReward = MethodDescriptor(
        name: "daybook.catalog.v1.Rewards/RedeemReward",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        subjectField: [1]
      )

      package static let requestReward = MethodDescriptor(
        name: "daybook.catalog.v1.Rewards/RequestReward",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        subjectField: [1]
      )

      package static let approveReward = MethodDescriptor(
        name: "daybook.catalog.v1.Rewards/ApproveReward",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        consent: .screenTime,
        subjectField: [1]
      )

      package static let declineReward = MethodDescriptor(
        name: "daybook.catalog.v1.Rewards/DeclineReward",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let listRewardRequests = MethodDescriptor(
        name: "daybook.catalog.v1.Rewards/ListRewardRequests",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let listAllocations = MethodDescriptor(
        name: "daybook.catalog.v1.Rewards/ListAllocations",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        isForDevices: true,
        subjectField: [1]
      )

      package static let cancelAllocation = MethodDescriptor(
        name: "daybook.catalog.v1.Rewards/CancelAllocation",
        kind: .unary,
        access: .parent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        redeemReward, requestReward, approveReward, declineReward, listRewardRequests,
        listAllocations, cancelAllocation,
      ]
    }
  }
}

extension CatalogV1 {
  /// What serves `daybook.catalog.v1.Rewards`.
  package protocol RewardsService: Sendable {
    /// Spends points on minutes of a reward app.
    ///
    /// A child redeems on its own, unless a parent must approve.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `out_of_range`, `not_a_step`; NOT_FOUND `unknown_app`;
    /// FAILED_PRECONDITION `not_a_reward_app`, `app_removed`, `insufficient_points`,
    /// `daily_reward_limit`, `approval_needed`.
    func redeemReward(_ request: CatalogV1.RedeemRewardRequest, _ call: ServerCall) async throws
      -> CatalogV1.RedeemRewardResponse

    /// Asks a parent for minutes of a reward app.
    ///
    /// Its points are held until the decision, at most 14 days. Same errors as `RedeemReward`;
    /// RESOURCE_EXHAUSTED `too_many_requests` above 20 open ones.
    func requestReward(_ request: CatalogV1.RequestRewardRequest, _ call: ServerCall) async throws
      -> CatalogV1.RequestRewardResponse

    /// Approves a request: its points are spent at the held price, and the minutes begin now.
    ///
    /// Approvals by two parents make one allocation.
    ///
    /// INVALID_ARGUMENT `not_a_child`; NOT_FOUND `unknown_request`; FAILED_PRECONDITION
    /// `request_declined`, `request_expired`, `not_a_reward_app`, `app_removed`,
    /// `daily_reward_limit`.
    func approveReward(_ request: CatalogV1.ApproveRewardRequest, _ call: ServerCall) async throws
      -> CatalogV1.ApproveRewardResponse

    /// Declines a request and releases its points.
    ///
    /// INVALID_ARGUMENT `not_a_child`; NOT_FOUND `unknown_request`; FAILED_PRECONDITION
    /// `request_approved`, `request_expired`.
    func declineReward(_ request: CatalogV1.DeclineRewardRequest, _ call: ServerCall) async throws
      -> CatalogV1.DeclineRewardResponse

    /// Requests, newest first.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    func listRewardRequests(_ request: CatalogV1.ListRewardRequestsRequest, _ call: ServerCall)
      async throws -> CatalogV1.ListRewardRequestsResponse

    /// Allocations, newest first.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    func listAllocations(_ request: CatalogV1.ListAllocationsRequest, _ call: ServerCall)
      async throws -> CatalogV1.ListAllocationsResponse

    /// Cancels an active allocation and refunds its unused whole minutes at the price paid.
    ///
    /// Cancelling it again changes nothing. INVALID_ARGUMENT `not_a_child`; NOT_FOUND
    /// `unknown_allocation`; FAILED_PRECONDITION `allocation_ended`.
    func cancelAllocation(_ request: CatalogV1.CancelAllocationRequest, _ call: ServerCall)
      async throws -> CatalogV1.CancelAllocationResponse
  }
}

extension Router {
  /// Serves every method of `daybook.catalog.v1.Rewards`.
  package mutating func register(_ service: some CatalogV1.RewardsService) {
    serve(CatalogV1.Rewards.Methods.redeemReward) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.redeemReward($0, call) }
      }
      let request: CatalogV1.RedeemRewardRequest
      do throws(WireError) {
        request = try CatalogV1.RedeemRewardRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.redeemReward(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Rewards.Methods.requestReward) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.requestReward($0, call) }
      }
      let request: CatalogV1.RequestRewardRequest
      do throws(WireError) {
        request = try CatalogV1.RequestRewardRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.requestReward(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Rewards.Methods.approveReward) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.approveReward($0, call) }
      }
      let request: CatalogV1.ApproveRewardRequest
      do throws(WireError) {
        request = try CatalogV1.ApproveRewardRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.approveReward(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Rewards.Methods.declineReward) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.declineReward($0, call) }
      }
      let request: CatalogV1.DeclineRewardRequest
      do throws(WireError) {
        request = try CatalogV1.DeclineRewardRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.declineReward(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Rewards.Methods.listRewardRequests) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listRewardRequests($0, call) }
      }
      let request: CatalogV1.ListRewardRequestsRequest
      do throws(WireError) {
        request = try CatalogV1.ListRewardRequestsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listRewardRequests(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Rewards.Methods.listAllocations) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listAllocations($0, call) }
      }
      let request: CatalogV1.ListAllocationsRequest
      do throws(WireError) {
        request = try CatalogV1.ListAllocationsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listAllocations(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(CatalogV1.Rewards.Methods.cancelAllocation) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.cancelAllocation($0, call) }
      }
      let request: CatalogV1.CancelAllocationRequest
      do throws(WireError) {
        request = try CatalogV1.CancelAllocationRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.cancelAllocation(request, call)
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
  /// Calls `daybook.catalog.v1.Rewards`.
  public struct RewardsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Spends points on minutes of a reward app.
    ///
    /// A child redeems on its own, unless a parent must approve.
    ///
    /// INVALID_ARGUMENT `not_a_child`, `out_of_range`, `not_a_step`; NOT_FOUND `unknown_app`;
    /// FAILED_PRECONDITION `not_a_reward_app`, `app_removed`, `insufficient_points`,
    /// `daily_reward_limit`, `approval_needed`.
    public func redeemReward(
      _ request: CatalogV1.RedeemRewardRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.RedeemRewardResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Rewards.Methods.redeemReward,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.RedeemRewardResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Asks a parent for minutes of a reward app.
    ///
    /// Its points are held until the decision, at most 14 days. Same errors as `RedeemReward`;
    /// RESOURCE_EXHAUSTED `too_many_requests` above 20 open ones.
    public func requestReward(
      _ request: CatalogV1.RequestRewardRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.RequestRewardResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Rewards.Methods.requestReward,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.RequestRewardResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Approves a request: its points are spent at the held price, and the minutes begin now.
    ///
    /// Approvals by two parents make one allocation.
    ///
    /// INVALID_ARGUMENT `not_a_child`; NOT_FOUND `unknown_request`; FAILED_PRECONDITION
    /// `request_declined`, `request_expired`, `not_a_reward_app`, `app_removed`,
    /// `daily_reward_limit`.
    public func approveReward(
      _ request: CatalogV1.ApproveRewardRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ApproveRewardResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Rewards.Methods.approveReward,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ApproveRewardResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Declines a request and releases its points.
    ///
    /// INVALID_ARGUMENT `not_a_child`; NOT_FOUND `unknown_request`; FAILED_PRECONDITION
    /// `request_approved`, `request_expired`.
    public func declineReward(
      _ request: CatalogV1.DeclineRewardRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.DeclineRewardResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Rewards.Methods.declineReward,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.DeclineRewardResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Requests, newest first.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    public func listRewardRequests(
      _ request: CatalogV1.ListRewardRequestsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListRewardRequestsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Rewards.Methods.listRewardRequests,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListRewardRequestsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Allocations, newest first.
    ///
    /// INVALID_ARGUMENT `not_a_child`.
    public func listAllocations(
      _ request: CatalogV1.ListAllocationsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.ListAllocationsResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Rewards.Methods.listAllocations,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.ListAllocationsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Cancels an active allocation and refunds its unused whole minutes at the price paid.
    ///
    /// Cancelling it again changes nothing. INVALID_ARGUMENT `not_a_child`; NOT_FOUND
    /// `unknown_allocation`; FAILED_PRECONDITION `allocation_ended`.
    public func cancelAllocation(
      _ request: CatalogV1.CancelAllocationRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> CatalogV1.CancelAllocationResponse {
      let reply = try await channel.unaryEncoded(
        CatalogV1.Rewards.Methods.cancelAllocation,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try CatalogV1.CancelAllocationResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
