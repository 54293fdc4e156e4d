/// The entries of a map in the order of their keys.
@usableFromInline
enum MapOrder {
  /// The indices of the entries of `map`, sorted.
  ///
  /// Sorting compares one word of each key, from where keys begin to differ, and the keys
  /// themselves only if the words are equal.
  @inlinable
  static func places<Key: MapKeyKind, Value>(
    _ map: [Key.Value: Value],
    _: Key.Type
  ) -> [[Key.Value: Value].Index] {
    guard let first = map.first?.key else { return [] }
    var prefix = Key.commonPrefix(first, first)
    for key in map.keys where prefix > 0 { prefix = min(prefix, Key.commonPrefix(first, key)) }
    var places = map.indices.map { (word: Key.word(of: map.keys[$0], behind: prefix), index: $0) }
    places.sort { one, other in
      guard one.word == other.word else { return one.word < other.word }
      return Key.isOrdered(map.keys[one.index], before: map.keys[other.index])
    }
    return places.map(\.index)
  }
}
