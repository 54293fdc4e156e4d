import Testing
import Vocabulary

@Suite("An invitation code")
struct InvitationCodeTests {
  private let random: [UInt8] = [0xff, 0x00, 0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0]
  private let certificate = (0..<32).map { UInt8($0 * 7 % 256) }

  @Test("is read as it is printed, in either case, and with letters that look like digits")
  func round() throws {
    for certificate in [nil, certificate] {
      let code = try #require(InvitationCode(randomBytes: random, certificate: certificate))
      #expect(code.text.utf8.count == (certificate == nil ? 17 : 41))
      #expect(code.fingerprint == certificate.map { Array($0.prefix(12)) })
      let typed = code.text.lowercased().replacing("0", with: "o").replacing("1", with: "l")
      for text in [code.text, typed, " \(code.text.replacing("-", with: " "))\n"] {
        #expect(InvitationCode(typed: text) == code, "\(text)")
      }
    }
  }

  @Test("has 75 random bits, all of which matter")
  func bits() throws {
    let code = try #require(InvitationCode(randomBytes: random))
    for bit in 0..<80 {
      var other = random
      other[bit / 8] ^= 0x80 >> UInt8(bit % 8)
      let isSame = InvitationCode(randomBytes: other) == code
      #expect(isSame == (bit >= 75), "\(bit)")
    }
    #expect(InvitationCode(randomBytes: Array(random.prefix(9))) == nil)
    #expect(InvitationCode(randomBytes: random, certificate: [1, 2, 3]) == nil)
  }

  @Test("is refused with missing, additional or invalid characters")
  func malformed() throws {
    let code = try #require(InvitationCode(randomBytes: random, certificate: certificate)).text
    for text in [
      "", "-", String(code.dropLast()), code + "0", String(code.prefix(16)),
      code.replacing("-", with: "_"),
      String(code.dropLast()) + "U", String(code.dropLast()) + "ä",
      String(repeating: "0", count: 1 << 20),
    ] { #expect(InvitationCode(typed: text) == nil, "\(text.prefix(50))") }
  }

  @Test("is never part of a description")
  func description() throws {
    let code = try #require(InvitationCode(randomBytes: random))
    #expect("\(code)" == "InvitationCode" && String(reflecting: code) == "InvitationCode")
  }

  @Test("is base 32 to the last bit, whatever the number of bytes")
  func base32() {
    for count in 0..<20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
      #expect(Base32.decode(Base32.encode(bytes)) == bytes)
    }
    #expect(Base32.encode([0xff, 0xff, 0xff, 0xff, 0xff], count: 3) == "ZZZ")
    #expect(Base32.decode("u") == nil)
  }
}
