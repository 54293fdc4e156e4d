import CatalogContracts
import Foundation
import GatewayContracts
import Measurement
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// Measures screen time through the gateway: growing numbers of apps, use by ten children, and watchers of a change.
struct ScreenTimeMeasurement {
  private static let appCounts = [10, 50, 100, 1_000, 10_000]
  private static let children = 10
  private static let watchers = 50
  /// The number of used apps of each child; the first are learning apps, followed by rewards.
  private static let usedApps = 20
  private static let learningApps = 8
  private static let rewardApps = 4
  /// The milliseconds after the parent's decisions in which all intervals lie.
  ///
  /// Earlier use earns nothing, and a clock may be at most five minutes ahead.
  private static let window = 280_000

  let installation: ServiceInstallation
  let loop: EventLoop
  let seconds: Double
  /// The number of intervals of each child at the largest size.
  let intervals: Int

  static func measure(
    programs: String,
    port: UInt16,
    seconds: Double,
    intervals: Int
  ) async throws {
    try await MeasuredCalls.measured("catalog", programs, port) { installation, loop in
      let measurement = ScreenTimeMeasurement(
        installation: installation,
        loop: loop,
        seconds: seconds,
        intervals: intervals
      )
      try await measurement.apps()
      print("")
      try await measurement.use()
    }
  }

  private var appCalls: CatalogV1.AppsClient { CatalogV1.AppsClient(installation.door) }
  private func mebibytes(_ bytes: Int) -> String { text(Double(bytes) / 1_048_576, decimals: 1) }

  /// Adds a child with a parent's consent to screen time.
  private func addChild(_ name: String) async throws -> MemberID {
    let added = try await GatewayV1.HouseholdsClient(installation.door)
      .addMember(.init(name: name, role: .child), installation.options)
    guard let child = added.member?.id else { throw Misuse(word: "no child was added") }
    let consents = GatewayV1.ConsentsClient(installation.door)
    let wanted = try await consents.getConsentText(.init(area: .screenTime), installation.options)
    _ = try await consents.giveConsent(
      .init(memberID: child, area: .screenTime, textVersion: wanted.version),
      installation.options
    )
    return child
  }

  // MARK: Apps

  private static func app(_ number: Int) -> String {
    // One app in a hundred has “school” in its name.
    "org.app\(number)\(number % 100 == 7 ? ".school" : "")"
  }

  /// Measures lists, searches, decisions, bulk actions, and then watchers.
  private func apps() async throws {
    let child = try await addChild("Apps")
    let calls = Self.calls(child)
    var rows = calls.map { _ in [MeasuredCalls.Cost]() }
    var known = 0
    for size in Self.appCounts {
      // A device has at most 2,000 apps, and its report is the full list.
      for device in (known / 2_000)..<((size + 1_999) / 2_000) {
        let numbers = (device * 2_000)..<min(size, (device + 1) * 2_000)
        let answer = try await appCalls.reportInstalledApps(
          .init(
            childID: child,
            device: "device \(device)",
            apps: numbers.map { .init(bundleIdentifier: Self.app($0), appName: "App \($0)") }
          ),
          installation.options
        )
        try MeasuredCalls.expect(answer.skipped.isEmpty, "a report")
      }
      known = size
      for (place, call) in calls.enumerated() {
        rows[place].append(try await call.cost(at: installation, loop, seconds: seconds))
      }
      FileHandle.standardError.write(Data("measured at \(size) apps\n".utf8))
    }
    MeasuredCalls.show(calls, rows, sizes: Self.appCounts.map { "\($0) apps" })
    try await watch(child)
  }

  private static func calls(_ child: MemberID) -> [MeasuredCalls] {
    func list(_ title: String, _ request: CatalogV1.ListAppsRequest, _ least: Int) -> MeasuredCalls
    {
      .init(title: title) { channel, options in
        let answer = try await CatalogV1.AppsClient(channel).listApps(request, options)
        try MeasuredCalls.expect(answer.apps.count >= least && answer.total >= 10)
      }
    }
    return [
      list("apps, first 100", .init(childID: child), 10),
      list("apps, first 100, by use", .init(childID: child, sort: .recentlyUsed), 10),
      list("apps, searched", .init(childID: child, search: "SCHOOL"), 1),
      .init(title: "an app, its history") { channel, options in
        let answer = try await CatalogV1.AppsClient(channel)
          .getApp(.init(childID: child, bundleIdentifier: app(0)), options)
        try MeasuredCalls.expect(answer.app != nil)
      },
      .init(title: "an app's points set") { channel, options in
        let answer = try await CatalogV1.AppsClient(channel).setAppCategory(
          .init(
            childID: child,
            bundleIdentifier: app(1),
            category: .learning,
            pointsPerHour: .random(in: 1...1_000)
          ),
          options
        )
        try MeasuredCalls.expect(answer.app?.category == .learning)
      },
      .init(title: "bulk of at most 50 apps, previewed and applied") { channel, options in
        let apps = CatalogV1.AppsClient(channel)
        let known = try await apps.listApps(.init(childID: child, pageSize: 50), options)
        var second = options
        second.requestID = .random()
        let preview = try await apps.previewBulk(
          .init(
            childID: child,
            selection: .apps(
              .init(apps: known.apps.map { .init(bundleIdentifier: $0.bundleIdentifier) })
            ),
            category: .learning,
            pointsPerHour: .random(in: 1...1_000)
          ),
          second
        )
        var third = options
        third.requestID = .random()
        let answer = try await apps.applyBulk(
          .init(childID: child, confirmationToken: preview.confirmationToken),
          third
        )
        try MeasuredCalls.expect(Int(answer.changed + answer.unchanged) == known.apps.count)
      },
    ]
  }

  // MARK: Watchers

  /// The times at which events arrived at watchers.
  ///
  /// Unchecked `Sendable`: everything happens on the caller's loop.
  private final class Arrivals: @unchecked Sendable {
    var times: [MonotonicInstant] = []
    var failure: (any Error)?
  }

  /// Adds another parent.
  ///
  /// - Returns: the parent's token.
  private func secondParent() async throws -> String {
    let households = GatewayV1.HouseholdsClient(installation.door)
    let added =
      try await households
      .addMember(.init(name: "Watcher", role: .parent), installation.options)
    return try await households.createToken(
      .init(memberID: added.member?.id, name: "benchmark"),
      installation.options
    ).secret
  }

  /// Measures the time from sending a change until its event reaches each watcher (APP-057).
  private func watch(_ child: MemberID) async throws {
    let arrivals = Arrivals()
    var tasks: [Task<Void, Never>] = []
    defer { for task in tasks { task.cancel() } }
    // A member may have 32 open watches, so two parents watch.
    let secrets = [installation.secret, try await secondParent()]
    for number in 0..<Self.watchers {
      var options = installation.options(secret: secrets[number % secrets.count])
      options.timeout = nil
      let stream = try await GatewayV1.ChangesClient(installation.anotherDoor())
        .watch(.init(kinds: ["app_updated"]), options)
      _ = try await stream.head()
      tasks.append(
        loop.spawn { [loop] in
          do {
            for try await one in stream where one.event != nil { arrivals.times.append(loop.now) }
          } catch { if !Task.isCancelled { arrivals.failure = error } }
        }
      )
    }
    // All watches follow the feed once the first event has reached each of them.
    var all = Series()
    var last = Series()
    let end = loop.now + .milliseconds(Int64(seconds * 5_000))
    var number = 0
    while loop.now < end || number <= 20 {
      arrivals.times = []
      let begin = loop.now
      _ = try await appCalls.setAppCategory(
        .init(
          childID: child,
          bundleIdentifier: Self.app(2),
          category: .learning,
          pointsPerHour: Int64(1 + number % 1_000)
        ),
        installation.options
      )
      let givenUp = loop.now + .seconds(30)
      while arrivals.times.count < Self.watchers {
        if let failure = arrivals.failure { throw failure }
        guard loop.now < givenUp else { throw Misuse(word: "an event did not reach all watchers") }
        try await loop.sleep(for: .milliseconds(1))
      }
      number += 1
      guard number > 1 else { continue }
      let times = arrivals.times.map { Double(($0 - begin) / .microseconds(1)) / 1_000 }
      for time in times { all.add(time) }
      last.add(times.max() ?? 0)
    }
    print("")
    print(
      "from sending a change to its event at \(Self.watchers) watchers: each p50 \(text(all.median)) ms, "
        + "p99 \(text(all.percentile(0.99))) ms; the last one p50 \(text(last.median)) ms, "
        + "p99 \(text(last.percentile(0.99))) ms; \(number - 1) changes"
    )
  }

  // MARK: Use

  /// Measures reports of ten children, and dashboards at three sizes.
  private func use() async throws {
    var children: [MemberID] = []
    for number in 0..<Self.children { children.append(try await family("Child \(number)")) }
    let start = LiveClock().now()
    let calls = Self.dashboards(children)
    var rows = calls.map { _ in [MeasuredCalls.Cost]() }
    var intake: [String] = []
    let sizes = [intervals / 10, intervals * 3 / 10, intervals]
    var filled = 0
    for size in sizes {
      let before = ProcessorTime.used(by: installation.owner.processID)
      let begin = loop.now
      var reports = Series()
      for child in children {
        for first in stride(from: filled, to: size, by: 500) {
          let sent = loop.now
          try await report(first..<min(first + 500, size), of: child, from: start)
          reports.add(Double((loop.now - sent) / .microseconds(1)) / 1_000)
        }
      }
      let used = Double(ProcessorTime.used(by: installation.owner.processID) - before) / 1e9
      let took = Double((loop.now - begin) / .milliseconds(1)) / 1_000
      let count = (size - filled) * children.count
      intake.append(
        "| \(count), \(size) of each child then | \(text(took, decimals: 1)) | "
          + "\(text(Double(count) / max(used, 0.001), decimals: 0)) | "
          + "\(text(reports.median)) / \(text(reports.percentile(0.99))) | "
          + "\(mebibytes(try installation.owner.peakBytes())) |"
      )
      filled = size
      for (place, call) in calls.enumerated() {
        rows[place].append(try await call.cost(at: installation, loop, seconds: seconds))
      }
      FileHandle.standardError.write(Data("measured at \(size) intervals\n".utf8))
    }
    print(
      "| intervals of ten children | s | per CPU second of the catalog | 500 in a call: p50 / p99 ms | MiB at most |"
    )
    print("|---|---:|---:|---:|---:|")
    for line in intake { print(line) }
    print("")
    MeasuredCalls.show(calls, rows, sizes: sizes.map { "\($0) intervals each" })
  }

  /// Adds a child with apps of all categories, points and minutes.
  private func family(_ name: String) async throws -> MemberID {
    let child = try await addChild(name)
    _ = try await appCalls.reportInstalledApps(
      .init(
        childID: child,
        device: "tablet",
        apps: (0..<Self.usedApps).map {
          .init(bundleIdentifier: Self.app($0), appName: "App \($0)")
        }
      ),
      installation.options
    )
    for number in 0..<(Self.learningApps + Self.rewardApps) {
      let isLearning = number < Self.learningApps
      _ = try await appCalls.setAppCategory(
        .init(
          childID: child,
          bundleIdentifier: Self.app(number),
          category: isLearning ? .learning : .reward,
          pointsPerHour: isLearning ? 1_000 : nil
        ),
        installation.options
      )
    }
    _ = try await CatalogV1.PointsClient(installation.door)
      .adjustPoints(.init(childID: child, points: 500, reason: "Measured"), installation.options)
    for number in Self.learningApps..<(Self.learningApps + 2) {
      _ = try await CatalogV1.RewardsClient(installation.door).redeemReward(
        .init(childID: child, bundleIdentifier: Self.app(number), minutes: 5),
        installation.options
      )
    }
    return child
  }

  /// Reports intervals that lie between earlier ones, and neither overlap nor touch them.
  private func report(
    _ numbers: Range<Int>,
    of child: MemberID,
    from start: Timestamp
  ) async throws {
    let slot = Self.window / intervals
    let request = CatalogV1.ReportUsageRequest(
      childID: child,
      device: "tablet",
      intervals: numbers.map { number in
        // Multiplying by a prime gives each number its own slot.
        let begin = start + .milliseconds((number * 7_919) % intervals * slot)
        return CatalogV1.UsageInterval(
          bundleIdentifier: Self.app(number % Self.usedApps),
          start: .init(begin),
          end: .init(begin + .milliseconds(max(1, slot * 2 / 3)))
        )
      }
    )
    let answer = try await CatalogV1.UsageClient(installation.door)
      .reportUsage(request, installation.options)
    try MeasuredCalls.expect(
      answer.results.count == numbers.count
        && answer.results.allSatisfy { $0.outcome == .accepted },
      "a report of use"
    )
  }

  private static func dashboards(_ children: [MemberID]) -> [MeasuredCalls] {
    let child = children[0]
    @Sendable func card(_ child: MemberID, _ channel: Channel, _ options: CallOptions) async throws
    {
      let answer = try await CatalogV1.ScreenTimeClient(channel)
        .getProgressCard(.init(childID: child), options)
      try MeasuredCalls.expect(answer.chart.count == 7 && (answer.balance?.balance ?? 0) > 400)
    }
    return [
      .init(title: "card of a child") { try await card(child, $0, $1) },
      .init(title: "family: ten cards, one after the other") { channel, options in
        for child in children { try await card(child, channel, options) }
      },
      .init(title: "use of a week by app and day") { channel, options in
        let answer = try await CatalogV1.UsageClient(channel)
          .getUsage(.init(childID: child, pageSize: 200), options)
        try MeasuredCalls.expect(answer.days.count >= usedApps)
      },
      .init(title: "balance with its sums") { channel, options in
        let answer = try await CatalogV1.PointsClient(channel)
          .getBalance(.init(childID: child), options)
        try MeasuredCalls.expect(answer.adjusted == 500)
      },
      .init(title: "ledger, first 50") { channel, options in
        let answer = try await CatalogV1.PointsClient(channel)
          .listLedger(.init(childID: child), options)
        try MeasuredCalls.expect(answer.entries.count >= 3)
      },
      .init(title: "rules in plain words") { channel, options in
        let answer = try await CatalogV1.PointsClient(channel)
          .getRules(.init(childID: child), options)
        try MeasuredCalls.expect(answer.learningApps.count == learningApps)
      },
      .init(title: "active allocations, as a device reads them") { channel, options in
        let answer = try await CatalogV1.RewardsClient(channel)
          .listAllocations(.init(childID: child, onlyActive: true), options)
        try MeasuredCalls.expect(answer.allocations.count <= 2)
      },
    ]
  }
}
