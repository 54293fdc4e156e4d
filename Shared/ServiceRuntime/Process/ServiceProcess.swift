import Contracts
package import RPC
import SQLite

/// One service between start and stop: built, served, drained, closed.
///
/// The same steps in a process of its own and in a simulated installation; only signals, threads and
/// the real network are ``ServiceMain``'s.
package final class ServiceProcess: Sendable {
  /// How long running calls may take when the service stops; containers are given 40 s.
  package static let drainGrace = Duration.seconds(25)
  /// From accept to the end of the opening with a TLS handshake in between: two round trips more.
  private static let encryptedOpeningTime = Duration.seconds(5)

  /// Makes the service.
  ///
  /// It may throw ``DatabaseRefusal``; then the process stays up and says why.
  package typealias Build = @Sendable (RuntimeEnvironment) async throws -> ServiceInstance

  package let server: RPCServer
  /// Where it really listens.
  package let address: Address
  /// The store, unless it could not be opened.
  package let store: ServiceStore?
  private let instance: ServiceInstance
  private let environment: RuntimeEnvironment
  private let capture: CaptureFile?
  private let background: [Task<Void, Never>]

  private init(
    server: RPCServer,
    address: Address,
    instance: ServiceInstance,
    environment: RuntimeEnvironment,
    capture: CaptureFile?,
    background: [Task<Void, Never>]
  ) {
    self.server = server
    self.address = address
    self.instance = instance
    self.environment = environment
    self.capture = capture
    self.background = background
    store = instance.store
  }

  /// Builds the service and begins to serve it.
  ///
  /// - Parameters:
  ///   - environment: what the service takes from outside.
  ///   - address: where to listen.
  ///   - build: makes the service.
  /// - Returns: the service, which serves until ``stop(grace:)``.
  /// - Throws: ``TransportError`` when the address cannot be used; what `build` throws, except a
  ///   ``DatabaseRefusal``, which makes a degraded service.
  package static func start(
    _ environment: RuntimeEnvironment,
    at address: Address,
    build: Build
  ) async throws -> ServiceProcess {
    var instance: ServiceInstance
    var refusedStore: DatabaseRefusal?
    do {
      instance = try await build(environment)
    } catch let refusal as DatabaseRefusal {
      environment.log.error(
        "store",
        "the database cannot be used; it is left as it is and no call is served",
        ["cause": .cause(refusal.description)]
      )
      instance = .degraded(by: refusal)
      refusedStore = refusal
    }
    instance.router.add(CallLog(environment.log))
    let settings = serverSettings(environment, instance.audience)
    // Where everyone may call, the service decides who is told what it offers.
    if instance.audience == .installation {
      instance.router.register(
        Reflection(
          of: instance.router.descriptors,
          contracts: ContractsDescriptors.files,
          settings: settings
        )
      )
    }
    let capture = try environment.captures?.begin(environment)
    if let capture {
      instance.router.capture(into: CallCapture(into: capture, on: environment.loop))
    }
    let server = RPCServer(
      router: instance.router,
      transport: environment.transport,
      settings: settings
    )
    let connections = ConnectionLog(environment.log, loop: environment.loop)
    server.onConnectionError = { connections.ended($0, $1) }
    server.caches = instance.caches
    if let refusedStore {
      server.health.setAll(serving: false, because: refusedStore.description)
    }
    let real: Address
    do {
      real = try await server.start(at: address)
    } catch {
      await instance.close()
      await instance.store?.close()
      throw error
    }
    var background = instance.background.map { work in
      environment.loop.spawn { await work() }
    }
    if let store = instance.store {
      server.stores = [{ store.metrics }]
      background.append(
        environment.loop.spawn { await StoreWatch.run(store, server.health, environment) }
      )
    }
    return ServiceProcess(
      server: server,
      address: real,
      instance: instance,
      environment: environment,
      capture: capture,
      background: background
    )
  }

  private static func serverSettings(
    _ environment: RuntimeEnvironment,
    _ audience: ServiceInstance.Audience
  ) -> ServerSettings {
    var settings = ServerSettings.service(clusterKey: environment.keys?.current)
    settings.previousClusterKey = environment.keys?.previous
    if environment.transport is TLSTransport { settings.openingTime = encryptedOpeningTime }
    if audience == .everyone {
      settings.requiresProof = false
      settings.limits = ConnectionLimits()
      // Who comes from outside may have a thin line, and asks for it where that is so.
      settings.compressesFrom = ServerSettings().compressesFrom
    }
    return settings
  }

  /// Stops: no new calls, running ones finish, then everything is closed, the store last.
  package func stop(grace: Duration = drainGrace) async {
    await server.drain(grace: grace)
    for task in background { task.cancel() }
    for task in background { await task.value }
    await capture?.finish()
    await instance.close()
    await instance.store?.close()
  }
}
