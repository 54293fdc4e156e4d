/// What a message hands its fields to, **the last one first**: a ``WireSizer`` or a ``WireWriter``.
///
/// The writer fills its bytes from the end. A nested message then stands written when its length is
/// needed, and no length is ever computed twice, however deep messages nest. One description of the
/// fields serves both passes, so they cannot disagree.
@usableFromInline
package protocol WireSink {
  /// Takes a value with its tag.
  mutating func present<Kind: FieldKind>(_ value: Kind.Value, _ number: UInt32, _: Kind.Type)

  /// Takes a text with its tag. That its type is known here, not only where messages are specialized, spares
  /// a copy, and so an atomic count, of each text.
  mutating func text(_ value: String, _ number: UInt32)

  /// Takes a message, with its tag, where it lies.
  mutating func message<Value: WireEncodable & ~Copyable>(
    at place: UnsafePointer<Value>,
    _ number: UInt32
  )

  /// Takes the message in a box, with its tag.
  mutating func full<Value: WireEncodable & ~Copyable>(
    _ box: borrowing Box<Value>,
    _ number: UInt32
  )

  /// Takes the message that `content` finds in a oneof, if any, with its tag.
  mutating func chosen<Choice, Value: Message>(
    _ choice: Choice,
    _ number: UInt32,
    _ content: (Choice) -> Value?
  )

  /// Takes numbers under one tag and one length.
  mutating func packed<Kind: FieldKind>(_ values: [Kind.Value], _ number: UInt32, _: Kind.Type)

  /// Takes the entries of a map.
  mutating func map<Key: MapKeyKind, Value: FieldKind>(
    _ map: [Key.Value: Value.Value],
    _ number: UInt32,
    _: Key.Type,
    _: Value.Type
  )

  /// Takes the fields the contract does not know, as they came.
  mutating func unknown(_ fields: UnknownFields)
}

/// The largest message, in bytes of memory, that is read and written in the middle of the message around it.
///
/// Larger ones have functions of their own that are not inlined: what the compiler copies of a message on the
/// way would else lie on the stack once for each such field, at every level. For small ones the call is
/// most of the cost.
@inlinable @inline(__always)
var largestInPlace: Int { 128 }

extension WireSink {
  /// Takes a value that is only sent when it differs from the default.
  @inlinable @inline(__always)
  package mutating func implicit<Kind: DefaultedKind>(
    _ value: Kind.Value,
    _ number: UInt32,
    _ kind: Kind.Type
  ) {
    guard !Kind.isInitial(value) else { return }
    present(value, number, kind)
  }

  /// Takes a value that is there or not, whatever it is.
  @inlinable @inline(__always)
  package mutating func optional<Kind: FieldKind>(
    _ value: Kind.Value?,
    _ number: UInt32,
    _ kind: Kind.Type
  ) {
    guard let value else { return }
    present(value, number, kind)
  }

  /// Takes a text that is only sent when it is not empty.
  @inlinable @inline(__always)
  package mutating func implicit(_ value: String, _ number: UInt32, _: StringField.Type) {
    guard !value.isEmpty else { return }
    text(value, number)
  }

  /// Takes a text that is there or not.
  @inlinable @inline(__always)
  package mutating func optional(_ value: String?, _ number: UInt32, _: StringField.Type) {
    guard let value else { return }
    text(value, number)
  }

  /// Takes a message that lies behind a pointer.
  @inlinable @inline(__always)
  package mutating func boxed<Value: Message>(_ field: Boxed<Value>, _ number: UInt32) {
    content(of: field.box, number)
  }

  /// For what might not be copyable, so that the message is not copied here.
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

  /// Takes the message of a oneof, if that is what was chosen.
  ///
  /// - Parameters:
  ///   - choice: the oneof.
  ///   - number: the field's.
  ///   - type: the type of the message.
  ///   - content: takes the message out of the choice.
  #if !DEBUG  // there what is inlined lies on the stack once for each field, whether it comes or not
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

  /// Takes each element under a tag of its own.
  @inlinable @inline(__always)
  package mutating func repeated<Kind: FieldKind>(
    _ values: [Kind.Value],
    _ number: UInt32,
    _ kind: Kind.Type
  ) {
    for value in values.reversed() { present(value, number, kind) }
  }

  /// Takes each message under a tag of its own.
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
