import Contracts
import RPC
import Vocabulary
import Wire

/// The points of a ``FakeGateway``.
struct FakeScores: AnalyticsV1.ScoresService {
  let gateway: FakeGateway

  func getScore(
    _ request: AnalyticsV1.GetScoreRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetScoreResponse { gateway.score }

  func getScoreHistory(
    _ request: AnalyticsV1.GetScoreHistoryRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetScoreHistoryResponse { gateway.history }
}

/// The reminders of a ``FakeGateway``.
struct FakeReminders: NotificationV1.RemindersService {
  let gateway: FakeGateway

  func listReminders(
    _ request: NotificationV1.ListRemindersRequest,
    _ call: ServerCall
  ) async throws -> NotificationV1.ListRemindersResponse {
    NotificationV1.ListRemindersResponse(reminders: gateway.reminders)
  }
}

/// The days of a ``FakeGateway``.
struct FakeDashboards: GatewayV1.DashboardsService {
  let gateway: FakeGateway

  func getDashboard(
    _ request: GatewayV1.GetDashboardRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetDashboardResponse {
    var answer = GatewayV1.GetDashboardResponse()
    let missing = Set(gateway.parts.filter { !$0.available }.map(\.service))
    answer.date = request.date ?? gateway.day.date
    if !missing.contains("task") { answer.tasks = gateway.day }
    if !missing.contains("analytics") { answer.score = gateway.score }
    if !missing.contains("notification") { answer.reminders = gateway.reminders }
    answer.parts = gateway.parts
    return answer
  }
}

/// The changes of a ``FakeGateway``.
struct FakeChanges: GatewayV1.ChangesService {
  let gateway: FakeGateway

  func watch(
    _ request: GatewayV1.WatchRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<GatewayV1.WatchResponse>
  ) async throws {
    gateway.watchedFrom.append(Array(request.cursor))
    while !gateway.changes.isEmpty {
      try await replies.send(gateway.changes.removeFirst())
    }
  }
}

/// The processes of a ``FakeGateway``.
struct FakeOperations: GatewayV1.OperationsService {
  let gateway: FakeGateway

  func getStatus(
    _ request: GatewayV1.GetStatusRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetStatusResponse {
    GatewayV1.GetStatusResponse(processes: gateway.processes, setUp: true)
  }

  func clearCaches(
    _ request: GatewayV1.ClearCachesRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ClearCachesResponse {
    GatewayV1.ClearCachesResponse(cleared: request.scope == .projects ? 1 : 3)
  }

  func getMetrics(
    _ request: GatewayV1.GetMetricsRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetMetricsResponse {
    GatewayV1.GetMetricsResponse(
      processes: gateway.metrics.filter {
        request.service.isEmpty || $0.name == request.service
      }
    )
  }
}

/// The lessons of a ``FakeGateway``.
struct FakeTopics: CatalogV1.TopicsService {
  let gateway: FakeGateway

  private func index(of identifier: String) throws -> Int {
    guard let found = gateway.topics.firstIndex(where: { $0.topic?.identifier == identifier })
    else { throw RPCError(.notFound, "unknown_topic", "There is no such lesson.") }
    return found
  }

  func listTopics(
    _ request: CatalogV1.ListTopicsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListTopicsResponse {
    CatalogV1.ListTopicsResponse(
      topics: gateway.topics,
      categories: [CatalogV1.CategoryTotal(category: "Home", topics: 1, completed: 0)]
    )
  }

  func getTopic(
    _ request: CatalogV1.GetTopicRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetTopicResponse {
    let entry = gateway.topics[try index(of: request.identifier)]
    return CatalogV1.GetTopicResponse(topic: entry.topic, state: entry.state)
  }

  func setStepDone(
    _ request: CatalogV1.SetStepDoneRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetStepDoneResponse {
    let index = try index(of: request.identifier)
    var state = gateway.topics[index].state ?? CatalogV1.TopicState()
    state.doneStepIDs.append(request.stepID)
    state.stepsCompleted += 1
    gateway.topics[index].state = state
    return CatalogV1.SetStepDoneResponse(state: state, changed: true)
  }

  func setTopicCompleted(
    _ request: CatalogV1.SetTopicCompletedRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetTopicCompletedResponse {
    let index = try index(of: request.identifier)
    var state = gateway.topics[index].state ?? CatalogV1.TopicState()
    let isNew = state.isCompleted != request.completed
    state.isCompleted = request.completed
    gateway.topics[index].state = state
    return CatalogV1.SetTopicCompletedResponse(
      state: state,
      changed: isNew,
      learningPoints: isNew && request.completed ? 10 : 0
    )
  }
}

/// The people of a ``FakeGateway``.
struct FakeHouseholds: GatewayV1.HouseholdsService {
  let gateway: FakeGateway

  private func token(named name: String, of member: MemberID?) -> GatewayV1.Token {
    var token = GatewayV1.Token()
    token.id = TokenID(rawValue: gateway.nextID())
    token.memberID = member
    token.name = name
    token.scopes = ["read", "write"]
    gateway.tokens.append(token)
    return token
  }

  func setUp(
    _ request: GatewayV1.SetUpRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.SetUpResponse {
    guard request.setupCode == "1234-5678" else {
      throw RPCError(.permissionDenied, "invalid_setup_code", "The setup code is not valid.")
    }
    gateway.household.name = request.householdName
    gateway.household.zone = request.zone
    gateway.members[0].name = request.memberName
    return GatewayV1.SetUpResponse(
      household: gateway.household,
      member: gateway.members[0],
      token: token(named: request.tokenName, of: gateway.members[0].id),
      secret: FakeGateway.secret
    )
  }

  func whoAmI(
    _ request: GatewayV1.WhoAmIRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.WhoAmIResponse {
    GatewayV1.WhoAmIResponse(
      household: gateway.household,
      member: gateway.members[0],
      token: GatewayV1.Token(name: "command line", scopes: ["read", "write"])
    )
  }

  func listMembers(
    _ request: GatewayV1.ListMembersRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListMembersResponse {
    GatewayV1.ListMembersResponse(members: gateway.members)
  }

  func addMember(
    _ request: GatewayV1.AddMemberRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.AddMemberResponse {
    let member = GatewayV1.Member(
      id: MemberID(rawValue: gateway.nextID()),
      name: request.name,
      role: request.role
    )
    gateway.members.append(member)
    return GatewayV1.AddMemberResponse(member: member)
  }

  func createToken(
    _ request: GatewayV1.CreateTokenRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.CreateTokenResponse {
    GatewayV1.CreateTokenResponse(
      token: token(named: request.name, of: request.memberID),
      secret: "dbk_shown_once"
    )
  }

  func createOperatorToken(
    _ request: GatewayV1.CreateOperatorTokenRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.CreateOperatorTokenResponse {
    guard let member = gateway.members.first(where: { $0.name == request.memberName }) else {
      throw RPCError(.notFound, "parent_not_found", "There is no parent of that name.")
    }
    return GatewayV1.CreateOperatorTokenResponse(
      householdID: gateway.household.id,
      token: token(named: request.name, of: member.id),
      secret: FakeGateway.secret
    )
  }

  func listTokens(
    _ request: GatewayV1.ListTokensRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListTokensResponse {
    GatewayV1.ListTokensResponse(tokens: gateway.tokens)
  }

  func revokeToken(
    _ request: GatewayV1.RevokeTokenRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RevokeTokenResponse {
    guard let index = gateway.tokens.firstIndex(where: { $0.id == request.tokenID }) else {
      throw RPCError(.notFound, "token_not_found", "There is no such token.")
    }
    return GatewayV1.RevokeTokenResponse(token: gateway.tokens.remove(at: index))
  }
}
