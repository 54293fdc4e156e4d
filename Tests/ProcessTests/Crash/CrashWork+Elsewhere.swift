import CatalogContracts
import GatewayClient
import GatewayContracts
import NotificationContracts
import RPC
import Synchronization
import Testing
import Vocabulary

/// Changes besides tasks, so that the catalog and the gateway have data that could be lost.
struct CrashedElsewhere: Sendable {
  /// The first step of each lesson.
  var lessons: [(topic: String, step: String)] = []
  var steps: [(lesson: Int, asked: CrashWork.Asked<CatalogV1.SetStepDoneResponse>)] = []
  var tokens: [CrashWork.Asked<GatewayV1.CreateTokenResponse>] = []
  var ends: [TokenID: CrashWork.Asked<GatewayV1.RevokeTokenResponse>] = [:]
}

extension CrashWork {
  static let tokenName = "of a crash run"

  /// Reads the list of lessons.
  func lookAround() async throws {
    let lessons = try await topics().compactMap { entry -> (String, String)? in
      guard let topic = entry.topic, let step = topic.sections.first?.steps.first else {
        return nil
      }
      return (topic.identifier, step.stepID)
    }
    try #require(!lessons.isEmpty)
    state.withLock { $0.elsewhere.lessons = lessons }
  }

  /// One in four tasks is followed by a change of the catalog or of the gateway.
  func changeElsewhere(_ number: Int) async throws {
    switch number % 8 {
    case 1: try await doStep(number)
    case 5: try await makeToken()
    default: break
    }
  }

  private func doStep(_ number: Int) async throws {
    let index = state.withLock { state in
      let lesson = number / 8 % state.elsewhere.lessons.count
      state.elsewhere.steps.append((lesson, Asked(request: state.newRequest())))
      return state.elsewhere.steps.count - 1
    }
    try await finishStep(index)
  }

  private func finishStep(_ index: Int) async throws {
    let reply = try await sendStep(index)
    state.withLock { state in
      state.elsewhere.steps[index].asked.reply = reply
      state.acknowledged += 1
    }
  }

  private func sendStep(_ index: Int) async throws -> CatalogV1.SetStepDoneResponse {
    let (lesson, request) = state.withLock { state in
      let step = state.elsewhere.steps[index]
      return (state.elsewhere.lessons[step.lesson], step.asked.request)
    }
    return try await gateway.topics.setStepDone(
      CatalogV1.SetStepDoneRequest(identifier: lesson.topic, stepID: lesson.step, done: true),
      CallOptions(requestID: request)
    )
  }

  /// Creates a token and revokes it: a member may have a hundred valid ones.
  private func makeToken() async throws {
    let index = state.withLock { state in
      state.elsewhere.tokens.append(Asked(request: state.newRequest()))
      return state.elsewhere.tokens.count - 1
    }
    try await finishToken(index)
  }

  private func finishToken(_ index: Int) async throws {
    let reply = try await sendToken(index)
    let token = state.withLock { state in
      state.elsewhere.tokens[index].reply = reply
      state.acknowledged += 1
      guard let id = reply.token?.id, state.elsewhere.ends[id] == nil else {
        return nil as TokenID?
      }
      state.elsewhere.ends[id] = Asked(request: state.newRequest())
      return id
    }
    if let token { try await endToken(token) }
  }

  private func endToken(_ token: TokenID) async throws {
    let reply = try await sendEnd(token)
    state.withLock { state in
      state.elsewhere.ends[token]?.reply = reply
      state.acknowledged += 1
    }
  }

  /// Without the secret, which a repeat gets for ten minutes and not after a restart.
  private func sendToken(_ index: Int) async throws -> GatewayV1.CreateTokenResponse {
    let request = state.withLock { $0.elsewhere.tokens[index].request }
    var reply = try await gateway.households.createToken(
      GatewayV1.CreateTokenRequest(name: Self.tokenName),
      CallOptions(requestID: request)
    )
    reply.secret = ""
    return reply
  }

  private func sendEnd(_ token: TokenID) async throws -> GatewayV1.RevokeTokenResponse {
    guard let request = state.withLock({ $0.elsewhere.ends[token]?.request }) else {
      return .init()
    }
    return try await gateway.households.revokeToken(
      GatewayV1.RevokeTokenRequest(tokenID: token),
      CallOptions(requestID: request)
    )
  }

  /// Retries, with its request id, everything that was never answered.
  func settleElsewhere() async throws {
    let elsewhere = state.withLock { $0.elsewhere }
    for (index, step) in elsewhere.steps.enumerated() where step.asked.reply == nil {
      try await finishStep(index)
    }
    for (index, token) in elsewhere.tokens.enumerated() where token.reply == nil {
      try await finishToken(index)
    }
    for (token, end) in elsewhere.ends where end.reply == nil { try await endToken(token) }
  }

  /// Retries some answered changes; returns those with another answer.
  func repeatedElsewhere(atMost count: Int) async throws -> [String] {
    let elsewhere = state.withLock { $0.elsewhere }
    var differing: [String] = []
    for index in elsewhere.steps.indices.suffix(count) {
      let reply = try await sendStep(index)
      if reply != elsewhere.steps[index].asked.reply { differing.append("step \(index)") }
    }
    for index in elsewhere.tokens.indices.suffix(count) {
      let reply = try await sendToken(index)
      if reply != elsewhere.tokens[index].reply { differing.append("token \(index)") }
    }
    return differing
  }

  var askedTokens: Int { state.withLock { $0.elsewhere.tokens.count } }

  /// The lessons whose acknowledged step is not completed.
  func lostSteps() async throws -> [String] {
    let done = Set(try await topics().flatMap { $0.state?.doneStepIDs ?? [] })
    let elsewhere = state.withLock { $0.elsewhere }
    return elsewhere.steps.map { elsewhere.lessons[$0.lesson].step }.filter { !done.contains($0) }
  }

  /// All lessons with their steps, which a list omits.
  private func topics() async throws -> [CatalogV1.GetTopicResponse] {
    let list = try await gateway.topics.listTopics(CatalogV1.ListTopicsRequest(pageSize: 100))
    var topics: [CatalogV1.GetTopicResponse] = []
    for identifier in list.topics.compactMap(\.topic?.identifier) {
      let topic = try await gateway.topics.getTopic(
        CatalogV1.GetTopicRequest(identifier: identifier)
      )
      topics.append(topic)
    }
    return topics
  }
}

// MARK: - Reminders

extension CrashWork {
  /// Half of the tasks have a reminder.
  func hasReminder(_ number: Int) -> Bool { number % 4 < 2 }

  /// The tasks that need a reminder: those with a time that are not completed.
  var reminded: Set<TaskID> {
    state.withLock { state in
      Set(
        state.creations.enumerated().compactMap { number, asked in
          guard hasReminder(number), let task = asked.reply?.task?.id else { return nil }
          return state.completions[task] == nil ? task : nil
        }
      )
    }
  }

  /// The pending reminders, once they are those of `tasks`; the last ones if that never happens.
  func reminders(of tasks: Set<TaskID>) async throws -> [TaskID] {
    var found: [TaskID] = []
    for _ in 0..<200 {
      found = try await reminders()
      if found.count == tasks.count, Set(found) == tasks { break }
      try await gateway.loop.sleep(for: .milliseconds(50))
    }
    return found
  }

  private func reminders() async throws -> [TaskID] {
    var request = NotificationV1.ListRemindersRequest(pageSize: 200)
    var found: [TaskID] = []
    while true {
      let page = try await gateway.reminders.listReminders(request)
      found += page.reminders.filter { $0.dueAt == remindAt }.compactMap(\.taskID)
      if page.nextPageToken.isEmpty { return found }
      request.pageToken = page.nextPageToken
    }
  }
}
