/// A field whose message may contain its own type, or is large; it is stored behind a pointer.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline var box: Box<Value>

  /// A field with this value; `nil`: an empty one.
  @inlinable
  public init(wrappedValue: Value?) {
    box = .empty
    if let wrappedValue { box = .full(wrappedValue) }
  }

  /// The value; `nil` if the field is empty.
  @inlinable
  public var wrappedValue: Value? {
    get {
      guard case .full(let value) = box else { return nil }
      return value
    }
    set { self = Boxed(wrappedValue: newValue) }
    // Moved out while it changes, so that arrays inside are not copied.
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

  /// Moves the value out and leaves the box empty.
  @inlinable @inline(__always)
  mutating func take() -> Value? {
    guard case .full(let value) = box else { return nil }
    box = .empty
    return value
  }
}

/// The storage of a ``Boxed`` field.
///
/// An indirect case, not a class or an array: a chain of them is released recursively, and this
/// takes the fewest calls a link. Returning from a deep call stack is most of that cost.
@usableFromInline
package indirect enum Box<Value: ~Copyable>: ~Copyable {
  case empty
  case full(Value)
}

extension Box: Copyable where Value: Copyable {}
extension Box: Sendable where Value: Sendable {}
