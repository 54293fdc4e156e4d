/// A oneof of a contract: one of several fields, with its value.
///
/// The generator creates the conformances. Equality and description are those of its message: equal
/// values have equal bytes, and fields marked `redact` are left out.
public protocol WireOneof: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The message it belongs to.
  associatedtype Owner: Message

  /// The message with only this field set.
  var alone: Owner { get }
}

extension WireOneof {
  /// Two choices are equal if their messages are.
  public static func == (left: Self, right: Self) -> Bool { left.alone == right.alone }

  /// Hashes the message.
  public func hash(into hasher: inout Hasher) { hasher.combine(alone) }

  /// The message with only this field set.
  public var description: String { alone.description }

  /// Shows no more than ``description``.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
