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
      let saved = try await daybook.tasks.createTask(TaskV1.CreateTaskRequest(name: "Pay rent"))
      let done = try await daybook.tasks.completeTask(
        TaskV1.CompleteTaskRequest(taskID: saved.task?.id)
      )
      return "\(done.pointsEarned) points"
    }
    #expect(words == "3 points")
  }

  @Test("describes a task before it creates it (TSK-013 to TSK-019)")
  func newTask() throws {
    var request = TaskV1.CreateTaskRequest(name: "Pay rent")
    request.priority = .highest
    request.dueOn = LocalDay(text: "2026-12-01")
    request.details = "By transfer.\nKeep the receipt."
    request.alertReminderTime = GoogleProtobuf.Timestamp(
      Date(timeIntervalSince1970: 1_795_500_000)
    )
    let (daybook, task) = (daybook, request)
    let saved = try home.installation.run { try await daybook.tasks.createTask(task) }
    #expect(saved.task?.priority == .highest)
    #expect(saved.task?.dueOn == task.dueOn)
    #expect(saved.task?.details == task.details)
    #expect(saved.task?.alertReminderTime == task.alertReminderTime)
    #expect(saved.warnings.isEmpty)
  }

  @Test("edits, lists, reads and deletes tasks")
  func lifeOfATask() throws {
    let daybook = daybook
    try home.installation.run {
      let saved = try await daybook.tasks.createTask(
        TaskV1.CreateTaskRequest(name: "Pay rent", priority: .high)
      )
      let id = saved.task?.id
      let edit = TaskV1.UpdateTaskRequest(
        task: TaskV1.Task(id: id, name: "Pay the rent"),
        updateMask: GoogleProtobuf.FieldMask(paths: ["name"])
      )
      #expect(try await daybook.tasks.updateTask(edit).task?.name == "Pay the rent")
      #expect(try await daybook.tasks.listTasks(TaskV1.ListTasksRequest()).totalCount == 1)
      _ = try await daybook.tasks.deleteTask(TaskV1.DeleteTaskRequest(taskID: id))
      let error = await #expect(throws: RPCError.self) {
        try await daybook.tasks.getTask(TaskV1.GetTaskRequest(taskID: id))
      }
      #expect(error?.code == .notFound)
      #expect(error?.reason == "task_not_found")
    }
  }

  @Test("shows the rest of a day when a part is missing (WFL-021)")
  func dashboard() throws {
    try home.installation.run { [home] in await home.stop("analytics") }
    let daybook = daybook
    let today = try home.installation.run {
      try await daybook.dashboards.getDashboard(GatewayV1.GetDashboardRequest())
    }
    #expect(today.tasks != nil)
    #expect(today.score == nil)
    #expect(today.parts.filter { !$0.available }.map(\.service) == ["analytics"])
  }

  @Test("imports more than one call can hold, once (MIG-007)")
  func imports() throws {
    let records = try (0..<1_201).map { number in
      let text = String(number, radix: 16)
      let digits = String(repeating: "0", count: 12 - text.count) + text
      let id = try #require(TaskID(text: "0b11967d-9dae-4333-a137-\(digits)"))
      return TaskV1.ImportedTask(id: id, name: "Task \(number)")
    }
    let daybook = daybook
    let created = try home.installation.run {
      var created: [Int32] = []
      for piece in ImportPieces.of(records) + ImportPieces.of(records) {
        let request = TaskV1.ImportTasksRequest(tasks: Array(piece))
        created.append(try await daybook.tasks.importTasks(request).created)
      }
      return created
    }
    #expect(created.prefix(13).reduce(0, +) == 1_201)
    #expect(created.suffix(13).reduce(0, +) == 0)
    #expect(home.script.count("ImportTasks") == 26)
  }

  @Test("sets a household up, adds people and gives them tokens")
  func household() throws {
    let home = try Home.running(.withoutHousehold)
    let channel = home.channel()
    let code = try home.setupCode
    try home.installation.run {
      let open = DaybookClient(gateway: GatewayConnection(channel: channel, token: nil))
      let new = try await open.households.setUp(
        GatewayV1.SetUpRequest(
          setupCode: code,
          householdName: "Home",
          memberName: "Alex",
          zone: "Europe/Berlin",
          tokenName: "phone"
        )
      )
      #expect(new.secret.hasPrefix("dbk_"))
      let households = DaybookClient(
        gateway: GatewayConnection(channel: channel, token: new.secret)
      ).households
      let mia = try await households.addMember(
        GatewayV1.AddMemberRequest(name: "Mia", role: .child)
      )
      let token = try await households.createToken(
        GatewayV1.CreateTokenRequest(memberID: mia.member?.id, name: "tablet")
      )
      #expect(token.token?.memberID == mia.member?.id)
      _ = try await households.revokeToken(
        GatewayV1.RevokeTokenRequest(memberID: mia.member?.id, tokenID: token.token?.id)
      )
      let members = try await households.listMembers(GatewayV1.ListMembersRequest()).members
      #expect(members.map(\.name) == ["Alex", "Mia"])
      let identity = try await households.whoAmI(GatewayV1.WhoAmIRequest())
      #expect(identity.household?.zone == "Europe/Berlin")
    }
  }

  /// Real time passes here, and on a busy machine much of it may pass.
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
    let saved = try await daybook.tasks.createTask(TaskV1.CreateTaskRequest(name: "Pay rent"))
    let done = try await daybook.tasks.completeTask(
      TaskV1.CompleteTaskRequest(taskID: saved.task?.id)
    )
    #expect(done.pointsEarned == 7)
    daybook.close()
    let error = await #expect(throws: RPCError.self) {
      try await daybook.operations.getStatus(GatewayV1.GetStatusRequest())
    }
    #expect(error?.reason == "client_closed")
    await live.stop()
  }

  @Test("connects over TLS, which is required to another machine")
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
    let saved = try await daybook.tasks.createTask(TaskV1.CreateTaskRequest(name: "Pay rent"))
    #expect(saved.task?.name == "Pay rent")
    daybook.close()
    await live.stop()

    func code(_ address: String, _ encryption: Encryption) -> String? {
      do throws(RPCError) {
        try DaybookClient.connect(to: address, token: nil, encryption: encryption).close()
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(code("home.example:7400", .none) == "not_encrypted")
    #expect(code("home.example:7400", .noneAnywhere) == nil)
    #expect(code("home.example:7400", .authority(files.key)) == "tls_unusable")
  }

  @Test("refuses an invalid address or token")
  func connect() {
    #expect(throws: RPCError.self) { try DaybookClient.connect(to: "nowhere", token: nil) }
    #expect(throws: RPCError.self) { try DaybookClient.connect(token: "two words") }
  }
}
