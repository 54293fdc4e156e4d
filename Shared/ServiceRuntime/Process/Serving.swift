import RuntimeContracts
import Glibc
package import RPC
import SQLite

/// One service instance while it is served: its server, and what runs beside the calls.
struct Serving: Sendable {
  /// From accept to the end of the opening with a TLS handshake in between: two round trips more.
  private static let encryptedOpeningTime = Duration.seconds(5)

  let server: RPCServer
  /// Where it really listens.
  let address: Address
  let instance: ServiceInstance
  private let capture: CaptureFile?
  private let background: [Task<Void, Never>]

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - instance: what is served.
  ///   - environment: what it takes from outside.
  ///   - address: where to listen.
  ///   - refusal: why it cannot do what it is asked, for its health.
  /// - Returns: the served instance.
  /// - Throws: ``TransportError`` when the address cannot be used; the instance is not closed.
  static func begin(
    _ instance: ServiceInstance,
    _ environment: RuntimeEnvironment,
    at address: Address,
    refusal: DatabaseRefusal? = nil
  ) async throws -> Serving {
    var instance = instance
    instance.router.observer = CallLog(environment.log, loop: environment.loop)
    let settings = serverSettings(environment, instance.audience)
    // Where everyone may call, the service decides who is told what it offers.
    if instance.audience == .installation {
      instance.router.register(
        Reflection(
          of: instance.router.descriptors,
          contracts: RuntimeContractsDescriptors.files + instance.contracts
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
    server.onShareFull = { connections.full($0, $1) }
    server.caches = instance.caches
    server.channels = instance.channels.map { onward in { onward.metrics } }
    if let refusal { server.health.setAll(serving: false, because: refusal.description) }
    let real: Address
    do {
      if let more = environment.alsoListen { try await server.start(at: more) }
      real = try await server.start(at: address)
    } catch {
      await server.stopAccepting()
      // Nobody asked anything: the file says nothing.
      if let capture {
        await capture.finish()
        unlink(capture.path)
      }
      throw error
    }
    var background = instance.background.map { work in
      environment.loop.spawn { await work() }
    }
    background += instance.followsHealth.map { work in
      environment.loop.spawn { await work(server.health) }
    }
    if let store = instance.store {
      server.stores = [{ store.metrics }]
      background.append(
        environment.loop.spawn { await StoreWatch.run(store, server.health, environment) }
      )
    }
    return Serving(
      server: server,
      address: real,
      instance: instance,
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
    if let most = environment.maximumConnections { settings.maximumConnections = most }
    if audience == .everyone {
      settings.requiresProof = false
      settings.limits = .ofDoor
      // Who comes from outside may have a thin line, and asks for it where that is so.
      settings.compressesFrom = ServerSettings().compressesFrom
    }
    return settings
  }

  /// Takes no new calls, lets running ones finish, then closes everything, the store last.
  func end(grace: Duration) async {
    await server.drain(grace: grace)
    for task in background { task.cancel() }
    for task in background { await task.value }
    await capture?.finish()
    await instance.end()
  }
}

extension ConnectionLimits {
  /// Bytes of metadata that a caller may not use, because the process behind is told more: who calls,
  /// from which device, about whose space, in which zone (some 600).
  private static let metadataOfDoor = 1_024

  /// Of a server that passes calls on to processes with limits of their own.
  package static var ofDoor: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.maximumMetadata -= metadataOfDoor
    return limits
  }
}
