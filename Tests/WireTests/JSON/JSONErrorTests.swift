import TestContracts
import Testing
import Wire

@Suite("An error of JSON")
struct JSONErrorTests {
  /// The text, the path, the byte, and the reason.
  static let errors: [(String, String, Int, JSONError.Reason)] = [
    (#"{"manyNumbers":[{},{"int32":"x"}]}"#, "many_numbers[1].int32", 28, .mismatch(.integer)),
    (#"{"manyNumbers":[{},{"int32":1e10}]}"#, "many_numbers[1].int32", 28, .outOfRange),
    (#"{"children":[{"texts":["a", 5]}]}"#, "children[0].texts[1]", 28, .mismatch(.string)),
    (#"{"child":{"child":{"at":"x"}}}"#, "child.child.at", 24, .mismatch(.instant)),
    (#"{"byNumber":{"1":{"bool":7}}}"#, #"by_number["1"].bool"#, 25, .mismatch(.boolean)),
    (#"{"counts":{"one":"x"}}"#, #"counts["one"]"#, 17, .mismatch(.integer)),
    (#"{"counts":{"one":1,"two.a":true}}"#, #"counts["two.a"]"#, 27, .mismatch(.integer)),
    (#"{"counts":{"a":1, "a":2}}"#, #"counts["a"]"#, 18, .duplicate),
    (#"{"byNumber":{"x":{}}}"#, #"by_number["x"]"#, 13, .mismatch(.key)),
    (#"{"counts":{"\u001b[2J":""}}"#, "counts[…]", 23, .mismatch(.integer)),
    (#"{"counts":{"a\"b":""}}"#, "counts[…]", 18, .mismatch(.integer)),
    (#"{"counts":{"a\u202eb":""}}"#, "counts[…]", 22, .mismatch(.integer)),
    (#"{"nobody\u001b[2J":1}"#, "[…]", 1, .unknownField),
    (#"{"child":{"":1}}"#, #"child[""]"#, 10, .unknownField),
    (#"{"child":{"[real":1}}"#, #"child["[real"]"#, 10, .unknownField),
    (#"{"any":{"m":{"a":1,"a":2},"@type":"x/test.v1.Numbers"}}"#, "any[…][…]", 19, .duplicate),
    (#"{"object":{"a":1,"b":{"c":[1,nil]}}}"#, #"object["b"]["c"][1]"#, 29, .malformed(.value)),
    (#"{"object":{"b":[[],[{"c":01}]]}}"#, #"object["b"][1][0]["c"]"#, 25, .malformed(.value)),
    (#"{"value":{"b":1,"b":2}}"#, #"value["b"]"#, 16, .duplicate),
    (#"{"value":[1,{"b":-}]}"#, #"value[1]["b"]"#, 17, .malformed(.value)),
    (#"{"text":"a", "text":"b"}"#, "text", 13, .duplicate),
    (#"{"numbers":{"nobody":1}}"#, "numbers.nobody", 12, .unknownField),
    (#"{"word":"a","amount":{}}"#, "amount", 21, .duplicateChoice),
    (#"{"color":"BLUE"}"#, "color", 9, .unknownValue),
    (#"{"colors":["COLOR_RED","BLUE"]}"#, "colors[1]", 23, .unknownValue),
    (#"{"at":"x"}"#, "at", 6, .mismatch(.instant)),
    (#"{"values":[1,[2,{"a":x}]]}"#, #"values[1][1]["a"]"#, 21, .mismatch(.number)),
    (#"{"any":{"@type":"x/test.v1.Numbers","int32":true}}"#, "any.int32", 44, .mismatch(.integer)),
    (
      #"{"any":{"@type":"x/google.protobuf.Duration","value":1}}"#,
      "any.value", 53, .mismatch(.string)
    ),
    (#"{"any":{"@type":"x/no.Such"}}"#, "any", 7, .unknownType),
    (#"{"text":"a"} x"#, "", 13, .malformed(.end)),
    (#"{"text":"a\ud800"}"#, "text", 10, .malformed(.unicode)),
    (#"{"texts":["a","b"#, "texts[1]", 16, .malformed(.string)),
  ]

  @Test("has the path, the byte and the reason", arguments: errors)
  func locates(json: String, path: String, offset: Int, reason: JSONError.Reason) {
    let error = #expect(throws: JSONError.self) { try TestV1.Everything(json: json, .everything) }
    #expect(error == JSONError(reason, path: path, offset: offset))
  }

  @Test("names fields in writing as in reading, inside an Any too")
  func writing() {
    func path(_ message: TestV1.Everything) -> String? {
      #expect(throws: JSONError.self) { try message.jsonString(.everything) }?.path
    }
    let late = GoogleProtobuf.Timestamp(seconds: .max)
    var inner = TestV1.Everything(manyNumbers: [TestV1.Numbers()])
    inner.at = late
    #expect(path(TestV1.Everything(children: [inner])) == "children[0].at")
    let url = "x/test.v1.Everything"
    let broken = GoogleProtobuf.`Any`(typeUrl: url, value: [0x52, 0x02, 0x08, 0x80])
    #expect(path(TestV1.Everything(any: broken)) == "any.many_numbers[0].int32")
    let held = GoogleProtobuf.`Any`(typeUrl: url, value: inner.encoded()[...])
    #expect(path(TestV1.Everything(child: TestV1.Everything(any: held))) == "child.any.at")
    let unknown = GoogleProtobuf.`Any`(typeUrl: "x/no.Such")
    let named = ProtobufTestMessagesProto3.TestAllTypesProto3(optionalAny: unknown)
    #expect(#expect(throws: JSONError.self) { try named.jsonString() }?.path == "optional_any")
  }

  @Test("names the entry of a map or a struct that could not be written")
  func writingEntries() {
    func path(_ message: TestV1.Everything) -> String? {
      #expect(throws: JSONError.self) { try message.jsonString(.everything) }?.path
    }
    let late = TestV1.Everything(at: .init(seconds: .max))
    let infinite = GoogleProtobuf.Value(kind: .numberValue(.infinity))
    let list = GoogleProtobuf.ListValue(values: [.init(kind: .boolValue(true)), infinite])
    let object = GoogleProtobuf.Struct(fields: ["a": .init(kind: .listValue(list))])
    #expect(path(.init(object: object)) == #"object["a"][1]"#)
    #expect(path(.init(value: .init(kind: .structValue(object)))) == #"value["a"][1]"#)
    let first = GoogleProtobuf.ListValue(values: [infinite])
    #expect(path(.init(value: .init(kind: .listValue(first)))) == "value[0]")
    #expect(
      path(.init(children: [.init(), .init(object: object)])) == #"children[1].object["a"][1]"#
    )
    let any = GoogleProtobuf.`Any`(packing: object)
    #expect(path(.init(any: any)) == #"any.value["a"][1]"#)
    #expect(path(.init(any: .init(packing: late))) == "any.at")
  }

  @Test("is a sentence without a byte position when writing")
  func writingSentence() {
    let error = #expect(throws: JSONError.self) {
      try TestV1.Everything(values: [.init()]).jsonString(.everything)
    }
    #expect(error?.description == "values[0]: the value has no JSON form")
  }

  @Test("is a sentence that quotes no value of the text")
  func sentence() {
    let error = #expect(throws: JSONError.self) {
      try TestV1.Everything(json: #"{"texts":["a","b",5]}"#)
    }
    #expect(error?.description == "texts[2]: a string was expected (byte 18)")
  }

  @Test("can occur at any byte without a trap", arguments: 0..<UInt64(20))
  func mutations(seed: UInt64) throws {
    let text = Array(try TestV1.Everything.full.jsonString(.everything).utf8)
    var bits = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var refusals = 0
    for _ in 0..<100 {
      var bytes = text
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(bits >> 33) % bytes.count
      switch bits >> 30 & 3 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: bits >> 16)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(ascii: "}"), at: place)
      default: bytes.removeLast(bytes.count - place)
      }
      do {
        let message = try TestV1.Everything(json: bytes, .everything)
        #expect(try TestV1.Everything(json: message.jsonBytes(.everything), .everything) == message)
      } catch {
        refusals += 1
        #expect(error.offset.map((0...bytes.count).contains) == true)
      }
    }
    #expect(refusals > 0)
  }
}
