import TestContracts
import Testing
import Wire

@Suite("The entries of a map")
struct MapOrderTests {
  /// Keys around the length up to which two words compare them.
  private static let texts: [String] = {
    let stems = ["", "a", "sixteen letters", "sixteen letters.", "sixteen letters. And more"]
    return stems.flatMap { [$0, "\($0)\0", "\($0)\0\0", "\($0)é", "\($0)z", "\($0)\u{10FFFF}"] }
  }()

  @Test(
    "are written in the order of their keys' bytes, in both forms, however long their common prefix",
    arguments: ["", "x", "sixteen letters.", "household/pantry/shelf é"]
  )
  func textKeys(prefix: String) throws {
    let keys = Self.texts.map { prefix + $0 }
    let ordered = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let entries = ordered.enumerated().map { ($1, Int32($0)) }
    let counts = Dictionary(uniqueKeysWithValues: entries.map { (ExactText($0), $1) })
    #expect(counts.count == Self.texts.count)
    let message = TestV1.Everything(counts: counts)
    let pieces = entries.map { TestV1.Everything(counts: [ExactText($0): $1]).encoded() }
    #expect(message.encoded() == pieces.flatMap(\.self))
    let members = try entries.map { key, value in
      try TestV1.Everything(counts: [ExactText(key): value]).jsonString().dropFirst(11).dropLast(2)
    }
    #expect(try message.jsonString() == #"{"counts":{"# + members.joined(separator: ",") + "}}")
  }

  @Test("are written in the order of their numbers, the negative first")
  func numberKeys() {
    let keys: [Int32] = [.min, -300, -1, 0, 1, 2, 300, .max]
    let message = TestV1.Everything(
      byNumber: Dictionary(uniqueKeysWithValues: keys.map { ($0, .init()) })
    )
    let pieces = keys.map { TestV1.Everything(byNumber: [$0: .init()]).encoded() }
    #expect(message.encoded() == pieces.flatMap(\.self))
  }

  @Test("get capacity for as many of them as follow one another, within their message")
  func room() throws {
    func capacity(_ entries: Int, behind: [UInt8] = []) throws -> Int {
      let map = TestV1.Everything(
        counts: Dictionary(uniqueKeysWithValues: (0..<entries).map { (ExactText("\($0)"), 1) })
      )
      let child = map.encoded() + behind
      // More entries, of the message around it.
      let bytes = TestV1.Everything(children: [map]).encoded()
      #expect(try TestV1.Everything(decoding: bytes).children[0] == map)
      let outer: [UInt8] = [0xB2, 0x01] + varint(child.count) + child
      let more = (0..<5_000).flatMap { _ in [0x6A, 0x00] as [UInt8] }
      return try TestV1.Everything(decoding: outer + more).children[0].counts.capacity
    }
    #expect(try capacity(1) < 8)
    #expect((400..<1_000).contains(try capacity(400)))
    // Another field, and the same one again behind it.
    #expect(try capacity(1, behind: [0x0A, 0x00] + (0..<500).flatMap { _ in [0x0A, 0x00] }) < 8)
  }

  @Test("are refused as too large before more capacity is reserved than the limit allows")
  func limit() {
    let bytes = (0..<2_000_000).flatMap { _ in [0x6A, 0x00] as [UInt8] }
    let error = #expect(throws: WireError.self) {
      try TestV1.Everything(decoding: bytes, limits: WireLimits(memory: 1 << 20))
    }
    #expect(error?.reason == .tooLarge)
  }

  private func varint(_ value: Int) -> [UInt8] {
    var (rest, bytes) = (value, [UInt8]())
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
