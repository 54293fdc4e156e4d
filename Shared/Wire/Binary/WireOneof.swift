/// A choice of a contract: one of several fields, with its value.
///
/// The generator makes the conformances. The message around a choice decides what it is equal to and what is
/// said of it: equal is what has equal bytes, and what the contract marks `redact` is left out.
public protocol WireOneof: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The message it belongs to.
  associatedtype Owner: Message

  /// The message with nothing else set.
  var alone: Owner { get }
}

extension WireOneof {
  /// Two choices are equal when their messages are.
  public static func == (left: Self, right: Self) -> Bool { left.alone == right.alone }

  /// Hashes the message.
  public func hash(into hasher: inout Hasher) { hasher.combine(alone) }

  /// The message with nothing else set.
  public var description: String { alone.description }

  /// No more than ``description`` says.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
