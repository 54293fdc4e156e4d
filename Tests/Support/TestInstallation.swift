package import RPC
package import ServiceRuntime
import Synchronization
package import Vocabulary

/// An installation in one process, on one thread, under virtual time: what simulated tests start
/// services in.
///
/// ```swift
/// let installation = try TestInstallation(seed: 7)
/// try installation.run {
///   let task = try await installation.start("task") { environment in … }
///   let client = TaskV1.TasksClient(installation.environment.channel(to: task.address))
/// }
/// ```
package struct TestInstallation: Sendable {
  package let simulation: Simulation
  package let transport: MemoryTransport
  package let environment: RuntimeEnvironment
  package let folder: TemporaryFolder
  private let started: StartedServices

  package init(
    seed: UInt64 = 1,
    start: Timestamp = .testStart,
    log: Logger = .silent
  ) throws {
    simulation = Simulation(seed: seed)
    transport = MemoryTransport(simulation.loop)
    environment = .simulated(simulation, transport: transport, start: start, log: log)
    folder = try TemporaryFolder()
    started = StartedServices(simulation)
  }

  package var loop: EventLoop { simulation.loop }
  package var clock: any WallClock { environment.clock }

  /// Runs `body` under virtual time until it returns; see ``Simulation/run(limit:_:)``.
  package func run<T: Sendable>(
    limit: Duration = Simulation.defaultLimit,
    _ body: @escaping @Sendable () async throws -> T
  ) throws -> T {
    try simulation.run(limit: limit, body)
  }

  /// Advances virtual time in one step, like a machine that was suspended: due timers fire
  /// afterwards, late.
  ///
  /// A day of five idle services takes 60,000 timers, and seconds. Open connections must be
  /// verified afterwards; a minute later all is as before.
  package func suspend(for time: Duration) throws {
    try simulation.suspend(for: time)
  }

  /// The address of a service of this installation.
  package func address(of service: String) -> Address {
    .loopback(port: SettingsForm.standardPorts[service] ?? 7499)
  }

  /// Starts a service at its standard address; it is stopped with the last use of the installation.
  package func start(
    _ service: String,
    build: @escaping ServiceProcess.Build
  ) async throws -> ServiceProcess {
    let process = try await ServiceProcess.start(
      environment.named(service),
      at: address(of: service),
      build: build
    )
    started.add(process)
    return process
  }

  /// A channel to a service of this installation, as another process of it has.
  package func channel(to service: String) -> Channel {
    environment.channel(to: address(of: service))
  }
}

/// The services of an installation, stopped when the installation is released.
///
/// Otherwise their background tasks would keep them, with their files and descriptors, until all tests have run.
private final class StartedServices: Sendable {
  private let simulation: Simulation
  private let processes = Mutex<[ServiceProcess]>([])

  init(_ simulation: Simulation) {
    self.simulation = simulation
  }

  func add(_ process: ServiceProcess) { processes.withLock { $0.append(process) } }

  deinit {
    let left = processes.withLock { $0 }
    guard !left.isEmpty, !simulation.loop.isOnLoop else { return }
    try? simulation.run { for process in left { await process.stop(grace: .zero) } }
  }
}
