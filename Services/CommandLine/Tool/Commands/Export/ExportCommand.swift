import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook export`: everything that a member may read, in one archive.
struct ExportCommand: Command {
  static let manual = Manual(
    name: ["export"],
    summary: "write everything you may read to an archive: lines of JSON, tables, a manifest",
    operands: [
      Manual.Operand(name: "TARGET", help: "a .zip file, or a folder")
    ],
    options: Manual.Option.ofMember,
    notes: [
      "Your own records and what the household has in common; a parent's also has the children's.",
      "Access tokens, PINs and other secrets are not in it, nor what is private to another member.",
      "An archive that is there already is replaced once the new one is whole.",
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
