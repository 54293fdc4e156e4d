import Glibc
import TestSupport
import Testing
import Wire

@testable import RPC

/// A drain with a slow client, over real sockets: only they lose written bytes when they are closed
/// before the client's bytes are read.
@Suite("A drain with a reply in flight")
struct SlowDrainTests {
  /// A reply of which most is in the kernel's buffer and not yet with the client.
  private static let words = Words(String(repeating: "w", count: 600_000))

  /// Requests the words over a connection with small buffers, and drains it for its age.
  private static func ask(
    _ settings: ServerSettings = ServerSettings(),
    _ body: @escaping @Sendable (World, Narrow) async throws -> Void
  ) async throws {
    try await Carrier.tcp.run { world in
      var router = House.router()
      router.registerUnary(House.fail) { (_: Words, _) in Self.words }
      let address = try await world.start(router, settings)
      let client = try Narrow(to: address.port)
      let ample: [UInt8] = [0, 5, 0, 4, 0x7f, 0xff, 0xff, 0xff, 0, 6, 0, 4, 0x7f, 0xff, 0xff, 0xff]
      client.say([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, ample))
      client.say(Raw.call(Array("test.House/Fail".utf8), on: 1))
      let server = world.servers[0]
      try await world.until { server.connectionCount == 1 && client.has(100_000) }
      for connection in server.connections.values { connection.retire(.age) }
      try await body(world, client)
    }
  }

  @Test("loses none of it because of what the client sends meanwhile (matrix row 60)")
  func keepsAll() async throws {
    try await Self.ask { world, client in
      // The ping of a drain is always the same.
      client.say(Raw.frame(.ping, 1, on: 0, [0, 0, 0, 0, 0, 0, 0, 0xd1]))
      while let count = try await client.take(world) {
        client.say(Raw.frame(.credit, on: 0, Raw.number(UInt32(count))))
      }
      #expect(client.error == nil)
      #expect(client.taken > 600_000)
      #expect(client.end == 0)
      client.close()
      try await world.until { world.servers[0].connectionCount == 0 }
    }
  }

  @Test(
    "ends without a fault for a client that read everything and keeps its side open (matrix row 60)"
  )
  func takesAllAndStays() async throws {
    var settings = ServerSettings()
    settings.writeTime = .seconds(2)
    try await Self.ask(settings) { world, client in
      let notes = Notes()
      world.servers[0].onConnectionError = { notes.add($1) }
      client.say(Raw.frame(.ping, 1, on: 0, [0, 0, 0, 0, 0, 0, 0, 0xd1]))
      while try await client.take(world) != nil {}
      #expect(client.end == 0)
      try await world.until { world.servers[0].connectionCount == 0 }
      #expect(notes.lines.isEmpty)
      client.close()
    }
  }
}

/// A client's socket with a small buffer.
///
/// Unchecked `Sendable`: touched on the test's loop only.
private final class Narrow: @unchecked Sendable {
  private let socket: Int32
  private var received: [UInt8] = []
  private(set) var error: String?

  init(to port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var room: Int32 = 32_768
    setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
  }

  var taken: Int { received.count }

  func say(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Whether this many bytes have arrived, as far as the buffer allows.
  func has(_ count: Int) -> Bool {
    var bytes = [UInt8](repeating: 0, count: min(count, 16_384))
    return recv(socket, &bytes, bytes.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
      == bytes.count
  }

  /// Reads some of the arrived bytes.
  ///
  /// - Returns: their number; `nil` at the end.
  func take(_ world: World) async throws -> Int? {
    var bytes = [UInt8](repeating: 0, count: 8_192)
    while true {
      let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        received += bytes[..<count]
        return count
      }
      guard count < 0 else { return nil }
      guard errno == EAGAIN else {
        error = String(cString: strerror(errno))
        return nil
      }
      try await world.loop.sleep(for: .milliseconds(1))
    }
  }

  /// The code of the call's END.
  var end: UInt8? { RawPeer.lastEnd(in: received) }

  func close() { Glibc.close(socket) }
}
