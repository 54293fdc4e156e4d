/// The events of one area: a case for each kind its contract declares, with the body.
///
/// Generated code conforms to it, as `TaskV1.Event`.
package protocol EventSet: Hashable, Sendable {
  /// Reads the body of an event; `nil` for an unknown kind, and for a body that is not of the
  /// kind's type, such as the empty one of an erased event.
  ///
  /// - Parameters:
  ///   - kind: the event's kind.
  ///   - type: the full name of the body's message.
  ///   - body: the message in the binary form.
  /// - Throws: ``WireError`` if the body cannot be read.
  init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError)

  /// The body of the event.
  var body: any EventBody { get }

  /// The body of each kind, in the order of the contract.
  static var bodies: [any EventBody.Type] { get }
}

extension EventSet {
  /// Every kind of event of the area, in the order of the contract.
  package static var kinds: [String] { bodies.map { $0.eventKind } }

  /// Snake case, entity and past verb: `task_completed`.
  package var kind: String { type(of: body).eventKind }
}
