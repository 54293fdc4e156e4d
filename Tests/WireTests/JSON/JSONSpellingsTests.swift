import TestContracts
import Testing
import Wire

@Suite("Names and text in JSON")
struct JSONSpellingsTests {
  static let read: [(String, TestV1.Everything)] = [
    (#"{"\u0074ext":"a"}"#, .init(text: "a")),
    ("{\"text\"\t:\r\n\"a\"}", .init(text: "a")),
    (#"{"last":"z","text":"a","maybe_text":"b"}"#, .init(text: "a", maybeText: "b", last: "z")),
    (#"{"text":"\"\\\/\b\f\n\r\t"}"#, .init(text: "\"\\/\u{8}\u{C}\n\r\t")),
    (#"{"text":"\u00e9\uD83D\uDE00\uffff\u0000"}"#, .init(text: "é😀\u{FFFF}\0")),
    (#"{"text":"12345678é"}"#, .init(text: "12345678é")),
    (#"{"text":"1234567\\"}"#, .init(text: #"1234567\"#)),
    (#"{"text":""}"#, .init()),
    (#"{"counts":{"\u0061":1,"":2}}"#, .init(counts: ["a": 1, "": 2])),
    (#"{"byNumber":{"-1":{},"2e0":{}}}"#, .init(byNumber: [-1: .init(), 2: .init()])),
    (#"{"byFlag":{"true":"x","fals\u0065":"y"}}"#, .init(byFlag: [true: "x", false: "y"])),
    (#"{"color":"COLOR_GR\u0045EN"}"#, .init(color: .green)),
    (#"{"color":-1}"#, .init(color: .below)),
    (#"{"color":1e0}"#, .init(color: .red)),
    (#"{"data":""}"#, .init()),
    (#"{"data":"YQ"}"#, .init(data: [0x61])),
    (#"{"data":"YQ=="}"#, .init(data: [0x61])),
    (#"{"data":"YWI"}"#, .init(data: [0x61, 0x62])),
    (#"{"data":"YWJj"}"#, .init(data: [0x61, 0x62, 0x63])),
    (#"{"data":"\u0059WJj"}"#, .init(data: [0x61, 0x62, 0x63])),
    (#"{"data":"+/-_"}"#, .init(data: [0xFB, 0xFF, 0xBF])),
    (#"{"at":"\u0031970-01-01T00:00:00.000000001Z"}"#, .init(at: .init(nanos: 1))),
    (#"{"at":"1970-01-01T00:00:00-23:59"}"#, .init(at: .init(seconds: 86_340))),
    (#"{"took":"-0.5s"}"#, .init(took: .init(nanos: -500_000_000))),
    (#"{"took":"-315576000000s"}"#, .init(took: .init(seconds: -315_576_000_000))),
    (#"{"mask":"a.bC,d"}"#, .init(mask: .init(paths: ["a.b_c", "d"]))),
    // A comma under an accent still separates two paths.
    ("{\"mask\":\"a,\u{301}b\"}", .init(mask: .init(paths: ["a", "\u{301}b"]))),
    (#"{"wrapped":"5"}"#, .init(wrapped: .init(value: 5))),
    (#"{"wrapped":5e0}"#, .init(wrapped: .init(value: 5))),
    (#"{"empty":{}}"#, .init(empty: .init())),
  ]

  @Test("may have escapes and blanks wherever JSON allows them", arguments: read)
  func reads(json: String, message: TestV1.Everything) throws {
    #expect(try TestV1.Everything(json: json, .everything) == message)
  }

  static let refused = [
    #"{"Text":"a"}"#, #"{"text ":"a"}"#, #"{"":"a"}"#, #"{null:"a"}"#, #"{"te\xt":"a"}"#,
    #"{"text":"\u12"}"#, #"{"text":"\u+123"}"#, #"{"text":"\ud83d"}"#, #"{"text":"\ud83d\ud83d"}"#,
    #"{"text":"\ud83d\n"}"#, #"{"text":"\"#, #"{"text":"\""#, #"{"text":"\u00"#,
    "{\"text\":\"\0\"}",
    #"{"text":["a"]}"#, #"{"text":{}}"#, #"{"text":true}"#, #"{"texts":"a"}"#, #"{"texts":{}}"#,
    #"{"texts":["a",,"b"]}"#, #"{"texts":[,"a"]}"#, #"{"texts":["a"}"#, #"{"texts":["a"]]"#,
    #"{"counts":["a"]}"#, #"{"counts":{"a":1,}}"#, #"{"counts":{a:1}}"#, #"{"counts":{"a"}}"#,
    #"{"byNumber":{"1":{},"1.0":{}}}"#, #"{"byNumber":{"":{}}}"#, #"{"byNumber":{" 1":{}}}"#,
    #"{"byNumber":{1:{}}}"#, #"{"byFlag":{"True":"x"}}"#, #"{"color":"color_red"}"#,
    #"{"color":"1"}"#, #"{"color":""}"#, #"{"color":true}"#, #"{"color":2147483648}"#,
    #"{"data":"="}"#, #"{"data":"YQ="}"#, #"{"data":"YQ==="}"#, #"{"data":"Y==="}"#,
    #"{"data":"Y"}"#, #"{"data":"YWJ*"}"#, #"{"data":"YQ==\n"}"#, #"{"data":[1]}"#,
    #"{"at":"1970-01-01T00:00:00+24:00"}"#, #"{"at":"1970-01-01 00:00:00Z"}"#, #"{"at":0}"#,
    #"{"at":"1970-1-1T00:00:00Z"}"#, #"{"at":"9999-12-31T23:59:59-00:01"}"#, #"{"at":""}"#,
    #"{"at":"2023-02-29T00:00:00Z"}"#, #"{"at":"1970-13-01T00:00:00Z"}"#, #"{"at":{}}"#,
    #"{"at":"1970-01-01T00:60:00Z"}"#, #"{"at":"1970-01-01T00:00:60Z"}"#,
    #"{"took":"1.5"}"#, #"{"took":"--1s"}"#, #"{"took":"1 s"}"#, #"{"took":"1s "}"#, #"{"took":1}"#,
    #"{"took":"-315576000000.1s1"}"#, #"{"took":""}"#, #"{"mask":["a"]}"#, #"{"empty":1}"#,
    #"{"empty":{"a":1}}"#, #"{"wrapped":{"value":5}}"#, #"{"wrapped":"x"}"#, #"{"object":[]}"#,
    #"{"object":"x"}"#, #"{"object":{"a":1,"a":2}}"#, #"{"value":nul}"#, #"{"value":NaN}"#,
    #"{"value":1e999}"#, #"{"values":[,]}"#, #"{"values":{}}"#, #"{"nothing":"NULL"}"#,
    #"{"numbers":"x"}"#, #"{"numbers":{"int32":1}"#, #"{"numbers":{}"#, "{}{}", "null", "1",
    #""a""#,
  ]

  @Test("are refused in every other form", arguments: refused)
  func refuses(json: String) {
    #expect(throws: JSONError.self) { try TestV1.Everything(json: json, .everything) }
    let lenient = JSONOptions(ignoresUnknownFields: true)
    let hasUnknownField = [#"{"Text"#, #"{"text "#, #"{"":"#, #"{"empty":{"#].contains {
      json.hasPrefix($0)
    }
    let hasUnknownName = json.hasPrefix(#"{"color":""#) || json.hasPrefix(#"{"nothing":"#)
    guard !hasUnknownField, !hasUnknownName else { return }
    #expect(throws: JSONError.self) { try TestV1.Everything(json: json, lenient) }
  }

  /// `null` means that a field is absent, except where it is a value.
  static let nulls: [(String, TestV1.Everything)] = [
    (#"{"numbers":{"int32":null,"bool":null,"double":null}}"#, .init(numbers: .init())),
    (#"{"text":null,"data":null,"color":null,"maybeNumber":null,"maybeColor":null}"#, .init()),
    (#"{"child":null,"children":null,"palette":null,"colors":null,"values":null}"#, .init()),
    (#"{"at":null,"took":null,"mask":null,"object":null,"any":null,"empty":null}"#, .init()),
    (#"{"word":null}"#, .init()),
    (#"{"nothing":null}"#, .init(choice: .nothing(.nullValue))),
    (#"{"value":null}"#, .init(value: .init(kind: .nullValue(.nullValue)))),
    (
      #"{"object":{"a":null}}"#,
      .init(object: .init(fields: ["a": .init(kind: .nullValue(.nullValue))]))
    ),
  ]

  @Test("are null where they are absent", arguments: nulls)
  func null(json: String, message: TestV1.Everything) throws {
    #expect(try TestV1.Everything(json: json) == message)
  }

  @Test("are refused as null inside arrays and maps")
  func nullElements() {
    for field in ["texts", "manyNumbers", "colors", "doubles", "packed", "children"] {
      #expect(throws: JSONError.self) { try TestV1.Everything(json: #"{"\#(field)":[null]}"#) }
    }
    for field in ["counts", "palette"] {
      #expect(throws: JSONError.self) { try TestV1.Everything(json: #"{"\#(field)":{"a":null}}"#) }
    }
    #expect(throws: JSONError.self) { try TestV1.Everything(json: #"{"byNumber":{"1":null}}"#) }
  }

  @Test("of days are restored, over ten thousand years")
  func days() throws {
    for day in stride(from: -719_162, through: 2_932_896, by: 997) {
      let instant = GoogleProtobuf.Timestamp(seconds: Int64(day) * 86_400 + 3_723)
      #expect(try GoogleProtobuf.Timestamp(json: instant.jsonString()) == instant)
    }
  }

  @Test("of any length are restored, with a quote at any place")
  func quoteAnywhere() throws {
    for count in [0, 1, 6, 7, 8, 9, 15, 16, 17, 25] {
      for place in 0...count {
        for odd in ["\"", "\\", "\u{1F}", "é", "\u{7F}", "!"] {
          let plain = String(repeating: "x", count: count)
          let message = TestV1.Everything(text: plain.prefix(place) + odd + plain.dropFirst(place))
          #expect(try TestV1.Everything(json: message.jsonString()) == message)
        }
      }
    }
  }
}
