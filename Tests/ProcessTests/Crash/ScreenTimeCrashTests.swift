import Foundation
import SQLite
import TestSupport
import Testing

/// The workflow from a report of apps to used minutes, with real processes; the catalog is killed at each step.
@Suite("Screen time whose service is killed")
struct ScreenTimeCrashTests {
  /// The failpoints at which each step is interrupted.
  private static let moments: [Failpoint] =
    FullRun.isOn ? [.beforeCommit, .afterCommit] : [.afterCommit]

  @Test(
    "goes from a report to used minutes, and books each step once, whichever is interrupted (APP-134, INT-004)",
    arguments: moments,
    FullRun.isOn ? [0, 2] : [0]
  )
  func walk(place: Failpoint, later: Int) throws {
    let walk = try ScreenTimeWalk(place, later: later)
    try walk.prepare()
    try walk.go()
    try walk.check()
    // Each step commits, so most steps are interrupted.
    #expect(walk.cutOff >= (later == 0 ? 6 : 1), "\(place) \(later): \(walk.cutOff)")
  }
}

/// One household that runs the whole workflow.
private final class ScreenTimeWalk {
  private static let apps =
    ["org.math", "org.piano", "org.game"] + (1...7).map { "org.other\($0)" }
  /// Points per hour, one in 3.6 seconds: enough within the five minutes that a clock may be ahead.
  private static let rate = 1_000
  private static let learned = 240
  private static let earned = 66

  private let home: Installation
  private let place: Failpoint
  /// The number of additional commits to pass before the kill.
  private let later: Int
  private var step = 0
  private(set) var cutOff = 0
  private var mia = ""
  private var tablet: [String: String] {
    ["DAYBOOK_HOME": home.home.appending(path: "tablet").path]
  }

  init(_ place: Failpoint, later: Int) throws {
    self.place = place
    self.later = later
    home = try Installation(gatewayFlags: ["--token-rate", "100000:100000"])
  }

  /// Sets up a family whose child is signed in on a tablet.
  func prepare() throws {
    try home.startAll()
    try FileManager.default.createDirectory(
      at: home.home.appending(path: "tablet"),
      withIntermediateDirectories: true
    )
    // The zone is chosen so that all steps are on one local day of the child.
    let hour = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: Date()).hour ?? 0
    #expect(try home.setUp(zone: (1...21).contains(hour) ? "UTC" : "Asia/Tokyo").status == 0)
    let added = try home.json(["members", "add", "Mia", "--child"])
    mia = (added["member"] as? [String: Any])?["id"] as? String ?? ""
    #expect(!mia.isEmpty, "\(added)")
    try done(["consent", "give", "screen-time", "--child", "Mia", "--yes"])
    let invited = try home.daybook(["invite", "Mia"])
    let login = invited.output.split(whereSeparator: \.isNewline)
      .first { $0.hasPrefix("  daybook login ") }
    let words = try #require(login, "\(invited)").split(separator: " ").dropFirst().map(String.init)
    let signedIn = try home.daybook(words, environment: tablet)
    #expect(signedIn.status == 0, "\(signedIn)")
  }

  func go() throws {
    let list = Self.apps.map { "\($0),App \($0)" }.joined(separator: "\n")
    let inventory = try file("apps.csv", list)
    try cut(["apps", "report", "--child", "Mia", "--device", "tablet", inventory])
    try cut(
      ["apps", "bulk", "--child", "Mia", "org.math", "org.piano", "learning"]
        + ["--points", "\(Self.rate)", "--yes"]
    )
    try cut(["apps", "set", "--child", "Mia", "org.game", "reward"])
    // Use starts now, because time before the decision earns nothing.
    let start = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.up))
    let use = try usage("learned.json", "org.math", start, seconds: Double(Self.learned))
    try cut(["usage", "report", use, "--child", "Mia", "--device", "tablet"])
    let used = try redeem()
    let granted = try #require(Self.date(used["grantedAt"]), "\(used)")
    let play = try usage("played.json", "org.game", granted, seconds: 300)
    try cut(["usage", "report", play, "--child", "Mia", "--device", "tablet"])
    let other = try redeem()
    let request = "{\"childId\":\"\(mia)\",\"allocationId\":\"\(other["id"] as? String ?? "")\"}"
    try cut(call("CancelAllocation", request))
  }

  /// Checks that both dashboards, the ledger, allocations, use and the feed are consistent.
  func check() throws {
    for surroundings in [[:], tablet] {
      let family = try answer(["family", "--json"], surroundings)
      let children = family["children"] as? [[String: Any]] ?? []
      #expect(children.count == 1, "\(family)")
      let card = children.first?["card"] as? [String: Any] ?? [:]
      #expect(Self.number((card["balance"] as? [String: Any])?["balance"]) == Self.earned - 5)
      #expect(Self.number(card["earnedToday"]) == Self.earned, "\(card)")
      let goal = card["goal"] as? [String: Any]
      #expect(Self.number(goal?["learningSeconds"]) == Self.learned)
      let ledger = try answer(["points", "ledger", "--json"], surroundings)
      let entries = ledger["entries"] as? [[String: Any]] ?? []
      #expect(entries.map { Self.number($0["points"]) } == [5, -5, -5, Self.earned], "\(entries)")
      #expect(entries.map { Self.number($0["balance"]) } == [61, 56, 61, Self.earned])
    }
    let apps = try home.json(["apps", "--child", "Mia"])
    let listed = apps["apps"] as? [[String: Any]] ?? []
    #expect(listed.count == Self.apps.count)
    #expect(listed.filter { $0["category"] as? String == "APP_CATEGORY_LEARNING" }.count == 2)
    #expect(listed.filter { $0["category"] as? String == "APP_CATEGORY_REWARD" }.count == 1)
    let allocations =
      try answer(call("ListAllocations", "{\"childId\":\"\(mia)\"}") + ["--json"], [:])[
        "allocations"
      ]
      as? [[String: Any]] ?? []
    #expect(
      allocations.map { $0["status"] as? String }
        == ["ALLOCATION_STATUS_CANCELLED", "ALLOCATION_STATUS_USED"]
    )
    #expect(allocations.map { Self.number($0["usedSeconds"]) } == [0, 300])
    let days = try home.json(["usage", "--child", "Mia"])["days"] as? [[String: Any]] ?? []
    #expect(days.map { Self.number($0["usedSeconds"]) }.reduce(0, +) == Self.learned + 300)
    #expect(days.allSatisfy { Self.number($0["overLimitSeconds"]) == 0 }, "\(days)")
    let looked = try home.daybook(["operator", "check"])
    #expect(looked.status == 0, "\(looked)")
    let kinds = try events()
    #expect(kinds["app_created"] == Self.apps.count && kinds["app_updated"] == 3, "\(kinds)")
    #expect(kinds["points_booked"] == 4 && kinds["reward_allocated"] == 2, "\(kinds)")
    #expect(kinds["allocation_updated"] == 1 && kinds["allocation_cancelled"] == 1, "\(kinds)")
  }

  // MARK: Steps

  /// Buys five minutes of the game as the child, with one request id.
  private func redeem() throws -> [String: Any] {
    let request = "{\"childId\":\"\(mia)\",\"bundleIdentifier\":\"org.game\",\"minutes\":5}"
    let words = call("RedeemReward", request)
    let outcome = try cut(words, tablet)
    let reply = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(reply?["allocation"] as? [String: Any], "\(outcome)")
  }

  /// The arguments of a call with a new request id; running them again repeats the same request.
  private func call(_ method: String, _ request: String) -> [String] {
    ["rpc", "call", "daybook.catalog.v1.Rewards/\(method)", request]
      + ["-H", "request-id: \(UUID().uuidString.lowercased())"]
  }

  /// Runs a command while the catalog has a failpoint, restarts the catalog, and repeats the command.
  ///
  /// - Returns: the outcome of the last run.
  @discardableResult
  private func cut(_ words: [String], _ surroundings: [String: String] = [:]) throws -> Outcome {
    step += 1
    try arm()
    let first = try home.daybook(words + ["--timeout", "2s"], environment: surroundings)
    if home.process("catalog")?.isRunning != true { cutOff += 1 }
    home.kill9("catalog")
    try home.start("catalog")
    if step.isMultiple(of: 2) {
      home.kill9("gateway")
      try home.start("gateway")
    }
    // Repeated even after success: a request takes effect once. After several kills the gateway refuses
    // calls until its next probe of the catalog.
    var again = try home.daybook(words, environment: surroundings)
    for _ in 0..<500 where again.errors.contains("peer_unavailable") {
      again = try home.daybook(words, environment: surroundings)
    }
    #expect(again.status == 0, "step \(step), \(words): \(again), after \(first)")
    return again
  }

  /// Starts the catalog so that it is killed at a commit after those of its start.
  private func arm() throws {
    for passage in 1...20 {
      home.kill9("catalog")
      try home.launch("catalog", environment: place.variable(passage + later))
      while home.process("catalog")?.isRunning == true {
        if try home.health(of: "catalog").status == 0 { return }
      }
    }
    throw ProgramFailure.notHealthy("catalog", log: home.log(of: "catalog"))
  }

  private func done(_ words: [String]) throws {
    let outcome = try home.daybook(words)
    #expect(outcome.status == 0, "\(words): \(outcome)")
  }

  private func answer(_ words: [String], _ surroundings: [String: String]) throws -> [String: Any] {
    let outcome = try home.daybook(words, environment: surroundings)
    let read = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(read as? [String: Any], "\(words): \(outcome)")
  }

  // MARK: Files and figures

  private func file(_ name: String, _ text: String) throws -> String {
    let url = home.home.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func usage(_ name: String, _ app: String, _ start: Date, seconds: Double) throws
    -> String
  {
    // Yields whole milliseconds whether the formatter truncates or rounds.
    func text(_ later: Double) -> String {
      let milliseconds = ((start.timeIntervalSince1970 + later) * 1_000).rounded()
      return Date(timeIntervalSince1970: milliseconds / 1_000 + 0.000_2)
        .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
    return try file(
      name,
      """
      [{"bundle_identifier": "\(app)", "start": "\(text(0))", "end": "\(text(seconds))"}]
      """
    )
  }

  private static func date(_ value: Any?) -> Date? {
    guard let text = value as? String else { return nil }
    let whole = Date.ISO8601FormatStyle()
    return (try? whole.parse(text))
      ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
  }

  private static func number(_ value: Any?) -> Int {
    (value as? Int) ?? (value as? String).flatMap { Int($0) } ?? 0
  }

  /// The number of events of each kind in the catalog's feed.
  private func events() throws -> [String: Int] {
    let path = home.home.appending(path: "data/catalog.db").path
    let rows = try Connection(path: path, mode: .readOnly)
      .all("SELECT kind, count(*) FROM feed GROUP BY kind") {
        (try $0.value(0, as: String.self), try $0.value(1, as: Int.self))
      }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}
