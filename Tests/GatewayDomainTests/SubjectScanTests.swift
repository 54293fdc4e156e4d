import GatewayDomain
import TestSupport
import Testing
import Vocabulary

@Suite("The subject of a request")
struct SubjectScanTests {
  private let ada = MemberID(rawValue: UniqueID(high: 7, low: 1))
  private let ben = MemberID(rawValue: UniqueID(high: 7, low: 2))

  private func subject(_ bytes: [UInt8], at path: [Int] = [1]) throws -> NamedSubject {
    try SubjectScan.subject(at: path, in: bytes.span.bytes)
  }

  @Test("is the caller when the field is absent, empty, or not in the contract")
  func caller() throws {
    #expect(try subject([]) == .caller)
    #expect(try subject(text(3, "Pay rent")) == .caller)
    #expect(try subject(text(1, "")) == .caller)
    #expect(try subject(text(1, ada.text), at: []) == .caller)
  }

  @Test("is found between fields of every kind")
  func found() throws {
    let bytes =
      text(3, "Pay rent") + [0x28, 0x96, 0x01] + [0x31, 1, 2, 3, 4, 5, 6, 7, 8]
      + [0x3d, 1, 2, 3, 4] + group(9, text(1, ben.text)) + text(1, ada.text) + text(4, "x")
    #expect(try subject(bytes) == .member(ada))
  }

  @Test("is the last occurrence, and an empty last one means the caller (GTW-040)")
  func lastCounts() throws {
    #expect(try subject(text(1, ada.text) + text(1, ben.text)) == .member(ben))
    #expect(try subject(text(1, ada.text) + text(1, "")) == .caller)
    #expect(try subject(text(1, "nonsense") + text(1, ben.text)) == .member(ben))
  }

  @Test("is read in either case, and malformed when it is no valid member id")
  func forms() throws {
    #expect(try subject(text(1, ada.text.uppercased())) == .member(ada))
    #expect(try subject(text(1, "me")) == .malformed)
    #expect(try subject(text(1, UniqueID.nilID.text)) == .malformed)
  }

  @Test("is not read from a field of another wire type")
  func otherType() throws {
    #expect(try subject([0x08, 0x05]) == .caller)
    #expect(try subject(text(1, ada.text) + [0x08, 0x05]) == .member(ada))
  }

  @Test("is found inside a message, across its repetitions")
  func nested() throws {
    let first = message(2, text(1, ada.text))
    let second = message(2, text(5, "other"))
    #expect(try subject(first + second, at: [2, 1]) == .member(ada))
    #expect(try subject(first + message(2, text(1, ben.text)), at: [2, 1]) == .member(ben))
  }

  @Test(
    "is not guessed from bytes that are not a message",
    arguments: [
      [0x0a], [0x0a, 0x05, 0x31], [0x00, 0x01], [0x0e], [0x0c], [0x0b], [0x0b, 0x14],
      [0x0d, 0x01], [0x09, 0x01], [0x08],
      [0x0a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
      [0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
      [UInt8](repeating: 0x0b, count: 1_000),
    ] as [[UInt8]]
  )
  func malformed(bytes: [UInt8]) {
    #expect(throws: MalformedMessage.self) { try subject(bytes) }
  }

  @Test("never traps, whatever the bytes", arguments: UInt64(0)..<300)
  func anyBytes(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var bytes = text(3, "a") + text(1, ada.text) + message(2, text(1, ben.text))
    for _ in 0..<Int(numbers.next() % 6) {
      let at = Int(numbers.next() % UInt64(bytes.count))
      bytes[at] = UInt8(truncatingIfNeeded: numbers.next())
    }
    bytes.removeLast(Int(numbers.next() % 5))
    for path in [[1], [2, 1], [9], [1, 1]] {
      _ = try? subject(bytes, at: path)
    }
  }
}

private func text(_ field: UInt8, _ value: String) -> [UInt8] {
  message(field, Array(value.utf8))
}

private func message(_ field: UInt8, _ content: [UInt8]) -> [UInt8] {
  [field << 3 | 2, UInt8(content.count)] + content
}

private func group(_ field: UInt8, _ content: [UInt8]) -> [UInt8] {
  [field << 3 | 3] + content + [field << 3 | 4]
}
