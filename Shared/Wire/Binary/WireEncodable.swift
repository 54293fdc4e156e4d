/// What a message can do without being copied.
///
/// A ``Message`` in an array or behind a pointer is written where it lies. Only code for what might not be
/// copyable at all says so to the compiler, which else counts a reference for each text and array inside.
public protocol WireEncodable: ~Copyable {
  /// The bytes that ``encode(to:)`` will write, exactly.
  func encodedSize() -> Int

  /// Writes all fields so that they stand in the order of their numbers, defaults left out.
  func encode(to writer: inout WireWriter)
}
