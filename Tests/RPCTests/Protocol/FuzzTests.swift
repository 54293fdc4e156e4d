import Testing

@testable import RPC

/// Random bytes and random orders of events.
///
/// A failure names its seed.
@Suite("Under random input")
struct FuzzTests {
  @Test("openings never crash and end in a fault or wait for more", arguments: 0..<UInt64(40))
  func openings(seed: UInt64) throws {
    var random = LoopRandom.seeded(seed)
    let goldens = ["A1", "A2", "A3", "B1", "B2", "B3", "B4"]
    var server = Settings()
    server.proof = .accepted
    server.nonce = [UInt8](repeating: 1, count: 32)
    for _ in 0..<50 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes += try Golden[goldens.randomElement(using: &random) ?? "A1"]
      }
      Self.damage(&bytes, &random)
      var serverSide = ServerOpening(settings: server, keys: [[1]])
      var clientSide = ClientOpening(settings: server, key: [1])
      bytes.withUnsafeBytes { bytes in
        var used = 0
        var output: [UInt8] = []
        _ = try? serverSide.received(bytes, used: &used, output: &output)
        #expect(used <= bytes.count && output.count < 400)
        used = 0
        _ = try? clientSide.received(bytes, used: &used, output: &output)
        #expect(used <= bytes.count && output.count < 400)
      }
    }
  }

  @Test("machines never crash on damaged frames", arguments: 0..<UInt64(60))
  func damagedFrames(seed: UInt64) throws {
    var random = LoopRandom.seeded(seed)
    let labels = Golden.all.keys.filter { !"AB".contains($0.prefix(1)) }.sorted()
    for _ in 0..<20 {
      var server = ServerBench()
      var client = ClientBench()
      for _ in 0..<8 { client.start() }
      for _ in 0..<30 {
        var bytes = try Golden[labels.randomElement(using: &random) ?? "C1"]
        if Bool.random(using: &random) { Self.damage(&bytes, &random) }
        do { _ = try server.feed(bytes) } catch { server = ServerBench() }
        do { _ = try client.feed(bytes) } catch {
          client = ClientBench()
          for _ in 0..<8 { client.start() }
        }
      }
    }
  }

  @Test("random metadata, settings and statuses never crash", arguments: 0..<UInt64(40))
  func noise(seed: UInt64) {
    var random = LoopRandom.seeded(seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...80, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...20, using: &random) }
      bytes.withUnsafeBytes { bytes in
        if case .success(let metadata)? = try? Metadata.read(bytes, limit: 200) {
          #expect(metadata.countedSize <= 200)
        }
        _ = try? Settings(bytes)
      }
      #expect(StatusMessage.decode(bytes, code: .aborted).code == .aborted)
    }
  }

  /// Two machines over two pipes that deliver any number of bytes at any time.
  ///
  /// No order may make one report a violation of the other, or leave a call open.
  @Test("two machines always agree and always finish", arguments: 0..<UInt64(40))
  func agreement(seed: UInt64) throws {
    var pair = MachinePair(seed: seed)
    for _ in 0..<400 { try pair.step() }
    try pair.settle()
    #expect(pair.client.machine.streamCount == 0)
    #expect(pair.server.machine.streamCount == 0)
    #expect(pair.ended + pair.cancelled == pair.started)
    #expect(pair.started > 10)
    #expect(pair.taken > 0)
    let (client, server) = (pair.client.machine.credit, pair.server.machine.credit)
    #expect(client.send == server.receive && server.send == client.receive)
    #expect(server.receive + server.owed == 65_536, "all credit is back")
    #expect(client.receive + client.owed == 65_536, "all credit is back")
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout LoopRandom) {
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.removeLast(bytes.count - index)
      default: bytes.insert(UInt8.random(in: 0...9, using: &random), at: index)
      }
    }
  }
}
