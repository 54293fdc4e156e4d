import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook export`: writes all data that a member may read to an archive.
struct ExportCommand: Command {
  static let manual = Manual(
    name: ["export"],
    summary: "write all data that you may read to an archive: JSON lines, tables, a manifest",
    operands: [
      Manual.Operand(name: "TARGET", help: "a .zip file, or a folder")
    ],
    options: Manual.Option.ofMember,
    notes: [
      "It contains your own records and those of the household; for a parent also the children's.",
      "It contains no access tokens, PINs and other secrets, and no private records of other members.",
      "An existing archive is replaced once the new one is complete.",
    ],
    examples: ["daybook export daybook.zip", "daybook export --child Mia mia/"]
  )

  private let target: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    target = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let household = try await session.whoAmI().household ?? GatewayV1.Household()
    let gateway = try session.gateway
    var writing = try ExportWriting(target, session, household)
    do {
      let request = GatewayV1.ExportRequest(memberID: member)
      for try await part in try await gateway.exports.export(request) { try writing.take(part) }
      try writing.finish()
    } catch {
      writing.discard()
      throw error
    }
    let summary = writing.summary
    if session.options.isJSON {
      session.environment.output.write(summary.json + "\n")
    } else {
      session.say(
        "\(counted(summary.records, "record")) in \(counted(summary.files, "file")) written to "
          + "“\(SafeText.line(target))”."
      )
    }
  }
}
