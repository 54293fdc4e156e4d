import Cryptography
import Testing

@Suite("Digests")
struct CryptographyTests {
  func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test("are those of FIPS 180-4 and RFC 4231")
  func vectors() {
    #expect(
      hex(SHA256.hash(of: Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      hex(SHA256.hash(of: []))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    #expect(
      hex(HMAC.sha256(key: Array("Jefe".utf8), data: Array("what do ya want for nothing?".utf8)))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
  }

  @Test("compare by content")
  func comparison() {
    #expect(constantTimeEquals([1, 2], [1, 2]))
    #expect(!constantTimeEquals([1, 2], [1, 3]))
    #expect(!constantTimeEquals([1, 2], [1, 2, 3]))
    #expect(constantTimeEquals([], []))
    for length in 0..<20 {
      let text = String(repeating: "s", count: length)
      #expect(constantTimeEquals(text, String(text.map { $0 })))
      #expect(!constantTimeEquals(text, text + "s"))
      for place in 0..<length {
        var other = Array(text)
        other[place] = "t"
        #expect(!constantTimeEquals(text, String(other)))
      }
    }
  }

  @Test("of PINs differ by salt and are repeatable")
  func slowHash() throws {
    let one = try SlowHash.hash("123456", salt: [1])
    #expect(try SlowHash.hash("123456", salt: [1]) == one)
    #expect(try SlowHash.hash("123456", salt: [2]) != one)
    #expect(try SlowHash.hash("123457", salt: [1]) != one)
  }

  @Test("and secrets have the requested length, and differ each time")
  func randomness() throws {
    let first = try SecureRandom.bytes(32)
    #expect(first.count == 32)
    #expect(try SecureRandom.bytes(32) != first)
    #expect(try SecureRandom.bytes(0).isEmpty)
  }
}

@Suite("A sealed stream")
struct ChunkCipherTests {
  private let key = [UInt8](0..<32)
  private let salt = [UInt8](32..<64)

  @Test("has stable bytes")
  func golden() throws {
    var cipher = ChunkCipher(key: key, salt: salt)
    let sealed = try cipher.seal(Array("abc".utf8), isLast: false)
    #expect(hex(cipher.keyMark) == "66e486f428611def39ca935c50b674e6")
    #expect(hex(sealed) == "3e102f07b46007302d825d59f5bb1c1d9b4577")
  }

  @Test("is opened chunk by chunk, in order and to its end")
  func roundTrip() throws {
    var sealing = ChunkCipher(key: key, salt: salt)
    var opening = sealing
    for (text, isLast) in [("one", false), ("", false), ("three", true)] {
      let sealed = try sealing.seal(Array(text.utf8), isLast: isLast)
      #expect(try opening.open(sealed, isLast: isLast) == Array(text.utf8))
    }
  }

  @Test("is not opened if it was changed, moved, truncated, or sealed with another key or salt")
  func notAuthentic() throws {
    var sealing = ChunkCipher(key: key, salt: salt)
    let first = try sealing.seal([1, 2, 3], isLast: false)
    let second = try sealing.seal([4, 5, 6], isLast: true)
    func expectRefused(
      _ chunk: [UInt8],
      isLast: Bool = false,
      key: [UInt8]? = nil,
      salt: [UInt8]? = nil
    ) {
      #expect(throws: CryptographyError.notAuthentic) {
        var opening = ChunkCipher(key: key ?? self.key, salt: salt ?? self.salt)
        return try opening.open(chunk, isLast: isLast)
      }
    }
    for index in first.indices {
      var changed = first
      changed[index] ^= 0x80
      expectRefused(changed)
    }
    expectRefused(Array(first.dropLast()))
    expectRefused([])
    expectRefused(first, isLast: true)
    expectRefused(second, isLast: true)
    expectRefused(first, key: [UInt8](repeating: 1, count: 32))
    expectRefused(first, salt: [UInt8](repeating: 1, count: 32))
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
