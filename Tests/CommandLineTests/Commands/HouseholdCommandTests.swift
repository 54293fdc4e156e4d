import Contracts
import Foundation
import RPC
import Testing
import TestSupport
import Vocabulary

@testable import CommandLineTool

@Suite("A household at the command line")
struct HouseholdCommandTests {
  @Test("is set up with the gateway's code, and the token is kept")
  func setup() throws {
    let desk = try Desk(isSignedIn: false)
    desk.files.put("/code", "1234-5678\n")
    let outcome = try desk.run(
      "setup",
      "--code-file",
      "/code",
      "--household",
      "Home",
      "--name",
      "Alex",
      "--zone",
      "UTC"
    )
    #expect(outcome.status == 0)
    #expect(outcome.lines[0] == "The household “Home” is there. Welcome, Alex!")
    #expect(!outcome.output.contains(FakeGateway.secret))
    let kept = try #require(desk.files.text("/home/client/credentials"))
    #expect(kept.contains(FakeGateway.secret))
    #expect(try desk.run("whoami").lines[0] == "Alex, parent in “Home”")
  }

  @Test("asks for what was not given, with the machine's zone as a proposal")
  func questions() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 80)
    let desk = try Desk(
      isSignedIn: false,
      terminal: terminal,
      typed: ["1234-5678", "", "Alex", ""]
    )
    let outcome = try desk.run("setup")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Which time zone? [Europe/Vienna]: "))
    #expect(desk.gateway.household.name == "Home")
    #expect(desk.gateway.household.zone == "Europe/Vienna")
  }

  @Test("is not set up with a wrong code, or with too little")
  func refusals() throws {
    let desk = try Desk(isSignedIn: false)
    let wrong = try desk.run("setup", "--code", "0", "--household", "H", "--name", "A")
    #expect(wrong.status == ExitCode.notAllowed.rawValue)
    #expect(wrong.errors == "daybook: The setup code is not valid. (invalid_setup_code)\n")
    #expect(desk.files.text("/home/client/credentials") == nil)
    #expect(try desk.run("setup", "--code", "1").status == ExitCode.wrongUse.rawValue)
  }

  @Test("never loses its first token: what cannot be kept is shown")
  func tokenThatCannotBeKept() throws {
    let desk = try Desk(isSignedIn: false)
    desk.files.refuseWrites()
    let outcome = try desk.run("setup", "--code", "1234-5678", "--household", "H", "--name", "A")
    #expect(outcome.status == ExitCode.failure.rawValue)
    #expect(outcome.output.contains(FakeGateway.secret))
  }

  @Test("says who nobody is: exit status 6 (CLI-006)")
  func notSignedIn() throws {
    let desk = try Desk(isSignedIn: false)
    let nobody = try desk.run("list")
    #expect(nobody.status == ExitCode.notAllowed.rawValue)
    #expect(nobody.errors.hasPrefix("daybook: Nobody is signed in here. (not_signed_in)\n"))
    #expect(nobody.errors.contains("daybook operator token PARENT --sign-in"))
    desk.files.put("/token", "dbk_nobody\n")
    let stranger = try desk.run("list", "--token-file", "/token")
    #expect(stranger.status == ExitCode.notAllowed.rawValue)
    #expect(stranger.errors.hasPrefix("daybook: The access token is not valid. (invalid_token)\n"))
    #expect(stranger.errors.contains("daybook operator token PARENT --sign-in"))
    desk.files.put("/token", "two words")
    #expect(try desk.run("list", "--token-file", "/token").status == ExitCode.invalid.rawValue)
    desk.files.put("/token", FakeGateway.secret)
    #expect(try desk.run("list", "--token-file", "/token").status == 0)
  }

  @Test("has members, who get tokens that can be ended by name")
  func membersAndTokens() throws {
    let desk = try Desk()
    #expect(try desk.run("members", "add", "Mia").status == ExitCode.wrongUse.rawValue)
    #expect(try desk.run("members", "add", "Mia", "--child").lines[0] == "Mia is in the household.")
    #expect(try desk.run("members").lines.count == 3)
    let token = try desk.run("tokens", "add", "tablet", "--member", "mia")
    #expect(token.lines[2] == "  dbk_shown_once")
    #expect(desk.gateway.tokens.first?.memberID == desk.gateway.members[1].id)
    #expect(try desk.run("tokens", "--child", "Mia").lines.count == 2)
    let unknown = try desk.run("tokens", "--member", "Mai")
    #expect(unknown.status == ExitCode.notFound.rawValue)
    #expect(unknown.errors.contains("Did you mean “mia”?"))
    #expect(try desk.run("tokens", "revoke", "Tablet").status == 0)
    #expect(try desk.run("tokens", "revoke", "tablet").status == ExitCode.notFound.rawValue)
  }

  @Test("shows its own zone beside members who have none")
  func zones() throws {
    let desk = try Desk()
    desk.gateway.members[0].zone = ""
    let mia = MemberID(rawValue: UniqueID(high: 8, low: 2))
    desk.gateway.members.append(
      GatewayV1.Member(id: mia, name: "Mia", role: .child, zone: "Asia/Tokyo")
    )
    let lines = try desk.run("members", "list").lines
    #expect(lines[1].contains("  Europe/Berlin  "))
    #expect(lines[2].contains("  Asia/Tokyo  "))
  }

  @Test("can look at the processes without a token, and sees it when one is down")
  func status() throws {
    let desk = try Desk(isSignedIn: false)
    desk.gateway.processes = [
      .init(name: "gateway", state: "serving", version: "0.1.0"),
      .init(name: "task", state: "unreachable", reason: "nobody listens"),
    ]
    let outcome = try desk.run("status")
    #expect(outcome.status == ExitCode.unavailable.rawValue)
    #expect(outcome.lines[2].hasPrefix("task     unreachable"))
    desk.gateway.processes.removeLast()
    #expect(try desk.run("operator", "status").status == 0)
  }

  @Test("is unavailable with exit status 7 when the gateway is down (CLI-006)")
  func gatewayDown() throws {
    let desk = try Desk()
    let outcome = try desk.run("today", "--server", "127.0.0.1:9")
    #expect(outcome.status == ExitCode.unavailable.rawValue)
    #expect(outcome.errors.hasPrefix("daybook: The gateway does not answer: 127.0.0.1:9"))
    desk.gateway.transport.setSilent(FakeGateway.address, true)
    let slow = try desk.run("today", "--timeout", "2s")
    #expect(slow.status == ExitCode.unavailable.rawValue)
    let unsent = "There was no answer in time: no connection was ready, so it was not sent."
    #expect(slow.errors == "daybook: \(unsent) (deadline_exceeded)\n", "and took no effect")
  }

  @Test("never shows its token to another machine than the one that gave it")
  func tokenStaysHome() throws {
    let desk = try Desk()
    let away = try desk.run("list", "--server", "example.org:7400")
    #expect(away.status == ExitCode.notAllowed.rawValue)
    #expect(away.errors.contains("You are signed in at 127.0.0.1:7400, not at example.org:7400."))
    desk.files.put("/token", FakeGateway.secret)
    let chosen = ["list", "--server", "example.org:7400", "--token-file", "/token"]
    let readable = try desk.run(chosen)
    #expect(readable.status == ExitCode.wrongUse.rawValue)
    #expect(readable.errors.contains("nothing would be encrypted"))
    for variables in [["DAYBOOK_TLS_AUTHORITY": "system"], ["DAYBOOK_INSECURE": "1"]] {
      let willing = try Desk(variables: variables)
      willing.files.put("/token", FakeGateway.secret)
      #expect(try willing.run(chosen).status == ExitCode.unavailable.rawValue)
    }
  }

  @Test("tells a program about errors as JSON too")
  func jsonErrors() throws {
    let desk = try Desk()
    let outcome = try desk.run("show", "1", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["code"] as? String == "no_list")
    #expect(fields["exit"] as? Int == 4)
    #expect(outcome.output.isEmpty)
  }

  @Test("has lessons whose steps are marked by number (TOP)")
  func lessons() throws {
    let desk = try Desk()
    var topic = CatalogV1.Topic()
    topic.identifier = "laundry"
    topic.title = "Laundry"
    topic.category = "Home"
    topic.difficulty = .beginner
    topic.sections = [
      CatalogV1.Section(
        title: "Sort",
        steps: [CatalogV1.Step(stepID: "laundry/sort/1", text: "By colour")]
      )
    ]
    var state = CatalogV1.TopicState()
    state.totalSteps = 1
    desk.gateway.topics = [CatalogV1.TopicWithState(topic: topic, state: state)]
    #expect(try desk.run("topics").lines[1].contains("laundry  Laundry  Home   beginner   0 %"))
    #expect(try desk.run("topics", "show", "laundry").lines.contains("    1. By colour"))
    #expect(
      try desk.run("topics", "step", "laundry", "1").lines
        == ["Done: step 1 of “laundry”; 1 of 1 done."]
    )
    #expect(try desk.run("topics", "step", "laundry", "2").status == ExitCode.notFound.rawValue)
    #expect(
      try desk.run("topics", "done", "laundry").lines
        == ["Lesson “laundry” done! It earned 10 learning points."]
    )
    #expect(try desk.run("topics", "done", "cooking").status == ExitCode.notFound.rawValue)
  }

  @Test("has projects (CLI-002)")
  func projects() throws {
    let desk = try Desk()
    #expect(try desk.run("projects", "add", "Garden", "--color", "green").status == 0)
    #expect(try desk.run("projects", "add", "Garden").status == ExitCode.conflict.rawValue)
    #expect(
      try desk.run("projects").lines.map { $0.prefix(7) } == ["Project", "Inbox  ", "Garden "]
    )
    #expect(try desk.run("projects", "show", "garden").lines[0] == "Garden")
    #expect(try desk.run("projects", "show", "x").status == ExitCode.notFound.rawValue)
  }
}
