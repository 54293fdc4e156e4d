package import GatewayDomain
package import RPC
package import ServiceRuntime

extension GatewayService {
  /// The setting that no other service has.
  private static let setupCodeFile = SettingsForm.Option(
    "setup-code-file",
    "FILE",
    "also write the set-up code there, for its owner alone, until it is used"
  )

  private static let publicAddress = SettingsForm.Option(
    "public-address",
    "ADDR,…",
    "where other devices reach this gateway, as daybook.lan:7400: invitations say so"
  )

  /// Rate a second, and burst.
  private static let tokenRate = rateOption("token", "50:200", "of one token")
  private static let householdRate = rateOption("household", "200:1000", "of one household")
  private static let addressRate = rateOption("address", "10:50", "of one address before sign-in")

  private static let memberRecords = SettingsForm.Option(
    "member-records",
    "RATE:BURST",
    "records a second that one member's changes write, and at once after a pause (default 20:20000); "
      + "a household's is four times that"
  )
  private static let memberKiB = SettingsForm.Option(
    "member-kib",
    "RATE:BURST",
    "the same in KiB of requests, replies and events (default 32:131072)"
  )

  private static func rateOption(
    _ name: String,
    _ standard: String,
    _ whose: String
  ) -> SettingsForm.Option {
    SettingsForm.Option(
      "\(name)-rate",
      "RATE:BURST",
      "calls a second \(whose), and at once after a pause (default \(standard))"
    )
  }

  /// All settings that no other service has.
  package static var ownSettings: [SettingsForm.Option] {
    [setupCodeFile, publicAddress, tokenRate, householdRate, addressRate, memberRecords, memberKiB]
  }

  /// The gateway as its program runs it.
  ///
  /// - Throws: `DatabaseRefusal` when the database cannot be used; the file is left as it is.
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

  /// More names of one machine are a mistake.
  private static let mostAddresses = 8

  private static func addresses(_ settings: Settings) throws(SettingsError) -> [String] {
    let text = settings.own(publicAddress.name) ?? ""
    let parts = text.split(separator: ",").map(String.init)
    guard parts.count <= mostAddresses, parts.allSatisfy({ Address(text: $0) != nil }) else {
      throw .badValue(
        name: publicAddress.name,
        value: text,
        expected: "at most \(mostAddresses) addresses like daybook.lan:7400"
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
      throw .badValue(name: option.name, value: text, expected: "two numbers like 50:200")
    }
    return limit
  }

  /// The gateway on a database of its own and with services at any address, as scenarios run it.
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

  /// Without a code (the disk is full) the gateway still serves the household it has.
  private func announceSetup(_ log: Logger) async {
    do {
      try await codes.announce()
    } catch {
      log.error(
        "setup",
        "no set-up code could be made",
        ["cause": .cause(String(reflecting: error))]
      )
    }
  }
}
