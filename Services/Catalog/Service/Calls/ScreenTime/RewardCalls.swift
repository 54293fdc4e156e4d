import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.catalog.v1.Rewards`: minutes of reward apps, bought with points.
struct RewardCalls: CatalogV1.RewardsService {
  let store: PointsStore

  /// `RedeemReward`: spends points (APP-086 to APP-089).
  func redeemReward(
    _ request: CatalogV1.RedeemRewardRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.RedeemRewardResponse {
    let redemption = try Redemption(app: request.bundleIdentifier, minutes: Int(request.minutes))
    let caller = try Caller(call)
    return try await store.change(call, request, caller) { rows in
      if caller.role == .child, try rows.reader.settings().needsApproval {
        throw ScreenTimeRefusal.approvalNeeded
      }
      let allocation = try rows.redeem(redemption)
      return CatalogV1.RedeemRewardResponse(
        allocation: try rows.reader.contract(allocation),
        balance: CatalogV1.PointsBalance(try rows.reader.balance())
      )
    }
  }

  /// `RequestReward`: asks a parent; the points are held.
  func requestReward(
    _ request: CatalogV1.RequestRewardRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.RequestRewardResponse {
    let redemption = try Redemption(app: request.bundleIdentifier, minutes: Int(request.minutes))
    return try await store.change(call, request, Caller(call)) { rows in
      let made = try rows.request(redemption)
      return CatalogV1.RequestRewardResponse(
        request: try rows.reader.contract(made),
        balance: CatalogV1.PointsBalance(try rows.reader.balance())
      )
    }
  }

  /// `ApproveReward`: creates the allocation, once.
  func approveReward(
    _ request: CatalogV1.ApproveRewardRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ApproveRewardResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let id = request.rewardRequestID else { throw ScreenTimeRefusal.unknownRequest }
      let approved = try rows.approve(id)
      return CatalogV1.ApproveRewardResponse(
        request: try rows.reader.contract(approved.request),
        allocation: try rows.reader.contract(approved.allocation),
        changed: approved.isChange
      )
    }
  }

  /// `DeclineReward`: releases the held points.
  func declineReward(
    _ request: CatalogV1.DeclineRewardRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.DeclineRewardResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let id = request.rewardRequestID else { throw ScreenTimeRefusal.unknownRequest }
      let declined = try rows.decline(id)
      return CatalogV1.DeclineRewardResponse(
        request: try rows.reader.contract(declined.request),
        changed: declined.isChange
      )
    }
  }

  /// `ListRewardRequests`: newest first.
  func listRewardRequests(
    _ request: CatalogV1.ListRewardRequestsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListRewardRequestsResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let place = fields.pageToken(request.pageToken, binding, RewardPlace.init)
    try fields.check()
    return try await store.read(caller) { rows in
      var found = try rows.requests(onlyOpen: request.onlyOpen, after: place, atMost: size + 1)
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      let next = found.last.map { RewardPlace(at: $0.createdAt, id: $0.id.rawValue) }
      return CatalogV1.ListRewardRequestsResponse(
        requests: try found.map(rows.contract),
        nextPageToken: hasMore ? next.map { binding.token($0.pageValues) } ?? "" : ""
      )
    }
  }

  /// `ListAllocations`: newest first; devices enforce them (APP-089).
  func listAllocations(
    _ request: CatalogV1.ListAllocationsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListAllocationsResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let place = fields.pageToken(request.pageToken, binding, RewardPlace.init)
    try fields.check()
    return try await store.read(caller) { rows in
      var found = try rows.allocations(
        onlyActive: request.onlyActive,
        after: place,
        atMost: size + 1
      )
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      let next = found.last.map { RewardPlace(at: $0.grantedAt, id: $0.id.rawValue) }
      return CatalogV1.ListAllocationsResponse(
        allocations: try found.map(rows.contract),
        nextPageToken: hasMore ? next.map { binding.token($0.pageValues) } ?? "" : ""
      )
    }
  }

  /// `CancelAllocation`: refunds unused whole minutes (APP-090).
  func cancelAllocation(
    _ request: CatalogV1.CancelAllocationRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.CancelAllocationResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let id = request.allocationID else { throw ScreenTimeRefusal.unknownAllocation }
      let cancelled = try rows.cancel(id)
      return CatalogV1.CancelAllocationResponse(
        allocation: try rows.reader.contract(cancelled.allocation),
        refundedPoints: cancelled.isChange ? cancelled.allocation.refundedPoints : 0,
        changed: cancelled.isChange
      )
    }
  }
}

extension PointsReader {
  /// The contract's form of an allocation, with the app's name.
  func contract(_ allocation: RewardAllocation) throws -> CatalogV1.Allocation {
    CatalogV1.Allocation(allocation, name: try name(of: allocation.app), at: now)
  }

  /// The contract's form of a request, with the app's name.
  func contract(_ request: RewardRequest) throws -> CatalogV1.RewardRequest {
    CatalogV1.RewardRequest(request, name: try name(of: request.app), at: now)
  }
}

extension RewardPlace {
  fileprivate var pageValues: [PageValue] {
    [.number(at.millisecondsSinceEpoch), .text(id.text)]
  }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 2, case .number(let at) = values[0], case .text(let text) = values[1],
      let id = UniqueID(text: text)
    else { return nil }
    self.init(at: Timestamp(millisecondsSinceEpoch: at), id: id)
  }
}
