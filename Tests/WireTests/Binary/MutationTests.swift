import TestContracts
import Testing
import Wire

@Suite("Mutated bytes")
struct MutationTests {
  @Test("are refused or read, and a read message is written the same", arguments: 0..<UInt64(40))
  func mutated(seed: UInt64) throws {
    var random = SeededBytes(seed: seed)
    let original = TestV1.Everything.full.encoded()
    for _ in 0..<50 {
      let bytes = random.mutation(of: original)
      guard let message = try? TestV1.Everything(decoding: bytes) else { continue }
      let again = message.encoded()
      #expect(again.count == message.encodedSize())
      let second = try TestV1.Everything(decoding: again)
      #expect(second.encoded() == again)
    }
  }

  @Test("are refused or read as JSON too", arguments: 0..<UInt64(40))
  func mutatedText(seed: UInt64) throws {
    var random = SeededBytes(seed: seed)
    let original = try TestV1.Everything.full.jsonBytes(.everything)
    for _ in 0..<50 {
      let bytes = random.mutation(of: original)
      guard let message = try? TestV1.Everything(json: bytes, .everything) else { continue }
      guard let again = try? message.jsonBytes(.everything) else { continue }
      #expect(try TestV1.Everything(json: again, .everything).encoded() == message.encoded())
    }
  }

  @Test("truncated anywhere are refused or shorter", arguments: [false, true])
  func cut(asText: Bool) throws {
    let bytes =
      asText
      ? try TestV1.Everything.full.jsonBytes(.everything) : TestV1.Everything.full.encoded()
    for count in 0..<bytes.count {
      let front = Array(bytes[..<count])
      let message =
        asText
        ? try? TestV1.Everything(json: front, .everything)
        : try? TestV1.Everything(decoding: front)
      #expect(message != TestV1.Everything.full)
      #expect(message == nil || !asText)
    }
  }
}

/// Numbers that repeat with their seed (SplitMix64), and damage done with them.
struct SeededBytes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// `bytes` with one to four of them changed, added, removed or repeated.
  mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !result.isEmpty {
      let place = Int.random(in: 0..<result.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: result[place] = UInt8.random(in: 0...255, using: &self)
      case 1: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: result.remove(at: place)
      case 3: result.insert(UInt8.random(in: 0...255, using: &self), at: place)
      default:
        let end = min(result.count, place + Int.random(in: 1...16, using: &self))
        result.insert(contentsOf: result[place..<end], at: place)
      }
    }
    return result
  }
}
