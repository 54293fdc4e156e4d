import AnalyticsService
import CatalogService
import CommandLineTool
import Foundation
import GatewayDomain
import GatewayService
import NotificationService
import RPC
import ServiceRuntime
import Synchronization
import TaskService
import TestSupport
import Vocabulary

/// A household's whole installation: five services and a person's command line in one process, on one
/// thread, under virtual time.
///
/// Use it inside ``TestInstallation/run(limit:_:)``. It begins on 2026-11-21 at 08:00 UTC, a Saturday.
final class Home: Sendable {
  static let services = ["task", "catalog", "analytics", "notification", "gateway"]

  let installation: TestInstallation
  let files = MemoryFiles()
  private let running = Mutex<[String: ServiceProcess]>([:])

  init(seed: UInt64 = 1) throws {
    installation = try TestInstallation(seed: seed)
  }

  var loop: EventLoop { installation.loop }

  /// Starts all five in any order.
  func startAll(_ order: [String] = Home.services) async throws {
    for service in order { try await start(service) }
  }

  func start(_ service: String) async throws {
    let process = try await installation.start(service) { [self] environment in
      try await build(service, environment)
    }
    running.withLock { $0[service] = process }
  }

  func stop(_ service: String) async {
    let process = running.withLock { $0.removeValue(forKey: service) }
    await process?.stop()
  }

  func stopAll() async {
    for service in Home.services.reversed() { await stop(service) }
  }

  private func build(
    _ service: String,
    _ environment: RuntimeEnvironment
  ) async throws -> ServiceInstance {
    let path = installation.folder.file("\(service).sqlite")
    let task = installation.address(of: "task")
    let catalog = installation.address(of: "catalog")
    switch service {
    case "task": return try await TaskService.instance(environment: environment, databasePath: path)
    case "catalog": return try await CatalogService.make(environment, databasePath: path)
    case "analytics":
      return try await AnalyticsService.make(
        environment,
        databasePath: path,
        task: task,
        catalog: catalog
      )
    case "notification":
      return try await NotificationService.make(
        environment,
        databasePath: path,
        task: task
      )
    default:
      var choices = GatewayService.Choices()
      choices.setupCodeFile = installation.folder.file("setup-code")
      return try await GatewayService.instance(
        environment: environment,
        databasePath: path,
        peers: Dictionary(
          uniqueKeysWithValues: Area.allCases.map {
            ($0, installation.address(of: $0.rawValue))
          }
        ),
        choices: choices
      )
    }
  }
}

// MARK: - A person at the command line

extension Home {
  struct Outcome: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs one command of `daybook`, as the person whose files are in `home`.
  func daybook(_ words: [String], home: String = "/home") async -> Outcome {
    let output = Paper()
    let errors = Paper()
    let status = await CommandLineTool.run(words, environment(home, output, errors))
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  /// Runs a command with `--json` and reads its answer.
  func json(_ words: String..., home: String = "/home") async throws -> JSON {
    let outcome = await daybook(words + ["--json"], home: home)
    guard outcome.status == 0 else { throw Refused(words: words, outcome: outcome) }
    return try JSON(outcome.output)
  }

  /// Creates the household with the code that the gateway left.
  func setUp() async throws {
    let code = try String(contentsOfFile: installation.folder.file("setup-code"), encoding: .utf8)
    let outcome = await daybook([
      "setup", "--code", code.trimmingCharacters(in: .whitespacesAndNewlines),
      "--household", "Home", "--name", "Alex", "--zone", "Europe/Berlin",
    ])
    guard outcome.status == 0 else { throw Refused(words: ["setup"], outcome: outcome) }
  }

  func environment(_ home: String, _ output: Paper, _ errors: Paper) -> Environment {
    Environment(
      variables: ["DAYBOOK_HOME": home],
      output: output,
      errors: errors,
      input: NoInput(),
      files: files,
      clock: { [clock = installation.clock] in clock.now() },
      connect: { [transport = installation.transport] route in
        Channel(address: route.address, transport: transport)
      }
    )
  }
}

struct Refused: Error, CustomStringConvertible {
  let words: [String]
  let outcome: Home.Outcome
  var description: String { "daybook \(words.joined(separator: " ")): \(outcome)" }
}

/// Collects what is printed, and lets a test wait for a line.
final class Paper: TextSink {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  func write(_ text: String) { written.withLock { $0 += text } }
}

private struct NoInput: TextSource {
  func readLine() -> String? { nil }
  func readAll(limit: Int) -> [UInt8]? { [] }
  func readPiece() async throws(FileFailure) -> [UInt8]? { nil }
}

/// Files in memory.
final class MemoryFiles: FileAccess {
  private let contents = Mutex<[String: [UInt8]]>([:])

  func put(_ path: String, _ text: String) { contents.withLock { $0[path] = Array(text.utf8) } }

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let bytes = contents.withLock({ $0[path] }) else { throw .missing }
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  func readSecret(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    try read(path, limit: limit)
  }

  func locked<Answer>(
    _ path: String,
    _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer { try body() }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    contents.withLock { $0[path] = bytes }
  }
}
