import CommandLineTool
import Foundation
import RPC
import TestHousehold
import TestSupport
import Testing

/// A family signs in, from several machines, and out again.
@Suite("A family")
struct FamilySignInTests {
  /// The arguments of `daybook` that an invitation shows.
  private static func words(_ outcome: Home.Outcome) throws -> [String] {
    let line = try #require(outcome.lines.first { $0.hasPrefix("  daybook login ") }, "\(outcome)")
    return line.split(separator: " ").dropFirst().map(String.init)
  }

  @Test(
    "signs in a second parent and a child on other machines, as instructed (GTW-080, GTW-082)"
  )
  func signIn() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let added = await home.daybook(["members", "add", "Sam", "--parent"])
      #expect(added.output.contains("“daybook invite Sam” creates a code"), "\(added)")
      #expect(await home.daybook(["members", "add", "Mia", "--child"]).status == 0)
      for (name, machine) in [("Sam", "/phone"), ("mia", "/tablet")] {
        let invited = await home.daybook(["invite", name, "--for", "2h"])
        #expect(invited.status == 0 && invited.output.contains("until today 11:00"), "\(invited)")
        let words = try Self.words(invited)
        let welcome = await home.daybook(words + ["--token-name", name], home: machine)
        #expect(welcome.status == 0 && welcome.output.contains("Welcome, "), "\(welcome)")
        let who = await home.daybook(["whoami"], home: machine)
        #expect(who.output.lowercased().hasPrefix(name.lowercased()), "\(who)")
        #expect(await home.daybook(["add", "Pack bag"], home: machine).status == 0)
        // Typed again on another machine, it is invalid.
        let again = await home.daybook(words, home: "/stranger")
        #expect(again.status == ExitCode.notAllowed.rawValue, "\(again)")
        #expect(again.errors.contains("(invalid_invitation)"))
        #expect(again.errors.contains("daybook login ADDRESS CODE") == false)
      }
      // A parent who is signed in invites themselves; no one else does.
      let taken = await home.daybook(["invite", "Sam"])
      #expect(taken.status == ExitCode.notAllowed.rawValue, "\(taken)")
      #expect(taken.errors.contains("(parent_has_token)"))
      let own = await home.daybook(["invite", "Sam", "--scope", "read"], home: "/phone")
      let second = await home.daybook(try Self.words(own), home: "/laptop")
      #expect(second.status == 0, "\(second)")
      #expect(await home.daybook(["add", "No"], home: "/laptop").errors.contains("missing_scope"))
      let child = await home.daybook(["invite", "Mia"], home: "/tablet")
      #expect(child.errors.contains("(parents_only)"), "\(child)")
      let typo = await home.daybook(["login", "localhost", "7K3QX-9M2TD"], home: "/stranger")
      #expect(
        typo.status == ExitCode.invalid.rawValue
          && typo.errors.contains("characters may be missing")
      )
      await home.stopAll()
    }
  }

  @Test("signs out: the token is refused and deleted, even if it had already ended (GTW-003)")
  func logout() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let words = try Self.words(await home.daybook(["invite", "Alex"]))
      #expect(await home.daybook(words, home: "/phone").status == 0)
      let kept = try #require(home.files.text("/phone/client/credentials"))
      let out = await home.daybook(["logout"], home: "/phone")
      #expect(
        out.output == "You are signed out; the token of this machine is refused from now on.\n"
      )
      #expect(home.files.text("/phone/client/credentials") == nil)
      let again = await home.daybook(["logout"], home: "/phone")
      #expect(again.status == ExitCode.notAllowed.rawValue, "\(again)")
      #expect(again.errors.contains("daybook login ADDRESS CODE"), "\(again)")
      home.files.put("/phone/client/credentials", kept)
      let refused = await home.daybook(["today"], home: "/phone")
      #expect(refused.errors.contains("(token_revoked)"), "\(refused)")
      #expect(await home.daybook(["logout"], home: "/phone").status == 0)
      #expect(home.files.text("/phone/client/credentials") == nil)
      // While the gateway is unavailable, the token is kept unless it is deleted only on this machine.
      await home.stop("gateway")
      let away = await home.daybook(["logout", "--timeout", "1s"])
      #expect(away.status == ExitCode.unavailable.rawValue, "\(away)")
      #expect(home.files.text(Machine.credentials) != nil)
      let here = await home.daybook(["logout", "--only-here"])
      #expect(here.status == 0 && home.files.text(Machine.credentials) == nil, "\(here)")
      await home.stopAll()
    }
  }

  @Test(
    "signs in a child with a PIN, entered at a prompt, and a parent sets it again (GTW-090, GTW-092)"
  )
  func pin() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      #expect(await home.daybook(["members", "add", "Mia", "--child"]).status == 0)
      home.files.put("/pin", "273849\n")
      let set = await home.daybook(["members", "pin", "mia", "--pin-file", "/pin"])
      #expect(set.output.contains("  daybook login ADDRESS --name Mia"), "\(set)")
      let login = ["login", "127.0.0.1", "--name", "Mia"]
      let welcome = await home.daybook(login + ["--pin-file", "/pin"], home: "/tablet")
      #expect(welcome.output.contains("Welcome, Mia!"), "\(welcome)")
      #expect(await home.daybook(["add", "Pack bag"], home: "/tablet").status == 0)
      home.files.put("/wrong", "000000")
      for _ in 1...5 {
        let wrong = await home.daybook(login + ["--pin-file", "/wrong"], home: "/other")
        #expect(
          wrong.status == ExitCode.notAllowed.rawValue && wrong.errors.contains("(wrong_pin)")
        )
      }
      let locked = await home.daybook(login + ["--pin-file", "/pin"], home: "/other")
      #expect(locked.status == ExitCode.unavailable.rawValue, "\(locked)")
      #expect(locked.errors.contains("(pin_locked)"))
      let nobody = await home.daybook(login, home: "/other")
      #expect(nobody.status == ExitCode.wrongUse.rawValue && nobody.errors.contains("--pin-file"))
      let cleared = await home.daybook(["members", "pin", "Mia", "--clear"])
      #expect(cleared.output == "Removed the PIN of Mia.\n", "\(cleared)")
      await home.stopAll()
    }
  }

  @Test("reads and writes dates as each member prefers, on every machine (ruling 39)")
  func dates() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = try await home.json("members", "add", "Sam", "--parent")
      let words = try Self.words(await home.daybook(["invite", "Sam"]))
      #expect(await home.daybook(words, home: "/phone").status == 0)
      let usual = await home.daybook(["tokens", "--plain"], home: "/phone")
      #expect(usual.output.contains("2027-11-21"), "\(usual)")
      let set = await home.daybook(
        ["preferences", "set", "--date-format", "dd.MM.yyyy"],
        home: "/phone"
      )
      #expect(set.status == 0, "\(set)")
      let preferred = await home.daybook(["tokens", "--plain"], home: "/phone")
      #expect(preferred.output.contains("21.11.2027"), "\(preferred)")
      // It applies to Sam only, and clearing it restores the machine's setting.
      #expect(await home.daybook(["tokens", "--plain"]).output.contains("2027-11-21"))
      _ = await home.daybook(["preferences", "set", "--date-format", "device"], home: "/phone")
      #expect(
        await home.daybook(["tokens", "--plain"], home: "/phone").output.contains("2027-11-21")
      )
      await home.stopAll()
    }
  }

  @Test("corrects a misspelt name and a wrong zone, and days follow at once (GTW-085, GTW-087)")
  func changes() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      #expect(await home.daybook(["members", "add", "Mai", "--child"]).status == 0)
      let renamed = await home.daybook(["members", "rename", "mai", "Mia"])
      #expect(renamed.output == "“Mai” is “Mia” from now on.\n", "\(renamed)")
      let same = await home.daybook(["members", "rename", "Mia", "Mia"])
      #expect(same.output == "Nothing changed: this is already set.\n")
      let zone = await home.daybook(["members", "zone", "Mia", "Pacific/Pago_Pago"])
      #expect(
        zone.output == "Mia's days are counted in Pacific/Pago_Pago from now on.\n",
        "\(zone)"
      )
      // 08:00 UTC on the 21st: the evening of the 20th there.
      #expect(try await home.json("dashboard", "--member", "Mia").text("date") == "2026-11-20")
      #expect(try await home.json("dashboard").text("date") == "2026-11-21")
      let moved = await home.daybook([
        "household", "set", "--zone", "Pacific/Honolulu", "--name", "Den",
      ])
      #expect(
        moved.output.contains("Den\n") && moved.output.contains("Pacific/Honolulu"),
        "\(moved)"
      )
      #expect(try await home.json("dashboard").text("date") == "2026-11-20")
      let later = await home.daybook(["household", "set", "--day-start", "04:00"])
      #expect(later.output.contains("From 2026-11-21 days start at 04:00."), "\(later)")
      #expect(await home.daybook(["household"]).output.contains("Day start   00:00"))
      #expect(
        await home.daybook(["members", "color", "Mia", "#3366CC"]).output.contains("#3366cc")
      )
      let last = await home.daybook(["members", "role", "Alex", "child"])
      #expect(last.status == ExitCode.conflict.rawValue && last.errors.contains("(last_parent)"))
      let role = await home.daybook(["members", "role", "Mia", "parent"])
      #expect(role.output == "Mia is a parent from now on.\n", "\(role)")
      let wrong = await home.daybook(["household", "set", "--day-start", "7:00"])
      #expect(wrong.status == ExitCode.invalid.rawValue && wrong.errors.contains("00:00 and 06:00"))
      #expect(await home.daybook(["household", "set"]).status == ExitCode.wrongUse.rawValue)
      await home.stopAll()
    }
  }
}
