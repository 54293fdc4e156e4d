import CatalogContracts
import CommandLineTool
import Cryptography
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestHousehold
import Testing
import TestSupport
import Vocabulary
import Wire

/// The installation of a test; disambiguates it from the gateway domain's type of the same name.
private typealias Home = TestHousehold.Home

/// Calls every method of screen time with every kind of token, through the real gateway and catalog.
@Suite("Every method of screen time")
struct ScreenTimeAccessTests {
  private enum Person: CaseIterable {
    case parent, child, sibling, otherHousehold, childsDevice, siblingsDevice
  }

  /// Who may make a call about the child; all others are refused.
  private static let allowed: [String: Set<Person>] = [
    "Apps/ReportInstalledApps": [.parent, .childsDevice],
    "Apps/UploadIcon": [.parent, .childsDevice],
    "Apps/ListApps": [.parent, .child],
    "Apps/GetApp": [.parent, .child],
    "Apps/SetAppCategory": [.parent],
    "Apps/PreviewBulk": [.parent],
    "Apps/ApplyBulk": [.parent],
    "Apps/ListAppChanges": [.parent],
    "Apps/GetIcon": [.parent, .child],
    "Usage/ReportUsage": [.parent, .childsDevice],
    "Usage/AddUsage": [.parent],
    "Usage/GetUsage": [.parent],
    "Points/GetBalance": [.parent, .child],
    "Points/ListLedger": [.parent, .child],
    "Points/AdjustPoints": [.parent],
    "Points/GetRules": [.parent, .child],
    "Points/GetScreenTimeSettings": [.parent, .child],
    "Points/UpdateScreenTimeSettings": [.parent],
    "Rewards/RedeemReward": [.parent, .child],
    "Rewards/RequestReward": [.parent, .child],
    "Rewards/ApproveReward": [.parent],
    "Rewards/DeclineReward": [.parent],
    "Rewards/ListRewardRequests": [.parent, .child],
    "Rewards/ListAllocations": [.parent, .child, .childsDevice],
    "Rewards/CancelAllocation": [.parent],
    "ScreenTime/GetProgressCard": [.parent, .child],
  ]
  /// Methods that end a request or an allocation need no consent.
  private static let withoutConsent: Set = ["Rewards/DeclineReward", "Rewards/CancelAllocation"]
  private static let methods =
    CatalogV1.Apps.Methods.all + CatalogV1.Usage.Methods.all + CatalogV1.Points.Methods.all
    + CatalogV1.Rewards.Methods.all + CatalogV1.ScreenTime.Methods.all
  private static let icon: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

  private static func name(_ method: MethodDescriptor) -> String {
    String(method.name.dropFirst("daybook.catalog.v1.".count))
  }

  /// A household with the children Mia and Ben, everyone's tokens, and a second household.
  private final class Family: Sendable {
    let home: Home
    let channel: Channel
    let mia: MemberID
    let ben: MemberID
    private let secrets: [Person: String]
    private let numbers = Counter()

    init(_ home: Home) async throws {
      self.home = home
      try await home.startAll()
      try await home.setUp()
      var secrets: [Person: String] = [:]
      for name in ["Mia", "Ben"] { try await home.done("members", "add", name, "--child") }
      secrets[.parent] = try await home.json("tokens", "add", "mine").text("secret")
      for (name, own, device) in [
        ("Mia", Person.child, Person.childsDevice), ("Ben", .sibling, .siblingsDevice),
      ] {
        secrets[own] =
          try await home.json("tokens", "add", "phone", "--member", name).text("secret")
        secrets[device] =
          try await home.json("tokens", "add", "tablet", "--device", "--child", name).text("secret")
      }
      secrets[.otherHousehold] = try await Self.addHousehold(home)
      self.secrets = secrets
      let members = try await home.json("members").objects("members")
      func id(_ name: String) throws -> MemberID {
        let found = members.first { $0.text("name") == name }?.text("id")
        return try #require(found.flatMap { MemberID(text: $0) })
      }
      (mia, ben) = (try id("Mia"), try id("Ben"))
      channel = Channel(address: Home.gateway, transport: home.installation.transport)
    }

    /// Adds a second household with a parent, and returns the parent's token.
    private static func addHousehold(_ home: Home) async throws -> String {
      await home.stop("gateway")
      let store = try await ServiceStore.open(
        "gateway",
        path: home.installation.folder.file("gateway.sqlite"),
        migrations: GatewayService.migrations,
        applicationID: GatewayService.applicationID,
        environment: home.installation.environment
      )
      let secret = try #require(TokenSecret(bytes: [UInt8](repeating: 7, count: 32)))
      try await store.write { context in
        let rows = DirectoryWriter(context)
        let household = Household(
          id: .sample(900),
          name: "Next door",
          zone: "UTC",
          createdAt: context.now
        )
        let zoe = Member(
          id: .sample(901),
          household: household.id,
          name: "Zoe",
          role: .parent,
          zone: nil,
          createdAt: context.now
        )
        try rows.insert(household)
        try rows.insert(zoe, key: try DirectoryName("Zoe").key)
        let token = Token(
          id: .sample(902),
          household: household.id,
          member: zoe.id,
          name: "test",
          scopes: .standard,
          life: TokenLifetime(createdAt: context.now)
        )
        try rows.insert(token, hash: TokenHash(of: secret))
      }
      await store.close()
      try await home.start("gateway")
      return secret.text
    }

    func options(_ person: Person, _ more: Metadata = [:]) -> CallOptions {
      var metadata = more
      metadata.append("authorization", "Bearer \(secrets[person] ?? "")")
      let number = numbers.next()
      return CallOptions(
        timeout: .seconds(10),
        metadata: metadata,
        requestID: UniqueID(high: 0x4000, low: 1 << 63 | number)
      )
    }

    /// The error of a call; `nil` if it succeeds.
    func refusal(
      _ method: MethodDescriptor,
      _ request: [UInt8],
      by person: Person,
      _ more: Metadata = [:]
    ) async -> RPCError? {
      do {
        _ = try await channel.unaryRaw(method, request, options(person, more))
        return nil
      } catch {
        return RPCError(describing: error)
      }
    }

    /// The stored data of both children, as a parent reads it.
    func stored() async throws -> [[UInt8]] {
      var answers: [[UInt8]] = []
      for child in [mia, ben] {
        for (method, request) in [
          (CatalogV1.Apps.Methods.listApps, CatalogV1.ListAppsRequest(childID: child).encoded()),
          (
            CatalogV1.Apps.Methods.listAppChanges,
            CatalogV1.ListAppChangesRequest(childID: child).encoded()
          ),
          (CatalogV1.Usage.Methods.getUsage, CatalogV1.GetUsageRequest(childID: child).encoded()),
          (
            CatalogV1.Points.Methods.listLedger,
            CatalogV1.ListLedgerRequest(childID: child).encoded()
          ),
          (
            CatalogV1.Points.Methods.getScreenTimeSettings,
            CatalogV1.GetScreenTimeSettingsRequest(childID: child).encoded()
          ),
          (
            CatalogV1.Rewards.Methods.listRewardRequests,
            CatalogV1.ListRewardRequestsRequest(childID: child).encoded()
          ),
          (
            CatalogV1.Rewards.Methods.listAllocations,
            CatalogV1.ListAllocationsRequest(childID: child).encoded()
          ),
        ] {
          answers.append(try await channel.unaryRaw(method, request, options(.parent)).message)
        }
      }
      return answers
    }

    /// Gives a parent's consent, and waits until the intervals of requests begin after it.
    func consent(of name: String) async throws {
      try await home.done("consent", "give", "screen-time", "--child", name, "--yes")
      try await home.loop.sleep(for: .seconds(600))
    }

    func interval(_ app: String, minutesAgo: Int) -> CatalogV1.UsageInterval {
      let end = home.installation.clock.now() - .seconds(60 * minutesAgo)
      return CatalogV1.UsageInterval(
        bundleIdentifier: app,
        start: .init(end - .seconds(60)),
        end: .init(end)
      )
    }

    /// A request for `child` that changes data if it is allowed.
    func request(
      _ name: String,
      of child: MemberID?,
      open: [RewardRequestID?] = [],
      allocation: AllocationID? = nil,
      confirmation: [UInt8] = []
    ) -> [UInt8]? {
      switch name {
      case "Apps/ReportInstalledApps":
        CatalogV1.ReportInstalledAppsRequest(
          childID: child,
          device: "tablet",
          apps: [("math", "Math"), ("game", "Game"), ("new", "New")].map {
            .init(
              bundleIdentifier: $0.0,
              appName: $0.1,
              iconHash: SHA256.hash(of: ScreenTimeAccessTests.icon)[...]
            )
          }
        ).encoded()
      case "Apps/UploadIcon":
        CatalogV1.UploadIconRequest(childID: child, icon: ScreenTimeAccessTests.icon[...]).encoded()
      case "Apps/ListApps": CatalogV1.ListAppsRequest(childID: child).encoded()
      case "Apps/GetApp":
        CatalogV1.GetAppRequest(childID: child, bundleIdentifier: "math").encoded()
      case "Apps/SetAppCategory":
        CatalogV1.SetAppCategoryRequest(
          childID: child,
          bundleIdentifier: "math",
          category: .learning,
          pointsPerHour: 90
        ).encoded()
      case "Apps/PreviewBulk":
        CatalogV1.PreviewBulkRequest(
          childID: child,
          selection: .matching(.init()),
          category: .reward
        ).encoded()
      case "Apps/ApplyBulk":
        CatalogV1.ApplyBulkRequest(childID: child, confirmationToken: confirmation[...]).encoded()
      case "Apps/ListAppChanges": CatalogV1.ListAppChangesRequest(childID: child).encoded()
      case "Apps/GetIcon":
        CatalogV1.GetIconRequest(childID: child, bundleIdentifier: "math").encoded()
      case "Usage/ReportUsage":
        CatalogV1.ReportUsageRequest(
          childID: child,
          device: "tablet",
          intervals: [interval("math", minutesAgo: 5)]
        ).encoded()
      case "Usage/AddUsage":
        CatalogV1.AddUsageRequest(
          childID: child,
          device: "pc",
          intervals: [interval("math", minutesAgo: 8)]
        ).encoded()
      case "Usage/GetUsage": CatalogV1.GetUsageRequest(childID: child).encoded()
      case "Points/GetBalance": CatalogV1.GetBalanceRequest(childID: child).encoded()
      case "Points/ListLedger": CatalogV1.ListLedgerRequest(childID: child).encoded()
      case "Points/AdjustPoints":
        CatalogV1.AdjustPointsRequest(childID: child, points: 500, reason: "Garden").encoded()
      case "Points/GetRules": CatalogV1.GetRulesRequest(childID: child).encoded()
      case "Points/GetScreenTimeSettings":
        CatalogV1.GetScreenTimeSettingsRequest(childID: child).encoded()
      case "Points/UpdateScreenTimeSettings":
        CatalogV1.UpdateScreenTimeSettingsRequest(
          childID: child,
          settings: .init(dailyRewardMinutes: 600),
          updateMask: .init(paths: ["daily_reward_minutes"])
        ).encoded()
      case "Rewards/RedeemReward":
        CatalogV1.RedeemRewardRequest(childID: child, bundleIdentifier: "game", minutes: 5)
          .encoded()
      case "Rewards/RequestReward":
        CatalogV1.RequestRewardRequest(childID: child, bundleIdentifier: "game", minutes: 5)
          .encoded()
      case "Rewards/ApproveReward":
        CatalogV1.ApproveRewardRequest(childID: child, rewardRequestID: open.first ?? nil).encoded()
      case "Rewards/DeclineReward":
        CatalogV1.DeclineRewardRequest(childID: child, rewardRequestID: open.last ?? nil).encoded()
      case "Rewards/ListRewardRequests":
        CatalogV1.ListRewardRequestsRequest(childID: child).encoded()
      case "Rewards/ListAllocations": CatalogV1.ListAllocationsRequest(childID: child).encoded()
      case "Rewards/CancelAllocation":
        CatalogV1.CancelAllocationRequest(childID: child, allocationID: allocation).encoded()
      case "ScreenTime/GetProgressCard": CatalogV1.GetProgressCardRequest(childID: child).encoded()
      default: nil
      }
    }

    /// Gives Mia apps, points, two open requests, an allocation and a bulk action to confirm.
    func fill() async throws -> Filled {
      for name in [
        "Apps/ReportInstalledApps", "Apps/UploadIcon", "Apps/SetAppCategory", "Points/AdjustPoints",
      ] {
        let method = try #require(ScreenTimeAccessTests.methods.first { $0.name.hasSuffix(name) })
        let failed = await refusal(method, request(name, of: mia) ?? [], by: .parent)
        #expect(failed == nil, "\(name) \(failed.map(String.init(describing:)) ?? "")")
      }
      let apps = CatalogV1.AppsClient(channel)
      _ = try await apps.setAppCategory(
        .init(childID: mia, bundleIdentifier: "game", category: .reward),
        options(.parent)
      )
      let rewards = CatalogV1.RewardsClient(channel)
      var open: [RewardRequestID?] = []
      for minutes in [10, 15] as [Int32] {
        let made = try await rewards.requestReward(
          .init(childID: mia, bundleIdentifier: "game", minutes: minutes),
          options(.child)
        )
        open.append(made.request?.id)
      }
      let made = try await rewards.redeemReward(
        .init(childID: mia, bundleIdentifier: "game", minutes: 20),
        options(.child)
      )
      let preview = try await apps.previewBulk(
        .init(
          childID: mia,
          selection: .apps(.init(apps: [.init(bundleIdentifier: "new")])),
          category: .reward
        ),
        options(.parent)
      )
      return Filled(
        open: open,
        allocation: made.allocation?.id,
        confirmation: Array(preview.confirmationToken)
      )
    }

    struct Filled {
      let open: [RewardRequestID?]
      let allocation: AllocationID?
      let confirmation: [UInt8]
    }
  }

  private func withFamily(_ body: @escaping @Sendable (Family) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      let family = try await Family(home)
      try await body(family)
      await home.stopAll()
    }
  }

  @Test(
    "is for permitted callers only, and has no effect for others (APP-001, APP-003, APP-004, APP-006, APP-126, ruling 25)"
  )
  func everyone() throws {
    #expect(Set(Self.methods.map(Self.name)) == Set(Self.allowed.keys))
    try withFamily { family in
      try await family.consent(of: "Mia")
      let filled = try await family.fill()
      let before = try await family.stored()
      func request(_ method: MethodDescriptor) throws -> [UInt8] {
        let made = family.request(
          Self.name(method),
          of: family.mia,
          open: filled.open,
          allocation: filled.allocation,
          confirmation: filled.confirmation
        )
        return try #require(made, "\(method.name)")
      }
      for method in Self.methods {
        for person in Person.allCases
        where Self.allowed[Self.name(method)]?.contains(person) == false {
          let refused = await family.refusal(method, try request(method), by: person)
          let expected: StatusCode = person == .otherHousehold ? .notFound : .permissionDenied
          #expect(
            refused?.code == expected,
            "\(method.name) by \(person): \(refused?.reason ?? "")"
          )
          if person == .otherHousehold { #expect(refused?.reason == "member_not_found") }
        }
      }
      #expect(try await family.stored() == before)
      for method in Self.methods {
        for person in Person.allCases
        where Self.allowed[Self.name(method)]?.contains(person) == true {
          let refused = await family.refusal(method, try request(method), by: person)
          #expect(refused == nil, "\(method.name) by \(person): \(refused?.reason ?? "")")
        }
      }
      #expect(try await family.stored() != before)
    }
  }

  @Test("stores nothing of a child before a parent's consent and after its end (APP-002, APP-122)")
  func consent() throws {
    try withFamily { family in
      for isWithdrawn in [false, true] {
        if isWithdrawn {
          try await family.consent(of: "Mia")
          _ = try await family.fill()
          try await family.home.done("consent", "withdraw", "screen-time", "--child", "Mia")
        }
        let before = try await family.stored()
        for method in Self.methods where method.changes {
          let name = Self.name(method)
          let request = try #require(family.request(name, of: family.mia))
          for person in Self.allowed[name] ?? [] {
            let refused = await family.refusal(method, request, by: person)
            let isAsked = refused?.reason == "authorization_required"
            #expect(isAsked != Self.withoutConsent.contains(name), "\(name) by \(person)")
          }
        }
        #expect(try await family.stored() == before)
      }
    }
  }

  /// A value of each setting that differs from its default, by the name in the contract.
  private static let settings: [(name: String, value: CatalogV1.ScreenTimeSettings)] = [
    ("points_per_reward_minute", .init(pointsPerRewardMinute: 3)),
    ("daily_reward_minutes", .init(dailyRewardMinutes: 600)),
    ("daily_learning_goal_minutes", .init(dailyLearningGoalMinutes: 5)),
    ("approval_needed", .init(approvalNeeded: true)),
    ("lessons_pay", .init(lessonsPay: true)),
    ("points_per_lesson", .init(pointsPerLesson: 77)),
    ("daily_lesson_points", .init(dailyLessonPoints: 777)),
  ]

  @Test("lets a child change no setting and no category, each tried by its name (APP-001)")
  func settings() throws {
    try withFamily { family in
      try await family.consent(of: "Mia")
      _ = try await family.fill()
      var requests: [(what: String, method: MethodDescriptor, request: [UInt8])] = []
      for (name, value) in Self.settings {
        let request = CatalogV1.UpdateScreenTimeSettingsRequest(
          childID: family.mia,
          settings: value,
          updateMask: .init(paths: [name])
        )
        let method = CatalogV1.Points.Methods.updateScreenTimeSettings
        requests.append((name, method, request.encoded()))
      }
      for category in [CatalogV1.AppCategory.reward, .learning, .uncategorized] {
        let request = CatalogV1.SetAppCategoryRequest(
          childID: family.mia,
          bundleIdentifier: "new",
          category: category,
          pointsPerHour: category == .learning ? 999 : nil
        )
        let method = CatalogV1.Apps.Methods.setAppCategory
        requests.append(("\(category)", method, request.encoded()))
      }
      var before = try await family.stored()
      for (what, method, request) in requests {
        for person in [Person.child, .childsDevice, .sibling] {
          let refused = await family.refusal(method, request, by: person)
          #expect(refused?.code == .permissionDenied, "\(what) by \(person): \(refused as Any)")
        }
      }
      #expect(try await family.stored() == before)
      // Each is refused for who asks: of a parent it is accepted and changes something.
      for (what, method, request) in requests {
        #expect(await family.refusal(method, request, by: .parent) == nil, "\(what)")
        let after = try await family.stored()
        #expect(after != before, "\(what)")
        before = after
      }
    }
  }

  @Test("books no forged report: a device's token is valid for its child only (ruling 25)")
  func forged() throws {
    try withFamily { family in
      for name in ["Mia", "Ben"] { try await family.consent(of: name) }
      _ = try await family.fill()
      let before = try await family.stored()
      let report = CatalogV1.Usage.Methods.reportUsage
      let names = [
        "Usage/ReportUsage", "Apps/ReportInstalledApps", "Apps/UploadIcon",
        "Rewards/ListAllocations",
      ]
      for name in names {
        let method = try #require(Self.methods.first { $0.name.hasSuffix(name) })
        for (person, other) in [
          (Person.childsDevice, family.ben), (.siblingsDevice, family.mia), (.child, family.ben),
        ] {
          let request = try #require(family.request(name, of: other))
          let refused = await family.refusal(method, request, by: person)
          #expect(refused?.code == .permissionDenied, "\(name) by \(person)")
        }
      }
      // A client cannot set the gateway's metadata to gain a role, a scope or another identity.
      let request = try #require(family.request("Usage/ReportUsage", of: family.mia))
      for forged in [
        ["daybook-role": "parent"], ["daybook-scopes": "device"],
        ["daybook-subject": family.mia.text],
      ] as [Metadata] {
        let refused = await family.refusal(report, request, by: .child, forged)
        #expect(refused?.code == .permissionDenied, "\(forged)")
      }
      #expect(try await family.stored() == before)
      // A report without a child id applies to the token's child.
      let own = try #require(family.request("Usage/ReportUsage", of: nil))
      #expect(await family.refusal(report, own, by: .siblingsDevice) == nil)
      let after = try await family.stored()
      let half = before.count / 2
      #expect(after.prefix(half) == before.prefix(half))
      #expect(after.suffix(half) != before.suffix(half))
    }
  }
}

/// A thread-safe counter.
private final class Counter: Sendable {
  private let value = Mutex<UInt64>(0)

  func next() -> UInt64 {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}
