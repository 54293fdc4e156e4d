import Foundation
import RPC
import Testing
import TestHousehold
import TestSupport
import Vocabulary

@testable import CommandLineTool

@Suite("A household at the command line")
struct HouseholdCommandTests {
  @Test("is set up with the gateway's code, and the token is stored")
  func setup() throws {
    let home = try Home.running(.withoutHousehold)
    home.files.put("/code", try home.setupCode + "\n")
    let outcome = try home.run(
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
    #expect(outcome.lines[0] == "Created the household “Home”. Welcome, Alex!")
    #expect(!outcome.output.contains("dbk_"))
    let kept = try #require(home.files.text(Machine.credentials))
    #expect(kept.contains("dbk_"))
    #expect(try home.run("whoami").lines[0] == "Alex, parent in “Home”")
  }

  @Test("asks for what was not given, with the machine's zone as a default")
  func questions() throws {
    let terminal = Terminal(isInput: true, isOutput: true, isErrors: true, width: 80)
    let home = try Home.running(.withoutHousehold, machine: Machine(terminal: terminal))
    home.machine.type(try home.setupCode, "", "Alex", "")
    let outcome = try home.run("setup")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Which time zone? [Europe/Vienna]: "))
    let whoAmI = try home.run("whoami", "--plain").lines
    #expect(whoAmI[0] == #"Alex, parent in "Home""#)
    #expect(whoAmI.contains { $0.contains("Europe/Vienna") }, "\(whoAmI)")
  }

  @Test("is not set up with a wrong code, or with too little")
  func refusals() throws {
    let home = try Home.running(.withoutHousehold)
    let wrong = try home.run("setup", "--code", "0", "--household", "H", "--name", "A")
    #expect(wrong.status == ExitCode.notAllowed.rawValue)
    let sentence = "This is not the set-up code that was printed last."
    #expect(wrong.errors == "daybook: \(sentence) (invalid_setup_code)\n")
    #expect(home.files.text(Machine.credentials) == nil)
    #expect(try home.run("setup", "--code", "1").status == ExitCode.wrongUse.rawValue)
  }

  @Test("never loses its first token: a token that cannot be stored is shown")
  func tokenThatCannotBeKept() throws {
    let home = try Home.running(.withoutHousehold)
    home.files.refuseWrites()
    let code = try home.setupCode
    let outcome = try home.run("setup", "--code", code, "--household", "H", "--name", "A")
    #expect(outcome.status == ExitCode.failure.rawValue)
    #expect(outcome.output.contains("dbk_"))
  }

  @Test("reports a missing or invalid sign-in: exit status 6 (CLI-006)")
  func notSignedIn() throws {
    let home = try Home.running(.signedOut)
    let nobody = try home.run("list")
    #expect(nobody.status == ExitCode.notAllowed.rawValue)
    #expect(
      nobody.errors.hasPrefix("daybook: You are not signed in on this machine. (not_signed_in)\n")
    )
    #expect(nobody.errors.contains("daybook operator token PARENT --sign-in"))
    home.files.put("/token", "dbk_nobody\n")
    let stranger = try home.run("list", "--token-file", "/token")
    #expect(stranger.status == ExitCode.notAllowed.rawValue)
    #expect(
      stranger.errors.hasPrefix("daybook: This token is unknown; sign in again. (invalid_token)\n")
    )
    #expect(stranger.errors.contains("daybook operator token PARENT --sign-in"))
    home.files.put("/token", "two words")
    #expect(try home.run("list", "--token-file", "/token").status == ExitCode.invalid.rawValue)
    home.files.put("/token", try Home.secret)
    #expect(try home.run("list", "--token-file", "/token").status == 0)
  }

  @Test("has members, who get tokens that can be revoked by name")
  func membersAndTokens() throws {
    let home = try Home.running()
    #expect(try home.run("members", "add", "Mia").status == ExitCode.wrongUse.rawValue)
    #expect(try home.run("members", "add", "Mia", "--child").lines[0] == "Mia is in the household.")
    #expect(try home.run("members").lines.count == 3)
    let token = try home.run("tokens", "add", "tablet", "--member", "mia")
    let secret = try #require(token.lines.first { $0.hasPrefix("  dbk_") }).dropFirst(2)
    home.files.put("/token", String(secret))
    #expect(try home.run("whoami", "--token-file", "/token").lines[0] == "Mia, child in “Home”")
    #expect(try home.run("tokens", "--child", "Mia").lines.count == 2)
    let unknown = try home.run("tokens", "--member", "Mai")
    #expect(unknown.status == ExitCode.notFound.rawValue)
    #expect(unknown.errors.contains("Did you mean “mia”?"))
    #expect(try home.run("tokens", "revoke", "Tablet", "--member", "mia").status == 0)
    let ended = try home.run("whoami", "--token-file", "/token")
    #expect(ended.status == ExitCode.notAllowed.rawValue)
    #expect(
      try home.run("tokens", "revoke", "tablet", "--member", "mia").status
        == ExitCode.notFound.rawValue
    )
  }

  @Test(
    "signs a second parent in by the printed command (GTW-008)",
    arguments: ["Sam", "Anna Maria", "O'Neill $HOME"]
  )
  func secondParent(name: String) throws {
    let home = try Home.running()
    let added = try home.run("members", "add", name, "--parent")
    let words = try #require(NamedCommand.all(in: added.output).first).words
    let invited = try home.run(words)
    #expect(invited.status == 0, "\(invited.errors)")
    let line = try #require(invited.lines.first { $0.hasPrefix("  daybook login ") })
    let login = line.split(separator: " ").dropFirst().map(String.init)
    #expect(try home.run(login, home: "/phone").status == 0)
    let whoAmI = try home.run(["whoami"], home: "/phone").lines
    #expect(whoAmI.first == "\(name), parent in “Home”")
    let again = try home.run(words)
    #expect(again.status == ExitCode.notAllowed.rawValue)
    #expect(again.errors.contains("(parent_has_token)"))
  }

  @Test("shows its own zone beside members without one")
  func zones() throws {
    let home = try Home.running()
    try home.addMember("Mia", zone: "Asia/Tokyo")
    let lines = try home.run("members", "list").lines
    #expect(lines[1].contains("  Europe/Berlin  "))
    #expect(lines[2].contains("  Asia/Tokyo  "))
  }

  @Test("shows the status of the processes without a token, and which one is down")
  func status() throws {
    let home = try Home.running(.signedOut)
    #expect(try home.run("operator", "status").status == 0)
    try home.installation.run { await home.stop("task") }
    let outcome = try home.run("status")
    #expect(outcome.status == ExitCode.unavailable.rawValue)
    #expect(outcome.lines.contains { $0.hasPrefix("task          unreachable") }, "\(outcome)")
    #expect(outcome.lines.contains { $0.hasPrefix("catalog       serving") }, "\(outcome)")
  }

  @Test("is unavailable with exit status 7 when the gateway is down (CLI-006)")
  func gatewayDown() throws {
    let home = try Home.running()
    let outcome = try home.run("today", "--server", "127.0.0.1:9")
    #expect(outcome.status == ExitCode.unavailable.rawValue)
    #expect(outcome.errors.hasPrefix("daybook: The gateway does not answer: 127.0.0.1:9"))
    home.installation.transport.setSilent(Home.gateway, true)
    let slow = try home.run("today", "--timeout", "2s")
    #expect(slow.status == ExitCode.unavailable.rawValue)
    let unsent = "There was no answer in time: no connection was ready, so it was not sent."
    #expect(slow.errors == "daybook: \(unsent) (deadline_exceeded)\n", "and took no effect")
  }

  @Test("never sends its token to another machine than the one that issued it")
  func tokenStaysHome() throws {
    let home = try Home.running()
    let away = try home.run("list", "--server", "example.org:7400")
    #expect(away.status == ExitCode.notAllowed.rawValue)
    #expect(away.errors.contains("You are signed in at 127.0.0.1:7400, not at example.org:7400."))
    home.files.put("/token", try Home.secret)
    let chosen = ["list", "--server", "example.org:7400", "--token-file", "/token"]
    let readable = try home.run(chosen)
    #expect(readable.status == ExitCode.wrongUse.rawValue)
    #expect(readable.errors.contains("nothing would be encrypted"))
    for variables in [["DAYBOOK_TLS_AUTHORITY": "system"], ["DAYBOOK_INSECURE": "1"]] {
      let willing = try Home.running(machine: Machine(variables: variables))
      willing.files.put("/token", try Home.secret)
      #expect(try willing.run(chosen).status == ExitCode.unavailable.rawValue)
    }
  }

  @Test("reports errors to a program as JSON too")
  func jsonErrors() throws {
    let home = try Home.running()
    let outcome = try home.run("show", "1", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["code"] as? String == "no_list")
    #expect(fields["exit"] as? Int == 4)
    #expect(outcome.output.isEmpty)
  }

  @Test("has lessons whose steps are completed by number (TOP)")
  func lessons() throws {
    let home = try Home.running()
    #expect(
      try home.run("topics").lines[1].contains(/laundry +Laundry +Household +beginner +0 %/)
    )
    let first =
      "    1. Empty all pockets, close zips and hooks, turn dark and printed pieces inside out."
    #expect(try home.run("topics", "show", "laundry").lines.contains(first))
    #expect(
      try home.run("topics", "step", "laundry", "1").lines
        == ["Done: step 1 of “laundry”; 1 of 32 done."]
    )
    #expect(try home.run("topics", "step", "laundry", "99").status == ExitCode.notFound.rawValue)
    #expect(
      try home.run("topics", "done", "laundry").lines
        == ["Lesson “laundry” done! It earned 10 learning points."]
    )
    #expect(try home.run("topics", "done", "knitting").status == ExitCode.notFound.rawValue)
  }

  @Test("has projects (CLI-002)")
  func projects() throws {
    let home = try Home.running()
    #expect(try home.run("projects", "add", "Garden", "--color", "green").status == 0)
    #expect(try home.run("projects", "add", "Garden").status == ExitCode.conflict.rawValue)
    #expect(
      try home.run("projects").lines.map { $0.prefix(7) } == ["Project", "Inbox  ", "Garden "]
    )
    #expect(try home.run("projects", "show", "garden").lines[0] == "Garden")
    #expect(try home.run("projects", "show", "x").status == ExitCode.notFound.rawValue)
  }
}
