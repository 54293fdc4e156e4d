import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// The commands about a child's apps, against the services themselves.
@Suite("A child's apps")
struct AppCommandsTests {
  private static let csv = """
    bundle_identifier,app_name,screen_title
    com.example.maths,Maths,secret
    org.chess,Chess,secret
    com.example.game,"Castle, the Game",secret
    """

  @Test(
    "are reported, listed, categorized one by one, and have a history (APP-015, APP-037, APP-113, APP-126)"
  )
  func oneByOne() throws {
    let home = try Home()
    try home.installation.run {
      let mia = try await Self.family(home)
      let none = await home.daybook(["apps", "--child", "Mia"])
      #expect(none.output.hasPrefix("No apps were reported yet."), "\(none)")
      home.files.put("/apps.csv", Self.csv)
      let reported = await home.daybook(
        ["apps", "report", "--child", "Mia", "--device", "Tablet", "/apps.csv"]
      )
      #expect(reported.output == "“Tablet”: 3 new.\n", "\(reported)")
      let set = await home.daybook(
        ["apps", "set", "--child", "Mia", "maths", "learning", "--points", "90"]
      )
      #expect(set.output == "“Maths”: learning, 90 points an hour.\n", "\(set)")
      let again = await home.daybook(["apps", "set", "--child", "mia", "ORG.chess", "reward"])
      #expect(again.output == "“Chess”: reward.\n", "\(again)")
      let same = await home.daybook(["apps", "set", "--child", "Mia", "Chess", "reward"])
      #expect(same.output == "“Chess” is unchanged: reward.\n", "\(same)")
      let listed = await home.daybook(["apps", "list", "--child", "Mia", "--sort", "category"])
      #expect(
        listed.lines.dropFirst().prefix(3).map { $0.prefix(6) } == ["Castle", "Maths ", "Chess "]
      )
      #expect(listed.lines.last == "3 apps: 1 learning, 1 reward, 1 uncategorized.", "\(listed)")
      #expect(!listed.output.contains("secret"))
      let found = try await home.json("apps", "--child", "Mia", "--search", "CHESS")
      #expect(
        found.texts("apps", "bundleIdentifier") == ["org.chess"] && found.number("total") == 3
      )
      let history = await home.daybook(["apps", "history", "--child", "Mia"])
      #expect(history.lines.count == 3, "\(history)")
      #expect(history.lines[1].contains("Chess") && history.lines[1].hasSuffix("reward"))
      #expect(history.lines[2].contains("learning, 90 points an hour"))
      let shown = await home.daybook(["apps", "show", "--child", "Mia", "maths"])
      #expect(shown.lines.prefix(2) == ["Maths", "  com.example.maths"], "\(shown)")
      #expect(shown.output.contains("by Alex") || shown.output.contains("changed "))
      let own = try await home.json("apps", "--token-file", mia)
      #expect(own.count("apps") == 3)
      await home.stopAll()
    }
  }

  @Test(
    "are refused with helpful messages, and nothing is changed (APP-001, APP-003, APP-032, APP-113)"
  )
  func refusals() throws {
    let home = try Home()
    try home.installation.run {
      let mia = try await Self.family(home)
      _ = try await home.json("members", "add", "Ben", "--child")
      home.files.put("/apps.json", #"[{"bundle_identifier": "a", "app_name": "App", "text": "x"}]"#)
      let report = ["apps", "report", "--child", "Mia", "--device", "tablet"]
      #expect(await home.daybook(report + ["/apps.json"]).output == "“tablet”: 1 new.\n")
      let cases: [([String], Int32, String)] = [
        (["a", "learning", "--points", "0"], 3, "points_zero"),
        (["a", "learning", "--points", "-1"], 3, "points_negative"),
        (["a", "learning", "--points", "1001"], 3, "points_too_high"),
        (["a", "learning", "--points", "99999999999999999999"], 3, "points_too_high"),
        (["a", "learning", "--points", "1.5"], 3, "points_not_integer"),
        (["a", "reward", "--points", "5"], 3, "points_not_allowed"),
        (["nothing", "reward"], 4, "unknown_app"), (["a", "fun"], 2, "wrong_use"),
        (["a", "reward", "--child", "Ben"], 4, "unknown_app"),
        (["a", "reward", "--child", "Nobody"], 4, "member_not_found"),
        (["a", "reward", "--token-file", mia], 6, ""),
      ]
      for (words, status, code) in cases {
        let child = words.contains("--child") ? [] : ["--child", "Mia"]
        let refused = await home.daybook(["apps", "set"] + words + child + ["--json"])
        #expect(refused.status == status && refused.errors.contains(code), "\(words) \(refused)")
      }
      let parent = await home.daybook(["apps", "list", "--json"])
      #expect(parent.errors.contains("not_a_child"), "\(parent)")
      // A child's own token does not report, for itself or with its name.
      for child in [[], ["--child", "Mia"]] {
        let words = [
          "apps", "report", "--device", "t", "/apps.json", "--token-file", mia, "--json",
        ]
        let refused = await home.daybook(words + child)
        #expect(refused.status == ExitCode.notAllowed.rawValue, "\(refused)")
        #expect(refused.errors.contains("children_do_not_report"), "\(refused)")
      }
      let listed = try await home.json("apps", "--child", "Mia")
      #expect(listed.objects("apps").map { $0.number("revision") } == [1])
      home.files.put("/bad.json", "{")
      home.files.put("/some.csv", "b,App B\nbad id,Bad\n")
      let unreadable = await home.daybook(report + ["/bad.json", "--json"])
      #expect(unreadable.status == 3 && unreadable.errors.contains("unreadable_file"))
      let partial = await home.daybook(report + ["/some.csv"])
      #expect(partial.status == ExitCode.partial.rawValue, "\(partial)")
      #expect(partial.output.contains("“tablet”: 1 new, 1 removed."))
      #expect(partial.output.contains("Entry 2 “bad id” was skipped"))
      await home.stopAll()
    }
  }

  @Test(
    "are categorized in bulk after a confirmation (APP-041, APP-043, APP-044, APP-048, APP-113)"
  )
  func bulk() throws {
    let machine = Machine()
    let home = try Home(machine: machine)
    try home.installation.run {
      _ = try await Self.family(home)
      let list = (0..<12).map { "app.\($0),Game \(10 + $0)" }.joined(separator: "\n")
      let report = ["apps", "report", "--child", "Mia", "--device", "tablet", "-"]
      machine.type(list)
      #expect(await home.daybook(report).output == "“tablet”: 12 new.\n")
      let bulk = ["apps", "bulk", "--child", "Mia"]
      // Without a terminal there is no confirmation, and nothing happens.
      let silent = await home.daybook(bulk + ["--all-matching", "reward"])
      #expect(silent.status == ExitCode.wrongUse.rawValue, "\(silent)")
      machine.terminal = Terminal(isInput: true, isOutput: false, isErrors: true)
      machine.type("n")
      let declined = await home.daybook(bulk + ["--all-matching", "reward"])
      #expect(
        declined.status == 1 && declined.errors.contains("Make 12 apps rewards?"),
        "\(declined)"
      )
      #expect(declined.errors.contains("  Game 10") && declined.errors.contains("and 2 more"))
      #expect(try await home.json("apps", "--child", "Mia").number("counts", "uncategorized") == 12)
      machine.type("y")
      let done = await home.daybook(bulk + ["--all-matching", "--search", "game 1", "learning"])
      #expect(done.status == 0 && done.output == "10 changed.\n", "\(done)")
      let named = await home.daybook(
        bulk + ["Game 10", "app.11", "learning", "--keep-points", "--yes"]
      )
      #expect(named.output == "1 changed, 1 unchanged.\n", "\(named)")
      // One is not installed any more.
      machine.type(list.split(separator: "\n").dropFirst().joined(separator: "\n"))
      #expect(await home.daybook(report).output == "“tablet”: 1 removed, 11 as before.\n")
      let partial = await home.daybook(bulk + ["app.0", "app.1", "reward", "--yes"])
      #expect(partial.status == ExitCode.partial.rawValue, "\(partial)")
      #expect(partial.lines == ["1 changed, 1 removed.", "“app.0” is no longer installed."])
      for wrong in [
        ["reward"], ["a", "--all-matching", "reward"], ["a", "--search", "b", "none"],
      ] {
        #expect(await home.daybook(bulk + wrong).status == ExitCode.wrongUse.rawValue, "\(wrong)")
      }
      let none = await home.daybook(bulk + ["--all-matching", "--search", "zzz", "none", "--json"])
      #expect(none.status == 3 && none.errors.contains("empty_selection"), "\(none)")
      await home.stopAll()
    }
  }

  @Test(
    "are watched by parents and the child, a bulk action as one, and by no sibling (APP-006, APP-056, APP-057, APP-059)"
  )
  func watched() throws {
    let home = try Home()
    try home.installation.run {
      let mia = try await Self.family(home)
      let ben = try await Self.token("Ben", home)
      home.files.put("/apps.csv", Self.csv)
      let report = ["apps", "report", "--child", "Mia", "--device", "tablet"]
      _ = await home.daybook(report + ["/apps.csv"])
      let watchers = [
        ["apps", "watch", "--child", "Mia"], ["apps", "watch", "--token-file", mia],
        ["watch", "--token-file", ben],
      ]
      let papers = watchers.map { _ in Paper() }
      let watching = zip(watchers, papers).map { words, paper in
        home.loop.spawn {
          await CommandLineTool.run(words + ["--json"], home.environment("/home", paper, Paper()))
        }
      }
      try await home.loop.sleep(for: .seconds(1))
      _ = await home.daybook([
        "apps", "bulk", "--child", "Mia", "--all-matching", "reward", "--yes",
      ])
      home.files.put("/one.csv", "org.chess,Chess\n")
      _ = await home.daybook(report + ["/one.csv"])
      try await home.loop.sleep(for: .milliseconds(900))
      for paper in papers.prefix(2) {
        let lines = try paper.lines.map { try JSON($0) }
        #expect(lines.first?.count("apps") == 3, "\(paper.text)")
        let events = lines.filter { $0.has("event") }
        let kinds = events.compactMap { $0.text("event", "kind") }
        #expect(kinds.filter { $0 == "app_updated" }.count == 3, "\(kinds)")
        #expect(kinds.filter { $0 == "app_removed" }.count == 2, "\(kinds)")
        #expect(Set(events.prefix(3).map { $0.text("event", "batchId") }).count == 1)
        #expect(events.first?.text("event", "body", "app", "category") == "APP_CATEGORY_REWARD")
      }
      #expect(!papers[2].text.contains("app_"), "\(papers[2].text)")
      for watch in watching { watch.cancel() }
      for watch in watching { _ = await watch.value }
      await home.stopAll()
    }
  }

  @Test(
    "cut long names at 30 columns unless --wide, and are completed by their identifiers (APP-013, APP-113)"
  )
  func names() throws {
    let home = try Home()
    try home.installation.run {
      _ = try await Self.family(home)
      let name = String(repeating: "語", count: 255)
      home.files.put("/apps.csv", "app.long,\(name)\napp.short,Short\n")
      _ = await home.daybook(
        ["apps", "report", "--child", "Mia", "--device", "tablet", "/apps.csv"]
      )
      let list = ["apps", "list", "--child", "Mia"]
      let cut = await home.daybook(list)
      #expect(!cut.output.contains(name) && cut.output.contains("語…"), "\(cut)")
      #expect(await home.daybook(list + ["--wide"]).output.contains(name))
      let words = ["completion", "words", "--"]
      let set = await home.daybook(words + ["apps", "set", "--child", "Mia", "app."])
      #expect(set.lines.map { $0.prefix(while: { $0 != "\t" }) } == ["app.short", "app.long"])
      let category = await home.daybook(words + ["apps", "set", "--child", "Mia", "app.long", ""])
      #expect(category.lines.contains("learning"), "\(category)")
      let bulk = await home.daybook(
        words + ["apps", "bulk", "--child", "Mia", "app.long", "app.short", "re"]
      )
      #expect(bulk.lines == ["reward"], "\(bulk)")
      let child = await home.daybook(words + ["apps", "list", "--child", "M"])
      #expect(child.lines.map { $0.prefix(3) } == ["Mia"], "\(child)")
      await home.stopAll()
    }
  }

  /// A household with the child Mia; answers with the file of her token.
  private static func family(_ home: Home) async throws -> String {
    try await home.startAll()
    try await home.setUp()
    let file = try await token("Mia", home)
    try await home.done("consent", "give", "screen-time", "--child", "Mia", "--yes")
    return file
  }

  private static func token(_ name: String, _ home: Home) async throws -> String {
    _ = try await home.json("members", "add", name, "--child")
    let token = try await home.json("tokens", "add", "phone", "--member", name)
    let file = "/home/\(name.lowercased())"
    home.files.put(file, try #require(token.text("secret")))
    return file
  }
}
