import Cryptography
import Foundation
import TestSupport
import Testing

@testable import RPC

@Suite("A server certificate pinned by its fingerprint")
struct FingerprintTests {
  private static func client(_ fingerprint: [UInt8]) throws -> TLSCredentials {
    try TLSCredentials(TLSFiles(fingerprint: fingerprint))
  }

  @Test("is accepted whatever its authority and names, and no other one is (GTW-084)")
  func pinned() throws {
    // Neither its name nor its authority would be accepted.
    let world = try TLSWorld(server: .init("DNS:elsewhere.example"))
    let path = world.authority.folder.file("server.pem")
    let full = try CertificateFingerprint.ofFile(path)
    #expect(full.count == 32)
    for length in [32, 12] {
      let answer = try world.ask(
        as: try Self.client(Array(full.prefix(length))),
        ServerSettings(),
        ChannelSettings()
      ).answer
      #expect(answer == "nobody", "\(length)")
    }
    for bit in [0, 50, 95] {
      var wrong = Array(full.prefix(12))
      wrong[bit / 8] ^= 0x80 >> UInt8(bit % 8)
      let outcome = try world.ask(as: try Self.client(wrong), ServerSettings(), ChannelSettings())
      #expect(outcome.answer == nil, "\(bit)")
    }
  }

  @Test("is the one of OpenSSL: SHA-256 of the certificate's bytes")
  func digest() throws {
    let authority = try TestAuthority()
    let path = try authority.issue("server", .process("gateway")).certificate
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let body = text.split(separator: "\n").filter { !$0.hasPrefix("-") }.joined()
    let bytes = try #require(Data(base64Encoded: body))
    #expect(try CertificateFingerprint.ofFile(path) == SHA256.hash(of: [UInt8](bytes)))
    #expect(throws: TLSProblem.self) { try CertificateFingerprint.ofFile(path + ".none") }
  }

  @Test("needs at least 12 bytes: a shorter one could be found for another certificate")
  func short() {
    #expect(throws: TLSProblem.self) { try Self.client([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) }
    #expect(throws: TLSProblem.self) { try Self.client([]) }
  }
}
