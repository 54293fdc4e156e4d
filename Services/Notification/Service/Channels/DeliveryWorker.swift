import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// Sends waiting messages, one at a time and in order for each endpoint (HOK-003).
///
/// The queues are in the database, so a restart loses nothing. A message whose answer was lost in a crash is
/// sent again with the same id.
struct DeliveryWorker: Sendable {
  /// The largest number of concurrent deliveries (HOK-010).
  static let atOnce = 8
  /// The longest sleep: the loop's timer does not notice a changed wall clock.
  static let longestSleep: Duration = .seconds(30)
  static let retryPause: Duration = .seconds(1)

  let store: ServiceStore
  let environment: RuntimeEnvironment
  let sender: any OutgoingSender
  let seal: SecretSeal

  /// Sends until the task is cancelled.
  func run() async {
    var reports = FailureReports()
    while !Task.isCancelled {
      do {
        let unseen = try await sendDue()
        if reports.succeeded() { environment.log.info("courier", "messages are sent again") }
        try await sleep(unseen)
      } catch is CancellationError {
        return
      } catch {
        if let left = reports.failed(at: environment.loop.now) {
          environment.log.error(
            "courier",
            "messages could not be sent; they will be retried",
            ["cause": .cause(String(reflecting: error)), "unwritten": .integer(left)]
          )
        }
        guard (try? await environment.loop.sleep(for: Self.retryPause)) != nil else { return }
      }
    }
  }

  /// Sends messages until none is due.
  ///
  /// - Returns: the feed position from which events may bring more messages.
  private func sendDue() async throws -> FeedPosition {
    while true {
      let now = environment.clock.now()
      let feed = store.feed
      let (due, unseen) = try await store.read { connection in
        (
          try EndpointRows(connection).due(by: now, limit: Self.atOnce),
          FeedPosition(epoch: feed.epoch, sequence: try feed.head(connection) + 1)
        )
      }
      if due.isEmpty { return unseen }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for delivery in due { group.addTask { try await send(delivery) } }
        try await group.waitForAll()
      }
    }
  }

  private func sleep(_ unseen: FeedPosition) async throws {
    let next = try await store.read { try EndpointRows($0).nextDelivery() }
    var time = Self.longestSleep
    if let next { time = min(max(.zero, next - environment.clock.now()), time) }
    _ = try await store.head.wait(for: unseen, atMost: time, on: environment.loop)
  }

  private func send(_ delivery: Delivery) async throws {
    let space = delivery.endpoint.space
    let (quiet, calendar) = try await store.read { connection in
      let rows = SettingsRows(connection)
      return (try rows.settings(of: space).quietHours, try rows.calendar(of: space) ?? .utc)
    }
    let isQuiet = quiet?.release(at: environment.clock.now(), in: calendar) != nil
    let reply = await attempt(delivery, in: calendar, isQuiet: isQuiet)
    let outcome = outcome(of: delivery, reply)
    try await store.write { context in
      let off = try EndpointRows(context.connection).settle(
        delivery,
        outcome,
        reply,
        at: context.now
      )
      guard let off else { return }
      try context.append(
        NewEvent(
          NotificationV1.ChannelUpdated(channel: NotificationV1.Channel(off)),
          entity: off.name
        ),
        EventStamp(
          at: context.now,
          localDay: calendar.day(of: context.now),
          household: space.household,
          space: space.member
        )
      )
    }
  }

  private func attempt(
    _ delivery: Delivery,
    in calendar: HouseholdCalendar,
    isQuiet: Bool
  ) async -> OutgoingReply {
    // Reminders that were acknowledged, snoozed or cancelled meanwhile are not sent.
    guard let reminder = delivery.reminder, reminder.state == .delivered else {
      return OutgoingReply(failure: .nothingToSay)
    }
    do {
      let message = try OutgoingMessage(
        reminder,
        to: delivery.endpoint.endpoint,
        in: calendar,
        isQuiet: isQuiet,
        try envelope(
          delivery.endpoint,
          id: delivery.record.id,
          sequence: delivery.record.number
        )
      )
      return await send(message.request)
    } catch ChannelRefusal.secretsUnavailable {
      return OutgoingReply(failure: .secretsUnavailable)
    } catch {
      return OutgoingReply(failure: .addressNotAllowed)
    }
  }

  /// The envelope of a message to an endpoint, sent now.
  func envelope(
    _ endpoint: StoredEndpoint,
    id: RequestID,
    sequence: Int64
  ) throws -> OutgoingMessage.Envelope {
    let now = environment.clock.now()
    var sealed = [endpoint.secret]
    if let until = endpoint.oldUntil, now < until { sealed.append(endpoint.oldSecret) }
    return OutgoingMessage.Envelope(
      id: id,
      sequence: sequence,
      household: endpoint.space.household,
      now: now,
      secrets: try sealed.compactMap(\.self).map { try seal.open($0) }
    )
  }

  /// Sends one message and measures the time.
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
    let age = environment.clock.now() - delivery.record.madeAt
    if reply.status == 410 || age >= RetryPlan.longestAge { return .givenUp }
    let pause = RetryPlan.pause(
      failures: delivery.record.tries + 1,
      chance: Double(environment.random.next() >> 11) / Double(UInt64(1) << 53),
      asked: reply.retryAfter
    )
    return .again(after: pause)
  }
}
