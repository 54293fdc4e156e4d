import RuntimeContracts
import ServiceRuntime

/// `daybook operator backup`: copies all databases into one sealed file, while the services run.
struct BackupCommand: Command {
  static let manual = Manual(
    name: ["operator", "backup"],
    summary: "copy all databases into one encrypted file, while the services run",
    operands: [
      Manual.Operand(
        name: "FILE",
        help: "the new file (default: $DAYBOOK_HOME/backups, named after the time)",
        isOptional: true
      )
    ],
    options: InstallationFiles.options,
    notes: [
      "Works on the files themselves and needs no gateway. Without the key a backup cannot be read: "
        + "keep a copy of it in another place.",
      "Exits with 1 if a database is damaged, even if it could be copied; then no old backup is removed.",
      "Backups in $DAYBOOK_HOME/backups that are named after the time are removed after 30 days, so that "
        + "deleted data disappears from backups too.",
    ],
    examples: ["daybook operator backup", "daybook operator backup /mnt/usb/daybook.backup"]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard arguments.operand(0) != "-" else {
      throw .usage(
        "A backup is written to a file, not to standard output.",
        hint: "Name a file, or “./-” for one of that name."
      )
    }
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let files = InstallationFiles(session, arguments)
    let path = try arguments.operand(0) ?? files.newBackup(at: session.now)
    let key = try BackupKey.read(files.keyFile)
    let interruption = Interruption { TemporaryFiles.discard() }
    let manifest = try Backup.make(of: files.data, to: path, key: key, at: session.now)
    let isSound = manifest.databases.allSatisfy(\.problems.isEmpty)
    if !isSound { session.exit = .failure }
    // Backups from before the damage may be needed.
    let forgotten = interruption.hold { isSound ? files.forgetBackups(at: session.now) : 0 }
    try await session.answer(manifest) {
      manifest.table(session.style) + ["", "Kept in \(SafeText.line(path))."]
        + (forgotten == 0
          ? [] : ["Removed \(counted(forgotten, "backup")) of more than 30 days ago."])
    }
  }
}
