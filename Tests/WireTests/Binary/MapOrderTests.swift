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
    "stand in the order of the bytes of their keys, in both forms, however much they begin alike",
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

  @Test("stand in the order of their numbers, the negative first")
  func numberKeys() {
    let keys: [Int32] = [.min, -300, -1, 0, 1, 2, 300, .max]
    let message = TestV1.Everything(
      byNumber: Dictionary(uniqueKeysWithValues: keys.map { ($0, .init()) })
    )
    let pieces = keys.map { TestV1.Everything(byNumber: [$0: .init()]).encoded() }
    #expect(message.encoded() == pieces.flatMap(\.self))
  }
}
