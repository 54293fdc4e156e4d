import GatewayClient
import GatewayContracts
import RPC
import RuntimeContracts
import Vocabulary
import Wire

/// One run of a command: its options, its environment, and the gateway connection.
final class Session {
  let environment: Environment
  let arguments: ParsedArguments
  let options: GlobalOptions
  let style: Style
  let files: ClientFiles
  private(set) var connection: GatewayConnection?
  private var identity: GatewayV1.WhoAmIResponse?
  /// The member given by `--member`, once resolved.
  var namedMember: MemberID?
  /// The household's members, once requested.
  var people: [GatewayV1.Member]?
  /// The changes of this run so far.
  var keptChange: LastChange?
  /// The exit code of a command that does not throw.
  var exit = ExitCode.success

  init(_ environment: Environment, _ arguments: ParsedArguments) throws(CommandFailure) {
    self.environment = environment
    self.arguments = arguments
    options = try GlobalOptions(arguments, environment.variables)
    style = Session.style(options, environment)
    files = ClientFiles(environment)
  }

  private static func style(_ options: GlobalOptions, _ environment: Environment) -> Style {
    let isTerminal = environment.terminal.isOutput
    let isQuiet = environment.variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment.variables["TERM"] == "dumb"
    return Style(
      isColoured: isTerminal && !options.isPlain && !isQuiet && !isDumb,
      isPlain: options.isPlain,
      width: isTerminal ? environment.terminal.width : nil
    )
  }

  var now: Timestamp { environment.clock() }
}

// MARK: - The gateway

extension Session {
  /// The gateway, authenticated as the signed-in member.
  var gateway: GatewayConnection {
    get throws(CommandFailure) {
      if let connection { return connection }
      let credentials = try files.load(Credentials.file, as: Credentials.self)
      guard let token = try token(credentials) else {
        throw CommandFailure(
          .notAllowed,
          "not_signed_in",
          "You are not signed in on this machine.",
          hint: FailureReport.signIn
        )
      }
      let made = try connect(token: token, credentials)
      connection = made
      return made
    }
  }

  /// The gateway without a token.
  var openGateway: GatewayConnection {
    get throws(CommandFailure) {
      try connect(token: nil, try files.load(Credentials.file, as: Credentials.self))
    }
  }

  /// The address that this run uses.
  func server(_ credentials: Credentials?) -> Address {
    options.server ?? credentials.flatMap { Address(text: $0.server) } ?? GlobalOptions.usualServer
  }

  private func connect(
    token: String?,
    _ credentials: Credentials?
  ) throws(CommandFailure) -> GatewayConnection {
    let address = server(credentials)
    return GatewayConnection(
      channel: try channel(
        by: Environment.Route(address: address, tls: try tls(to: address, credentials))
      ),
      token: token,
      timeout: options.timeout
    )
  }

  /// The gateway of the stored credentials, even if `--server` names another.
  func connect(to credentials: Credentials) throws(CommandFailure) -> GatewayConnection {
    guard let address = Address(text: credentials.server) else {
      throw CommandFailure(.failure, "file_damaged", "\(files.path(Credentials.file)) is damaged.")
    }
    return GatewayConnection(
      channel: try channel(
        by: Environment.Route(address: address, tls: try tls(to: address, credentials))
      ),
      token: credentials.secret,
      timeout: options.timeout
    )
  }

  /// The TLS files for a gateway: from the environment, else those stored at sign-in.
  func tls(to address: Address, _ credentials: Credentials?) throws(CommandFailure) -> TLSFiles? {
    if let named = try options.tls() { return named }
    guard let credentials, credentials.server == address.text else { return nil }
    return credentials.tls(files)
  }

  /// A channel to a process; without encryption only on this machine, unless allowed explicitly.
  func channel(by route: Environment.Route) throws(CommandFailure) -> any CallChannel {
    guard route.tls != nil || route.address.isLoopback || options.allowsPlaintext else {
      throw .usage(
        "\(route.address) is another machine, and nothing would be encrypted.",
        hint: "DAYBOOK_TLS_AUTHORITY names the file of its authority, or “system”."
      )
    }
    do throws(TLSProblem) {
      return try environment.connect(route)
    } catch {
      throw .invalid("tls_unusable", SafeText.line(error.description))
    }
  }

  /// The stored token, or that of the named file.
  func token() throws(CommandFailure) -> String? {
    try token(try files.load(Credentials.file, as: Credentials.self))
  }

  private func token(_ credentials: Credentials?) throws(CommandFailure) -> String? {
    guard let path = options.tokenFile else { return try kept(credentials) }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try environment.files.read(path, limit: 4_096)
    } catch {
      throw .invalid("file_unusable", "\(SafeText.line(path)) \(error.sentence).")
    }
    let token = String(decoding: bytes, as: UTF8.self).trimmed
    guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .invalid("invalid_token_file", "\(SafeText.line(path)) holds no access token.")
    }
    return token
  }

  /// The stored token, for its own gateway only.
  ///
  /// Setting DAYBOOK_SERVER must not reveal it to another server. Gateways on this machine count as
  /// one.
  private func kept(_ credentials: Credentials?) throws(CommandFailure) -> String? {
    guard let credentials, let wanted = options.server, wanted.text != credentials.server else {
      return credentials?.secret
    }
    let isHere = Address(text: credentials.server)?.isLoopback ?? false
    guard isHere, wanted.isLoopback else {
      throw CommandFailure(
        .notAllowed,
        "not_signed_in",
        "You are signed in at \(SafeText.line(credentials.server)), not at \(wanted.text).",
        hint: "--token-file names a token for another gateway."
      )
    }
    return credentials.secret
  }

  /// The signed-in member, requested once.
  func whoAmI() async throws -> GatewayV1.WhoAmIResponse {
    if let identity { return identity }
    let gateway = try gateway
    let answer = try await gateway.households.whoAmI(GatewayV1.WhoAmIRequest())
    identity = answer
    return answer
  }

  /// A member's calendar: their own zone, else the household's.
  ///
  /// Without a member it is that of `--member`, else the caller's.
  func calendar(of member: MemberID? = nil) async throws -> HouseholdCalendar {
    let identity = try await whoAmI()
    var person = identity.member
    let wanted = if let member { member } else { try await self.member() }
    if let wanted, wanted != person?.id { person = try await members().first { $0.id == wanted } }
    let own = person?.zone ?? ""
    return HouseholdCalendar(
      zoneName: own.isEmpty ? identity.household?.zone ?? "UTC" : own,
      dayStart: LocalTime(text: identity.household?.dayStart ?? "") ?? .midnight,
      weekStart: WeekStart(identity.household?.weekStart ?? .unspecified)
    ) ?? .utc
  }

  /// The caller's date format: the device's setting, otherwise the member's preference, otherwise the locale's.
  func dayFormat() async throws -> DayFormat {
    if options.isDayFormatOfDevice { return options.dayFormat }
    return DayFormat(try await whoAmI().dateFormat) ?? options.dayFormat
  }

  /// A date parser in the calendar of `member`; without one, of the member that the command is about.
  func dates(of member: MemberID? = nil) async throws -> DateReader {
    DateReader(
      calendar: try await calendar(of: member),
      now: now,
      format: try await dayFormat()
    )
  }

  /// A formatter for dates and times in the same calendar.
  func times(of member: MemberID? = nil) async throws -> TimeWriter {
    TimeWriter(
      calendar: try await calendar(of: member),
      format: try await dayFormat(),
      now: now
    )
  }
}

// MARK: - Output and questions

extension Session {
  /// Prints lines for people.
  func say(_ lines: String...) { say(lines) }

  /// Prints lines for people.
  func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    environment.output.write(style.plainly(lines).joined(separator: "\n") + "\n")
  }

  /// Prints a remark to standard error, outside of the output that programs read.
  func remark(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    environment.errors.write(style.plainly(lines).joined(separator: "\n") + "\n")
  }

  /// Prints a response: as JSON if requested, else as the given lines.
  func answer(
    _ message: some Message,
    _ lines: () async throws -> [String]
  ) async throws {
    if options.isJSON { try json(message) } else { say(try await lines()) }
  }

  /// Prints a message as one line of JSON.
  func json(_ message: some Message) throws {
    environment.output.write(try AnswerJSON.text(message) + "\n")
  }

  /// Asks for a confirmation; without a terminal none is assumed (CLI-008).
  func confirm(_ question: String) throws(CommandFailure) {
    if options.assumesYes { return }
    guard environment.terminal.isInput, environment.terminal.isErrors else {
      throw .usage("\(question) This is not a terminal: confirm with --yes.")
    }
    environment.errors.write("\(question) [y/N] ")
    let answer = environment.input.readLine()?.trimmed.lowercased()
    guard answer == "y" || answer == "yes" else {
      throw CommandFailure(.failure, "not_confirmed", "Nothing was changed.")
    }
  }

  /// Prompts for a secret without echo; `nil` without a terminal.
  func askSecret(_ question: String) -> String? {
    guard environment.terminal.isInput, environment.terminal.isErrors else { return nil }
    environment.errors.write("\(question): ")
    return environment.input.readSecret()?.trimmed
  }

  /// Asks for a line of text; `nil` without a terminal.
  func ask(_ question: String, usual: String? = nil) -> String? {
    guard environment.terminal.isInput, environment.terminal.isErrors else { return usual }
    let hint = usual.map { " [\($0)]" } ?? ""
    environment.errors.write("\(question)\(hint): ")
    let answer = environment.input.readLine()?.trimmed ?? ""
    return answer.isEmpty ? usual : answer
  }
}

extension WeekStart {
  /// Monday when the household's value is unset or unknown.
  fileprivate init(_ contract: GatewayV1.WeekStart) {
    self =
      switch contract {
      case .saturday: .saturday
      case .sunday: .sunday
      case .monday, .unspecified, .unrecognized: .monday
      }
  }
}
