/// A dictionary of bounded size that evicts entries not used lately.
///
/// Two generations: reading or writing moves an entry to the young one; when that holds half the
/// capacity, the old one is dropped and the young one becomes old. Each step costs the same,
/// whatever the size, and what was touched among the last `capacity / 2` different keys is kept.
package struct BoundedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  package let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// Grows each time that the young generation becomes the old one.
  ///
  /// Until then, what was found is what would be found again, unless it is removed.
  package private(set) var generations: UInt64 = 0

  /// - Parameter capacity: at least 2.
  package init(capacity: Int) { self.capacity = max(capacity, 2) }

  package var count: Int { young.count + old.count }

  package subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      old[key] = nil
      guard let newValue else {
        young[key] = nil
        return
      }
      insert(newValue, for: key)
    }
  }

  /// The value under `key`, or the one that `make` makes for it.
  package mutating func value(
    of key: Key,
    orInsert make: @autoclosure () -> Value
  ) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    insert(value, for: key)
    return value
  }

  package mutating func removeAll(where matches: (Value) -> Bool) {
    young = young.filter { !matches($0.value) }
    old = old.filter { !matches($0.value) }
  }

  /// Changes every value; none counts as used by it.
  package mutating func updateAll(_ change: (inout Value) -> Void) {
    for key in young.keys {
      if var value = young[key] {
        change(&value)
        young[key] = value
      }
    }
    for key in old.keys {
      if var value = old[key] {
        change(&value)
        old[key] = value
      }
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if young[key] == nil, young.count >= capacity / 2 {
      old = young
      young = [:]
      generations += 1
    }
    young[key] = value
  }
}
