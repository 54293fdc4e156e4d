/// One protobuf message: a value with defaults that can be written as bytes and read back.
///
/// The generator makes the conformances. A message keeps the unknown fields it read, in order, and
/// writes them again after the known ones.
public protocol Message: WireEncodable, Sendable, Hashable, CustomStringConvertible,
  CustomReflectable
{
  /// The full name in the contract, as in `daybook.task.v1.CompleteTaskRequest`.
  static var fullName: String { get }

  /// Its fields, in the order of their numbers.
  static var fields: [FieldInfo] { get }

  /// The message with every field at its default.
  init()

  /// Reads fields until the reader's end, merging them into what is there.
  ///
  /// After an error the message is partly merged and worth nothing.
  mutating func merge(from reader: inout WireReader) throws(WireError)

  /// Whether the JSON form is no object of the message's fields, as that of an instant.
  static var hasOwnJSONForm: Bool { get }

  /// Writes the proto3 JSON form.
  func encodeJSON(to writer: inout JSONWriter) throws(JSONError)

  /// Reads the proto3 JSON form; a field that is there replaces what was there.
  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError)
}

extension Message {
  /// Two messages are equal when their bytes are: `NaN` is equal to itself, `-0.0` is not `0.0`, and
  /// "é" in two spellings is two texts.
  public static func == (left: Self, right: Self) -> Bool { left.encoded() == right.encoded() }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(encoded()) }

  /// Most messages are objects of their fields.
  public static var hasOwnJSONForm: Bool { false }

  /// Bytes of memory that one takes, blocks of its fields not counted.
  static var memorySize: Int { MemoryLayout<Self>.size }
}
