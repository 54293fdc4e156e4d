package import RPC
package import Vocabulary

/// Everything outside the program that a command may use, so that a test can replace all of it.
package struct Environment: Sendable {
  /// Environment variables.
  package var variables: [String: String]
  package var output: any TextSink
  package var errors: any TextSink
  package var input: any TextSource
  package var terminal: Terminal
  package var files: any FileAccess
  package var clock: @Sendable () -> Timestamp
  /// The machine's IANA zone, suggested when a household is created.
  package var zoneName: String
  /// Creates a channel to a process; it may connect later.
  package var connect: Connect

  package typealias Connect = @Sendable (Route) throws(TLSProblem) -> any CallChannel

  /// How to reach a process.
  package struct Route: Sendable {
    package var address: Address
    /// `nil` without encryption.
    package var tls: TLSFiles?
    /// With it both ends authenticate as processes of one installation.
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

/// Which standard streams are a terminal.
package struct Terminal: Sendable, Hashable {
  package var isInput: Bool
  package var isOutput: Bool
  package var isErrors: Bool
  /// Columns, if known.
  package var width: Int?
  /// Identifies the terminal session, to which numbers of lists belong.
  package var session: String
  /// Whether a user can see the output.
  ///
  /// It is not visible on the null device, or if the session has a terminal that the program
  /// neither reads nor writes.
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

/// An output for text.
package protocol TextSink: Sendable {
  /// Writes the text unchanged, at once.
  func write(_ text: String)

  /// Why output was lost, in words; `nil` when it was not.
  var failure: String? { get }
}

extension TextSink {
  package var failure: String? { nil }
}

extension TextSource {
  /// Without a terminal there is no echo to switch off.
  package func readSecret() -> String? { readLine() }
}

/// An input for text.
package protocol TextSource: Sendable {
  /// The next line without its line end; `nil` at the end.
  func readLine() -> String?

  /// The next line, which is not shown while it is typed; `nil` at the end.
  func readSecret() -> String?

  /// The rest of the input; `nil` when it is more than `limit` bytes.
  func readAll(limit: Int) -> [UInt8]?

  /// The next available piece; `nil` at the end.
  func readPiece() async throws(FileFailure) -> [UInt8]?
}
