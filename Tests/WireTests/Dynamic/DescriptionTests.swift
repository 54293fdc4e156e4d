import Descriptors
import TestContracts
import TestSupport
import Testing
import Wire

/// A description may come from an untrusted server.
@Suite("A description of a contract")
struct DescriptionTests {
  /// One field of a message, as its description has it.
  private struct Field {
    var name: [UInt8] = Array("a".utf8)
    var number: UInt64 = 1
    var label: UInt64 = 1
    var type: UInt64 = 5
    var typeName = ""
    var oneof: UInt64?
    var hasJSONName = true
    var options: [UInt8] = []

    var bytes: [UInt8] {
      let numbers = [(3, number), (4, label), (5, type)] as [(UInt64, UInt64)]
      var bytes = text(1, name) + numbers.flatMap { varint($0.0, $0.1) }
      if !typeName.isEmpty { bytes += text(6, Array(typeName.utf8)) }
      if let oneof { bytes += varint(9, oneof) }
      if !options.isEmpty { bytes += text(8, options) }
      return hasJSONName ? bytes + text(10, name) : bytes
    }
  }

  /// A file with one message, `p.M`.
  private static func file(_ fields: [Field], more: [UInt8] = []) -> [UInt8] {
    let message =
      text(1, Array("M".utf8)) + fields.flatMap { text(2, $0.bytes) }
      + text(8, text(1, Array("choice".utf8))) + more
    return text(1, Array("p.proto".utf8)) + text(2, Array("p".utf8)) + text(4, message)
  }

  /// A file with one enum of one value.
  private static func file(enumNumber: UInt64) -> [UInt8] {
    let value = text(1, Array("A".utf8)) + varint(2, enumNumber)
    return text(1, Array("p.proto".utf8)) + text(5, text(1, Array("E".utf8)) + text(2, value))
  }

  @Test(
    "has field numbers that fit into a tag",
    arguments: [0, 19_000, 19_999, 536_870_912, 1 << 62, 1 << 31, .max, 1 << 32 + 1]
  )
  func numbers(number: UInt64) {
    #expect(throws: DescriptorError.malformed) {
      try FileType(Self.file([Field(number: number)]))
    }
  }

  @Test(
    "may leave the JSON names to its reader",
    arguments: [
      ("due_date", "dueDate"), ("a", "a"), ("a_b_c", "aBC"), ("a1_2b", "a12b"), ("_x", "X"),
      ("Big_name", "BigName"), ("a__b", "aB"), ("end_", "end"),
    ]
  )
  func jsonNames(name: String, inJSON: String) throws {
    let fields = [
      Field(name: Array(name.utf8), hasJSONName: false),
      Field(name: Array("other_one".utf8), number: 2, hasJSONName: false),
    ]
    var pool = DescriptorPool()
    pool.add(try FileType(Self.file(fields)))
    let messages = DynamicMessage(pool)
    let json = #"{"\#(inJSON)":5,"otherOne":6}"#
    let bytes = try messages.bytes(of: "p.M", json: Array(json.utf8))
    #expect(bytes == [8, 5, 16, 6])
    #expect(try messages.json(of: "p.M", bytes: bytes) == json)
  }

  @Test(
    "shows the options of a field",
    arguments: [
      ("8a b5 18 06 5461736b4944", "string a = 1;  // a UUID (TaskID)"),
      ("90 b5 18 01", "string a = 1;  // a day as 2026-11-21"),
      ("98 b5 18 01 a0 b5 18 01", "string a = 1;  // whose space it is about, left out of logs"),
      ("90 b5 18 00 80 01 01", "string a = 1;  // left out of logs"),
      // Invalid options: a text that names nothing, one that is not UTF-8, a number.
      ("8a b5 18 02 1b5b", "string a = 1;"), ("8a b5 18 01 ff", "string a = 1;"),
      ("88 b5 18 01", "string a = 1;"),
    ]
  )
  func options(hexadecimal: String, line: String) throws {
    var pool = DescriptorPool()
    pool.add(try FileType(Self.file([Field(type: 9, options: bytes(hexadecimal))])))
    let lines = ContractText.lines(try #require(pool.messages["p.M"]), in: pool)
    #expect(lines == ["message p.M {", "  \(line)", "}"])
  }

  @Test("may have any number a contract may", arguments: [1, 18_999, 20_000, 536_870_911])
  func soundNumbers(number: UInt64) throws {
    var pool = DescriptorPool()
    pool.add(try FileType(Self.file([Field(number: number)])))
    let messages = DynamicMessage(pool)
    let bytes = try messages.bytes(of: "p.M", json: Array(#"{"a":5}"#.utf8))
    #expect(try messages.json(of: "p.M", bytes: bytes) == #"{"a":5}"#)
  }

  @Test("is refused where no contract could say it")
  func unsound() throws {
    let second = Field(name: Array("b".utf8), number: 2)
    let cases: [(String, [UInt8])] = [
      ("label 0", Self.file([Field(label: 0)])),
      ("label 4", Self.file([Field(label: 4)])),
      ("type 0", Self.file([Field(type: 0)])),
      ("a group", Self.file([Field(type: 10, typeName: ".p.M")])),
      ("type 19", Self.file([Field(type: 19)])),
      ("a type far away", Self.file([Field(type: 1 << 32 + 5)])),
      ("a message without a name", Self.file([Field(type: 11)])),
      ("a number with a name", Self.file([Field(typeName: ".p.M")])),
      ("a name that is none", Self.file([Field(type: 11, typeName: ".p..M")])),
      ("a field without a name", Self.file([Field(name: [])])),
      ("an escape in a name", Self.file([Field(name: Array("\u{1B}[2J".utf8))])),
      ("a name that is no text", Self.file([Field(name: [0xFF])])),
      ("a oneof that is not there", Self.file([Field(oneof: 1)])),
      ("a oneof below zero", Self.file([Field(oneof: .max)])),
      ("a number taken twice", Self.file([Field(), Field(name: Array("b".utf8))])),
      ("a name taken twice", Self.file([Field(), Field(number: 2)])),
      ("an entry without a value", Self.file([Field()], more: text(7, varint(7, 1)))),
      (
        "an entry whose key is a fraction",
        Self.file([Field(type: 1), second], more: text(7, varint(7, 1)))
      ),
      ("an enum number past 32 bits", Self.file(enumNumber: 1 << 31)),
      ("a message taken twice", Self.file([]) + Self.file([])),
    ]
    for (words, bytes) in cases {
      #expect(throws: DescriptorError.malformed, "\(words)") { try FileType(bytes) }
    }
    let entry = Self.file([Field(), second], more: text(7, varint(7, 1)))
    #expect(try FileType(entry).messages.first?.isMapEntry == true)
    #expect(try FileType(Self.file([Field(oneof: 0)])).messages.first?.fields.first?.oneof == 0)
    #expect(try FileType(Self.file(enumNumber: .max)).enums.first?.values.first?.number == -1)
  }

  @Test("nests no deeper than a contract may")
  func depth() {
    var message: [UInt8] = []
    for _ in 0..<60 { message = text(1, Array("M".utf8)) + text(3, message) }
    #expect(throws: DescriptorError.tooDeep) { try FileType(text(4, message)) }
  }

  @Test("is harmless, whatever its contents", arguments: 0..<UInt64(300))
  func damaged(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let files = try TestContractsDescriptors.files.map {
      Array(try GoogleProtobuf.BytesValue(json: "\"\($0)\"").value)
    }
    var pool = DescriptorPool()
    for file in files {
      var bytes = file
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = .random(
          in: 0...255,
          using: &numbers
        )
      }
      if let file = try? FileType(bytes) { pool.add(file) }
    }
    let messages = DynamicMessage(pool, .everything)
    let full = TestV1.Everything.full
    for type in pool.messages.keys.sorted().prefix(8) + [TestV1.Everything.fullName] {
      let text = try? messages.json(of: type, bytes: full.encoded())
      guard let text, let bytes = try? messages.bytes(of: type, json: Array(text.utf8)) else {
        continue
      }
      _ = try? messages.json(of: type, bytes: bytes)
    }
    for type in pool.messages.values { #expect(!ContractText.lines(type, in: pool).isEmpty) }
  }
}

private func varint(_ number: UInt64, _ value: UInt64) -> [UInt8] {
  var bytes = [UInt8(number << 3)]
  var rest = value
  while rest >= 0x80 {
    bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
    rest >>= 7
  }
  return bytes + [UInt8(rest)]
}

private func text(_ number: UInt64, _ value: [UInt8]) -> [UInt8] {
  [UInt8(number << 3 | 2)] + varint(0, UInt64(value.count)).dropFirst() + value
}
