/// Where the key of a map stands among the others, as far as sixteen bytes say.
///
/// Entries are written in the order of their keys. Sorting compares these two words, taken from where keys begin
/// to differ, and looks at the keys themselves only where the words are equal.
@usableFromInline
package struct MapOrder: Sendable {
  @usableFromInline let high: UInt64
  @usableFromInline let low: UInt64

  @inlinable @inline(__always)
  init(_ high: UInt64, _ low: UInt64 = 0) {
    self.high = high
    self.low = low
  }

  /// Sixteen bytes of a text; one that is shorter has zeros behind it.
  @usableFromInline
  init(_ text: String, behind prefix: Int) {
    self = text.utf8Span.span.withUnsafeBytes { bytes in
      MapOrder(MapOrder.word(bytes, prefix), MapOrder.word(bytes, prefix + 8))
    }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    let count = bytes.count - start
    guard count < 8 else {
      return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    guard count > 0 else { return 0 }
    var word: UInt64 = 0
    for index in start..<start + count { word = word &<< 8 | UInt64(bytes[index]) }
    return word &<< UInt64(8 &* (8 &- count))
  }

  /// How many bytes all keys begin with alike.
  @usableFromInline
  static func commonPrefix(of keys: [ExactText]) -> Int {
    guard let first = keys.first else { return 0 }
    return first.text.utf8Span.span.withUnsafeBytes { first in
      keys.dropFirst().reduce(first.count) { common, key in
        key.text.utf8Span.span.withUnsafeBytes { key in
          var place = 0
          let end = min(common, key.count)
          while place < end, first[place] == key[place] { place += 1 }
          return place
        }
      }
    }
  }

  /// The entries of `map` in the order of their keys.
  @inlinable
  static func places<Key: MapKeyKind, Value>(
    _ map: [Key.Value: Value],
    _: Key.Type
  ) -> [[Key.Value: Value].Index] {
    let keys = Array(map.keys)
    var places: [(order: MapOrder, number: Int)] = []
    places.reserveCapacity(keys.count)
    let prefix = Key.commonPrefix(of: keys)
    for number in keys.indices { places.append((Key.order(keys[number], behind: prefix), number)) }
    places.sort { one, other in
      if one.order.high != other.order.high { return one.order.high < other.order.high }
      if one.order.low != other.order.low { return one.order.low < other.order.low }
      return Key.isOrdered(keys[one.number], before: keys[other.number])
    }
    let indices = Array(map.indices)
    return places.map { indices[$0.number] }
  }
}
