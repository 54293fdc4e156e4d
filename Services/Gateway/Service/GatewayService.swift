import AnalyticsContracts
import CatalogContracts
import GatewayContracts
package import GatewayDomain
import NotificationContracts
package import RPC
import RuntimeContracts
package import SQLite
package import ServiceRuntime
import TaskContracts
import Vocabulary

/// Composes the gateway from its parts.
package struct GatewayService: Sendable {
  /// The application id of the database file: "DB" and the gateway's port.
  package static let applicationID: UInt32 = 0x4442_7400

  package static var migrations: [Migration] {
    [
      Migration(
        number: 1,
        name: "create_directory",
        sql: PackageResources.m0001_create_directory_sql
          + PackageResources.m0001_create_calendar_sql
          + PackageResources.m0001_create_invitations_sql
          + PackageResources.m0001_create_pins_sql
          + PackageResources.m0001_create_preferences_sql
          + PackageResources.m0001_create_consents_sql
          + PackageResources.m0001_create_audit_sql
          + PackageResources.m0001_create_removals_sql
      )
    ]
  }

  /// The descriptors of its own contracts and those of the services.
  private static let contracts =
    TaskContractsDescriptors.files + CatalogContractsDescriptors.files
    + AnalyticsContractsDescriptors.files + NotificationContractsDescriptors.files
    + RuntimeContractsDescriptors.files + GatewayContractsDescriptors.files

  /// Settings of the installation.
  package struct Choices: Sendable {
    package var limits = RequestLimits()
    /// A file that the set-up code is also written to; `nil` for none.
    package var setupCodeFile: String?
    package var identity = GatewayIdentity()
    package var version = Version.current

    package init() {}
  }

  package let store: ServiceStore
  package let directory: Directory
  package let codes: SetupCodes
  private let middleware: AdmissionMiddleware
  private let forwarder: Forwarder
  let peers: Peers
  var trail: AuditTrail { middleware.admission.trail }
  private let feeds: [any WatchedFeed]
  private let secrets: RecentTokens
  private let invitationCodes: RecentCodes
  let pinHashing: PinHashing
  /// Runs removals of members and households over all databases.
  package let removals: RemovalWorkflow
  /// Seals the page tokens of the gateway's own lists.
  private let pageSeal: PageSeal
  private let choices: Choices
  private let log: Logger

  /// - Parameters:
  ///   - store: the gateway's store.
  ///   - channels: the channels to the services.
  ///   - environment: clock, randomness, event loop and log.
  ///   - choices: settings of the installation.
  ///   - pageSeal: the key stored in its database; `nil` for a temporary one.
  package init(
    store: ServiceStore,
    channels: [Area: any CallChannel],
    environment: RuntimeEnvironment,
    choices: Choices,
    pageSeal: PageSeal? = nil
  ) {
    self.store = store
    self.choices = choices
    self.pageSeal = pageSeal ?? PageSeal(environment.random)
    log = environment.log
    let rows = DirectoryStore(store)
    directory = Directory(rows)
    codes = SetupCodes(
      store: rows,
      random: environment.random,
      file: choices.setupCodeFile,
      log: environment.log
    )
    secrets = RecentTokens(loop: environment.loop)
    invitationCodes = RecentCodes(loop: environment.loop)
    pinHashing = PinHashing(environment)
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
    removals = RemovalWorkflow(
      store: store,
      peers: peers,
      loop: environment.loop,
      log: environment.log
    )
    forwarder = Forwarder(peers: peers, positions: SeenPositions(), admission: admission)
    feeds =
      [OwnFeed(store, loop: environment.loop)]
      + all.sorted { $0.area.rawValue < $1.area.rawValue }.map { PeerFeed($0) }
  }

  /// The router of all methods: proxied and own.
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
        router.registerForwarding(
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
    router.serve(
      HouseholdCalls(
        store: directory.store,
        admission: middleware.admission,
        codes: codes,
        secrets: secrets,
        log: log
      ),
      behind: middleware
    )
    let dashboards = DashboardCalls(
      peers: peers,
      positions: forwarder.positions,
      clock: store.clock
    )
    router.serve(dashboards, behind: middleware)
    router.serve(
      FamilyCalls(peers: peers, positions: forwarder.positions, clock: store.clock),
      behind: middleware
    )
    router.serve(
      CalendarCalls(
        store: store,
        admission: middleware.admission,
        peers: peers,
        positions: forwarder.positions
      ),
      behind: middleware
    )
    router.serve(
      InvitationCalls(
        store: directory.store,
        admission: middleware.admission,
        secrets: secrets,
        codes: invitationCodes,
        identity: choices.identity
      ),
      behind: middleware
    )
    router.serve(
      DayWorkflowCalls(
        store: store,
        admission: middleware.admission,
        peers: peers,
        positions: forwarder.positions
      ),
      behind: middleware
    )
    router.serve(
      PinCalls(
        store: directory.store,
        admission: middleware.admission,
        secrets: secrets,
        hashing: pinHashing
      ),
      behind: middleware
    )
    router.serve(
      PreferenceCalls(store: directory.store, admission: middleware.admission),
      behind: middleware
    )
    router.serve(
      AuditCalls(
        store: directory.store,
        trail: middleware.admission.trail,
        pageSeal: pageSeal,
        shared: Self.ofHousehold
      ),
      behind: middleware
    )
    router.serve(
      ConsentCalls(store: directory.store, admission: middleware.admission),
      behind: middleware
    )
    router.serve(
      MemberCalls(store: directory.store, admission: middleware.admission),
      behind: middleware
    )
    router.serve(
      RemovalCalls(
        store: directory.store,
        admission: middleware.admission,
        peers: peers,
        workflow: removals,
        codes: codes,
        seal: pageSeal,
        positions: forwarder.positions
      ),
      behind: middleware
    )
    router.serve(
      ExportCalls(store: store, peers: peers, positions: forwarder.positions),
      behind: middleware
    )
    router.serve(ChangesCalls(directory: directory, feeds: feeds), behind: middleware)
    router.serve(
      OperationsCalls(store: store, peers: peers, version: choices.version),
      behind: middleware
    )
    router.serve(FeedService(store), behind: middleware)
    router.serve(
      Reflection(
        of: router.descriptors,
        contracts: Self.contracts,
        limits: choices.limits.announced
      ),
      behind: middleware
    )
    router.setFallback(middleware.unknownMethod)
    router.authenticator = middleware.authenticator
    return router
  }

  /// The methods that are forwarded to services.
  package static var forwarded: [MethodDescriptor] {
    TaskV1.methods + CatalogV1.methods + AnalyticsV1.methods + NotificationV1.methods
  }

  /// The methods whose calls all parents see in the audit, even in another parent's space.
  package static var ofHousehold: [MethodDescriptor] {
    (forwarded + GatewayV1.methods + FeedV1.methods).ofHousehold
  }
}
