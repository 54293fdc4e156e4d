import GatewayClient
import GatewayContracts
import RPC
import Vocabulary

/// `daybook setup`: creates a household with the code that the gateway showed at its first start.
struct SetupCommand: Command {
  static let manual = Manual(
    name: ["setup"],
    summary: "create a household with the gateway's one-time code",
    options: [
      Manual.Option(name: "code", value: "CODE", help: "the code the gateway showed"),
      Manual.Option(name: "code-file", value: "FILE", help: "the file the gateway wrote it to"),
      Manual.Option(name: "household", value: "NAME", help: "the name of the household"),
      Manual.Option(name: "name", value: "NAME", help: "your name; you are its first parent"),
      Manual.Option(name: "zone", value: "ZONE", help: "its time zone, such as Europe/Berlin"),
      Manual.Option(
        name: "week-start",
        value: "DAY",
        help: "the day a week begins on",
        choices: ["monday", "sunday", "saturday"]
      ),
      Manual.Option(name: "token-name", value: "NAME", help: "the name of this machine in lists"),
    ],
    notes: [
      "Missing values are prompted for. The access token is kept in $DAYBOOK_HOME/client/credentials, "
        + "readable by you alone."
    ],
    examples: ["daybook setup --household Home --name Alex --zone Europe/Berlin"]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["code", "code-file"])
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let request = try request(session)
    let gateway = try session.openGateway
    let answer = try await gateway.households.setUp(request)
    try keep(answer, session)
    try await session.answer(answer) {
      let name = SafeText.line(answer.household?.name ?? "")
      let member = SafeText.line(answer.member?.name ?? "")
      return [
        "Created the household “\(name)”. Welcome, \(member)!",
        "You are signed in on this machine. “daybook add NAME” creates the first task.",
      ]
    }
  }

  private func request(_ session: Session) throws(CommandFailure) -> GatewayV1.SetUpRequest {
    var request = GatewayV1.SetUpRequest()
    request.setupCode = try code(session)
    request.householdName = try text("household", "What is the household called?", "Home", session)
    request.memberName = try text("name", "What is your name?", nil, session)
    request.zone = try text("zone", "Which time zone?", session.environment.zoneName, session)
    request.tokenName = arguments.value("token-name") ?? "command line"
    switch arguments.value("week-start") {
    case "sunday": request.weekStart = .sunday
    case "saturday": request.weekStart = .saturday
    default: request.weekStart = .monday
    }
    return request
  }

  private func code(_ session: Session) throws(CommandFailure) -> String {
    guard let path = arguments.value("code-file") else {
      return try text("code", "Which code did the gateway show?", nil, session)
    }
    do throws(FileFailure) {
      let bytes = try session.environment.files.read(path, limit: 4_096)
      return String(decoding: bytes, as: UTF8.self).trimmed
    } catch {
      throw .invalid("file_unusable", "\(SafeText.line(path)) \(error.sentence).")
    }
  }

  private func text(
    _ option: String,
    _ question: String,
    _ usual: String?,
    _ session: Session
  ) throws(CommandFailure) -> String {
    if let value = arguments.value(option) { return value }
    guard let answer = session.ask(question, usual: usual) else {
      throw .usage("“daybook setup” needs --\(option).", hint: SetupCommand.manual.usage)
    }
    return answer
  }

  /// Stores the token.
  ///
  /// Without it no member could sign in, so it is printed if it cannot be stored.
  private func keep(
    _ answer: GatewayV1.SetUpResponse,
    _ session: Session
  ) throws(CommandFailure) {
    let credentials = Credentials(
      server: session.server(nil).text,
      secret: answer.secret,
      household: answer.household?.id?.text ?? "",
      member: answer.member?.id?.text ?? ""
    )
    do throws(CommandFailure) {
      try session.files.save(Credentials.file, credentials)
    } catch {
      if !session.options.isJSON {
        session.say("Your access token, shown this once: \(answer.secret)")
      }
      throw CommandFailure(
        .failure,
        error.code,
        "The household was created, but \(error.message)",
        hint: "Keep the token in a file and use --token-file."
      )
    }
  }
}
