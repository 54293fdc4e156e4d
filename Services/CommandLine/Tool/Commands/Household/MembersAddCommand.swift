import GatewayClient
import GatewayContracts

/// `daybook members add`: adds a parent or a child to the household.
struct MembersAddCommand: Command {
  static let manual = Manual(
    name: ["members", "add"],
    summary: "add a parent or a child to the household",
    operands: [Manual.Operand(name: "NAME", help: "not taken yet", repeats: true)],
    options: [
      Manual.Option(name: "child", help: "a child"),
      Manual.Option(name: "parent", help: "a parent"),
      Manual.Option(
        name: "role",
        value: "ROLE",
        help: "the same by name",
        choices: ["parent", "child"]
      ),
      Manual.Option(name: "zone", value: "ZONE", help: "their own time zone"),
    ],
    examples: ["daybook members add Mia --child"]
  )

  private let request: GatewayV1.AddMemberRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["child", "parent", "role"])
    let role: GatewayV1.MemberRole
    switch (arguments.has("child"), arguments.has("parent"), arguments.value("role")) {
    case (true, _, _), (_, _, "child"): role = .child
    case (_, true, _), (_, _, "parent"): role = .parent
    default: throw .usage("Give --child or --parent.")
    }
    request = GatewayV1.AddMemberRequest(
      name: arguments.operands.joined(separator: " "),
      role: role,
      zone: arguments.value("zone") ?? ""
    )
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.households.addMember(request)
    try await session.answer(answer) {
      let name = SafeText.line(answer.member?.name ?? "")
      return [
        "\(name) is in the household.",
        "“daybook invite \(ShellWord.quoted(name))” creates a code to sign in with.",
      ]
    }
  }
}
