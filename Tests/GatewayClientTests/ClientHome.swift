import GatewayClient
import GatewayContracts
import RPC
import Synchronization
import TaskContracts
import TestHousehold
import TestSupport
import Vocabulary

extension Home {
  /// A channel to the gateway that retries calls, as an app has.
  func channel(to address: Address = Home.gateway) -> Channel {
    var settings = ChannelSettings()
    settings.retry = .forPeople
    return Channel(address: address, transport: installation.transport, settings: settings)
  }

  /// An app that Alex is signed in to.
  func client() throws -> DaybookClient {
    DaybookClient(gateway: GatewayConnection(channel: channel(), token: try Home.secret))
  }
}

/// A stream of changes with scripted messages, which ends where a real one never does.
final class ScriptedChanges: Sendable {
  private struct State {
    var changes: [GatewayV1.WatchResponse] = []
    var watchedFrom: [[UInt8]] = []
  }

  private let state = Mutex(State())

  /// The messages of the stream; it ends after the last one.
  var changes: [GatewayV1.WatchResponse] {
    get { state.withLock { $0.changes } }
    set { state.withLock { $0.changes = newValue } }
  }

  /// The cursors that watchers sent.
  var watchedFrom: [[UInt8]] { state.withLock { $0.watchedFrom } }

  /// Serves it in place of the gateway's own.
  func serve(_ router: inout Router) {
    router.registerServerStream(GatewayV1.Changes.Methods.watch) { [self] request, _, replies in
      try await watch(request, replies)
    }
  }

  private func watch(
    _ request: GatewayV1.WatchRequest,
    _ replies: ReplyWriter<GatewayV1.WatchResponse>
  ) async throws {
    state.withLock { $0.watchedFrom.append(Array(request.cursor)) }
    while let next = state.withLock({ $0.changes.isEmpty ? nil : $0.changes.removeFirst() }) {
      try await replies.send(next)
    }
  }
}

/// Two methods on a live loop, for tests of how a client connects.
struct LiveServer {
  static let secret = "dbk_secret"

  let address: Address
  private let server: RPCServer

  init(over transport: any Transport) async throws {
    var router = Router()
    router.registerUnary(TaskV1.Tasks.Methods.createTask) {
      (request: TaskV1.CreateTaskRequest, call) in
      try Self.admit(call)
      return TaskV1.CreateTaskResponse(
        task: TaskV1.Task(id: .sample(1), projectID: .inbox, name: request.name, revision: 1)
      )
    }
    router.registerUnary(TaskV1.Tasks.Methods.completeTask) {
      (request: TaskV1.CompleteTaskRequest, call) in
      try Self.admit(call)
      return TaskV1.CompleteTaskResponse(
        task: TaskV1.Task(id: request.taskID, projectID: .inbox, isComplete: true),
        pointsEarned: 7,
        changed: true
      )
    }
    server = RPCServer(router: router, transport: transport)
    address = try await server.start(at: .loopback(port: 0))
  }

  /// Drains and stops.
  func stop() async { await server.drain(grace: .zero) }

  private static func admit(_ call: ServerCall) throws {
    guard call.metadata["authorization"] == "Bearer \(secret)" else {
      throw RPCError(.unauthenticated, "invalid_token", "The access token is not valid.")
    }
  }
}
