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
  }

  @Test("of PINs differ by salt and are repeatable")
  func slowHash() throws {
    let one = try SlowHash.hash("123456", salt: [1])
    #expect(try SlowHash.hash("123456", salt: [1]) == one)
    #expect(try SlowHash.hash("123456", salt: [2]) != one)
    #expect(try SlowHash.hash("123457", salt: [1]) != one)
  }

  @Test("and secrets are as long as asked, and new each time")
  func randomness() throws {
    let first = try SecureRandom.bytes(32)
    #expect(first.count == 32)
    #expect(try SecureRandom.bytes(32) != first)
    #expect(try SecureRandom.bytes(0).isEmpty)
  }
}
