import Testing
import Wire

@testable import RPC

@Suite("SETTINGS")
struct SettingsTests {
  private static func entry(_ id: UInt16, _ value: [UInt8]) -> [UInt8] {
    [UInt8(id >> 8), UInt8(id & 255), 0, UInt8(value.count)] + value
  }

  private static func read(_ payload: [UInt8]) throws -> Settings {
    try payload.withUnsafeBytes { bytes in
      Result { () throws(ConnectionFault) in try Settings(bytes) }
    }.get()
  }

  @Test("of a later version may have unknown entries, repeated ones included")
  func unknown() throws {
    let unknown = Self.entry(0x1234, [1, 2, 3]) + Self.entry(0x1234, []) + Self.entry(0, [])
    let read = try Self.read(unknown + Self.entry(4, Raw.number(7)) + unknown)
    var expected = Settings()
    expected.limits.maximumStreams = 7
    #expect(read == expected)
  }

  @Test("with more credit than can be counted mean the maximum")
  func credit() throws {
    let read = try Self.read(Self.entry(5, Raw.number(.max)) + Self.entry(6, Raw.number(1 << 31)))
    #expect(read.limits.streamCredit == 0x7fff_ffff)
    #expect(read.limits.connectionCredit == 0x7fff_ffff)
    var credit = SendCredit(initial: read.limits.streamCredit)
    credit.charge(1_032)
    try credit.add(1_032)
    #expect(throws: ConnectionFault.self) { try credit.add(1) }
  }

  @Test(
    "have each known entry once, in its format, and not below its minimum",
    arguments: [
      entry(4, Raw.number(7)) + entry(4, Raw.number(7)),
      entry(12, [UInt8](repeating: 1, count: 32)) + entry(12, [UInt8](repeating: 1, count: 32)),
      entry(9, Raw.number(1)) + entry(9, Raw.number(1)), entry(4, [7]), entry(14, Raw.number(0)),
      entry(1, Raw.number(16_383)), [0, 4, 0],
    ]
  )
  func wrong(payload: [UInt8]) throws {
    let fault = #expect(throws: ConnectionFault.self) { _ = try Self.read(payload) }
    #expect(fault?.code == .settings)
  }

  @Test("of a server announce how many calls run and wait there, in total and per address")
  func queues() async throws {
    try await Carrier.simulation.run { world in
      var settings = ServerSettings()
      settings.maximumHandlers = 100
      settings.maximumBufferedBytes = 1 << 20
      let address = try await world.start(House.router(), settings)
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      try await world.loop.sleep(for: .milliseconds(5))
      let read = try Self.read(
        Array(peer.received.dropFirst(Hello.byteCount + FrameHeader.byteCount))
      )
      #expect(read.maximumHandlers == 100)
      #expect(read.maximumHandlersPerAddress == 6)
      #expect(read.maximumBuffered == 1 << 20)
      #expect(read.maximumBufferedPerAddress == 1 << 16)
      let defaults = RPCServer(router: House.router(), transport: world.transport)
      var expected = Settings()
      expected.acceptsZlib = true
      #expect(defaults.announced(on: peer.link) == expected, "absent entries have their default")
    }
  }
}
