import GatewayDomain
import Testing
import Vocabulary

@Suite("A token's secret")
struct TokenSecretTests {
  @Test("is 32 bytes as text with a prefix, and round-trips (GTW-001)")
  func roundTrip() throws {
    let bytes = (0..<32).map { UInt8($0 * 7) }
    let secret = try #require(TokenSecret(bytes: bytes))
    #expect(secret.text.hasPrefix("dbk_"))
    #expect(secret.text.count == 47)
    #expect(TokenSecret(text: secret.text[...])?.bytes == bytes)
  }

  @Test("refuses text that is almost a secret")
  func refusals() throws {
    let text = try #require(TokenSecret(bytes: [UInt8](repeating: 0, count: 32))).text
    #expect(TokenSecret(bytes: [1]) == nil)
    #expect(TokenSecret(text: "") == nil)
    #expect(TokenSecret(text: text.dropLast()) == nil)
    #expect(TokenSecret(text: text[...] + "A") == nil)
    #expect(TokenSecret(text: "DBK_" + text.dropFirst(4)) == nil)
    #expect(TokenSecret(text: text.dropLast() + "=") == nil)
    // The last character has two bits that belong to no byte.
    #expect(TokenSecret(text: text.dropLast() + "B") == nil)
  }

  @Test("is never in its description")
  func description() throws {
    let secret = try #require(TokenSecret(bytes: [UInt8](repeating: 9, count: 32)))
    #expect(!"\(secret) \(String(reflecting: secret))".contains(secret.text))
  }

  @Test(
    "is encoded like the examples of the RFC",
    arguments: [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foobar", "Zm9vYmFy")]
  )
  func rfc4648(plain: String, text: String) {
    #expect(Base64URL.encode(Array(plain.utf8)) == text)
    #expect(Base64URL.decode(text[...].utf8) == Array(plain.utf8))
  }
}

@Suite("A token's lifetime")
struct TokenLifeTests {
  private let start = Timestamp(millisecondsSinceEpoch: 1_800_000_000_000)

  @Test("ends after 365 days without use, to the millisecond (GTW-002)")
  func expiry() {
    let life = TokenLifetime(createdAt: start)
    let last = start + .seconds(365 * 86_400)
    #expect(throws: Never.self) { try life.check(at: last) }
    #expect(throws: SignInRefusal.expired) { try life.check(at: last + .milliseconds(1)) }
  }

  @Test("is extended by each use")
  func use() {
    let used = start + .seconds(300 * 86_400)
    let life = TokenLifetime(createdAt: start, lastUsedAt: used)
    #expect(life.expiresAt == used + .seconds(365 * 86_400))
    #expect(throws: Never.self) { try life.check(at: start + .seconds(400 * 86_400)) }
  }

  @Test("ends at once when it is revoked")
  func revoked() {
    let life = TokenLifetime(createdAt: start, revokedAt: start)
    #expect(throws: SignInRefusal.revoked) { try life.check(at: start) }
  }

  @Test("has its last use stored once an hour, not at each call")
  func storing() {
    var life = TokenLifetime(createdAt: start)
    #expect(life.isWorthStoring(at: start))
    life.lastUsedAt = start
    #expect(!life.isWorthStoring(at: start + .seconds(3_599)))
    #expect(life.isWorthStoring(at: start + .seconds(3_600)))
  }
}

@Suite("A set-up code")
struct SetupCodeTests {
  @Test("is printed in groups and read as people type it")
  func typed() throws {
    let code = try #require(SetupCode(randomBytes: (0..<17).map { UInt8($0 * 15) }))
    #expect(code.text.count == 31)
    #expect(SetupCode(typed: code.text) == code)
    #expect(SetupCode(typed: code.text.lowercased()) == code)
    #expect(SetupCode(typed: " \(code.characters)\r\n") == code)
  }

  @Test("accepts letters that look like digits")
  func lookAlikes() throws {
    let zeros = try #require(SetupCode(randomBytes: [UInt8](repeating: 0, count: 17)))
    #expect(SetupCode(typed: String(repeating: "O", count: 26)) == zeros)
    #expect(SetupCode(typed: String(repeating: "l", count: 26))?.characters.first == "1")
  }

  @Test("refuses other lengths and other letters")
  func refusals() {
    #expect(SetupCode(typed: "") == nil)
    #expect(SetupCode(typed: String(repeating: "0", count: 25)) == nil)
    #expect(SetupCode(typed: String(repeating: "U", count: 26)) == nil)
    #expect(SetupCode(typed: String(repeating: "-", count: 10_000)) == nil)
  }

  @Test("is never in its description")
  func description() throws {
    let code = try #require(SetupCode(randomBytes: [UInt8](repeating: 77, count: 17)))
    #expect(!"\(code) \(String(reflecting: code))".contains(code.characters))
  }
}

@Suite("A name in the directory")
struct DirectoryNameTests {
  @Test("loses its outer white space and keeps the rest as given (GTW-013)")
  func trimming() throws {
    #expect(try DirectoryName("  Ada Lovelace \n").text == "Ada Lovelace")
  }

  @Test("counts characters as people see them (GTW-013)")
  func length() throws {
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 50)
    #expect(try DirectoryName(families).text == families)
    #expect(throws: NameRefusal.tooLong) { try DirectoryName(families + "x") }
    #expect(throws: NameRefusal.tooLong) {
      try DirectoryName("e" + String(repeating: "\u{301}", count: 1_000))
    }
  }

  @Test("is refused when nothing is left, or a control character is inside")
  func refusals() {
    #expect(throws: NameRefusal.empty) { try DirectoryName(" \t\n") }
    #expect(throws: NameRefusal.controlCharacter) { try DirectoryName("A\u{7}da") }
    #expect(throws: NameRefusal.controlCharacter) { try DirectoryName("A\nda") }
  }
}

@Suite("Scopes")
struct ScopesTests {
  @Test("are read by name and listed weakest first")
  func names() throws {
    #expect(try Scopes(names: ["write", "read"]).text == "read,write")
    #expect(Scopes.standard.names == ["read", "write"])
    #expect(throws: UnknownScope(index: 1)) { try Scopes(names: ["read", "admin"]) }
  }
}
