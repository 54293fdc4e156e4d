/// The encoding of a message, without copying the value.
///
/// A ``Message`` in an array or a box is written in place. Only code for possibly noncopyable types
/// guarantees that; otherwise the compiler retains each text and array inside.
public protocol WireEncodable: ~Copyable {
  /// The exact number of bytes that ``encode(to:)`` writes.
  func encodedSize() -> Int

  /// Writes all fields in the order of their numbers, without defaults.
  func encode(to writer: inout WireWriter)
}
