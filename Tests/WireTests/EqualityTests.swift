import TestContracts
import Testing
import Wire

/// Equal messages and values have equal bytes.
@Suite("Equal values")
struct EqualityTests {
  private typealias Kind = GoogleProtobuf.Value.OneOf_Kind

  @Test("of a oneof have equal bytes, and are one in a set")
  func choices() {
    let short = Kind.stringValue("\u{E9}")
    let long = Kind.stringValue("e\u{301}")
    #expect(short != long)
    #expect(Set([short, long, short]).count == 2)
    #expect(Kind.numberValue(.nan) == .numberValue(.nan))
    #expect(Set([Kind.numberValue(.nan), .numberValue(.nan)]).count == 1)
    #expect(Kind.numberValue(0.0) != .numberValue(-0.0))
    #expect(Kind.nullValue(.nullValue) == .nullValue(.unrecognized(0)))
    // Set choices differ from each other, even with default values.
    #expect(Kind.boolValue(false) != .numberValue(0))
    #expect(Kind.structValue(.init()) != .listValue(.init()))
  }

  @Test("of an enum have equal numbers, and are one in a set")
  func enums() {
    #expect(TestV1.Color.unrecognized(TestV1.Color.green.rawValue) == .green)
    #expect(Set([TestV1.Color.unrecognized(TestV1.Color.green.rawValue), .green]).count == 1)
    #expect(TestV1.Color.unrecognized(77) != .unrecognized(78))
    #expect(TestV1.Color.red != .green)
  }

  @Test("are compared in linear time, sixty thousand accents on one letter")
  func accents() {
    let grave = String(repeating: "\u{316}", count: 30_000)
    let acute = String(repeating: "\u{301}", count: 30_000)
    // Swift considers them equal, because accents above and below a letter may have any order.
    #expect(Kind.stringValue("e\(grave)\(acute)") != .stringValue("e\(acute)\(grave)"))
  }
}
