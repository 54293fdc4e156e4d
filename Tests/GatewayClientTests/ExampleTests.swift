import Contracts
import Foundation
import GatewayClient
import RPC
import Testing
import TestHousehold
import TestSupport
import Vocabulary

/// The examples of the library's documentation, as an app would write them.
@Suite("An app that links the library")
struct ExampleTests {
  private let home: Home
  private let daybook: DaybookClient

  init() throws {
    home = try Home.running()
    daybook = try home.client()
  }

  @Test("creates a task and completes it")
  func firstSteps() throws {
    let daybook = daybook
    let words = try home.installation.run {
      let saved = try await daybook.tasks.create(NewTask("Pay rent"))
      let done = try await daybook.tasks.complete(saved.task.id)
      return "\(done.points) points"
    }
    #expect(words == "3 points")
  }

  @Test("says what a task is before it creates it (TSK-013 to TSK-019)")
  func newTask() throws {
    var rent = NewTask("Pay rent")
    rent.priority = .highest
    rent.due = CalendarDay("2026-12-01").map(Due.day)
    rent.details = "By transfer.\nKeep the receipt."
    rent.project = .new("Home")
    rent.reminder = Date(timeIntervalSince1970: 1_795_500_000)
    let (daybook, task) = (daybook, rent)
    let saved = try home.installation.run { try await daybook.tasks.create(task) }
    #expect(saved.task.priority == .highest)
    #expect(saved.task.due == .day(try #require(CalendarDay("2026-12-01"))))
    #expect(saved.task.details == task.details)
    #expect(saved.task.reminder == task.reminder)
    #expect(saved.notices.isEmpty)
  }

  @Test("edits, lists, reads and deletes")
  func lifeOfATask() throws {
    let daybook = daybook
    try home.installation.run {
      var rent = NewTask("Pay rent")
      rent.priority = .high
      let saved = try await daybook.tasks.create(rent)
      var edit = TaskEdit()
      edit.name = .set("Pay the rent")
      edit.due = .removed
      let changed = try await daybook.tasks.update(saved.task.id, edit)
      #expect(changed.task.name == "Pay the rent")

      var query = TaskQuery()
      query.priorities = [.highest, .high]
      query.completion = .open
      #expect(try await daybook.tasks.list(query).totalCount == 1)

      try await daybook.tasks.uncomplete(saved.task.id)
      try await daybook.tasks.delete(saved.task.id)
      do throws(DaybookError) {
        _ = try await daybook.tasks.get(saved.task.id)
        Issue.record("it should be gone")
      } catch {
        #expect(error.status == .notFound)
        #expect(error.code == "task_not_found")
      }
    }
  }

  @Test("shows what came of a day when a part is missing (WFL-021)")
  func dashboard() throws {
    try home.installation.run { [home] in await home.stop("analytics") }
    let daybook = daybook
    let today = try home.installation.run { try await daybook.dashboard() }
    #expect(today.tasks != nil)
    #expect(today.score == nil)
    #expect(today.missingParts.map(\.service) == ["analytics"])
  }

  @Test("imports more than one call holds, once (MIG-007)")
  func imports() throws {
    let records = (0..<1_201).compactMap { number in
      let text = String(number, radix: 16)
      let digits = String(repeating: "0", count: 12 - text.count) + text
      return DaybookTask.ID("0b11967d-9dae-4333-a137-\(digits)").map {
        ImportedTask(id: $0, name: "Task \(number)")
      }
    }
    let daybook = daybook
    let (first, second) = try home.installation.run {
      let first = try await daybook.tasks.importTasks(records)
      return (first, try await daybook.tasks.importTasks(records))
    }
    #expect((first.created, first.known) == (1_201, 0))
    #expect((second.created, second.known) == (0, 1_201))
    #expect(home.script.count("ImportTasks") == 26)
  }

  @Test("sets a household up, adds people and gives them tokens")
  func household() throws {
    let home = try Home.running(.withoutHousehold)
    let channel = home.channel()
    let code = try home.setupCode
    try home.installation.run {
      let stranger = DaybookClient(gateway: GatewayConnection(channel: channel, token: nil))
      let new = try await stranger.households.setUp(
        code: code,
        name: "Home",
        parent: "Alex",
        zone: "Europe/Berlin",
        tokenName: "phone"
      )
      #expect(new.token.secret.hasPrefix("dbk_"))
      let daybook = DaybookClient(
        gateway: GatewayConnection(channel: channel, token: new.token.secret)
      )
      let mia = try await daybook.households.addMember(named: "Mia", role: .child)
      let token = try await daybook.households.createToken(named: "tablet", for: mia.id)
      #expect(token.token.memberID == mia.id)
      try await daybook.households.revokeToken(token.token.id, of: mia.id)
      #expect(try await daybook.households.members().map(\.name) == ["Alex", "Mia"])
      #expect(try await daybook.households.whoAmI().household.zone == "Europe/Berlin")
    }
  }

  /// Real time passes here, and a busy machine may let much of it pass.
  private static let patience: Duration = .seconds(600)

  @Test("connects over TCP with a loop of its own, and ends with it")
  func overTCP() async throws {
    let loop = EventLoop.start(name: "live-server")
    defer { loop.stop() }
    let live = try await LiveServer(over: TCPTransport(loop))
    let daybook = try DaybookClient.connect(
      to: live.address.text,
      token: LiveServer.secret,
      timeout: Self.patience
    )
    let saved = try await daybook.tasks.create(NewTask("Pay rent"))
    let done = try await daybook.tasks.complete(saved.task.id)
    #expect(done.points == 7)
    daybook.close()
    await #expect(throws: DaybookError.self) { try await daybook.status() }
    await live.stop()
  }

  @Test("connects over TLS, and to another machine not without")
  func overTLS() async throws {
    let loop = EventLoop.start(name: "live-server")
    defer { loop.stop() }
    let authority = try TestAuthority()
    let files = try authority.issue("gateway", .process("gateway"))
    let server = TLSTransport(
      over: TCPTransport(loop),
      accepts: try TLSCredentials(TLSFiles(certificate: files.certificate, key: files.key)),
      connects: nil
    )
    let live = try await LiveServer(over: server)
    let daybook = try DaybookClient.connect(
      to: live.address.text,
      token: LiveServer.secret,
      timeout: Self.patience,
      encryption: .authority(authority.certificate)
    )
    #expect(try await daybook.tasks.create(NewTask("Pay rent")).task.name == "Pay rent")
    daybook.close()
    await live.stop()

    func code(_ address: String, _ encryption: Encryption) -> String? {
      do throws(DaybookError) {
        try DaybookClient.connect(to: address, token: nil, encryption: encryption).close()
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code("home.example:7400", .none) == "not_encrypted")
    #expect(code("home.example:7400", .noneAnywhere) == nil)
    #expect(code("home.example:7400", .authority(files.key)) == "tls_unusable")
  }

  @Test("refuses an address or a token that cannot be one")
  func connect() {
    #expect(throws: DaybookError.self) { try DaybookClient.connect(to: "nowhere", token: nil) }
    #expect(throws: DaybookError.self) { try DaybookClient.connect(token: "two words") }
  }
}
