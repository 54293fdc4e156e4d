import TestContracts
import Testing
import Wire

@Suite("The depth of JSON")
struct JSONDepthTests {
  /// `layers` around a core: the nesting construct, and its number of levels in the binary form.
  static let nests: [(String, String, String, levels: Int)] = [
    (#"{"child":"#, "{}", "}", 1),
    (#"{"children":["#, "{}", "]}", 1),
    (#"{"again":"#, "{}", "}", 1),
  ]

  @Test("is that of the binary form: a hundred messages, arrays or not", arguments: nests)
  func messages(head: String, core: String, tail: String, levels: Int) throws {
    func nested(_ count: Int) -> String {
      String(repeating: head, count: count) + core + String(repeating: tail, count: count)
    }
    let deepest = try TestV1.Everything(json: nested(100 / levels))
    #expect(try TestV1.Everything(decoding: deepest.encoded()) == deepest)
    let error = #expect(throws: JSONError.self) {
      try TestV1.Everything(json: nested(100 / levels + 1))
    }
    #expect(error?.reason == .tooDeep)
  }

  @Test("of lists and structs is limited as in the binary form")
  func values() throws {
    for (head, tail, levels) in [("[", "]", 2), (#"{"a":"#, "}", 3)] {
      // The value around them is a level itself.
      let most = (100 - 1) / levels
      func nested(_ count: Int) -> String {
        String(repeating: head, count: count) + "1" + String(repeating: tail, count: count)
      }
      let deepest = try TestV1.Everything(json: #"{"value":"# + nested(most) + "}")
      #expect(try TestV1.Everything(decoding: deepest.encoded()) == deepest)
      let error = #expect(throws: JSONError.self) {
        try TestV1.Everything(json: #"{"value":"# + nested(most + 1) + "}")
      }
      #expect(error?.reason == .tooDeep)
      // A list's first element, or the entry of a struct, in each other.
      #expect(error?.path.hasPrefix(head == "[" ? "value[0][0]" : #"value["a"]["a"]"#) == true)
    }
  }

  @Test("is limited wherever decoding recurses", arguments: ["value", "object", "nobody", "any"])
  func everywhere(field: String) {
    for sign in ["[", #"{"a":"#, #"{"@type":"x/google.protobuf.Any","value":"#] {
      let json = #"{"\#(field)":"# + String(repeating: sign, count: 100_000)
      let options = JSONOptions(ignoresUnknownFields: true)
      #expect(throws: JSONError.self) { try TestV1.Everything(json: json, options) }
    }
  }

  /// `levels` messages in each other inside `anys` of `Any`.
  private func packed(_ levels: Int, in anys: Int) -> GoogleProtobuf.`Any` {
    var message = TestV1.Everything()
    for _ in 0..<levels { message = TestV1.Everything(child: message) }
    return (1..<anys).reduce(GoogleProtobuf.`Any`(packing: message)) { any, _ in
      GoogleProtobuf.`Any`(packing: any)
    }
  }

  @Test(
    "does not restart inside an Any: what can be written can be read",
    arguments: [(levels: 99, anys: 1), (0, 100), (50, 50)]
  )
  func deepAny(levels: Int, anys: Int) throws {
    let deepest = packed(levels, in: anys)
    let text = try deepest.jsonString(.everything)
    #expect(try GoogleProtobuf.`Any`(json: text, .everything) == deepest)
    for tooDeep in [packed(levels + 1, in: anys), packed(levels, in: anys + 1)] {
      let error = #expect(throws: JSONError.self) { try tooDeep.jsonString(.everything) }
      #expect(error?.reason == .tooDeep)
    }
    let type = "type.googleapis.com/google.protobuf.Any"
    let around = #"{"@type":"\#(type)","value":\#(text)}"#
    let error = #expect(throws: JSONError.self) {
      try GoogleProtobuf.`Any`(json: around, .everything)
    }
    #expect(error?.reason == .tooDeep)
  }

  @Test("of a message is checked before writing, so that it can be read")
  func tooDeepToWrite() throws {
    var message = TestV1.Everything(counts: ["a": 1])
    for _ in 0..<99 { message = TestV1.Everything(child: message) }
    #expect(try TestV1.Everything(json: message.jsonString()) == message)
    message = TestV1.Everything(child: message)
    let error = #expect(throws: JSONError.self) { try message.jsonString() }
    #expect(error?.reason == .tooDeep)
  }

  @Test("of one Any in another shares one memory budget, both ways")
  func memoryOfAny() throws {
    var any = GoogleProtobuf.`Any`(
      packing: GoogleProtobuf.BytesValue(value: ArraySlice(repeating: 7, count: 100_000))
    )
    for _ in 0..<9 { any = GoogleProtobuf.`Any`(packing: any) }
    // Ten levels, each with a copy of the hundred thousand bytes.
    var options = JSONOptions()
    options.limits.memory = 1_010_000
    let text = try any.jsonString(options)
    #expect(try GoogleProtobuf.`Any`(json: text, options) == any)
    options.limits.memory = 1_000_000
    let writing = #expect(throws: JSONError.self) { try any.jsonString(options) }
    let reading = #expect(throws: JSONError.self) { try GoogleProtobuf.`Any`(json: text, options) }
    #expect([writing?.reason, reading?.reason] == [.tooLarge, .tooLarge])
  }

  @Test("costs no more memory than was reserved for it")
  func memory() {
    let empties = Array(repeating: "{}", count: 200_000).joined(separator: ",")
    let error = #expect(throws: JSONError.self) {
      try TestV1.Everything(json: #"{"children":["# + empties + "]}")
    }
    #expect(error?.reason == .tooLarge)
  }

  @Test("costs no more memory either for a tree of single messages")
  func tree() {
    var text = "{}"
    for _ in 0..<17 { text = #"{"child":"# + text + #","again":"# + text + "}" }
    let error = #expect(throws: JSONError.self) { try TestV1.Everything(json: text) }
    #expect(error?.reason == .tooLarge)
  }

  @Test("takes no longer for a name of ten thousand accents than for any other")
  func accents() {
    let accents =
      String(repeating: "\u{301}", count: 10_000) + String(repeating: "\u{316}", count: 10_000)
    let unknown = "{\"e\(accents)\":1}"
    let error = #expect(throws: JSONError.self) { try TestV1.Everything(json: unknown) }
    #expect(error?.reason == .unknownField)
    let nested = "{\"e\(accents)\":\(unknown)}"
    let options = JSONOptions(ignoresUnknownFields: true)
    #expect(throws: Never.self) { try TestV1.Everything(json: nested, options) }
  }
}
