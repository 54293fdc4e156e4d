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
  private let reception: Reception
  private let forwarder: Forwarder
  let peers: Peers
  private let feeds: [any WatchedFeed]
  private let secrets: ShownSecrets
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
    secrets = ShownSecrets(loop: environment.loop)
    let door = Door(
      directory: directory,
      clock: environment.clock,
      loop: environment.loop,
      limits: choices.limits,
      logFormat: environment.log.format
    )
    reception = Reception(door: door, log: environment.log)
    let all = channels.map { Peer($0.key, $0.value) }
    peers = Peers(all)
    forwarder = Forwarder(peers: peers, positions: PositionBook(), directory: directory)
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
          reception.streamHandler { visit, requests, replies in
            try await forwarder.forward(requests, of: visit, to: area, replies)
          }
        )
      } else if method.kind == .unary {
        router.registerPassing(
          method,
          reception.passer(of: method, over: forwarder, to: area),
          otherwise: reception.handler { visit, request, replies in
            try await forwarder.forward(request, of: visit, to: area, replies)
          }
        )
      } else {
        router.registerUnread(
          method,
          reception.handler { visit, request, replies in
            try await forwarder.forward(request, of: visit, to: area, replies)
          }
        )
      }
    }
    serveHouseholds(&router)
    serveOthers(&router)
    serveFeed(&router)
    serveReflection(&router)
    router.setFallback(reception.unknownMethod)
    router.authenticator = reception.authenticator
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
    router.serve(Methods.setUp, behind: reception, setUp.handle)
    router.serve(Methods.whoAmI, behind: reception, WhoAmI().handle)
    router.serve(Methods.listMembers, behind: reception, ListMembers().handle)
    router.serve(Methods.addMember, behind: reception, addMember.handle)
    router.serve(Methods.createToken, behind: reception, createToken.handle)
    router.serve(Methods.createOperatorToken, behind: reception, operatorToken.handle)
    router.serve(Methods.listTokens, behind: reception, ListTokens(store: store).handle)
    router.serve(Methods.revokeToken, behind: reception, revokeToken.handle)
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
      behind: reception,
      dashboard.handle
    )
    router.serveStream(GatewayV1.Changes.Methods.watch, behind: reception, watch.handle)
    let metrics = GetMetrics(peers: peers)
    router.serve(GatewayV1.Operations.Methods.getStatus, behind: reception, status.handle)
    router.serve(GatewayV1.Operations.Methods.getMetrics, behind: reception, metrics.handle)
    let clear = ClearCaches(peers: peers)
    router.serve(GatewayV1.Operations.Methods.clearCaches, behind: reception, clear.handle)
  }

  /// What this process and those behind it offer, for whoever may call them.
  private func serveReflection(_ router: inout Router) {
    typealias Methods = RPCV1.Reflection.Methods
    let reflection = Reflection(
      of: router.descriptors,
      contracts: ContractsDescriptors.files,
      limits: choices.limits.announced
    )
    router.serve(Methods.listServices, behind: reception) {
      try await reflection.listServices($0, $1.call)
    }
    router.serve(Methods.describeSymbol, behind: reception) {
      try await reflection.describeSymbol($0, $1.call)
    }
    router.serve(Methods.listLimits, behind: reception) {
      try await reflection.listLimits($0, $1.call)
    }
  }

  /// The directory's own feed, which the services follow.
  private func serveFeed(_ router: inout Router) {
    let feed = FeedService(store)
    router.serve(FeedV1.Feed.Methods.read, behind: reception) { request, visit in
      try await feed.read(request, visit.call)
    }
    router.serveStream(FeedV1.Feed.Methods.follow, behind: reception) {
      request,
      visit,
      replies in
      try await feed.follow(request, visit.call, replies)
    }
  }
}
