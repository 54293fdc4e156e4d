/// Where the key of a map stands among the others, as far as sixteen bytes say.
///
/// Entries are written in the order of their keys. Sorting compares these two words, which most keys fit into,
/// and looks at the keys themselves only where the words are equal.
@usableFromInline
package struct MapOrder: Sendable {
  @usableFromInline let high: UInt64
  @usableFromInline let low: UInt64

  @inlinable @inline(__always)
  init(_ high: UInt64, _ low: UInt64 = 0) {
    self.high = high
    self.low = low
  }

  /// The first sixteen bytes of a text; one that is shorter has zeros behind it.
  @usableFromInline
  init(_ text: String) {
    let bytes = text.utf8Span.span
    self.init(MapOrder.word(bytes, 0), MapOrder.word(bytes, 8))
  }

  private static func word(_ bytes: Span<UInt8>, _ start: Int) -> UInt64 {
    let count = min(bytes.count - start, 8)
    guard count > 0 else { return 0 }
    var word: UInt64 = 0
    for index in start..<start + count { word = word &<< 8 | UInt64(bytes[index]) }
    return word &<< UInt64(8 &* (8 &- count))
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
    for number in keys.indices { places.append((Key.order(keys[number]), number)) }
    places.sort { one, other in
      if one.order.high != other.order.high { return one.order.high < other.order.high }
      if one.order.low != other.order.low { return one.order.low < other.order.low }
      return Key.isOrdered(keys[one.number], before: keys[other.number])
    }
    let indices = Array(map.indices)
    return places.map { indices[$0.number] }
  }
}
