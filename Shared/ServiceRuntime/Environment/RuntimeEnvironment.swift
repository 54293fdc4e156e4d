package import RPC
package import SQLite
package import Vocabulary

/// Everything a service takes from outside: time, randomness, the network, threads, the log.
///
/// A service that uses nothing else runs in a process of its own, or with all others on one thread
/// under virtual time, and cannot tell the difference.
package struct RuntimeEnvironment: Sendable {
  package var loop: EventLoop
  package var transport: any Transport
  package var clock: any WallClock
  package var ids: IDSource
  package var random: RandomSource
  package var storageExecution: Execution
  /// The keys by which processes of the installation authenticate to each other; `nil` with
  /// certificates.
  package var keys: ClusterKeys?
  package var log: Logger
  /// Where calls are captured; `nil` when they are not.
  package var captures: CaptureFolder?
  /// The most concurrent connections; `nil` for the server's default.
  package var maximumConnections: Int?
  /// A second listening address.
  package var alsoListen: Address?

  package init(
    loop: EventLoop,
    transport: any Transport,
    clock: any WallClock,
    random: RandomSource,
    storageExecution: Execution,
    keys: ClusterKeys? = .unguarded,
    log: Logger
  ) {
    self.loop = loop
    self.transport = transport
    self.clock = clock
    self.random = random
    self.storageExecution = storageExecution
    self.keys = keys
    self.log = log
    ids = IDSource(clock: clock, random: random)
  }

  /// The machine's clock, the kernel's randomness, and SQLite on threads of its own.
  package static func live(
    loop: EventLoop,
    transport: any Transport,
    keys: ClusterKeys?,
    log: Logger
  ) -> RuntimeEnvironment {
    RuntimeEnvironment(
      loop: loop,
      transport: transport,
      clock: LiveClock(),
      random: .system,
      storageExecution: .threads,
      keys: keys,
      log: log
    )
  }

  /// Virtual time that begins at `start`, randomness from the simulation's seed, and SQLite inline.
  ///
  /// Services that call each other share one `transport`.
  package static func simulated(
    _ simulation: Simulation,
    transport: any Transport,
    start: Timestamp,
    log: Logger = .silent
  ) -> RuntimeEnvironment {
    RuntimeEnvironment(
      loop: simulation.loop,
      transport: transport,
      clock: LoopClock(loop: simulation.loop, start: start),
      random: RandomSource(seed: simulation.seed),
      storageExecution: .inline,
      log: log
    )
  }
}

extension RuntimeEnvironment {
  /// A channel to another process of the installation.
  package func channel(to address: Address) -> Channel {
    var settings = ChannelSettings.service(clusterKey: keys?.current)
    settings.onTrouble = { [log] address, what in
      log.warning(
        "rpc",
        "trouble with another process",
        ["address": .place(address.text), "cause": .cause(what)]
      )
    }
    return Channel(address: address, transport: transport, settings: settings)
  }

  /// The same environment with the logger of another service.
  package func named(_ service: String) -> RuntimeEnvironment {
    var environment = self
    environment.log.service = service
    return environment
  }
}
