package import GatewayDomain
package import RPC
package import ServiceRuntime

extension GatewayService {
  private static let setupCodeFile = SettingsForm.Option(
    "setup-code-file",
    "FILE",
    "also write the set-up code to FILE, readable by its owner only, until the code is used"
  )

  private static let publicAddress = SettingsForm.Option(
    "public-address",
    "ADDR,…",
    "addresses of this gateway for other devices, named in invitations, such as daybook.lan:7400"
  )

  // Each limit is a rate per second and a burst.
  private static let tokenRate = rateOption("token", "50:200", "of one token")
  private static let householdRate = rateOption("household", "200:1000", "of one household")
  private static let addressRate = rateOption("address", "10:50", "of one address before sign-in")

  private static let memberRecords = SettingsForm.Option(
    "member-records",
    "RATE:BURST",
    "records that one member's changes write, per second and in a burst (default 20:20000); "
      + "a household may write four times as many"
  )
  private static let memberKiB = SettingsForm.Option(
    "member-kib",
    "RATE:BURST",
    "KiB that one member's changes write, with requests, replies and events (default 32:131072)"
  )

  private static func rateOption(
    _ name: String,
    _ standard: String,
    _ whose: String
  ) -> SettingsForm.Option {
    SettingsForm.Option(
      "\(name)-rate",
      "RATE:BURST",
      "calls \(whose), per second and in a burst (default \(standard))"
    )
  }

  /// The gateway's own settings.
  package static var ownSettings: [SettingsForm.Option] {
    [setupCodeFile, publicAddress, tokenRate, householdRate, addressRate, memberRecords, memberKiB]
  }

  /// Creates the gateway from the program's settings.
  ///
  /// - Throws: `DatabaseRefusal` when the database cannot be used; the file is left unchanged.
  ///   `SettingsError` for an invalid rate.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    var choices = Choices()
    choices.setupCodeFile = settings.own(setupCodeFile.name)
    choices.identity.files = settings.tls
    choices.identity.addresses = try addresses(settings)
    choices.limits.perToken = try limit(tokenRate, settings) ?? choices.limits.perToken
    choices.limits.perHousehold =
      try limit(householdRate, settings) ?? choices.limits.perHousehold
    choices.limits.perAddress = try limit(addressRate, settings) ?? choices.limits.perAddress
    choices.limits.recordsPerMember =
      try limit(memberRecords, settings) ?? choices.limits.recordsPerMember
    choices.limits.kibibytesPerMember =
      try limit(memberKiB, settings) ?? choices.limits.kibibytesPerMember
    return try await instance(
      environment: environment,
      databasePath: settings.databasePath("gateway"),
      peers: Dictionary(
        uniqueKeysWithValues: Area.allCases.map { ($0, settings.peer($0.rawValue)) }
      ),
      choices: choices
    )
  }

  /// More addresses for one host are a mistake.
  private static let maximumAddresses = 8

  private static func addresses(_ settings: Settings) throws(SettingsError) -> [String] {
    let text = settings.own(publicAddress.name) ?? ""
    let parts = text.split(separator: ",").map(String.init)
    guard parts.count <= maximumAddresses, parts.allSatisfy({ Address(text: $0) != nil }) else {
      throw .badValue(
        name: publicAddress.name,
        value: text,
        expected: "at most \(maximumAddresses) addresses like daybook.lan:7400"
      )
    }
    return parts
  }

  private static func limit(
    _ option: SettingsForm.Option,
    _ settings: Settings
  ) throws(SettingsError) -> TokenBucket.Limit? {
    guard let text = settings.own(option.name) else { return nil }
    guard let limit = TokenBucket.Limit(text: text) else {
      throw .badValue(
        name: option.name,
        value: text,
        expected: "two numbers from 1 to \(TokenBucket.Limit.most), like 50:200"
      )
    }
    return limit
  }

  /// Creates the gateway on a given database, with services at given addresses; used by scenarios as well.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String,
    peers: [Area: Address],
    choices: Choices = Choices()
  ) async throws -> ServiceInstance {
    let pageSeal = PageSeal()
    let store = try await ServiceStore.open(
      "gateway",
      path: databasePath,
      migrations: migrations,
      applicationID: applicationID,
      environment: environment
    ) { connection, _ in
      try pageSeal.load(connection, environment.random)
    }
    let channels = peers.mapValues { environment.channel(to: $0) }
    let gateway = GatewayService(
      store: store,
      channels: channels,
      environment: environment,
      choices: choices,
      pageSeal: pageSeal
    )
    await gateway.announceSetup(environment.log)
    let sweep = RetentionSweep(store, environment: environment)
    var instance = ServiceInstance(
      router: gateway.router,
      store: store,
      background: [
        { await sweep.run() }, { await gateway.trail.writeAtEnd() },
        { await gateway.removals.run() },
      ],
      audience: .everyone
    )
    instance.channels = Area.allCases.compactMap { area in
      guard let channel = channels[area], let peer = try? gateway.peers[area] else { return nil }
      return ServiceInstance.OutboundChannel(area.rawValue, channel) { peer.isSuspended }
    }
    instance.followsHealth = gateway.peers.map { peer in
      { await PeerHealth(of: peer).run($0) }
    }
    return instance
  }

  /// Errors are logged only: without a code, because the disk is full, the gateway still serves its households.
  private func announceSetup(_ log: Logger) async {
    do {
      try await codes.announce()
    } catch {
      log.error(
        "setup",
        "the set-up code could not be created",
        ["cause": .cause(String(reflecting: error))]
      )
    }
  }
}
