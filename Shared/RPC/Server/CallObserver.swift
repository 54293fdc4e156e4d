/// Is told of each call that a handler was asked for, when it is over; nothing goes through it before.
package protocol CallObserver: AnyObject, Sendable {
  /// It wants to hear of calls that went well, too; asked when a connection opens.
  ///
  /// Most observers do not, and then such a call costs nothing more.
  var hearsSuccess: Bool { get }

  func ended(_ call: borrowing EndedCall)
}

/// A call that is over, for whoever writes it down.
package struct EndedCall: ~Copyable {
  package let method: MethodDescriptor
  package let metadata: Metadata
  /// Where it stood in its caller's trace, or in one of its own.
  package let trace: TraceParent
  package let outcome: CallOutcome
}

/// How a call went, for metrics and logs.
package struct CallOutcome: Sendable {
  package let code: StatusCode
  /// The error, with its ``RPCError/debugDetail``, if there was one.
  package let error: RPCError?
  package let took: Duration
}
