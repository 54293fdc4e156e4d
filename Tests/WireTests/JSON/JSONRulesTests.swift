import TestContracts
import Testing
import Wire

@Suite("JSON")
struct JSONRulesTests {
  /// Messages and their JSON.
  static let written: [(TestV1.Everything, String)] = [
    (.init(), "{}"),
    (.init(numbers: .init()), #"{"numbers":{}}"#),
    (.init(numbers: .init(int32: -5, int64: -5)), #"{"numbers":{"int32":-5,"int64":"-5"}}"#),
    (.init(numbers: .init(fixed32: 7, fixed64: 7)), #"{"numbers":{"fixed32":7,"fixed64":"7"}}"#),
    (.init(numbers: .init(float: 0.1, double: 2)), #"{"numbers":{"float":0.1,"double":2}}"#),
    (.init(numbers: .init(float: -0.0)), #"{"numbers":{"float":-0.0}}"#),
    (.init(numbers: .init(double: -7e15)), #"{"numbers":{"double":-7000000000000000}}"#),
    (
      .init(numbers: .init(float: .greatestFiniteMagnitude)),
      #"{"numbers":{"float":3.4028234663852886e+38}}"#
    ),
    (.init(maybeColor: .unspecified), #"{"maybeColor":"COLOR_UNSPECIFIED"}"#),
    (.init(numbers: .init(float: .nan)), #"{"numbers":{"float":"NaN"}}"#),
    (.init(doubles: [.infinity, -.infinity]), #"{"doubles":["Infinity","-Infinity"]}"#),
    (.init(text: "\u{0}\u{1F}\"\\/\u{8}\u{7F}é"), #"{"text":"\u0000\u001f\"\\/\b"# + "\u{7F}é\"}"),
    (.init(data: [0xFF, 0xFE]), #"{"data":"//4="}"#),
    (.init(color: .red), #"{"color":"COLOR_RED"}"#),
    (.init(color: .unrecognized(5)), #"{"color":5}"#),
    (.init(maybeNumber: 0, maybeText: ""), #"{"maybeNumber":0,"maybeText":""}"#),
    (.init(counts: ["b": 1, "a": 2]), #"{"counts":{"a":2,"b":1}}"#),
    (.init(byFlag: [false: "x"]), #"{"byFlag":{"false":"x"}}"#),
    (.init(choice: .nothing(.nullValue)), #"{"nothing":null}"#),
    (.init(choice: .word("")), #"{"word":""}"#),
    (.init(renamed: "x"), #"{"otherName":"x"}"#),
    (.init(at: .init()), #"{"at":"1970-01-01T00:00:00Z"}"#),
    (.init(at: .init(nanos: 10_000_000)), #"{"at":"1970-01-01T00:00:00.010Z"}"#),
    (.init(at: .init(seconds: -1, nanos: 1_000)), #"{"at":"1969-12-31T23:59:59.000001Z"}"#),
    (.init(at: .init(seconds: -62_135_596_800)), #"{"at":"0001-01-01T00:00:00Z"}"#),
    (.init(at: .init(seconds: 1_709_210_096)), #"{"at":"2024-02-29T12:34:56Z"}"#),
    (
      .init(at: .init(seconds: 253_402_300_799, nanos: 999_999_999)),
      #"{"at":"9999-12-31T23:59:59.999999999Z"}"#
    ),
    (.init(took: .init()), #"{"took":"0s"}"#),
    (.init(took: .init(nanos: -1)), #"{"took":"-0.000000001s"}"#),
    (.init(took: .init(seconds: 90, nanos: 500_000_000)), #"{"took":"90.500s"}"#),
    (.init(mask: .init(paths: ["due_at", "a.b_c"])), #"{"mask":"dueAt,a.bC"}"#),
    (.init(wrapped: .init(value: 0)), #"{"wrapped":"0"}"#),
    (.init(empty: .init()), #"{"empty":{}}"#),
    (.init(value: .init(kind: .nullValue(.nullValue))), #"{"value":null}"#),
    (
      .init(any: .init(packing: GoogleProtobuf.Duration(seconds: 1))),
      #"{"any":{"@type":"type.googleapis.com/google.protobuf.Duration","value":"1s"}}"#
    ),
    (
      .init(any: .init(packing: GoogleProtobuf.Empty())),
      #"{"any":{"@type":"type.googleapis.com/google.protobuf.Empty"}}"#
    ),
    (
      .init(any: .init(packing: TestV1.Numbers(int32: 1))),
      #"{"any":{"@type":"type.googleapis.com/test.v1.Numbers","int32":1}}"#
    ),
  ]

  @Test("is protobuf's form", arguments: written)
  func writes(message: TestV1.Everything, json: String) throws {
    #expect(try message.jsonString(.everything) == json)
    #expect(
      try TestV1.Everything(json: json, .everything).jsonString(.everything) == json,
      "and comes back"
    )
  }

  /// Alternative JSON forms.
  static let read: [(String, TestV1.Everything)] = [
    (#" { "text" : "a" } "#, .init(text: "a")),
    (#"{"maybe_number":1}"#, .init(maybeNumber: 1)),
    (#"{"renamed":"x"}"#, .init(renamed: "x")),
    (#"{"text":null,"numbers":null,"texts":null,"counts":null,"wrapped":null}"#, .init()),
    (#"{"maybeNumber":"7"}"#, .init(maybeNumber: 7)),
    (#"{"maybeNumber":1.0}"#, .init(maybeNumber: 1)),
    (#"{"maybeNumber":-12e2}"#, .init(maybeNumber: -1_200)),
    (#"{"maybeNumber":1500E-2}"#, .init(maybeNumber: 15)),
    (#"{"maybeNumber":0e99}"#, .init(maybeNumber: 0)),
    (
      #"{"numbers":{"int64":9223372036854775807,"uint64":"18446744073709551615"}}"#,
      .init(numbers: .init(int64: .max, uint64: .max))
    ),
    (
      #"{"numbers":{"double":"1e3","float":"-Infinity"}}"#,
      .init(numbers: .init(float: -.infinity, double: 1_000))
    ),
    (#"{"data":"_-8"}"#, .init(data: [0xFF, 0xEF])),
    (#"{"data":"/+8="}"#, .init(data: [0xFF, 0xEF])),
    (#"{"color":2}"#, .init(color: .green)),
    (#"{"color":9}"#, .init(color: .unrecognized(9))),
    (#"{"text":"\u0061\ud83d\ude00\/"}"#, .init(text: "a😀/")),
    (#"{"byNumber":{"1":{}}}"#, .init(byNumber: [1: .init()])),
    (#"{"values":[null]}"#, .init(values: [.init(kind: .nullValue(.nullValue))])),
    (#"{"word":null,"amount":{}}"#, .init(choice: .amount(.init()))),
    (
      #"{"at":"2024-02-29T13:34:56.5+01:00"}"#,
      .init(at: .init(seconds: 1_709_210_096, nanos: 500_000_000))
    ),
    (#"{"took":"-1.5s"}"#, .init(took: .init(seconds: -1, nanos: -500_000_000))),
    (#"{"mask":""}"#, .init(mask: .init())),
    (
      #"{"any":{"int32":1,"@type":"x/test.v1.Numbers"}}"#,
      .init(any: .init(typeUrl: "x/test.v1.Numbers", value: [8, 1]))
    ),
    (#"{"any":{}}"#, .init(any: .init())),
  ]

  @Test("has alternative forms", arguments: read)
  func reads(json: String, message: TestV1.Everything) throws {
    #expect(try TestV1.Everything(json: json, .everything) == message)
  }

  /// Invalid JSON, or JSON of another message, and the path in the error.
  static let refused: [(String, String)] = [
    ("", ""), ("{", ""), ("}", ""), ("[]", ""), ("{} x", ""), ("\u{FEFF}{}", ""),
    (#"{"text":"a",}"#, ""), (#"{,"text":"a"}"#, ""), (#"{"texts":["a",]}"#, "texts[1]"),
    (#"{"texts":["a" "b"]}"#, "texts"), (#"{text:"a"}"#, ""), (#"{'text':"a"}"#, ""),
    (#"{"text":'a'}"#, "text"), (#"{"text" "a"}"#, "text"), (#"{"text":"a" /* */}"#, ""),
    (#"{"text":"a\x"}"#, "text"), ("{\"text\":\"a\nb\"}", "text"), (#"{"text":"a"#, "text"),
    (#"{"text":"\ud800"}"#, "text"), (#"{"text":"\udc00"}"#, "text"),
    (#"{"text":"\ud800\u0041"}"#, "text"), (#"{"text":5}"#, "text"), (#"{"text":nul}"#, "text"),
    (#"{"text":"a","text":"b"}"#, "text"), (#"{"otherName":"a","renamed":"b"}"#, "renamed"),
    (#"{"nobody":1}"#, "nobody"), (#"{"word":"a","amount":{}}"#, "amount"),
    (#"{"maybeNumber":1.5}"#, "maybe_number"), (#"{"maybeNumber":01}"#, "maybe_number"),
    (#"{"maybeNumber":+1}"#, "maybe_number"), (#"{"maybeNumber":" 1"}"#, "maybe_number"),
    (#"{"maybeNumber":2147483648}"#, "maybe_number"), (#"{"maybeNumber":1e99}"#, "maybe_number"),
    (#"{"maybeNumber":""}"#, "maybe_number"), (#"{"maybeNumber":true}"#, "maybe_number"),
    (#"{"maybeNumber":1e99999999999999999999}"#, "maybe_number"),
    (#"{"maybeNumber":1e-9223372036854775808}"#, "maybe_number"),
    (#"{"maybeNumber":1e9223372036854775807}"#, "maybe_number"),
    (#"{"maybeNumber":-}"#, "maybe_number"), (#"{"maybeNumber":.5}"#, "maybe_number"),
    (#"{"numbers":{"uint32":-1}}"#, "numbers.uint32"),
    (#"{"numbers":{"double":1e999}}"#, "numbers.double"),
    (#"{"numbers":{"float":1e39}}"#, "numbers.float"),
    (#"{"numbers":{"bool":"true"}}"#, "numbers.bool"),
    (#"{"numbers":{"bool":1}}"#, "numbers.bool"), (#"{"numbers":[]}"#, "numbers"),
    (#"{"numbers":{"double":NaN}}"#, "numbers.double"),
    (#"{"numbers":{"double":"nan"}}"#, "numbers.double"),
    (#"{"texts":[null]}"#, "texts[0]"),
    (#"{"manyNumbers":[{},{"int32":"x"}]}"#, "many_numbers[1].int32"),
    (#"{"counts":{"a":1,"a":2}}"#, #"counts["a"]"#),
    (#"{"byFlag":{"yes":"x"}}"#, #"by_flag["yes"]"#),
    (#"{"byNumber":{"x":{}}}"#, #"by_number["x"]"#),
    (#"{"counts":{"a":null}}"#, #"counts["a"]"#),
    (#"{"color":"COLOR_BLUE"}"#, "color"), (#"{"color":1.5}"#, "color"),
    (#"{"data":"a"}"#, "data"), (#"{"data":"a b="}"#, "data"), (#"{"data":"YQ=YQ=="}"#, "data"),
    (#"{"at":"2024-02-30T00:00:00Z"}"#, "at"), (#"{"at":"2024-01-01t00:00:00z"}"#, "at"),
    (#"{"at":"2024-01-01T00:00:00"}"#, "at"), (#"{"at":"2024-01-01T24:00:00Z"}"#, "at"),
    (#"{"at":"0000-01-01T00:00:00Z"}"#, "at"), (#"{"at":"0001-01-01T00:00:00+01:00"}"#, "at"),
    (#"{"at":"2024-01-01T00:00:00.Z"}"#, "at"),
    (#"{"at":"2024-01-01T00:00:00.1234567890Z"}"#, "at"),
    (#"{"took":"1"}"#, "took"), (#"{"took":"s"}"#, "took"), (#"{"took":"315576000001s"}"#, "took"),
    (#"{"took":"+1s"}"#, "took"), (#"{"took":"1.s"}"#, "took"),
    (#"{"took":"1.0123456789s"}"#, "took"),
    (#"{"mask":"due_at"}"#, "mask"), (#"{"mask":"a,,b"}"#, "mask"), (#"{"mask":","}"#, "mask"),
    (#"{"mask":"a, b"}"#, "mask"), (#"{"mask":" a"}"#, "mask"),
    (#"{"any":{"int32":1}}"#, "any"), (#"{"any":{"@type":"x/no.Such"}}"#, "any"),
    (#"{"any":{"@type":"x/test.v1.Numbers","@type":"x/test.v1.Numbers"}}"#, "any"),
    (#"{"any":{"@type":"x/google.protobuf.Duration"}}"#, "any"),
  ]

  @Test("is read strictly, and an error names the field", arguments: refused)
  func refuses(json: String, path: String) {
    let error = #expect(throws: JSONError.self) {
      try TestV1.Everything(json: json, .everything)
    }
    #expect(error?.path == path)
  }

  @Test("with invalid UTF-8 is refused")
  func invalidUTF8() {
    let text: [UInt8] = Array(#"{"text":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)
    #expect(throws: JSONError.self) { try TestV1.Everything(json: text) }
  }

  @Test("may be read with unknown fields, as an option")
  func unknownFields() throws {
    let options = JSONOptions(ignoresUnknownFields: true)
    let json = #"{"a":[1,{"b":null,"c":"\n"}],"text":"x","numbers":{"z":-1.5e3}}"#
    #expect(
      try TestV1.Everything(json: json, options) == .init(numbers: .init(), text: "x")
    )
    #expect(throws: JSONError.self) {
      try TestV1.Everything(json: #"{"a":{"b":1,"b":2}}"#, options)
    }
    #expect(throws: JSONError.self) { try TestV1.Everything(json: #"{"a":1,"\u0061":2}"#, options) }
  }

  @Test("may be read with unknown enum names, as an option; they count as absent")
  func unknownNames() throws {
    let options = JSONOptions(ignoresUnknownFields: true)
    let names = #"{"color":"BLUE","colors":["BLUE","COLOR_RED"],"palette":{"a":"BLUE","b":1}}"#
    #expect(
      try TestV1.Everything(json: names, options) == .init(colors: [.red], palette: ["b": .red])
    )
    for twice in [#"{"palette":{"a":"BLUE","a":1}}"#, #"{"palette":{"a":1,"a":"BLUE"}}"#] {
      let error = #expect(throws: JSONError.self) { try TestV1.Everything(json: twice, options) }
      #expect(error?.reason == .duplicate)
    }
    for one in [#"{"named":"BLUE","described":"f00"}"#, #"{"described":"f00","named":"BLUE"}"#] {
      #expect(try TestV1.Everything(json: one, options) == .init(shade: .described("f00")))
    }
    #expect(try TestV1.Everything(json: #"{"maybeColor":"BLUE"}"#, options).maybeColor == nil)
    #expect(try TestV1.Everything(json: #"{"named":"BLUE"}"#, options).shade == nil)
    let other = #"{"named":"BLUE","described":"dark"}"#
    #expect(try TestV1.Everything(json: other, options).shade == .described("dark"))
    // A number is a value of an open enum, even if it is unknown.
    #expect(
      try TestV1.Everything(json: #"{"maybeColor":7}"#, options).maybeColor == .unrecognized(7)
    )
  }

  /// Values of the binary form that JSON cannot carry.
  static let unrepresentable: [(TestV1.Everything, String)] = [
    (.init(at: .init(seconds: 253_402_300_800)), "at"),
    (.init(at: .init(nanos: -1)), "at"),
    (.init(took: .init(seconds: 1, nanos: -1)), "took"),
    (.init(took: .init(seconds: 315_576_000_001)), "took"),
    (.init(mask: .init(paths: ["dueAt"])), "mask"),
    (.init(mask: .init(paths: ["a__b"])), "mask"),
    (.init(mask: .init(paths: ["a", " b"])), "mask"),
    (.init(value: .init()), "value"),
    (.init(values: [.init(kind: .numberValue(.nan))]), "values[0]"),
    (.init(children: [.init(any: .init(typeUrl: "x/no.Such"))]), "children[0].any"),
  ]

  @Test("cannot represent everything, and an error names the value", arguments: unrepresentable)
  func refusesToWrite(message: TestV1.Everything, path: String) {
    let error = #expect(throws: JSONError.self) { try message.jsonString(.everything) }
    #expect(error?.path == path)
  }

  @Test("can be written with line breaks and indentation")
  func pretty() throws {
    let message = TestV1.Everything(
      numbers: .init(),
      texts: ["a", "b"],
      counts: ["x": 1]
    )
    #expect(
      try message.jsonString(.pretty) == """
        {
          "numbers": {},
          "texts": [
            "a",
            "b"
          ],
          "counts": {
            "x": 1
          }
        }
        """
    )
  }
}
