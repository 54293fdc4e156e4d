import GatewayClient
import GatewayContracts
import RPC
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook invite`: creates a one-time code to sign a member in on another device.
struct InviteCommand: Command {
  static let manual = Manual(
    name: ["invite"],
    aliases: [["members", "invite"]],
    summary: "create a one-time code with which a member signs in on another device",
    operands: [
      Manual.Operand(
        name: "NAME",
        help: "who signs in: you, a child, or a new parent"
      )
    ],
    options: [
      Manual.Option(
        name: "for",
        value: "TIME",
        help: "how long the code is valid, 10m to 7d (default: 1d)"
      ),
      Manual.Option(
        name: "scope",
        value: "SCOPE",
        help: "what the device may do; both otherwise",
        choices: ["read", "write"],
        repeats: true
      ),
      Manual.Option(
        name: "address",
        value: "ADDRESS",
        help:
          "how the other device reaches the gateway (default: the address set at the gateway, else yours)"
      ),
    ],
    notes: [
      "The code works once, and is shown only once. A new code replaces an earlier unused one. "
        + "It contains the fingerprint of the gateway's certificate, if there is one, for the other device to verify."
    ],
    examples: ["daybook invite Mia", "daybook invite Sam --for 7d"]
  )

  private let name: String
  private let lifetime: Duration?
  private let scopes: [String]
  private let address: Address?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands[0]
    scopes = arguments.values("scope")
    lifetime = try Self.lifetime(arguments.value("for"))
    address = try arguments.value("address").map { text throws(CommandFailure) in
      try LoginCommand.address(text)
    }
  }

  private static func lifetime(_ text: String?) throws(CommandFailure) -> Duration? {
    guard let text else { return nil }
    guard let span = SpanReader.span(text) else {
      throw .usage("--for must be a time such as 30m or 7d, not “\(SafeText.line(text))”.")
    }
    return span
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member(named: name)
    let answer = try await gateway.invitations.createInvitation(
      GatewayV1.CreateInvitationRequest(
        memberID: member.id,
        lifetime: lifetime.map { GoogleProtobuf.Duration($0) },
        scopes: scopes
      )
    )
    try await session.answer(answer) {
      guard !answer.code.isEmpty else {
        return ["The invitation was created, but its code is shown only once. Make a new one."]
      }
      let times = try await session.times()
      let until = answer.invitation?.expiresAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
      let words = "daybook login \(try reachable(answer, session)) \(SafeText.line(answer.code))"
      return [
        "\(SafeText.line(member.name)) can sign in with this, once, until \(until). On the other device type:",
        "", "  \(words)",
      ] + drawing(of: words, session)
    }
  }

  /// The same as a QR code, if the terminal is large enough.
  private func drawing(of words: String, _ session: Session) -> [String] {
    guard session.environment.terminal.isOutput, !session.style.isPlain,
      let code = QRCode(words)
    else { return [] }
    let lines = code.lines
    guard lines.first?.count ?? .max <= session.style.width ?? 80 else { return [] }
    return [""] + lines
  }

  /// The address at which the other device reaches the gateway.
  private func reachable(
    _ answer: GatewayV1.CreateInvitationResponse,
    _ session: Session
  ) throws(CommandFailure) -> String {
    if let address { return address.text }
    if let configured = answer.addresses.first { return SafeText.line(configured) }
    return session.server(try session.files.load(Credentials.file, as: Credentials.self)).text
  }
}
