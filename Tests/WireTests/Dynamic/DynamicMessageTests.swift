import Descriptors
import TestContracts
import TestSupport
import Testing
import Wire

/// A dynamic message behaves like the generated type.
@Suite("A dynamic message")
struct DynamicMessageTests {
  private static let name = TestV1.Everything.fullName

  private func types() throws -> DescriptorPool {
    var pool = DescriptorPool()
    for text in WireDescriptors.files + TestContractsDescriptors.files {
      pool.add(try FileType(Array(try GoogleProtobuf.BytesValue(json: "\"\(text)\"").value)))
    }
    return pool
  }

  private func messages() throws -> DynamicMessage { DynamicMessage(try types(), .everything) }

  @Test("has the JSON of its generated type")
  func writing() throws {
    let full = TestV1.Everything.full
    let text = try messages().json(of: Self.name, bytes: full.encoded())
    #expect(text == (try full.jsonString(.everything)))
    #expect(try messages().json(of: Self.name, bytes: []) == "{}")
  }

  @Test("has the JSON of its generated type for keys that begin with an accent")
  func accents() throws {
    let message = TestV1.Everything(counts: ["\u{300}": 1, "\"": 2])
    let text = try messages().json(of: Self.name, bytes: message.encoded())
    #expect(text == (try message.jsonString(.everything)))
  }

  @Test("has the bytes of its generated type")
  func reading() throws {
    let full = TestV1.Everything.full
    let json = try full.jsonBytes(.everything)
    let bytes = try messages().bytes(of: Self.name, json: json)
    #expect(try TestV1.Everything(decoding: bytes) == full)
  }

  @Test(
    "accepts and refuses what its generated type does",
    arguments: [
      #"{}"#, #" { "text" : "a" } "#, #"{"text":"a","text":"b"}"#, #"{"text":"a",}"#,
      #"{"text":1}"#, #"{"text":null}"#, #"{"nobody":1}"#, #"{"numbers":{"int32":2147483648}}"#,
      #"{"numbers":{"int32":1.0}}"#, #"{"numbers":{"int32":1e2}}"#, #"{"numbers":{"int32":1.5}}"#,
      #"{"numbers":{"int32":"7"}}"#, #"{"numbers":{"int32":" 7"}}"#, #"{"numbers":{"int32":01}}"#,
      #"{"numbers":{"int64":"9223372036854775807"}}"#,
      #"{"numbers":{"int64":9223372036854775807}}"#,
      #"{"numbers":{"int64":9223372036854775808}}"#, #"{"numbers":{"uint64":-1}}"#,
      #"{"numbers":{"float":"NaN"}}"#, #"{"numbers":{"float":1e39}}"#,
      #"{"numbers":{"double":"x"}}"#,
      #"{"numbers":{"sint64":-5,"sfixed32":-5,"fixed64":"5"}}"#, #"{"numbers":{"bool":"true"}}"#,
      #"{"numbers":{"bool":true,"bool":true}}"#, #"{"numbers":[]}"#, #"{"data":"AP8="}"#,
      #"{"data":"AP8"}"#, #"{"data":"_-8"}"#, #"{"data":"?"}"#, #"{"color":"COLOR_RED"}"#,
      #"{"color":"RED"}"#, #"{"color":1}"#, #"{"color":77}"#, #"{"color":1.5}"#, #"{"color":null}"#,
      #"{"maybeNumber":0}"#, #"{"maybe_number":0}"#, #"{"maybeNumber":0,"maybe_number":1}"#,
      #"{"packed":[1,2,3]}"#, #"{"packed":[1,null]}"#, #"{"packed":[1,]}"#, #"{"packed":1}"#,
      #"{"packed":[1 2]}"#, #"{"texts":["a","\u00e9\ud83d\ude00"]}"#, #"{"texts":["\ud83d"]}"#,
      #"{"texts":["\x"]}"#, #"{"counts":{"a":1,"b":2}}"#, #"{"counts":{"a":1,"a":2}}"#,
      #"{"counts":{"a":null}}"#, #"{"byNumber":{"7":{"bool":true}}}"#, #"{"byNumber":{"x":{}}}"#,
      #"{"byNumber":{"7":{},"7":{}}}"#, #"{"byFlag":{"true":"a","false":"b"}}"#,
      #"{"byFlag":{"yes":"a"}}"#, #"{"palette":{"sky":"COLOR_GREEN"}}"#, #"{"word":"a"}"#,
      #"{"word":"a","nothing":null}"#, #"{"nothing":null}"#, #"{"again":{"word":"x"}}"#,
      #"{"word":"a","again":{}}"#, #"{"at":"2026-11-21T08:30:00Z"}"#, #"{"at":"yesterday"}"#,
      #"{"took":"1.5s"}"#, #"{"took":"1.5"}"#, #"{"mask":"text,numbers.int32"}"#,
      #"{"value":null}"#,
      #"{"value":[1,"a",null,{"b":true}]}"#, #"{"object":{"a":{"b":[1]}}}"#, #"{"wrapped":"12"}"#,
      #"{"any":{"@type":"type.googleapis.com/google.protobuf.Duration","value":"3s"}}"#,
      #"{"any":{"@type":"type.googleapis.com/nobody.Knows"}}"#, #"{"empty":{}}"#, #"{"empty":1}"#,
      #"[]"#, #"null"#, #""#, #"{"text":"a"}x"#, #"{"text" "a"}"#, #"{text:"a"}"#, #"{"text":"a""#,
      #"{"maybeNumber":null,"\ud800":1}"#, #"{"again":{"children":[{"\ud800":1}]}}"#,
      #"{"counts":{"\ud800":1}}"#, #"{"wrapped":"x"}"#,
      #"{"any":{"@type":"type.googleapis.com/google.protobuf.Duration","value":"x"}}"#,
      #"{"text":tru}"#, #"{"children":[{"text":"a"},{}]}"#, #"{"values":[null,1]}"#,
    ]
  )
  func agreement(text: String) throws {
    let generated = Result { try TestV1.Everything(json: text, .everything) }
    let dynamic = Result { try messages().bytes(of: Self.name, json: Array(text.utf8)) }
    switch (generated, dynamic) {
    case (.success(let message), .success(let bytes)):
      // NaN is not equal to itself; its bytes are.
      #expect(try TestV1.Everything(decoding: bytes).encoded() == message.encoded())
    case (.failure(let one as JSONError), .failure(let other as JSONError)):
      // Invalid JSON is detected one level up, at the same position.
      guard case .malformed = other.reason else { return #expect(one.path == other.path) }
      #expect(one.offset == other.offset)
    default: Issue.record("generated: \(generated), dynamic: \(dynamic)")
    }
  }

  @Test("reports where its JSON is wrong")
  func paths() throws {
    func path(_ text: String) -> String? {
      do {
        _ = try messages().bytes(of: Self.name, json: Array(text.utf8))
        return nil
      } catch {
        return (error as? JSONError)?.path
      }
    }
    #expect(path(#"{"numbers":{"int32":"x"}}"#) == "numbers.int32")
    #expect(path(#"{"manyNumbers":[{},{"bool":1}]}"#) == "many_numbers[1].bool")
    #expect(path(#"{"children":[{"nobody":1}]}"#) == "children[0].nobody")
    #expect(path(#"{"counts":{"one":"x"}}"#) == #"counts["one"]"#)
    #expect(path(#"{"counts":{"one":}}"#) == #"counts["one"]"#)
    #expect(path(#"{"text":}"#) == "text")
    #expect(path(#"{"children":[{},]}"#) == "children[1]")
    #expect(path(#"{"nobody\u001b":1}"#) == "[…]")
    #expect(path(#"{"byNumber":{"7":{"int32":"x"}}}"#) == #"by_number["7"].int32"#)
    #expect(path(#"{"children":[{"object":{"a":[1,x]}}]}"#) == #"children[0].object["a"][1]"#)
  }

  @Test("lists the names of an enum, where there are few")
  func choices() throws {
    let error = #expect(throws: JSONError.self) {
      try messages().bytes(of: Self.name, json: Array(#"{"color":"RED"}"#.utf8))
    }
    let names = "COLOR_UNSPECIFIED, COLOR_RED, COLOR_GREEN"
    let words = "color: there is no such name; there are \(names)"
    #expect(error?.description.hasPrefix(words) == true, "\(String(describing: error))")
  }

  @Test("nests as deep as its generated type, well-known types inside it too")
  func depth() throws {
    func nested(_ count: Int, _ inside: String) -> [UInt8] {
      let text = String(repeating: #"{"child":"#, count: count) + inside
      return Array((text + String(repeating: "}", count: count)).utf8)
    }
    let lists = #"{"value":[[[[[]]]]]}"#  // a value, a list, a value: 11 levels
    for (text, isRead) in [
      (nested(100, "{}"), true), (nested(101, "{}"), false), (nested(90, lists), true),
      (nested(91, lists), false),
    ] {
      let generated = try? TestV1.Everything(json: text, .everything).encoded()
      let dynamic = try? messages().bytes(of: Self.name, json: text)
      #expect((generated != nil) == isRead && dynamic == generated, "\(text.count)")
    }
  }

  @Test("reports which part has no JSON form")
  func writingPaths() throws {
    func path(_ message: TestV1.Everything) -> String? {
      let error = #expect(throws: JSONError.self) {
        try messages().json(of: Self.name, bytes: message.encoded())
      }
      return error?.path
    }
    let late = TestV1.Everything(at: .init(seconds: .max))
    #expect(path(TestV1.Everything(children: [.init(), late])) == "children[1].at")
    let object = GoogleProtobuf.Struct(fields: ["a": .init()])
    #expect(path(TestV1.Everything(child: .init(object: object))) == #"child.object["a"]"#)
  }

  /// Checks that both kinds of types decode the same bytes equally.
  private func expectAgreement(on bytes: [UInt8]) throws {
    let generated = Result {
      try TestV1.Everything(decoding: bytes).jsonString(.everything)
    }
    let dynamic = Result { try messages().json(of: Self.name, bytes: bytes) }
    switch (generated, dynamic) {
    case (.success(let left), .success(let right)): #expect(left == right)
    case (.failure(let left as WireError), .failure(let right as WireError)):
      #expect(left.reason == right.reason)
      #expect(left.offset == right.offset)
    case (.failure(is JSONError), .failure(is JSONError)): break
    default: Issue.record("generated: \(generated), dynamic: \(dynamic)")
    }
  }

  @Test("is read from damaged bytes as its generated type is", arguments: 0..<UInt64(400))
  func damaged(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var bytes = TestV1.Everything.full.encoded()
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = .random(
        in: 0...255,
        using: &numbers
      )
    }
    if numbers.next() % 3 == 0 {
      bytes.removeLast(Int.random(in: 1...bytes.count, using: &numbers))
    }
    try expectAgreement(on: bytes)
  }

  @Test(
    "is read from unusual bytes as its generated type is",
    arguments: [
      // Unknown fields: a group of number 501, one that does not end, a varint of number 1000.
      "ab1f0801ac1f12 0161", "ab1f0801", "ac1f", "c03e07",
      // Known fields with another wire type: a varint for text, text for a number, a group.
      "1005", "2a0161", "1314 120161",
      // A tag of seven bytes, of field 0, of wire type 7.
      "92808080808000 0161", "0000", "17",
      // A field in parts, and an alternative after another one.
      "0a020801 0a021002", "8a010161 92010208 01", "92010208 01 8a010161", "92010208019201021002",
      // Numbers packed and not, and cut off.
      "3801 3a020203 3801", "3a03 0102 ff", "6208 000000000000f03f", "6207 00000000000000",
      // Entries of maps: without a key, without a value, the same key twice, in odd order.
      "6a00", "6a030a0161", "6a021005", "6a050a016110016a050a01611002", "6a0510020a0161",
      "6a060a0162100a6a050a01211001", "72021200", "7200", "7a0208017a020800",
      // Invalid UTF-8.
      "1201ff", "6a030a01ff",
    ]
  )
  func strange(hexadecimal: String) throws {
    try expectAgreement(on: bytes(hexadecimal))
  }

  @Test("nests as deeply as its generated type", arguments: [98, 99, 100, 101, 102])
  func depth(levels: Int) throws {
    var message = TestV1.Everything(text: "a")
    for _ in 0..<levels { message = TestV1.Everything(child: message) }
    try expectAgreement(on: message.encoded())
  }

  @Test("costs no more memory than its limit")
  func memory() throws {
    let bytes = [UInt8](repeating: 0, count: 4_000).flatMap { _ in [0xB2, 0x01, 0x00] as [UInt8] }
    let limits = WireLimits(memory: 4_096)
    #expect(throws: WireError.self) {
      try messages().json(of: Self.name, bytes: bytes, limits: limits)
    }
    #expect(throws: Never.self) { try messages().json(of: Self.name, bytes: bytes) }
  }

  @Test("reports where its bytes are wrong")
  func places() throws {
    func path(_ text: String) -> String? {
      do {
        _ = try messages().json(of: Self.name, bytes: bytes(text))
        return nil
      } catch {
        return (error as? WireError)?.path
      }
    }
    #expect(path("b20100 b201 03 1201ff") == "children[1].text")
    #expect(path("0a0108") == "numbers.int32")
  }

  @Test("is refused when it nests without end")
  func deep() throws {
    let text =
      String(repeating: #"{"child":"#, count: 200) + "{}" + String(repeating: "}", count: 200)
    #expect(throws: JSONError.self) {
      try messages().bytes(of: Self.name, json: Array(text.utf8))
    }
  }

  @Test("is shown like its contract")
  func text() throws {
    let types = try types()
    let lines = ContractText.lines(try #require(types.messages[Self.name]), in: types)
    #expect(lines.first == "message test.v1.Everything {")
    #expect(lines.contains("  map<int32, test.v1.Numbers> by_number = 14;"))
    #expect(lines.contains("  optional int32 maybe_number = 5;"))
    #expect(lines.contains("  oneof choice {"))
    #expect(lines.contains("    string word = 17;"))
    #expect(lines.contains("  repeated double doubles = 12;"))
    #expect(lines.contains(#"  string renamed = 32;  // "otherName" in JSON"#))
  }
}
