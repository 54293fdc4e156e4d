import Descriptors
import StrangeContracts
import Testing
import Wire

/// That the code of these contracts is part of the build shows that it compiles.
@Suite("An unusual contract")
struct StrangeContractTests {
  private static let types = EveryStrangeType.messageTypes

  @Test("has a Swift type for each message, under any name")
  func names() {
    let names = Self.types.map { $0.fullName }
    #expect(Set(names).count == names.count)
    #expect(Set(Self.types.map { String(reflecting: $0) }).count == names.count)
    for name in ["Dashed", "Cube", "strange.names.Same", "strange_names.Same", "test.same.Two"] {
      #expect(names.contains(name))
    }
  }

  @Test("round-trips with every field, in both forms", arguments: types.indices)
  func everyField(index: Int) throws {
    func check<Value: Message>(_ type: Value.Type) throws {
      var message = Value()
      for field in Value.fields {
        let read = try #require(Value.read(field), "\(Value.fullName).\(field.name)")
        message = try Value(decoding: message.encoded() + read.encoded())
      }
      let bytes = message.encoded()
      #expect(try Value(decoding: bytes) == message)
      let json = try message.jsonString(.strange)
      #expect(try Value(json: json, .strange) == message, "\(json)")
      for field in Value.fields where field.oneof == nil {
        #expect(json.contains(field.writtenName), "\(json) has no \(field.name)")
      }
      #expect(message.description.hasPrefix(Value.fullName))
    }
    try check(Self.types[index])
  }

  @Test("has two messages of one name in packages that are equal in Swift")
  func alikePackages() throws {
    let same = StrangeNames.SameMessage(other: StrangeNames.Same(dotted: "a"))
    #expect(StrangeNames.Same.fullName == "strange.names.Same")
    #expect(StrangeNames.SameMessage.fullName == "strange_names.Same")
    #expect(try StrangeNames.SameMessage(json: #"{"other":{"dotted":"a"}}"#) == same)
  }

  @Test("uses packages that its own package hides")
  func hiddenPackages() throws {
    let message = TestHiding.Neighbor(names: TestCollisions.JSONNames(quote: 1))
    #expect(try message.jsonString() == #"{"names":{"a\"b":1}}"#)
    #expect(TestHiding.TestCollisions.fullName == "test.hiding.TestCollisions")
  }

  @Test("shows no redacted field of a oneof")
  func redaction() {
    let secret = TestRedacted.Secret(way: .token("12345"), count: 7)
    #expect(secret.way?.description == #"test.redacted.Secret {"token":"[redacted]"}"#)
    #expect(TestRedacted.Secret.OneOf_Way.word("w").description.contains(#"{"word":"w"}"#))
    var dumped = ""
    dump(secret, to: &dumped)
    dump(secret.way, to: &dumped)
    dump(["secret": [secret]], to: &dumped)
    let words = ["\(secret)", "\(secret.way as Any)", String(reflecting: [secret]), dumped]
    for text in words { #expect(!text.contains("12345") && text.contains("[redacted]")) }
  }

  /// The text, and the path of its error.
  static let redactedKeys: [(String, String)] = [
    (#"{"hours":{"Ann":"x"}}"#, "hours[…]"),
    (#"{"friends":{"Ann":{"hours":{"Ben":"x"}}}}"#, "friends[…].hours[…]"),
    (#"{"friends":{"Ann":{"list":{"Ben":[1,x]}}}}"#, "friends[…].list[…][1]"),
    (#"{"notes":{"Ann":{"Ben":x}}}"#, "notes[…][…]"),
    (#"{"notes":{"Ann":1},"list":{"milk":x}}"#, #"list["milk"]"#),
  ]

  @Test("names no key inside a redacted field in an error", arguments: redactedKeys)
  func redactedPaths(json: String, path: String) {
    let error = #expect(throws: JSONError.self) { try TestRedacted.Diary(json: json) }
    #expect(error?.path == path)
    let known = #expect(throws: JSONError.self) {
      try dynamic().bytes(of: TestRedacted.Diary.fullName, json: Array(json.utf8))
    }
    #expect(known?.path.hasPrefix(path.prefix { $0 != "]" }) == true)
    #expect(known?.path.contains("Ann") == false)
  }

  @Test("names no key inside a redacted field when it cannot be written")
  func redactedWriting() {
    let infinite = GoogleProtobuf.Value(kind: .numberValue(.infinity))
    let notes = GoogleProtobuf.Struct(fields: ["Ann": infinite])
    let diary = TestRedacted.Diary(friends: ["Ben": TestRedacted.Diary(notes: notes)])
    let path = "friends[…].notes[…]"
    #expect(#expect(throws: JSONError.self) { try diary.jsonString() }?.path == path)
    let known = #expect(throws: JSONError.self) {
      try dynamic().json(of: TestRedacted.Diary.fullName, bytes: diary.encoded())
    }
    #expect(known?.path == path)
  }

  @Test("has a descriptor that can be read at run time, whatever its options")
  func described() throws {
    let pool = try descriptions()
    for type in Self.types { #expect(pool.messages[type.fullName] != nil, "\(type.fullName)") }
    let retired = try #require(pool.messages["test.retired.Rule"])
    #expect(!retired.isMapEntry)
  }

  private func descriptions() throws -> DescriptorPool {
    var pool = DescriptorPool()
    for text in WireDescriptors.files + StrangeContractsDescriptors.files {
      pool.add(try FileType(Array(try GoogleProtobuf.BytesValue(json: "\"\(text)\"").value)))
    }
    return pool
  }

  private func dynamic() throws -> DynamicMessage { DynamicMessage(try descriptions()) }

  @Test("keeps JSON names with quotes, line breaks and other special characters")
  func jsonNames() throws {
    let message = TestCollisions.JSONNames(
      quote: 1,
      backslash: 2,
      line: 3,
      separator: 4
    )
    let json = try message.jsonString()
    #expect(json == #"{"a\"b":1,"a\\b":2,"a\u000ab":3,"a"# + "\u{2028}" + #"b":4}"#)
    #expect(try TestCollisions.JSONNames(json: json) == message)
  }
}

extension Message {
  /// The message with one field set to a value other than its default.
  fileprivate static func read(_ field: FieldInfo) -> Self? {
    let number = field.number << 3
    // Nothing, which is a message or a map entry; a text; numbers of each size.
    let values: [(type: UInt32, bytes: [UInt8])] = [
      (2, [0]), (2, [2, 0x68, 0x69]), (0, [1]), (5, [1, 0, 0, 0]), (1, [1, 0, 0, 0, 0, 0, 0, 0]),
    ]
    for value in values {
      let bytes = (number | value.type).varint + value.bytes
      // A value that does not fit is kept as unknown, which JSON omits.
      guard let message = try? Self(decoding: bytes), let text = try? message.jsonString(.strange),
        text != (try? Self().jsonString(.strange))
      else { continue }
      return message
    }
    return nil
  }
}

extension UInt32 {
  fileprivate var varint: [UInt8] {
    self < 0x80
      ? [UInt8(self)] : [UInt8(truncatingIfNeeded: self) | 0x80] + (self >> 7).varint
  }
}

extension FieldInfo {
  /// The name between quotes as JSON is written.
  fileprivate var writtenName: String {
    var text = "\""
    for scalar in jsonName.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\":"
  }
}

extension JSONOptions {
  fileprivate static let strange = JSONOptions(
    types: .wellKnown.adding(EveryStrangeType.messageTypes)
  )
}
