import TestContracts
import Testing
import Wire

@Suite("Golden bytes")
struct GoldenBytesTests {
  /// One field of `test.v1.Numbers`, and its bytes in hexadecimal.
  static let numbers: [(TestV1.Numbers, String)] = [
    (.init(int32: 150), "08 96 01"),
    (.init(int32: -1), "08 FF FF FF FF FF FF FF FF FF 01"),
    (.init(int64: 1 << 62), "10 80 80 80 80 80 80 80 80 40"),
    (.init(uint32: .max), "18 FF FF FF FF 0F"),
    (.init(uint64: .max), "20 FF FF FF FF FF FF FF FF FF 01"),
    (.init(sint32: -1), "28 01"),
    (.init(sint32: .min), "28 FF FF FF FF 0F"),
    (.init(sint64: 1), "30 02"),
    (.init(sint64: .min), "30 FF FF FF FF FF FF FF FF FF 01"),
    (.init(fixed32: 1), "3D 01 00 00 00"),
    (.init(fixed64: 1), "41 01 00 00 00 00 00 00 00"),
    (.init(sfixed32: -2), "4D FE FF FF FF"),
    (.init(sfixed64: -2), "51 FE FF FF FF FF FF FF FF"),
    (.init(float: 1), "5D 00 00 80 3F"),
    (.init(double: -0.0), "61 00 00 00 00 00 00 00 80"),
    (.init(bool: true), "68 01"),
    (.init(int32: 127, bool: false), "08 7F"),
  ]

  @Test("of each kind of number", arguments: numbers)
  func eachNumber(message: TestV1.Numbers, hex: String) throws {
    #expect(message.encoded() == bytes(hex))
    #expect(message.encodedSize() == bytes(hex).count)
    #expect(try TestV1.Numbers(decoding: bytes(hex)) == message)
  }

  /// Every other shape a field can have.
  static let shapes: [(TestV1.Everything, String)] = [
    (.init(), ""),
    (.init(text: "testing"), "12 07 74 65 73 74 69 6E 67"),
    (.init(data: [0, 255]), "1A 02 00 FF"),
    (.init(color: .green), "20 02"),
    (.init(color: .below), "20 FF FF FF FF FF FF FF FF FF 01"),
    (.init(color: .unrecognized(77)), "20 4D"),
    // An optional field is written when it is there, even at its default.
    (.init(maybeNumber: 0, maybeText: ""), "28 00 32 00"),
    (.init(packed: [3, 270, 86_942]), "3A 06 03 8E 02 9E A7 05"),
    (.init(unpacked: [1, 0]), "40 01 40 00"),
    (.init(texts: ["a", ""]), "4A 01 61 4A 00"),
    // A present message is written, even an empty one.
    (.init(manyNumbers: [.init(), .init(bool: true)]), "52 00 52 02 68 01"),
    (.init(colors: [.red, .unspecified]), "5A 02 01 00"),
    (.init(doubles: [1]), "62 08 00 00 00 00 00 00 F0 3F"),
    // Map entries are written in the order of their keys, with key and value.
    (.init(counts: ["b": 0, "a": 7]), "6A 05 0A 01 61 10 07 6A 05 0A 01 62 10 00"),
    (.init(byFlag: [true: "", false: "x"]), "7A 05 08 00 12 01 78 7A 04 08 01 12 00"),
    (.init(choice: .word("")), "8A 01 00"),
    (.init(choice: .nothing(.nullValue)), "98 01 00"),
    (.init(child: .init(text: "x")), "AA 01 03 12 01 78"),
    (.init(last: "z"), "FA FF FF FF 0F 01 7A"),
  ]

  @Test("of each shape of field", arguments: shapes)
  func eachShape(message: TestV1.Everything, hex: String) throws {
    #expect(message.encoded() == bytes(hex))
    #expect(try TestV1.Everything(decoding: bytes(hex)) == message)
  }

  @Test("are those of Google's own encoder, for a value in every field")
  func everything() throws {
    #expect(TestV1.Everything.full.encoded() == bytes(TestV1.Everything.fullByProtoc))
    #expect(
      try TestV1.Everything(decoding: bytes(TestV1.Everything.fullByProtoc))
        == TestV1.Everything.full
    )
  }
}
