package import Contracts
package import RPC
import Synchronization
import Vocabulary

/// The way to one gateway: the generated stubs, with token, request ids and time limits.
///
/// Retries are the channel's.
/// ```swift
/// let reply = try await gateway.call { try await gateway.tasks.getDay(request, $0) }
/// ```
package final class GatewayConnection: Sendable {
  /// Long enough for a small machine that just woke up, short enough for a person who waits.
  package static let usualTimeout = Duration.seconds(10)

  package let channel: any CallChannel
  package let timeout: Duration?
  private let life = Mutex(ConnectionLife())

  /// - Parameters:
  ///   - channel: a way to the gateway, over TCP or in memory.
  ///   - token: the secret that ``DaybookClient/Households/createToken(named:scopes:for:)`` showed.
  ///   - timeout: for one call with all its attempts; `nil` waits without end.
  package init(
    channel: any CallChannel,
    token: String?,
    timeout: Duration? = GatewayConnection.usualTimeout
  ) {
    self.channel = TokenChannel(base: channel, token: token)
    self.timeout = timeout
  }

  package var loop: EventLoop { channel.loop }
  var isClosed: Bool { life.withLock { $0.isClosed } }

  /// Makes one call, with as many attempts as its channel makes.
  ///
  /// `body` is run once, with the options it must use: the request id in them is the same in every
  /// attempt, so that a change happens once.
  package func call<Response>(
    _ body: (CallOptions) async throws -> Response
  ) async throws(DaybookError) -> Response {
    try enter()
    defer { leave() }
    let requestID = await onLoop(\.newRequestID)
    do {
      // A gateway that is started again is waited for, a while; one that stays away is said to be missing.
      return try await body(
        CallOptions(timeout: timeout, requestID: requestID, waitsForReturn: true)
      )
    } catch {
      throw isClosed ? .closed : DaybookError(error)
    }
  }

  /// Lets no call begin any more; `atEnd` runs when those under way are over.
  package func close(atEnd: @escaping @Sendable () -> Void) {
    life.withLock { $0.close(atEnd) }?()
  }

  /// Begins something that needs the loop; ``leave()`` ends it.
  func enter() throws(DaybookError) {
    guard life.withLock({ $0.enter() }) else { throw .closed }
  }

  func leave() {
    life.withLock { $0.leave() }?()
  }

  /// Waits on the loop's clock.
  func sleep(for delay: Duration) async throws(DaybookError) {
    do { try await loop.sleep(for: delay) } catch { throw DaybookError(error) }
  }

  /// Asks the loop something that only its own thread may ask.
  func onLoop<Value: Sendable>(
    _ question: @escaping @Sendable (EventLoop) -> Value
  ) async -> Value {
    if loop.isOnLoop { return question(loop) }
    return await withUnsafeContinuation { continuation in
      loop.post { [loop] in continuation.resume(returning: question(loop)) }
    }
  }
}

extension DaybookError {
  static let closed = DaybookError(
    .cancelled,
    code: "client_closed",
    message: "The client was closed."
  )
}

extension EventLoop {
  /// A UUID of version 4: a client's clock may be wrong, its chance is not.
  fileprivate var newRequestID: UniqueID {
    UniqueID(
      high: randomNumber() & 0xffff_ffff_ffff_0fff | 0x4000,
      low: randomNumber() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    )
  }
}

// MARK: - Stubs

extension GatewayConnection {
  package var tasks: TaskV1.TasksClient { TaskV1.TasksClient(channel) }
  package var projects: TaskV1.ProjectsClient { TaskV1.ProjectsClient(channel) }
  package var scores: AnalyticsV1.ScoresClient { AnalyticsV1.ScoresClient(channel) }
  package var topics: CatalogV1.TopicsClient { CatalogV1.TopicsClient(channel) }
  package var reminders: NotificationV1.RemindersClient {
    NotificationV1.RemindersClient(channel)
  }
  package var households: GatewayV1.HouseholdsClient { GatewayV1.HouseholdsClient(channel) }
  package var dashboards: GatewayV1.DashboardsClient { GatewayV1.DashboardsClient(channel) }
  package var changes: GatewayV1.ChangesClient { GatewayV1.ChangesClient(channel) }
  package var operations: GatewayV1.OperationsClient { GatewayV1.OperationsClient(channel) }
}
