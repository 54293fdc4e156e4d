package import GatewayDomain
package import RPC
package import ServiceRuntime

extension GatewayService {
  /// The setting that no other service has.
  package static let setupCodeFile = SettingsForm.Option(
    "setup-code-file",
    "FILE",
    "also write the set-up code there, for its owner alone, until it is used"
  )

  /// The gateway as its program runs it.
  ///
  /// - Throws: `DatabaseRefusal` when the database cannot be used; the file is left as it is.
  package static func instance(
    environment: RuntimeEnvironment,
    settings: Settings
  ) async throws -> ServiceInstance {
    var choices = Choices()
    choices.setupCodeFile = settings.own(setupCodeFile.name)
    return try await instance(
      environment: environment,
      databasePath: settings.databasePath("gateway"),
      peers: Dictionary(
        uniqueKeysWithValues: Area.allCases.map { ($0, settings.peer($0.rawValue)) }
      ),
      choices: choices
    )
  }

  /// The gateway on a database of its own and with services anywhere, as a scenario runs it.
  package static func instance(
    environment: RuntimeEnvironment,
    databasePath: String,
    peers: [Area: Address],
    choices: Choices = Choices()
  ) async throws -> ServiceInstance {
    let store = try ServiceStore(
      "gateway",
      path: databasePath,
      migrations: migrations,
      applicationID: applicationID,
      environment: environment
    )
    let channels = peers.mapValues { environment.channel(to: $0) }
    let gateway = GatewayService(
      store: store,
      channels: channels,
      environment: environment,
      choices: choices
    )
    await gateway.announceSetup(environment.log)
    let sweep = RetentionSweep(store, environment: environment)
    return ServiceInstance(
      router: gateway.router,
      store: store,
      background: [{ await sweep.run() }],
      audience: .everyone
    ) {
      for channel in channels.values { channel.close() }
    }
  }

  /// A gateway that cannot make a code (its disk is full) still serves the household it has.
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
