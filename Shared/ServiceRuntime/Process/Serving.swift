import RuntimeContracts
import Glibc
package import RPC
import SQLite

/// A service instance while it is served: its server, and its background tasks.
struct Serving: Sendable {
  /// From accept to the end of the opening, including a TLS handshake, which takes two more round
  /// trips.
  private static let encryptedOpeningTime = Duration.seconds(5)

  let server: RPCServer
  /// The actual listening address.
  let address: Address
  let instance: ServiceInstance
  private let capture: CaptureFile?
  private let background: [Task<Void, Never>]

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - instance: the service.
  ///   - environment: what it takes from outside.
  ///   - address: where to listen.
  ///   - refusal: why it cannot serve all calls, for its health.
  /// - Returns: the running service.
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
    // Where any client may call, the service itself controls reflection.
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
    server.safetyWarnings = { [log = environment.log] in log.safetyWarnings }
    if let refusal { server.health.setAll(serving: false, because: refusal.description) }
    let real: Address
    do {
      if let more = environment.alsoListen { try await server.start(at: more) }
      real = try await server.start(at: address)
    } catch {
      await server.stopAccepting()
      // No call was captured, so the file is empty.
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
        environment.loop.spawn { await StoreMonitor.run(store, server.health, environment) }
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
      settings.limits = .ofGateway
      // External clients may have slow links, and request compression where that helps.
      settings.compressesFrom = ServerSettings().compressesFrom
    }
    return settings
  }

  /// Refuses new calls, lets running ones finish, then closes everything, the store last.
  func end(grace: Duration) async {
    await server.drain(grace: grace)
    for task in background { task.cancel() }
    for task in background { await task.value }
    await capture?.finish()
    await instance.end()
  }
}

extension ConnectionLimits {
  /// Metadata bytes that clients may not use.
  ///
  /// They are reserved for what the gateway adds for the service behind it: caller, device, subject
  /// and zone, some 600 bytes.
  private static let gatewayMetadata = 1_024

  /// Limits of a server that forwards calls to processes with limits of their own.
  package static var ofGateway: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.maximumMetadata -= gatewayMetadata
    return limits
  }
}
