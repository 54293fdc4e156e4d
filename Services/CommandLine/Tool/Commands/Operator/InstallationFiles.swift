import Foundation
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// The paths of an installation that operator commands use.
struct InstallationFiles {
  static let options = [
    Manual.Option(
      name: "data",
      value: "DIR",
      help: "where the databases are (default: $DAYBOOK_HOME/data)"
    ),
    Manual.Option(
      name: "key-file",
      value: "FILE",
      help: "the backup key (default: $DAYBOOK_HOME/keys/backup.key)"
    ),
  ]

  let data: DataFolder
  let keyFile: String
  private let home: String

  init(_ session: Session, _ arguments: ParsedArguments) {
    home = session.files.home
    data = DataFolder(arguments.value("data") ?? "\(home)/data")
    keyFile = arguments.value("key-file") ?? "\(home)/keys/backup.key"
  }

  /// The path of a new backup; creates the folder if it is missing.
  func newBackup(at now: Timestamp) throws(BackupRefusal) -> String {
    let folder = "\(home)/backups"
    do {
      try FileManager.default.createPrivateDirectory(atPath: folder)
    } catch {
      throw .unusable(path: folder, reason: "the folder cannot be created")
    }
    return "\(folder)/daybook-\(Restoration.name(of: now)).backup"
  }

  /// Removes expired backups, and what a killed backup left a day ago.
  ///
  /// A backup expires by the time in its name, by the clock and by the services' running time.
  /// Other files, and those in other folders, are not touched.
  /// - Returns: how many backups were removed.
  func forgetBackups(at now: Timestamp) -> Int {
    _ = forget(".backup.partial", before: now - .seconds(86_400))
    guard let limit = RetainedCopies.limit(of: data, at: now) else { return 0 }
    return forget(".backup", before: limit)
  }

  private func forget(_ ending: String, before limit: Timestamp) -> Int {
    RetainedCopies.forget(in: "\(home)/backups", before: limit) { name in
      name.hasPrefix("daybook-") && name.hasSuffix(ending)
        ? String(name.dropFirst("daybook-".count).dropLast(ending.count)) : nil
    }
  }
}

extension BackupManifest {
  /// One line per database, with its problems below.
  func table(_ style: Style) -> [String] {
    var table = Table([
      Table.Column(heading: "Database"),
      Table.Column(heading: "Schema", isAtRight: true),
      Table.Column(heading: "KiB", isAtRight: true),
      Table.Column(heading: "Events", isAtRight: true),
      Table.Column(heading: "", isFlexible: true),
    ])
    for database in databases {
      table.add([
        Table.Cell(SafeText.line(database.service)),
        Table.Cell(String(database.schema)),
        Table.Cell(String(database.bytes / 1_024)),
        Table.Cell(String(database.feedSequence)),
        database.problems.isEmpty
          ? Table.Cell("sound", .green)
          : Table.Cell(database.problems.map(SafeText.line).joined(separator: "; "), .red),
      ])
    }
    let made = madeAt.flatMap { Timestamp($0) }.map {
      ["Made \(Restoration.name(of: $0)) by Daybook \(SafeText.line(version))."]
    }
    return table.lines(style) + (made ?? [])
  }
}
