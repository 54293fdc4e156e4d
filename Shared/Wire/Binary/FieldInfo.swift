/// What a program that knows no more than a message's type can ask about one of its fields.
public struct FieldInfo: Sendable {
  package let number: UInt32

  /// The name in the contract, as in `task_id`.
  package let name: String

  /// The name in JSON, as in `taskId`.
  package let jsonName: String

  package let shape: Shape

  /// The type of a field of message type; of a map, the type of its values.
  package let message: (any Message.Type)?

  /// Which of the message's oneofs it belongs to.
  package let oneof: Int?

  /// Whether JSON's `null` is a value of it; for all others it means that the field is not there.
  package let isNullable: Bool

  /// Whether the contract marks it as a person's words; no error names what stands in it.
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

  /// How many values a field holds.
  @usableFromInline
  package enum Shape: Sendable {
    case single, repeated, map
  }
}
