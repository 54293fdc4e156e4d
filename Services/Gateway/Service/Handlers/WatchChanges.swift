import Contracts
package import GatewayDomain
package import RPC
import Synchronization
import Vocabulary

/// `daybook.gateway.v1.Changes/Watch`: what happens in the household, as far as the caller may see it.
final class WatchChanges: Sendable {
  private let directory: Directory
  private let feeds: [any WatchedFeed]
  private let open = Mutex(OpenWatches())

  init(directory: Directory, feeds: [any WatchedFeed]) {
    self.directory = directory
    self.feeds = feeds
  }

  func handle(
    _ request: GatewayV1.WatchRequest,
    _ admitted: AdmittedCall,
    _ replies: ReplyWriter<GatewayV1.WatchResponse>
  ) async throws {
    let member = try admitted.member
    let start = try start(of: request, admitted.call, member)
    guard let kinds = KindFilter(request.kinds) else { throw RPCError.tooManyKinds }
    let (watcher, household) = (member.caller.member, member.household)
    try open.withLock { open throws(WatchRefusal) in try open.begin(watcher, of: household) }
    defer { open.withLock { $0.end(watcher, of: household) } }
    let stream = WatchStream(
      visit: member,
      directory: directory,
      kinds: kinds,
      feeds: feeds.map { feed in
        FollowedFeed(
          feed,
          household: member.household,
          after: start.positions[feed.source],
          loop: admitted.call.loop
        )
      },
      loop: admitted.call.loop,
      replies: replies
    )
    try await stream.run(from: start)
  }

  private func start(
    of request: GatewayV1.WatchRequest,
    _ call: ServerCall,
    _ member: CallerContext
  ) throws -> WatchCursor {
    let bytes = call.metadata.binary("resume-bin") ?? Array(request.cursor)
    return bytes.isEmpty
      ? WatchCursor() : try WatchCursor(bytes: bytes, for: member.household)
  }
}

extension InvalidCursor: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .invalidArgument,
      "invalid_cursor",
      "That is not a cursor of this household.",
      violations: [Violation(field: "cursor", code: "invalid_cursor")],
      retryable: false
    )
  }
}

extension WatchRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .resourceExhausted,
      "too_many_watches",
      message,
      violations: [
        Violation(field: "", code: "too_many_watches_\(rawValue)", limit: Int64(limit))
      ],
      retryAfter: .seconds(10),
      isUnprocessed: true
    )
  }

  private var message: String {
    switch self {
    case .member: "You watch that often already; one of your watches has to end first."
    case .household: "Your household watches that often already; a watch has to end first."
    case .all: "So many already watch; one of them has to end first."
    }
  }
}

extension RPCError {
  fileprivate static let tooManyKinds = RPCError(
    .invalidArgument,
    "too_many_items",
    "So many kinds do not exist.",
    violations: [
      Violation(field: "kinds", code: "too_many_items", limit: Int64(KindFilter.maximumKinds))
    ],
    retryable: false
  )
}

extension GatewayV1.PartStatus {
  static func available(_ service: String) -> GatewayV1.PartStatus {
    GatewayV1.PartStatus(service: service, available: true)
  }

  static func missing(_ source: WatchSource, _ part: MissingPart) -> GatewayV1.PartStatus {
    missing(source.name, part)
  }

  static func missing(_ service: String, _ part: MissingPart) -> GatewayV1.PartStatus {
    GatewayV1.PartStatus(
      service: service,
      available: false,
      reason: part.reason,
      message: part.message
    )
  }
}
