/// Is notified of each call for which a handler was chosen, after its end.
package protocol CallObserver: AnyObject, Sendable {
  /// Whether successful calls are reported, too.
  ///
  /// It is read when a connection opens. Without it a successful call costs nothing more.
  var hearsSuccess: Bool { get }

  func ended(_ call: borrowing EndedCall)
}

/// A finished call, for logs and audits.
package struct EndedCall: ~Copyable {
  package let method: MethodDescriptor
  package let metadata: Metadata
  /// Its place in its caller's trace, or in a new one.
  package let trace: TraceParent
  package let outcome: CallOutcome
}

/// The outcome of a call, for metrics and logs.
package struct CallOutcome: Sendable {
  package let code: StatusCode
  /// The error, with its ``RPCError/debugDetail``, if there was one.
  package let error: RPCError?
  package let took: Duration
}
