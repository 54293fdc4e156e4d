/// A protobuf message: a value with defaults, with a binary and a JSON form.
///
/// The generator creates the conformances. A message keeps the unknown fields it has read, in
/// order, and writes them after the known ones.
public protocol Message: WireEncodable, Sendable, Hashable, CustomStringConvertible,
  CustomReflectable
{
  /// The full name in the contract, as in `daybook.task.v1.CompleteTaskRequest`.
  static var fullName: String { get }

  /// Its fields, in the order of their numbers.
  static var fields: [FieldInfo] { get }

  /// The message with every field at its default.
  init()

  /// Reads fields to the reader's end, and merges them.
  ///
  /// After an error the message is partly merged and must not be used.
  mutating func merge(from reader: inout WireReader) throws(WireError)

  /// Whether the JSON form is not an object of the message's fields, as for an instant.
  static var hasOwnJSONForm: Bool { get }

  /// Writes the proto3 JSON form.
  func encodeJSON(to writer: inout JSONWriter) throws(JSONError)

  /// Reads the proto3 JSON form; a field in the text replaces its value.
  mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError)
}

extension Message {
  /// Two messages are equal if their bytes are: `NaN` equals itself, `-0.0` does not equal `0.0`,
  /// and two spellings of "é" differ.
  public static func == (left: Self, right: Self) -> Bool { left.encoded() == right.encoded() }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(encoded()) }

  /// Most messages are objects of their fields.
  public static var hasOwnJSONForm: Bool { false }

  /// The size of a value in memory, without the allocations of its fields.
  static var memorySize: Int { MemoryLayout<Self>.size }
}
