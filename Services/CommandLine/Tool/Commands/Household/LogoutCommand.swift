import GatewayClient
import GatewayContracts
import RPC

/// `daybook logout`: revokes this machine's access token and deletes it.
struct LogoutCommand: Command {
  static let manual = Manual(
    name: ["logout"],
    summary: "revoke this machine's access token and delete it",
    options: [
      Manual.Option(
        name: "only-here",
        help:
          "delete it without calling the gateway; revoke it with “daybook tokens revoke” on another device"
      )
    ],
    examples: ["daybook logout"]
  )

  private let isOnlyHere: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    isOnlyHere = arguments.has("only-here")
  }

  func run(_ session: Session) async throws {
    guard let credentials = try session.files.load(Credentials.file, as: Credentials.self) else {
      throw CommandFailure(
        .notAllowed,
        "not_signed_in",
        "You are not signed in on this machine.",
        hint: FailureReport.signIn
      )
    }
    guard session.options.tokenFile == nil else {
      throw CommandFailure.usage(
        "“daybook logout” revokes the stored token, not the one of --token-file."
      )
    }
    var answer = GatewayV1.RevokeTokenResponse()
    if !isOnlyHere {
      let gateway = try session.connect(to: credentials)
      do {
        let identity = try await gateway.households.whoAmI(GatewayV1.WhoAmIRequest())
        answer = try await gateway.households.revokeToken(
          GatewayV1.RevokeTokenRequest(tokenID: identity.token?.id)
        )
      } catch let error as RPCError where error.code == .unauthenticated {
        // It was revoked already.
      } catch let error as RPCError
        where [.unavailable, .deadlineExceeded].contains(error.code)
      {
        throw CommandFailure(
          .unavailable,
          error.reason,
          "The gateway does not answer, so the token was not revoked and is still stored.",
          hint: "“daybook logout --only-here” deletes it without revoking it."
        )
      }
    }
    try session.files.remove(Credentials.file)
    // The authority is kept: it is no secret, and the next member may sign in here with a PIN.
    try await session.answer(answer) {
      isOnlyHere
        ? ["You are signed out on this machine. The token is still valid."]
        : ["You are signed out; the token of this machine is refused from now on."]
    }
  }
}
