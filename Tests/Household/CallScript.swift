package import RPC
import Synchronization
package import Wire

/// Intercepts a gateway's calls: records them, and refuses those that a test selects.
///
/// Calls arrive over the wire, so a client's bytes, metadata, timeouts and attempts are real.
/// Refused calls never reach a service. Health, feeds and reflection are not recorded.
package final class CallScript: Sendable {
  /// One received call.
  package struct Seen: Sendable, Hashable {
    /// The method's last name: `CreateTask`.
    package let method: String
    package let requestID: String?
    package let authorization: String?
    package let previousAttempts: String?
  }

  private struct State {
    var seen: [Seen] = []
    var refusals: [String: [RPCError]] = [:]
    var captured: [RPCV1.CapturedCall] = []
    var isPaused = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Refuses the next calls of a method, one with each error.
  package func refuse(_ method: String, with errors: [RPCError]) {
    state.withLock { $0.refusals[method] = errors }
  }

  /// Refuses the next calls of a method.
  package func refuse(_ method: String, with error: RPCError, times: Int = 1) {
    refuse(method, with: Array(repeating: error, count: times))
  }

  /// The calls so far, in the order in which they arrived.
  package var seen: [Seen] { state.withLock { $0.seen } }

  /// How many calls of a method arrived.
  package func count(_ method: String) -> Int { seen.count { $0.method == method } }

  /// The requests of a method's finished calls, in order.
  package func requests<Request: Message>(_ method: MethodDescriptor, _ type: Request.Type) throws
    -> [Request]
  {
    let calls = state.withLock { $0.captured.filter { $0.method == method.name } }
    return try calls.flatMap(\.requests).map { try Request(decoding: $0.message) }
  }

  /// Makes calls that are not recorded, for a test's own use.
  package var isPaused: Bool {
    get { state.withLock { $0.isPaused } }
    set { state.withLock { $0.isPaused = newValue } }
  }

  /// Records a server's calls from now on.
  func attach(to router: inout Router, on loop: EventLoop) {
    router.add(ScriptInterceptor(script: self))
    router.capture(into: CallCapture(into: CaptureSheet(script: self), on: loop))
  }

  fileprivate func meets(_ call: ServerCall) throws {
    let parts = call.method.name.split(separator: "/")
    guard parts.count == 2, !parts[0].hasPrefix("daybook.rpc."),
      !parts[0].hasPrefix("daybook.feed.")
    else { return }
    let method = String(parts[1])
    let refusal = state.withLock { state -> RPCError? in
      guard !state.isPaused else { return nil }
      state.seen.append(
        Seen(
          method: method,
          requestID: call.metadata["request-id"],
          authorization: call.metadata["authorization"],
          previousAttempts: call.metadata["previous-attempts"]
        )
      )
      guard let next = state.refusals[method]?.first else { return nil }
      state.refusals[method]?.removeFirst()
      return next
    }
    if let refusal { throw refusal }
  }

  fileprivate func keep(_ call: RPCV1.CapturedCall) {
    state.withLock { if !$0.isPaused { $0.captured.append(call) } }
  }
}

private struct ScriptInterceptor: ServerInterceptor {
  let script: CallScript

  func intercept(_ call: ServerCall) throws { try script.meets(call) }
}

/// Receives a server's captured calls.
private final class CaptureSheet: CaptureSink {
  private let script: CallScript

  init(script: CallScript) {
    self.script = script
  }

  func write(_ record: [UInt8]) {
    guard var reader = try? CaptureReader(CaptureForm.header + record),
      let call = try? reader.next()
    else { return }
    script.keep(call)
  }
}
