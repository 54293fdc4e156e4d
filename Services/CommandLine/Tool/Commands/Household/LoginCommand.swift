import GatewayClient
import GatewayContracts
import RPC
import Vocabulary

/// `daybook login`: signs in on this machine with an invitation's code.
struct LoginCommand: Command {
  static let manual = Manual(
    name: ["login"],
    summary: "sign in on this machine with the code of an invitation, or a child with a PIN",
    operands: [
      Manual.Operand(name: "ADDRESS", help: "the gateway, as daybook.lan:7400"),
      Manual.Operand(
        name: "CODE",
        help: "the code that “daybook invite” showed; without --name",
        isOptional: true
      ),
    ],
    options: [
      Manual.Option(name: "name", value: "NAME", help: "a child who signs in with a PIN"),
      Manual.Option(name: "pin-file", value: "FILE", help: "a file with the PIN (default: prompt)"),
      Manual.Option(
        name: "household",
        value: "NAME",
        help: "the household's name or id, where several have a child of that name"
      ),
      Manual.Option(name: "token-name", value: "NAME", help: "the name of this machine in lists"),
    ],
    notes: [
      "Address, access token and the gateway's authority are kept in $DAYBOOK_HOME/client, readable by you alone. "
        + "“daybook logout” ends it. A PIN is sent only to a verified gateway: on the same machine, after an earlier "
        + "sign-in with a code, or with DAYBOOK_TLS_AUTHORITY set."
    ],
    examples: [
      "daybook login daybook.lan:7400 7K3QX-9M2TD-4FHWV", "daybook login daybook.lan --name Mia",
    ]
  )

  /// The gateway's authority, trusted since signing in.
  static let authorityFile = "authority.pem"

  private let address: Address
  /// The credential for signing in.
  private enum Proof {
    case code(InvitationCode)
    case pin(name: String, household: String, file: String?)
  }

  private let proof: Proof
  private let tokenName: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    address = try Self.address(arguments.operands[0])
    proof = try Self.proof(arguments)
    tokenName = arguments.value("token-name") ?? "command line"
  }

  private static func proof(_ arguments: ParsedArguments) throws(CommandFailure) -> Proof {
    let typed = arguments.operands.dropFirst().first
    if let name = arguments.value("name") {
      guard typed == nil else { throw .usage("Give a code or --name, not both.") }
      return .pin(
        name: name,
        household: arguments.value("household") ?? "",
        file: arguments.value("pin-file")
      )
    }
    guard let typed else {
      throw .usage(
        "Give the code of an invitation, or --name for a child with a PIN: \(manual.usage)."
      )
    }
    guard let code = InvitationCode(typed: typed) else {
      throw .invalid(
        "invalid_invitation",
        "“\(SafeText.line(typed))” is not the code of an invitation; characters may be missing.",
        hint: "It looks like 7K3QX-9M2TD-4FHWV; “daybook invite NAME” makes one."
      )
    }
    return .code(code)
  }

  /// Parses an address; the default port is added if it is missing.
  static func address(_ text: String) throws(CommandFailure) -> Address {
    let usual = GlobalOptions.usualServer.port
    guard let address = Address(text: text) ?? Address(text: "\(text):\(usual)") else {
      throw .usage("An address is written 192.168.1.5:7400, not “\(SafeText.line(text))”.")
    }
    return address
  }

  func run(_ session: Session) async throws {
    let before = try session.files.load(Credentials.file, as: Credentials.self)
    if let before {
      try session.confirm(
        "You are signed in at \(SafeText.line(before.server)). Sign in at \(address) instead?"
      )
    }
    let signedIn =
      switch proof {
      case .code(let code): try await exchange(code, session)
      case .pin(let name, let household, let file):
        try await signIn(name, household, try session.pin(from: file, "What is your PIN?"), session)
      }
    try keep(signedIn, session)
    try await session.answer(signedIn.answer) {
      let member = SafeText.line(signedIn.answer.member?.name ?? "")
      let household = SafeText.line(signedIn.answer.household?.name ?? "")
      return [
        "Welcome, \(member)! You are signed in to “\(household)” on this machine.",
        "“daybook today” shows your day; “daybook logout” signs out.",
      ]
    }
  }

  /// The signed-in member, and how the gateway is reached from now on.
  private struct SignedIn {
    /// Without the secret.
    var answer: GatewayV1.AcceptInvitationResponse
    let secret: String
    let authority: String?
  }

  private func exchange(_ code: InvitationCode, _ session: Session) async throws -> SignedIn {
    let tls: TLSFiles? =
      if let fingerprint = code.fingerprint {
        TLSFiles(fingerprint: fingerprint)
      } else {
        try session.options.tls()
      }
    var answer = try await gateway(tls, session).invitations.acceptInvitation(
      GatewayV1.AcceptInvitationRequest(code: code.secret, tokenName: tokenName)
    )
    let secret = answer.secret
    answer.secret = ""
    do throws(CommandFailure) {
      guard code.fingerprint != nil else {
        let authority = try session.keepAuthority(of: tls, at: address)
        return SignedIn(answer: answer, secret: secret, authority: authority)
      }
      let authority = try session.keepAuthority(answer.authority)
      return SignedIn(answer: answer, secret: secret, authority: authority)
    } catch {
      throw Self.used(error)
    }
  }

  private func signIn(
    _ name: String,
    _ household: String,
    _ pin: String,
    _ session: Session
  ) async throws -> SignedIn {
    let named = try session.options.tls()
    let known = named == nil && !address.isLoopback ? session.keptAuthority : nil
    let answer = try await gateway(named ?? known, session).pins.signInWithPin(
      GatewayV1.SignInWithPinRequest(
        memberName: name,
        pin: pin,
        household: household,
        tokenName: tokenName
      )
    )
    // Later commands verify the gateway as this one did.
    let kept = try session.keepAuthority(of: named, at: address)
    return SignedIn(
      answer: GatewayV1.AcceptInvitationResponse(
        household: answer.household,
        member: answer.member,
        token: answer.token
      ),
      secret: answer.secret,
      authority: known == nil ? kept : Self.authorityFile
    )
  }

  private func gateway(
    _ tls: TLSFiles?,
    _ session: Session
  ) throws(CommandFailure) -> GatewayConnection {
    GatewayConnection(
      channel: try session.channel(by: Environment.Route(address: address, tls: tls)),
      token: nil,
      timeout: session.options.timeout
    )
  }

  private func keep(_ signedIn: SignedIn, _ session: Session) throws(CommandFailure) {
    let credentials = Credentials(
      server: address.text,
      secret: signedIn.secret,
      household: signedIn.answer.household?.id?.text ?? "",
      member: signedIn.answer.member?.id?.text ?? "",
      authority: signedIn.authority
    )
    do throws(CommandFailure) {
      try session.files.save(Credentials.file, credentials)
    } catch {
      throw Self.used(error)
    }
  }

  /// The failure when a token was created but cannot be stored.
  private static func used(_ error: CommandFailure) -> CommandFailure {
    CommandFailure(
      .failure,
      error.code,
      "The code is used, but \(error.message)",
      hint: "Ask for a new code: “daybook invite NAME”."
    )
  }
}

extension Session {
  /// The gateway's authority from an earlier sign-in.
  fileprivate var keptAuthority: TLSFiles? {
    let path = files.path(LoginCommand.authorityFile)
    guard (try? environment.files.read(path, limit: 64 << 10)) != nil else { return nil }
    return TLSFiles(authority: path)
  }
}

extension Session {
  /// Stores the authority with which this sign-in verified the gateway of another machine.
  ///
  /// - Returns: its name for the credentials; `nil` on loopback, without TLS, or if its file cannot be read.
  fileprivate func keepAuthority(
    of tls: TLSFiles?,
    at address: Address
  ) throws(CommandFailure) -> String? {
    guard let tls, !address.isLoopback else { return nil }
    guard let path = tls.authority else { return Credentials.systemAuthority }
    guard let text = try? environment.files.read(path, limit: 64 << 10) else { return nil }
    return try keepAuthority(String(decoding: text, as: UTF8.self))
  }

  /// Stores the gateway's authority.
  ///
  /// - Returns: its name for the credentials.
  fileprivate func keepAuthority(_ text: String) throws(CommandFailure) -> String {
    guard !text.isEmpty else { return Credentials.systemAuthority }
    let path = files.path(LoginCommand.authorityFile)
    do throws(FileFailure) {
      try environment.files.replace(path, with: Array(text.utf8))
    } catch {
      throw CommandFailure(.failure, "file_unusable", "\(path) \(error.sentence).")
    }
    return LoginCommand.authorityFile
  }
}
