import Foundation
package import GatewayContracts
package import RPC
package import TaskContracts
import TestSupport
package import Vocabulary

// MARK: - A home that runs already

extension Home {
  /// The initial state of a home.
  package enum Beginning: Sendable {
    /// The household “Home” in Berlin, with Alex, a parent, who is signed in.
    case signedIn
    /// The same, on a machine that is not signed in.
    case signedOut
    /// Services without a household.
    case withoutHousehold
  }

  /// Five running services, with a ``script`` at the gateway.
  ///
  /// The household's databases are created once per test process, and copied.
  package static func running(
    _ beginning: Beginning = .signedIn,
    machine: Machine = Machine(),
    change: RouterChange? = nil
  ) throws -> Home {
    let home = try Home(machine: machine, script: CallScript(), change: change)
    if beginning != .withoutHousehold {
      let prepared = try PreparedHousehold.shared.get()
      try prepared.copy(to: home.installation.folder)
      if beginning == .signedIn { home.files.put(Machine.credentials, prepared.credentials) }
    }
    try home.installation.run { try await home.startAll() }
    return home
  }

  /// Runs one command.
  package func run(_ words: String...) throws -> Outcome { try run(words) }

  /// Runs one command, for the person whose files are in `folder`.
  package func run(_ words: [String], home folder: String = Machine.home) throws -> Outcome {
    try run(words: words.map { Array($0.utf8) }, home: folder)
  }

  /// Advances virtual time; for more than an hour the machine is suspended, except for the last two
  /// minutes.
  package func pass(_ time: Duration) throws {
    var rest = time
    if time > .seconds(3_600) {
      rest = .seconds(120)
      try installation.suspend(for: time - rest)
    }
    try installation.run { [loop, rest] in try await loop.sleep(for: rest) }
  }
}

// MARK: - Stored data

extension Home {
  /// Alex's secret in a ``running(_:machine:change:)`` home.
  package static var secret: String {
    get throws { try PreparedHousehold.shared.get().secret }
  }

  /// Calls the gateway as Alex's app would; the script does not record it.
  package func call<Answer: Sendable>(
    _ body: @escaping @Sendable (any CallChannel) async throws -> Answer
  ) throws -> Answer {
    let secret = try Home.secret
    return try installation.run { [installation, script] in
      let channel = Channel(
        address: Home.gateway,
        transport: installation.transport,
        settings: ChannelSettings()
      )
      defer { channel.close() }
      script.isPaused = true
      defer { script.isPaused = false }
      return try await body(AppChannel(base: channel, secret: secret))
    }
  }

  /// Adds a task; `change` sets further fields.
  @discardableResult
  package func add(
    _ name: String,
    _ change: (inout TaskV1.CreateTaskRequest) -> Void = { _ in }
  ) throws -> TaskV1.Task {
    var request = TaskV1.CreateTaskRequest()
    request.name = name
    change(&request)
    let made = request
    let answer = try call { try await TaskV1.TasksClient($0).createTask(made) }
    guard let task = answer.task else { throw Missing(name: name) }
    return task
  }

  /// All tasks of a member, finished ones and those of archived projects too, by name.
  package func tasks(of member: MemberID? = nil) throws -> [TaskV1.Task] {
    var request = TaskV1.ListTasksRequest()
    request.memberID = member
    request.completion = .all
    request.includeArchived = true
    request.pageSize = 200
    request.sort = [TaskV1.SortKey(field: .name)]
    return try call { [request] channel in
      var request = request
      var tasks: [TaskV1.Task] = []
      repeat {
        let page = try await TaskV1.TasksClient(channel).listTasks(request)
        tasks += page.tasks
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      return tasks
    }
  }

  /// The task of that name.
  package func task(_ name: String, of member: MemberID? = nil) throws -> TaskV1.Task {
    guard let task = try tasks(of: member).first(where: { $0.name == name }) else {
      throw Missing(name: name)
    }
    return task
  }

  /// Deletes a task.
  package func delete(_ name: String) throws {
    let request = TaskV1.DeleteTaskRequest(taskID: try task(name).id)
    _ = try call { try await TaskV1.TasksClient($0).deleteTask(request) }
  }

  /// All projects of Alex, archived ones too, in their order.
  package func projects() throws -> [TaskV1.Project] {
    try call {
      try await TaskV1.ProjectsClient($0).listProjects(.init(includeArchived: true)).projects
    }
  }

  /// The project of that name.
  package func project(_ name: String) throws -> TaskV1.Project {
    guard let project = try projects().first(where: { $0.name == name }) else {
      throw Missing(name: name)
    }
    return project
  }

  /// Adds a member.
  @discardableResult
  package func addMember(
    _ name: String,
    _ role: GatewayV1.MemberRole = .child,
    zone: String = ""
  ) throws -> MemberID {
    let request = GatewayV1.AddMemberRequest(name: name, role: role, zone: zone)
    let answer = try call { try await GatewayV1.HouseholdsClient($0).addMember(request) }
    guard let id = answer.member?.id else { throw Missing(name: name) }
    return id
  }
}

/// Something that a test depends on is missing.
package struct Missing: Error, CustomStringConvertible {
  let name: String
  package var description: String { "There is no “\(name)”." }
}

/// Sends a token with every call, and gives each a request id.
private struct AppChannel: CallChannel {
  let base: Channel
  let secret: String

  var loop: EventLoop { base.loop }

  func start(_ call: OutgoingCall) {
    call.options.metadata["authorization"] = "Bearer \(secret)"
    call.options.requestID = UniqueID(
      high: loop.randomNumber() & 0xffff_ffff_ffff_0fff | 0x4000,
      low: loop.randomNumber() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    )
    base.start(call)
  }
}

/// The databases of five services with a household, as they were when all had stopped.
private struct PreparedHousehold: Sendable {
  /// Differs from a test's seed, so that no secret or id occurs twice.
  private static let seed: UInt64 = 0x0da7_b00c

  let folder: TemporaryFolder
  let credentials: String
  let secret: String

  static let shared: Result<PreparedHousehold, any Error> = Result { try PreparedHousehold() }

  private init() throws {
    // A minute before tests begin.
    let home = try Home(seed: Self.seed, start: .testStart - .seconds(60))
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      // Every service has followed the feeds of the others.
      try await home.loop.sleep(for: .seconds(5))
      await home.stopAll()
    }
    struct Kept: Decodable { let secret: String }
    guard let credentials = home.files.text(Machine.credentials) else {
      throw Missing(name: Machine.credentials)
    }
    self.credentials = credentials
    secret = try JSONDecoder().decode(Kept.self, from: Data(credentials.utf8)).secret
    folder = home.installation.folder
  }

  func copy(to other: TemporaryFolder) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.copyItem(atPath: folder.file(name), toPath: other.file(name))
    }
  }
}
