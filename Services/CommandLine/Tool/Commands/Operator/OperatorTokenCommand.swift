import GatewayClient
import GatewayContracts
import RPC
import Vocabulary

/// `daybook operator token`: creates a token for a parent, with the installation's key.
struct OperatorTokenCommand: Command {
  static let manual = Manual(
    name: ["operator", "token"],
    summary: "create a token for a parent without signing in, as after a restore",
    operands: [Manual.Operand(name: "PARENT", help: "the parent's name", repeats: true)],
    options: [
      Manual.Option(
        name: "household",
        value: "NAME",
        help: "the household's name or id, where several have a parent of that name"
      ),
      Manual.Option(
        name: "token-name",
        value: "NAME",
        help: "names it in lists (default: made at the machine)"
      ),
      Manual.Option(
        name: "scope",
        value: "SCOPE",
        help: "what it may do; read and write otherwise",
        choices: ["read", "write", "operator"],
        repeats: true
      ),
      Manual.Option(
        name: "sign-in",
        help: "keep it here and use it from now on, instead of showing it"
      ),
    ] + OperatorProof.options,
    notes: [
      "Needs the installation's key or the operator's certificate, so only the operator can do this. The "
        + "gateway's log names the member of each token."
    ],
    examples: [
      "daybook operator token Alex --sign-in", "daybook operator token Alex --scope operator",
    ]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let proof = try OperatorProof(session, arguments)
    guard proof.isComplete else {
      throw CommandFailure(
        .notAllowed,
        "no_proof",
        "The installation's key is required, and there is none at the default path.",
        hint:
          "Name its file with --cluster-key-file. If you are signed in, “daybook tokens add” creates a token."
      )
    }
    let request = GatewayV1.CreateOperatorTokenRequest(
      memberName: arguments.operands.joined(separator: " "),
      household: arguments.value("household") ?? "",
      name: arguments.value("token-name") ?? "made at the machine",
      scopes: arguments.values("scope")
    )
    let gateway = GatewayConnection(
      channel: try session.channel(by: proof.route),
      token: nil,
      timeout: session.options.timeout
    )
    var answer = try await gateway.households.createOperatorToken(request)
    if arguments.has("sign-in") {
      try session.files.save(
        Credentials.file,
        Credentials(
          server: proof.route.address.text,
          secret: answer.secret,
          household: answer.householdID?.text ?? "",
          member: answer.token?.memberID?.text ?? ""
        )
      )
      answer.secret = ""
    }
    try await session.answer(answer) { [answer] in
      arguments.has("sign-in")
        ? ["You are signed in on this machine as \(SafeText.line(request.memberName))."]
        : answer.token?.lines(secret: answer.secret) ?? []
    }
  }
}
