/// An event of a followed feed whose body cannot be decoded as its kind.
///
/// A consumer logs it and continues: stopping would block every household.
package struct UnreadableEvent: Error, Equatable, CustomStringConvertible {
  package let kind: String
  package let sequence: Int64
  /// Safe for the log: field paths and reasons, never values.
  package let why: String

  package init(_ event: FeedEvent, why: String) {
    kind = event.kind
    sequence = event.position.sequence
    self.why = why
  }

  package var description: String { "event \(sequence) (\(kind)): \(why)" }

  /// Logs that an event of the service named `source` was skipped.
  package func report(from source: String, to log: Logger) {
    log.error(
      "consumer",
      "an event cannot be read and was skipped",
      ["source": .term(source), "cause": .cause(description)]
    )
  }
}
