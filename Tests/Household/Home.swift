import AnalyticsService
import CatalogService
import Foundation
import GatewayDomain
import GatewayService
import NotificationService
package import RPC
import ServiceRuntime
import Synchronization
import TaskService
package import TestSupport
package import Vocabulary

/// A household's whole installation: five services and a person's command line in one process, on one
/// thread, under virtual time.
///
/// It begins on 2026-11-21 at 08:00 UTC, a Saturday, 09:00 in Berlin. There are two ways to use it:
/// ```swift
/// // Services and set-up are part of the test.
/// let home = try Home()
/// try home.installation.run {
///   try await home.startAll()
///   try await home.setUp()
///   …
/// }
/// // Everything runs, and Alex, a parent, is signed in; each call runs the loop until it has its answer.
/// let home = try Home.running()
/// let outcome = try home.run("add", "Pay rent")
/// ```
package final class Home: Sendable {
  package static let services = ["task", "catalog", "analytics", "notification", "gateway"]
  package static let gateway = Address.loopback(port: 7400)

  package let installation: TestInstallation
  package let machine: Machine
  /// Changes the gateway's router before it starts.
  package typealias RouterChange = @Sendable (inout Router) -> Void

  private let interceptor: CallScript?
  private let change: RouterChange?
  private let running = Mutex<[String: ServiceProcess]>([:])

  /// - Parameters:
  ///   - seed: determines all random numbers of the installation.
  ///   - start: the initial time.
  ///   - machine: the person's machine; by default without a terminal.
  ///   - script: intercepts the calls that reach the gateway. Without one the gateway forwards calls by its
  ///     shortest path, as in production.
  ///   - change: replaces methods of the gateway, for answers that no real service gives.
  /// - Throws: errors of the database folder.
  package init(
    seed: UInt64 = 1,
    start: Timestamp = .testStart,
    machine: Machine = Machine(),
    script: CallScript? = nil,
    change: RouterChange? = nil
  ) throws {
    // Tests that use `Logger.silent` share its count of safety warnings.
    let log = Logger(service: "", version: "", level: .error) { _ in }
    installation = try TestInstallation(seed: seed, start: start, log: log)
    self.machine = machine
    interceptor = script
    self.change = change
  }

  package var loop: EventLoop { installation.loop }
  package var files: MemoryFiles { machine.files }

  /// Records and refuses the gateway's calls.
  package var script: CallScript {
    guard let interceptor else { preconditionFailure("this home has no script") }
    return interceptor
  }

  // MARK: Services

  /// Starts all five in any order.
  package func startAll(_ order: [String] = Home.services) async throws {
    for service in order { try await start(service) }
  }

  package func start(_ service: String) async throws {
    let process = try await installation.start(service) { [installation, interceptor, change] in
      var instance = try await Self.build(service, installation, $0)
      guard service == "gateway" else { return instance }
      change?(&instance.router)
      if let interceptor { interceptor.attach(to: &instance.router, on: installation.loop) }
      return instance
    }
    running.withLock { $0[service] = process }
  }

  package func stop(_ service: String) async {
    let process = running.withLock { $0.removeValue(forKey: service) }
    await process?.stop()
  }

  package func stopAll() async {
    for service in Home.services.reversed() { await stop(service) }
  }

  private static func build(
    _ service: String,
    _ installation: TestInstallation,
    _ environment: RuntimeEnvironment
  ) async throws -> ServiceInstance {
    let path = installation.folder.file("\(service).sqlite")
    let task = installation.address(of: "task")
    let catalog = installation.address(of: "catalog")
    switch service {
    case "task": return try await TaskService.instance(environment: environment, databasePath: path)
    case "catalog":
      return try await CatalogService.instance(environment: environment, databasePath: path)
    case "analytics":
      return try await AnalyticsService.instance(
        environment: environment,
        databasePath: path,
        peers: ["task": task, "catalog": catalog, "gateway": Home.gateway]
      )
    case "notification":
      return try await NotificationService.instance(
        environment: environment,
        databasePath: path,
        task: task,
        analytics: installation.address(of: "analytics")
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

  /// The code that the gateway left for the first household.
  package var setupCode: String {
    get throws {
      try String(contentsOfFile: installation.folder.file("setup-code"), encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Creates the household with that code; Alex is signed in.
  package func setUp() async throws {
    let outcome = await daybook([
      "setup", "--code", try setupCode, "--household", "Home", "--name", "Alex", "--zone",
      "Europe/Berlin",
    ])
    guard outcome.status == 0 else { throw Refused(words: ["setup"], outcome: outcome) }
  }
}
