import Foundation
import SQLite
import TestSupport
import Testing

/// `daybook members remove` and `household delete` while a process is killed at failpoints.
@Suite("A removal whose processes are killed")
struct RemovalCrashTests {
  /// A process and the failpoint at which it is killed.
  struct Killed: CustomTestStringConvertible, Sendable {
    let service: String
    let place: Failpoint

    var testDescription: String { "\(service) \(place)" }
  }

  /// All processes at both failpoints in a full run, otherwise two.
  static let killed: [Killed] =
    FullRun.isOn
    ? Installation.services.flatMap { service in
      [Failpoint.beforeCommit, .afterCommit].map { Killed(service: service, place: $0) }
    }
    : [
      Killed(service: "gateway", place: .afterCommit),
      Killed(service: "task", place: .beforeCommit),
    ]
  /// The maximum number of removals; each is killed at the next hit of the failpoint.
  private static let most = FullRun.isOn ? 20 : 12
  /// The minimum number of interrupted removals.
  private static let enough = FullRun.isOn ? 2 : 1

  @Test(
    "removes all data of a member, wherever it was interrupted, and nothing of the others (SHR-002, APP-123)",
    arguments: killed
  )
  func member(_ killed: Killed) throws {
    let house = try RemovalHouse()
    try house.keepSomething()
    var cutOff = 0
    for passage in 1...Self.most where cutOff < Self.enough {
      let name = "Mia\(passage)"
      let marker = "zqmarker\(passage)q"
      let child = try house.child(name, leaving: marker)
      #expect(try house.places(of: marker).count >= 4)
      guard try house.arm(killed.service, at: killed.place, passage: passage) else { continue }
      let outcome = try house.home.daybook(
        ["members", "remove", name, "--yes", "--timeout", "5s"]
      )
      try house.awaitFirstPass(or: killed.service)
      let isCutOff = house.home.process(killed.service)?.isRunning != true
      house.home.kill9(killed.service)
      try house.home.start(killed.service)
      let members = try house.home.daybook(["members"])
      if members.output.contains(name) {
        #expect(outcome.status != 0, "\(outcome)")
        let again = try house.home.daybook(["members", "remove", name, "--yes"])
        #expect(again.status == 0, "passage \(passage): \(again)")
      }
      // The member is signed out immediately.
      #expect(try child.daybook(["today"]).status == 6)
      if isCutOff { cutOff += 1 }
      try house.finish(killed: killed, passage: passage)
      // An interrupted removal is not repaired as damage, which would keep a copy of the file.
      #expect(try house.places(of: "").filter { $0.contains(".before-") } == [])
      let left = try house.places(of: marker)
      #expect(left == [], "passage \(passage)")
      #expect(try child.daybook(["today"]).status == 6)
      // A removal has no later commit.
      if !isCutOff, passage > 25 { break }
    }
    #expect(cutOff >= Self.enough, "it is killed while it removes: \(cutOff)")
    try house.expectKept()
    #expect(try house.home.daybook(["operator", "check"]).status == 0)
  }

  @Test("removes a household, wherever it was interrupted, and a new one can be set up (SHR-002)")
  func household() throws {
    var cutOff = 0
    for passage in FullRun.isOn ? Array(3...12) : [4, 5, 6] where FullRun.isOn || cutOff == 0 {
      let house = try RemovalHouse()
      _ = try house.child("Mia", leaving: "zqmarkerq")
      guard try house.arm("gateway", at: .afterCommit, passage: passage) else { continue }
      _ = try house.home.daybook(["household", "delete", "--yes", "--timeout", "5s"])
      if house.home.process("gateway")?.isRunning != true { cutOff += 1 }
      house.home.kill9("gateway")
      try house.home.start("gateway")
      if try house.home.daybook(["members"]).status == 0 {
        #expect(try house.home.daybook(["household", "delete", "--yes"]).status == 0)
      }
      try house.finish(killed: nil, passage: passage)
      #expect(try house.places(of: "zqmarkerq") == [])
      let setUp = try house.home.setUp()
      #expect(setUp.status == 0, "\(setUp)")
      #expect(try house.home.daybook(["list"]).status == 0)
    }
    #expect(cutOff > 0)
  }

  @Test("ends the member's open watch, on the other machine too (GTW-003, SHR-002)")
  func watch() throws {
    let house = try RemovalHouse()
    let child = try house.child("Mia", leaving: "zqmarkerq")
    let watching = try child.begin(["watch"])
    // The watch is open once it shows a change.
    try child.awaitOutput(containing: "Sweep zqmarkerq") {
      _ = try child.daybook(["add", "Sweep zqmarkerq"])
    }
    #expect(try house.home.daybook(["members", "remove", "Mia", "--yes"]).status == 0)
    #expect(watching.wait() == .exit(6))
  }
}

/// An installation with a household, whose children are added and removed.
private final class RemovalHouse {
  let home: Installation

  init() throws {
    home = try Installation(gatewayFlags: ["--token-rate", "100000:100000"])
    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["coffee", "add", "Guji"])
  }

  /// A child's own client folder.
  final class Child {
    private let home: Installation
    private let folder: URL
    private var output: URL { folder.appendingPathComponent("output") }

    init(_ home: Installation, _ name: String) throws {
      self.home = home
      folder = home.home.appendingPathComponent("machine-\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func daybook(_ arguments: [String]) throws -> Outcome {
      try home.daybook(arguments, environment: ["DAYBOOK_HOME": folder.path])
    }

    func begin(_ arguments: [String]) throws -> ChildProcess {
      try Data().write(to: output)
      return try home.begin(
        arguments,
        environment: ["DAYBOOK_HOME": folder.path],
        output: FileHandle(forWritingTo: output)
      )
    }

    /// Repeats `change` until the started command prints the word.
    ///
    /// Each change runs a program, so the loop needs no sleep.
    func awaitOutput(containing word: String, _ change: () throws -> Void) throws {
      for _ in 0..<500 {
        try change()
        let shown = try String(contentsOf: output, encoding: .utf8)
        if shown.contains(word) { return }
      }
      throw ProgramFailure.notRead("“\(word)” was not shown")
    }
  }

  func keepSomething() throws {
    for words in [["add", "Mine"], ["water", "add", "300"]] {
      #expect(try home.daybook(words).status == 0)
    }
  }

  func expectKept() throws {
    #expect(try home.daybook(["list"]).output.contains("Mine"))
    #expect(try home.daybook(["coffee"]).output.contains("Guji"))
    #expect(try home.daybook(["score"]).status == 0)
  }

  /// Adds a child, signs them in from their own client folder, and stores the marker in every area.
  func child(_ name: String, leaving marker: String) throws -> Child {
    #expect(try home.daybook(["members", "add", name, "--child"]).status == 0)
    let consent = ["consent", "give", "health", "--child", name, "--yes"]
    #expect(try home.daybook(consent).status == 0)
    let invited = try home.daybook(["invite", name])
    let line = invited.output.split(separator: "\n").first { $0.hasPrefix("  daybook login ") }
    let words = try #require(line, "\(invited)").split(separator: " ").dropFirst().map(String.init)
    let child = try Child(home, name)
    let login = try child.daybook(words)
    #expect(login.status == 0, "\(login)")
    for words in [
      ["projects", "add", "\(marker) project"],
      ["add", "Buy \(marker)", "--details", "of \(marker)", "--remind", "21:00", "--due", "today"],
      ["topics", "notes", "compliments", "--set", "\(marker) note"],
      ["notifications", "set", "--daily", "07:30 \(marker)"],
      ["water", "add", "300"],
      ["tokens", "add", "\(marker) tablet"],
      ["away", "tomorrow", "--note", "at \(marker)"],
    ] {
      let outcome = try child.daybook(words)
      #expect(outcome.status == 0, "\(outcome)")
    }
    return child
  }

  /// The database and log files that contain the word.
  func places(of word: String) throws -> [String] {
    try ["data", "logs"].flatMap { name in
      let folder = home.home.appendingPathComponent(name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
        guard !word.isEmpty else { return true }
        guard let bytes = try? Data(contentsOf: folder.appendingPathComponent($0)) else {
          return false
        }
        return bytes.range(of: Data(word.utf8)) != nil
      }
    }
  }

  /// Starts a service so that it is killed at the failpoint.
  ///
  /// - Returns: false if the service reaches it while starting.
  func arm(_ service: String, at place: Failpoint, passage: Int) throws -> Bool {
    home.kill9(service)
    try home.launch(service, environment: place.variable(passage))
    while home.process(service)?.isRunning == true {
      if try home.health(of: service).status == 0 { return true }
    }
    home.kill9(service)
    try home.start(service)
    return false
  }

  /// Completes both passes of the removal without the ten minutes between them.
  func finish(killed: RemovalCrashTests.Killed?, passage: Int) throws {
    for _ in 0..<20 {
      // Makes the next pass due now.
      home.kill9("gateway")
      try setDue()
      try home.start("gateway")
      for _ in 0..<200 {
        guard let isWaiting = try isWaiting() else { return }
        // The second pass or the retry of a failed step is waiting.
        if isWaiting { break }
        _ = try home.health(of: "gateway")
      }
    }
    Issue.record("it does not end: \(killed.map { $0.testDescription } ?? "") \(passage)")
  }

  /// Waits until the service was killed, or the first pass has ended or failed.
  func awaitFirstPass(or service: String) throws {
    while home.process(service)?.isRunning == true, try isWaiting() == false {
      _ = try home.health(of: "gateway")
    }
  }

  private var database: String { home.home.appendingPathComponent("data/gateway.db").path }

  private func setDue() throws {
    let connection = try Connection(path: database, mode: .readWrite)
    try connection.run("UPDATE removal SET due_at = 0 WHERE due_at IS NOT NULL")
  }

  /// Whether the removal waits for a later time; `nil` once every removal has ended.
  private func isWaiting() throws -> Bool? {
    let now = Int64(Date().timeIntervalSince1970 * 1_000)
    let due = try Connection(path: database, mode: .readOnly)
      .first("SELECT max(due_at) FROM removal WHERE finished_at IS NULL") {
        try $0.value(0, as: Int64?.self)
      }
    guard let due = due ?? nil else { return nil }
    return due > now + 5_000
  }
}
