import CommandLineTool
import RPC
import Synchronization
import TestHousehold
import TestSupport
import Testing
import Vocabulary

/// Imports of health records, against the services themselves.
@Suite("A health import at the command line")
struct HealthImportCommandTests {
  private func withHome(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      try await body(home)
      await home.stopAll()
    }
  }

  /// Connects everything that may be imported for Alex, a parent, and for Mia, a child.
  private func connect(_ home: Home) async throws {
    try await home.done("members", "add", "Mia", "--child")
    try await home.done("consent", "give", "--child", "Mia", "health", "--yes")
    try await home.done("health", "select", "weight", "water", "sleep", "fasting")
    try await home.done("health", "connect", "--scope", "all")
    try await home.done("health", "select", "water", "sleep", "--child", "Mia")
    try await home.done("health", "connect", "--scope", "all", "--child", "Mia")
  }

  /// An export of one weight a minute, without the end of its root.
  private func export(_ records: Int) -> String {
    func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let lines = (0..<records).map { number in
      let at = "2026-11-01 \(digits(number / 60)):\(digits(number % 60)):00 +0100"
      return
        "<Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"Scale\" unit=\"kg\" startDate=\"\(at)\" value=\"80.5\"/>"
    }
    return "<HealthData>\n\(lines.joined(separator: "\n"))\n"
  }

  @Test("adds a child's records to the child's logs, but no export (FST-003, FST-083, CLI-004)")
  func child() throws {
    try withHome { home in
      try await connect(home)
      home.files.put("/a.csv", "type,start,millilitres\nwater,2026-11-20T10:00:00Z,300\n")
      home.files.put(
        "/b.json",
        #"{"entries":[{"type":"water","start":"2026-11-20T11:00:00Z","millilitres":200}]}"#
      )
      for words in [["import", "health", "/a.csv"], ["health", "import", "/b.json"]] {
        let outcome = await home.daybook(words + ["--child", "Mia"])
        #expect(outcome.output == "water: 1 imported\n", "\(outcome)")
      }
      #expect(try await home.json("water", "list", "--child", "Mia").count("entries") == 2)
      #expect(try await home.json("water", "list").count("entries") == 0)
      home.files.put("/export.xml", export(1) + "</HealthData>\n")
      for option in ["--child", "--member"] {
        let refused = await home.daybook(["health", "import", "/export.xml", option, "Mia"])
        #expect(refused.status == ExitCode.wrongUse.rawValue, "\(refused)")
        #expect(refused.errors.contains("by the member it belongs to"), "\(refused)")
      }
      #expect(try await home.json("weight", "list").count("entries") == 0)
    }
  }

  @Test("takes the unit of weights in either form, and for no other kind (FST-083, CLI-004)")
  func unit() throws {
    try withHome { home in
      try await connect(home)
      home.files.put("/w.csv", "Date,Weight\n2026-11-19,180\n")
      let none = await home.daybook(["import", "health", "/w.csv"])
      #expect(none.status == ExitCode.wrongUse.rawValue && none.errors.contains("Give --unit kg"))
      let given = await home.daybook(["import", "health", "/w.csv", "--unit", "lb"])
      #expect(given.output == "weight: 1 imported\n", "\(given)")
      let again = await home.daybook(["health", "import", "/w.csv", "--unit", "lb"])
      #expect(again.output == "weight: 0 imported, 1 already known\n", "\(again)")
      let other = await home.daybook(["import", "taskwarrior", "/w.csv", "--unit", "kg"])
      #expect(other.status == ExitCode.wrongUse.rawValue, "\(other)")
      #expect(other.errors.contains("--unit is only for health."), "\(other)")
    }
  }

  @Test("reports rows that cannot be read with their lines, and imports the rest (FST-087)")
  func unreadableRows() throws {
    try withHome { home in
      try await connect(home)
      home.files.put(
        "/w.csv",
        "Date,Time,Weight (kg)\n2026-11-02,7:05 PM,81\nAverage,,81.2\n2026-02-30,,80\n"
          + "2026-11-03,soon,80\n2026-11-04,,80\n2026-11-21,,80\n"
      )
      let outcome = await home.daybook(["health", "import", "/w.csv"])
      #expect(outcome.status == ExitCode.partial.rawValue, "\(outcome)")
      #expect(
        outcome.lines == [
          "weight: 2 imported, 1 broken", "3 lines are unreadable.", "  line 3: unreadable",
          "  line 4: unreadable",
          "  line 5: unreadable", "  line 7: in_future",
        ]
      )
      // Today's weight has no time: it is that of noon, and added once, from noon on (FST-085).
      try await home.loop.sleep(for: .seconds(4 * 3_600))
      for counts in ["weight: 1 imported, 2 already known", "weight: 0 imported, 3 already known"] {
        #expect(await home.daybook(["health", "import", "/w.csv"]).lines.first == counts)
      }
    }
  }

  @Test("tells how far it got when a later call fails (FST-084, CLI-006)")
  func brokenCalls() throws {
    try withHome { home in
      try await connect(home)
      let first = try #require(LocalDay(text: "2025-01-01"))
      let drinks = (0..<500).map { "water,\(first.advanced(by: $0).text)T10:00:00Z,,300" }
      // A fast of a child refuses its call.
      let fast = "fasting,2026-11-16T19:00:00Z,2026-11-17T12:00:00Z,"
      let rows = ["type,start,end,millilitres"] + drinks + [fast]
      home.files.put("/a.csv", rows.joined(separator: "\n"))
      let outcome = await home.daybook(["health", "import", "/a.csv", "--child", "Mia"])
      #expect(outcome.status == ExitCode.partial.rawValue, "\(outcome)")
      #expect(
        outcome.errors.contains("500 of 501 records were imported (water: 500 imported), then: "),
        "\(outcome)"
      )
      #expect(outcome.errors.contains("Run the import again"), "\(outcome)")
    }
  }

  @Test("tells how far it got when the stream of an export breaks (FST-084, CLI-006)")
  func brokenStream() throws {
    try withHome { home in
      try await connect(home)
      home.machine.type(export(1_000), "</HealthData>\n")
      let pieces = Mutex(0)
      home.machine.beforeTyping = {
        let piece = pieces.withLock { count in
          count += 1
          return count
        }
        guard piece == 2 else { return }
        // The first batch is stored and reported before the service stops.
        try? await home.loop.sleep(for: .seconds(1))
        await home.stop("analytics")
      }
      let outcome = await home.daybook(["import", "health", "-"])
      home.machine.beforeTyping = nil
      #expect(outcome.status == ExitCode.partial.rawValue, "\(outcome)")
      #expect(
        outcome.errors.contains("1000 records were imported (weight: 1000 imported), then: "),
        "\(outcome)"
      )
      #expect(outcome.errors.contains("Run the import again"), "\(outcome)")
    }
  }

  @Test("of a table above 32 MiB names the way to smaller ones (FST-084)")
  func tooLarge() throws {
    try withHome { home in
      home.files.put("/big.csv", [UInt8](repeating: UInt8(ascii: "a"), count: 32 << 20 | 1))
      let outcome = await home.daybook(["health", "import", "/big.csv"])
      #expect(outcome.status == ExitCode.invalid.rawValue, "\(outcome)")
      #expect(outcome.errors.contains("daybook health export csv --from"), "\(outcome)")
    }
  }
}
