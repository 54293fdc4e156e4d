import Foundation
import Glibc
import Testing

/// Backups of the real programs' files, made while they run.
@Suite("The operator")
struct OperatorTests {
  @Test("restores the contents of a backup, while the services that wrote it continue (INT-005)")
  func roundTrip() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    for name in ["Dishes", "Rent"] {
      let task = try #require(try home.json(["add", name])["task"] as? [String: Any])
      #expect(try home.daybook(["done", try #require(task["id"] as? String)]).status == 0)
    }
    let before = try figures(home)
    let backup = home.home.appendingPathComponent("kept.backup").path
    #expect(try home.daybook(["operator", "backup", backup]).status == 0)
    #expect(try home.daybook(["operator", "check", backup]).status == 0)
    #expect(try home.daybook(["operator", "check"]).status == 0)
    _ = try home.json(["add", "Sweep"])
    #expect(try home.daybook(["operator", "restore", backup, "--yes"]).status == 5, "they run")

    for service in Installation.services { _ = home.terminate(service) }
    let unasked = try home.daybook(["operator", "restore", backup])
    #expect(unasked.status == 2, "\(unasked)")
    let restored = try home.daybook(["operator", "restore", backup, "--yes"])
    #expect(restored.status == 0, "\(restored)")
    #expect(restored.output.contains("task.db.replaced-"))
    try home.startAll()
    #expect(try figures(home) == before)
    let checked = try home.daybook(["operator", "check"])
    #expect(checked.status == 0, "\(checked)")
    // The restored installation works: a new task counts, once.
    let task = try #require(try home.json(["add", "Water"])["task"] as? [String: Any])
    let done = try home.daybook(["done", try #require(task["id"] as? String)])
    #expect(done.status == 0)
    #expect(try figures(home) != before)
  }

  @Test("finds nothing in the folder of backups of one that was killed more than a day ago")
  func leftovers() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    #expect(try home.daybook(["operator", "backup"]).status == 0)
    let folder = home.home.appendingPathComponent("backups")
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    let made = try #require(try names().first)
    // With the name that the sealed file has until it is complete.
    let left = "daybook-20260101T000000Z.backup.partial"
    for name in [left, made + ".partial"] {
      try Data("sealed".utf8).write(to: folder.appendingPathComponent(name))
    }
    let other = folder.appendingPathComponent("another.backup").path
    #expect(try home.daybook(["operator", "backup", other]).status == 0)
    #expect(try Set(names()) == [made, made + ".partial", "another.backup"])
  }

  @Test("gets a report of a database's damage with a backup, which is sound all the same")
  func damagedButRead() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    for service in Installation.services { _ = home.terminate(service) }
    let task = try FileHandle(forUpdating: home.home.appendingPathComponent("data/task.db"))
    // The number of unused bytes of each page (sqlite.org/fileformat2.html, 1.3.4); rows are found
    // all the same.
    try task.seek(toOffset: 20)
    try task.write(contentsOf: [7])
    try task.close()
    let backup = home.home.appendingPathComponent("kept.backup").path
    let made = try home.daybook(["operator", "backup", backup])
    #expect(made.status == 1, "\(made)")
    #expect(made.output.contains("the database itself, which this is a copy of: "), "\(made)")
    let checked = try home.daybook(["operator", "check", backup])
    #expect(checked.status == 0, "\(checked)")
  }

  @Test("gets a report of what is wrong with a backup, and nothing is changed")
  func refusals() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let backup = home.home.appendingPathComponent("kept.backup")
    #expect(try home.daybook(["operator", "backup", backup.path]).status == 0)
    for service in Installation.services { _ = home.terminate(service) }
    let file = home.home.appendingPathComponent("data/task.db")
    let before = try Data(contentsOf: file)

    var bytes = try Data(contentsOf: backup)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: backup)
    let damaged = try home.daybook(["operator", "restore", backup.path, "--yes"])
    #expect(damaged.status == 3)
    #expect(damaged.errors.contains("(backup_damaged)"))
    let key = home.home.appendingPathComponent("keys/backup.key")
    try Data(repeating: 1, count: 32).write(to: key)
    let otherKey = try home.daybook(["operator", "check", backup.path])
    #expect(otherKey.errors.contains("(backup_of_other_key)"), "\(otherKey)")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key.path)
    #expect(try home.daybook(["operator", "check", backup.path]).status == 1)
    #expect(try Data(contentsOf: file) == before)
  }

  @Test("restores on another machine and signs a parent in with the installation's key (GTW-007)")
  func anotherMachine() throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    _ = try home.json(["add", "Dishes"])
    let backup = home.home.appendingPathComponent("kept.backup").path
    #expect(try home.daybook(["operator", "backup", backup]).status == 0)

    let other = try Installation()
    let keys = "keys/backup.key"
    let key = try Data(contentsOf: home.home.appendingPathComponent(keys))
    try key.write(to: other.home.appendingPathComponent(keys))
    try FileManager.default.removeItem(at: other.home.appendingPathComponent("data"))
    let restored = try other.daybook(["operator", "restore", backup, "--yes"])
    #expect(restored.status == 0, "\(restored)")
    #expect(restored.output.contains("daybook operator token"))
    try other.startAll()
    #expect(try other.daybook(["list"]).status == 6)
    let signedIn = try other.daybook(["operator", "token", "alex", "--sign-in"])
    #expect(signedIn.status == 0, "\(signedIn)")
    #expect(try other.json(["list"])["totalCount"] as? Int == 1)
    #expect(other.log(of: "gateway").contains("created with the installation's key"))
  }

  @Test(
    "leaves no plaintext behind at the confirmation",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2]
  )
  func interrupted(signal: Int32) throws {
    let home = try Installation()
    try home.startAll()
    #expect(try home.setUp().status == 0)
    let backup = home.home.appendingPathComponent("kept.backup").path
    #expect(try home.daybook(["operator", "backup", backup]).status == 0)
    for service in Installation.services { _ = home.terminate(service) }
    let data = home.home.appendingPathComponent("data").path
    func laidOut() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: data).filter { $0.contains("restored") }
    }
    // A terminal of our own, as `openpty` makes it: a new one, its number, unlocked.
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var number: Int32 = 0
    var isLocked: Int32 = 0
    #expect(
      ioctl(terminal, 0x8004_5430, &number) == 0 && ioctl(terminal, 0x4004_5431, &isLocked) == 0
    )
    let end = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    let keyboard = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    let process = try ChildProcess(
      Program.url("daybook"),
      ["operator", "restore", backup],
      environment: Program.inherited.merging(["DAYBOOK_HOME": home.home.path]) { $1 },
      input: keyboard,
      errors: keyboard
    )
    // The confirmation is requested when all files are restored.
    var question = [UInt8](repeating: 0, count: 7)
    var got = 0
    while got < question.count {
      let more = question.withUnsafeMutableBytes {
        read(terminal, $0.baseAddress?.advanced(by: got), $0.count - got)
      }
      if more < 0, errno == EINTR { continue }
      try #require(more > 0)
      got += more
    }
    #expect(try laidOut().count == 5)
    process.send(signal)
    #expect(process.wait() == .signal(signal))
    #expect(try laidOut() == [])
  }

  /// The day's figures, without fields that differ between two requests.
  private func figures(_ home: Installation) throws -> String {
    let score = try home.json(["score"])
    let list = try home.json(["list", "--completion", "all"])
    let names = (list["tasks"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    return "\(names.sorted()) \(try #require(score["totalPoints"]))"
  }
}
