import TestContracts
import Testing
import Wire

@Suite("Texts that look equal")
struct ExactTextTests {
  /// "é" as a letter with an accent behind it, and as one character: equal for Swift, not on the wire.
  private let apart = "e\u{301}"
  private let joined = "\u{E9}"

  @Test("are two keys of a map")
  func keys() throws {
    #expect(apart == joined)
    let golden = bytes("6A 07 0A 03 65 CC 81 10 02 6A 06 0A 02 C3 A9 10 01")
    let message = try TestV1.Everything(decoding: golden)
    #expect(message.counts == [ExactText(apart): 2, ExactText(joined): 1])
    #expect(message.encoded() == golden)
    let json = #"{"counts":{"\#(apart)":2,"\#(joined)":1}}"#
    #expect(try message.jsonString().utf8.elementsEqual(json.utf8))
    #expect(try TestV1.Everything(json: json) == message)
  }

  @Test("are two names of a struct, and a duplicate name is one name however it is escaped")
  func names() throws {
    let json = #"{"\#(apart)":1,"\#(joined)":2}"#
    let object = try GoogleProtobuf.Struct(json: json)
    #expect(object.fields.count == 2)
    #expect(try GoogleProtobuf.Struct(decoding: object.encoded()) == object)
    #expect(try object.jsonString().utf8.elementsEqual(json.utf8))
    let error = #expect(throws: JSONError.self) {
      try GoogleProtobuf.Struct(json: #"{"\#(joined)":1,"\u00e9":2}"#)
    }
    #expect(error?.reason == .duplicate)
  }

  /// Messages that differ only in texts that Swift considers equal.
  static let unlike: [(TestV1.Everything, TestV1.Everything)] = [
    (.init(text: "e\u{301}"), .init(text: "\u{E9}")),
    (.init(texts: ["e\u{301}"]), .init(texts: ["\u{E9}"])),
    (.init(choice: .word("e\u{301}")), .init(choice: .word("\u{E9}"))),
    (.init(child: .init(text: "e\u{301}")), .init(child: .init(text: "\u{E9}"))),
    (.init(doubles: [0]), .init(doubles: [-0.0])),
    (.init(numbers: .init(float: -0.0)), .init(numbers: .init())),
  ]

  @Test("make messages unequal, because their bytes are", arguments: unlike)
  func unequal(one: TestV1.Everything, other: TestV1.Everything) throws {
    #expect(one.encoded() != other.encoded())
    #expect(one != other)
    #expect(Set([one, other]).count == 2)
    #expect(try TestV1.Everything(decoding: one.encoded()) == one)
    #expect(try TestV1.Everything(json: one.jsonString()) == one)
  }

  @Test("differ, but values with equal bytes are equal: NaN, and a known number by either name")
  func equal() {
    let numbers = TestV1.Everything(doubles: [.nan])
    #expect(numbers == numbers)
    let named = TestV1.Everything(color: .red)
    let numbered = TestV1.Everything(color: .unrecognized(1))
    #expect(named == numbered)
    #expect(Set([named, numbered]).count == 1)
  }

  @Test("are compared in linear time, sixty thousand accents on one letter")
  func accents() throws {
    let letter =
      "e" + String(repeating: "\u{301}", count: 30_000)
      + String(repeating: "\u{316}", count: 30_000)
    let message = TestV1.Everything(
      counts: [ExactText(letter): 1],
      object: .init(fields: [ExactText(letter): .init(kind: .boolValue(true))])
    )
    #expect(try TestV1.Everything(decoding: message.encoded()) == message)
    #expect(try TestV1.Everything(json: message.jsonString()) == message)
    let mask = GoogleProtobuf.FieldMask(paths: ["text", "numbers.\(letter)", letter])
    var other = TestV1.Everything()
    #expect(throws: FieldMaskError(path: "numbers.\(letter)")) {
      try other.update(from: message, mask: mask)
    }
    #expect(mask.contains("\(letter).\(letter)"))
    #expect(!mask.contains("numbers.\(letter)\(letter)"))
    let any = GoogleProtobuf.`Any`(typeUrl: "\(letter)/\(letter)")
    #expect(try any.unpacked(as: TestV1.Everything.self) == nil)
    let error = #expect(throws: JSONError.self) { try any.jsonString() }
    #expect(error?.reason == .unknownType)
  }
}
