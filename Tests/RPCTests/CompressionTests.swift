import Testing
import Wire

@testable import RPC

/// Compression makes messages smaller, and cannot make a reader use more memory than the limit.
@Suite("A compressed message")
struct CompressionTests {
  /// 300 bytes of noise, then text that repeats itself.
  private static let letter: [UInt8] = {
    var random = LoopRandom.seeded(9)
    let noise = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
    return noise + Array(String(repeating: "Milk, bread and coffee. ", count: 200).utf8)
  }()

  @Test("is restored exactly")
  func roundTrip() throws {
    let small = try #require(CompressedMessage.deflate(Self.letter))
    #expect(small.count < 500)
    #expect(try CompressedMessage.inflate(small, limit: 5_100) == Self.letter)
    #expect(try CompressedMessage.inflate([], limit: 0) == [], "an empty message stays empty")
    #expect(try CompressedMessage.inflate(CompressedMessage.stored([]), limit: 0) == [])
  }

  @Test("is read as in the example of PROTOCOL.md")
  func golden() throws {
    let frame = try Golden["E5"]
    let message = try frame.withUnsafeBytes { frame in
      try MessageFrame([.begin, .finish, .compressed], frame.piece(10, 16), allowsCursor: true)
        .bytes.map { $0 }
    }
    #expect(frame.prefix(10) == [0, 0, 0, 16, 5, 0x0b, 0, 0, 0, 7])
    #expect(
      try CompressedMessage.inflate(message, limit: 40) == [UInt8](repeating: 0x61, count: 40)
    )
    #expect((CompressedMessage.deflate([UInt8](repeating: 0x61, count: 40))?.count ?? 99) < 20)
  }

  @Test("is not made where it saves nothing, or where a reader would refuse it")
  func notWorthIt() {
    #expect(CompressedMessage.deflate([]) == nil)
    #expect(CompressedMessage.deflate(Array(Self.letter.prefix(300))) == nil, "noise")
    #expect(CompressedMessage.deflate([UInt8](repeating: 0, count: 1 << 20)) == nil, "a bomb")
  }

  private static func reason(_ bytes: [UInt8], limit: Int = 1 << 20) -> String {
    do {
      _ = try CompressedMessage.inflate(bytes, limit: limit)
      return "fine"
    } catch {
      return "\(error.code) \(error.reason)"
    }
  }

  @Test("is refused when its contents do not match its header (matrix 20, 21)")
  func lies() throws {
    let whole = CompressedMessage.stored([1, 2, 3])
    #expect(Self.reason(whole) == "fine")
    let malformed = "INTERNAL malformed_message"
    for cut in 1..<whole.count {
      #expect(Self.reason(Array(whole.prefix(cut))) == malformed, "cut after \(cut)")
    }
    #expect(Self.reason(whole + [0]) == malformed, "trailing bytes")
    #expect(Self.reason(whole + whole.dropFirst(4)) == malformed, "a second stream after it")
    #expect(
      Self.reason(CompressedMessage.stored([1, 2, 3], size: 2)) == malformed,
      "grows past what it says"
    )
    #expect(
      Self.reason(CompressedMessage.stored([1, 2, 3], size: 4)) == malformed,
      "ends before what it says"
    )
    var damaged = whole
    damaged[whole.count - 1] ^= 1
    #expect(Self.reason(damaged) == malformed, "the checksum")
    #expect(Self.reason([0, 0, 0, 1] + [UInt8](repeating: 0xff, count: 50)) == malformed)
  }

  @Test("that announces a bomb is refused before memory is allocated (matrix 20)")
  func bomb() {
    let tooLarge = "RESOURCE_EXHAUSTED message_too_large"
    #expect(Self.reason([0x40, 0, 0, 0, 0x78, 0x9c]) == tooLarge, "1 GiB")
    #expect(Self.reason([0xff, 0xff, 0xff, 0xff, 0x78, 0x9c]) == tooLarge)
    #expect(
      Self.reason(CompressedMessage.stored(Self.letter), limit: Self.letter.count - 1) == tooLarge
    )
    // One MiB in a kilobyte: within the limit, but never sent by a correct client.
    let bytes = [0, 0x10, 0, 0] + [UInt8](repeating: 0x78, count: 1_000)
    #expect(Self.reason(bytes) == tooLarge)
  }

  @Test("never crashes its reader, whatever its contents", arguments: 0..<UInt64(20))
  func noise(seed: UInt64) throws {
    var random = LoopRandom.seeded(seed)
    let whole = try #require(CompressedMessage.deflate(Self.letter))
    for _ in 0..<100 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      if let read = try? CompressedMessage.inflate(bytes, limit: 1 << 20) {
        #expect(read.count == Self.letter.count)
      }
    }
  }
}
