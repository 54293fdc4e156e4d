import Foundation
import Glibc
import SQLite
package import Vocabulary

/// Copies with a retention time, so that data a household deleted disappears from them too.
///
/// ```text
/// backups/daybook-<time>.backup   made by an operator
/// X.db.replaced-<time>            set aside by a restore, in plain text; with -wal, -shm, -journal and .lock
/// X.db.before-<version>           made before a migration, in plain text; its time is the file's
/// ```
package enum RetainedCopies {
  /// Long enough to notice that something is missing.
  package static let keptFor = Duration.seconds(30 * 86_400)

  /// The creation time before which copies have expired, by the clock and by the time that each
  /// service has run.
  ///
  /// A wrong clock alone expires nothing.
  /// - Parameters:
  ///   - data: the databases of all services, which may be running.
  ///   - now: the clock's time.
  /// - Returns: `nil` when a service has not run that long, or when unknown.
  package static func limit(of data: DataFolder, at now: Timestamp) -> Timestamp? {
    var limit = now - keptFor
    for member in data.members {
      defer { FileInspection.tidy(member.path) }
      guard let connection = try? Connection(path: member.path, mode: .readOnly),
        let mark = try? Uptime.mark(keptFor, in: connection)
      else { return nil }
      limit = min(limit, mark.at)
    }
    return limit
  }

  /// Removes files of a folder whose names contain a time before `limit`.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - limit: older files are removed.
  ///   - time: returns the part of a name with the creation time; `nil` for other files.
  /// - Returns: how many were removed.
  package static func forget(
    in folder: String,
    before limit: Timestamp,
    _ time: (String) -> String?
  ) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // Times in this form sort as text.
    let oldest = Restoration.name(of: limit)
    return names.count { name in
      guard let made = time(name), isTime(made), made < oldest else { return false }
      return unlink("\(folder)/\(name)") == 0
    }
  }

  /// Removes expired copies beside a database.
  ///
  /// - Returns: how many files were removed.
  static func forget(beside path: String, before limit: Timestamp) -> Int {
    let folder = DataFolder.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    func ending(_ file: String, _ word: String) -> String? {
      let start = "\(name).\(word)-"
      return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : nil
    }
    return forget(in: folder, before: limit) { file in
      if let time = ending(file, "replaced") { return time }
      guard let version = ending(file, "before"), version.allSatisfy(\.isNumber) else { return nil }
      var facts = stat()
      guard stat("\(folder)/\(file)", &facts) == 0 else { return nil }
      let made = Int64(facts.st_mtim.tv_sec) * 1_000
      return Restoration.name(of: Timestamp(millisecondsSinceEpoch: made))
    }
  }

  /// Matches `20261121T130000Z`, optionally followed by a number, and by the suffix of a file that
  /// belongs to it.
  private static func isTime(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z(-[0-9]+)?(-wal|-shm|-journal|\.lock)?/) != nil
  }
}
