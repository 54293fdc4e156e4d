import CommandLineTool
import Foundation
import RPC
import TestHousehold
import TestSupport
import Testing

/// The commands about lessons, against the services themselves.
@Suite("A person's lessons")
struct TopicCommandsTests {
  @Test("are marked as favourites, listed, and cleared again (TOP-056, TOP-089)")
  func favorite() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let marked = await home.daybook(["topics", "favorite", "Laundry"])
      #expect(marked.status == 0 && marked.output == "“laundry” is now a favourite.\n", "\(marked)")
      let again = await home.daybook(["topics", "favourite", "laundry"])
      #expect(again.output == "“laundry” is already a favourite; nothing changed.\n")
      let listed = try await home.json("topics", "--favorites")
      #expect(listed.objects("topics").map { $0.text("topic", "identifier") } == ["laundry"])
      #expect(await home.daybook(["topics", "--plain"]).output.contains("*  laundry"))
      let cleared = try await home.json("topics", "favorite", "laundry", "--off")
      #expect(cleared.bool("changed") && !cleared.bool("state", "isFavorite"))
      #expect(try await home.json("topics", "--favorites").count("topics") == 0)
      let help = await home.daybook(["topics", "favorite", "--help"])
      #expect(help.output.contains("--off"))
      #expect(
        await home.daybook(["topics", "favorite", "none"]).status == ExitCode.notFound.rawValue
      )
      await home.stopAll()
    }
  }

  @Test("are shown completely, under their own heading (TOP-081, TOP-083, TOP-085, TOP-089)")
  func show() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = await home.daybook(["topics", "favorite", "laundry"])
      _ = await home.daybook(["topics", "notes", "laundry", "--set", "Wool:\n30 °C"])
      let stepped = await home.daybook(["topics", "step", "laundry", "1", "2", "32"])
      #expect(
        stepped.output == "Done: steps 1, 2, 32 of “laundry”; 3 of 32 done.\n",
        "\(stepped)"
      )
      let page = await home.daybook(["topics", "show", "laundry", "--plain"]).lines
      #expect(page[0] == "How to Do Laundry - Clean clothes without shrinking, fading or stains")
      #expect(page[1] == "  Household - beginner - 3 of 32 steps (9.4 %) - favourite")
      #expect(page.contains("Sorting clothes") && page.contains("Folding tips"))
      #expect(page.contains { $0.hasPrefix("  x 1. Empty all pockets") })
      #expect(page.contains { $0.hasPrefix("    3. Sort each pile") })
      #expect(page.contains("Tips") && page.contains("What often goes wrong"))
      #expect(page.contains("  * Wool:") && page.contains("  * 30 °C"))
      for words in [["show"], ["done"], ["favorite"], ["notes"], ["step"]] {
        let more = words == ["step"] ? ["1"] : []
        let missing = await home.daybook(["topics"] + words + ["Knitting"] + more)
        #expect(missing.status == ExitCode.notFound.rawValue)
        #expect(missing.errors.contains("There is no lesson “knitting”."), "\(missing)")
      }
      await home.stopAll()
    }
  }

  @Test("are marked step by step, all that are named or none (TOP-074, TOP-089)")
  func steps() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let wrong = await home.daybook(["topics", "step", "compliments", "1", "99"])
      #expect(wrong.status == ExitCode.notFound.rawValue)
      let mixed = await home.daybook(["topics", "step", "compliments", "1", "laundry/drying/1"])
      #expect(mixed.status == ExitCode.notFound.rawValue)
      #expect(try await home.json("topics", "progress").objects("categories").count == 10)
      let all = (1...9).map(String.init)
      let done = await home.daybook(["topics", "step", "compliments"] + all)
      #expect(
        done.output.hasSuffix(
          "9 of 9 done. The lesson is complete. It earned 10 learning points.\n"
        )
      )
      let undone = await home.daybook(["topics", "step", "compliments", "9", "--undo"])
      #expect(undone.output == "Open again: step 9 of “compliments”; 8 of 9 done.\n")
      await home.stopAll()
    }
  }

  @Test("have notes that only their writer can read (TOP-057, TOP-062, TOP-089)")
  func notes() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let none = await home.daybook(["topics", "notes", "laundry"])
      #expect(none.output == "“laundry” has no notes. “--set TEXT” writes some.\n", "\(none)")
      let set = await home.daybook(["topics", "note", "laundry", "--set", "Wool: 30 °C"])
      #expect(set.output == "Notes of “laundry” saved.\n")
      #expect(await home.daybook(["topics", "notes", "laundry"]).output == "Wool: 30 °C\n")
      #expect(try await home.json("topics", "notes", "laundry").text("notes") == "Wool: 30 °C")
      let long = String(repeating: "x", count: 4_001)
      let refused = await home.daybook(["topics", "notes", "laundry", "--set", long])
      #expect(refused.status == ExitCode.invalid.rawValue)
      #expect(
        refused.errors == "daybook: Notes may have at most 4000 characters. (notes_too_long)\n"
      )
      let both = await home.daybook(["topics", "notes", "laundry", "--set", "x", "--clear"])
      #expect(both.status == ExitCode.wrongUse.rawValue)
      let cleared = await home.daybook(["topics", "notes", "laundry", "--clear"])
      #expect(cleared.output == "“laundry” has no notes any more.\n")
      #expect(await home.daybook(["topics", "notes", "--help"]).output.contains("--clear"))
      await home.stopAll()
    }
  }

  @Test("are listed as requested (TOP-071, TOP-072, TOP-089)")
  func list() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = await home.daybook(["topics", "show", "taxes"])
      func names(_ words: String...) async throws -> [String] {
        let answer = try await home.json("topics", words[0], words[1])
        return answer.objects("topics").compactMap { $0.text("topic", "identifier") }
      }
      #expect(try await names("--search", "resume") == ["resume-writing"])
      #expect(try await names("--sort", "viewed").first == "taxes")
      #expect(try await names("--sort", "title").first == "apartment-hunting")
      #expect(try await names("--sort", "difficulty").last == "saving-investing")
      #expect(try await names("--category", "Food") == ["cooking", "grocery-shopping"])
      let wrong = await home.daybook(["topics", "--sort", "size"])
      #expect(wrong.status == ExitCode.wrongUse.rawValue)
      await home.stopAll()
    }
  }

  @Test(
    "of a child show its progress to its parents, and to no other child (TOP-062)"
  )
  func child() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let mia = try await Self.child("Mia", of: home)
      let ben = try await Self.child("Ben", of: home)
      for words in [
        ["done", "taxes"], ["step", "laundry", "1"], ["favorite", "cooking"],
        ["notes", "taxes", "--set", "Secret"], ["show", "cooking"],
      ] {
        #expect(await home.daybook(["topics"] + words + mia).status == 0)
      }
      let listed = await home.daybook(["topics", "--child", "Mia", "--plain"])
      #expect(listed.output.contains(/x +taxes +Taxes +Finance +14\/14 +100 %/), "\(listed)")
      #expect(listed.output.contains(/laundry +Laundry +Household +1\/32 +3.1 %/))
      #expect(listed.lines.last == "1 of 20 lessons here done.")
      let seen = try await home.json("topics", "--child", "Mia")
      let summary = try await home.json("topics", "summary", "--child", "Mia")
      #expect(summary.number("completed") == 1 && summary.number("learningPoints") == 10)
      for answer in [seen, summary] {
        #expect(!"\(answer)".contains("Secret") && !"\(answer)".contains("favorite"))
        #expect(!"\(answer)".contains("lastViewed"))
      }
      let own = await home.daybook(["topics", "summary", "--plain"] + mia)
      #expect(own.lines[0] == "1 of 20 lessons done - 15 of 297 steps (5.1 %)", "\(own)")
      #expect(own.lines[1] == "10 learning points, 10 for each finished lesson")
      #expect(own.lines.contains("Favourites: Cooking"))
      #expect(own.lines.contains { $0.hasPrefix("Last opened: Cooking, ") })
      let bars = await home.daybook(["topics", "progress", "--child", "Mia", "--plain"])
      #expect(bars.output.contains(/Finance +1\/4 +14\/58 +####\.+ +24.1 %/), "\(bars)")
      let favorites = await home.daybook(["topics", "--child", "Mia", "--favorites"])
      #expect(favorites.status == ExitCode.wrongUse.rawValue)
      for words in [["list"], ["summary"], ["progress"]] {
        let sibling = await home.daybook(["topics"] + words + ["--child", "Mia"] + ben)
        #expect(sibling.status == ExitCode.notAllowed.rawValue, "\(sibling)")
      }
      await home.stopAll()
    }
  }

  /// Adds a child and returns the words that sign it in.
  private static func child(_ name: String, of home: Home) async throws -> [String] {
    _ = try await home.json("members", "add", name, "--child")
    let token = try await home.json("tokens", "add", "tablet", "--member", name)
    let file = "/home/\(name.lowercased())"
    home.files.put(file, try #require(token.text("secret")))
    return ["--token-file", file]
  }

  @Test("earn learning points, which score and today show apart from task points (ruling 19)")
  func points() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = await home.daybook(["topics", "done", "laundry"])
      _ = await home.daybook(["topics", "done", "taxes"])
      let score = await home.daybook(["score"])
      #expect(
        score.lines.contains("20 learning points for finished lessons, apart from task points"),
        "\(score)"
      )
      #expect(score.lines[1] == "0 points this week · 0 in all")
      for page in ["today", "dashboard"] {
        let lines = await home.daybook([page])
        #expect(lines.output.contains("20 learning points for finished lessons"), "\(lines)")
      }
      await home.stopAll()
    }
  }

  @Test("are the shipped ones while saved data cannot be opened, with a notice (TOP-107, TOP-108)")
  func degraded() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      await home.stop("catalog")
      let path = home.installation.folder.file("catalog.sqlite")
      let kept = try Data(contentsOf: URL(filePath: path))
      try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: path))
      try await home.start("catalog")
      let list = await home.daybook(["topics"])
      #expect(list.status == 0 && list.output.contains("Laundry"), "\(list)")
      #expect(list.output.contains("⚠ Data Error: Saved data cannot be opened."))
      let done = await home.daybook(["topics", "done", "laundry"])
      #expect(done.status == ExitCode.unavailable.rawValue)
      #expect(done.errors.contains("(save_failed)") && !done.errors.contains(path))
      try kept.write(to: URL(filePath: path))
      try await home.loop.sleep(for: .seconds(301))
      #expect(await home.daybook(["topics", "done", "laundry"]).status == 0)
      #expect(await !home.daybook(["topics"]).output.contains("Data Error"))
      await home.stopAll()
    }
  }
}
