@testable package import RPC
package import ServiceRuntime
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

  package init(
    seed: UInt64 = 1,
    start: Timestamp = .testStart,
    log: Logger = .silent
  ) throws {
    simulation = Simulation(seed: seed)
    transport = MemoryTransport(simulation.loop)
    environment = .simulated(simulation, transport: transport, start: start, log: log)
    folder = try TemporaryFolder()
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
    try run { [loop] in loop.turnTime = loop.turnTime + time }
  }

  /// The address of a service of this installation.
  package func address(of service: String) -> Address {
    .loopback(port: SettingsForm.standardPorts[service] ?? 7499)
  }

  /// Starts a service at its standard address.
  package func start(
    _ service: String,
    build: @escaping ServiceProcess.Build
  ) async throws -> ServiceProcess {
    try await ServiceProcess.start(
      environment.named(service),
      at: address(of: service),
      build: build
    )
  }

  /// A channel to a service of this installation, as another process of it has.
  package func channel(to service: String) -> Channel {
    environment.channel(to: address(of: service))
  }
}
