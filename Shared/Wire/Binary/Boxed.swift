/// A field whose message may contain its own type again; it lies behind a pointer.
@propertyWrapper @usableFromInline
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// None or one: an array is a pointer that copies what is behind it only when it has to.
  @usableFromInline var values: [Value]

  @inlinable
  package init(wrappedValue: Value?) {
    values = wrappedValue.map { [$0] } ?? []
  }

  @inlinable
  package var wrappedValue: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
    // Moves the value out while it changes, so that arrays inside are not copied.
    _modify {
      var value = values.popLast()
      defer { if let value { values.append(value) } }
      yield &value
    }
  }
}
