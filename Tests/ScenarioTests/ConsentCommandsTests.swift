import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// Consent, devices, invitations and the audit, as parents type them.
@Suite("Parents")
struct ConsentCommandsTests {
  private func withHome(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = try await home.json("members", "add", "Mia", "--child")
      try await body(home)
      await home.stopAll()
    }
  }

  @Test("read what they consent to, give consent and withdraw it (APP-002, APP-122)")
  func consent() throws {
    try withHome { home in
      let text = await home.daybook(["consent", "text", "screen-time", "--plain"])
      #expect(text.output.contains("the apps on their devices"), "\(text)")
      #expect(text.output.contains("Version 1 of the text."))
      let before = await home.daybook(["consent", "--child", "Mia", "--plain"])
      #expect(before.output.contains("screen-time") && before.output.contains("not given"))
      let given = try await home.json("consent", "give", "screen-time", "--child", "Mia", "--yes")
      #expect(given.text("consent", "area") == "CONSENT_AREA_SCREEN_TIME")
      let again = await home.daybook([
        "consent", "give", "screen-time", "--child", "mia", "--yes",
      ])
      #expect(again.output == "There already is a consent for Mia: screen-time.\n", "\(again)")
      let list = await home.daybook(["consent", "list", "--child", "Mia", "--plain"])
      #expect(list.output.contains("given") && list.output.contains("not given"), "\(list)")
      let ended = await home.daybook(["consent", "withdraw", "screen-time", "--child", "Mia"])
      #expect(ended.status == 0, "\(ended)")
      let none = await home.daybook(["consent", "withdraw", "screen-time", "--child", "Mia"])
      #expect(none.output == "There is no consent for Mia: screen-time.\n", "\(none)")
      let after = await home.daybook(["consent", "--child", "Mia", "--plain"])
      #expect(after.output.contains("withdrawn"), "\(after)")
      let typo = await home.daybook(["consent", "text", "helth"])
      #expect(typo.status == ExitCode.invalid.rawValue && typo.errors.contains("screen-time"))
      let nobody = await home.daybook(["consent", "give", "health", "--yes"])
      #expect(nobody.status == ExitCode.wrongUse.rawValue && nobody.errors.contains("--child NAME"))
      let own = await home.daybook(["consent"])
      #expect(own.output.hasPrefix("Consent is needed only for children."), "\(own)")
    }
  }

  @Test("create a token for a child's device, which allows nothing else (GTW-036)")
  func device() throws {
    try withHome { home in
      let alone = await home.daybook(["tokens", "add", "tablet", "--device"])
      #expect(alone.status == ExitCode.wrongUse.rawValue && alone.errors.contains("--child NAME"))
      let token = try await home.json("tokens", "add", "tablet", "--device", "--child", "Mia")
      home.files.put("/device", try #require(token.text("secret")))
      for words in [["today"], ["whoami"], ["water"], ["add", "Pack bag"]] {
        let refused = await home.daybook(words + ["--token-file", "/device"])
        #expect(refused.status == ExitCode.notAllowed.rawValue, "\(words) \(refused)")
        #expect(refused.errors.contains("(not_for_devices)"), "\(words) \(refused)")
      }
      let listed = await home.daybook(["tokens", "--child", "Mia", "--plain"])
      #expect(listed.output.contains("tablet") && listed.output.contains("device"), "\(listed)")
    }
  }

  @Test("list open invitations, and end one by its member's name (GTW-088)")
  func invitations() throws {
    try withHome { home in
      let none = await home.daybook(["invite", "list"])
      #expect(none.output.hasPrefix("No open invitations."), "\(none)")
      let made = try await home.json("invite", "Mia", "--for", "2h")
      let code = try #require(made.text("code"))
      let listed = await home.daybook(["invite", "list", "--plain"])
      #expect(listed.output.contains("Mia") && listed.output.contains("today 11:00"), "\(listed)")
      #expect(!listed.output.contains(code))
      let ended = await home.daybook(["invite", "revoke", "mia"])
      #expect(ended.output.hasSuffix("is refused from now on.\n"), "\(ended)")
      let used = await home.daybook(["login", "127.0.0.1", code], home: "/tablet")
      #expect(used.errors.contains("(invalid_invitation)"), "\(used)")
      let again = await home.daybook(["invite", "revoke", "Mia"])
      #expect(again.status == ExitCode.notFound.rawValue, "\(again)")
      #expect(again.errors.contains("(invitation_not_found)"))
    }
  }

  @Test("see who did what to whom, and who was refused (GTW-100)")
  func audit() throws {
    try withHome { home in
      let token = try await home.json("tokens", "add", "tablet", "--child", "Mia")
      home.files.put("/mia", try #require(token.text("secret")))
      #expect(await home.daybook(["add", "Feed the cat", "--token-file", "/mia"]).status == 0)
      let refused = await home.daybook(["audit", "--token-file", "/mia"])
      #expect(refused.status == ExitCode.notAllowed.rawValue, "\(refused)")
      let all = await home.daybook(["audit", "--plain"])
      let rows = all.lines.filter { $0.contains("Mia") }
      #expect(rows.count >= 3, "\(all)")
      #expect(all.output.contains("list audit") && all.output.contains("permission denied"))
      #expect(all.output.contains("create token"))
      #expect(!all.output.contains("cat"))
      let ofMia = try await home.json("audit", "--member", "Mia", "--since", "today")
      #expect(ofMia.texts("entries", "method").count == rows.count, "\(ofMia)")
      let later = await home.daybook(["audit", "--since", "tomorrow"])
      #expect(later.output == "No changes or refused calls.\n", "\(later)")
    }
  }
}
