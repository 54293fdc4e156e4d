import Testing
import Wire

@testable import RPC

/// Frames as a test needs them, valid or invalid.
enum Raw {
  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func frame(
    _ type: FrameType,
    _ flags: UInt8 = 0,
    on stream: UInt32,
    _ payload: [UInt8] = []
  ) -> [UInt8] {
    number(UInt32(payload.count)) + [type.rawValue, flags] + number(stream) + payload
  }

  /// A complete unary call unless `flags` differ: NAME, MESSAGE and LAST.
  static func call(
    _ name: [UInt8] = Array("test.House/Echo".utf8),
    on stream: UInt32,
    _ flags: UInt8 = 7,
    timeout: UInt32 = .max,
    metadata: [UInt8] = [],
    message: [UInt8] = []
  ) -> [UInt8] {
    let length = [UInt8(metadata.count >> 8), UInt8(metadata.count & 255)]
    let front = [0, 0] + number(timeout) + length + [UInt8(name.count)] + name
    return frame(.call, flags, on: stream, front + metadata + message)
  }

  static func entry(_ key: [UInt8], _ value: [UInt8]) -> [UInt8] {
    [UInt8(key.count), UInt8(value.count >> 8), UInt8(value.count & 255)] + key + value
  }

  static func entry(_ key: String, _ value: String) -> [UInt8] {
    entry(Array(key.utf8), Array(value.utf8))
  }
}

extension CompressedMessage {
  /// A size with the compressed stream of other bytes, as an attacker can send it.
  static func stored(_ message: [UInt8], size: UInt32? = nil) -> [UInt8] {
    // Stored blocks: a zlib stream of any message without a compressor.
    var bytes: [UInt8] = [0x78, 0x01]
    let length = UInt16(message.count)
    bytes += [1, UInt8(length & 255), UInt8(length >> 8)]
    bytes += [UInt8(~length & 255), UInt8(~length >> 8)]
    bytes += message
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in message {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let sum = high << 16 | low
    let size = size ?? UInt32(message.count)
    let prefix = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) }
    return prefix + bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}

extension RawPeer {
  /// How calls ended, in order: code and reason.
  var ends: [(stream: UInt32, code: StatusCode, reason: String)] {
    received.withUnsafeBytes { bytes in
      var ends: [(UInt32, StatusCode, String)] = []
      var offset = Hello.byteCount
      while offset < bytes.count {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard let header = try? FrameHeader(rest, limit: FrameHeader.maximumPayload),
          rest.count >= FrameHeader.byteCount + header.length
        else { break }
        offset += FrameHeader.byteCount + header.length
        guard header.type == FrameType.end.rawValue,
          let frame = try? EndFrame(
            header.flags,
            rest.piece(FrameHeader.byteCount, header.length)
          )
        else { continue }
        let error = StatusMessage.decode([UInt8](frame.status), code: frame.code)
        ends.append((header.stream, frame.code, error.reason))
      }
      return ends
    }
  }

  /// The reasons of all ends, in order; empty for those that went well.
  var reasons: [String] { ends.map(\.reason) }
}

/// One server, an attacker, and a well-behaved client.
///
/// Touched on its loop only.
final class MatrixStage: @unchecked Sendable {
  let world: World
  let network: MemoryTransport
  let server: RPCServer
  let address: Address
  let bystander: Channel
  /// The server's log lines about connections.
  private(set) var lines: [String] = []
  private var peers: [RawPeer] = []

  var loop: EventLoop { world.loop }

  private init(_ world: World, _ network: MemoryTransport, _ settings: ServerSettings) async throws
  {
    self.world = world
    self.network = network
    address = try await world.start(Kinds.router(), settings)
    server = world.servers[0]
    bystander = world.channel(to: address)
    server.onConnectionError = { [unowned self] _, what in lines.append(what) }
  }

  func pause(_ time: Duration = .milliseconds(5)) async throws {
    try await loop.sleep(for: time)
  }

  /// A connection that has sent nothing.
  func stranger() async throws -> RawPeer {
    let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
    peers.append(peer)
    return peer
  }

  /// A connection after its opening, which sent `bytes` immediately.
  func peer(_ bytes: [UInt8] = []) async throws -> RawPeer {
    let peer = try await stranger()
    peer.send(try Golden["A1"] + bytes)
    try await pause()
    return peer
  }

  /// The server ends the connection for that, with that code.
  func expectEnd(
    _ code: ConnectionFault.Code,
    of bytes: [UInt8],
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let peer = try await peer(bytes)
    #expect(peer.isClosed && peer.goAway?.code == code, "\(bytes)", sourceLocation: location)
  }

  /// Checks that another client's call succeeds now.
  func expectOthersGoOn() async throws {
    let start = loop.now
    let reply: Words = try await bystander.unary(House.echo, Words("others"))
    #expect(reply == Words("others"))
    #expect(loop.now - start < .milliseconds(10), "others wait for it")
  }

  /// Everything the server counted as a problem.
  private var counted: Int64 {
    let metrics = server.metrics
    return metrics.limits.reduce(0) { $0 + $1.count }
      + metrics.methods.flatMap(\.errors).reduce(0) { $0 + $1.count }
  }

  /// Plays a row and checks the guarantees of all rows: others are served meanwhile and afterwards,
  /// the number of log lines, at least one count, and no leftovers.
  static func play(_ row: MatrixRow) throws {
    let simulation = Simulation(seed: row.number)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let stage = try await MatrixStage(world, network, row.settings)
        try await stage.expectOthersGoOn()
        let (before, timers) = (stage.counted, stage.loop.armedTimers)
        try await row.play(stage)
        try await stage.expectOthersGoOn()
        for peer in stage.peers { peer.link.close("done") }
        try await stage.pause(.seconds(70))
        #expect(stage.lines.count == row.lines, "\(stage.lines)")
        #expect(stage.lines.allSatisfy { $0.utf8.count < 120 })
        #expect((stage.counted > before) == row.counts)
        try await stage.expectOthersGoOn()
        let metrics = stage.server.metrics
        #expect(metrics.runningHandlers == 0 && metrics.bufferedBytes == 0)
        #expect(stage.server.shares.held == 0 && stage.server.shares.requests == 0)
        #expect(stage.server.shares.running == 0)
        #expect(stage.server.connectionCount == 1 && network.connections.count == 1)
        #expect(stage.loop.armedTimers <= timers)
      }
    }
  }
}

/// One row of the fault matrix: an attack, and the expected state of the server.
struct MatrixRow: Sendable, CustomTestStringConvertible {
  let number: UInt64
  let words: String
  /// Lines about connections: one for each that was ended.
  let lines: Int
  /// Whether a violation is counted; not for correct behaviour.
  let counts: Bool
  let settings: ServerSettings
  let play: @Sendable (MatrixStage) async throws -> Void

  init(
    _ number: UInt64,
    _ words: String,
    lines: Int,
    counts: Bool = true,
    settings: ServerSettings = ServerSettings(),
    _ play: @escaping @Sendable (MatrixStage) async throws -> Void
  ) {
    self.number = number
    self.words = words
    self.lines = lines
    self.counts = counts
    self.settings = settings
    self.play = play
  }

  var testDescription: String { "matrix \(number): \(words)" }
}
