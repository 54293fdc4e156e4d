import RPC
import Testing
import TestSupport

/// The transport of a test; every guarantee is checked on each.
enum Carrier: CaseIterable, CustomTestStringConvertible {
  /// Virtual time, memory.
  case simulation
  /// Virtual time; a memory network with small pieces and latency.
  case slowSimulation
  /// A live loop and memory.
  case memory
  /// A live loop and sockets.
  case tcp
  /// A live loop and sockets with TLS, which authenticates only the server's name.
  case tls
  /// The same under virtual time over memory that cuts records into small pieces.
  case slowTLS

  var testDescription: String { "\(self)" }

  /// One thread, virtual time.
  var isSimulated: Bool { [.simulation, .slowSimulation, .slowTLS].contains(self) }

  func run(_ body: @escaping @Sendable (World) async throws -> Void) async throws {
    switch self {
    case .simulation, .slowSimulation, .slowTLS: try simulate(body)
    case .memory, .tcp, .tls:
      let loop = EventLoop.start(name: "test")
      let transport: any Transport =
        switch self {
        case .memory: MemoryTransport(loop)
        case .tls: try Self.encrypted(TCPTransport(loop))
        default: TCPTransport(loop)
        }
      let task = Task(executorPreference: loop) { try await World.run(transport, body) }
      defer { loop.stop() }
      try await task.value
    }
  }

  private func simulate(_ body: @escaping @Sendable (World) async throws -> Void) throws {
    let simulation = Simulation(seed: 7)
    let transport = MemoryTransport(simulation.loop)
    if self != .simulation {
      transport.behaviour.latency = .milliseconds(1) ... .milliseconds(3)
      transport.behaviour.pieces = 1...9_000
    }
    let carrier: any Transport = self == .slowTLS ? try Self.encrypted(transport) : transport
    try simulation.run { try await World.run(carrier, body) }
  }

  private static func encrypted(_ wire: any Transport) throws -> TLSTransport {
    let credentials = try Self.credentials.get()
    return TLSTransport(over: wire, accepts: credentials, connects: credentials)
  }

  /// A certificate for this machine that names no process.
  static let credentials: Result<TLSCredentials, any Error> = Result {
    let authority = try TestAuthority()
    let server = try authority.issue("server", .init("DNS:localhost,IP:127.0.0.1"))
    return try TLSCredentials(
      TLSFiles(
        certificate: server.certificate,
        key: server.key,
        authority: authority.certificate
      )
    )
  }
}

/// The servers and channels of one test, on one loop.
final class World: @unchecked Sendable {
  let transport: any Transport
  private(set) var servers: [RPCServer] = []
  private var channels: [Channel] = []
  private var addresses: [Address] = []

  private init(transport: any Transport) {
    self.transport = transport
  }

  static func run(
    _ transport: any Transport,
    _ body: @escaping @Sendable (World) async throws -> Void
  ) async throws {
    let world = World(transport: transport)
    do {
      try await body(world)
    } catch {
      await world.stop()
      throw error
    }
    await world.stop()
  }

  var loop: EventLoop { transport.loop }

  /// A server with that router, and a channel to it.
  func serve(
    _ router: Router,
    server settings: ServerSettings = ServerSettings(),
    client: ChannelSettings = ChannelSettings()
  ) async throws -> Channel {
    channel(to: try await start(router, at: .loopback(port: 0), settings), client)
  }

  @discardableResult
  func start(
    _ router: Router,
    at address: Address = .loopback(port: 0),
    _ settings: ServerSettings = ServerSettings()
  ) async throws -> Address {
    let server = RPCServer(router: router, transport: transport, settings: settings)
    servers.append(server)
    let real = try await server.start(at: address)
    addresses.append(real)
    return real
  }

  func address(of index: Int) -> Address? {
    addresses.indices.contains(index) ? addresses[index] : nil
  }

  func channel(to address: Address, _ settings: ChannelSettings = ChannelSettings()) -> Channel {
    let channel = Channel(address: address, transport: transport, settings: settings)
    channels.append(channel)
    return channel
  }

  /// An address without a listener.
  func unusedAddress() async throws -> Address {
    let listener = try await transport.listen(at: .loopback(port: 0)) { _ in }
    listener.close()
    return listener.address
  }

  /// Waits for a condition, because a live loop on a busy machine may be slow.
  func until(_ isSo: @Sendable () -> Bool) async throws {
    for _ in 0..<5_000 where !isSo() { try await loop.sleep(for: .milliseconds(1)) }
    #expect(isSo())
  }

  private func stop() async {
    for channel in channels { channel.close() }
    for server in servers { await server.drain(grace: .milliseconds(10)) }
  }
}
