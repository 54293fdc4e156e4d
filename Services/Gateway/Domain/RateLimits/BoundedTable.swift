/// A dictionary of bounded size that evicts entries that were not used recently.
///
/// It has two generations. Reading or writing moves an entry to the young one. When that holds half the
/// capacity, the old one is dropped and the young one becomes old. The last `capacity / 2` distinct
/// keys that were used are always kept, and each operation takes amortized constant time.
package struct BoundedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  package let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// Incremented each time the young generation becomes the old one.
  ///
  /// While it is unchanged, a cached lookup is still valid unless the entry was removed.
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

  /// Returns the value of `key`; inserts the result of `make` when there is none.
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

  /// Changes every value.
  ///
  /// This does not count as use.
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
