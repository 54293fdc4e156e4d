package import RPC
package import SQLite
package import Vocabulary

/// Everything a service takes from outside: time, chance, the network, threads, the log.
///
/// A service built on nothing else runs in a process of its own, or with all others on one thread
/// under virtual time, and cannot tell which.
package struct RuntimeEnvironment: Sendable {
  package var loop: EventLoop
  package var transport: any Transport
  package var clock: any WallClock
  package var ids: IDSource
  package var random: RandomSource
  package var storageExecution: Execution
  /// By which processes of the installation prove themselves to each other; `nil`: by certificate.
  package var keys: ClusterKeys?
  package var log: Logger
  /// Where calls are captured, if they are.
  package var captures: CaptureFolder?
  /// How many connections it may have at once; `nil`: as many as any server.
  package var maximumConnections: Int?
  /// Where the process listens besides its own address.
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

  /// The machine's clock, the kernel's chance, SQLite on threads of its own.
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

  /// Virtual time that begins at `start`, chance from the simulation's seed, SQLite inline.
  ///
  /// Services that are to meet each other share one `transport`.
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
  /// The way to another process of the installation.
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

  /// The same environment, logging as another service.
  package func named(_ service: String) -> RuntimeEnvironment {
    var environment = self
    environment.log.service = service
    return environment
  }
}
