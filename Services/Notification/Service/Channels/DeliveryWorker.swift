import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import Vocabulary
import Wire

/// Sends queued messages, in order and one at a time per endpoint (HOK-003).
///
/// The queue is in the database, so a restart loses nothing. A message whose answer was lost in a crash is sent again
/// with the same id. A slow receiver holds one slot. The endpoints of one household hold at most half of the slots, so
/// they cannot block other households.
struct DeliveryWorker: Sendable {
  /// The number of slots: endpoints that are sent to concurrently (HOK-010).
  static let atOnce = 8
  static let atOnceOfHousehold = 4
  /// The largest number of messages for which one endpoint keeps its slot.
  private static let inARow = 1_000
  private static let longestDrain: Duration = .seconds(10)
  /// The number of due messages to choose from: more than a few households can have.
  private static let looked = 128
  /// The longest sleep: the loop's timer does not notice a changed wall clock.
  static let longestSleep: Duration = .seconds(30)
  /// The sleep while messages are in flight, after which free slots are used.
  static let shortSleep: Duration = .milliseconds(100)
  static let retryPause: Duration = .seconds(1)
  /// A time further ahead was set while the clock was ahead: no pause is that long.
  private static let farthest: Duration = .seconds(26 * 3_600)

  let store: ServiceStore
  let environment: RuntimeEnvironment
  let sender: any OutgoingSender
  let seal: SecretSeal
  var settings = OutgoingSettings()

  /// The endpoints that are being sent to, with their households.
  private final class Slots: Sendable {
    private let taken = Mutex<[Int64: HouseholdID]>([:])

    var isEmpty: Bool { taken.withLock { $0.isEmpty } }

    func take(_ due: DueDelivery) -> Bool {
      taken.withLock { taken in
        guard taken.count < DeliveryWorker.atOnce, taken[due.endpoint] == nil,
          taken.values.count(where: { $0 == due.household }) < DeliveryWorker.atOnceOfHousehold
        else { return false }
        taken[due.endpoint] = due.household
        return true
      }
    }

    func free(_ endpoint: Int64) { taken.withLock { $0[endpoint] = nil } }
  }

  /// Sends until the task is cancelled.
  func run() async {
    let slots = Slots()
    await withDiscardingTaskGroup { group in
      var reports = FailureReports()
      while !Task.isCancelled {
        do {
          let unseen = try await startDue(slots, &group)
          if reports.succeeded() { environment.log.info("delivery", "messages are sent again") }
          try await sleep(unseen, isBusy: !slots.isEmpty)
        } catch is CancellationError {
          return
        } catch {
          if let left = reports.failed(at: environment.loop.now) { report(error, left) }
          guard (try? await environment.loop.sleep(for: Self.retryPause)) != nil else { return }
        }
      }
    }
  }

  private func report(_ error: any Error, _ left: Int64) {
    environment.log.error(
      "delivery",
      "messages could not be sent; they will be retried",
      ["cause": .cause(String(reflecting: error)), "unwritten": .integer(left)]
    )
  }

  /// Starts sending to each endpoint with a due message, while there are free slots.
  ///
  /// - Returns: the position after the last event that this pass has seen.
  private func startDue(
    _ slots: Slots,
    _ group: inout DiscardingTaskGroup
  ) async throws -> FeedPosition {
    let now = environment.clock.now()
    let feed = store.feed
    let (due, unseen) = try await store.read { connection in
      (
        try EndpointRows(connection).due(by: now, or: now + Self.farthest, limit: Self.looked),
        FeedPosition(epoch: feed.epoch, sequence: try feed.head(connection) + 1)
      )
    }
    for delivery in due where slots.take(delivery) {
      group.addTask {
        await drain(delivery.endpoint)
        slots.free(delivery.endpoint)
      }
    }
    return unseen
  }

  private func sleep(_ unseen: FeedPosition, isBusy: Bool) async throws {
    let next = try await store.read { try EndpointRows($0).nextDelivery() }
    var time = isBusy ? Self.shortSleep : Self.longestSleep
    if let next, !isBusy { time = min(max(.zero, next - environment.clock.now()), time) }
    _ = try await store.head.wait(for: unseen, atMost: time, on: environment.loop)
  }

  /// Sends the due messages of one endpoint, in order.
  private func drain(_ endpoint: Int64) async {
    do {
      let began = environment.loop.now
      for _ in 0..<Self.inARow where environment.loop.now - began < Self.longestDrain {
        try Task.checkCancellation()
        let now = environment.clock.now()
        let delivery = try await store.read { connection in
          try EndpointRows(connection)
            .dueDelivery(of: endpoint, by: now, or: now + Self.farthest)
        }
        guard let delivery else { return }
        if let rest = rest(delivery, at: now) {
          return try await store.write { context in
            try EndpointRows(context.connection).postpone(delivery, until: rest)
          }
        }
        try await send(delivery)
      }
    } catch is CancellationError {
      return
    } catch {
      report(error, 0)
      try? await environment.loop.sleep(for: Self.retryPause)
    }
  }

  /// The time until which the endpoint's rate limit delays the message; `nil`: send now.
  ///
  /// Receivers that the operator listed have no rate limit.
  private func rest(_ delivery: Delivery, at now: Timestamp) -> Timestamp? {
    let endpoint = delivery.endpoint.endpoint
    if endpoint.kind != .mail, let address = try? EndpointAddress(endpoint.address),
      settings.listed.contains(address.hostAndPort)
    {
      return nil
    }
    return delivery.endpoint.rest(at: now)
  }

  private func send(_ delivery: Delivery) async throws {
    let space = delivery.endpoint.space
    let (wish, calendar) = try await store.read { connection in
      let rows = SettingsRows(connection)
      return (try rows.settings(of: space), try rows.calendar(of: space) ?? .utc)
    }
    let isQuiet = wish.quietHours?.release(at: environment.clock.now(), in: calendar) != nil
    // The member may have switched notifications off meanwhile (REM-001).
    var (reply, bytes) = (OutgoingReply(failure: .nothingToSay), 0)
    if wish.isOn {
      (reply, bytes) = try await attempt(delivery, in: calendar, isQuiet: isQuiet)
    }
    if reply.failure == .cancelled { throw CancellationError() }
    let outcome = outcome(of: delivery, reply)
    try await store.write { [reply, bytes] context in
      let off = try EndpointRows(context.connection).settle(
        delivery,
        outcome,
        reply,
        bytes: bytes,
        at: context.now
      )
      if let off { try context.appendChannel(off, of: space, on: calendar) }
    }
  }

  /// - Returns: the result, and the number of bytes sent; 0 if nothing was sent.
  private func attempt(
    _ delivery: Delivery,
    in calendar: HouseholdCalendar,
    isQuiet: Bool
  ) async throws -> (OutgoingReply, bytes: Int) {
    let endpoint = delivery.endpoint
    let record = delivery.record
    do {
      var envelope = try envelope(endpoint, id: record.id, sequence: record.sequence)
      let message: OutgoingMessage
      switch record.purpose {
      case .clear:
        // A reminder that rang again meanwhile stays visible.
        guard endpoint.endpoint.kind == .ntfy, delivery.reminder?.state != .delivered else {
          return (OutgoingReply(failure: .nothingToSay), 0)
        }
        message = try .clearing(record.reminder, at: endpoint.endpoint, envelope)
      case .message:
        // A reminder that was acknowledged, snoozed or cancelled meanwhile is not sent.
        guard let reminder = delivery.reminder,
          reminder.state == .delivered || record.isAsked && reminder.deliveredAt != nil
        else { return (OutgoingReply(failure: .nothingToSay), 0) }
        envelope.actions = try await actions(of: reminder, endpoint)
        message = try OutgoingMessage(
          reminder,
          to: endpoint.endpoint,
          in: calendar,
          isQuiet: isQuiet,
          envelope
        )
      }
      return (await send(message.request), message.request.body.count)
    } catch ChannelRefusal.secretsUnavailable {
      return (OutgoingReply(failure: .secretsUnavailable), 0)
    } catch ChannelRefusal.noMailServer {
      return (OutgoingReply(failure: .noMailServer), 0)
    } catch is ChannelRefusal {
      return (OutgoingReply(failure: .addressNotAllowed), 0)
    }
  }

  /// The buttons of a message about a task, each with a new ticket (HOK-008).
  ///
  /// There are none if the installation answers no buttons, or if the tickets would have ended already.
  private func actions(
    of reminder: Reminder,
    _ endpoint: StoredEndpoint
  ) async throws -> [OutgoingMessage.Action] {
    guard endpoint.endpoint.kind == .ntfy, let url = settings.publicURL,
      let task = reminder.subject, reminder.state == .delivered
    else { return [] }
    let end = reminder.ringsAt + Ticket.span
    guard environment.clock.now() < end else { return [] }
    let labels: [(TicketVerb, String)] = [(.done, "Done"), (.later, "Later")]
    let tickets = labels.map { verb, label in
      (TicketToken(bytes: environment.random.bytes(TicketToken.length)), verb, label)
    }
    try await store.write { context in
      let rows = TicketRows(context.connection)
      for (token, verb, _) in tickets {
        try rows.add(token, verb, of: reminder, task: task, in: endpoint.space, until: end)
      }
    }
    return tickets.map { token, _, label in
      .init(label: label, url: "\(url)\(TicketHandler.path)\(token.text)")
    }
  }

  /// The parts of a message that do not depend on its reminder, for sending it now.
  func envelope(
    _ endpoint: StoredEndpoint,
    id: RequestID,
    sequence: Int64
  ) throws -> OutgoingMessage.Envelope {
    let now = environment.clock.now()
    let isWebhook = endpoint.endpoint.kind == .webhook
    var sealed = isWebhook ? [endpoint.secret] : []
    if isWebhook, let until = endpoint.oldUntil, now < until { sealed.append(endpoint.oldSecret) }
    var envelope = OutgoingMessage.Envelope(
      id: id,
      sequence: sequence,
      household: endpoint.space.household,
      now: now,
      secrets: try sealed.compactMap(\.self).map { try seal.open($0) }
    )
    envelope.mail = settings.mail
    envelope.click = settings.consoleURL
    if endpoint.endpoint.kind == .ntfy, let secret = endpoint.secret {
      envelope.accessToken = String(decoding: try seal.openBytes(secret), as: UTF8.self)
    }
    return envelope
  }

  /// Sends one message and measures its duration.
  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    let started = environment.loop.now
    var reply = await sender.send(request)
    let took = environment.loop.now - started
    reply.milliseconds =
      Int(took.components.seconds) * 1_000
      + Int(took.components.attoseconds / 1_000_000_000_000_000)
    return reply
  }

  private func outcome(of delivery: Delivery, _ reply: OutgoingReply) -> DeliveryOutcome {
    if reply.isSuccess { return .arrived }
    if reply.failure == .nothingToSay { return .givenUp }
    let status = reply.status ?? 0
    switch (delivery.record.purpose, delivery.endpoint.endpoint.kind) {
    // Retrying a clear that a server does not support would delay the channel's later messages.
    case (.clear, _) where status != 0 && status != 429 && status != 503: return .givenUp
    // A mail server's 5xx is a permanent refusal.
    case (_, .mail) where (500..<600).contains(status): return .givenUp
    default: break
    }
    let age = environment.clock.now() - delivery.record.madeAt
    if status == 410 || age >= RetryPlan.longestAge { return .givenUp }
    let pause = RetryPlan.pause(
      failures: delivery.record.tries + 1,
      chance: Double(environment.random.next() >> 11) / Double(UInt64(1) << 53),
      asked: reply.retryAfter
    )
    return .again(after: pause)
  }
}

extension WriteContext {
  /// Appends the event that a channel was switched off, or dropped a message.
  ///
  /// A child's parents receive it too.
  func appendChannel(
    _ endpoint: Endpoint,
    of space: Space,
    on calendar: HouseholdCalendar = .utc
  ) throws {
    try append(
      NewEvent(
        NotificationV1.ChannelUpdated(channel: NotificationV1.Channel(endpoint)),
        entity: endpoint.name
      ),
      EventStamp(
        at: now,
        localDay: calendar.day(of: now),
        household: space.household,
        space: space.member
      )
    )
  }
}
