/// A field whose message may contain its own type again, or is large; it lies behind a pointer.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline var box: Box<Value>

  /// A field with this value; `nil`: an empty one.
  @inlinable
  public init(wrappedValue: Value?) {
    box = .empty
    if let wrappedValue { box = .full(wrappedValue) }
  }

  /// The value; `nil` when the field is empty.
  @inlinable
  public var wrappedValue: Value? {
    get {
      guard case .full(let value) = box else { return nil }
      return value
    }
    set { self = Boxed(wrappedValue: newValue) }
    // Taken out while it changes, so that arrays inside are not copied.
    _modify {
      var value = take()
      defer { self = Boxed(wrappedValue: value) }
      yield &value
    }
  }

  @inlinable @inline(__always)
  var isEmpty: Bool {
    guard case .empty = box else { return false }
    return true
  }

  /// Takes the value out; the box is empty then, and the value nobody else's.
  @inlinable @inline(__always)
  mutating func take() -> Value? {
    guard case .full(let value) = box else { return nil }
    box = .empty
    return value
  }
}

/// The pointer of a ``Boxed`` field.
///
/// An indirect case and no class or array: a chain of them is let go of one inside the other, and this
/// takes the fewest calls a link. Returning from a deep stack of calls is most of what that costs.
@usableFromInline
package indirect enum Box<Value: ~Copyable>: ~Copyable {
  case empty
  case full(Value)
}

extension Box: Copyable where Value: Copyable {}
extension Box: Sendable where Value: Sendable {}
