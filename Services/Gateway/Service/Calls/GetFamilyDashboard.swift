import CatalogContracts
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension FamilyCalls {
  /// The time limit of the whole page; cards not requested by then are reported as failed.
  static let timeLimit: Duration = .seconds(5)
  /// The deadline of each card, so that a card that hangs leaves time for others.
  static let cardTimeout: Duration = .seconds(3)
  /// The most cards requested concurrently: one page must not occupy the catalog.
  static let concurrency = 4
  /// What is left of the caller's time for the reply, up to a quarter of it.
  static let replyTime: Duration = .milliseconds(200)

  /// Reads the card of each child that the caller may see; a failure affects one card only (APP-106).
  func getFamilyDashboard(
    _ request: GatewayV1.GetFamilyDashboardRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetFamilyDashboardResponse {
    let context = try call.callerContext
    let children = context.home.members.filter { member in
      member.role == .child && context.caller.mayReach(member.id, member.role)
    }
    let end = Self.end(of: call)
    var cards: [MemberID: Result<CatalogV1.GetProgressCardResponse, RPCError>] = [:]
    await withTaskGroup(
      of: (MemberID, Result<CatalogV1.GetProgressCardResponse, RPCError>).self
    ) { group in
      var rest = children[...]
      func addNext() -> Bool {
        let left = end - call.loop.now
        guard left > .zero, let child = rest.popFirst() else { return false }
        let timeout = min(left, Self.cardTimeout)
        group.addTask { (child.id, await card(of: child.id, for: context, within: timeout)) }
        return true
      }
      for _ in 0..<Self.concurrency where !addNext() { break }
      for await (child, card) in group {
        cards[child] = card
        _ = addNext()
      }
    }
    return GatewayV1.GetFamilyDashboardResponse(
      children: children.map { child in
        var page = GatewayV1.ChildCard(memberID: child.id, name: child.name)
        switch cards[child.id] {
        case .success(let card): page.card = card
        case .failure(let error): page.error = GatewayV1.CardError(error)
        case nil: page.error = .notInTime
        }
        return page
      }
    )
  }

  /// When the last card must have been read.
  private static func end(of call: ServerCall) -> MonotonicInstant {
    guard let remaining = call.remaining else { return call.loop.now + timeLimit }
    return call.loop.now + min(timeLimit, remaining - min(replyTime, remaining / 4))
  }

  /// Calls the catalog about one child on behalf of the member.
  private func card(
    of child: MemberID,
    for context: CallerContext,
    within timeout: Duration
  ) async -> Result<CatalogV1.GetProgressCardResponse, RPCError> {
    let seen = Area.catalog.followsOthers ? positions.seen(by: context) : FeedPositions()
    let options = CallOptions(
      timeout: timeout,
      metadata: TrustedMetadata.composing(context, about: child, at: clock.now(), seen: seen),
      waitsForReturn: true
    )
    do {
      let card = try await peers[.catalog].calling { channel in
        try await CatalogV1.ScreenTimeClient(channel)
          .getProgressCard(CatalogV1.GetProgressCardRequest(childID: child), options)
      }
      return .success(card)
    } catch {
      return .failure(RPCError(describing: error))
    }
  }
}

extension GatewayV1.CardError {
  /// Never the error of a call: it describes one card of a reply.
  fileprivate static var notInTime: GatewayV1.CardError {
    GatewayV1.CardError(
      status: StatusCode.deadlineExceeded.name,
      reason: "not_in_time",
      message: "The time was over before this card was requested; try again."
    )
  }

  fileprivate init(_ error: RPCError) {
    let part = MissingPart(error)
    self.init(status: error.code.name, reason: part.reason, message: part.message)
  }
}
