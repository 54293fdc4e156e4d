import GatewayClient
import GatewayContracts
import RPC

/// `daybook members pin`: sets or removes a child's PIN.
struct MembersPinCommand: Command {
  static let manual = Manual(
    name: ["members", "pin"],
    summary: "set or remove the PIN with which a child signs in",
    operands: [.householdMember],
    options: [
      Manual.Option(
        name: "pin-file",
        value: "FILE",
        help: "a file with the six digits (default: prompt)"
      ),
      Manual.Option(name: "clear", help: "remove the PIN"),
    ],
    notes: [
      "It also ends the lock after wrong attempts. Tokens from an earlier PIN stay valid."
    ],
    examples: ["daybook members pin Mia", "daybook members pin Mia --clear"]
  )

  private let member: String
  private let clears: Bool
  private let file: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["pin-file", "clear"])
    member = arguments.operands[0]
    clears = arguments.has("clear")
    file = arguments.value("pin-file")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.member(named: member)
    let name = SafeText.line(child.name)
    let pin = clears ? "" : try session.pin(from: file, "Which six digits are \(name)'s PIN?")
    let answer = try await gateway.pins.setPin(
      GatewayV1.SetPinRequest(memberID: child.id, pin: pin)
    )
    try await session.answer(answer) {
      answer.hasPin
        ? [
          "\(name) has a PIN. On another device, type it after:", "",
          "  daybook login ADDRESS --name \(ShellWord.quoted(name))",
        ] : ["Removed the PIN of \(name)."]
    }
  }
}

extension Session {
  /// The PIN from a file, or from input.
  func pin(from file: String?, _ question: String) throws(CommandFailure) -> String {
    if let file {
      do throws(FileFailure) {
        return String(decoding: try environment.files.read(file, limit: 64), as: UTF8.self).trimmed
      } catch {
        throw .invalid("file_unusable", "\(SafeText.line(file)) \(error.sentence).")
      }
    }
    guard let pin = askSecret(question), !pin.isEmpty else {
      throw .usage(
        "A PIN is required, and this is not a terminal: give it with --pin-file FILE."
      )
    }
    return pin
  }
}
