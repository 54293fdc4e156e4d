import Foundation
import GatewayContracts
import Measurement
import RPC
import ServiceRuntime
import Vocabulary

/// A real service and the gateway in a temporary folder, with one household.
///
/// Unchecked `Sendable`: everything happens on the caller's loop.
final class ServiceInstallation: @unchecked Sendable {
  /// Processes of the release build; services that are not needed are not there.
  private(set) var owner: Child
  private(set) var gateway: Child
  /// The services that the measured one follows.
  let followed: [Child]
  let folder: URL
  let loop: EventLoop
  let household: HouseholdID
  let member: MemberID
  /// To the gateway, as a client's.
  let door: Channel
  /// To the service, as the gateway's.
  let service: Channel
  /// The member's token.
  let secret: String
  private let name: String
  private let commands: [[String]]
  private let transport: TCPTransport
  private let doorSettings: ChannelSettings
  private let firstPort: UInt16
  private let key: [UInt8]

  var databasePath: String { folder.appending(path: "data/\(name).db").path }
  var processes: [Int32] {
    [owner.processID, gateway.processID] + followed.map(\.processID)
  }

  /// Starts both, at `port` and the next one.
  ///
  /// With `keepsAnswers` they run as shipped; without it the task service caches no answers. On the
  /// loop only, like everything else here.
  init(
    of name: String = "task",
    following others: [String] = [],
    programs: String,
    port: UInt16,
    folder: URL,
    loop: EventLoop,
    keepsAnswers: Bool
  ) async throws {
    self.folder = folder
    self.loop = loop
    self.name = name
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "data"),
      withIntermediateDirectories: true
    )
    let key = (0..<ClusterKey.length).map { _ in UInt8.random(in: 0...255) }
    let keyFile = folder.appending(path: "cluster.key")
    _ = files.createFile(
      atPath: keyFile.path,
      contents: Data(key),
      attributes: [.posixPermissions: 0o600]
    )
    let code = folder.appending(path: "setup-code")
    func command(_ name: String, _ own: UInt16, _ more: [String]) -> [String] {
      // The allocator's setting and the log are those of deploy/local.
      ["GLIBC_TUNABLES=glibc.malloc.tcache_count=100", "sh", "-c", "exec \"$@\" 2>>\"$0\""]
        + [folder.appending(path: "\(name).log").path, "\(programs)/daybook-\(name)"]
        + ["--data", folder.appending(path: "data").path, "--cluster-key-file", keyFile.path]
        + ["--listen", "127.0.0.1:\(own)"] + more
    }
    // The gateway's limits per household are not measured.
    let rates = ["token", "household", "address"].flatMap { ["--\($0)-rate", "1000000:1000000"] }
    var peers: [String] = []
    for (place, other) in others.enumerated() {
      peers += ["--\(other)", "127.0.0.1:\(port + 2 + UInt16(place))"]
    }
    let known = peers.isEmpty ? [] : peers + ["--gateway", "127.0.0.1:\(port)"]
    commands = [
      command(name, port + 1, (keepsAnswers ? [] : ["--answer-cache", "none"]) + known),
      command(
        "gateway",
        port,
        ["--\(name)", "127.0.0.1:\(port + 1)", "--setup-code-file", code.path] + peers + rates
      ),
    ]
    firstPort = port
    self.key = key
    followed = try others.enumerated().map { place, other in
      try Child(command(other, port + 2 + UInt16(place), []), "the \(other) service")
    }
    owner = try Child(commands[0], "the \(name) service")
    gateway = try Child(commands[1], "the gateway")
    let transport = TCPTransport(loop)
    self.transport = transport
    var settings = ChannelSettings()
    settings.firstBackoff = .milliseconds(50)
    settings.longestBackoff = .milliseconds(200)
    doorSettings = settings
    door = Channel(address: .loopback(port: port), transport: transport, settings: settings)
    service = Channel(
      address: .loopback(port: port + 1),
      transport: transport,
      settings: .service(clusterKey: key)
    )
    let request = GatewayV1.SetUpRequest(
      setupCode: try await Self.text(of: code),
      householdName: "Benchmark",
      memberName: "Measurer",
      zone: "UTC"
    )
    let set = try await GatewayV1.HouseholdsClient(door).setUp(
      request,
      CallOptions(timeout: .seconds(10), requestID: .random(), waitsForConnection: true)
    )
    guard let household = set.household?.id, let member = set.member?.id else {
      throw Misuse(word: "the household was not set up")
    }
    (self.household, self.member, secret) = (household, member, set.secret)
  }

  /// How a client calls the gateway; every call has a request id, as the client library's.
  var options: CallOptions { options(secret: secret) }

  /// The same for another member's token.
  func options(secret: String) -> CallOptions {
    CallOptions(
      timeout: .seconds(30),
      metadata: ["authorization": "Bearer \(secret)"],
      requestID: .random(),
      waitsForConnection: true
    )
  }

  /// How the gateway calls the service for a member.
  func options(household: HouseholdID, member: MemberID) -> CallOptions {
    CallOptions(
      timeout: .seconds(60),
      metadata: Caller(
        household: household,
        member: member,
        calendar: .utc
      ).metadata,
      requestID: .random(),
      waitsForConnection: true
    )
  }

  /// To one of the services that the measured one follows, as the gateway's.
  func channel(toFollowed place: Int) -> Channel {
    Channel(
      address: .loopback(port: firstPort + 2 + UInt16(place)),
      transport: transport,
      settings: .service(clusterKey: key)
    )
  }

  /// A further client's channel to the gateway.
  func anotherDoor() -> Channel {
    Channel(addresses: door.addresses, transport: transport, settings: doorSettings)
  }

  /// A process that was just started, and its health check.
  struct Start {
    let time: Date
    fileprivate let command: [String]

    /// - Returns: the exit status of the health check; 0 when it is serving.
    func health() -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command + ["--health"]
      process.standardOutput = FileHandle.nullDevice
      do { try process.run() } catch { return 1 }
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// Stops the process in order and starts it again.
  func restartOwner() async throws -> Start {
    await Self.end(owner)
    let start = Start(time: Date(), command: commands[0])
    owner = try Child(commands[0], "the \(name) service")
    return start
  }

  func restartGateway() async throws -> Start {
    await Self.end(gateway)
    let start = Start(time: Date(), command: commands[1])
    gateway = try Child(commands[1], "the gateway")
    return start
  }

  /// On another thread: a stopping server waits for its clients, which run on this loop.
  private static func end(_ child: Child) async {
    await withCheckedContinuation { continuation in
      let ended = Ended(child: child, continuation: continuation)
      Thread.detachNewThread { ended.run() }
    }
  }

  /// Unchecked `Sendable`: the loop waits while the thread uses the child.
  private struct Ended: @unchecked Sendable {
    let child: Child
    let continuation: CheckedContinuation<Void, Never>

    func run() {
      child.end()
      continuation.resume()
    }
  }

  func end() {
    gateway.end()
    owner.end()
    for child in followed { child.end() }
  }

  /// A process that was just started writes the file soon, or never.
  private static func text(of file: URL) async throws -> String {
    for _ in 0..<100 {
      if let text = try? String(contentsOf: file, encoding: .utf8), !text.isEmpty {
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw Misuse(word: "the gateway does not start; see \(file.deletingLastPathComponent().path)")
  }
}

extension UniqueID {
  /// Of version 4, as the client library's request ids.
  static func random() -> UniqueID {
    UniqueID(
      high: UInt64.random(in: .min ... .max) & ~0xf000 | 0x4000,
      low: 0x8000_0000_0000_0000 | UInt64.random(in: .min ... .max) >> 2
    )
  }
}
