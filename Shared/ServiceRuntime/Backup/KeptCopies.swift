import Foundation
import Glibc
import SQLite
package import Vocabulary

/// Copies that are kept for a time only, so that what a household deletes is gone from them too.
///
/// ```text
/// backups/daybook-<time>.backup   made by an operator
/// X.db.replaced-<time>            what a restore put aside, in plain text; with -wal, -shm, -journal and .lock
/// X.db.before-<version>           made before a step of the schema, in plain text; its time is the file's
/// ```
package enum KeptCopies {
  /// Long enough to find out that something is missing.
  package static let keptFor = Duration.seconds(30 * 86_400)

  /// What was made before it was kept long enough: by the clock, and by the time that each service has run.
  ///
  /// A clock that is wrong alone makes nothing old.
  /// - Parameters:
  ///   - data: the databases of all services, which may be running.
  ///   - now: what the clock says.
  /// - Returns: `nil` when one of them has not run that long, or nobody can say.
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

  /// Removes files of a folder whose names say a time before `limit`.
  ///
  /// - Parameters:
  ///   - folder: where they lie.
  ///   - limit: what is older goes.
  ///   - time: the part of a name that says when the file was made; `nil`: it is none of them.
  /// - Returns: how many went.
  package static func forget(
    in folder: String,
    before limit: Timestamp,
    _ time: (String) -> String?
  ) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // Times of this form are ordered as their texts are.
    let oldest = Restoration.name(of: limit)
    return names.count { name in
      guard let made = time(name), isTime(made), made < oldest else { return false }
      return unlink("\(folder)/\(name)") == 0
    }
  }

  /// Removes what lies beside a database for longer than it is kept.
  ///
  /// - Returns: how many files went.
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

  /// `20261121T130000Z`, perhaps with a number behind it, and for what lies beside it with its ending.
  private static func isTime(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z(-[0-9]+)?(-wal|-shm|-journal|\.lock)?/) != nil
  }
}
