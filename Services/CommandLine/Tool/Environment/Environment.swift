package import RPC
package import Vocabulary

/// Everything outside the program that a command may touch, so that a test can be all of it.
package struct Environment: Sendable {
  /// Environment variables.
  package var variables: [String: String]
  package var output: any TextSink
  package var errors: any TextSink
  package var input: any TextSource
  package var terminal: Terminal
  package var files: any FileAccess
  package var clock: @Sendable () -> Timestamp
  /// The machine's IANA zone, offered when a household is set up.
  package var zoneName: String
  /// Makes a way to a process; it may connect later.
  package var connect: Connect

  package typealias Connect = @Sendable (Route) throws(TLSProblem) -> any CallChannel

  /// How a process is reached.
  package struct Route: Sendable {
    package var address: Address
    /// `nil`: in the clear.
    package var tls: TLSFiles?
    /// With it both ends prove to be of one installation.
    package var clusterKey: [UInt8]?

    package init(address: Address, tls: TLSFiles? = nil, clusterKey: [UInt8]? = nil) {
      self.address = address
      self.tls = tls
      self.clusterKey = clusterKey
    }
  }

  package init(
    variables: [String: String] = [:],
    output: any TextSink,
    errors: any TextSink,
    input: any TextSource,
    terminal: Terminal = Terminal(),
    files: any FileAccess,
    clock: @escaping @Sendable () -> Timestamp,
    zoneName: String = "UTC",
    connect: @escaping Connect
  ) {
    self.variables = variables
    self.output = output
    self.errors = errors
    self.input = input
    self.terminal = terminal
    self.files = files
    self.clock = clock
    self.zoneName = zoneName
    self.connect = connect
  }
}

/// Which ends of the program are a person's terminal.
package struct Terminal: Sendable, Hashable {
  package var isInput: Bool
  package var isOutput: Bool
  package var isErrors: Bool
  /// Columns, where they are known.
  package var width: Int?
  /// Tells one terminal session from the others: numbers of lists belong to it.
  package var session: String
  /// Whether a person may see what is printed: not on the null device, nor where the session has a terminal and
  /// the program neither reads from it nor writes to it.
  package var isShown: Bool

  package init(
    isInput: Bool = false,
    isOutput: Bool = false,
    isErrors: Bool = false,
    width: Int? = nil,
    session: String = "",
    isShown: Bool = true
  ) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.isErrors = isErrors
    self.width = width
    self.session = session
    self.isShown = isShown
  }
}

/// Where text goes.
package protocol TextSink: Sendable {
  /// Writes the text as it is, at once.
  func write(_ text: String)

  /// Why not all of it could be written, in words; `nil`: it was.
  var failure: String? { get }
}

extension TextSink {
  package var failure: String? { nil }
}

/// Where text comes from.
package protocol TextSource: Sendable {
  /// The next line without its end; `nil` at the end.
  func readLine() -> String?

  /// Everything that is left, `nil` when it is more than `limit` bytes.
  func readAll(limit: Int) -> [UInt8]?

  /// What comes next, as soon as something comes; `nil` at the end.
  func readPiece() async throws(FileFailure) -> [UInt8]?
}
