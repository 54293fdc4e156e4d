import Foundation
import GatewayContracts
import RPC
import RuntimeContracts
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("Watching changes")
struct WatchCommandTests {
  private let home: Home

  init() throws {
    home = try Home.running()
  }

  /// Watches, at most for two minutes, and a second later runs these commands, one a second.
  private func watch(_ words: [String], while commands: [[String]]) throws -> Home.Outcome {
    try home.installation.run { [home] in
      let watching = home.loop.spawn { await home.daybook(["watch", "--timeout", "120s"] + words) }
      for command in commands {
        try await home.loop.sleep(for: .seconds(1))
        let outcome = await home.daybook(command)
        guard outcome.status == 0 else { throw Refusal(outcome: outcome) }
      }
      return await watching.value
    }
  }

  private struct Refusal: Error {
    let outcome: Home.Outcome
  }

  /// Seven tasks of the highest priority earn 49 points; level 2 begins at 50 (LVL-002).
  private func nearlyLevelTwo() throws {
    for number in 1...7 {
      let task = try home.add("Task \(number)") { $0.priority = .highest }
      #expect(try home.run("done", task.id?.text ?? "").status == 0)
    }
    try home.pass(.seconds(7_180))
  }

  @Test("prints each change in plain words, reminders with a bell (REM-042, TSK-080)")
  func words() throws {
    try nearlyLevelTwo()
    let kinds = [
      "task_created", "task_completed", "reminder_delivered", "topic_completed", "level_reached",
    ]
    let outcome = try watch(
      kinds.flatMap { ["--kind", $0] } + ["--count", "5"],
      while: [
        ["add", "Tea", "--p0"], ["remind", "1", "--in", "10s"], ["topics", "done", "laundry"],
        ["list"], ["list"], ["list"], ["list"], ["list"], ["list"], ["list"], ["list"], ["list"],
        ["list"], ["done", "1"],
      ]
    )
    #expect(
      outcome.lines == [
        "10:59:41  Added “Tea”",
        "10:59:43  Lesson done “Laundry”, 10 learning points",
        "10:59:52  🔔 Tea",
        "10:59:54  ✓ Done “Tea”, 7 points",
        "10:59:54  Level 2 reached: Mover!",
      ]
    )
    #expect(outcome.errors == "Watching. Ctrl-C ends it.\n")
  }

  @Test("prints one line of JSON for each answer, heartbeats included (CLI-005)")
  func json() throws {
    let words = ["--kind", "task_created", "--kind", "task_completed", "--count", "2", "--json"]
    let outcome = try watch(words, while: [["add", "Tea"], ["done", "1"]])
    let kinds = try outcome.lines.map { line -> String? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(value?["cursor"] is String)
      let event = value?["event"] as? [String: Any]
      let body = event?["body"] as? [String: Any]
      #expect(body == nil || body?["task"] != nil)
      return event?["kind"] as? String
    }
    #expect(kinds.first == .some(nil), "where the stream begins")
    #expect(kinds.compactMap { $0 } == ["task_created", "task_completed"])
  }

  @Test("misses nothing when the connection breaks, and reports that (SYN-022)")
  func resumes() throws {
    let outcome = try home.installation.run { [home] in
      let watching = home.loop.spawn {
        await home.daybook([
          "watch", "--kind", "task_created", "--count", "3", "--timeout", "300s",
        ])
      }
      try await home.loop.sleep(for: .seconds(1))
      _ = await home.daybook(["add", "Tea"])
      try await home.loop.sleep(for: .seconds(1))
      // Changes while the watcher is disconnected, and after that.
      home.installation.transport.breakConnections(to: Home.gateway)
      _ = await home.daybook(["add", "Milk"])
      try await home.loop.sleep(for: .seconds(60))
      _ = await home.daybook(["add", "Eggs"])
      return await watching.value
    }
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "09:00:01  Added “Tea”", "09:00:02  Added “Milk”", "09:01:02  Added “Eggs”",
      ]
    )
    let asked = try home.script.requests(
      GatewayV1.Changes.Methods.watch,
      GatewayV1.WatchRequest.self
    )
    #expect(asked.map(\.cursor.isEmpty) == [true, false])
    #expect(outcome.errors.contains("Trying again …"))
    #expect(outcome.errors.contains("nothing was missed"))
  }

  @Test("ends after the given time, even while the gateway is down (CLI-006)")
  func timeout() throws {
    let created = ["--timeout", "30s", "--kind", "task_created"]
    let looked = try watch(["--kind", "task_created"], while: [["add", "Tea"]])
    #expect(looked.status == 0)
    #expect(looked.lines.count == 1)
    let waited = try home.installation.run { [home] in
      let watching = home.loop.spawn { await home.daybook(["watch"] + created + ["--count", "2"]) }
      try await home.loop.sleep(for: .seconds(1))
      _ = await home.daybook(["add", "Milk"])
      await home.stop("gateway")
      return await watching.value
    }
    #expect(waited.status == ExitCode.unavailable.rawValue)
    #expect(waited.lines.count == 1)
    #expect(waited.errors.contains("Fewer changes than --count"))
  }

  @Test("reports which service cannot be followed at the moment")
  func parts() throws {
    try home.installation.run { [home] in await home.stop("catalog") }
    let outcome = try watch(["--kind", "task_created", "--count", "1"], while: [["add", "Tea"]])
    #expect(
      outcome.lines[0] == "⚠ catalog cannot be followed now: The catalog service cannot be reached."
    )
    #expect(outcome.lines.last == "09:00:01  Added “Tea”")
  }

  @Test("names the list of each change, and omits internal events")
  func otherMembers() throws {
    try home.addMember("Mia")
    let kinds = ["inbox_ensured", "topic_state_changed", "task_created"]
    let outcome = try watch(
      kinds.flatMap { ["--kind", $0] },
      while: [
        ["add", "Tea"], ["topics", "show", "laundry"], ["add", "Homework", "--member", "mia"],
      ]
    )
    #expect(outcome.lines == ["09:00:01  Added “Tea”", "09:00:03  Mia: Added “Homework”"])
  }

  @Test("refuses an unknown kind of change at once (CLI-006)")
  func unknownKind() throws {
    let outcome = try home.run("watch", "--kind", "task_complted")
    #expect(outcome.status == ExitCode.wrongUse.rawValue)
    #expect(outcome.errors.contains("Did you mean “task_completed”?"))
    #expect(try home.run("watch", "--kind", "nope").status == ExitCode.wrongUse.rawValue)
    let known = try watch(
      ["--kind", "task_created", "--kind", "level_reached", "--count", "1"],
      while: [["add", "Tea"]]
    )
    #expect(known.status == 0)
    let help = try home.run("help", "watch").output
    #expect(WatchCommand.kinds.allSatisfy { help.contains($0) })
  }

  @Test("supports each kind of event in the contracts, and no other (EVT-002)")
  func kindsOfContracts() throws {
    let protos = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Shared/Contracts/Protos/daybook").standardized
    var kinds: Set<String> = []
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: protos, includingPropertiesForKeys: nil)
    ) where file.pathExtension == "proto" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for event in text.matches(of: /option \(daybook\.options\.v1\.event\) = "(\w+)"/) {
        kinds.insert(String(event.1))
      }
    }
    #expect(Set(WatchCommand.kinds) == kinds)
    #expect(WatchCommand.kinds.count == kinds.count)
  }

  @Test("fails at once when the token is refused")
  func refused() throws {
    home.script.refuse("Watch", with: RPCError(.unauthenticated, "token_revoked", "It was ended."))
    #expect(try home.run("watch").status == ExitCode.notAllowed.rawValue)
  }
}

@Suite("A reminder at the command line")
struct RemindCommandTests {
  @Test("is set after a delay or at a time, and removed (REM-010)")
  func remind() throws {
    let home = try Home.running()
    try home.add("Tea")
    _ = try home.run("list")
    #expect(try home.run("remind", "1", "--in", "10m").output == "🔔 “Tea” rings today 09:10.\n")
    #expect(
      Timestamp(try #require(try home.task("Tea").alertReminderTime))
        == Timestamp.testStart + .seconds(600)
    )
    #expect(try home.run("remind", "1", "--at", "08:00").output.contains("tomorrow 08:00"))
    #expect(try home.run("projects", "edit", "Inbox", "--reminders", "off").status == 0)
    #expect(
      try home.run("remind", "1", "--in", "10m").lines == [
        "“Tea” would ring today 09:10, but reminders are off in “Inbox”.",
        "“daybook projects edit PROJECT --reminders on” changes that.",
      ]
    )
    #expect(try home.run("remind", "1", "--off").output == "Removed the reminder for “Tea”.\n")
    #expect(try home.task("Tea").alertReminderTime == nil)
    #expect(try home.run("remind", "1").status == ExitCode.wrongUse.rawValue)
    #expect(try home.run("remind", "1", "--in", "soon").status == ExitCode.invalid.rawValue)
    #expect(try home.run("remind", "1", "--in", "3650d").status == 0)
    #expect(try home.run("remind", "1", "--in", "3651d").status == ExitCode.invalid.rawValue)
  }
}
