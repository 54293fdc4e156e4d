package import RPC

/// The settings with which a program was started.
package struct Settings: Sendable {
  /// What the program is to do.
  package enum Action: Sendable, Hashable {
    case serve
    case health
    case version
    case help
  }

  package let action: Action
  package let dataDirectory: String
  package let listen: Address
  /// A second listening address.
  package let alsoListen: Address?
  package let clusterKeyFile: String
  package let previousClusterKeyFile: String?
  /// The TLS files; `nil` without encryption.
  package let tls: TLSFiles?
  /// Where calls are captured; `nil` when they are not.
  package let captures: CaptureFolder?
  package let logFormat: LogFormat
  package let logLevel: LogLevel
  /// The log files; `nil` for standard error.
  package let logFiles: RotatingFile.Settings?
  private let peers: [String: Address]
  private let own: [String: String]

  /// The address of another service; its standard port when the form does not name it.
  package func peer(_ service: String) -> Address {
    peers[service] ?? .loopback(port: SettingsForm.standardPorts[service] ?? 0)
  }

  /// A setting of this service alone; `nil` when it was not given.
  ///
  /// A flag without a value is `true`.
  package func own(_ name: String) -> String? { own[name] }

  /// The service's database in the data directory.
  package func databasePath(_ service: String) -> String { "\(dataDirectory)/\(service).db" }
}

/// Why a program cannot start.
package enum SettingsError: Error, Hashable, Sendable {
  case unknownFlag(String)
  case missingValue(String)
  case unexpectedArgument(String)
  case badValue(name: String, value: String, expected: String)
  /// TLS requires this setting too.
  case incompleteTLS(missing: String)
  /// Listening beyond loopback without encryption must be allowed explicitly.
  case insecureListen(Address)
  /// The same for connections to another process there.
  case insecurePeer(name: String, Address)
}

extension SettingsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFlag(let flag): "There is no flag \(flag)."
    case .missingValue(let flag): "\(flag) needs a value."
    case .unexpectedArgument(let text): "\"\(text)\" is not expected here."
    case .badValue(let name, let value, let expected):
      "--\(name) is \"\(value)\"; it must be \(expected)."
    case .incompleteTLS(let missing): "TLS also needs --\(missing)."
    case .insecureListen(let address):
      "\(address) can be reached from other machines and nothing is encrypted. Give it a certificate"
        + " with --tls-certificate, or --insecure-listen when the network is yours alone."
    case .insecurePeer(let name, let address):
      "The \(name) service at \(address) is on another machine and nothing is encrypted. Give this"
        + " process --tls-authority, or --insecure-listen when the network is yours alone."
    }
  }
}

// MARK: - Reading

extension Settings {
  /// Parses the command line and the environment.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: the process's environment; only variables of the form are read.
  ///   - form: the available settings.
  /// - Throws: ``SettingsError``, whose description is a sentence for the operator.
  package init(
    _ arguments: [String],
    environment: [String: String],
    form: SettingsForm
  ) throws(SettingsError) {
    let given = try GivenSettings(arguments, environment: environment, form: form)
    action = given.action
    dataDirectory = given["data"] ?? "data"
    listen = try given.address("listen") ?? .loopback(port: form.port)
    alsoListen = try given.address("also-listen")
    clusterKeyFile = given["cluster-key-file"] ?? "\(dataDirectory)/cluster.key"
    previousClusterKeyFile = given["previous-cluster-key-file"]
    tls = try given.tls(form.service)
    captures = try given.captures()
    logFormat = try given.choice("log-format", LogFormat.allCases, \.rawValue) ?? .logfmt
    logLevel = try given.choice("log-level", LogLevel.allCases, \.text) ?? .info
    logFiles = try given.logFiles()
    var peers: [String: Address] = [:]
    for peer in form.peers { peers[peer] = try given.address(peer) }
    self.peers = peers
    own = given.values.filter { name, _ in form.own.contains { $0.name == name } }
    let isAllowed = try given.flag("insecure-listen")
    guard action == .serve, !isAllowed else { return }
    for address in [listen, alsoListen] {
      guard let address, !address.isLoopback, tls == nil else { continue }
      throw .insecureListen(address)
    }
    for (name, address) in peers.sorted(by: { $0.key < $1.key })
    where !address.isLoopback && tls?.authority == nil {
      throw .insecurePeer(name: name, address)
    }
  }
}

/// Settings as text, before validation.
private struct GivenSettings {
  var action = Settings.Action.serve
  var values: [String: String] = [:]

  init(
    _ arguments: [String],
    environment: [String: String],
    form: SettingsForm
  ) throws(SettingsError) {
    for option in form.options {
      if let value = environment[option.variable], !value.isEmpty { values[option.name] = value }
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else { throw .unexpectedArgument(argument) }
      try take(argument, &rest, form)
    }
  }

  private mutating func take(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    _ form: SettingsForm
  ) throws(SettingsError) {
    switch argument {
    case "--health": action = .health
    case "--version": action = .version
    case "--help": action = .help
    default:
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1)
      guard let name = parts.first.map(String.init),
        let option = form.options.first(where: { $0.name == name })
      else { throw .unknownFlag(String(argument.prefix { $0 != "=" })) }
      if parts.count == 2 {
        values[name] = String(parts[1])
      } else if option.placeholder == nil {
        values[name] = "true"
      } else {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw .missingValue("--" + name)
        }
        values[name] = value
      }
    }
  }

  subscript(_ name: String) -> String? { values[name] }

  func address(_ name: String) throws(SettingsError) -> Address? {
    guard let text = values[name] else { return nil }
    guard let address = Address(text: text) else {
      throw .badValue(name: name, value: text, expected: "an address like 127.0.0.1:7401")
    }
    return address
  }

  /// The TLS files; with an authority, the process's certificate must contain its name.
  func tls(_ service: String) throws(SettingsError) -> TLSFiles? {
    let authority = values["tls-authority"]
    guard let certificate = values["tls-certificate"] else {
      guard authority == nil, values["tls-key"] == nil else {
        throw .incompleteTLS(missing: "tls-certificate")
      }
      return nil
    }
    guard let key = values["tls-key"] else { throw .incompleteTLS(missing: "tls-key") }
    return TLSFiles(
      certificate: certificate,
      key: key,
      authority: authority,
      identity: authority == nil ? nil : .process(service)
    )
  }

  func captures() throws(SettingsError) -> CaptureFolder? {
    let limit = try number("capture-limit", in: 1...256, otherwise: 64)
    return values["capture"].map { CaptureFolder(path: $0, limit: limit << 20) }
  }

  func logFiles() throws(SettingsError) -> RotatingFile.Settings? {
    let size = try number("log-size", in: 1...1_024, otherwise: 10)
    let files = try number("log-files", in: 1...100, otherwise: 5)
    guard let path = values["log-file"] else { return nil }
    var settings = RotatingFile.Settings(path: path)
    settings.size = size << 20
    settings.files = files
    return settings
  }

  private func number(
    _ name: String,
    in range: ClosedRange<Int>,
    otherwise standard: Int
  ) throws(SettingsError) -> Int {
    guard let text = values[name] else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(
        name: name,
        value: text,
        expected: "\(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  func flag(_ name: String) throws(SettingsError) -> Bool {
    switch values[name] {
    case nil, "false", "0": false
    case "true", "1": true
    case .some(let text): throw .badValue(name: name, value: text, expected: "true or false")
    }
  }

  func choice<T>(
    _ name: String,
    _ all: [T],
    _ text: (T) -> String
  ) throws(SettingsError) -> T? {
    guard let given = values[name] else { return nil }
    guard let choice = all.first(where: { text($0) == given }) else {
      throw .badValue(name: name, value: given, expected: all.map(text).joined(separator: " or "))
    }
    return choice
  }
}
