import GatewayContracts
import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// The calls of `daybook.gateway.v1.Audit`.
struct AuditCalls: Sendable {
  let store: DirectoryStore
  let trail: AuditTrail
  let pageSeal: PageSeal
  /// As ``AuditQuery/sharedMethods``.
  private let sharedMethods: String

  /// - Parameters:
  ///   - store: the directory's tables.
  ///   - trail: the pending entries.
  ///   - pageSeal: seals page tokens.
  ///   - shared: the methods whose calls all parents see, in whichever space.
  init(
    store: DirectoryStore,
    trail: AuditTrail,
    pageSeal: PageSeal,
    shared: [MethodDescriptor]
  ) {
    self.store = store
    self.trail = trail
    self.pageSeal = pageSeal
    // Names of methods need no escapes.
    sharedMethods = "[\(shared.map { "\"\($0.name)\"" }.joined(separator: ","))]"
  }
}

extension AuditCalls: GatewayV1.AuditService {
  /// Lists what members of the household changed and were refused, latest first.
  ///
  /// What another parent did with data of their own is left out.
  func listAudit(
    _ request: GatewayV1.ListAuditRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListAuditResponse {
    let context = try call.callerContext
    let now = store.now
    let caller = try context.serviceCaller(call, at: now)
    let binding = PageBinding(caller, call, query: request.withoutPage.encoded(), pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let before = fields.pageToken(request.pageToken, binding) { values -> Int64? in
      guard case .number(let number)? = values.first, values.count == 1 else { return nil }
      return number
    }
    try fields.check()
    if let member = request.memberID, context.home.member(member) == nil {
      throw AccessRefusal.unknownMember
    }
    let start = request.since.map { caller.calendar.start(of: $0) }
    let oldest = now - AuditEntry.keptFor
    let query = AuditQuery(
      household: context.household,
      reader: context.caller.member,
      sharedMethods: sharedMethods,
      member: request.memberID,
      since: max(start ?? oldest, oldest),
      before: before,
      // One more than the page, to know whether there is a next one.
      limit: size + 1
    )
    // So that the list includes all calls that ended before this one.
    await trail.write()
    let found = try await store.read(of: context.caller.member.rawValue) { try $0.audit(query) }
    let shown = found.prefix(size)
    let last = found.count > size ? shown.last : nil
    return GatewayV1.ListAuditResponse(
      entries: shown.map { GatewayV1.AuditEntry($0.entry) },
      nextPageToken: last.map { binding.token([.number($0.number)]) } ?? ""
    )
  }
}

extension GatewayV1.ListAuditRequest {
  /// The query that a page token belongs to.
  fileprivate var withoutPage: Self {
    var query = self
    query.pageSize = 0
    query.pageToken = ""
    return query
  }
}

extension GatewayV1.AuditEntry {
  fileprivate init(_ entry: AuditEntry) {
    self.init(
      at: GoogleProtobuf.Timestamp(entry.at),
      memberID: entry.act.member,
      spaceID: entry.act.space,
      tokenID: entry.act.token,
      method: entry.act.method,
      outcome: entry.act.outcome,
      count: Int32(clamping: entry.count)
    )
  }
}
