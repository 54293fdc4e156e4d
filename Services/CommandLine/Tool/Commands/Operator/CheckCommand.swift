import RuntimeContracts
import ServiceRuntime

/// `daybook operator check`: checks a backup, or the databases themselves.
struct CheckCommand: Command {
  static let manual = Manual(
    name: ["operator", "check"],
    summary: "check the databases or a backup, and report problems",
    operands: [
      Manual.Operand(
        name: "FILE",
        help: "a backup (default: the databases as they are now)",
        isOptional: true
      )
    ],
    options: InstallationFiles.options,
    notes: ["Changes nothing. Exits with 1 if there is a problem."],
    examples: ["daybook operator check", "daybook operator check /mnt/usb/daybook.backup"]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let files = InstallationFiles(session, arguments)
    let manifest: BackupManifest
    if let path = arguments.operand(0) {
      manifest = try Backup.check(path, key: try BackupKey.read(files.keyFile))
    } else {
      manifest = BackupManifest(databases: try files.data.inspected())
    }
    if manifest.databases.contains(where: { !$0.problems.isEmpty }) { session.exit = .failure }
    try await session.answer(manifest) { manifest.table(session.style) }
  }
}
