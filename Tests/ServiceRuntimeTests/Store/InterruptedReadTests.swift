import RPC
import SQLite
import Synchronization
import TaskContracts
import TestSupport
import Testing

/// From a client that disconnects, through the call and its handler, to the running statement.
@Suite("A read whose caller leaves while its statement runs")
struct InterruptedReadTests {
  enum Parting: CaseIterable {
    case cancels, deadlinePasses

    var code: StatusCode { self == .cancels ? .cancelled : .deadlineExceeded }
  }

  private static let schema = "CREATE TABLE cup(size INTEGER NOT NULL) STRICT;"

  /// Calls that find their row immediately, and then search for another among twenty million.
  private final class Search: Sendable {
    let database: Database
    private let begun = Atomic(0)
    private let outcomes = Mutex<[(any Error)?]>([])

    init(_ path: String) throws {
      var limits = DatabaseLimits()
      // The next read has the same connection.
      limits.readers = 1
      limits.longestRead = .seconds(3_600)
      database = try Database(
        path: path,
        migrations: Migration.list([schema]),
        applicationID: 7,
        limits: limits
      )
    }

    var hasBegun: Bool { begun.load(ordering: .acquiring) > 0 }
    /// How handlers ended; `nil`: by the end of their search.
    var ends: [(any Error)?] { outcomes.withLock { $0 } }

    func router() -> Router {
      var router = Router()
      router.registerUnary(TaskV1.Tasks.Methods.getTask) {
        [self] (_: TaskV1.GetTaskRequest, _: ServerCall) in
        do {
          try await database.read { [self] connection in
            try connection.each(
              """
              WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2e7)
              SELECT i FROM n WHERE i = 1 OR i < 0
              """
            ) { _ in
              begun.add(1, ordering: .releasing)
              return true
            }
          }
        } catch {
          outcomes.withLock { $0.append(error) }
          throw error
        }
        outcomes.withLock { $0.append(nil) }
        return TaskV1.GetTaskResponse()
      }
      return router
    }
  }

  @Test(
    "is interrupted, and the next read of the same connection is not",
    arguments: Parting.allCases
  )
  func interrupted(parting: Parting) async throws {
    let folder = try TemporaryFolder()
    let search = try Search(folder.file("cups.db"))
    let loop = EventLoop.start(name: "test")
    defer { loop.stop() }
    let transport = TCPTransport(loop)
    let server = RPCServer(router: search.router(), transport: transport)
    let address = try await server.start(at: .loopback(port: 0))
    let channel = Channel(address: address, transport: transport)
    defer { channel.close() }

    // On a busy machine a call may be over before its statement begins; then the next has more time.
    var patience = Duration.milliseconds(50)
    while !search.hasBegun {
      let options = CallOptions(timeout: parting == .cancels ? nil : patience)
      let call = loop.spawn {
        await refused { _ = try await TaskV1.TasksClient(channel).getTask(.init(), options) }
      }
      if parting == .cancels {
        while !search.hasBegun { try await loop.sleep(for: .milliseconds(1)) }
        call.cancel()
      }
      #expect(await call.value?.code == parting.code)
      patience *= 4
    }
    let sum = try await search.database.read {
      try $0.first("SELECT 1 + count(*) FROM cup") { try $0.value(0, as: Int.self) }
    }
    #expect(sum == 1)
    while search.ends.isEmpty { try await loop.sleep(for: .milliseconds(1)) }
    #expect(search.ends.allSatisfy { $0 is CancellationError })
    await server.drain(grace: .seconds(1))
    await search.database.close()
  }
}
