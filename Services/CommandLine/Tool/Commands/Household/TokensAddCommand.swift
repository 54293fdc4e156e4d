import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook tokens add`: creates an access token and shows its secret once.
struct TokensAddCommand: Command {
  static let manual = Manual(
    name: ["tokens", "add"],
    summary: "create an access token for a device or a program",
    operands: [
      Manual.Operand(name: "NAME", help: "its name in lists, such as phone", repeats: true)
    ],
    options: [
      Manual.Option(
        name: "scope",
        value: "SCOPE",
        help: "what it may do; both otherwise",
        choices: ["read", "write"],
        repeats: true
      ),
      Manual.Option(
        name: "device",
        help: "for a child's device, which may only report with it"
      ),
    ] + Manual.Option.ofMember,
    examples: [
      "daybook tokens add phone", "daybook tokens add widget --scope read",
      "daybook tokens add tablet --device --child Mia",
    ]
  )

  private var request = GatewayV1.CreateTokenRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["scope", "device"])
    request.name = arguments.operands.joined(separator: " ")
    request.scopes = arguments.values("scope")
    guard arguments.has("device") else { return }
    request.scopes = ["device"]
    guard arguments.value("child") ?? arguments.value("member") != nil else {
      throw .usage("A device's token is for a child: --child NAME.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    request.memberID = try await session.member()
    let answer = try await gateway.households.createToken(request)
    try await session.answer(answer) { answer.token?.lines(secret: answer.secret) ?? [] }
  }
}

extension GatewayV1.Token {
  /// The lines about a new token.
  func lines(secret: String) -> [String] {
    [
      "Token “\(SafeText.line(name))”, shown this once:", "", "  \(SafeText.line(secret))", "",
      "Keep it in a file that only its owner can read; “daybook tokens revoke "
        + "\(id?.text ?? "ID")” ends it.",
    ]
  }
}
