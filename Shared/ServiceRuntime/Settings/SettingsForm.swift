import RPC

/// The settings of a program: its flags and their environment variables.
///
/// `--cluster-key-file F` on the command line is `DAYBOOK_CLUSTER_KEY_FILE=F` in the environment;
/// the command line wins.
package struct SettingsForm: Sendable {
  /// One setting.
  package struct Option: Sendable {
    /// Without hyphens in front: `cluster-key-file`.
    package let name: String
    /// The placeholder of the value in the help; `nil` for a flag without a value.
    package let placeholder: String?
    package let help: String

    package init(_ name: String, _ placeholder: String?, _ help: String) {
      self.name = name
      self.placeholder = placeholder
      self.help = help
    }

    var variable: String {
      "DAYBOOK_" + name.uppercased().replacing("-", with: "_")
    }
  }

  /// The service's name: `task`.
  package let service: String
  package let version: String
  /// Its default port on loopback.
  package let port: UInt16
  /// Other services that it calls; each has an address setting with its name.
  package let peers: [String]
  /// Settings of this service alone.
  package let own: [Option]

  package init(
    service: String,
    version: String,
    port: UInt16,
    peers: [String] = [],
    own: [Option] = []
  ) {
    self.service = service
    self.version = version
    self.port = port
    self.peers = peers
    self.own = own
  }

  /// The default ports of all services.
  package static let standardPorts: [String: UInt16] = [
    "gateway": 7400, "task": 7401, "catalog": 7402, "analytics": 7403, "notification": 7404,
  ]

  var options: [Option] {
    [
      Option("data", "DIR", "where the database is kept (default ./data)"),
      Option("listen", "ADDR", "where to listen (default 127.0.0.1:\(port))"),
      Option("also-listen", "ADDR", "where to listen besides, as 192.168.1.5:\(port)"),
      Option(
        "cluster-key-file",
        "FILE",
        "32 random bytes that all processes share (default DIR/cluster.key)"
      ),
      Option("previous-cluster-key-file", "FILE", "also accepted, while keys change"),
      Option("tls-certificate", "FILE", "certificate and chain (PEM); then only TLS is accepted"),
      Option("tls-key", "FILE", "its private key, not readable by others"),
      Option(
        "tls-authority",
        "FILE",
        "the installation's authority (PEM): all processes prove themselves by certificate"
      ),
      Option(
        "insecure-listen",
        nil,
        "listen, and reach services, beyond this machine although nothing is encrypted"
      ),
      Option(
        "capture",
        "DIR",
        "copies all requests to a file there, for daybook rpc replay"
      ),
      Option("capture-limit", "MIB", "of this service's files there, 1 to 256 (default 64)"),
      Option("log-format", "logfmt|json", "form of the log's lines"),
      Option("log-file", "FILE", "where they go, rotated by size (default: standard error)"),
      Option("log-size", "MIB", "of one log file, 1 to 1024 (default 10)"),
      Option("log-files", "COUNT", "kept with the current one, 1 to 100 (default 5)"),
      Option("log-level", "debug|info|notice|warning|error", "what is written (default info)"),
    ]
      + peers.map { Option($0, "ADDR", "where the \($0) service listens") }
      + own
  }

  /// What `--help` prints.
  package var usage: String {
    let rows =
      options.map { option in
        ("--" + option.name + (option.placeholder.map { " " + $0 } ?? ""), option.help)
      } + [
        ("--health", "ask the running process whether it serves"),
        ("--version", "print the version"), ("--help", "print this"),
      ]
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { flag, help in
      "  " + flag + String(repeating: " ", count: width - flag.count + 2) + help
    }
    let limits = ServerSettings()
    return """
      usage: daybook-\(service) [settings]

      \(lines.joined(separator: "\n"))

      Each setting may also stand in the environment: --log-level as DAYBOOK_LOG_LEVEL.
      Connections: \(limits.maximumConnections) at once, fewer where `ulimit -n` allows less than \(limits.maximumConnections + DescriptorLimit.reserve) files;
      \(limits.maximumConnectionsPerAddress) of one address without a proof, \(limits.maximumOpeningsPerAddress) that are opening: one without work gives way.

      """
  }
}
