public import AnalyticsContracts
public import CatalogContracts
public import GatewayContracts
public import NotificationContracts
public import RPC
public import TaskContracts

/// A household's Daybook: the generated stubs of every service behind one gateway.
///
/// ```swift
/// let daybook = try DaybookClient.connect(to: "127.0.0.1:7400", token: secret)
/// var request = TaskV1.CreateTaskRequest()
/// request.name = "Pay rent"
/// let saved = try await daybook.tasks.createTask(request)
/// daybook.close()
/// ```
///
/// Calls may be made from any task. Each one has a request id that is the same in every attempt, so
/// a change happens once. Transient failures are retried with growing delays until the timeout.
/// Every call throws ``RPCError``.
public final class DaybookClient: Sendable {
  package let gateway: GatewayConnection

  package init(gateway: GatewayConnection) {
    self.gateway = gateway
  }

  /// A client of the gateway at `address`, as `127.0.0.1:7400`.
  ///
  /// It connects at the first call, and again after a lost connection, so the gateway may start
  /// later. Without a token only `households.setUp`, `invitations.acceptInvitation`,
  /// `pins.signInWithPin` and `operations.getStatus` can be called. `timeout` is for one call with
  /// all its attempts;
  /// ``CallOptions/timeout`` overrides it. A gateway on another machine requires TLS, unless ``Encryption/noneAnywhere``
  /// is given.
  ///
  /// - Throws:
  ///   ``RPCError`` with reason `invalid_address`, `invalid_token`, `not_encrypted` or `tls_unusable`.
  public static func connect(
    to address: String = "127.0.0.1:7400",
    token: String?,
    timeout: Duration = .seconds(10),
    encryption: Encryption = .none
  ) throws(RPCError) -> DaybookClient {
    guard let place = Address(text: address) else {
      throw .invalid("invalid_address", "“\(address)” is not an address such as 127.0.0.1:7400.")
    }
    guard token.map({ !$0.isEmpty && $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }) ?? true
    else {
      throw .invalid("invalid_token", "An access token is printable ASCII without blanks.")
    }
    guard place.isLoopback || encryption.mayLeaveMachine else {
      throw .invalid(
        "not_encrypted",
        "\(place) is another machine, and nothing would be encrypted."
      )
    }
    let credentials: TLSCredentials?
    do throws(TLSProblem) {
      credentials = if let tls = encryption.tls { try TLSCredentials(tls) } else { nil }
    } catch {
      throw .invalid("tls_unusable", error.description)
    }
    let loop = EventLoop.start(name: "daybook-client")
    let channel = Channel(
      address: place,
      transport: TLSTransport(over: TCPTransport(loop), accepts: nil, connects: credentials),
      settings: .forPeople
    )
    return DaybookClient(
      gateway: GatewayConnection(
        channel: channel,
        token: token,
        timeout: timeout,
        closing: { channel.close() },
        // The loop outlives the last call by a moment, for the connection's last bytes.
        ending: { loop.schedule(after: .milliseconds(50)) { loop.stop() } }
      )
    )
  }

  /// Closes the connection; calls in progress, and later ones, fail with reason `client_closed`.
  ///
  /// Its thread ends when neither the client nor one of its stubs is referenced.
  public func close() {
    gateway.close()
  }
}

extension DaybookClient {
  /// Tasks: lists, search, changes of one and of many, undo, filters, figures, imports.
  public var tasks: TaskV1.TasksClient { gateway.tasks }

  /// Projects and their order.
  public var projects: TaskV1.ProjectsClient { gateway.projects }

  /// Points, streaks and levels.
  public var scores: AnalyticsV1.ScoresClient { gateway.scores }

  /// Streaks over active and protected days.
  public var streaks: AnalyticsV1.StreaksClient { gateway.streaks }

  /// Away periods, rest days and holidays.
  public var calendars: GatewayV1.CalendarsClient { gateway.calendars }

  /// Routines of a day: the morning, the end of the day.
  public var dayWorkflows: GatewayV1.DayWorkflowsClient { gateway.dayWorkflows }

  /// Why a figure is what it is.
  public var explanations: AnalyticsV1.ExplanationsClient { gateway.explanations }

  /// A member's logs of weight, water, sleep and fasts.
  public var healthLogs: AnalyticsV1.HealthLogsClient { gateway.healthLogs }

  /// The fast that runs.
  public var fastingTimers: AnalyticsV1.FastingTimersClient { gateway.fastingTimers }

  /// Health goals, and figures over the logs.
  public var healthFigures: AnalyticsV1.HealthFiguresClient { gateway.healthFigures }

  /// Which health data come in from outside, and nudges.
  public var healthSources: AnalyticsV1.HealthSourcesClient { gateway.healthSources }

  /// The seven pages with which health begins.
  public var healthOnboardings: AnalyticsV1.HealthOnboardingsClient { gateway.healthOnboardings }

  /// Health records from other programs.
  public var healthImports: AnalyticsV1.HealthImportsClient { gateway.healthImports }

  /// What days, weeks, months and years were worth.
  public var periods: AnalyticsV1.PeriodsClient { gateway.periods }

  /// What a member wants to reach each day.
  public var goals: AnalyticsV1.GoalsClient { gateway.goals }

  /// Numbers for charts.
  public var charts: AnalyticsV1.ChartsClient { gateway.charts }

  /// Everything about one period on one page.
  public var reports: AnalyticsV1.ReportsClient { gateway.reports }

  /// Lessons, and a member's progress in each.
  public var topics: CatalogV1.TopicsClient { gateway.topics }

  /// The household's coffees.
  public var coffees: CatalogV1.CoffeesClient { gateway.coffees }

  /// The household's recipes for brewing.
  public var recipes: CatalogV1.RecipesClient { gateway.recipes }

  /// Brewing methods and grinders of a member.
  public var equipment: CatalogV1.EquipmentClient { gateway.equipment }

  /// The history of brewing.
  public var brewingNotes: CatalogV1.BrewingNotesClient { gateway.brewingNotes }

  /// The caller's brew timer.
  public var brewTimers: CatalogV1.BrewTimersClient { gateway.brewTimers }

  /// The remaining amount of each coffee.
  public var coffeeStock: CatalogV1.CoffeeStockClient { gateway.coffeeStock }

  /// Figures over the brewing notes.
  public var coffeeStatistics: CatalogV1.CoffeeStatisticsClient { gateway.coffeeStatistics }

  /// The coffee journal to and from files.
  public var coffeeFiles: CatalogV1.CoffeeFilesClient { gateway.coffeeFiles }

  /// The apps on children's devices, and what parents decided about them.
  public var apps: CatalogV1.AppsClient { gateway.apps }

  /// How long a child used which app.
  public var usage: CatalogV1.UsageClient { gateway.usage }

  /// A child's screen-time points, and the rules behind them.
  public var points: CatalogV1.PointsClient { gateway.points }

  /// Minutes of reward apps that points are spent on.
  public var rewards: CatalogV1.RewardsClient { gateway.rewards }

  /// What a dashboard shows of a child's screen time.
  public var screenTime: CatalogV1.ScreenTimeClient { gateway.screenTime }

  /// Pending and delivered reminders.
  public var reminders: NotificationV1.RemindersClient { gateway.reminders }

  /// A member's notification settings.
  public var notifications: NotificationV1.NotificationsClient { gateway.notifications }

  /// A member's external notification channels.
  public var channels: NotificationV1.ChannelsClient { gateway.channels }

  /// The household, its members and their tokens.
  public var households: GatewayV1.HouseholdsClient { gateway.households }

  /// Codes with which members sign in on more devices.
  public var invitations: GatewayV1.InvitationsClient { gateway.invitations }

  /// What parents agree to be kept of their children.
  public var consents: GatewayV1.ConsentsClient { gateway.consents }

  /// Who changed what in the household, and who was refused; for parents.
  public var audit: GatewayV1.AuditClient { gateway.audit }

  /// Changes of members and of the household.
  public var members: GatewayV1.MembersClient { gateway.members }

  /// Removing members, or the household, with all data.
  public var removals: GatewayV1.RemovalsClient { gateway.removals }

  /// Everything that a member may read, to take along.
  public var exports: GatewayV1.ExportsClient { gateway.exports }

  /// Children's PINs.
  public var pins: GatewayV1.PinsClient { gateway.pins }

  /// How members want data shown.
  public var preferences: GatewayV1.PreferencesClient { gateway.preferences }

  /// Tasks, score and reminders of one day in one call, and the marks of a calendar.
  public var dashboards: GatewayV1.DashboardsClient { gateway.dashboards }

  /// The progress cards of all children in one call.
  public var families: GatewayV1.FamiliesClient { gateway.families }

  /// How the installation is doing.
  public var operations: GatewayV1.OperationsClient { gateway.operations }
}

extension ChannelSettings {
  /// For interactive use: finds a gateway that was just started, and retries transient failures.
  package static var forPeople: ChannelSettings {
    var settings = ChannelSettings()
    settings.firstBackoff = .milliseconds(100)
    settings.longestBackoff = .milliseconds(500)
    // A start may take this long, and a caller waits this long for a missing gateway.
    settings.firstStartTime = .seconds(3)
    settings.retry = .forPeople
    return settings
  }
}

extension RetryPolicy {
  /// Waits as long as a rate limit requires, repeatedly, until the call's deadline.
  package static var forPeople: RetryPolicy {
    var policy = RetryPolicy()
    policy.waitsAtLimits = true
    return policy
  }
}
