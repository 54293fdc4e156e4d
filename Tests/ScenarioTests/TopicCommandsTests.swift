import CommandLineTool
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
}
