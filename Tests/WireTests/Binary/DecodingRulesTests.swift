import StrangeContracts
import TestContracts
import Testing
import Wire

@Suite("A decoder")
struct DecodingRulesTests {
  /// Bytes, and the message they decode to by protobuf's rules.
  static let accepted: [(String, TestV1.Everything)] = [
    // Fields in any order; of a scalar the last counts.
    ("20 02 12 01 61 20 01", .init(text: "a", color: .red)),
    // A repeated message field is merged.
    ("0A 02 08 01 0A 02 10 02", .init(numbers: .init(int32: 1, int64: 2))),
    // Packed fields may be unpacked, unpacked ones packed, in several pieces.
    ("38 01 3A 02 02 03 3A 00 38 04", .init(packed: [1, 2, 3, 4])),
    ("42 02 01 02 40 03", .init(unpacked: [1, 2, 3])),
    // Map entries: missing parts are defaults, the last of equal keys counts, others are skipped.
    ("6A 00", .init(counts: ["": 0])),
    ("6A 02 10 05", .init(counts: ["": 5])),
    ("6A 05 10 01 0A 01 61 6A 05 0A 01 61 10 02", .init(counts: ["a": 2])),
    ("6A 04 10 01 18 09", .init(counts: ["": 1])),
    // A repeated message inside one map entry is merged.
    ("72 0A 08 01 12 02 08 01 12 02 10 02", .init(byNumber: [1: .init(int32: 1, int64: 2)])),
    // The last case of a oneof counts; a message of the same case is merged.
    ("8A 01 01 61 92 01 02 08 01", .init(choice: .amount(.init(int32: 1)))),
    (
      "92 01 02 08 01 92 01 02 10 02",
      .init(choice: .amount(.init(int32: 1, int64: 2)))
    ),
    ("92 01 02 08 01 8A 01 01 61", .init(choice: .word("a"))),
    // Numbers are truncated to their low bits: 2^33 is 0, 2^32 + 1 is 1.
    ("28 80 80 80 80 20", .init(maybeNumber: 0)),
    ("20 81 80 80 80 10", .init(color: .red)),
    // A number may be longer than necessary, a tag up to five bytes.
    ("28 85 80 80 80 80 80 80 80 80 00", .init(maybeNumber: 5)),
    ("A8 80 80 80 00 05", .init(maybeNumber: 5)),
  ]

  @Test("follows protobuf's rules", arguments: accepted)
  func accepts(hex: String, message: TestV1.Everything) throws {
    #expect(try TestV1.Everything(decoding: bytes(hex)) == message)
  }

  @Test("reads any number but zero as true, and the low bits of zigzag")
  func lowBits() throws {
    #expect(try TestV1.Numbers(decoding: bytes("68 80 80 80 80 80 80 80 80 80 01")).bool)
    #expect(try TestV1.Numbers(decoding: bytes("28 83 80 80 80 10")).sint32 == -2)
    #expect(try TestV1.Numbers(decoding: bytes("08 FF FF FF FF FF FF FF FF 7F")).int32 == -1)
  }

  /// Invalid bytes, with the reason and the position of the error.
  static let refused: [(String, WireError.Reason, String)] = [
    ("28", .truncated, "maybe_number"),
    // Elements are counted, not occurrences.
    ("3A 03 02 80 01 38 01 38", .truncated, "packed[3]"),
    ("42 02 01 02 40 03 40 80", .truncated, "unpacked[3]"),
    ("28 80", .truncated, "maybe_number"),
    ("28 80 80 80 80 80 80 80 80 80 80 01", .varintTooLong, "maybe_number"),
    ("12 05 61", .truncated, "text"),
    ("12 FF FF FF FF FF FF FF FF FF 01", .invalidLength, "text"),
    ("0A 02 08", .truncated, "numbers"),
    ("0A 03 3D 01 02", .truncated, "numbers.fixed32"),
    ("0A 02 41 01", .truncated, "numbers.fixed64"),
    ("0A 02 12 05", .truncated, "numbers.int64"),
    ("52 00 52 01 08", .truncated, "many_numbers[1].int32"),
    ("72 05 08 01 12 01 08", .truncated, "by_number.int32"),
    ("12 01 FF", .invalidUTF8, "text"),
    ("12 03 ED A0 80", .invalidUTF8, "text"),
    ("12 02 C0 80", .invalidUTF8, "text"),
    ("32 01 80", .invalidUTF8, "maybe_text"),
    ("4A 00 4A 01 FE", .invalidUTF8, "texts[1]"),
    ("8A 01 01 FF", .invalidUTF8, "word"),
    ("6A 03 0A 01 FF", .invalidUTF8, "counts"),
    ("7A 05 08 01 12 01 FF", .invalidUTF8, "by_flag"),
    ("3A 01 80", .raggedPackedField, "packed"),
    ("62 07 00 00 00 00 00 00 00", .raggedPackedField, "doubles"),
    ("00", .invalidTag, ""),
    ("02 00", .invalidTag, ""),
    ("06", .invalidTag, ""),
    ("2F", .invalidTag, ""),
    ("A8 80 80 80 80 00 05", .invalidTag, ""),
    ("F8 FF FF FF 1F 00", .invalidTag, ""),
    ("0A 01 07", .invalidTag, "numbers"),
    ("80", .truncated, ""),
    // Groups of unknown fields: 1000 begins, 1000 or 1001 ends.
    ("C3 3E", .truncated, ""),
    ("C4 3E", .unmatchedGroup, ""),
    ("C3 3E CC 3E", .unmatchedGroup, ""),
    ("C3 3E C3 3E C4 3E", .truncated, ""),
  ]

  @Test("refuses invalid bytes with the position of the error", arguments: refused)
  func refuses(hex: String, reason: WireError.Reason, path: String) {
    let error = #expect(throws: WireError.self) { try TestV1.Everything(decoding: bytes(hex)) }
    #expect(error?.reason == reason)
    #expect(error?.path == path)
  }

  @Test("keeps unknown fields of every wire type, groups too, in order, after the known ones")
  func unknownFields() throws {
    let unknown = "C0 3E 05 C1 3E 00 00 00 00 00 00 00 00 C2 3E 01 61 C5 3E 00 00 00 00"
    let group = "C3 3E 08 01 C3 3E C4 3E C4 3E"
    // Known fields under another wire type are unknown ones.
    let disguised = "10 05 2A 00"
    let message = try TestV1.Everything(
      decoding: bytes(unknown + "12 01 78" + group + disguised)
    )
    #expect(message.encoded() == bytes("12 01 78" + unknown + group + disguised))
  }

  @Test("accepts messages 100 deep and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      var message = TestV1.Everything()
      for _ in 0..<depth { message = TestV1.Everything(child: message) }
      return message.encoded()
    }
    #expect(try TestV1.Everything(decoding: nested(100)).encoded() == nested(100))
    let error = #expect(throws: WireError.self) { try TestV1.Everything(decoding: nested(101)) }
    #expect(error?.reason == .tooDeep)
  }

  @Test("counts the depth of unknown groups too")
  func groupDepth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      [[UInt8]](repeating: [0xC3, 0x3E], count: depth).flatMap(\.self)
        + [[UInt8]](repeating: [0xC4, 0x3E], count: depth).flatMap(\.self)
    }
    #expect(try TestV1.Everything(decoding: nested(100)).encoded() == nested(100))
    let error = #expect(throws: WireError.self) { try TestV1.Everything(decoding: nested(101)) }
    #expect(error?.reason == .tooDeep)
  }

  @Test("stops before two bytes each have become hundreds")
  func memory() throws {
    let many = [[UInt8]](repeating: [0xB2, 0x01, 0x00], count: 1_000).flatMap(\.self)
    let stride = MemoryLayout<TestV1.Everything>.stride
    let enough = WireLimits(memory: 1_000 * stride)
    #expect(try TestV1.Everything(decoding: many, limits: enough).children.count == 1_000)
    let error = #expect(throws: WireError.self) {
      try TestV1.Everything(decoding: many, limits: WireLimits(memory: 999 * stride))
    }
    #expect(error?.reason == .tooLarge)
    #expect(error?.path == "children[999]")
  }

  @Test(
    "charges memory for each message in a message",
    arguments: [["AA 01", "A2 01"], ["A2 01", "AA 01"]]
  )
  func singleMessages(tags: [String]) throws {
    // Twenty levels, by turns a plain field and an alternative: a few bytes a level.
    var nested: [UInt8] = []
    for level in 0..<20 { nested = bytes(tags[level % 2]) + [UInt8(nested.count)] + nested }
    let stride = MemoryLayout<TestV1.Everything>.stride
    _ = try TestV1.Everything(decoding: nested, limits: WireLimits(memory: 20 * stride))
    let error = #expect(throws: WireError.self) {
      try TestV1.Everything(decoding: nested, limits: WireLimits(memory: 20 * stride - 1))
    }
    #expect(error?.reason == .tooLarge)
  }

  @Test(
    "charges memory for a message once, and a sixteenth of it for each merged occurrence",
    arguments: ["AA 01 00", "A2 01 00", "AA 01 02 20 01", "A2 01 02 20 01", "0A 02 08 01"]
  )
  func mergedOccurrences(hex: String) throws {
    let one = bytes(hex)
    let many = [[UInt8]](repeating: one, count: 60_000).flatMap(\.self)
    let message = try TestV1.Everything(decoding: many)
    #expect(try message == TestV1.Everything(decoding: one))
    let stride =
      one.first == 0x0A
      ? MemoryLayout<TestV1.Numbers>.stride : MemoryLayout<TestV1.Everything>.stride
    let cost = stride + 59_999 * (stride / 16)
    _ = try TestV1.Everything(decoding: many, limits: WireLimits(memory: cost))
    let error = #expect(throws: WireError.self) {
      try TestV1.Everything(decoding: many, limits: WireLimits(memory: cost - 1))
    }
    #expect(error?.reason == .tooLarge)
    #expect(error?.offset == 59_999 * one.count)
  }

  @Test("merges fifty thousand occurrences of a message of several kilobytes")
  func largeMergedOccurrences() throws {
    #expect(50_000 * MemoryLayout<TestWide.ManyFields>.stride > WireLimits.standard.memory)
    // A plain field, and one of a oneof; each occurrence has a text.
    for tag in ["E2 0C", "DA 0C"] {
      let occurrence = bytes("\(tag) 03 0A 01 61")
      let many = [[UInt8]](repeating: occurrence, count: 50_000).flatMap(\.self)
      let message = try TestWide.ManyFields(decoding: many)
      #expect(message.encoded() == occurrence)
    }
  }

  @Test("charges memory for each message of a oneof that replaces another case")
  func alternatingChoices() throws {
    let many = [[UInt8]](repeating: bytes("92 01 00 A2 01 00"), count: 100).flatMap(\.self)
    let cost =
      100 * (MemoryLayout<TestV1.Numbers>.stride + MemoryLayout<TestV1.Everything>.stride)
    _ = try TestV1.Everything(decoding: many, limits: WireLimits(memory: cost))
    let error = #expect(throws: WireError.self) {
      try TestV1.Everything(decoding: many, limits: WireLimits(memory: cost - 1))
    }
    #expect(error?.reason == .tooLarge)
  }

  /// Lengths of nothing, spelled in too many bytes or with bits that a decoder of 64 would drop.
  static let lengthPrefixes: [(hex: String, reason: WireError.Reason?)] = [
    ("00", nil), ("80 00", nil), ("80 80 80 80 00", nil),
    ("80 80 80 80 80 00", .invalidLength),
    ("81 80 80 80 80 80 80 80 80 02", .invalidLength),
    ("80 80 80 80 80 80 80 80 80 80 00", .invalidLength),
    ("FF FF FF FF 07", .truncated), ("80 80 80 80 08", .invalidLength),
    ("FF FF FF FF 0F", .invalidLength), ("80 80 80 80 10", .invalidLength),
    ("80 80 80 80 7F", .invalidLength), ("80 80 80 80", .truncated),
  ]

  @Test(
    "accepts no length above 2³¹ − 1, and none of more than five bytes",
    arguments: lengthPrefixes
  )
  func lengths(hex: String, reason: WireError.Reason?) {
    // A text, an indirect and an inline message, a oneof, a list, packed numbers, a map, an unknown
    // field.
    for tag in ["12", "AA 01", "0A", "A2 01", "52", "3A", "72", "C2 3E"] {
      do {
        _ = try TestV1.Everything(decoding: bytes("\(tag) \(hex)"))
        #expect(reason == nil, "\(tag)")
      } catch {
        #expect(error.reason == reason, "\(tag)")
      }
    }
  }

  /// One occurrence of a message that has a list of one element: inline, indirect, in a oneof.
  static let occurrences = ["CA 01 03 0A 01 61", "AA 01 03 4A 01 61", "A2 01 03 4A 01 61"]

  @Test(
    "merges a message with many occurrences without copying the earlier ones",
    arguments: occurrences
  )
  func manyOccurrences(hex: String) throws {
    // If each copied the earlier ones, this would move 7 GB.
    let many = [[UInt8]](repeating: bytes(hex), count: 30_000).flatMap(\.self)
    let message = try TestV1.Everything(decoding: many)
    let again: TestV1.Everything? =
      if case .again(let inner) = message.choice { inner } else { nil }
    let lists = [message.mask?.paths, message.child?.texts, again?.texts]
    #expect(lists.compactMap(\.?.count) == [30_000])
  }

  @Test("refuses more combining marks in a row than any language has, in public methods")
  func marks() throws {
    func text(_ marks: Int, _ each: String = "\u{301}\u{323}") -> [UInt8] {
      let row = String(String.UnicodeScalarView(each.unicodeScalars.cycled(marks)))
      return TestV1.Everything(text: "ä\(row)b\(row)中").encoded()
    }
    for marks in [0, 30] {
      #expect(throws: Never.self) {
        try TestV1.Everything(decoding: text(marks), limits: .untrusted)
      }
    }
    for each in ["\u{301}\u{323}", "\u{3099}", "\u{1D165}"] {
      let error = #expect(throws: WireError.self) {
        try TestV1.Everything(decoding: text(31, each), limits: .untrusted)
      }
      #expect(error?.reason == .tooManyMarks && error?.path == "text")
      #expect(throws: Never.self, "what is stored can be read") {
        try TestV1.Everything(decoding: text(31, each))
      }
    }
    // Letters, symbols and joiners of other scripts are not combining marks.
    let letters = String(repeating: "\u{200D}\u{FE0F}\u{0E40}\u{1F3FB}", count: 40)
    #expect(throws: Never.self) {
      let bytes = TestV1.Everything(text: letters).encoded()
      _ = try TestV1.Everything(decoding: bytes, limits: .untrusted)
    }
    let broken = #expect(throws: WireError.self) {
      try TestV1.Everything(decoding: bytes("12 02 C3 28"), limits: .untrusted)
    }
    #expect(broken?.reason == .invalidUTF8)
  }
}

extension String.UnicodeScalarView {
  /// This number of scalars, repeating these.
  fileprivate func cycled(_ count: Int) -> [Unicode.Scalar] {
    let all = Array(self)
    return (0..<count).map { all[$0 % all.count] }
  }
}
