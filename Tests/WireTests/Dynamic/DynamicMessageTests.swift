import Descriptors
import TestContracts
import TestSupport
import Testing
import Wire

/// A message made by its description is what the generated type makes of it.
@Suite("A message known only by its description")
struct DynamicMessageTests {
  private static let name = TestV1.Everything.fullName

  private func types() throws -> DescriptorPool {
    var pool = DescriptorPool()
    for text in WireDescriptors.files + TestContractsDescriptors.files {
      pool.add(try FileType(try GoogleProtobuf.BytesValue(json: "\"\(text)\"").value))
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
    case (.failure, .failure(let error)): #expect(error is JSONError)
    default: Issue.record("generated: \(generated), dynamic: \(dynamic)")
    }
  }

  @Test("says where its JSON is wrong")
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
    #expect(path(#"{"manyNumbers":[{},{"bool":1}]}"#) == "manyNumbers[1].bool")
    #expect(path(#"{"children":[{"nobody":1}]}"#) == "children[0].nobody")
  }

  @Test("never fails but with an error, whatever the bytes are", arguments: 0..<UInt64(300))
  func damaged(seed: UInt64) throws {
    let messages = try messages()
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
    guard let text = try? messages.json(of: Self.name, bytes: bytes) else { return }
    let again = try messages.bytes(of: Self.name, json: Array(text.utf8))
    #expect(try messages.json(of: Self.name, bytes: again) == text)
  }

  @Test("is refused when it nests without end")
  func deep() throws {
    let text =
      String(repeating: #"{"child":"#, count: 200) + "{}" + String(repeating: "}", count: 200)
    #expect(throws: JSONError.self) {
      try messages().bytes(of: Self.name, json: Array(text.utf8))
    }
  }

  @Test("is shown as its contract has it")
  func text() throws {
    let types = try types()
    let lines = ContractText.lines(try #require(types.messages[Self.name]), in: types)
    #expect(lines.first == "message test.v1.Everything {")
    #expect(lines.contains("  map<int32, test.v1.Numbers> by_number = 14;"))
    #expect(lines.contains("  optional int32 maybe_number = 5;"))
    #expect(lines.contains("  oneof choice {"))
    #expect(lines.contains("    string word = 17;"))
    #expect(lines.contains("  repeated double doubles = 12;"))
  }
}
