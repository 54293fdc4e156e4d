#if DEBUG
import RPC
import Vocabulary

/// The server under test: authenticates as the gateway does, and has methods of different cost.
///
/// Its limits are lower than a real server's, so that a run is cheap. As there, 64 KiB for each
/// slot are less than half of the buffer.
enum TargetServer {
  static let address = Address.loopback(port: 7_000)
  static let key = [UInt8](repeating: 7, count: 32)
  static let tokenKey = "token"

  /// Answered at once.
  static let ask = MethodDescriptor(
    name: "abuse.Test/Ask",
    kind: .unary,
    access: .member,
    requestLimit: .max
  )
  /// Replies with the requested number of bytes.
  static let list = MethodDescriptor(
    name: "abuse.Test/List",
    kind: .unary,
    access: .member,
    hasNoSideEffects: true,
    requestLimit: .max
  )
  /// Takes a long request.
  static let change = MethodDescriptor(
    name: "abuse.Test/Change",
    kind: .unary,
    access: .member,
    changes: true,
    requestLimit: .max
  )
  /// The same, and continues for a while, even if the caller has left.
  static let ponder = MethodDescriptor(
    name: "abuse.Test/Ponder",
    kind: .unary,
    access: .member,
    changes: true,
    requestLimit: .max
  )
  /// Sends messages of the requested size without end.
  static let watch = MethodDescriptor(
    name: "abuse.Test/Watch",
    kind: .serverStream,
    access: .member
  )
  static let tells = Duration.milliseconds(500)
  static let ponders = Duration.milliseconds(1_500)
  /// The longest message.
  static let message = 256 << 10

  static var settings: ServerSettings {
    var settings = ServerSettings()
    settings.clusterKey = key
    settings.maximumBufferedBytes = 16 << 20
    settings.maximumConnections = 48
    settings.reservedConnections = 8
    settings.maximumConnectionsPerAddress = 8
    settings.maximumOpeningsPerAddress = 16
    settings.maximumHandlers = 1_024
    settings.limits.maximumMessage = message
    settings.compressesFrom = nil
    return settings
  }

  /// The methods, and an authentication that takes this time.
  static func router(authenticationTime time: Duration) -> Router {
    var router = Router()
    router.authenticator = { call in
      if time > .zero { try await call.loop.sleep(for: time) }
      return try holder(of: call)
    }
    router.registerRaw(ask) { _, call, replies in
      try admit(call)
      try await replies.send([UInt8](repeating: 0x72, count: 100))
    }
    router.registerRaw(list) { request, call, replies in
      try admit(call)
      try await call.loop.sleep(for: .milliseconds(5))
      try await replies.send([UInt8](repeating: 0x72, count: number(request)))
    }
    router.registerRaw(change) { _, call, replies in
      try admit(call)
      try await call.loop.sleep(for: .milliseconds(5))
      try await replies.send([0])
    }
    router.registerRaw(ponder) { _, call, replies in
      try admit(call)
      let loop = call.loop
      await loop.spawn { try? await loop.sleep(for: ponders) }.value
      try await replies.send([0])
    }
    let watches = OpenWatches()
    router.registerRaw(watch) { request, call, replies in
      try admit(call)
      guard let holder = call.facts.holder, watches.begin(holder) else {
        throw RPCError(.resourceExhausted, "too_many_watches", "This device watches enough.")
      }
      defer { watches.end(holder) }
      let news = [UInt8](repeating: 0x6e, count: number(request))
      while true {
        try await replies.send(news)
        try await call.loop.sleep(for: tells)
      }
    }
    return router
  }

  /// Authenticates a call, as the gateway does, which assigns its connection to a holder.
  private static func admit(_ call: ServerCall) throws {
    if !call.isPeerTrusted { call.facts.holder = try holder(of: call) }
  }

  /// The holder of the call's token.
  ///
  /// - Throws: UNAUTHENTICATED without a valid token.
  private static func holder(of call: ServerCall) throws -> Holder {
    guard let token = call.metadata[tokenKey].flatMap({ Token($0) }) else {
      throw RPCError(.unauthenticated, "token_missing", "There is no good token.")
    }
    return token.holder
  }

  private static func number(_ request: [UInt8]) -> Int {
    min(message, request.reduce(0) { $0 << 8 | Int($1) })
  }
}

/// Limits the open watches per device.
///
/// Unchecked `Sendable`: one thread runs a simulation.
private final class OpenWatches: @unchecked Sendable {
  private static let most = 4
  private var open: [Holder: Int] = [:]

  func begin(_ holder: Holder) -> Bool {
    guard open[holder, default: 0] < Self.most else { return false }
    open[holder, default: 0] += 1
    return true
  }

  func end(_ holder: Holder) {
    open[holder, default: 0] -= 1
  }
}

/// An access token: household and device.
struct Token: Hashable, Sendable {
  let household: Int
  let device: Int

  init(household: Int, device: Int) {
    self.household = household
    self.device = device
  }

  init?(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(household: parts[0], device: parts[1])
  }

  var text: String { "\(household)-\(device)" }

  var holder: Holder {
    Holder(
      group: UniqueID(high: 1, low: UInt64(household)),
      one: UniqueID(high: 2, low: UInt64(household * 1_000 + device))
    )
  }
}
#endif
