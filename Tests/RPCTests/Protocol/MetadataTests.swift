import Testing

@testable import RPC

/// ``Metadata`` as a list of entries, wherever its bytes are stored.
@Suite("Metadata")
struct MetadataTests {
  /// An entry of the model.
  private struct Pair: Equatable {
    var key: String
    var text: String?
    var bytes: [UInt8]?
  }

  private static func pairs(_ metadata: Metadata) -> [Pair] {
    metadata.map { entry in
      switch entry.value {
      case .text(let text): Pair(key: entry.key, text: text)
      case .binary(let bytes): Pair(key: entry.key, bytes: bytes)
      }
    }
  }

  private static func read(
    _ metadata: Metadata,
    limit: Int = 8_192,
    isLenient: Bool = false
  ) throws -> Result<Metadata, Metadata.Mistake> {
    try metadata.block.withUnsafeBytes {
      try Metadata.read($0, limit: limit, isLenient: isLenient)
    }
  }

  @Test(
    "behaves like an array of entries under any sequence of operations",
    arguments: 0..<UInt64(50)
  )
  func model(seed: UInt64) throws {
    var random = LoopRandom.seeded(seed)
    let keys = ["a", "b", "daybook-x", "a-key-of-more-than-fifteen-bytes", "c-bin", "d-bin"]
    var metadata = Metadata()
    var model: [Pair] = []
    for _ in 0..<60 {
      let key = try #require(keys.randomElement(using: &random))
      let isBinary = key.hasSuffix("-bin")
      let length = Int.random(in: 0...40, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0x20...0x7e, using: &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        metadata.removeAll { $0 == key }
        model.removeAll { $0.key == key }
      case 1 where !isBinary:
        metadata[key] = text
        model.removeAll { $0.key == key }
        model.append(Pair(key: key, text: text))
      case 2:
        var other: Metadata = ["first": text]
        other.append(contentsOf: metadata)
        metadata = other
        model.insert(Pair(key: "first", text: text), at: 0)
      case _ where isBinary:
        metadata.append(key, binary: bytes)
        model.append(Pair(key: key, bytes: bytes))
      default:
        metadata.append(key, text)
        model.append(Pair(key: key, text: text))
      }
      #expect(Self.pairs(metadata) == model)
      #expect(metadata.count == model.count && metadata.isEmpty == model.isEmpty)
      let size = model.reduce(0) { size, pair in
        size + pair.key.utf8.count + (pair.text?.utf8.count ?? pair.bytes?.count ?? 0) + 32
      }
      #expect(metadata.countedSize == size)
      for key in keys {
        let same = model.filter { $0.key == key }
        #expect(metadata.all(key) == same.compactMap(\.text))
        #expect(metadata[key] == same.first?.text)
        #expect(metadata.last(key).text == same.last?.text)
        #expect(metadata.last(key).count == same.count { $0.text != nil })
        #expect(metadata.binary(key) == same.first?.bytes)
      }
      #expect(try Self.read(metadata) == .success(metadata))
      #expect(try Self.read(metadata, limit: size) == .success(metadata))
      guard !model.isEmpty else { continue }
      #expect(try Self.read(metadata, limit: size - 1) == .failure(.tooLarge))
    }
  }

  private static let wrong: [Metadata] = [
    ["A": "b"], ["": "b"], ["a": "ä"], ["a": "\u{7f}"], ["a-bin": "text"],
    [String(repeating: "k", count: 65): "v"], [String(repeating: "k", count: 300): "v"],
    ["a": String(repeating: "v", count: 65_536)],
  ]

  @Test("has no entry that breaks a rule, but remembers it", arguments: wrong)
  func illegal(metadata: Metadata) {
    var around: Metadata = ["a": "1"]
    around.append(contentsOf: metadata)
    around.append("b", "2")
    #expect(around.mistake == .invalid)
    #expect(around.map(\.key) == ["a", "b"] && around[""] == nil)
    #expect(around.all("a") == ["1"] && around.last("b").count == 1)
    // The server's entries do not include it.
    #expect(around.fitted(to: 8_192) == ["a": "1", "b": "2"])
    #expect(around.fitted(to: 8_192).mistake == nil)
  }

  @Test("accepts bytes only under keys for bytes, and texts under the others")
  func kinds() {
    var metadata = Metadata()
    metadata.append("key", binary: Array("text".utf8))
    #expect(metadata.mistake == .invalid && metadata["key"] == nil)
    metadata = [:]
    metadata.append("key-bin", binary: [0, 255])
    #expect(metadata.mistake == nil && metadata["key-bin"] == nil)
    metadata.append("key-bin", binary: [UInt8](repeating: 0, count: 65_535))
    #expect(metadata.mistake == nil)
    metadata.append("key-bin", binary: [UInt8](repeating: 0, count: 65_536))
    #expect(metadata.mistake == .invalid)
  }

  @Test("is cut to a limit after its first entries")
  func fitted() {
    let metadata: Metadata = ["a": "1", "b": "22", "c": "3"]
    #expect(metadata.countedSize == 34 + 35 + 34)
    #expect(metadata.fitted(to: 103) == metadata)
    #expect(metadata.fitted(to: 102) == ["a": "1", "b": "22"])
    #expect(metadata.fitted(to: 68) == ["a": "1"])
    #expect(metadata.fitted(to: 33).isEmpty)
  }

  @Test("of a reply is read without its invalid entries, up to the limit")
  func lenient() throws {
    var block = (["a": "1"] as Metadata).block
    block += [1, 0, 1] + Array("B2".utf8) + [1, 0, 2, 0x63, 0, 0x7f]
    block += (["d": "4", "e": "5"] as Metadata).block
    let lenient = { (limit: Int) in
      try block.withUnsafeBytes {
        try Metadata.read($0, limit: limit, isLenient: true).get()
      }
    }
    #expect(try lenient(8_192) == ["a": "1", "d": "4", "e": "5"])
    // Omitted entries count as well: 34, 34, 35, 34 and 34.
    #expect(try lenient(171) == ["a": "1", "d": "4", "e": "5"])
    #expect(try lenient(170) == ["a": "1", "d": "4"])
    #expect(try lenient(136) == ["a": "1"])
    let strict = try block.withUnsafeBytes { try Metadata.read($0, limit: 8_192) }
    #expect(strict == .failure(.invalid))
    // The limit is checked before everything else.
    let narrow = try block.withUnsafeBytes { try Metadata.read($0, limit: 100) }
    #expect(narrow == .failure(.tooLarge))
  }

  @Test("is invalid if an entry runs past its block", arguments: [true, false])
  func cut(isLenient: Bool) throws {
    let block = (["first": "1", "second": "2"] as Metadata).block
    for length in 1..<block.count where length != 9 {
      #expect(throws: ConnectionFault.self) {
        _ = try block.prefix(length).withUnsafeBytes {
          try Metadata.read($0, limit: 8_192, isLenient: isLenient)
        }
      }
    }
  }
}
