import Contracts
package import GatewayDomain
package import RPC
package import ServiceRuntime
package import SQLite
import Vocabulary

/// The gateway's rooms, built and joined: the only file that knows them all.
package struct GatewayService: Sendable {
  /// Says whose file it is: "DB" and the gateway's port.
  package static let applicationID: UInt32 = 0x4442_7400

  package static var migrations: [Migration] {
    [
      Migration(
        number: 1,
        name: "create_directory",
        sql: PackageResources.m0001_create_directory_sql
      )
    ]
  }

  /// What an installation may choose.
  package struct Choices: Sendable {
    package var limits = RequestLimits()
    /// Where the set-up code is written besides the log.
    package var setupCodeFile: String?
    package var version = Version.current

    package init() {}
  }

  package let store: ServiceStore
  package let directory: Directory
  package let codes: SetupCodes
  private let middleware: AdmissionMiddleware
  private let forwarder: Forwarder
  let peers: Peers
  private let feeds: [any WatchedFeed]
  private let secrets: RecentSecrets
  private let choices: Choices
  private let log: Logger

  package init(
    store: ServiceStore,
    channels: [Area: any CallChannel],
    environment: RuntimeEnvironment,
    choices: Choices
  ) {
    self.store = store
    self.choices = choices
    log = environment.log
    directory = Directory(store.database)
    codes = SetupCodes(
      store: store,
      random: environment.random,
      file: choices.setupCodeFile,
      log: environment.log
    )
    secrets = RecentSecrets(loop: environment.loop)
    let admission = AdmissionControl(
      directory: directory,
      clock: environment.clock,
      loop: environment.loop,
      limits: choices.limits,
      logFormat: environment.log.format
    )
    middleware = AdmissionMiddleware(admission: admission, log: environment.log)
    let all = channels.map { Peer($0.key, $0.value) }
    peers = Peers(all)
    forwarder = Forwarder(peers: peers, positions: SeenPositions(), directory: directory)
    feeds =
      [OwnFeed(store, loop: environment.loop)]
      + all.sorted { $0.area.rawValue < $1.area.rawValue }.map { PeerFeed($0) }
  }

  /// Everything this process serves: what it passes on, and what is its own.
  package var router: Router {
    var router = Router()
    for method in Self.forwarded {
      guard let area = Area(method: method.name) else { continue }
      let forwarder = forwarder
      if method.kind.takesMany {
        router.registerRawStream(
          method,
          middleware.streamHandler { admitted, requests, replies in
            try await forwarder.forward(requests, of: admitted, to: area, replies)
          }
        )
      } else if method.kind == .unary {
        router.registerPassing(
          method,
          middleware.proxyHandler(of: method, over: forwarder, to: area),
          otherwise: middleware.handler { admitted, request, replies in
            try await forwarder.forward(request, of: admitted, to: area, replies)
          }
        )
      } else {
        router.registerUnread(
          method,
          middleware.handler { admitted, request, replies in
            try await forwarder.forward(request, of: admitted, to: area, replies)
          }
        )
      }
    }
    serveHouseholds(&router)
    serveOthers(&router)
    serveFeed(&router)
    serveReflection(&router)
    router.setFallback(middleware.unknownMethod)
    router.authenticator = middleware.authenticator
    return router
  }

  /// The methods of the services behind the door.
  package static var forwarded: [MethodDescriptor] {
    TaskV1.methods + CatalogV1.methods + AnalyticsV1.methods + NotificationV1.methods
  }

  private func serveHouseholds(_ router: inout Router) {
    typealias Methods = GatewayV1.Households.Methods
    let setUp = SetUp(store: store, directory: directory, codes: codes, secrets: secrets)
    let addMember = AddMember(store: store, directory: directory)
    let createToken = CreateToken(store: store, secrets: secrets)
    let operatorToken = CreateOperatorToken(
      store: store,
      directory: directory,
      secrets: secrets,
      log: log
    )
    let revokeToken = RevokeToken(store: store, directory: directory)
    router.serve(Methods.setUp, behind: middleware, setUp.handle)
    router.serve(Methods.whoAmI, behind: middleware, WhoAmI().handle)
    router.serve(Methods.listMembers, behind: middleware, ListMembers().handle)
    router.serve(Methods.addMember, behind: middleware, addMember.handle)
    router.serve(Methods.createToken, behind: middleware, createToken.handle)
    router.serve(Methods.createOperatorToken, behind: middleware, operatorToken.handle)
    router.serve(Methods.listTokens, behind: middleware, ListTokens(store: store).handle)
    router.serve(Methods.revokeToken, behind: middleware, revokeToken.handle)
  }

  private func serveOthers(_ router: inout Router) {
    let dashboard = GetDashboard(
      peers: peers,
      positions: forwarder.positions,
      clock: store.clock
    )
    let watch = WatchChanges(directory: directory, feeds: feeds)
    let status = GetStatus(store: store, peers: peers, version: choices.version)
    router.serve(
      GatewayV1.Dashboards.Methods.getDashboard,
      behind: middleware,
      dashboard.handle
    )
    router.serveStream(GatewayV1.Changes.Methods.watch, behind: middleware, watch.handle)
    let metrics = GetMetrics(peers: peers)
    router.serve(GatewayV1.Operations.Methods.getStatus, behind: middleware, status.handle)
    router.serve(GatewayV1.Operations.Methods.getMetrics, behind: middleware, metrics.handle)
    let clear = ClearCaches(peers: peers)
    router.serve(GatewayV1.Operations.Methods.clearCaches, behind: middleware, clear.handle)
  }

  /// What this process and those behind it offer, for whoever may call them.
  private func serveReflection(_ router: inout Router) {
    typealias Methods = RPCV1.Reflection.Methods
    let reflection = Reflection(
      of: router.descriptors,
      contracts: ContractsDescriptors.files,
      limits: choices.limits.announced
    )
    router.serve(Methods.listServices, behind: middleware) {
      try await reflection.listServices($0, $1.call)
    }
    router.serve(Methods.describeSymbol, behind: middleware) {
      try await reflection.describeSymbol($0, $1.call)
    }
    router.serve(Methods.listLimits, behind: middleware) {
      try await reflection.listLimits($0, $1.call)
    }
  }

  /// The directory's own feed, which the services follow.
  private func serveFeed(_ router: inout Router) {
    let feed = FeedService(store)
    router.serve(FeedV1.Feed.Methods.read, behind: middleware) { request, admitted in
      try await feed.read(request, admitted.call)
    }
    router.serveStream(FeedV1.Feed.Methods.follow, behind: middleware) {
      request,
      admitted,
      replies in
      try await feed.follow(request, admitted.call, replies)
    }
  }
}
