import ServiceRuntime

/// `daybook operator restore`: restores the databases of a backup.
struct RestoreCommand: Command {
  static let manual = Manual(
    name: ["operator", "restore"],
    summary: "restore the databases from a backup, while the services are stopped",
    operands: [Manual.Operand(name: "FILE", help: "a file that operator backup made")],
    options: InstallationFiles.options,
    notes: [
      "The whole backup is checked before anything is touched. The command asks once before it replaces "
        + "existing databases, and keeps them beside the new ones under another name.",
      wayBack,
      "Access tokens of the backup are valid again. If you have none, as on a new machine, "
        + "“daybook operator token PARENT --sign-in” creates one once the services run.",
    ],
    examples: ["daybook operator restore /mnt/usb/daybook.backup"]
  )

  private static let wayBack =
    "To put all of them back: stop the services. For each X.db.replaced-TIME remove X.db, its -wal and -journal, "
    + "and rename it, with the -wal, -journal and .lock of that name, to X.db, X.db-wal, X.db-journal, X.db.lock. "
    + "Then remove each X.db.restoring, which an interrupted restore leaves."
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
  }

  func run(_ session: Session) async throws {
    let files = InstallationFiles(session, arguments)
    let key = try BackupKey.read(files.keyFile)
    let interruption = Interruption { TemporaryFiles.discard() }
    let restoration = try Restoration(arguments.operand(0) ?? "", into: files.data, key: key)
    if !restoration.replaced.isEmpty {
      try session.confirm(
        "Replace the \(restoration.replaced.count) databases in \(SafeText.line(files.data.path))?"
      )
    }
    let kept = try interruption.hold { try restoration.commit(at: session.now) }
    try await session.answer(restoration.manifest) {
      restoration.manifest.table(session.style)
        + (kept.isEmpty ? [] : ["", "The earlier files are kept as:"])
        + kept.map { "  \(SafeText.line($0))" }
        + (kept.isEmpty ? [] : [Self.wayBack])
        + [
          "",
          "Start the services. If you are not signed in: daybook operator token PARENT --sign-in",
        ]
    }
  }
}
