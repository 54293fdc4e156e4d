import Contracts
import Foundation
import RPC
import Testing
import TestSupport
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A person who watches")
struct WatchCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func response(_ kind: String, _ body: some Message, cursor: UInt8)
    -> GatewayV1.WatchResponse
  {
    var event = FeedV1.Event()
    event.kind = kind
    event.at = GoogleProtobuf.Timestamp(Timestamp.testStart)
    event.body = GoogleProtobuf.`Any`(
      typeUrl: "type.googleapis.com/\(type(of: body).fullName)",
      value: body.encoded()[...]
    )
    return GatewayV1.WatchResponse(service: "task", event: event, cursor: [cursor])
  }

  private var all: [GatewayV1.WatchResponse] {
    var task = TaskV1.Task()
    task.name = "Tea\u{07}"
    let reminder = NotificationV1.Reminder(taskName: "Tea")
    return [
      GatewayV1.WatchResponse(cursor: [1]),
      response("task_created", TaskV1.TaskCreated(task: task), cursor: 2),
      response("task_completed", TaskV1.TaskCompleted(task: task, points: 7), cursor: 3),
      response(
        "reminder_delivered",
        NotificationV1.ReminderDelivered(reminder: reminder),
        cursor: 4
      ),
      response(
        "topic_completed",
        CatalogV1.TopicCompleted(title: "Laundry", learningPoints: 10),
        cursor: 5
      ),
      response(
        "level_reached",
        AnalyticsV1.LevelReached(newLevel: 2, name: "Apprentice"),
        cursor: 6
      ),
    ]
  }

  @Test("reads each change in plain words, reminders with a bell (REM-042, TSK-080)")
  func words() throws {
    desk.gateway.changes = all
    let outcome = try desk.run("watch", "--count", "5")
    #expect(
      outcome.lines == [
        "09:00:00  Added “Tea␇”",
        "09:00:00  ✓ Done “Tea␇”, 7 points",
        "09:00:00  🔔 Tea",
        "09:00:00  Lesson done “Laundry”, 10 learning points",
        "09:00:00  Level 2 reached: Apprentice!",
      ]
    )
    #expect(outcome.errors == "Watching. Ctrl-C ends it.\n")
  }

  @Test("gets one line of JSON for each answer, heartbeats included (CLI-005)")
  func json() throws {
    desk.gateway.changes = all
    let lines = try desk.run("watch", "--count", "2", "--json").lines
    #expect(lines.count == 3)
    let kinds = try lines.map { line -> String? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let event = value?["event"] as? [String: Any]
      let body = event?["body"] as? [String: Any]
      #expect(body == nil || body?["task"] != nil)
      return event?["kind"] as? String
    }
    #expect(kinds == [nil, "task_created", "task_completed"])
  }

  @Test("misses nothing when the connection breaks, and hears of it (SYN-022)")
  func resumes() throws {
    let gateway = desk.gateway
    gateway.changes = Array(all.prefix(2))
    gateway.simulation.loop.schedule(after: .milliseconds(50)) {
      gateway.changes = Array(all.suffix(4))
    }
    let outcome = try desk.run("watch", "--count", "5")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 5)
    #expect(gateway.watchedFrom.prefix(2) == [[], [2]])
    #expect(outcome.errors.contains("Trying again …"))
    #expect(outcome.errors.contains("nothing was missed"))
  }

  @Test("ends after the time that was given, also while the gateway is away (CLI-006)")
  func timeout() throws {
    desk.gateway.changes = all
    let looked = try desk.run("watch", "--timeout", "30s")
    #expect(looked.status == 0)
    #expect(looked.lines.count == 5)
    desk.gateway.changes = all
    let waited = try desk.run("watch", "--timeout", "30s", "--count", "6")
    #expect(waited.status == ExitCode.unavailable.rawValue)
    #expect(waited.lines.count == 5)
    #expect(waited.errors.contains("Fewer changes came"))
  }

  @Test("is told which service cannot be followed at the moment")
  func parts() throws {
    desk.gateway.changes = [
      GatewayV1.WatchResponse(
        cursor: [1],
        part: GatewayV1.PartStatus(service: "catalog", message: "The service cannot be reached.")
      ),
      all[1],
    ]
    let outcome = try desk.run("watch", "--count", "1")
    #expect(
      outcome.lines[0] == "⚠ catalog cannot be followed now: The service cannot be reached."
    )
  }

  @Test("hears whose list it happened in, and nothing of housekeeping")
  func otherMembers() throws {
    let mia = MemberID(rawValue: UniqueID(high: 8, low: 2))
    desk.gateway.members.append(GatewayV1.Member(id: mia, name: "Mia", role: .child))
    var state = CatalogV1.TopicState()
    state.identifier = "laundry"
    var looked = response(
      "topic_state_changed",
      CatalogV1.TopicStateChanged(state: state),
      cursor: 2
    )
    looked.event?.changedFields = ["last_viewed_date"]
    var hers = all[1]
    hers.event?.spaceID = mia
    var mine = all[1]
    mine.event?.spaceID = desk.gateway.members[0].id
    desk.gateway.changes = [
      looked, response("inbox_ensured", TaskV1.InboxEnsured(), cursor: 3), hers, mine,
    ]
    let outcome = try desk.run("watch", "--count", "4")
    #expect(outcome.lines == ["09:00:00  Mia: Added “Tea␇”", "09:00:00  Added “Tea␇”"])
  }

  @Test("hears at once of a kind of change that does not exist (CLI-006)")
  func unknownKind() throws {
    let outcome = try desk.run("watch", "--kind", "task_complted")
    #expect(outcome.status == ExitCode.wrongUse.rawValue)
    #expect(outcome.errors.contains("Did you mean “task_completed”?"))
    #expect(try desk.run("watch", "--kind", "nope").status == ExitCode.wrongUse.rawValue)
    desk.gateway.changes = all
    let known = try desk.run(
      "watch",
      "--kind",
      "task_created",
      "--kind",
      "level_reached",
      "--count",
      "1"
    )
    #expect(known.status == 0)
    let help = try desk.run("help", "watch").output
    #expect(WatchCommand.kinds.allSatisfy { help.contains($0) })
  }

  @Test("knows each kind of event that a contract has a body for, and no other (EVT-002)")
  func kindsOfContracts() throws {
    let protos = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Shared/Contracts/Protos/daybook").standardized
    var kinds: Set<String> = []
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: protos, includingPropertiesForKeys: nil)
    ) where file.pathExtension == "proto" {
      for message in try String(contentsOf: file, encoding: .utf8).matches(of: /\nmessage (\w+)/) {
        let name = String(message.1)
        // An event is a thing and what happened to it, as one word of two parts or more.
        guard name.hasSuffix("ed") || name.hasSuffix("Undone"), name != "Rescheduled" else {
          continue
        }
        let words = name.replacing(/(?!^)[A-Z]/) { "_\($0.output)" }
        kinds.insert(words.lowercased())
      }
    }
    #expect(Set(WatchCommand.kinds) == kinds)
    #expect(WatchCommand.kinds.count == kinds.count)
  }

  @Test("hears at once when the token is refused")
  func refused() throws {
    desk.gateway.failures["Watch"] = [RPCError(.unauthenticated, "token_revoked", "It was ended.")]
    #expect(try desk.run("watch").status == ExitCode.notAllowed.rawValue)
  }
}

@Suite("A reminder at the command line")
struct RemindCommandTests {
  @Test("is set in a while, at a time, and taken away (REM-010)")
  func remind() throws {
    let desk = try Desk()
    var task = TaskV1.Task()
    task.id = TaskID(rawValue: UniqueID(high: 5, low: 5))
    task.name = "Tea"
    task.projectID = .inbox
    task.projectName = "Inbox"
    desk.gateway.tasks = [task]
    _ = try desk.run("list")
    #expect(try desk.run("remind", "1", "--in", "10m").output == "🔔 “Tea” rings today 09:10.\n")
    #expect(
      Timestamp(try #require(desk.gateway.tasks[0].alertReminderTime))
        == Timestamp.testStart + .seconds(600)
    )
    #expect(try desk.run("remind", "1", "--at", "08:00").output.contains("tomorrow 08:00"))
    desk.gateway.projects[0].settings = TaskV1.ProjectSettings(enableReminders: false)
    #expect(
      try desk.run("remind", "1", "--in", "10m").lines == [
        "“Tea” would ring today 09:10, but reminders are off in “Inbox”.",
        "“daybook projects edit PROJECT --reminders on” changes that.",
      ]
    )
    #expect(try desk.run("remind", "1", "--off").output == "No reminder for “Tea” any more.\n")
    #expect(desk.gateway.tasks[0].alertReminderTime == nil)
    #expect(try desk.run("remind", "1").status == ExitCode.wrongUse.rawValue)
    #expect(try desk.run("remind", "1", "--in", "soon").status == ExitCode.invalid.rawValue)
    #expect(try desk.run("remind", "1", "--in", "3650d").status == 0)
    #expect(try desk.run("remind", "1", "--in", "3651d").status == ExitCode.invalid.rawValue)
  }
}
