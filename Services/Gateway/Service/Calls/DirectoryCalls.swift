import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

/// Calls that change the directory.
protocol DirectoryCalls: Sendable {
  var store: DirectoryStore { get }
  var admission: AdmissionControl { get }
}

extension DirectoryCalls {
  var directory: Directory { admission.directory }

  /// Runs one of the gateway's own changes once per request id.
  ///
  /// - Returns: the reply, and whether it is the stored reply of an earlier call.
  func changeOnce<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ body: @escaping @Sendable (DirectoryWriter, ChangeContext) throws -> Response
  ) async throws -> (reply: Response, isReplay: Bool) {
    let context = try call.callerContext
    let changed = try await store.change(
      try context.serviceCaller(call, at: store.now),
      call.method.name,
      request,
      body
    )
    if let written = changed.written { admission.charge(written, to: context) }
    if changed.isReplay { call.setTrailer(TrustedKey.replayed, "1") }
    return (changed.response, changed.isReplay)
  }
}

extension CallerContext {
  /// The caller in the form used by stored replies and events.
  func serviceCaller(_ call: ServerCall, at now: Timestamp) throws -> Caller {
    Caller(
      household: household,
      member: caller.member,
      subject: subject,
      role: caller.role,
      calendar: home.calendar(of: subject, at: now),
      requestID: try RequestID(call),
      device: device,
      scopes: caller.scopes.names
    )
  }
}
