import GatewayClient
import GatewayContracts
import RPC
import Vocabulary
import Wire

extension Manual.Operand {
  static let householdMember = Manual.Operand(name: "MEMBER", help: "a member's name or id")
}

extension Session {
  /// Changes one field of a member, and prints the result.
  fileprivate func change(
    _ name: String,
    _ field: String,
    _ given: GatewayV1.Member,
    _ sentence: (_ before: GatewayV1.Member, _ after: GatewayV1.Member) -> String
  ) async throws {
    let before = try await member(named: name)
    let gateway = try gateway
    let answer = try await gateway.members.updateMember(
      GatewayV1.UpdateMemberRequest(
        memberID: before.id,
        member: given,
        updateMask: GoogleProtobuf.FieldMask(paths: [field])
      )
    )
    try await self.answer(answer) {
      let after = answer.member ?? GatewayV1.Member()
      return [answer.changed ? sentence(before, after) : "Nothing changed: this is already set."]
    }
  }
}

/// `daybook members rename`: gives a member another name.
struct MembersRenameCommand: Command {
  static let manual = Manual(
    name: ["members", "rename"],
    summary: "give a member another name",
    operands: [
      .householdMember, Manual.Operand(name: "NAME", help: "the new name", repeats: true),
    ],
    examples: ["daybook members rename Mai Mia"]
  )

  private let member: String
  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    member = arguments.operands[0]
    name = arguments.operands.dropFirst().joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    try await session.change(member, "name", GatewayV1.Member(name: name)) { before, after in
      "“\(SafeText.line(before.name))” is “\(SafeText.line(after.name))” from now on."
    }
  }
}

/// `daybook members role`: makes a child a parent, or a parent a child.
struct MembersRoleCommand: Command {
  static let manual = Manual(
    name: ["members", "role"],
    summary: "make a child a parent, or yourself a child",
    operands: [
      .householdMember, Manual.Operand(name: "ROLE", help: "parent or child"),
    ],
    notes: [
      "A household needs a parent. Parents can see the lists of children, but not each other's."
    ],
    examples: ["daybook members role Mia parent"]
  )

  private let member: String
  private let role: GatewayV1.MemberRole

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    member = arguments.operands[0]
    switch arguments.operands[1].trimmed.lowercased() {
    case "parent": role = .parent
    case "child": role = .child
    default:
      throw .usage("A role is parent or child, not “\(SafeText.line(arguments.operands[1]))”.")
    }
  }

  func run(_ session: Session) async throws {
    try await session.change(member, "role", GatewayV1.Member(role: role)) { _, after in
      "\(SafeText.line(after.name)) is a \(after.role == .parent ? "parent" : "child") from now on."
    }
  }
}

/// `daybook members zone`: gives a member their own time zone.
struct MembersZoneCommand: Command {
  static let manual = Manual(
    name: ["members", "zone"],
    summary: "give a member their own time zone, or the household's",
    operands: [
      .householdMember,
      Manual.Operand(name: "ZONE", help: "as Europe/Berlin; “household” means the household's"),
    ],
    examples: ["daybook members zone Sam Asia/Tokyo", "daybook members zone Sam household"]
  )

  private let member: String
  private let zone: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    member = arguments.operands[0]
    let zone = arguments.operands[1].trimmed
    self.zone = zone.lowercased() == "household" ? "" : zone
    if zone.isEmpty { throw .usage("Give the zone, or “household” for the household's.") }
  }

  func run(_ session: Session) async throws {
    try await session.change(member, "zone", GatewayV1.Member(zone: zone)) { _, after in
      after.zone.isEmpty
        ? "\(SafeText.line(after.name))'s days are counted in the household's zone from now on."
        : "\(SafeText.line(after.name))'s days are counted in \(SafeText.line(after.zone)) from now on."
    }
  }
}

/// `daybook members color`: gives a member a colour.
struct MembersColorCommand: Command {
  static let manual = Manual(
    name: ["members", "color"],
    aliases: [["members", "colour"]],
    summary: "give a member a colour",
    operands: [
      .householdMember, Manual.Operand(name: "COLOR", help: "as #3366cc; “none” removes it"),
    ],
    examples: ["daybook members color Mia '#3366cc'"]
  )

  private let member: String
  private let color: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    member = arguments.operands[0]
    let color = arguments.operands[1].trimmed
    self.color = color.lowercased() == "none" ? "" : color
  }

  func run(_ session: Session) async throws {
    try await session.change(member, "color", GatewayV1.Member(color: color)) { _, after in
      after.color.isEmpty
        ? "\(SafeText.line(after.name)) has no colour any more."
        : "\(SafeText.line(after.name)) has the colour \(SafeText.line(after.color))."
    }
  }
}
