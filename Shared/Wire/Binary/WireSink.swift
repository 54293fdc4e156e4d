/// Receives a message's fields, **the last one first**: a ``WireSizer`` or a ``WireWriter``.
///
/// The writer fills its bytes from the end. So a nested message is complete when its length is
/// needed, and no length is computed twice, however deep messages nest. One list of fields serves
/// both passes, so they cannot disagree.
@usableFromInline
package protocol WireSink {
  /// Adds a value with its tag.
  mutating func present<Kind: FieldKind>(_ value: Kind.Value, _ number: UInt32, _: Kind.Type)

  /// Adds a text with its tag.
  ///
  /// The concrete type here, before messages are specialized, saves a copy, and so an atomic count,
  /// of each text.
  mutating func text(_ value: String, _ number: UInt32)

  /// Adds a message with its tag, in place.
  mutating func message<Value: WireEncodable & ~Copyable>(
    at place: UnsafePointer<Value>,
    _ number: UInt32
  )

  /// Adds a boxed message with its tag.
  mutating func full<Value: WireEncodable & ~Copyable>(
    _ box: borrowing Box<Value>,
    _ number: UInt32
  )

  /// Adds the message that `content` finds in a oneof, if any, with its tag.
  mutating func chosen<Choice, Value: Message>(
    _ choice: Choice,
    _ number: UInt32,
    _ content: (Choice) -> Value?
  )

  /// Adds packed numbers.
  mutating func packed<Kind: FieldKind>(_ values: [Kind.Value], _ number: UInt32, _: Kind.Type)

  /// Adds the entries of a map.
  mutating func map<Key: MapKeyKind, Value: FieldKind>(
    _ map: [Key.Value: Value.Value],
    _ number: UInt32,
    _: Key.Type,
    _: Value.Type
  )

  /// Adds unknown fields in their wire form.
  mutating func unknown(_ fields: UnknownFields)
}

/// The largest message, in bytes of memory, that is read and written inline.
///
/// Larger ones have functions that are not inlined: otherwise the compiler's copies would be on the
/// stack once for each such field, at every level. For small ones the call is most of the cost.
@inlinable @inline(__always)
var largestInPlace: Int { 128 }

extension WireSink {
  /// Adds a value if it differs from the default.
  @inlinable @inline(__always)
  package mutating func implicit<Kind: DefaultedKind>(
    _ value: Kind.Value,
    _ number: UInt32,
    _ kind: Kind.Type
  ) {
    guard !Kind.isInitial(value) else { return }
    present(value, number, kind)
  }

  /// Adds an optional value, also a default.
  @inlinable @inline(__always)
  package mutating func optional<Kind: FieldKind>(
    _ value: Kind.Value?,
    _ number: UInt32,
    _ kind: Kind.Type
  ) {
    guard let value else { return }
    present(value, number, kind)
  }

  /// Adds a text if it is not empty.
  @inlinable @inline(__always)
  package mutating func implicit(_ value: String, _ number: UInt32, _: StringField.Type) {
    guard !value.isEmpty else { return }
    text(value, number)
  }

  /// Adds an optional text.
  @inlinable @inline(__always)
  package mutating func optional(_ value: String?, _ number: UInt32, _: StringField.Type) {
    guard let value else { return }
    text(value, number)
  }

  /// Adds a boxed message.
  @inlinable @inline(__always)
  package mutating func boxed<Value: Message>(_ field: Boxed<Value>, _ number: UInt32) {
    content(of: field.box, number)
  }

  /// For possibly noncopyable types, so that the message is not copied here.
  @inlinable @inline(__always)
  mutating func content<Value: WireEncodable & ~Copyable>(
    of box: borrowing Box<Value>,
    _ number: UInt32
  ) {
    guard MemoryLayout<Value>.size > largestInPlace else {
      switch box {
      case .empty: break
      case .full(let value): withUnsafePointer(to: value) { message(at: $0, number) }
      }
      return
    }
    switch box {
    case .empty: break
    case .full: full(box, number)
    }
  }

  /// Adds the message of a oneof, if it is the one chosen.
  ///
  /// - Parameters:
  ///   - choice: the oneof.
  ///   - number: the field's.
  ///   - type: the type of the message.
  ///   - content: takes the message out of the choice.
  #if !DEBUG  // there inlined copies are on the stack once for each field, set or not
  @inline(__always)
  #endif
  @inlinable
  package mutating func choice<Choice, Value: Message>(
    _ choice: Choice?,
    _ number: UInt32,
    _ type: Value.Type,
    _ content: (Choice) -> Value?
  ) {
    guard let choice else { return }
    guard MemoryLayout<Value>.size > largestInPlace else {
      if let value = content(choice) { present(value, number, MessageField<Value>.self) }
      return
    }
    chosen(choice, number, content)
  }

  /// Adds each element with its own tag.
  @inlinable @inline(__always)
  package mutating func repeated<Kind: FieldKind>(
    _ values: [Kind.Value],
    _ number: UInt32,
    _ kind: Kind.Type
  ) {
    for value in values.reversed() { present(value, number, kind) }
  }

  /// Adds each message with its own tag.
  @inlinable @inline(__always)
  package mutating func repeated<Value: Message>(
    _ values: [Value],
    _ number: UInt32,
    _: MessageField<Value>.Type
  ) {
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return }
      for index in values.indices.reversed() { message(at: first + index, number) }
    }
  }
}
