package import RPC
package import ServiceRuntime
import Synchronization
import Vocabulary

/// One service under virtual time, called with generated clients over the in-memory transport.
///
/// ```swift
/// try ServiceUnderTest.run({ environment, folder in
///   try await TaskService.instance(environment: environment, databasePath: folder.file("task.db"))
/// }) { service in
///   let tasks = TaskV1.TasksClient(service.channel)
///   let made = try await tasks.createTask(.init(name: "Pay rent"), service.options(request: 1))
/// }
/// ```
package final class ServiceUnderTest: Sendable {
  /// Builds the service; called again by ``restart(_:)``, with the same folder.
  package typealias Build =
    @Sendable (RuntimeEnvironment, TemporaryFolder) async throws ->
    ServiceInstance

  private static let name = "under-test"
  /// How long a call waits in virtual time, including for the service after a restart.
  private static let timeout = Duration.seconds(5)

  package let installation: TestInstallation
  package let channel: Channel
  private let build: Build
  private let process: Mutex<ServiceProcess?>

  private init(_ installation: TestInstallation, _ build: @escaping Build) async throws {
    self.installation = installation
    self.build = build
    channel = installation.channel(to: Self.name)
    process = Mutex(try await Self.start(installation, build))
  }

  private static func start(
    _ installation: TestInstallation,
    _ build: @escaping Build
  ) async throws -> ServiceProcess {
    let folder = installation.folder
    return try await installation.start(name) { try await build($0, folder) }
  }

  /// Starts a service in a folder of its own, runs `body`, and stops the service.
  ///
  /// - Parameters:
  ///   - seed: the seed of the simulation.
  ///   - build: creates the service.
  ///   - body: the test.
  /// - Throws: what `build` or `body` throws.
  package static func run(
    seed: UInt64 = 1,
    _ build: @escaping Build,
    _ body: @escaping @Sendable (ServiceUnderTest) async throws -> Void
  ) throws {
    let installation = try TestInstallation(seed: seed)
    try installation.run {
      let service = try await ServiceUnderTest(installation, build)
      do {
        try await body(service)
      } catch {
        await service.stop()
        throw error
      }
      await service.stop()
    }
  }

  /// Stops the service and starts it again on the same files, built by `other` if it is given.
  package func restart(_ other: Build? = nil) async throws {
    await stop()
    let next = try await Self.start(installation, other ?? build)
    process.withLock { $0 = next }
  }

  private func stop() async {
    let running = process.withLock { process in
      defer { process = nil }
      return process
    }
    await running?.stop()
  }

  /// The options of a call by `caller`, with request id `request`.
  package func options(as caller: Caller = .sample(), request: UInt64? = nil) -> CallOptions {
    CallOptions(
      timeout: Self.timeout,
      metadata: caller.metadata,
      requestID: request.map { RequestID.sample($0).rawValue },
      waitsForConnection: true
    )
  }
}
