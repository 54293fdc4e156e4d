import Foundation
import Glibc

/// The five processes on free ports and in a temporary folder, with a household.
///
/// All started processes end with it.
final class Installation {
  static let services = ["task", "catalog", "analytics", "notification", "gateway"]

  let home: URL
  private let ports: [String: UInt16]
  private let gatewayFlags: [String]
  /// The folder of each service's database.
  private let dataFolders: (String) -> URL
  /// The folder of certificates; `nil` for the cluster key without encryption.
  private(set) var certificates: URL?
  /// The folders of services with other certificates than the rest.
  var foreignCertificates: [String: URL] = [:]
  /// Additional arguments of the notification service.
  var notificationFlags: [String] = []
  private var running: [String: ChildProcess] = [:]

  /// Creates folders and keys and picks free ports; starts nothing.
  ///
  /// - Parameters:
  ///   - gatewayFlags: additional arguments of the gateway.
  ///   - dataFolders: the folder of each service's database; `nil` for a shared one.
  /// - Throws: file system errors; ``ProgramFailure`` when there is no free port.
  init(gatewayFlags: [String] = [], dataFolders: ((String) -> URL)? = nil) throws {
    self.gatewayFlags = gatewayFlags
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-process-\(UUID().uuidString.lowercased())")
    self.home = home
    self.dataFolders = dataFolders ?? { _ in home.appendingPathComponent("data") }
    for folder in ["data", "keys", "logs", "run"] {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(folder),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    var random = SystemRandomNumberGenerator()
    for name in ["cluster", "backup"] {
      let key = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) })
      let file = home.appendingPathComponent("keys/\(name).key")
      try key.write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
    ports = try FreePorts.pick(for: Installation.services)
  }

  deinit {
    for process in running.values { process.kill9() }
    try? FileManager.default.removeItem(at: home)
  }

  /// Creates certificates with `deploy/local/certs`; programs that start afterwards use TLS.
  func encrypt(_ arguments: [String] = []) throws {
    let outcome = try Program.run(
      script: "deploy/local/certs",
      arguments,
      environment: ["DAYBOOK_HOME": home.path]
    )
    guard outcome.status == 0 else { throw ProgramFailure.didNotStart("certs: \(outcome)") }
    certificates = home.appendingPathComponent("tls")
  }

  /// Makes a folder available under another path, as a container would: its keys, or a folder of
  /// ``dataFolders``.
  func mount(_ volume: String, at place: URL) throws {
    let folder = volume == "keys" ? home.appendingPathComponent("keys") : dataFolders(volume)
    for parent in [folder, place.deletingLastPathComponent()] {
      try FileManager.default.createDirectory(
        at: parent,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: folder)
  }

  func port(of service: String) -> UInt16 { ports[service] ?? 0 }
  func address(of service: String) -> String { "127.0.0.1:\(port(of: service))" }

  func log(of service: String) -> String {
    let url = home.appendingPathComponent("logs/\(service).log")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  func process(_ service: String) -> ChildProcess? { running[service] }

  private func flags(of service: String) -> [String] {
    var flags = [
      "--listen", address(of: service), "--data", dataFolders(service).path,
    ]
    if let certificates = foreignCertificates[service] ?? certificates {
      flags += [
        "--tls-certificate", certificates.appendingPathComponent("\(service).pem").path,
        "--tls-key", certificates.appendingPathComponent("\(service).key").path,
        "--tls-authority", certificates.appendingPathComponent("authority.pem").path,
      ]
    } else {
      flags += ["--cluster-key-file", home.appendingPathComponent("keys/cluster.key").path]
    }
    switch service {
    case "analytics":
      flags += [
        "--task", address(of: "task"), "--catalog", address(of: "catalog"),
        "--gateway", address(of: "gateway"),
      ]
    case "notification":
      flags += ["--task", address(of: "task"), "--analytics", address(of: "analytics")]
      flags += notificationFlags
    case "gateway":
      for other in ["task", "catalog", "analytics", "notification"] {
        flags += ["--\(other)", address(of: other)]
      }
      flags += ["--setup-code-file", home.appendingPathComponent("run/setup-code").path]
      flags += gatewayFlags
    default: break
    }
    return flags
  }
}

// MARK: - Starting and stopping

extension Installation {
  func startAll() throws { for service in Installation.services { try start(service) } }

  /// Starts a service and returns once it is healthy.
  func start(_ service: String) throws {
    try launch(service)
    try awaitHealth(of: service)
  }

  /// - Parameters:
  ///   - service: its name.
  ///   - environment: additional variables.
  ///   - descriptors: the limit of open files; `nil` for that of the tests.
  ///   - addressSpace: the limit of mapped memory in MiB; `nil` for that of the tests.
  /// - Throws: ``ProgramFailure`` with the system's error.
  func launch(
    _ service: String,
    environment: [String: String] = [:],
    descriptors: Int? = nil,
    addressSpace: Int? = nil
  ) throws {
    let log = home.appendingPathComponent("logs/\(service).log")
    if !FileManager.default.fileExists(atPath: log.path) {
      try Data().write(to: log)
    }
    let handle = try FileHandle(forWritingTo: log)
    try handle.seekToEnd()
    defer { try? handle.close() }
    let program = try Program.url("daybook-\(service)")
    let limits =
      (descriptors.map { ["ulimit -n \($0)"] } ?? [])
      + (addressSpace.map { ["ulimit -v \($0 << 10)"] } ?? [])
    let words = (limits + ["exec \"$0\" \"$@\""]).joined(separator: "; ")
    let limited = limits.isEmpty ? nil : ["-c", words, program.path]
    running[service] = try ChildProcess(
      limited == nil ? program : URL(filePath: "/bin/sh"),
      (limited ?? []) + flags(of: service),
      environment: Program.inherited.merging(environment) { $1 },
      output: handle,
      errors: handle
    )
  }

  /// Waits until the service is serving; each check starts a process, so nothing sleeps here.
  func awaitHealth(of service: String) throws {
    for _ in 0..<2_000 {
      if try health(of: service).status == 0 { return }
      guard running[service]?.isRunning == true else { break }
    }
    throw ProgramFailure.notHealthy(service, log: log(of: service))
  }

  /// Waits for a line in a service's log; each check starts a process, so nothing sleeps here.
  func await(_ words: String, of service: String) throws {
    for _ in 0..<2_000 {
      let hasEnded = process(service)?.isRunning == false
      if log(of: service).contains(words) { return }
      if hasEnded { break }
      _ = try Program.run("daybook-\(service)", ["--version"])
    }
    throw ProgramFailure.notHealthy(service, log: log(of: service))
  }

  func health(of service: String) throws -> Outcome {
    try Program.run("daybook-\(service)", ["--health"] + flags(of: service))
  }

  /// Sends SIGKILL.
  func kill9(_ service: String) {
    running.removeValue(forKey: service)?.kill9()
  }

  /// Sends SIGTERM, and returns the exit status.
  func terminate(_ service: String) -> Int32? {
    guard let process = running.removeValue(forKey: service) else { return nil }
    process.send(SIGTERM)
    guard case .exit(let status) = process.wait() else { return nil }
    return status
  }
}

// MARK: - The command line

extension Installation {
  /// Creates the household with the setup code that the gateway left.
  func setUp(zone: String = "Europe/Berlin") throws -> Outcome {
    try daybook([
      "setup", "--code-file", home.appendingPathComponent("run/setup-code").path,
      "--household", "Home", "--name", "Alex", "--zone", zone,
    ])
  }

  func daybook(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try Program.run(
      "daybook",
      arguments,
      environment: surroundings.merging(environment) { $1 }
    )
  }

  /// Starts a command and leaves it running.
  func begin(
    _ arguments: [String],
    environment: [String: String] = [:],
    output: FileHandle = .nullDevice
  ) throws -> ChildProcess {
    try ChildProcess(
      Program.url("daybook"),
      arguments,
      environment: Program.inherited.merging(surroundings) { $1 }.merging(environment) { $1 },
      output: output,
      errors: output
    )
  }

  /// The environment of the command line.
  private var surroundings: [String: String] {
    var surroundings = ["DAYBOOK_HOME": home.path, "DAYBOOK_SERVER": address(of: "gateway")]
    if let certificates {
      surroundings["DAYBOOK_TLS_AUTHORITY"] =
        certificates.appendingPathComponent("authority.pem").path
    }
    return surroundings
  }

  /// Runs a command with `--json` and reads its answer.
  func json(_ arguments: [String]) throws -> [String: Any] {
    let outcome = try daybook(arguments + ["--json"])
    guard outcome.status == 0,
      let object = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)),
      let fields = object as? [String: Any]
    else {
      throw ProgramFailure.didNotStart("\(arguments): \(outcome)")
    }
    return fields
  }
}
