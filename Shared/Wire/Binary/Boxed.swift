/// A field whose message may contain its own type again; it lies behind a pointer.
@propertyWrapper @usableFromInline
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Box: Hashable, Sendable {
    case empty
    case full(Value)
  }

  private var box: Box

  package init(wrappedValue: Value?) {
    box = wrappedValue.map(Box.full) ?? .empty
  }

  package var wrappedValue: Value? {
    get { if case .full(let value) = box { value } else { nil } }
    set { box = newValue.map(Box.full) ?? .empty }
    // Moves the value out while it changes, so that arrays inside are not copied.
    _modify {
      var value = wrappedValue
      box = .empty
      defer { box = value.map(Box.full) ?? .empty }
      yield &value
    }
  }
}
