import AnalyticsService
import TaskContracts
import CommandLineTool
import Foundation
import GatewayContracts
import RPC
import SQLite
import ServiceRuntime
import TestHousehold
import TestSupport
import Testing
import Vocabulary

/// Ids that no test creates.
enum MemberIDs {
  static let nobody = MemberID(rawValue: UniqueID(high: 1, low: 1))
  static let noHousehold = HouseholdID(rawValue: UniqueID(high: 2, low: 2))
}

/// Removing a member or a household with all data, over real services.
@Suite("A removal")
struct RemovalTests {
  /// A word that occurs in no program and no seed.
  private static let marker = "zqmarkerqz"

  /// The databases and their logs that contain the word, in any case.
  private static func places(_ home: Home) throws -> [String] {
    let folder = home.installation.folder
    let wanted = Array(marker.utf8)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
      name in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
      let lower = bytes.map { (65...90).contains($0) ? $0 + 32 : $0 }
      return lower.firstRange(of: wanted) != nil
    }
  }

  /// Commands that leave the word in every area, typed by the child.
  private static let commands: [[String]] = [
    ["projects", "add", "\(marker) project"],
    ["add", "Buy \(marker) milk", "--project", "\(marker) project", "--details", "of \(marker)"],
    ["add", "Second \(marker)", "--due", "today", "--remind", "21:00"],
    ["filters", "save", "\(marker) filter", "--high"],
    ["topics", "notes", "compliments", "--set", "\(marker) note"],
    ["topics", "favorite", "laundry"],
    ["equipment", "add", "grinder", "\(marker) grinder"],
    ["water", "add", "300"],
    ["sleep", "add", "22:00", "07:00"],
    ["notifications", "set", "--daily", "07:30 \(marker)"],
    ["away", "tomorrow", "--note", "at \(marker)"],
    ["tokens", "add", "\(marker) tablet"],
    ["brew", "--coffee", "guji", "--recipe", "morning", "--notes", "tastes of \(marker)"],
  ]

  /// A home with the child Mia, who has left the word in every area.
  private static func marked(terminal: Terminal = Terminal()) throws -> (Home, MemberID) {
    let home = try Home.running(machine: Machine(terminal: terminal))
    let mia = try home.addMember("Mia \(marker)")
    let invited = try home.run("invite", "Mia \(marker)")
    let line = try #require(invited.lines.first { $0.hasPrefix("  daybook login ") }, "\(invited)")
    let words = line.split(separator: " ").dropFirst().map(String.init)
    #expect(try home.run(words, home: "/tablet").status == 0)
    #expect(try home.run("coffee", "add", "Guji").status == 0)
    let consent = ["consent", "give", "health", "--child", "Mia \(marker)", "--yes"]
    #expect(try home.run(consent).status == 0)
    let recipe = ["Morning", "--method", "V60-02", "--grinder", "Baratza Encore", "--dose", "15"]
    let pours = ["--bloom", "45", "--second-pour", "205", "--time", "2:45"]
    #expect(try home.run(["recipes", "add"] + recipe + pours).status == 0)
    for command in commands {
      let outcome = try home.run(command, home: "/tablet")
      #expect(outcome.status == 0, "\(command): \(outcome)")
    }
    let tasks = try home.call {
      try await TaskV1.TasksClient($0).listTasks(.init(memberID: mia)).tasks
    }
    for (name, words) in [
      ("Second \(marker)", ["edit", "--name", "Renamed \(marker)"]),
      ("Buy \(marker) milk", ["done"]),
    ] {
      let id = try #require(tasks.first { $0.name == name }?.id, "\(name)")
      let outcome = try home.run([words[0], id.text] + words.dropFirst(), home: "/tablet")
      #expect(outcome.status == 0, "\(words): \(outcome)")
    }
    try home.pass(.seconds(5))
    return (home, mia)
  }

  private static func removals(_ home: Home) throws -> [GatewayV1.Removal] {
    try home.call { try await GatewayV1.RemovalsClient($0).listRemovals(.init()).removals }
  }

  /// Both passes.
  private static let whole: Duration = .seconds(1_500)

  /// The analytics tables that contain a row of the member.
  private static func analyticsTables(of member: MemberID, _ home: Home) throws -> Set<String> {
    let connection = try Connection(
      path: home.installation.folder.file("analytics.sqlite"),
      mode: .readOnly
    )
    let found = try ScoreStore.spaces.tables.filter { table in
      guard table.member != nil else { return false }
      var query = SQLText("SELECT 1 FROM ")
      query.append(table.name)
      query.append(" WHERE member = ? LIMIT 1", member)
      return try connection.first(query) { try $0.value(0, as: Int.self) } != nil
    }
    return Set(found.map(\.name.description))
  }

  @Test(
    "of a member deletes their data from every file, and keeps the others' (SHR-002, APP-123, ANA-071)"
  )
  func member() throws {
    let (home, mia) = try Self.marked()
    try home.add("Mine")
    #expect(try home.run("add", "For her", "--child", "Mia \(Self.marker)").status == 0)
    let before = try Self.places(home)
    for service in ["task", "catalog", "analytics", "notification", "gateway"] {
      #expect(before.contains { $0.hasPrefix(service) }, "\(service): \(before)")
    }
    let figures = try Self.analyticsTables(of: mia, home)
    #expect(
      figures.isSuperset(of: [
        "ledger", "day_score", "streak_run", "span_sum", "away_period", "health_entry",
      ]),
      "\(figures)"
    )
    // Without a terminal there is no confirmation prompt.
    let asked = try home.run("members", "remove", "Mia \(Self.marker)")
    #expect(asked.status == ExitCode.wrongUse.rawValue, "\(asked)")
    #expect(asked.errors.contains("records? This cannot be undone."), "\(asked)")
    let removed = try home.run("members", "remove", "Mia \(Self.marker)", "--yes")
    #expect(
      removed.status == 0 && removed.output.contains("signed them out everywhere"),
      "\(removed)"
    )
    // At once, whatever the services still have.
    let refused = try home.run(["today"], home: "/tablet")
    #expect(refused.status == ExitCode.notAllowed.rawValue, "\(refused)")
    #expect(
      try home.run("list", "--child", "Mia \(Self.marker)").status == ExitCode.notFound.rawValue
    )
    try home.pass(Self.whole)
    let list = try Self.removals(home)
    #expect(list.count == 1 && list.first?.memberID == mia && list.first?.finishedAt != nil)
    let left = try Self.places(home)
    #expect(left == [])
    #expect(try Self.analyticsTables(of: mia, home) == [])
    #expect(try home.task("Mine").name == "Mine")
    #expect(try home.run("members", "removed").output.contains("all data was deleted"))
    // Feeds have no gaps, so that followers can continue.
    try home.add("Another")
    try home.pass(.seconds(5))
    #expect(try home.run("score").status == 0)
  }

  @Test(
    "resumes, whichever service was down and however often the gateway restarts",
    arguments: ["gateway", "task", "catalog", "analytics", "notification"]
  )
  func interrupted(service: String) throws {
    let (home, mia) = try Self.marked()
    let preview = try home.call {
      try await GatewayV1.RemovalsClient($0).previewMemberRemoval(.init(memberID: mia))
    }
    #expect(preview.counts.contains { $0.kind == "tasks" && $0.records == 2 }, "\(preview)")
    if service != "gateway" { try home.installation.run { await home.stop(service) } }
    let answer = try home.call {
      try await GatewayV1.RemovalsClient($0).removeMember(
        .init(memberID: mia, confirmation: preview.confirmation)
      )
    }
    #expect(answer.removal?.memberID == mia && answer.removal?.finishedAt == nil)
    if service != "gateway" {
      try home.pass(Self.whole)
      #expect(try Self.removals(home).first?.finishedAt == nil)
    }
    try home.installation.run {
      await home.stop("gateway")
      try await home.start("gateway")
      if service != "gateway" { try await home.start(service) }
    }
    try home.pass(.seconds(100))
    // Again between the passes.
    try home.installation.run {
      await home.stop("gateway")
      try await home.start("gateway")
    }
    try home.pass(Self.whole)
    #expect(try Self.removals(home).first?.finishedAt != nil)
    let left = try Self.places(home)
    #expect(left == [])
  }

  @Test("is refused without its own confirmation, and for the last parent (SHR-002)")
  func refusals() throws {
    let (home, mia) = try Self.marked()
    func reason(_ body: @escaping @Sendable (GatewayV1.RemovalsClient) async throws -> Void) throws
      -> String
    {
      try home.call { channel in
        do {
          try await body(GatewayV1.RemovalsClient(channel))
          return ""
        } catch let error as RPCError {
          return error.reason
        }
      }
    }
    let household = try home.call {
      try await GatewayV1.RemovalsClient($0).previewHouseholdRemoval(.init()).confirmation
    }
    for wrong in ["", "x", "1.2", household, String(repeating: "9", count: 500)] {
      let found = try reason {
        _ = try await $0.removeMember(.init(memberID: mia, confirmation: wrong))
      }
      #expect(found == "invalid_confirmation", "\(wrong)")
    }
    let own = try home.call {
      try await GatewayV1.RemovalsClient($0).previewMemberRemoval(.init(memberID: mia)).confirmation
    }
    try home.pass(.seconds(601))
    #expect(
      try reason { _ = try await $0.removeMember(.init(memberID: mia, confirmation: own)) }
        == "invalid_confirmation"
    )
    #expect(try reason { _ = try await $0.previewMemberRemoval(.init()) } == "last_parent")
    let last = try home.run("members", "remove", "Alex", "--yes")
    #expect(last.status == ExitCode.conflict.rawValue, "\(last)")
    let child = try home.run(["members", "remove", "Mia \(Self.marker)", "--yes"], home: "/tablet")
    #expect(child.errors.contains("(parents_only)"), "\(child)")
    #expect(try Self.removals(home).isEmpty)
    #expect(try home.run("members").output.contains("Mia"))
  }

  @Test(
    "is refused if the counts have changed since the preview: the new ones are shown for confirmation (SHR-002)"
  )
  func countsChanged() throws {
    let (home, mia) = try Self.marked(
      terminal: Terminal(isInput: true, isOutput: false, isErrors: true)
    )
    let preview = try home.call {
      try await GatewayV1.RemovalsClient($0).previewMemberRemoval(.init(memberID: mia))
    }
    let name = "Mia \(Self.marker)"
    #expect(try home.run("add", "One more", "--child", name).status == 0)
    let reason = try home.call { channel in
      do {
        _ = try await GatewayV1.RemovalsClient(channel).removeMember(
          .init(memberID: mia, confirmation: preview.confirmation)
        )
        return ""
      } catch let error as RPCError {
        return error.code == .aborted ? error.reason : "\(error)"
      }
    }
    #expect(reason == "removal_changed")
    #expect(try Self.removals(home).isEmpty)
    let changed = RPCError(.aborted, "removal_changed", "It has changed.", retryable: false)
    home.script.refuse("RemoveMember", with: changed)
    home.machine.type("yes", "yes")
    let removed = try home.run("members", "remove", name)
    #expect(removed.status == 0, "\(removed)")
    #expect(removed.errors.components(separatedBy: "  3  tasks").count == 3, "\(removed)")
    #expect(removed.errors.contains("has changed meanwhile"), "\(removed)")
    #expect(try Self.removals(home).count == 1)
  }

  @Test("ends the member's open watch (GTW-065)")
  func watch() throws {
    let (home, mia) = try Self.marked()
    let watching = home.loop.spawn { await home.daybook(["watch"], home: "/tablet") }
    try home.pass(.seconds(2))
    #expect(try home.run("members", "remove", mia.text, "--yes").status == 0)
    let outcome = try home.installation.run { await watching.value }
    #expect(outcome.status == ExitCode.notAllowed.rawValue, "\(outcome)")
  }

  @Test("of the household leaves nothing, and a new one can be set up (SHR-002)")
  func household() throws {
    let (home, _) = try Self.marked(
      terminal: Terminal(isInput: true, isOutput: false, isErrors: true)
    )
    home.machine.type("no")
    let refused = try home.run("household", "delete")
    #expect(refused.status != 0 && refused.errors.contains("  tasks"), "\(refused)")
    home.machine.type("yes")
    let deleted = try home.run("household", "delete")
    #expect(deleted.status == 0, "\(deleted)")
    #expect(home.files.text(Machine.credentials) == nil)
    #expect(try home.run(["today"], home: "/tablet").status == ExitCode.notAllowed.rawValue)
    try home.pass(Self.whole)
    let left = try Self.places(home)
    #expect(left == [])
    try home.installation.run { try await home.setUp() }
    #expect(try home.run("members").output.contains("Alex"))
    #expect(try home.run("list").status == 0)
  }
}
