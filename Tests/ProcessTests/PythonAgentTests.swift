import Foundation
import Testing

/// Runs `Tests/PythonAgent/agent.py` with a device's token against the real processes.
@Suite("The example agent for a child's device, in Python")
struct PythonAgentTests {
  private static let script = "deploy/dev/python-agent"

  @Test("is shorter than 150 lines")
  func length() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "PythonAgent/agent.py")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count < 150)
  }

  @Test(
    "reports inventory and use, each interval once, and reads what a child may use (ruling 25, APP-015, APP-071, APP-089)"
  )
  func reports() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    for words in [
      ["members", "add", "Mia", "--child"],
      ["consent", "give", "screen-time", "--child", "Mia", "--yes"],
      ["points", "adjust", "--child", "Mia", "--give", "60", "--reason", "Garden"],
    ] {
      let outcome = try home.daybook(words)
      #expect(outcome.status == 0, "\(outcome)")
    }
    let made = try home.json(["tokens", "add", "tablet", "--device", "--child", "Mia"])
    let token = home.home.appending(path: "device-token")
    try Data((made["secret"] as? String ?? "").utf8).write(to: token)
    let apps = "printf 'org.kde.math Math for Kids\\norg.game Castle\\n'"

    // Reports the inventory, and the use between two polls.
    let first = try agent(home, token, "first.json", ["--apps", apps, "--looks", "2"])
    #expect(first.output == "{\"left\": {}}\n{\"left\": {}}\n", "\(first)")
    let listed = try home.json(["apps", "--child", "Mia"])["apps"] as? [[String: Any]] ?? []
    #expect(listed.map { $0["appName"] as? String } == ["Castle", "Math for Kids"], "\(listed)")
    #expect(listed.map { $0["lastUsedAt"] != nil } == [false, true], "\(listed)")
    #expect(try usage(home)["org.game"] == nil)

    // Pending intervals in the file are reported again after a crash, and count once.
    // They begin after the consent: what was used before it is not stored.
    let start = Int(Date().timeIntervalSince1970.rounded(.up)) * 1_000
    let waiting = """
      [{"id": "\(UUID().uuidString.lowercased())", "app": "org.game", "start": \(start), "end": \(start + 90_000)}]
      """
    for name in ["second.json", "third.json"] {
      let spool = home.home.appending(path: name)
      try Data(waiting.utf8).write(to: spool)
      let run = try agent(home, token, name, ["--apps", apps, "--looks", "1"])
      #expect(run.output == "{\"left\": {}}\n" && run.errors.isEmpty, "\(run)")
      #expect(try String(contentsOf: spool, encoding: .utf8) == "[]")
      #expect(try usage(home)["org.game"] == 90)
    }

    // Allocations are returned with their remaining seconds.
    for words in [
      ["apps", "set", "--child", "Mia", "org.game", "reward"],
      ["rewards", "redeem", "org.game", "15", "--child", "Mia"],
    ] {
      let outcome = try home.daybook(words)
      #expect(outcome.status == 0, "\(outcome)")
    }
    let rewards = try agent(home, token, "fourth.json", ["--apps", apps, "--looks", "1"])
    #expect(rewards.output == "{\"left\": {\"org.game\": 900}}\n", "\(rewards)")

    // Without a consent, use stays in the file.
    #expect(try home.daybook(["consent", "withdraw", "screen-time", "--child", "Mia"]).status == 0)
    let refused = try agent(home, token, "fifth.json", ["--apps", apps, "--looks", "2"])
    #expect(refused.status == 0 && refused.errors.contains("will retry: "), "\(refused)")
    let kept = try String(contentsOf: home.home.appending(path: "fifth.json"), encoding: .utf8)
    #expect(kept.contains("org.kde.math"))
  }

  /// Runs the agent with the learning app always in the foreground.
  private func agent(
    _ home: Installation,
    _ token: URL,
    _ spool: String,
    _ more: [String]
  ) throws -> Outcome {
    let outcome = try Program.run(
      script: Self.script,
      [
        "--server", home.address(of: "gateway"), "--token-file", token.path, "--device", "tablet",
        "--spool", home.home.appending(path: spool).path, "--front", "echo org.kde.math", "--every",
        "0",
      ] + more
    )
    #expect(outcome.status == 0, "\(outcome)")
    return outcome
  }

  /// Seconds of use, by app.
  private func usage(_ home: Installation) throws -> [String: Int] {
    let days = try home.json(["usage", "--child", "Mia"])["days"] as? [[String: Any]] ?? []
    return days.reduce(into: [:]) { sums, day in
      let seconds = (day["usedSeconds"] as? String).flatMap { Int($0) } ?? 0
      sums[day["bundleIdentifier"] as? String ?? "", default: 0] += seconds
    }
  }
}
