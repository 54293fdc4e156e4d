/// The description of a field, for programs that know only its message's type.
public struct FieldInfo: Sendable {
  package let number: UInt32

  /// The name in the contract, as in `task_id`.
  package let name: String

  /// The name in JSON, as in `taskId`.
  package let jsonName: String

  package let shape: Shape

  /// The type of a field of message type; of a map, the type of its values.
  package let message: (any Message.Type)?

  /// The index of its oneof in the message.
  package let oneof: Int?

  /// Whether JSON's `null` is one of its values; for other fields it means that the field is not
  /// set.
  package let isNullable: Bool

  /// Whether the contract marks it `redact`; no error includes its content.
  package let isRedacted: Bool

  package init(
    _ number: UInt32,
    _ name: String,
    _ jsonName: String,
    _ shape: Shape = .single,
    _ message: (any Message.Type)? = nil,
    oneof: Int? = nil,
    isNullable: Bool = false,
    isRedacted: Bool = false
  ) {
    self.number = number
    self.name = name
    self.jsonName = jsonName
    self.shape = shape
    self.message = message
    self.oneof = oneof
    self.isNullable = isNullable
    self.isRedacted = isRedacted
  }

  /// The number of values that a field holds.
  @usableFromInline
  package enum Shape: Sendable {
    case single, repeated, map
  }
}
