import Foundation
import SQLite
import Testing

/// `daybook import health` while analytics is killed at failpoints.
@Suite("A health import whose service is killed")
struct HealthImportCrashTests {
  private static let records = 2_500
  private static let batch = 1_000

  /// An export with unique records: one weight per minute.
  private func export(_ run: Int) -> Data {
    let first = Date(timeIntervalSince1970: 1_500_000_000 + Double(run) * 86_400 * 10)
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyy-MM-dd HH:mm:ss"
    let lines = (0..<Self.records).map { number in
      let at = format.string(from: first.addingTimeInterval(Double(number) * 60))
      return
        "<Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"Scale\" unit=\"kg\" startDate=\"\(at) +0000\" value=\"80.5\"/>"
    }
    return Data("<HealthData>\n\(lines.joined(separator: "\n"))\n</HealthData>\n".utf8)
  }

  @Test(
    "keeps whole batches of 1,000 and nothing of an interrupted one; a repeat finishes it (FST-084, FST-085, FST-137)"
  )
  func killed() throws {
    let home = try Installation(gatewayFlags: ["--token-rate", "100000:100000"])
    try home.startAll()
    #expect(try home.setUp().status == 0)
    #expect(try home.daybook(["health", "select", "weight"]).status == 0)
    #expect(try home.daybook(["health", "connect", "--scope", "all"]).status == 0)
    var (run, cutOff) = (0, 0)
    for place in [Failpoint.beforeCommit, .afterCommit] {
      for passage in 1...20 {
        home.kill9("analytics")
        try home.launch("analytics", environment: place.variable(passage))
        while home.process("analytics")?.isRunning == true {
          if try home.health(of: "analytics").status == 0 { break }
        }
        // The first hits are those of its start.
        guard home.process("analytics")?.isRunning == true else { continue }
        let file = home.home.appendingPathComponent("export.xml")
        try export(run).write(to: file)
        let command = ["import", "health", file.path]
        let (isDone, isCutOff) = try endOfImport(command, home)
        let stored = try weights() - run * Self.records
        #expect(
          stored % Self.batch == 0 || stored == Self.records,
          "\(place) \(passage): \(stored)"
        )
        if isDone { #expect(stored == Self.records, "\(place) \(passage)") }
        let again = try home.daybook(command)
        #expect(again.status == 0, "\(place) \(passage): \(again)")
        #expect(try weights() == (run + 1) * Self.records, "\(place) \(passage)")
        let known = try home.daybook(command)
        #expect(known.output.contains("weight: 0 imported, \(Self.records) already known"))
        run += 1
        if isCutOff {
          cutOff += 1
        } else if isDone {
          // There is no later commit. An earlier failure without a kill came before the gateway's next probe of the
          // service.
          break
        }
      }
    }
    // How many depends on the commits of its start that the failpoint counts as well.
    #expect(cutOff >= 2, "it is killed while it imports: \(cutOff)")

    func weights() throws -> Int {
      let written = try home.daybook(["health", "export", "csv", "weight"])
      return written.output.split(whereSeparator: \.isNewline).count - 1
    }
  }

  /// Runs an import until it or the service has ended, then restarts the service so that the import can end.
  ///
  /// - Returns: whether the import succeeded, and whether the failpoint killed the service. Afterwards the service runs
  ///   without a failpoint.
  private func endOfImport(
    _ command: [String],
    _ home: Installation
  ) throws -> (isDone: Bool, isCutOff: Bool) {
    let run = try home.begin(command)
    defer { run.kill9() }
    // Each check starts a program, so the loop needs no sleep.
    while run.isRunning, home.process("analytics")?.isRunning == true {
      _ = try Program.run("daybook-analytics", ["--version"])
    }
    let isCutOff = home.process("analytics")?.isRunning != true
    home.kill9("analytics")
    try home.start("analytics")
    return (run.wait().status == 0, isCutOff)
  }
}
